#include "model/playtest/batch/hint_search.h"

#include <atomic>

#include <gmock/gmock.h>

#include "model/own/vocabulary.h"
#include "model/playtest/modules/own/program.h"
#include "tests/support/own_packs.h"

namespace hexwright {
namespace {

using testing::IsEmpty;

/// Gardens in place of all pastures yield grain or ore; the rest of the pack says what bots think of them.
Scenario gardens(const std::string& more) {
  Scenario map =
      base_with(R"(<option id="known" title="Known" kind="yes-no" standard="yes"/>)"
                R"(<terrain id="garden" title="Garden" colour="4FB59A" pattern="dots" token="yes"/>)"
                R"(<rule id="crop" title="Crop"><when event="number" terrain="garden"/><if robber="no"/>)"
                R"(<for each="building-around"/><take what="grain ore" count="1 2"/></rule>)" +
                more);
  const Terrain garden = map.own.terrains().front().value;
  for (auto& [hex, cell] : map.cells)
    if (open_terrain(cell) == Terrain::Pasture) cell.terrain = garden;
  return map;
}

LearnedHints learned(const Scenario& map, std::uint64_t games, int threads = 0) {
  auto found = learn_hints(map, {.pack = "mine", .play = {}, .games = games, .threads = threads});
  if (const auto* no = found.refusal()) throw std::runtime_error(text(no->why));
  return std::move(found).value();
}

/// The hints of a pack, as files have them.
std::vector<std::string> hints_in(const own::Element& pack) {
  std::vector<std::string> all;
  for (const own::Element& part : pack.children)
    if (part.name == "bots")
      for (const own::Element& hint : part.children) {
        std::string& line = all.emplace_back(hint.name);
        for (const own::Attribute& each : hint.attributes) line += " " + each.name + "=" + each.value;
      }
  return all;
}

constexpr std::uint64_t some_games = 300;

TEST(HintSearch, FindsWhatAPackMisjudges) {
  const LearnedHints found =
      learned(gardens(R"(<bots><hex terrain="garden" cards="0"/></bots>)"), some_games);
  ASSERT_FALSE(found.changes.empty());
  const HintChange& cards = found.changes.front();
  EXPECT_EQ(cards.terrain, "garden");
  EXPECT_EQ(cards.what, "cards");
  EXPECT_EQ(cards.before, 0);
  EXPECT_GE(cards.after, 0.5);
  EXPECT_TRUE(found.is_proven);
  EXPECT_GT(found.after.share(), found.before.share());
  EXPECT_EQ(found.after.games, static_cast<std::int64_t>(some_games));
  const auto hints = hints_in(found.pack);
  ASSERT_EQ(hints.size(), 1U);
  EXPECT_THAT(hints[0], testing::StartsWith("hex terrain=garden cards="));
  EXPECT_THAT(own::form_problems(found.pack), IsEmpty());
  // The pack with them is played by them.
  Scenario map = gardens("");
  map.own = own::Packs({found.pack});
  EXPECT_NEAR(own::program(Game(map)).worths[0].cards, cards.after, 1e-6);
}

TEST(HintSearch, PutsAHintBehindOneThatDependsOnAnOption) {
  const std::string known = R"(<bots><hex terrain="garden" cards="0" if-option="known"/></bots>)";
  const LearnedHints found = learned(gardens(known), some_games);
  ASSERT_TRUE(found.is_proven);
  const auto hints = hints_in(found.pack);
  ASSERT_EQ(hints.size(), 2U);
  EXPECT_EQ(hints[0], "hex terrain=garden cards=0 if-option=known");
  EXPECT_THAT(hints[1], testing::StartsWith("hex terrain=garden cards="));
}

TEST(HintSearch, FindsTheSameOnAnyNumberOfThreads) {
  const Scenario map = gardens(R"(<bots><hex terrain="garden" cards="0"/></bots>)");
  const LearnedHints one = learned(map, 60, 1), three = learned(map, 60, 3);
  EXPECT_EQ(one.pack, three.pack);
  EXPECT_EQ(one.compared, three.compared);
  EXPECT_EQ(one.after.wins, three.after.wins);
  EXPECT_EQ(one.before.wins, three.before.wins);
}

TEST(HintSearch, LeavesWhatNothingBeats) {
  // Nothing comes of it, and bots know that.
  const Scenario map =
      base_with(R"(<terrain id="salt" title="Salt" colour="DDD0E8" pattern="cracks" token="yes"/>)");
  const LearnedHints found = learned(map, 100);
  EXPECT_THAT(found.changes, IsEmpty());
  EXPECT_FALSE(found.is_proven);
  EXPECT_EQ(found.pack, map.own.all().front());
  EXPECT_EQ(found.compared, 12) << "three steps of cards and of points, either way";
}

TEST(HintSearch, StopsWhenItIsAskedTo) {
  const std::atomic<bool> stop = true;
  const Scenario map = gardens("");
  const auto found = learn_hints(map, {.pack = "mine", .play = {}}, {.stop = &stop, .progress = {}});
  EXPECT_FALSE(found.value().is_complete);
  EXPECT_EQ(found.value().pack, map.own.all().front());
}

std::string refusal(const Scenario& map, const HintOptions& options) {
  const auto found = learn_hints(map, options);
  return found.refusal() ? text(found.refusal()->why) : "";
}

TEST(HintSearch, RefusesWhatCannotBeLearned) {
  EXPECT_EQ(refusal(gardens(""), {.pack = "yours", .play = {}}), "the map has no pack yours");
  EXPECT_THAT(refusal(gardens(""), {.pack = "mine", .play = {.players = 6}}), testing::HasSubstr("players"));
  Scenario without = gardens("");
  for (auto& [hex, cell] : without.cells)
    if (const auto terrain = open_terrain(cell); terrain && is_own(*terrain)) cell.terrain = Terrain::Pasture;
  EXPECT_EQ(refusal(without, {.pack = "mine", .play = {}}),
            "the map has no hex of a terrain that mine brings: hints are about nothing else");
}

TEST(Hints, SayThatATerrainDoesNoHarm) {
  own::Element craters = gallery_pack("craters");
  EXPECT_LT(own::program(Game(with_pack_on_board(craters))).worths[0].points, 0);
  craters.children.push_back({"bots", {}, {{"hex", {{"terrain", "crater"}, {"points", "0"}}, {}}}});
  EXPECT_EQ(own::program(Game(with_pack_on_board(craters))).worths[0].points, 0);
}

}  // namespace
}  // namespace hexwright
