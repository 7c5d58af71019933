#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "io/xml/collected.h"
#include "io/xml/named_once.h"
#include "io/xml/reading.h"
#include "io/xml/values.h"
#include "model/scenario/edit.h"
#include "model/scenario/limits.h"

namespace hexwright {
namespace {

/// Harbors, frontier areas and intersections may be spelled from a hex just outside, of which nothing else is
/// kept.
constexpr Limits coordinates_beside{-limits::coordinate - 1, limits::coordinate + 1};

std::optional<Direction> direction_from_word(std::string_view word) {
  for (const Direction d : all_directions)
    if (short_name(d) == word) return d;
  return std::nullopt;
}

std::optional<Corner> corner_from_word(std::string_view word) {
  for (const Corner c : all_corners)
    if (short_name(c) == word) return c;
  return std::nullopt;
}

class BoardReader {
 public:
  BoardReader(FileReport& report, Scenario& scenario, WrittenAt::Offsets& written)
      : report_(report), scenario_(scenario), written_(written) {}

  void cells(pugi::xml_node section, PlainCells plain);
  void harbors(pugi::xml_node section);
  void frontiers(pugi::xml_node section);
  void areas(pugi::xml_node section);
  void markers(pugi::xml_node section);
  void closed_to_founding(pugi::xml_node section);
  void marks(pugi::xml_node section);
  void locked(pugi::xml_node generation);

 private:
  std::optional<Hex> place(Values& in, Limits range) {
    const auto q = in.number("q", range);
    const auto r = in.number("r", range);
    if (!q || !r) return std::nullopt;
    return Hex{*q, *r};
  }
  /// Whether a place lies within the limits in its canonical spelling, too.
  bool lies_within(Hex canonical, std::size_t at) {
    const auto inside = [](int v) { return v >= coordinates.least && v <= coordinates.most; };
    if (inside(canonical.q) && inside(canonical.r)) return true;
    report_.error(at, N_("{0} lies too far out; coordinates go from {1} to {2}"),
                  {words(canonical), std::to_string(coordinates.least), std::to_string(coordinates.most)});
    return false;
  }
  bool has_room(pugi::xml_node section, std::size_t size, std::size_t most) {
    if (size > most)
      report_.error(report_.at(section), N_("<{0}> holds {1} entries; {2} at most"),
                    {section.name(), std::to_string(size), std::to_string(most)});
    return size <= most;
  }
  void apply(pugi::xml_node element, const Edit& edit) {
    const auto outcome = apply_edit(scenario_, edit);
    if (const auto* refusal = outcome.refusal()) report_.refused(report_.at(element), *refusal);
  }
  std::optional<Direction> side(Values& in, std::string_view name) {
    return in.word(name, direction_from_word, all_directions, [](Direction d) { return short_name(d); });
  }
  std::optional<Corner> corner(Values& in, std::string_view name) {
    return in.word(name, corner_from_word, all_corners, [](Corner c) { return short_name(c); });
  }
  std::optional<Corner> centre(Values& in, Direction side);
  std::optional<MarkPlace> marked_place(Values& in);
  Cell cell(Values& in) const;
  void read_row(pugi::xml_node row, std::vector<std::pair<Hex, std::size_t>>& cells);
  /// Of all rows of this name. `twice`: what to say of a hex that comes again, {0}, and of `name`, {1}.
  boost::container::flat_set<Hex> cells_of_rows(pugi::xml_node parent, const char* rows, const char* twice,
                                                const std::string& name);
  boost::container::flat_set<AreaRole> roles(pugi::xml_node area);
  std::optional<Chits> chits(pugi::xml_node element);

  FileReport& report_;
  Scenario& scenario_;
  WrittenAt::Offsets& written_;
};

void BoardReader::cells(pugi::xml_node section, PlainCells plain) {
  Collected<Hex, Cell> collected(section, limits::cells, report_);
  collected.begin_with(std::move(plain.cells), plain.at, [&](Hex& hex, std::size_t at) {
    hex = scenario_.topology.canonical(hex);
    return lies_within(hex, at);
  });
  for (const auto element : section.children("cell")) {
    if (!collected.has_room()) break;
    Values in(report_, element);
    const auto spelled = place(in, coordinates);
    Cell read = cell(in);
    if (!spelled) continue;
    const auto at = report_.at(element);
    const Hex hex = scenario_.topology.canonical(*spelled);
    if (lies_within(hex, at)) collected.add(hex, std::move(read), *spelled, at);
  }
  collected.move_into(scenario_.cells, written_.cells);
}

Cell BoardReader::cell(Values& in) const {
  Cell cell;
  const auto terrain = thing<Terrain>(in, "terrain", scenario_.own);
  auto terrain_pool = in.name("terrain-pool");
  const auto token = in.number("token", tokens);
  auto token_pool = in.name("token-pool");
  if (terrain && terrain_pool) in.only_one_of("terrain", "terrain-pool");
  if (token && token_pool) in.only_one_of("token", "token-pool");
  if (terrain) cell.terrain = *terrain;
  if (terrain_pool) cell.terrain = Drawn{*std::move(terrain_pool)};
  if (token) cell.token = *token;
  if (token_pool) cell.token = Drawn{*std::move(token_pool)};
  if (auto stack = in.name("stack")) cell.stack = *std::move(stack);
  return cell;
}

void BoardReader::harbors(pugi::xml_node section) {
  Collected<Path, Harbor> collected(section, limits::harbors, report_);
  for (const auto element : section.children("harbor")) {
    if (!collected.has_room()) break;
    Values in(report_, element);
    const auto spelled = place(in, coordinates_beside);
    const auto facing = side(in, "facing");
    const auto kind = thing<HarborKind>(in, "kind", scenario_.own);
    const auto pool = in.name("pool");
    if (kind && pool) in.only_one_of("kind", "pool");
    if (!spelled || !facing) continue;
    Harbor harbor{*facing, {}};
    if (kind) harbor.kind = *kind;
    if (pool) harbor.kind = Drawn{*pool};
    const auto at = report_.at(element);
    const Path path = scenario_.topology.canonical(Path(*spelled, *facing));
    if (lies_within(path.hex(), at)) collected.add(path, std::move(harbor), *spelled, at);
  }
  collected.move_into(scenario_.harbors, written_.harbors);
}

/// The corner that is the end of the path on the settlers' side.
std::optional<Corner> BoardReader::centre(Values& in, Direction side) {
  const auto its_corner = corner(in, "centre");
  const auto [one, other] = ends(side);
  if (!its_corner || *its_corner == one || *its_corner == other) return its_corner;
  report_.error(in.at_value(in.find("centre")),
                N_("centre is \"{0}\", which is no end of side {1}; expected \"{2}\" or \"{3}\""),
                {std::string(short_name(*its_corner)), std::string(short_name(side)),
                 std::string(short_name(one)), std::string(short_name(other))});
  return std::nullopt;
}

void BoardReader::frontiers(pugi::xml_node section) {
  Collected<Path, Intersection> collected(section, limits::frontiers, report_);
  for (const auto element : section.children("frontier")) {
    if (!collected.has_room()) break;
    Values in(report_, element);
    const auto spelled = place(in, coordinates_beside);
    const auto its_side = side(in, "side");
    if (!its_side) continue;
    const auto its_centre = centre(in, *its_side);
    if (!spelled || !its_centre) continue;
    const auto at = report_.at(element);
    const Path path = scenario_.topology.canonical(Path(*spelled, *its_side));
    const Intersection end = scenario_.topology.canonical(Intersection(*spelled, *its_centre));
    if (lies_within(path.hex(), at) && lies_within(end.hex(), at))
      collected.add(path, Intersection(end), *spelled, at);
  }
  collected.move_into(scenario_.frontiers, written_.frontiers);
}

void BoardReader::areas(pugi::xml_node section) {
  NamedOnce<std::string> once(report_);
  for (const auto element : section.children("area")) {
    const auto name = Values(report_, element).name("name");
    Area area;
    area.roles = roles(element);
    area.chits = chits(element.child("chits"));
    area.cells = cells_of_rows(element, "row", N_("{0} is in the area \"{1}\" already"), name.value_or("?"));
    if (!name || !once(*name, report_.at(element), "area", *name)) continue;
    written_.named.emplace(NamedPlace{NamedPlace::Kind::Area, *name},
                           static_cast<WrittenAt::Offset>(report_.at(element)));
    apply(element, SetArea{*name, std::move(area)});
  }
}

/// Calls `each(word, offset in text)` for every word between blanks.
template <class Each>
void for_each_word(std::string_view text, Each each) {
  for (std::size_t begin = text.find_first_not_of(xml_blanks); begin != std::string_view::npos;) {
    const auto end = std::min(text.find_first_of(xml_blanks, begin), text.size());
    each(text.substr(begin, end - begin), begin);
    begin = text.find_first_not_of(xml_blanks, end);
  }
}

boost::container::flat_set<AreaRole> BoardReader::roles(pugi::xml_node area) {
  boost::container::flat_set<AreaRole> roles;
  Values in(report_, area);
  const auto attribute = in.find("roles");
  for_each_word(attribute.value(), [&](std::string_view word, std::size_t offset) {
    if (const auto role = area_role_from_id(word)) {
      roles.insert(*role);
      return;
    }
    std::vector<std::string_view> known;
    known.reserve(all_area_roles.size());
    for (const AreaRole role : all_area_roles) known.push_back(id(role));
    in.report_unknown_word(in.at_value(attribute) + offset, "role", word, known);
  });
  return roles;
}

std::optional<Chits> BoardReader::chits(pugi::xml_node element) {
  if (!element) return std::nullopt;
  constexpr Limits from_one{1, limits::count};
  Chits chits;
  Values in(report_, element);
  chits.points = in.number_or("points", from_one, chits.points);
  chits.settlements = in.number_or("settlements", from_one, chits.settlements);
  chits.every_player = in.yes_or_no("every-player").value_or(chits.every_player);
  return chits;
}

boost::container::flat_set<Hex> BoardReader::cells_of_rows(pugi::xml_node parent, const char* rows,
                                                           const char* twice, const std::string& name) {
  std::vector<std::pair<Hex, std::size_t>> cells;
  for (const auto row : parent.children(rows)) {
    read_row(row, cells);
    if (!has_room(parent, cells.size(), limits::cells)) return {};
  }
  std::stable_sort(cells.begin(), cells.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  boost::container::flat_set<Hex>::sequence_type hexes;
  hexes.reserve(cells.size());
  for (const auto& [hex, at] : cells) {
    if (hexes.empty() || hexes.back() != hex) {
      hexes.push_back(hex);
    } else {
      report_.warning(at, twice, {words(hex), name});
    }
  }
  boost::container::flat_set<Hex> result;
  result.adopt_sequence(boost::container::ordered_unique_range, std::move(hexes));
  return result;
}

void BoardReader::read_row(pugi::xml_node row, std::vector<std::pair<Hex, std::size_t>>& cells) {
  Values in(report_, row);
  const auto r = in.number("r", coordinates);
  const auto columns = in.find("q");
  for_each_word(columns.value(), [&](std::string_view word, std::size_t offset) {
    const auto at = in.at_value(columns) + offset;
    const auto q = whole_number(word);
    if (!q || *q < coordinates.least || *q > coordinates.most) {
      report_.error(at, N_("{0} is \"{1}\"; expected a whole number from {2} to {3}"),
                    {"q", shown(word), std::to_string(coordinates.least), std::to_string(coordinates.most)});
      return;
    }
    if (!r) return;
    const Hex hex = scenario_.topology.canonical(Hex{*q, *r});
    if (lies_within(hex, at)) cells.emplace_back(hex, at);
  });
}

void BoardReader::markers(pugi::xml_node section) {
  NamedOnce<Marker> once(report_);
  for (const auto element : section.children("marker")) {
    Values in(report_, element);
    const auto kind = in.word("kind", marker_from_id, all_markers, [](Marker m) { return id(m); });
    const auto spelled = place(in, coordinates);
    if (!kind || !spelled) continue;
    const auto at = report_.at(element);
    const Hex hex = scenario_.topology.canonical(*spelled);
    if (!once(*kind, at, "marker", std::string(id(*kind))) || !lies_within(hex, at)) continue;
    written_.markers.emplace_back(hex, static_cast<WrittenAt::Offset>(at));
    apply(element, SetMarker{*kind, *spelled});
  }
}

void BoardReader::closed_to_founding(pugi::xml_node section) {
  struct Nothing {};
  Collected<Intersection, Nothing> collected(section, 2 * limits::cells, report_);
  for (const auto element : section.children("intersection")) {
    if (!collected.has_room()) break;
    Values in(report_, element);
    const auto spelled = place(in, coordinates_beside);
    const auto its_corner = corner(in, "corner");
    if (!spelled || !its_corner) continue;
    const auto at = report_.at(element);
    const Intersection closed = scenario_.topology.canonical(Intersection(*spelled, *its_corner));
    if (lies_within(closed.hex(), at)) collected.add(closed, {}, *spelled, at);
  }
  boost::container::flat_map<Intersection, Nothing> closed;
  collected.move_into(closed, written_.intersections);
  boost::container::flat_set<Intersection>::sequence_type places;
  places.reserve(closed.size());
  for (const auto& [intersection, nothing] : closed) places.push_back(intersection);
  scenario_.closed_to_founding.adopt_sequence(boost::container::ordered_unique_range, std::move(places));
}

/// With a corner at an intersection, with a side on a path, else on a hex.
std::optional<MarkPlace> BoardReader::marked_place(Values& in) {
  const auto spelled = place(in, coordinates_beside);
  const bool at_corner = static_cast<bool>(in.find("corner")), at_side = static_cast<bool>(in.find("side"));
  const auto its_corner = corner(in, "corner");
  const auto its_side = side(in, "side");
  if (at_corner && at_side) in.only_one_of("corner", "side");
  if (!spelled || (at_corner && !its_corner) || (at_side && !its_side)) return std::nullopt;
  if (its_corner) return Intersection(*spelled, *its_corner);
  if (its_side) return Path(*spelled, *its_side);
  return *spelled;
}

void BoardReader::marks(pugi::xml_node section) {
  Collected<MarkPlace, Mark> collected(section, limits::marks, report_);
  for (const auto element : section.children("mark")) {
    if (!collected.has_room()) break;
    Values in(report_, element);
    const auto kind = thing<MarkKind>(in, "kind", scenario_.own);
    const auto spelled = marked_place(in);
    const int number = in.number_or("number", {1, limits::mark_number}, 0);
    if (!kind || !spelled) continue;
    const auto at = report_.at(element);
    const MarkPlace place = canonical(scenario_.topology, *spelled);
    if (const auto no = why_no_mark(place, {*kind, number}))
      report_.refused(at, *no);
    else if (lies_within(hex_of(place), at))
      collected.add(place, {*kind, number}, hex_of(*spelled), at);
  }
  collected.move_into(scenario_.marks, written_.marks);
}

void BoardReader::locked(pugi::xml_node generation) {
  scenario_.generation.locked = cells_of_rows(generation, "locked", N_("{0} is locked already"), "");
}

}  // namespace

void read_board(pugi::xml_node root, PlainCells plain, FileReport& report, Scenario& scenario,
                WrittenAt::Offsets& written) {
  BoardReader reader(report, scenario, written);
  reader.cells(root.child("cells"), std::move(plain));
  reader.harbors(root.child("harbors"));
  reader.frontiers(root.child("frontiers"));
  reader.areas(root.child("areas"));
  reader.markers(root.child("markers"));
  reader.closed_to_founding(root.child("closed-to-founding"));
  reader.marks(root.child("marks"));
  reader.locked(root.child("generation"));
}

}  // namespace hexwright
