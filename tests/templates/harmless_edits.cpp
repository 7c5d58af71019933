#include <array>

#include "model/scenario/boxes.h"
#include "tests/templates/mutation_ways.h"

// What a designer does every day.

namespace hexwright::test {
namespace {

/// The terrains of two neighbours changed over, numbers left where they are.
Ways swap_terrains(const Scenario& s) {
  return at_hexes(s, [&](Hex hex, const Cell& cell) -> Edits {
    const Hex beside = neighbour(hex, Direction::East);
    const Cell* other = cell_at(s, beside);
    if (!is_plain(cell) || !other || !is_plain(*other)) return {};
    return {SetTerrain{hex, other->terrain}, SetTerrain{beside, cell.terrain}};
  });
}

/// The numbers of two neighbours changed over, none of them red.
Ways swap_numbers(const Scenario& s) {
  return at_hexes(s, [&](Hex hex, const Cell& cell) -> Edits {
    const Hex beside = neighbour(hex, Direction::SouthEast);
    const Cell* other = cell_at(s, beside);
    if (!is_plain(cell) || !other || !is_plain(*other)) return {};
    if (is_red(*open_token(cell)) || is_red(*open_token(*other))) return {};
    return {SetToken{hex, other->token}, SetToken{beside, cell.token}};
  });
}

/// The kinds of the first harbor and another changed over.
Ways swap_harbors(const Scenario& s) {
  if (s.harbors.empty()) return {};
  return at_named(s.harbors, [&](Path path, Harbor harbor) {
    auto [first, swapped] = *s.harbors.begin();
    std::swap(swapped.kind, harbor.kind);
    return Edits{SetHarbor{first, swapped}, SetHarbor{path, harbor}};
  });
}

Ways pirate_elsewhere(const Scenario& s) {
  // A fleet begins on its course. PIR-06
  if (!s.markers.contains(Marker::Pirate) || plays(s, "pirate-fleet")) return {};
  return at_open(s, Terrain::Sea, [](Hex hex) { return SetMarker{Marker::Pirate, hex}; });
}

constexpr std::array table{
    HarmlessEdit{
        "another title",
        [](const Scenario& s) { return Ways{with_details(s, [](Details& d) { d.title = "My own"; })}; }},
    HarmlessEdit{"another author, description and notes",
                 [](const Scenario& s) {
                   return Ways{with_details(s, [](Details& d) {
                     d.author = "Ada";
                     d.description.clear();
                     d.notes = "Mind the gap.";
                   })};
                 }},
    HarmlessEdit{"shown turned or not",
                 [](const Scenario& s) {
                   return Ways{with_details(s, [](Details& d) { d.quarter_turned = !d.quarter_turned; })};
                 }},
    HarmlessEdit{"a second copy of each box",
                 [](const Scenario& s) {
                   return at_named(s.boxes, [&](const std::string& id, int count) {
                     auto boxes = s.boxes;
                     boxes[id] = count + 1;
                     return Edits{SetBoxes{boxes}};
                   });
                 }},
    HarmlessEdit{"an area without roles",
                 [](const Scenario& s) {
                   return Ways{{SetArea{"Bookmark", Area{{}, {}, {s.cells.begin()->first}}}}};
                 }},
    HarmlessEdit{"two terrains changed over", swap_terrains},
    HarmlessEdit{"two numbers changed over", swap_numbers},
    HarmlessEdit{"two harbors changed over", swap_harbors},
    HarmlessEdit{"the pirate elsewhere at sea", pirate_elsewhere},
    HarmlessEdit{"an intersection closed to founding",
                 [](const Scenario& s) {
                   return at_hexes(s, [](Hex hex, const Cell& cell) {
                     return is_plain(cell)
                                ? Edits{SetClosedToFounding{Intersection(hex, Corner::North), true}}
                                : Edits{};
                   });
                 }},
    HarmlessEdit{"what another program's file said",
                 [](const Scenario&) {
                   return Ways{{SetForeign{{{"pioneers", "strict-trade", ""}}}}};
                 }},
};

}  // namespace

std::span<const HarmlessEdit> harmless_edits() { return table; }

}  // namespace hexwright::test
