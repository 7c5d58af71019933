#include <filesystem>

#include <gmock/gmock.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/templates.h"

// Boards that live from packs of the gallery: lakes, oases and quarries, rivers of hexes and along paths, a
// castle.

namespace hexwright {
namespace {

std::string bytes_of(const std::string& name) {
  std::stringstream bytes;
  bytes << std::ifstream(std::string(HEXWRIGHT_FIXTURES) + "/own-boards/" + name + ".xml").rdbuf();
  return bytes.str();
}

class OwnBoards : public testing::TestWithParam<std::string> {};

TEST_P(OwnBoards, AreLegalAndPlayedToTheEnd) {  // OWN-11
  const std::string file = bytes_of(GetParam());
  const LoadedScenario loaded = read_xml(file);
  ASSERT_TRUE(loaded.problems.empty());
  EXPECT_EQ(write_xml(loaded.scenario), file);
  for (const Finding& finding : validate(loaded.scenario))
    EXPECT_EQ(finding.severity, Severity::Note) << text(finding.message);
  const Game game(loaded.scenario);
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
  const unsigned games = is_full_check() ? 1'000 : 20;
  for (unsigned number = 0; number < games; ++number)
    EXPECT_NE(match.play(7, number, standard_most_turns, nullptr, nullptr).state.winner, none) << number;
}

INSTANTIATE_TEST_SUITE_P(Own, OwnBoards,
                         testing::Values("caravan-road", "castle-moor", "lake-district", "old-ford",
                                         "three-banks"),
                         test::parameter_name);

}  // namespace
}  // namespace hexwright
