#include "model/playtest/modules/cities_and_knights/progress_words.h"

#include <array>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

namespace knights_action = cities_and_knights::action;

struct CardRow {
  Progress card;
  ActionKind played_by;  ///< those that are shown at once are never played
  const char* about;
};

constexpr std::array<CardRow, progress_kinds> card_rows{{
    {Progress::Alchemist, knights_action::play_alchemist, N_("Before the roll: choose both number dice.")},
    {Progress::Crane, knights_action::play_crane,
     N_("The next improvement of this turn costs one commodity less.")},
    {Progress::Engineer, knights_action::play_engineer, N_("Build a city wall free of charge.")},
    {Progress::Inventor, knights_action::play_inventor,
     N_("Let two number tokens change places, but none of 2, 6, 8 and 12.")},
    {Progress::Irrigation, knights_action::play_irrigation,
     N_("Take 2 grain for each fields hex at own buildings.")},
    {Progress::Medicine, knights_action::play_medicine,
     N_("Turn a settlement into a city for 2 ore and 1 grain.")},
    {Progress::Mining, knights_action::play_mining,
     N_("Take 2 ore for each mountains hex at own buildings.")},
    {Progress::Printer, ActionKind::Pass, N_("A victory point.")},
    {Progress::RoadBuilding, knights_action::play_road_building,
     N_("Lay two roads or ships free of charge.")},
    {Progress::Smith, knights_action::play_smith, N_("Promote up to two knights free of charge.")},
    {Progress::Bishop, knights_action::play_bishop,
     N_("Move the robber and steal a card from everybody who has a building there.")},
    {Progress::Constitution, ActionKind::Pass, N_("A victory point.")},
    {Progress::Deserter, knights_action::play_deserter,
     N_("Another player gives up a knight, and you may place one in return.")},
    {Progress::Diplomat, knights_action::play_diplomat,
     N_("Take up a road or ship at an open end; an own one may be laid elsewhere.")},
    {Progress::Intrigue, knights_action::play_intrigue,
     N_("Displace another player's knight that stands at an own route.")},
    {Progress::Saboteur, knights_action::play_saboteur,
     N_("Everybody with as many points or more discards half of the hand.")},
    {Progress::Spy, knights_action::play_spy, N_("Look at another player's progress cards and take one.")},
    {Progress::Warlord, knights_action::play_warlord, N_("Activate all own knights free of charge.")},
    {Progress::Wedding, knights_action::play_wedding, N_("Everybody with more points gives you two cards.")},
    {Progress::CommercialHarbor, knights_action::play_commercial_harbor,
     N_("Offer each other player a resource, who gives a commodity for it.")},
    {Progress::MasterMerchant, knights_action::play_master_merchant,
     N_("Look at the hand of a player with more points and take two cards.")},
    {Progress::Merchant, knights_action::play_merchant,
     N_("Place the merchant at an own building: a victory point, and the hex's resource is traded 2:1.")},
    {Progress::MerchantFleet, knights_action::play_merchant_fleet,
     N_("Trade one kind of card 2:1 in this turn.")},
    {Progress::ResourceMonopoly, knights_action::play_resource_monopoly,
     N_("Name a resource: everybody gives you two of it.")},
    {Progress::TradeMonopoly, knights_action::play_trade_monopoly,
     N_("Name a commodity: everybody gives you one of it.")},
}};

constexpr bool are_rows_in_order() {
  for (std::size_t i = 0; i < card_rows.size(); ++i)
    if (card_rows[i].card != static_cast<Progress>(i)) return false;
  return true;
}
static_assert(are_rows_in_order());

}  // namespace

const char* about(Progress card) { return card_rows[at(card)].about; }

std::optional<Progress> card_played_by(ActionKind kind) {
  for (const CardRow& row : card_rows)
    if (!is_victory_point(row.card) && row.played_by == kind) return row.card;
  return std::nullopt;
}

}  // namespace hexwright
