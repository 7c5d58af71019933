#include "model/rules/own/grounds.h"

#include <algorithm>

#include "model/board/index.h"

namespace hexwright::own {
namespace {

using Answer = Grounds::Answer;

Answer answer(bool perhaps, bool always) {
  return always ? Answer::Always : perhaps ? Answer::Perhaps : Answer::Never;
}
Answer opposite(Answer answer) {
  return answer == Answer::Perhaps ? answer : answer == Answer::Never ? Answer::Always : Answer::Never;
}

/// The hexes of the board at a place, and what lies beyond its edge: `none`.
std::vector<HexId> hexes_at(const BoardGraph& board, const Where& where) {
  if (where.hex != none) return {where.hex};
  const auto all = [](const auto& hexes) { return std::vector<HexId>(hexes.begin(), hexes.end()); };
  if (where.corner != none) return all(board.intersection_hexes(where.corner));
  return where.path != none ? all(board.path_hexes(where.path)) : std::vector<HexId>();
}
std::vector<HexId> hexes_beside(const BoardGraph& board, const Where& where) {
  if (where.hex == none) return hexes_at(board, where);
  const auto& around = board.neighbours(where.hex);
  return {around.begin(), around.end()};
}

/// Land and sea meet: of a hex, it is land and beside the sea.
Answer at_coast(const MapView& map, const Where& where) {
  const auto here = hexes_at(map.board(), where), beside = hexes_beside(map.board(), where);
  const auto any = [&](const std::vector<HexId>& hexes, auto is_so) {
    return std::any_of(hexes.begin(), hexes.end(), is_so);
  };
  return answer(any(here, [&](HexId hex) { return map.may_be_land(hex); }) &&
                    any(beside, [&](HexId hex) { return map.may_be_sea(hex); }),
                any(here, [&](HexId hex) { return map.is_land(hex); }) &&
                    any(beside, [&](HexId hex) { return map.is_sea(hex); }));
}

/// The places that a mark at one place lies at or touches.
void mark_around(const BoardGraph& board, const Where& where, Touched& touched) {
  const auto add_all = [](const auto& ids, auto& marked) {
    for (const auto id : ids)
      if (id != none) marked[id] = 1;
  };
  if (where.hex != none) {
    touched.hexes[where.hex] = 1;
    add_all(board.hex_intersections(where.hex), touched.corners);
    add_all(board.hex_paths(where.hex), touched.paths);
  } else if (where.path != none) {
    touched.paths[where.path] = 1;
    add_all(board.path_hexes(where.path), touched.hexes);
    add_all(board.path_ends(where.path), touched.corners);
  } else if (where.corner != none) {
    touched.corners[where.corner] = 1;
    add_all(board.intersection_hexes(where.corner), touched.hexes);
    add_all(board.intersection_paths(where.corner), touched.paths);
  }
}

}  // namespace

Where where_on(const BoardGraph& board, const MarkPlace& place) {
  if (const auto* hex = std::get_if<Hex>(&place)) return at_hex(board.find(*hex));
  if (const auto* path = std::get_if<Path>(&place)) return at_path(board.find(*path));
  return at_corner(board.find(std::get<Intersection>(place)));
}

Touched touched_by_marks(const MapView& map, MarkKind kind) {
  const BoardGraph& board = map.board();
  Touched touched{IdVector<HexId, char>(board.hex_count()),
                  IdVector<IntersectionId, char>(board.intersection_count()),
                  IdVector<PathId, char>(board.path_count()), 0};
  for (const auto& [place, mark] : map.scenario().marks)
    if (mark.kind == kind) {
      mark_around(board, where_on(board, place), touched);
      ++touched.count;
    }
  return touched;
}

IdVector<HexId, char> hexes_of_area(const MapView& map, std::string_view name) {
  IdVector<HexId, char> inside(map.board().hex_count());
  for (const AreaView& area : map.areas())
    if (*area.name == name)
      for (const HexId hex : area.hexes) inside[hex] = 1;
  return inside;
}

TerrainSet Grounds::terrains(HexId hex) const {
  TerrainSet all = map_.terrains(hex);
  if (all.may_be_land()) all.add(becomes_);
  return all;
}

Answer Grounds::any_is_among(const std::vector<HexId>& hexes, TerrainSet wanted) const {
  const auto any = [&](auto is_so) {
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return hex != none && is_so(terrains(hex)); });
  };
  return answer(any([&](TerrainSet each) { return each.may_be(wanted); }),
                any([&](TerrainSet each) { return each.is_among(wanted); }));
}

/// Of the hexes at a place, or around a hex; beyond the edge is sea.
Answer Grounds::all_are_among(const Where& where, TerrainSet wanted) const {
  const auto hexes = hexes_beside(map_.board(), where);
  const auto all = [&](auto is_so) {
    return std::all_of(hexes.begin(), hexes.end(), [&](HexId hex) {
      return hex == none ? wanted.contains(Terrain::Sea) : is_so(terrains(hex));
    });
  };
  return answer(all([&](TerrainSet each) { return each.may_be(wanted); }),
                all([&](TerrainSet each) { return each.is_among(wanted); }));
}

Grounds::Grounds(const MapView& map, TerrainSet becomes)
    : map_(map), becomes_(becomes), numbers_change_(map.rules().own_book().changes_numbers()) {
  for (const std::string& name : map.rules().own_book().areas) areas_.push_back(hexes_of_area(map, name));
  for (const AreaRole role : all_area_roles) roles_[at(role)] = map.hexes_in(role);
  for (const OwnMark& mark : map.packs().marks()) {
    marked_.resize(std::max<std::size_t>(marked_.size(), own_number(mark.value) + 1));
    marked_[own_number(mark.value)] = touched_by_marks(map, mark.value);
    if (map.rules().own_book().moves(mark.value)) moved_marks_ |= 1U << own_number(mark.value);
  }
}

Answer Grounds::ask(const Filter& filter, const Where& where) const {
  const BoardGraph& board = map_.board();
  Answer all = Answer::Always;
  const auto also = [&](Answer each) { all = std::min(all, each); };
  const auto lies_in = [&](const IdVector<HexId, char>& inside) {
    const auto hexes = hexes_at(board, where);
    const bool in =
        std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return hex != none && inside[hex] != 0; });
    return answer(in, in);
  };
  const auto in_role = [&](AreaRole role) { return lies_in(roles_[at(role)]); };
  if (filter.area != Filter::none_of_all) also(lies_in(areas_[at(filter.area)]));
  if (filter.numbers.any()) also(answer(may_show(filter.numbers, where), false));
  if (filter.all_around) also(all_are_among(where, *filter.all_around));
  if (filter.terrains) also(any_is_among(hexes_at(board, where), *filter.terrains));
  if (filter.role) also(in_role(*filter.role));
  if (filter.not_role) also(opposite(in_role(*filter.not_role)));
  const bool moves = filter.mark && (moved_marks_ >> own_number(*filter.mark) & 1U) != 0;
  if (filter.mark && !moves) {
    const bool marked = marked_[own_number(*filter.mark)].has(where);
    also(answer(marked, marked));
  }
  if (filter.coast) also(*filter.coast ? at_coast(map_, where) : opposite(at_coast(map_, where)));
  if (filter.beside) also(any_is_among(hexes_beside(board, where), *filter.beside));
  if (filter.card != Filter::none_of_all) also(answer(may_have_card(filter.card, where), false));
  if (moves || filter.turned || filter.stands != 0 || filter.own || filter.robber || filter.harbors != 0 ||
      filter.own_building || filter.any_building || filter.own_route || filter.others_route)
    also(Answer::Perhaps);
  return all;
}

/// Some site of its deck is there.
bool Grounds::may_have_card(int card, const Where& where) const {
  const Book& book = map_.rules().own_book();
  return card >= 0 && std::ranges::any_of(book.sites, [&](const Sites& sites) {
           return sites.deck == book.cards[at(card)].deck && marked_[own_number(sites.mark)].has(where);
         });
}

bool Grounds::may_show(const Numbers& wanted, const Where& where) const {
  const auto hexes = hexes_at(map_.board(), where);
  return std::ranges::any_of(hexes, [&](HexId hex) {
    if (hex == none) return false;
    const Numbers its = numbers(hex);
    return numbers_change_ ? its.any() : (its & wanted).any();
  });
}

Numbers Grounds::numbers(HexId hex) const {
  Numbers found;
  const PlacedToken& token = map_.cell(hex).token;
  if (const auto number = fixed(token); number && !map_.is_hidden(hex))
    found.set(static_cast<std::size_t>(*number));
  else if (map_.is_hidden(hex) || map_.is_unfinished(hex) || map_.token_pool_of(hex) != none)
    found.set();
  for (const OwnTerrain& terrain : map_.packs().terrains())
    if (terrains(hex).may_be(TerrainSet(terrain.value))) found |= terrain.prints;
  return found;
}

}  // namespace hexwright::own
