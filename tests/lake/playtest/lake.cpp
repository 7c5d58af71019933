// What lakes do at the table: a hook that gives fish, an action that spends them, and what bots and reports
// make of it.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/yield.h"
#include "model/playtest/table/base_table.h"
#include "tests/lake/playtest/kinds.h"
#include "tests/lake/terrain.h"

namespace hexwright {

extern const ModuleRules lake_rules;

namespace lake {
namespace {

constexpr Counter caught{"fish", N_("Fish caught"), CountedAt::Hex, true};
constexpr Counter spent{"fish-spent", N_("Resources bought with fish"), CountedAt::Anywhere, true,
                        kinds_of<resource_cards>};
constexpr std::array counters{&caught, &spent};

bool is_day_of_fish(int roll) { return roll <= 3 || roll >= 11; }

/// LAKE-02
void catch_fish(PlayContext& play, const event::Produced& produced) {
  if (!is_day_of_fish(produced.roll)) return;
  for (const HexId hex : play.board().hexes()) {
    if (!shows(play.state, hex, terrain.value) || hex == play.state.robber) continue;
    const auto yields = yields_of(play, hex);
    for (const SeatId seat : play.game.seats()) {
      auto& own = play.seat(seat).fish;
      const int more = std::min(yields[seat], most_fish - own);
      own = static_cast<std::uint8_t>(own + more);
      if (more > 0) count(play, caught, {.seat = seat, .place = hex}, more);
    }
  }
}

/// LAKE-03
void list_purchases(const ReadContext& read, SeatId seat, Actions& actions) {
  if (read.state.phase != Phase::Main || seat_of(read, seat).fish < fish_for_a_card) return;
  for (const Card card : resource_cards)
    if (read.state.bank[card] > 0) list_with(actions, action::buy_with_fish, card);
}
void buy(PlayContext& play, SeatId seat, const Action& action) {
  auto& own = play.seat(seat).fish;
  own = static_cast<std::uint8_t>(own - fish_for_a_card);
  take_from_bank(play, seat, static_cast<Card>(action.x), 1);
  count(play, spent, {.seat = seat, .kind = action.x});
}

Message fish_caught(const Deed& deed, SeatId seat) {
  const int more = deed.after.seats[seat].fish - deed.before.seats[seat].fish;
  if (more <= 0) return {};
  return {N_("{0} catches fish: {1}"), {deed.words.player(seat), std::to_string(more)}};
}

bool lives_at_lake(const ReadContext& read, Cards) {
  for (const HexId hex : read.board().hexes()) {
    const auto& corners = read.board().hex_intersections(hex);
    if (shows(read.state, hex, terrain.value) &&
        std::any_of(corners.begin(), corners.end(),
                    [&](IntersectionId corner) { return is_town(building_at(read.state, corner)); }))
      return true;
  }
  return false;
}

void find_broken(const ReadContext& read, std::vector<std::string>& broken) {
  for (const SeatId seat : read.game.seats())
    if (seat_of(read, seat).fish > most_fish)
      broken.push_back(fmt::format("seat {} has {} fish", seat.value(), seat_of(read, seat).fish));
}

/// Four of 36 rolls bring 1 + 2 + 2 + 1 fish to a settlement: a third of a card each.
float worth_of_lake(const BoardWorth& board_worth, float) {
  constexpr float cards_a_roll = 6.0F / 36 / 3;
  return board_worth.rolls_left() * cards_a_roll * board_worth.weights().choice * board_worth.weights().card;
}

constexpr std::array actions{ActionSpec{
    .kind = action::buy_with_fish,
    .id = "buy-with-fish",
    .title = N_("buy with fish"),
    .fields = {.x = {"card", FieldKind::Card}},
    .list = list_purchases,
    .apply = buy,
    .label =
        [](const Decision& d) {
          return Message{N_("give 3 fish for {0}"), {d.card()}};
        },
    .describe = [](const Deed& deed) { return deed.by(N_("{0} gives 3 fish for {1}"), deed.card()); },
    .when_possible = N_("this needs three fish, and a card that the bank has"),
    .key = 'L',
    .gain = [](const SettlerContext& context, const Action& bought,
               float) { return change(context, {}, Cards(static_cast<Card>(bought.x))); }}};

constexpr std::array terrain_rules{TerrainRule{.terrain = terrain.value, .worth = worth_of_lake}};

}  // namespace
}  // namespace lake

constinit const ModuleRules lake_rules{.module = "lake",
                                       .actions = lake::actions,
                                       .terrains = lake::terrain_rules,
                                       .counters = lake::counters,
                                       .hooks = {.happened = on<lake::catch_fish>,
                                                 .may_bring = lake::lives_at_lake,
                                                 .yield = lake::fish_caught,
                                                 .find_broken = lake::find_broken}};

}  // namespace hexwright
