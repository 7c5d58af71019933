#include <random>

#include <rapidcheck/gtest.h>

#include "io/pioneers/pioneers_game.h"
#include "io/xml/scenario_xml.h"
#include "tests/io/pioneers/shipped_maps.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

using test::shipped_maps;

/// What holds for every text that is called a map.
void expect_well_behaved(const std::string& game) {
  const auto imported = read_pioneers(game);
  if (has_errors(imported.problems)) return;
  // It is a document that our own format keeps whole, so it keeps every rule for documents.
  const auto loaded = read_xml(write_xml(imported.scenario));
  for (const auto& problem : loaded.problems) ADD_FAILURE() << text(problem, "xml") << "\n" << game;
  ASSERT_EQ(loaded.scenario, imported.scenario) << game;
  // What we write, we read without a word that was not already told, and write again the same.
  const auto exported = write_pioneers(imported.scenario);
  const auto again = read_pioneers(exported.game);
  if (has_errors(exported.losses)) return;
  ASSERT_FALSE(has_errors(again.problems)) << exported.game;
  ASSERT_EQ(write_pioneers(again.scenario).game, exported.game) << game;
}

/// A few bytes of `game` changed, left out or doubled, mostly by what maps are written with.
std::string mutated(std::string game, std::mt19937& random) {
  constexpr std::string_view alphabet = "sdgtpmfhR?bgowl0123456789+-,., \t\r\n\0\xFF#mapchits";
  const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random()) % end; };
  for (std::size_t changes = 1 + below(8); changes > 0 && !game.empty(); --changes) {
    const std::size_t at = below(game.size());
    const std::size_t length = std::min<std::size_t>(1 + below(below(4) == 0 ? 200 : 3), game.size() - at);
    switch (below(4)) {
      case 0:
        game.erase(at, length);
        break;
      case 1:
        game.insert(at, game.substr(at, length));
        break;
      case 2:
        game.insert(at, 1, alphabet[below(alphabet.size())]);
        break;
      default:
        game[at] = alphabet[below(alphabet.size())];
        break;
    }
  }
  return game;
}

TEST(PioneersProperties, AMapWithAnyDamageIsReadOrRefusedButNeverHalfDone) {
  std::mt19937 random(20150614);
  for (int round = 0; round < 40; ++round)
    for (const auto& [name, game] : shipped_maps()) {
      expect_well_behaved(mutated(game, random));
      if (HasFatalFailure()) return;
    }
}

RC_GTEST_PROP(PioneersProperties, AnyTextIsReadOrRefused, (const std::string& text)) {
  expect_well_behaved(text);
  expect_well_behaved("title T\nchits 5\nmap\n" + text);
}

std::string complaints(const Problems& problems) {
  std::string all;
  for (const auto& problem : problems) all += text(problem, "map") + "\n";
  return all;
}

RC_GTEST_PROP(PioneersProperties, AnyScenarioIsWrittenAsAMapThatReadsBackToTheSameMap, ()) {
  const auto scenario = *test::any_scenario();
  const auto exported = write_pioneers(scenario);
  if (has_errors(exported.losses)) return;
  const auto imported = read_pioneers(exported.game);
  RC_ASSERT(!has_errors(imported.problems));
  const auto again = write_pioneers(imported.scenario);
  RC_LOG() << exported.game << complaints(again.losses);
  RC_ASSERT(again.game == exported.game);
}

/// Jungles and volcanoes are deserts in Pioneers, spice hexes are sea.
Terrain known_to_pioneers(Terrain terrain) {
  if (terrain == Terrain::Spice) return Terrain::Sea;
  return terrain == Terrain::Jungle || terrain == Terrain::Volcano ? Terrain::Desert : terrain;
}

RC_GTEST_PROP(PioneersProperties, WhatIsWrittenIsWhatTheScenarioSaysWhereItIsDecided, ()) {
  const auto scenario = *test::any_scenario();
  const auto exported = write_pioneers(scenario);
  if (has_errors(exported.losses)) return;
  const auto imported = read_pioneers(exported.game).scenario;
  // The land keeps its shape, wherever on the sheet it comes to lie: the first hex tells by how much.
  const auto decided = [](const Scenario& s) {
    std::vector<std::pair<Hex, Cell>> cells;
    for (const auto& [at, cell] : s.cells)
      if (open_terrain(cell)) cells.emplace_back(at, cell);
    return cells;
  };
  const bool all_decided = decided(scenario).size() == scenario.cells.size();
  if (!all_decided || scenario.cells.empty()) return;
  RC_ASSERT(imported.cells.size() == scenario.cells.size());
  const Hex shift = imported.cells.begin()->first - scenario.cells.begin()->first;
  for (const auto& [at, cell] : scenario.cells) {
    const auto found = imported.cells.find(at + shift);
    RC_ASSERT(found != imported.cells.end());
    const Terrain terrain = known_to_pioneers(*open_terrain(cell));
    RC_ASSERT(open_terrain(found->second) == terrain);
    const auto token = open_token(cell);
    if (token && is_producing(terrain)) RC_ASSERT(found->second.token == PlacedToken(*token));
  }
}

}  // namespace
}  // namespace hexwright
