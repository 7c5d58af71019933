#include <algorithm>
#include <array>

#include "tests/templates/mutation_ways.h"

// What the scenarios of islands and deserts forbid.

namespace hexwright::test {
namespace {

/// That are known before it is dealt.
bool has_islands(const Scenario& s) { return plays(s, "foreign-islands") && !plays(s, "dealt-world"); }

/// Every sea hex inside of the frame becomes land.
Ways islands_joined(const Scenario& s) {
  if (!has_islands(s)) return {};
  Edits edits;
  for (const auto& [hex, cell] : s.cells)
    if (open_terrain(cell) == Terrain::Sea && !is_framed(s, hex))
      edits.push_back(SetCell{hex, Cell{Terrain::Pasture, 3, ""}});
  return when(!edits.empty(), edits);
}

/// The islands lie on tables of their own.
Ways sea_taken_away(const Scenario& s) {
  if (!has_islands(s)) return {};
  Edits edits;
  for (const auto& [hex, cell] : s.cells)
    if (open_terrain(cell) == Terrain::Sea && !is_framed(s, hex)) edits.push_back(SetCell{hex, {}});
  for (const auto& [hex, cell] : s.cells)
    if (is_framed(s, hex)) edits.push_back(SetCell{hex, {}});
  return when(!edits.empty(), edits);
}

/// Each desert of the line becomes a way into a strip.
Ways a_green_way(const Scenario& s) {
  if (!plays(s, "desert-strips")) return {};
  return at_open(s, Terrain::Desert, [](Hex hex) { return SetCell{hex, Cell{Terrain::Pasture, 3, ""}}; });
}

Ways a_desert_elsewhere(const Scenario& s) {
  if (!plays(s, "desert-strips")) return {};
  return at_hexes(s, [&](Hex hex, const Cell& cell) {
    const bool beside = std::any_of(all_directions.begin(), all_directions.end(), [&](Direction d) {
      const Cell* next = cell_at(s, neighbour(hex, d));
      return next && open_terrain(*next) == Terrain::Desert;
    });
    return is_plain(cell) && !beside ? Edits{SetCell{hex, Cell{Terrain::Desert, {}, ""}}} : Edits{};
  });
}

Ways without_areas(const Scenario& s, bool strips) {
  if (!plays(s, "desert-strips")) return {};
  Edits edits;
  for (const auto& [name, area] : s.areas)
    if (area.chits && strips == name.ends_with("trip")) edits.push_back(SetArea{name, {}});
  return {edits};
}

/// One way for each village: it becomes something else.
template <class Change>
Ways at_villages(const Scenario& s, Change change) {
  Ways ways;
  for (const auto& [place, mark] : s.marks)
    if (mark.kind == MarkKind::Village) ways.push_back(change(place));
  return ways;
}

Ways only_three_villages(const Scenario& s) {
  Edits edits;
  int kept = 0;
  for (const auto& [place, mark] : s.marks)
    if (mark.kind == MarkKind::Village && ++kept > 3) edits.push_back(SetMark{place, {}});
  return when(!edits.empty(), edits);
}

/// A corner of land where players found.
Ways a_village_at_home(const Scenario& s) {
  if (!plays(s, "cloth-villages")) return {};
  const auto& home = s.areas.at("Main islands").cells;
  return when(true, {SetMark{Intersection(*home.begin(), Corner::North), Mark{MarkKind::Village, 9}}});
}

Ways a_village_far_away(const Scenario& s) {
  if (!plays(s, "cloth-villages")) return {};
  return when(true,
              {SetCell{{40, 40}, Cell{Terrain::Desert, {}, ""}}, SetInArea{"Village islands", {40, 40}, true},
               SetMark{Intersection({40, 40}, Corner::North), Mark{MarkKind::Village, 9}}});
}

Ways the_robber_among_villages(const Scenario& s) {
  if (!plays(s, "cloth-villages")) return {};
  Ways ways;
  for (const Hex hex : s.areas.at("Village islands").cells) ways.push_back({SetMarker{Marker::Robber, hex}});
  return ways;
}

/// One way for each mark of this kind: it becomes something else.
template <class Change>
Ways at_marks(const Scenario& s, MarkKind kind, Change change) {
  Ways ways;
  if (!plays(s, "pirate-fleet")) return ways;
  for (const auto& [place, mark] : s.marks)
    if (mark.kind == kind) ways.push_back(change(place, mark));
  return ways;
}

Ways without_marks(const Scenario& s, MarkKind kind) {
  return at_marks(s, kind, [](const MarkPlace& place, const Mark&) { return Edits{SetMark{place, {}}}; });
}

/// Its numbers count down.
Ways the_course_turned_round(const Scenario& s) {
  if (!plays(s, "pirate-fleet")) return {};
  Edits edits;
  int all = 0;
  for (const auto& [place, mark] : s.marks) all += mark.kind == MarkKind::Course ? 1 : 0;
  for (const auto& [place, mark] : s.marks)
    if (mark.kind == MarkKind::Course)
      edits.push_back(SetMark{place, Mark{MarkKind::Course, all + 1 - mark.number}});
  return when(!edits.empty(), edits);
}

/// Nothing is left of the land of the founders, but for what the fleet does not come to.
Ways a_fleet_far_away(const Scenario& s) {
  if (!plays(s, "pirate-fleet")) return {};
  Edits edits{SetCell{{40, 40}, Cell{Terrain::Hills, 5, ""}}, SetInArea{"Main island", {40, 40}, true}};
  for (const Hex hex : s.areas.at("Main island").cells) edits.push_back(SetInArea{"Main island", hex, false});
  return {edits};
}

/// The first settlement of one player comes beside that of another.
Ways neighbours_from_the_start(const Scenario& s) {
  Ways ways;
  std::vector<Intersection> homes;
  for (const auto& [place, mark] : s.marks)
    if (mark.kind == MarkKind::FirstSettlement) homes.push_back(std::get<Intersection>(place));
  if (homes.size() < 2) return ways;
  const auto board = board_of(s);
  for (const IntersectionId next : board.intersection_neighbours(board.find(homes.back())))
    if (next != none)
      ways.push_back(
          {SetMark{homes.front(), {}}, SetMark{board.intersection(next), s.marks.at(homes.front())}});
  return ways;
}

/// All of a kind taken away, where there are any.
Ways without_all_marks(const Scenario& s, MarkKind kind) {
  Edits edits;
  for (const auto& [place, mark] : s.marks)
    if (mark.kind == kind) edits.push_back(SetMark{place, {}});
  return when(!edits.empty() && plays(s, "wonders"), edits);
}

/// On the shore of each small island.
Ways marks_abroad(const Scenario& s, MarkKind kind) {
  if (!plays(s, "wonders")) return {};
  Ways ways;
  for (const auto& [name, area] : s.areas)
    if (area.chits)
      ways.push_back(
          {SetMark{s.topology.canonical(Intersection(*area.cells.begin(), Corner::North)), Mark{kind, 0}}});
  return ways;
}

Ways nothing_yields_ore(const Scenario& s) {
  if (!plays(s, "wonders")) return {};
  Edits edits;
  for (const auto& [hex, cell] : s.cells)
    if (const auto terrain = open_terrain(cell);
        terrain && (*terrain == Terrain::Mountains || *terrain == Terrain::Gold))
      edits.push_back(SetTerrain{hex, Terrain::Pasture});
  for (const auto& [name, pool] : s.terrain_pools) {
    auto changed = pool;
    changed.erase(Terrain::Mountains);
    edits.push_back(SetTerrainPool{name, changed});
  }
  return when(true, edits);
}

Ways a_red_number_at_the_wasteland(const Scenario& s) {
  if (!plays(s, "wonders")) return {};
  const bool small = s.details.max_players == 4;
  Ways ways;
  for (const Hex hex : small ? std::array{Hex{3, 3}, Hex{4, 2}} : std::array{Hex{6, 3}, Hex{6, 2}})
    ways.push_back({SetToken{hex, 8}});
  return ways;
}

constexpr std::array ways_with_seas{
    Mutation{"a hole in the course", "pirate-fleet.course-closed",
             [](const Scenario& s) { return without_marks(s, MarkKind::Course); }},
    Mutation{"a course over land", "pirate-fleet.course-closed",
             [](const Scenario& s) {
               return at_marks(s, MarkKind::Course, [](const MarkPlace& place, const Mark&) {
                 return Edits{SetTerrain{std::get<Hex>(place), Terrain::Desert}};
               });
             }},
    Mutation{"a course against the clock", "pirate-fleet.course-clockwise", the_course_turned_round},
    Mutation{"a fleet beside its course", "pirate-fleet.fleet-on-course",
             [](const Scenario& s) {
               return at_hexes(s, [&](Hex hex, const Cell& cell) {
                 const bool beside = plays(s, "pirate-fleet") && open_terrain(cell) == Terrain::Sea &&
                                     !s.marks.contains(MarkPlace(hex));
                 return beside ? Edits{SetMarker{Marker::Pirate, hex}} : Edits{};
               });
             }},
    Mutation{"a fleet that comes to no coast", "pirate-fleet.course-at-main-coast", a_fleet_far_away},
    Mutation{"a robber beside the fleet", "pirate-fleet.no-robber",
             [](const Scenario& s) {
               return at_hexes(s, [&](Hex hex, const Cell& cell) {
                 return plays(s, "pirate-fleet") && is_plain(cell) ? Edits{SetMarker{Marker::Robber, hex}}
                                                                   : Edits{};
               });
             }},
    Mutation{"no fortress", "pirate-fleet.berths-whole",
             [](const Scenario& s) { return without_marks(s, MarkKind::Fortress); }},
    Mutation{"no landing place", "pirate-fleet.berths-whole",
             [](const Scenario& s) { return without_marks(s, MarkKind::Landing); }},
    Mutation{"no first settlement", "pirate-fleet.berths-whole",
             [](const Scenario& s) { return without_marks(s, MarkKind::FirstSettlement); }},
    Mutation{"no first ship", "pirate-fleet.berths-whole",
             [](const Scenario& s) { return without_marks(s, MarkKind::FirstShip); }},
    Mutation{"neighbours from the start", "pirate-fleet.marks-at-coasts", neighbours_from_the_start},
    Mutation{"too few ships for the way", "pirate-fleet.ways-open",
             [](const Scenario& s) {
               return when(plays(s, "pirate-fleet"), with_details(s, [](Details& d) { d.pieces.ships = 8; }));
             }},
    Mutation{"one fortress for two ways", "pirate-fleet.ways-apart",
             [](const Scenario& s) {
               return at_marks(s, MarkKind::FirstSettlement, [&](const MarkPlace& place, const Mark& mark) {
                 Edits edits{SetMark{place, {}}};
                 for (const auto& [other, its] : s.marks)
                   if (its.kind == MarkKind::FirstSettlement && its.number != mark.number) {
                     edits.push_back(SetMark{other, mark});
                     edits.push_back(SetMark{place, its});
                     break;
                   }
                 return edits;
               });
             }},
    Mutation{"too few settlements", "pirate-fleet.pieces-suffice",
             [](const Scenario& s) {
               return when(plays(s, "pirate-fleet"),
                           with_details(s, [](Details& d) { d.pieces.settlements = 3; }));
             }},
    Mutation{"no strait", "wonders.marks-to-settle",
             [](const Scenario& s) { return without_all_marks(s, MarkKind::Strait); }},
    Mutation{"no wasteland", "wonders.marks-to-settle",
             [](const Scenario& s) { return without_all_marks(s, MarkKind::Wasteland); }},
    Mutation{"a strait abroad", "wonders.marks-at-home",
             [](const Scenario& s) { return marks_abroad(s, MarkKind::Strait); }},
    Mutation{"a wasteland abroad", "wonders.marks-at-home",
             [](const Scenario& s) { return marks_abroad(s, MarkKind::Wasteland); }},
    Mutation{"no harbor for a monument", "wonders.harbor-for-monument",
             [](const Scenario& s) {
               Edits edits;
               for (const auto& [path, harbor] : s.harbors) edits.push_back(SetHarbor{path, {}});
               return when(plays(s, "wonders"), edits);
             }},
    Mutation{"two ships", "wonders.ship-to-claim",
             [](const Scenario& s) {
               Details details = s.details;
               details.pieces.ships = 2;
               return when(plays(s, "wonders"), {SetDetails{details}});
             }},
    Mutation{"no ore", "wonders.resources-for-levels", nothing_yields_ore},
    Mutation{"an 8 at the wasteland", "wonders.calm-beside-wasteland", a_red_number_at_the_wasteland},
    Mutation{"a pirate among wonders", "wonders.no-pirate",
             [](const Scenario& s) {
               return at_hexes(s, [&](Hex hex, const Cell& cell) {
                 return plays(s, "wonders") && open_terrain(cell) == Terrain::Sea
                            ? Edits{SetMarker{Marker::Pirate, hex}}
                            : Edits{};
               });
             }},
    Mutation{"three villages", "cloth-villages.villages-enough", only_three_villages},
    Mutation{"a village at home", "cloth-villages.villages-at-unsettled-coasts", a_village_at_home},
    Mutation{"a village where no ship comes", "cloth-villages.villages-reachable", a_village_far_away},
    Mutation{"a village with a 7", "cloth-villages.numbers-legal",
             [](const Scenario& s) {
               return at_villages(s, [](const MarkPlace& place) {
                 return Edits{SetMark{place, Mark{MarkKind::Village, 7}}};
               });
             }},
    Mutation{"the robber among villages", "cloth-villages.robber-elsewhere", the_robber_among_villages},
    Mutation{"no place in any deal", "dealt-world.founding-once-dealt",
             [](const Scenario& s) { return when(plays(s, "dealt-world"), closing_everything(s)); }},
    Mutation{"a harbor in a world to be dealt", "dealt-world.harbors-to-lay",
             [](const Scenario& s) {
               return at_hexes(s, [&](Hex hex, const Cell&) {
                 return plays(s, "dealt-world") && is_framed(s, hex)
                            ? Edits{SetHarbor{Path(hex, Direction::East), Harbor{}}}
                            : Edits{};
               });
             }},
    Mutation{"a green way to a strip", "desert-strips.strips-beyond-desert", a_green_way},
    Mutation{"a desert elsewhere", "desert-strips.deserts-connected", a_desert_elsewhere},
    Mutation{"no strip", "desert-strips.strip-and-islet",
             [](const Scenario& s) { return without_areas(s, true); }},
    Mutation{"no islet", "desert-strips.strip-and-islet",
             [](const Scenario& s) { return without_areas(s, false); }},
    Mutation{"founding anywhere in the desert", "desert-strips.founding-on-main-part",
             [](const Scenario& s) {
               return plays(s, "desert-strips") ? without_role(s, AreaRole::Founding) : Ways{};
             }},
    Mutation{"founding beyond the desert", "desert-strips.founding-on-main-part",
             [](const Scenario& s) {
               return at_named(s.areas, [&](const std::string& name, const Area& area) {
                 if (!plays(s, "desert-strips") || area.roles.contains(AreaRole::Frame) ||
                     area.roles.contains(AreaRole::Founding))
                   return Edits{};
                 return Edits{with_area(name, area, [](Area& a) { a.roles.insert(AreaRole::Founding); })};
               });
             }},
    Mutation{"islands that are one", "foreign-islands.islands-to-settle", islands_joined},
    Mutation{"an island that no ship comes to", "foreign-islands.islands-reachable",
             [](const Scenario& s) {
               return when(has_islands(s), {SetCell{{40, 40}, Cell{Terrain::Hills, 5, ""}}});
             }},
    Mutation{"islands without sea", "foreign-islands.islands-reachable", sea_taken_away},
};

}  // namespace

std::span<const Mutation> mutations_of_seas() { return ways_with_seas; }

}  // namespace hexwright::test
