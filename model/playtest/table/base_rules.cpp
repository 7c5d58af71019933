#include <array>

#include "playtest/modules/modules.h"
#include "playtest/table/base_table.h"

namespace hexwright {
namespace {

const std::array tasks{discard,       move_robber,  steal,       free_route, take_card,
                       put_down_ship, answer_trade, close_trade, turn_up};

constexpr std::array chances{
    ChanceRule{ActionKind::Roll, weigh_dice},
    ChanceRule{ActionKind::Steal, weigh_stolen},
    ChanceRule{ActionKind::BuyDevelopment, weigh_developments},
    ChanceRule{ActionKind::TurnUp, weigh_turned_up},
};

const TableRules base{.module = "base", .tasks = tasks, .chances = chances};

// In the order in which they have their say. Volcanoes erupt after everybody has got what a roll brings; what
// frontier events do comes last. VOL-07, FRO-05
const std::array<const TableRules*, 7> rules{
    &base,         &jungle_table,   &volcano_table, &explorers_table, &desolation_table,
    &spices_table, &frontiers_table};

}  // namespace

std::span<const TableRules* const> all_table_rules() { return rules; }

}  // namespace hexwright
