#include "core/palette.h"

#include "editor/core/gestures.h"
#include "scenario/boxes.h"
#include "validation/validate.h"

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
  EXPECT_EQ(entry(palette.terrains, Terrain::Gold).left(), -1) << "the base box has none";
  EXPECT_EQ(entry(palette.tokens, 6), (PaletteEntry<int>{6, 2, 2}));
  EXPECT_EQ(entry(palette.harbors, HarborKind::Generic),
            (PaletteEntry<HarborKind>{HarborKind::Generic, 4, 0}));
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
