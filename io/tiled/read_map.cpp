#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <pugixml.hpp>

#include "io/files/plain_board.h"
#include "io/tiled/details.h"
#include "io/tiled/grid.h"
#include "io/tiled/layer_data.h"
#include "io/tiled/parts.h"
#include "io/tiled/tiled_map.h"
#include "io/tiled/tiles.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright::tiled {
namespace {

/// Each may be unpacked from a few bytes, so that there is a limit to the time that all take.
constexpr std::size_t most_layers = 100;
/// Layers in groups in groups.
constexpr int deepest_group = 20;

class Reader {
 public:
  Reader(pugi::xml_node map, Source& source) : map_(map), source_(source), tilesets_(map, source) {}

  Scenario run();

 private:
  bool take_grid();
  bool take_size(const char* name, int least, int most, int& value);
  void take_layers(pugi::xml_node parent, int depth);
  void take_tiles(pugi::xml_node layer);
  void take_tile(pugi::xml_node layer, TileNumber tile, int column, int row);
  void take_object(pugi::xml_node object);
  void take_harbor(pugi::xml_node object, Hex hex, Point place);
  std::optional<HarborKind> kind_of(pugi::xml_node object);
  std::optional<Point> place_of(pugi::xml_node object) const;
  void tell_what_is_left_out();

  /// So many of a kind, and where the first one is.
  struct LeftOut {
    std::size_t count = 0;
    pugi::xml_node first = {};
    void add(pugi::xml_node element) {
      if (count++ == 0) first = element;
    }
  };

  pugi::xml_node map_;
  Source& source_;
  Tilesets tilesets_;
  Grid grid_;
  Scenario scenario_;
  std::map<Hex, Cell> cells_;
  std::map<Path, Harbor> harbors_;
  std::size_t layers_ = 0, known_tiles_ = 0, strange_tiles_ = 0;
  bool is_told_elsewhere_ = false;  ///< what tiles are
  LeftOut further_tiles_, strange_objects_, pictures_, beyond_, further_harbors_;
};

bool Reader::take_size(const char* name, int least, int most, int& value) {
  const auto attribute = map_.attribute(name);
  value = attribute.as_int(-1);
  if (value >= least && value <= most) return true;
  source_.error(map_, N_("the map's {0} is \"{1}\"; expected a whole number from {2} to {3}"),
                {name, shown(attribute.value()), std::to_string(least), std::to_string(most)});
  return false;
}

bool Reader::take_grid() {
  const std::string_view orientation = map_.attribute("orientation").value();
  if (orientation != "hexagonal") {
    source_.error(
        map_,
        N_("the tiles of this map are no hexes: its orientation is \"{0}\"; in Tiled, set Orientation in "
           "the properties of the map to \"Hexagonal (Staggered)\""),
        {shown(orientation)});
    return false;
  }
  if (map_.attribute("infinite").as_bool()) {
    source_.error(
        map_,
        N_("an infinite map has no size; in Tiled, switch off Infinite in the properties of the map and "
           "save it again"));
    return false;
  }
  constexpr int most = static_cast<int>(limits::cells), largest_tile = 10'000;
  if (!take_size("width", 1, most, grid_.width) || !take_size("height", 1, most, grid_.height) ||
      !take_size("tilewidth", 1, largest_tile, grid_.tile_width) ||
      !take_size("tileheight", 1, largest_tile, grid_.tile_height) ||
      !take_size("hexsidelength", 0, largest_tile, grid_.side))
    return false;
  if (static_cast<std::size_t>(grid_.width) > limits::cells / static_cast<std::size_t>(grid_.height)) {
    source_.error(map_, N_("the map has {0} rows of {1} hexes; {2} hexes at most"),
                  {std::to_string(grid_.height), std::to_string(grid_.width), std::to_string(limits::cells)});
    return false;
  }
  grid_.even = map_.attribute("staggerindex").value() == std::string_view("even");
  grid_.flat_topped = map_.attribute("staggeraxis").value() == std::string_view("x");
  grid_.origin = read_origin(map_, source_);
  return true;
}

void Reader::take_layers(pugi::xml_node parent, int depth) {
  for (const auto child : parent.children()) {
    const std::string_view name = child.name();
    if (name == "layer") {
      if (++layers_ == most_layers + 1)
        source_.error(child, N_("the map has too many layers; {0} at most"), {std::to_string(most_layers)});
      if (layers_ <= most_layers) take_tiles(child);
    } else if (name == "objectgroup") {
      for (const auto object : child.children("object")) take_object(object);
    } else if (name == "imagelayer") {
      pictures_.add(child);
    } else if (name == "group" && depth < deepest_group) {
      take_layers(child, depth + 1);
    } else if (name == "group") {
      source_.error(child, N_("groups of layers lie in each other {0} deep at most"),
                    {std::to_string(deepest_group)});
    }
  }
}

void Reader::take_tiles(pugi::xml_node layer) {
  const auto tiles = tiles_of(layer, grid_, source_);
  if (!tiles) return;
  auto next = tiles->begin();
  for (int row = 0; row < grid_.height; ++row)
    for (int column = 0; column < grid_.width; ++column, ++next)
      if (*next != 0) take_tile(layer, *next, column, row);
}

void Reader::take_tile(pugi::xml_node layer, TileNumber tile, int column, int row) {
  const Hex hex = grid_.hex_at(column, row);
  if (!is_within_limits(hex)) {
    beyond_.add(layer);
    return;
  }
  const Face* found = tilesets_.face_of(tile);
  if (!found) {
    is_told_elsewhere_ = true;
    return;
  }
  const Face& face = *found;
  Cell& cell = cells_[hex];
  if (face.terrain) cell.terrain = *face.terrain;
  if (face.number) cell.token = *face.number;
  if (face.says_something()) {
    ++known_tiles_;
    return;
  }
  constexpr std::size_t most_named = 20;
  if (++strange_tiles_ > most_named) {
    further_tiles_.add(layer);
    return;
  }
  const std::string words = face.words.empty() ? std::to_string(tile) : "\"" + face.words + "\"";
  source_.warn(layer,
               N_("layer \"{0}\", column {1}, row {2}: the tile {3} is called like no terrain or number; it "
                  "leaves the "
                  "hex empty"),
               {shown(layer.attribute("name").value()), std::to_string(column), std::to_string(row), words});
}

/// The middle of an object.
std::optional<Point> Reader::place_of(pugi::xml_node object) const {
  const auto number = [&](const char* name) { return object.attribute(name).as_double(); };
  const double width = number("width"), height = number("height");
  // A tile stands on its place, all else hangs from it.
  const double down = object.attribute("gid") ? -height / 2 : height / 2;
  return grid_.place_of({number("x") + width / 2, number("y") + down});
}

void Reader::take_object(pugi::xml_node object) {
  const auto its_class = class_of(object);
  const std::string what = lower(its_class.empty() ? object.attribute("name").value() : its_class);
  const auto marker = marker_from_id(what);
  const auto place = marker || what == harbor_class ? place_of(object) : std::nullopt;
  const Hex hex = place ? hexwright::hex_at(*place) : Hex{};
  if (!place || !is_within_limits(hex)) {
    (marker || what == harbor_class ? beyond_ : strange_objects_).add(object);
  } else if (!marker) {
    take_harbor(object, hex, *place);
  } else {
    if (scenario_.markers.contains(*marker))
      source_.warn(object, N_("{0}: it is on the map twice; the last place counts"),
                   {Message{title(*marker)}});
    scenario_.markers[*marker] = hex;
  }
}

std::optional<HarborKind> Reader::kind_of(pugi::xml_node object) {
  const char* said = property_of(object, "kind");
  const std::string word = lower(said ? said : object.attribute("name").value());
  const auto kind = harbor_kind_from_id(word);
  if (!kind && !word.empty() && word != harbor_class)
    source_.warn(object, N_("there is no harbor of the kind \"{0}\"; the kind of the harbor is left open"),
                 {shown(word)});
  return kind;
}

void Reader::take_harbor(pugi::xml_node object, Hex hex, Point place) {
  // It faces the path that it is nearest to.
  const Direction facing = *std::ranges::min_element(
      all_directions, {}, [&](Direction d) { return distance(centre(neighbour(hex, d)), place); });
  if (!is_within_limits(neighbour(hex, facing))) {
    beyond_.add(object);
    return;
  }
  if (harbors_.size() == limits::harbors) {
    further_harbors_.add(object);
    return;
  }
  Harbor harbor{facing, {}};
  if (const auto kind = kind_of(object)) harbor.kind = *kind;
  if (!harbors_.try_emplace(Path(hex, facing), harbor).second)
    source_.warn(object, N_("another harbor lies at the same path; this one is left out"));
}

void Reader::tell_what_is_left_out() {
  const auto tell = [&](const LeftOut& what, const char* pattern) {
    if (what.count > 0) source_.warn(what.first, pattern, {std::to_string(what.count)});
  };
  tell(further_tiles_, N_("further tiles that are called like no terrain or number: {0}"));
  tell(strange_objects_, N_("objects that are no harbor, robber or pirate, left out: {0}"));
  tell(pictures_, N_("picture layers left out: {0}"));
  tell(further_harbors_, N_("harbors left out, as a scenario has no room for more: {0}"));
  tell(beyond_, N_("what lies too far out for a scenario is left out: {0}"));
}

Scenario Reader::run() {
  if (!take_grid()) return {};
  scenario_.details = read_details(map_, source_);
  scenario_.details.quarter_turned = scenario_.details.quarter_turned || grid_.flat_topped;
  take_layers(map_, 0);
  if (known_tiles_ == 0 && !cells_.empty() && !is_told_elsewhere_)
    source_.error(
        map_,
        N_("no tile of this map is called like a terrain; in Tiled, give each tile of the tileset a class "
           "such as \"forest\", \"hills\" or \"sea\" and save the map again"));
  scenario_.cells.insert(boost::container::ordered_unique_range, cells_.begin(), cells_.end());
  scenario_.harbors.insert(boost::container::ordered_unique_range, harbors_.begin(), harbors_.end());
  tell_what_is_left_out();
  return std::move(scenario_);
}

}  // namespace

Scenario read_map(std::string_view bytes, ProblemList& problems) {
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  if (bytes.size() > max_tiled_bytes) {
    problems.error({}, N_("the file is too large: {0} bytes, {1} at most"),
                   {std::to_string(bytes.size()), std::to_string(max_tiled_bytes)});
    return {};
  }
  if (!is_utf8(bytes)) {
    problems.error({}, N_("the file is not UTF-8 text; save it as UTF-8"));
    return {};
  }
  // A tree takes many times the memory of its text.
  constexpr std::ptrdiff_t most_elements = 2'000'000, most_attributes = 6'000'000;
  if (std::ranges::count(bytes, '<') > 2 * most_elements ||
      std::ranges::count(bytes, '=') > most_attributes) {
    problems.error({}, N_("the file has more than {0} elements"), {std::to_string(most_elements)});
    return {};
  }
  Source source(bytes, problems);
  pugi::xml_document document;
  const auto outcome =
      document.load_buffer(bytes.data(), bytes.size(), pugi::parse_default, pugi::encoding_utf8);
  if (!outcome) {
    problems.error(source.at(static_cast<std::size_t>(std::max<std::ptrdiff_t>(outcome.offset, 0))),
                   N_("this is not well-formed XML: {0}"), {outcome.description()});
    return {};
  }
  const auto root = document.document_element();
  if (root.name() != std::string_view("map")) {
    source.error(root, N_("the file begins with <{0}>; a map of Tiled begins with <map>"),
                 {shown(root.name())});
    return {};
  }
  return Reader(root, source).run();
}

}  // namespace hexwright::tiled
