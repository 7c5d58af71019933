#include <algorithm>
#include <cstdlib>
#include <limits>
#include <set>
#include <sstream>

#include <fmt/format.h>
#include <pugixml.hpp>

#include "io/files/base64.h"
#include "io/tiled/details.h"
#include "io/tiled/grid.h"
#include "io/tiled/parts.h"
#include "io/tiled/picture.h"
#include "io/tiled/tiles.h"
#include "model/scenario/limits.h"

namespace hexwright::tiled {
namespace {

/// The smallest map that has all hexes.
Grid grid_around(const Scenario& scenario) {
  Grid grid;
  if (scenario.cells.empty()) return grid;
  const int north = scenario.cells.begin()->first.r;
  const auto column_of = [&](Hex hex) { return hex.q + (hex.r - north) / 2; };
  int west = std::numeric_limits<int>::max(), east = std::numeric_limits<int>::min();
  for (const auto& [at, cell] : scenario.cells) {
    west = std::min(west, column_of(at));
    east = std::max(east, column_of(at));
  }
  grid.width = east - west + 1;
  grid.height = scenario.cells.rbegin()->first.r - north + 1;
  grid.origin = {west, north};
  return grid;
}

template <class Value>
void set(pugi::xml_node element, const char* name, const Value& value) {
  element.append_attribute(name) = value;
}

pugi::xml_node add_tileset(pugi::xml_node map, TileNumber first, const char* name, std::size_t count) {
  constexpr Grid grid;
  auto tileset = map.append_child("tileset");
  set(tileset, "firstgid", first);
  set(tileset, "name", name);
  set(tileset, "tilewidth", grid.tile_width);
  set(tileset, "tileheight", grid.tile_height);
  set(tileset, "tilecount", static_cast<unsigned>(count));
  set(tileset, "columns", 0);
  return tileset;
}

/// With its picture inside, so that the map is one file: Tiled reads and keeps that.
pugi::xml_node add_tile(pugi::xml_node tileset, TileNumber tile, const std::string& tile_class,
                        const std::string& png) {
  constexpr Grid grid;
  auto element = tileset.append_child("tile");
  set(element, "id", tile - tileset.attribute("firstgid").as_uint());
  set(element, "type", tile_class.c_str());
  auto image = element.append_child("image");
  set(image, "format", "png");
  set(image, "width", grid.tile_width);
  set(image, "height", grid.tile_height);
  auto data = image.append_child("data");
  set(data, "encoding", "base64");
  data.text() = base64_of(png).c_str();
  return element;
}

class Writer {
 public:
  explicit Writer(const Scenario& scenario) : scenario_(scenario), grid_(grid_around(scenario)) {}

  const Grid& grid() const { return grid_; }
  std::string run();

 private:
  void begin();
  void add_terrains();
  void add_numbers();
  template <class TileOf>
  void add_layer(const char* name, TileOf tile_of);
  pugi::xml_node add_objects(const char* name);
  void add_object(pugi::xml_node group, std::string_view name, std::string_view its_class, Point pixel);
  /// The middle of a hex.
  Point pixel_of(Hex hex) const;
  void add_harbors();
  void add_markers();

  const Scenario& scenario_;
  Grid grid_;
  pugi::xml_document document_;
  pugi::xml_node map_;
  int layers_ = 0, objects_ = 0;
};

void Writer::begin() {
  auto declaration = document_.append_child(pugi::node_declaration);
  set(declaration, "version", "1.0");
  set(declaration, "encoding", "UTF-8");
  map_ = document_.append_child("map");
  set(map_, "version", "1.8");
  set(map_, "orientation", "hexagonal");
  set(map_, "renderorder", "right-down");
  set(map_, "width", grid_.width);
  set(map_, "height", grid_.height);
  set(map_, "tilewidth", grid_.tile_width);
  set(map_, "tileheight", grid_.tile_height);
  set(map_, "infinite", 0);
  set(map_, "hexsidelength", grid_.side);
  set(map_, "staggeraxis", "y");
  set(map_, "staggerindex", "odd");
}

void Writer::add_terrains() {
  constexpr std::uint32_t grey = 0xC8C8C8;
  auto tileset = add_tileset(map_, no_terrain, "Terrains", all_terrains.size() + 1);
  add_tile(tileset, no_terrain, std::string(no_terrain_word), hex_picture(grey));
  for (const Terrain terrain : all_terrains)
    add_tile(tileset, tile_of(terrain), std::string(id(terrain)), hex_picture(colours_of(terrain).standard));
}

void Writer::add_numbers() {
  std::set<int> tokens;
  constexpr int highest = 12;
  for (int number = 0; number <= highest; ++number)
    if (is_legal_number(number)) tokens.insert(number);
  for (const auto& [at, cell] : scenario_.cells)
    if (const auto token = open_token(cell)) tokens.insert(*token);
  auto tileset = add_tileset(map_, first_number, "Numbers", tokens.size());
  for (const int number : tokens)
    add_tile(tileset, first_number + static_cast<TileNumber>(number), std::to_string(number),
             token_picture(number));
}

template <class TileOf>
void Writer::add_layer(const char* name, TileOf tile_of) {
  auto layer = map_.append_child("layer");
  set(layer, "id", ++layers_);
  set(layer, "name", name);
  set(layer, "width", grid_.width);
  set(layer, "height", grid_.height);
  std::string rows = "\n";
  for (int row = 0; row < grid_.height; ++row)
    for (int column = 0; column < grid_.width; ++column) {
      const auto found = scenario_.cells.find(grid_.hex_at(column, row));
      rows += std::to_string(found == scenario_.cells.end() ? 0 : tile_of(found->second));
      const bool is_last_in_row = column + 1 == grid_.width;
      if (!is_last_in_row || row + 1 < grid_.height) rows += ',';
      if (is_last_in_row) rows += '\n';
    }
  auto data = layer.append_child("data");
  set(data, "encoding", "csv");
  data.text() = rows.c_str();
}

pugi::xml_node Writer::add_objects(const char* name) {
  auto group = map_.append_child("objectgroup");
  set(group, "id", ++layers_);
  set(group, "name", name);
  return group;
}

void Writer::add_object(pugi::xml_node group, std::string_view name, std::string_view its_class,
                        Point pixel) {
  auto object = group.append_child("object");
  set(object, "id", ++objects_);
  if (!name.empty()) set(object, "name", std::string(name).c_str());
  set(object, "type", std::string(its_class).c_str());
  set(object, "x", fmt::format("{}", pixel.x).c_str());
  set(object, "y", fmt::format("{}", pixel.y).c_str());
  object.append_child("point");
}

Point Writer::pixel_of(Hex hex) const {
  const Hex from = hex - grid_.origin;
  const double half_width = grid_.tile_width / 2.0, half_height = grid_.tile_height / 2.0;
  return {half_width * (2 * from.q + from.r + 1), half_height + (half_height + grid_.side / 2.0) * from.r};
}

void Writer::add_harbors() {
  if (scenario_.harbors.empty()) return;
  const auto group = add_objects("Harbors");
  for (const auto& [path, harbor] : scenario_.harbors) {
    const Hex hex = harbor_hex(path, harbor);
    const Point from = pixel_of(hex), to = pixel_of(neighbour(hex, harbor.facing));
    // Within its hex, near the path.
    const Point place{from.x + (to.x - from.x) * 3 / 8, from.y + (to.y - from.y) * 3 / 8};
    const auto kind = fixed(harbor.kind);
    add_object(group, kind && !is_own(*kind) ? id(*kind) : "", harbor_class, place);
  }
}

void Writer::add_markers() {
  if (scenario_.markers.empty()) return;
  const auto group = add_objects("Markers");
  for (const auto& [marker, hex] : scenario_.markers) add_object(group, "", id(marker), pixel_of(hex));
}

std::string Writer::run() {
  begin();
  write_details(scenario_.details, map_);
  write_origin(grid_.origin, map_);
  add_terrains();
  add_numbers();
  add_layer("Terrain", [](const Cell& cell) {
    const auto terrain = open_terrain(cell);
    return terrain && !is_own(*terrain) ? tile_of(*terrain) : no_terrain;
  });
  add_layer("Numbers", [](const Cell& cell) {
    const auto token = open_token(cell);
    return token ? first_number + static_cast<TileNumber>(*token) : 0;
  });
  add_harbors();
  add_markers();
  set(map_, "nextlayerid", layers_ + 1);
  set(map_, "nextobjectid", objects_ + 1);
  std::ostringstream text;
  document_.save(text, " ");
  return std::move(text).str();
}

}  // namespace

std::string write_map(const Scenario& scenario, ProblemList& losses) {
  Writer writer(scenario);
  const auto width = static_cast<std::size_t>(writer.grid().width);
  const auto height = static_cast<std::size_t>(writer.grid().height);
  if (width * height > limits::cells) {
    losses.error({}, N_("the hexes lie too far apart for a map of Tiled: {0} rows of {1}, {2} hexes at most"),
                 {std::to_string(height), std::to_string(width), std::to_string(limits::cells)});
    return {};
  }
  return writer.run();
}

}  // namespace hexwright::tiled
