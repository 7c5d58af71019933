#include "model/playtest/counters.h"

#include <algorithm>
#include <numeric>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/engine.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/desolation/kinds.h"
#include "model/playtest/modules/frontiers/event_cards.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "model/playtest/modules/spices/kinds.h"
#include "model/playtest/modules/volcano/kinds.h"
#include "model/playtest/table.h"
#include "tests/support/counted.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

/// Games of settlers on a template, with what was counted in them, and every action between its two states.
struct CountedGames {
  explicit CountedGames(std::string_view name, int games = 4, std::string_view bot = "settler")
      : game(template_named(name), {.offers_a_turn = 1}),
        match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot(bot))),
        games_(games) {}

  /// `visit(before, action, after)` for every action of every game.
  template <class Visit>
  void play(Visit visit) {
    for (int n = 0; n < games_; ++n) {
      Actions log;
      end = match.play(7, static_cast<std::uint64_t>(n), 600, &tally, &log).state;
      State before = match.start();
      for (const Action& action : log) {
        State after = before;
        apply(game, after, action);
        visit(before, action, after);
        before = after;
      }
    }
  }
  std::int64_t sum(std::string_view module, std::string_view id, int seat = -1, int kind = -1) const {
    return counted(game, tally.counted, module, id, seat, kind);
  }

  Game game;
  Match match;
  Tally tally;  ///< of all games
  State end;    ///< of the last one

 private:
  int games_;
};

int count_terrain(const State& state, Terrain terrain) {
  return static_cast<int>(
      std::count(state.terrain.begin(), state.terrain.end(), static_cast<std::uint8_t>(terrain)));
}
int count_towns(const State& state, Who seat, Building building) {
  return static_cast<int>(std::count_if(state.building.begin(), state.building.end(),
                                        [&](BuildingPiece piece) { return piece.is(seat, building); }));
}

TEST(Counters, OfTheJungleAgreeWithTheDiscoveriesOfEachSeat) {  // JUN-04, JUN-06
  CountedGames games("jungle-3-4");
  BySeat<int> made{}, used{};
  games.play([&](const State& before, const Action& action, const State& after) {
    for (const SeatId seat : games.game.seats()) {
      const int more = after.seats[seat].discoveries - before.seats[seat].discoveries;
      (more > 0 ? made : used)[seat] += std::abs(more);
    }
    (void)action;
  });
  for (const SeatId seat : games.game.seats()) {
    EXPECT_EQ(games.sum("jungle", "discoveries", seat.value()), made[seat]);
    EXPECT_EQ(games.sum("jungle", "discoveries-used", seat.value()), used[seat]);
  }
  EXPECT_GT(games.sum("jungle", "discoveries-used"), 0);
}

TEST(Counters, OfTheJungleNameTheReplacedCards) {  // JUN-06
  CountedGames games("jungle-3-4");
  std::array<int, replaceable_cards.size()> replaced{};
  games.play([&](const State&, const Action& action, const State&) {
    if (action.kind != ActionKind::BuyDevelopment) return;
    for (std::size_t i = 0; i < replaced.size(); ++i)
      replaced[i] += replaced_by_discoveries(action.x)[replaceable_cards[i]];
  });
  for (int kind = 0; kind < 3; ++kind)
    EXPECT_EQ(games.sum("jungle", "discoveries-used", -1, kind), replaced[static_cast<std::size_t>(kind)]);
}

TEST(Counters, OfTheVolcanoNameEachCornerAndEachLossReductionsToo) {  // VOL-04, VOL-05
  std::int64_t all = 0;
  for (const char* name : {"volcano-3-4", "krakatoa-3", "volcano-sea-3"}) {
    CountedGames games(name, 8);
    std::array<int, 7> die{};
    std::array<int, 3> losses{};  // settlement, city, city reduced
    games.play([&](const State& before, const Action& action, const State& after) {
      if (action.kind != volcano::action::erupt) return;
      ++die[action.c];
      for (const SeatId seat : games.game.seats()) {
        const int cities =
            count_towns(before, seat, Building::City) - count_towns(after, seat, Building::City);
        const int settlements =
            count_towns(before, seat, Building::Settlement) - count_towns(after, seat, Building::Settlement);
        losses[0] += settlements > 0 ? 1 : 0;
        losses[1] += cities > 0 && settlements == 0 ? 1 : 0;
        losses[2] += cities > 0 && settlements < 0 ? 1 : 0;
      }
    });
    for (int kind = 0; kind < 6; ++kind)
      EXPECT_EQ(games.sum("volcano", "eruptions", -1, kind), die[static_cast<std::size_t>(kind) + 1]) << name;
    for (int kind = 0; kind < 3; ++kind)
      EXPECT_EQ(games.sum("volcano", "losses", -1, kind), losses[static_cast<std::size_t>(kind)]) << name;
    all += games.sum("volcano", "losses");
  }
  EXPECT_GT(all, 0);
}

TEST(Counters, OfClimateChangeAgreeWithTheBoard) {  // DES-02, DES-03, DES-05
  CountedGames games("desolation-3-4-variable", 8);
  int devaluations = 0, deserts = 0, buildings = 0, routes = 0;
  games.play([&](const State& before, const Action& action, const State& after) {
    if (action.kind != desolation::action::devalue) return;
    ++devaluations;
    deserts += count_terrain(after, Terrain::Desert) - count_terrain(before, Terrain::Desert);
    for (const SeatId seat : games.game.seats()) {
      const auto& was = before.seats[seat];
      const auto& is = after.seats[seat];
      routes += was.route_count - is.route_count;
      for (const Building building : {Building::Settlement, Building::City})
        buildings += count_towns(before, seat, building) - count_towns(after, seat, building);
    }
  });
  EXPECT_EQ(games.sum("desolation", "devaluations"), devaluations);
  EXPECT_EQ(games.sum("desolation", "deserts"), deserts);
  EXPECT_EQ(games.sum("desolation", "isolated", -1, 0) + games.sum("desolation", "isolated", -1, 1),
            buildings);
  EXPECT_EQ(games.sum("desolation", "isolated", -1, 2), routes);
  EXPECT_GT(routes, 0);
}

TEST(Counters, OfSpicesAgreeWithTheActions) {  // SPI-03, SPI-04, SPI-06, SPI-07, SPI-09, SPI-10
  CountedGames games("spices-fog-islands-4", 6);
  std::array<int, most_action_kinds> done{};
  int traded = 0;
  games.play([&](const State& before, const Action& action, const State&) {
    ++done[static_cast<std::size_t>(action.kind)];
    if (action.kind == ActionKind::CloseTrade)
      traded += Cards::of_bundle(before.give).spices().size() + Cards::of_bundle(before.want).spices().size();
  });
  const auto times = [&](ActionKind kind) { return done[static_cast<std::size_t>(kind)]; };
  EXPECT_EQ(games.sum("spices", "drawn"), times(spices::action::draw_spice));
  EXPECT_GE(games.sum("spices", "reached"), times(spices::action::draw_spice));
  EXPECT_EQ(games.sum("spices", "bought"), times(spices::action::use_option));
  EXPECT_EQ(games.sum("spices", "exchanged"), times(spices::action::exchange_spices));
  EXPECT_EQ(games.sum("spices", "merchants"), times(spices::action::place_merchant));
  EXPECT_EQ(games.sum("spices", "options"), times(spices::action::take_option));
  EXPECT_EQ(games.sum("spices", "traded"), traded);
  EXPECT_GT(games.sum("spices", "merchants"), 0);
  EXPECT_GT(games.sum("spices", "drawn"), 0);
}

TEST(Counters, OfSpicesKnowCardsThatAreGivenBack) {  // SPI-11
  CountedGames games("spices-new-shores-5-6", 2, "random");
  int returned = 0;
  games.play([&](const State&, const Action& action, const State&) {
    returned += action.kind == spices::action::return_spice ? 1 : 0;
  });
  EXPECT_EQ(games.sum("spices", "returned"), returned);
}

TEST(Counters, OfFrontiersAgreeWithWhatEventsBringAndTake) {  // FRO-02, FRO-05 to FRO-15
  using frontiers::EventCard;
  CountedGames games("frontiers", 10);
  std::array<int, 11> found{};
  int brought = 0, paid = 0;
  games.play([&](const State& before, const Action& action, const State& after) {
    if (action.kind == frontiers::action::turn_up_event) ++found[action.c];
    const Task* task = before.task();
    const bool of_event =
        task && (task->kind == frontiers::task::may_take || task->kind == frontiers::task::must_pay ||
                 task->kind == frontiers::task::trade_produced || task->kind == frontiers::task::meet_people);
    if (!of_event && action.kind != frontiers::action::right_building &&
        action.kind != frontiers::action::upgrade_for_any)
      return;
    const SeatId seat = actor(before);
    const auto cards = [&](const State& state) {
      const Seat& s = state.seats[seat];
      return s.hand.size() + (s.set_aside != 0 ? 2 : 0);
    };
    // A trade gives two and brings one, for produced cards as for those that were set aside.
    const bool trade =
        task && (task->kind == frontiers::task::trade_produced || task->kind == frontiers::task::meet_people);
    const int more = cards(after) - cards(before);
    if (trade && more == -1 && action.kind != frontiers::action::lose_card)
      paid += 2, brought += 1;
    else
      (more > 0 ? brought : paid) += std::abs(more);
  });
  for (int card = 1; card <= 10; ++card)
    EXPECT_EQ(games.sum("frontiers", "events", -1, card - 1), found[static_cast<std::size_t>(card)])
        << id(static_cast<EventCard>(card));
  EXPECT_EQ(games.sum("frontiers", "cards-brought"), brought);
  EXPECT_EQ(games.sum("frontiers", "cards-paid"), paid);
  EXPECT_GT(brought, 0);
  EXPECT_GT(paid, 0);
}

TEST(Counters, SayWhenStacksAndTheBagRanOut) {  // EXP-08, EXP-09
  const Game game(template_named("explorers-3-4"));
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("random")));
  int stacks = 0, bags = 0;
  for (std::uint64_t n = 0; n < 4; ++n) {
    Tally tally;
    const State end = match.play(7, n, 5'000, &tally).state;
    tally.counted.resize(game.counters().size());
    const auto expect_counted = [&](const Counters::Row& row, int place, int left) {
      EXPECT_EQ(tally.counted[row.at(SeatId(0), place, 0)], left == 0 ? 1U : 0U)
          << row.counter->id << " " << place;
      EXPECT_EQ(tally.counted[row.turns_at(SeatId(0), place, 0)] > 0, left == 0)
          << row.counter->id << " " << place;
      return left == 0 ? 1 : 0;
    };
    const auto sum = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
    for (const Counters::Row& row : game.counters().rows())
      for (int place = 0; place < row.places; ++place) {
        const auto i = static_cast<std::size_t>(place);
        if (row.counter->id == "stacks-emptied")
          stacks += expect_counted(row, place, sum(end.stacks[i]) + end.dealt[i]);
        if (row.counter->id == "tokens-run-out" && sum(match.start().token_pools[i]) > 0)
          bags += expect_counted(row, place, sum(end.token_pools[i]));
      }
  }
  EXPECT_GT(stacks, 0);
  EXPECT_GT(bags, 0);
}

TEST(Counters, AreThoseOfTheModulesThatArePlayed) {
  const Game base(template_named("base-3-4"));
  EXPECT_TRUE(base.counters().rows().empty());
  const Game jungle(template_named("jungle-3-4"));
  for (const Counters::Row& row : jungle.counters().rows()) EXPECT_EQ(row.module, "jungle");
  EXPECT_EQ(jungle.counters().rows().size(), 2U);
}

}  // namespace
}  // namespace hexwright
