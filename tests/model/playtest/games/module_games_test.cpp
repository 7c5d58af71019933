#include <fmt/format.h>

#include "model/playtest/invariants.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "model/playtest/modules/spices/kinds.h"
#include "model/playtest/modules/volcano/kinds.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

/// What some games by chance came to, each looked at after every action.
struct Outcome {
  int ended = 0, stalled = 0;
  std::array<int, most_action_kinds> done{};
  std::string broken;

  int times(ActionKind kind) const { return done[static_cast<std::size_t>(kind)]; }
};

Outcome played(const Scenario& scenario, int games, const PlayOptions& options = {}) {
  constexpr int most_turns = 3'000;
  const Game game(scenario, options);
  Outcome outcome;
  for (int number = 0; number < games && outcome.broken.empty(); ++number) {
    Action before;
    int step = 0;
    const RandomGame random =
        play_random_game(game, 11, static_cast<std::uint64_t>(number), most_turns,
                         [&](const State& state, const Actions&, const Action& next) {
                           if (!is_looked_at(step++)) return true;
                           for (const std::string& each : broken_invariants(game, state))
                             outcome.broken += fmt::format("game {}, turn {}, after {}: {}; ", number,
                                                           state.turn_number, id(before.kind), each);
                           before = next;
                           return outcome.broken.empty();
                         });
    for (const Action& action : random.log) ++outcome.done[static_cast<std::size_t>(action.kind)];
    ++(random.end.phase == Phase::Over ? outcome.ended : outcome.stalled);
  }
  return outcome;
}

std::string words(const std::vector<Message>& messages) {
  std::string all;
  for (const Message& message : messages) all += text(message) + "; ";
  return all;
}

void expect_done(const Outcome& outcome, std::initializer_list<ActionKind> kinds) {
  EXPECT_EQ(outcome.broken, "");
  EXPECT_GT(outcome.ended, outcome.stalled);
  for (const ActionKind kind : kinds) EXPECT_GT(outcome.times(kind), 0) << id(kind);
}

constexpr std::initializer_list<ActionKind> of_frontiers{
    frontiers::action::turn_up_event,   frontiers::action::choose_event,
    frontiers::action::trade_produced,  ActionKind::PayCard,
    frontiers::action::set_aside,       frontiers::action::right_building,
    frontiers::action::upgrade_for_any, frontiers::action::lose_card};
constexpr std::initializer_list<ActionKind> of_spices{
    spices::action::draw_spice, spices::action::place_merchant, spices::action::take_option,
    spices::action::use_option, spices::action::exchange_spices};

TEST(GamesOfChance, AtFrontiersDoAllThatEventsKnow) {  // FRO-02 to FRO-15
  expect_done(played(template_named("frontiers"), 30, {.offers_a_turn = 1}), of_frontiers);
  expect_done(played(template_named("frontiers-variable"), 10, {.players = 3}),
              {frontiers::action::turn_up_event});
}

TEST(GamesOfChance, WithSpicesDoAllThatMerchantsKnow) {  // SPI-03 to SPI-11, FOG-04, NSH-01, NSH-06
  for (const char* name :
       {"spices-fog-islands-3", "spices-fog-islands-4", "spices-fog-islands-5-6",
        "spices-fog-islands-4-unexplored", "spices-new-shores-3-compact", "spices-new-shores-4",
        "spices-new-shores-5-6", "spices-new-shores-5-6-unexplored"}) {
    SCOPED_TRACE(name);
    if (is_sanitized && std::string_view(name) != "spices-fog-islands-4-unexplored") continue;
    expect_done(played(template_named(name), 6, {.offers_a_turn = 1}), of_spices);
  }
}

/// The frontiers of the island for three or four, on a map of the same island.
Scenario with_frontiers(Scenario scenario) {
  const Scenario frontiers = template_named("frontiers");
  scenario.rules["frontiers"] = {};
  scenario.frontiers = frontiers.frontiers;
  scenario.boxes.insert(frontiers.boxes.begin(), frontiers.boxes.end());
  return scenario;
}

TEST(GamesOfChance, PlayFrontiersWithAVolcanoBesideThem) {  // FRO-03, FRO-05, VOL-04
  Scenario scenario = with_frontiers(template_named("volcano-3-4"));
  // The volcano changes places with the hex that both events of a frontier look at.
  std::swap(scenario.cells.at(Hex{0, 0}), scenario.cells.at(Hex{-1, -1}));
  scenario.markers[Marker::Robber] = Hex{-1, -1};
  ASSERT_EQ(words(playability_errors(scenario)), "");
  expect_done(played(scenario, 30), {volcano::action::erupt, frontiers::action::turn_up_event,
                                     frontiers::action::choose_event, frontiers::action::set_aside,
                                     frontiers::action::right_building, frontiers::action::lose_card});
}

TEST(GamesOfChance, PlayFrontiersInTheJungle) {  // FRO-02, JUN-04
  const Scenario scenario = with_frontiers(template_named("jungle-3-4"));
  ASSERT_EQ(words(playability_errors(scenario)), "");
  expect_done(played(scenario, 10), {frontiers::action::turn_up_event});
}

TEST(GamesOfChance, PlayFrontiersAmongSpicesAndFog) {  // FRO-02, SPI-03
  Scenario scenario = template_named("spices-fog-islands-4");
  scenario.rules["frontiers"] = {};
  scenario.boxes["new-catan-frontiers"] = 1;
  const Hex east{7, 0};
  scenario.frontiers[Path(east, Direction::SouthEast)] = Intersection(east, Corner::South);
  ASSERT_EQ(words(playability_errors(scenario)), "");
  const Outcome outcome = played(scenario, 12);
  expect_done(outcome, of_spices);
  expect_done(outcome, {frontiers::action::turn_up_event});
}

}  // namespace
}  // namespace hexwright
