#include <cstring>

#include <rapidcheck.h>

#include "tests/io/render/picture.h"

namespace hexwright {
namespace {

constexpr int width = 320;
constexpr int height = 240;

bool same_pixels(const BoardImage& a, const BoardImage& b) {
  for (int y = 0; y < a.height(); ++y)
    if (std::memcmp(a.pixels() + static_cast<std::ptrdiff_t>(y) * a.stride(),
                    b.pixels() + static_cast<std::ptrdiff_t>(y) * b.stride(),
                    static_cast<std::size_t>(a.width()) * 4) != 0)
      return false;
  return true;
}

BoardImage drawn(const Scenario& scenario, const BoardView& view, const DrawOptions& options) {
  BoardImage image;
  image.resize(width, height);
  image.redraw(scenario, view, options);
  return image;
}

rc::Gen<Hex> any_hex() {
  return rc::gen::map(rc::gen::pair(rc::gen::inRange(-3, 5), rc::gen::inRange(-3, 5)),
                      [](std::pair<int, int> at) {
                        return Hex{at.first, at.second};
                      });
}

PlacedTerrain any_terrain() {
  const int choice = *rc::gen::inRange(0, 10);
  if (choice == 8) return {};
  if (choice == 9) return Drawn{*rc::gen::element<std::string>("main", "unknown")};
  return all_terrains[static_cast<std::size_t>(choice)];
}

Cell any_cell() {
  Cell cell;
  cell.terrain = any_terrain();
  const int token = *rc::gen::inRange(0, 15);
  if (token >= 2 && token <= 12) cell.token = token;
  if (token == 13) cell.token = Drawn{"main"};
  if (*rc::gen::inRange(0, 6) == 0)
    cell.stack = *rc::gen::element<std::string>("fog", "mist", "open", "nowhere");
  return cell;
}

const std::array<std::string, 3> area_names{"North", "South", "Frame"};

Scenario any_scenario() {
  Scenario scenario;
  scenario.topology =
      *rc::gen::element(Topology(), Topology::joined_east_west(5, -6), Topology::joined_north_south(6, -2));
  scenario.details.quarter_turned = *rc::gen::arbitrary<bool>();
  scenario.terrain_pools["main"] = {{Terrain::Hills, 2}};
  scenario.stacks["fog"];
  scenario.stacks["mist"];
  scenario.stacks["open"].paired_with = "fog";
  for (const std::string& name : area_names) scenario.areas[name];
  scenario.areas["Frame"].roles = {AreaRole::Frame};
  for (const Hex& hex : *rc::gen::container<std::vector<Hex>>(40, any_hex()))
    scenario.cells[scenario.topology.canonical(hex)] = any_cell();
  return scenario;
}

template <class Set, class Value>
void toggle(Set& set, const Value& value) {
  if (set.erase(value) == 0) set.insert(value);
}

/// One change of any layer near a hex; the hexes that it touches.
std::vector<Hex> change(Scenario& scenario) {
  const Hex hex = scenario.topology.canonical(*any_hex());
  const auto side = *rc::gen::element(Direction::East, Direction::SouthWest, Direction::NorthWest);
  const Path path = scenario.topology.canonical(Path(hex, side));
  switch (*rc::gen::inRange(0, 8)) {
    case 0:
      scenario.cells[hex] = any_cell();
      break;
    case 1:
      scenario.cells.erase(hex);
      break;
    case 2: {
      const bool first = *rc::gen::arbitrary<bool>();
      scenario.harbors[path] = {first ? path.side() : opposite(path.side()), HarborKind::Wool};
      return {path.hexes()[0], path.hexes()[1]};
    }
    case 3:
      scenario.harbors.erase(path);
      return {path.hexes()[0], path.hexes()[1]};
    case 4: {
      const Marker marker = *rc::gen::element(Marker::Robber, Marker::Pirate);
      const auto before = scenario.markers.find(marker);
      const Hex left = before == scenario.markers.end() ? hex : before->second;
      scenario.markers[marker] = hex;
      return {left, hex};
    }
    case 5:
      toggle(scenario.closed_to_founding, scenario.topology.canonical(Intersection(hex, Corner::South)));
      break;
    case 6:
      if (scenario.frontiers.erase(path) == 0)
        scenario.frontiers[path] =
            scenario.topology.canonical(ends(path)[*rc::gen::inRange<std::size_t>(0, 2)]);
      return {path.hexes()[0], path.hexes()[1]};
    default:
      toggle(scenario.areas[area_names[static_cast<std::size_t>(*rc::gen::inRange(0, 3))]].cells, hex);
  }
  return {hex};
}

BoardView any_view(const Scenario& scenario) {
  BoardView view = fit(scenario, width, height, 5);
  view.scale = *rc::gen::element(4.0, 9.3, 17.0, 24.7, 40.0);
  view.origin = {width / 2.0 + *rc::gen::inRange(-40, 40) + 0.5,
                 height / 2.0 + *rc::gen::inRange(-40, 40) + 0.3};
  return view;
}

DrawOptions any_options() {
  DrawOptions options;
  options.coordinates = *rc::gen::arbitrary<bool>();
  options.grid = *rc::gen::arbitrary<bool>();
  options.letters = *rc::gen::arbitrary<bool>();
  options.ghosts = *rc::gen::arbitrary<bool>();
  return options;
}

TEST(BoardImage, DrawingAgainWhatChangedGivesTheSamePixelsAsDrawingAll) {
  EXPECT_TRUE(rc::check([] {
    Scenario scenario = any_scenario();
    const BoardView view = any_view(scenario);
    const DrawOptions options = any_options();
    BoardImage image = drawn(scenario, view, options);
    for (int step = 0; step < 6; ++step) {
      image.redraw(scenario, change(scenario));
      RC_ASSERT(same_pixels(image, drawn(scenario, view, options)));
    }
  }));
}

TEST(BoardImage, ScrollingGivesTheSamePixelsAsDrawingAllAtTheNewPlace) {
  EXPECT_TRUE(rc::check([] {
    Scenario scenario = any_scenario();
    BoardView view = any_view(scenario);
    const DrawOptions options = any_options();
    BoardImage image = drawn(scenario, view, options);
    for (int step = 0; step < 4; ++step) {
      const int dx = *rc::gen::inRange(-90, 90);
      const int dy = *rc::gen::inRange(-90, 90);
      view.origin = {view.origin.x + dx, view.origin.y + dy};
      image.scroll(scenario, dx, dy);
      image.redraw(scenario, change(scenario));
      RC_ASSERT(same_pixels(image, drawn(scenario, view, options)));
    }
  }));
}

TEST(BoardImage, TellsWhichPixelsItDrewAgain) {
  Scenario scenario;
  for (int q = 0; q < 9; ++q) scenario.cells[Hex{q, 0}] = cell_of(Terrain::Sea);
  const BoardView view = fit(scenario, width, height, 5);
  BoardImage image = drawn(scenario, view, {});
  scenario.cells[Hex{4, 0}] = cell_of(Terrain::Forest);
  const std::array changed{Hex{4, 0}};
  const PixelRect rect = image.redraw(scenario, changed);
  const BoardImage before = drawn(Scenario{}, view, {});
  const Spot middle = view.to_spot(centre({4, 0}));
  EXPECT_LE(rect.x, middle.x);
  EXPECT_GE(rect.x + rect.width, middle.x);
  EXPECT_LT(rect.width, width);
}

TEST(BoardImage, DrawsNothingForAChangeOutOfSight) {
  Scenario scenario = one_hex(cell_of(Terrain::Sea));
  BoardImage image = drawn(scenario, fit(scenario, width, height, 5), {});
  scenario.cells[Hex{900, 0}] = cell_of(Terrain::Sea);
  const std::array changed{Hex{900, 0}};
  EXPECT_TRUE(image.redraw(scenario, changed).empty());
}

TEST(BoardImage, DrawsAllAgainWhenNamesOrPoolsChange) {
  Scenario scenario = one_hex(cell_of(Terrain::Sea));
  scenario.cells[Hex{1, 0}] = cell_of(Drawn{"main"});
  scenario.terrain_pools["main"] = {{Terrain::Hills, 1}};
  const BoardView view = fit(scenario, width, height, 5);
  BoardImage image = drawn(scenario, view, {});
  scenario.terrain_pools["main"] = {{Terrain::Hills, 1}, {Terrain::Sea, 1}};
  EXPECT_EQ(image.redraw(scenario, std::span<const Hex>{}), (PixelRect{0, 0, width, height}));
  EXPECT_TRUE(same_pixels(image, drawn(scenario, view, {})));
}

TEST(BoardImage, WaitsForItsFirstFullDrawing) {
  BoardImage image;
  const std::array changed{Hex{}};
  EXPECT_TRUE(image.redraw(Scenario{}, changed).empty());
  image.scroll(Scenario{}, 5, 5);
  image.resize(0, 0);
  image.redraw(one_hex({}), BoardView{}, {});
  EXPECT_EQ(image.width(), 0);
}

TEST(BoardImage, HexesFarFromTheOriginAreDrawnLikeAnyOthers) {
  Scenario near = one_hex(cell_of(Terrain::Fields, 9));
  Scenario far;
  far.cells[Hex{-9000, -4000}] = near.cells[Hex{}];
  EXPECT_EQ(Picture(near).average({}), Picture(far).average(centre({-9000, -4000})));
}

TEST(BoardImage, NoGapShowsBetweenHexesAtAnyScale) {
  Scenario scenario;
  for (int r = -4; r <= 4; ++r)
    for (int q = -6; q <= 6; ++q) scenario.cells[Hex{q, r}] = cell_of(Terrain::Forest);
  // Below the scale of letters nothing in a forest is as light as what lies behind the board.
  for (int step = 0; step < 26; ++step) {
    const double scale = 3 + step * 0.87;
    const BoardView view{.scale = scale, .origin = {width / 2.0, height / 2.0}, .quarter_turned = false};
    const BoardImage image = drawn(scenario, view, {});
    const int reach = std::min(static_cast<int>(3 * scale), height / 2 - 1);
    int light = 0;
    for (int y = height / 2 - reach; y <= height / 2 + reach; ++y)
      for (int x = width / 2 - reach; x <= width / 2 + reach; ++x)
        light += pixel(image, x, y)[0] > 150 ? 1 : 0;
    EXPECT_EQ(light, 0) << "at scale " << scale;
  }
}

}  // namespace
}  // namespace hexwright
