#include "editor/core/editing/palette.h"

#include "editor/core/editing/vocabulary.h"
#include "model/scenario/boxes.h"
#include "model/validation/validate.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

template <class Face>
PaletteEntry<Face> entry(const std::vector<PaletteEntry<Face>>& entries, Face face) {
  for (const auto& e : entries)
    if (e.face == face) return e;
  throw std::runtime_error("no entry");
}

Scenario with_base_box() {
  Scenario scenario;
  scenario.boxes["base"] = 1;
  return scenario;
}

// BASE-16
TEST(Palette, CountsWhatIsFixedPooledAndStacked) {
  Scenario scenario = with_base_box();
  scenario.cells[{0, 0}] = {Terrain::Hills, 6, {}};
  scenario.cells[{1, 0}] = {Drawn{"main"}, Drawn{"numbers"}, {}};
  scenario.cells[{2, 0}] = {{}, {}, "fog"};
  scenario.terrain_pools["main"] = {{Terrain::Hills, 1}, {Terrain::Gold, 1}};
  scenario.token_pools["numbers"] = {{6, 1}};
  scenario.stacks["fog"].hexes = {{Terrain::Hills, 1}};
  const Palette palette = palette_of(scenario);
  EXPECT_TRUE(palette.limited);
  EXPECT_EQ(entry(palette.terrains, Terrain::Hills), (PaletteEntry<Terrain>{Terrain::Hills, 3, 3}));
  EXPECT_FALSE(entry(palette.terrains, Terrain::Gold).allowed) << "it belongs to Seafarers";
  EXPECT_EQ(entry(palette.terrains, Terrain::Gold).left(), -1) << "the base box has none";
  EXPECT_EQ(entry(palette.tokens, 6), (PaletteEntry<int>{6, 2, 2}));
  EXPECT_EQ(entry(palette.harbors, HarborKind::Generic),
            (PaletteEntry<HarborKind>{HarborKind::Generic, 4, 0}));
}

TEST(Palette, HasHarborsOfPacksWithoutEnd) {
  Scenario scenario = with_base_box();
  const std::size_t built_in = palette_of(scenario).harbors.size();
  scenario.own = own::Packs({{"pack",
                              {{"id", "p"}, {"title", "P"}, {"language", "1"}},
                              {{"harbor", {{"id", "post"}, {"title", "Post"}, {"rate", "2"}}, {}}}}});
  const HarborKind post = scenario.own.harbors().front().value;
  scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::East, post};
  const Palette palette = palette_of(scenario);
  EXPECT_EQ(palette.harbors.size(), built_in + 1);
  EXPECT_TRUE(entry(palette.harbors, post).free);
  for (const Finding& finding : validate(scenario)) EXPECT_NE(finding.check, "map.boxes-hold-harbors");
}

TEST(Palette, LeavesTheFrameOut) {
  Scenario scenario = with_base_box();
  scenario.cells[{0, 0}].terrain = Terrain::Desert;
  scenario.areas["frame"] = {{AreaRole::Frame}, {}, {{0, 0}}};
  EXPECT_EQ(entry(palette_of(scenario).terrains, Terrain::Desert).used, 0);
}

TEST(Palette, HasSeaWithoutEndUnlessSeafarersIsPlayed) {
  Scenario scenario = with_base_box();
  EXPECT_TRUE(entry(palette_of(scenario).terrains, Terrain::Sea).free);
  scenario.rules["seafarers"];
  EXPECT_FALSE(entry(palette_of(scenario).terrains, Terrain::Sea).free);
}

TEST(Palette, ListsAllLegalNumbersAndTheIllegalOnesThatAreUsed) {
  Scenario scenario;
  EXPECT_EQ(palette_of(scenario).tokens.size(), 10U);
  EXPECT_FALSE(palette_of(scenario).limited);
  scenario.cells[{0, 0}] = {Terrain::Hills, 7, {}};
  EXPECT_EQ(entry(palette_of(scenario).tokens, 7).used, 1);
}

bool has_terrain(const Palette& palette, Terrain terrain) {
  return std::any_of(palette.terrains.begin(), palette.terrains.end(),
                     [&](const auto& e) { return e.face == terrain; });
}

// Each module brings its own terrains and markers, and nothing else does.
TEST(Palette, OffersWhatTheChosenRulesHave) {
  Scenario scenario;
  const std::vector<std::pair<std::string, Terrain>> owners{{"seafarers", Terrain::Gold},
                                                            {"jungle", Terrain::Jungle},
                                                            {"volcano", Terrain::Volcano},
                                                            {"spices", Terrain::Spice}};
  for (const auto& [module, terrain] : owners) {
    EXPECT_FALSE(has_terrain(palette_of(scenario), terrain)) << module;
    scenario.rules = {{module, {}}};
    EXPECT_TRUE(entry(palette_of(scenario).terrains, terrain).allowed) << module;
    scenario.rules.clear();
  }
  EXPECT_TRUE(has_terrain(palette_of(scenario), Terrain::Desert));
  EXPECT_EQ(palette_of(scenario).markers.size(), 1U) << "the robber";
  scenario.rules["seafarers"];
  EXPECT_EQ(palette_of(scenario).markers.size(), 2U);
}

TEST(Palette, MarksWhatIsUsedAndNotAllowed) {
  Scenario scenario;
  scenario.cells[{0, 0}].terrain = Terrain::Volcano;
  scenario.markers[Marker::Pirate] = {0, 0};
  const Palette palette = palette_of(scenario);
  EXPECT_FALSE(entry(palette.terrains, Terrain::Volcano).allowed);
  EXPECT_FALSE(entry(palette.markers, Marker::Pirate).allowed);
  EXPECT_TRUE(entry(palette.terrains, Terrain::Hills).allowed);
}

TEST(Palette, ListsATerrainThatOnlyAnUnusedPoolHoldsOnceItsRulesArePlayed) {
  Scenario scenario;
  scenario.terrain_pools["later"] = {{Terrain::Jungle, 1}};
  EXPECT_FALSE(has_terrain(palette_of(scenario), Terrain::Jungle)) << "nothing draws from it";
  scenario.cells[{0, 0}].terrain = Drawn{"later"};
  EXPECT_FALSE(entry(palette_of(scenario).terrains, Terrain::Jungle).allowed);
}

// BASE-16: several boxes add up, and what one is short the other may hold.
TEST(Palette, AddsTheBoxesUp) {
  Scenario scenario = with_base_box();
  const int one = entry(palette_of(scenario).terrains, Terrain::Hills).in_boxes;
  scenario.boxes["base"] = 2;
  EXPECT_EQ(entry(palette_of(scenario).terrains, Terrain::Hills).in_boxes, 2 * one);
  scenario.boxes["base-5-6"] = 1;
  EXPECT_GT(entry(palette_of(scenario).terrains, Terrain::Hills).in_boxes, 2 * one);
}

Allowed with(const RuleChoices& choices) { return Allowed(choices); }

TEST(Tools, ThatTheRulesHaveNoUseForAreNotAllowed) {
  EXPECT_FALSE(with({})(ToolKind::Frontier));
  EXPECT_FALSE(with({})(ToolKind::Fog));
  EXPECT_TRUE(with({})(ToolKind::Terrain));
  EXPECT_TRUE(with({{"frontiers", {}}})(ToolKind::Frontier));
  EXPECT_TRUE(with({{"fog", {}}})(ToolKind::Fog));
  EXPECT_TRUE(with({{"explorers", {}}})(ToolKind::Fog));
  EXPECT_FALSE(with({{"fog", {}}}).open_cells());
  EXPECT_TRUE(with({{"explorers", {}}}).open_cells());
  EXPECT_FALSE(with({})(AreaRole::NewWorld));
  EXPECT_TRUE(with({{"desolation", {}}})(AreaRole::NewWorld));
}

// What the palette says is short is what the checks report as short.
TEST(Palette, AgreesWithTheChecks) {
  Scenario scenario = with_base_box();
  for (int q = 0; q < 5; ++q) scenario.cells[{q, 0}] = {Terrain::Hills, {}, {}};
  const auto short_of_hexes = [&] {
    const auto findings = validate(scenario);
    return std::any_of(findings.begin(), findings.end(), [](const Finding& f) {
      return f.requirement == "BASE-16" && text(f.message).find("hills") != std::string::npos;
    });
  };
  EXPECT_EQ(entry(palette_of(scenario).terrains, Terrain::Hills).left(), -2);
  EXPECT_TRUE(short_of_hexes());
  scenario.cells.erase({0, 0});
  scenario.cells.erase({1, 0});
  EXPECT_EQ(entry(palette_of(scenario).terrains, Terrain::Hills).left(), 0);
  EXPECT_FALSE(short_of_hexes());
}

}  // namespace
}  // namespace hexwright
