#include <gmock/gmock.h>

#include "editor/core/editing/palette.h"
#include "io/xml/scenario_xml.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/rules/instructions.h"
#include "model/validation/validate.h"
#include "tests/lake/lakeland.h"
#include "tests/lake/playtest/kinds.h"
#include "tests/lake/terrain.h"
#include "tests/support/counted.h"
#include "tests/support/own_twins.h"
#include "tests/support/playing.h"
#include "tests/support/same_games.h"

// The tutorial module, from the drawing to the game: everything that a module of this tree gets.

namespace hexwright {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dot"};

Scenario lakeland() { return with_lake(template_named("base-3-4")); }

std::vector<std::string> errors_of(const Scenario& scenario) {
  std::vector<std::string> errors;
  for (const Finding& finding : validate(scenario))
    if (finding.severity == Severity::Error)
      errors.push_back(std::string(finding.check) + ": " + text(finding.message));
  return errors;
}

TEST(Lake, IsATerrainThatFilesPalettesAndChecksKnow) {  // LAKE-01
  Scenario scenario = lakeland();
  EXPECT_THAT(errors_of(scenario), IsEmpty());
  const LoadedScenario loaded = read_xml(write_xml(scenario));
  EXPECT_THAT(loaded.problems, IsEmpty());
  EXPECT_EQ(loaded.scenario, scenario);
  EXPECT_THAT(palette_of(scenario).terrains,
              Contains(testing::Field(&PaletteEntry<Terrain>::face, lake::terrain.value)));
  scenario.rules.erase("lake");
  EXPECT_THAT(validate(scenario), Contains(testing::Field(&Finding::check, "map.modules-on")));
}

TEST(Lake, CarriesNoNumber) {  // LAKE-01
  Scenario scenario = lakeland();
  scenario.cells[lake_centre].token = 8;
  EXPECT_THAT(errors_of(scenario),
              Contains("lake.without-number: the lake has the number 8; it carries none"));
}

TEST(Lake, IsOnTheSetUpSheet) {
  const Scenario scenario = lakeland();
  const MapView map(scenario);
  std::vector<std::string> words;
  for (const auto& rule : instructions_of(map).rules) words.push_back(text(rule.words));
  EXPECT_THAT(words, Contains(HasSubstr("give 3 fish for any 1 resource")));
}

/// Two settlements at the lake for seat 0.
void settle_at_lake(Playing& play) {
  const auto& corners = play.board().hex_intersections(play.only(lake::terrain.value));
  play.settlement(0, corners[0]);
  play.settlement(0, corners[2]);
}

TEST(Lake, GivesFishToThoseWhoLiveThereOnItsFourNumbers) {  // LAKE-02
  Playing play(lakeland());
  settle_at_lake(play);
  int fish = 0;
  for (const auto& [one, other] : {std::pair{1, 1}, {1, 2}, {2, 2}, {5, 5}, {5, 6}, {6, 6}}) {
    play.roll_of(0);
    const State before = play.state();
    play.roll(one, other);
    const bool bites = one + other <= 3 || one + other >= 11;
    fish += bites ? 2 : 0;
    EXPECT_EQ(play.seat(0).fish, fish) << one + other;
    EXPECT_EQ(play.seat(1).fish, 0);
    const Action rolled{.kind = ActionKind::Roll, .c = dice_outcome(one, other)};
    const std::string words =
        text(describe({play.game(), names, {}}, before, rolled, play.state()).front().words);
    EXPECT_EQ(words.find("Ann catches fish: 2") != std::string::npos, bites) << words;
  }
  play.state().robber = play.only(lake::terrain.value);
  play.roll_of(0);
  play.roll(1, 1);
  EXPECT_EQ(play.seat(0).fish, fish) << "the robber is there";
}

TEST(Lake, SellsAResourceForThreeFish) {  // LAKE-03
  Playing play(lakeland());
  settle_at_lake(play);
  play.turn_of(0);
  Seat& seat = play.seat(0);
  const Action buy = with(lake::action::buy_with_fish, Card::Ore);
  seat.fish = 2;
  EXPECT_EQ(play.why_not(buy), "this needs three fish, and a card that the bank has");
  seat.fish = 4;
  const State before = play.state();
  const Narrator narrator{play.game(), names, {}};
  EXPECT_EQ(text(action_label(narrator, before, buy)), "give 3 fish for 1 ore");
  play.act(buy);
  EXPECT_EQ(seat.hand[Card::Ore], before.seats[SeatId(0)].hand[Card::Ore] + 1);
  EXPECT_EQ(seat.fish, 1);
  EXPECT_EQ(text(describe(narrator, before, buy, play.state()).front().words), "Ann gives 3 fish for 1 ore");
}

/// Settlers use it, the game holds together, and reports count it.
TEST(Lake, IsPlayedByBotsAndCounted) {
  const Game game(lakeland());
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
  Tally tally;
  int bought = 0;
  for (std::uint64_t number = 0; number < 40; ++number) {
    Actions log;
    EXPECT_NE(match.play(1, number, standard_most_turns, &tally, &log).state.winner, none);
    State state = match.start();
    for (const Action& action : log) {
      bought += action.kind == lake::action::buy_with_fish ? 1 : 0;
      apply(game, state, action);
      ASSERT_THAT(broken_invariants(game, state), IsEmpty());
    }
  }
  EXPECT_GT(bought, 0);
  EXPECT_EQ(counted(game, tally.counted, "lake", "fish-spent"), bought);
  EXPECT_GE(counted(game, tally.counted, "lake", "fish"), 3 * bought);
}

/// A log names the action by the module's id, and is read back.
TEST(Lake, IsWrittenInLogs) {
  EXPECT_EQ(id(lake::action::buy_with_fish), "buy-with-fish");
  EXPECT_EQ(action_kind_from_id("buy-with-fish"), lake::action::buy_with_fish);
}

/// What this module says in C++, the pack of the gallery says as data.
TEST(Lake, PlaysTheSameGamesAsItsTwinInAPack) {  // OWN-10
  expect_twins_to_play_the_same(lakeland(), lake_twin);
}

}  // namespace
}  // namespace hexwright
