#include <random>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "io/xml/scenario_xml.h"
#include "tests/io/tiled/maps.h"
#include "tests/support/generators.h"
#include "tests/support/golden.h"

namespace hexwright {
namespace {

RC_GTEST_PROP(TiledProperties, AnyScenarioComesBackButForWhatTiledCannotSay, ()) {
  const auto scenario = *test::any_scenario();
  const auto exported = write_tiled(scenario);
  const auto imported = read_tiled(exported.map);
  RC_LOG() << test::told(imported.problems);
  RC_ASSERT(imported.problems.empty());
  RC_ASSERT(imported.scenario == test::on_plain_board(scenario));
}

RC_GTEST_PROP(TiledProperties, AnyTextIsReadOrRefused, (const std::string& text)) {
  read_tiled(text);
  const auto imported = read_tiled(test::small_map(text));
  if (!has_errors(imported.problems))
    RC_ASSERT(read_xml(write_xml(imported.scenario)).scenario == imported.scenario);
}

/// A few bytes changed, left out or doubled.
std::string mutated(std::string map, std::mt19937& random) {
  constexpr std::string_view alphabet =
      "<>/=\"0123456789,-& \n\xFF"
      "abetx";
  const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random()) % end; };
  for (std::size_t changes = 1 + below(6); changes > 0 && !map.empty(); --changes) {
    const std::size_t at = below(map.size());
    const std::size_t length = std::min<std::size_t>(1 + below(below(4) == 0 ? 300 : 3), map.size() - at);
    switch (below(3)) {
      case 0:
        map.erase(at, length);
        break;
      case 1:
        map.insert(at, map.substr(at, length));
        break;
      default:
        map[at] = alphabet[below(alphabet.size())];
        break;
    }
  }
  return map;
}

TEST(TiledProperties, AMapWithAnyDamageIsReadOrRefusedButNeverHalfDone) {
  std::mt19937 random(20150614);
  const std::string map = test::contents_of(HEXWRIGHT_FIXTURES "/tiled/base-3-4.tmx");
  int read = 0;
  for (int round = 0; round < 5000; ++round) {
    const auto imported = read_tiled(mutated(map, random));
    if (has_errors(imported.problems)) continue;
    ++read;
    const auto loaded = read_xml(write_xml(imported.scenario));
    ASSERT_EQ(test::told(loaded.problems), "");
    ASSERT_EQ(loaded.scenario, imported.scenario);
  }
  EXPECT_GT(read, 100) << "a number or a word that is another one is no damage";
}

}  // namespace
}  // namespace hexwright
