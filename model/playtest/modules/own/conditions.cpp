#include <algorithm>
#include <utility>

#include "model/board/index.h"
#include "model/playtest/modules/own/program.h"

namespace hexwright::own {
namespace {

template <class Hexes>
bool any_hex(const Hexes& hexes, auto is_so) {
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return hex != none && is_so(hex); });
}

bool is_sea(const ReadContext& read, HexId hex) {
  return hex == none || shows(read.state, hex, Terrain::Sea);
}

template <class Hexes>
bool is_coast(const ReadContext& read, const Hexes& hexes) {
  return any_hex(hexes, [&](HexId hex) { return is_open_land(read.state, hex); }) &&
         std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return is_sea(read, hex); });
}

bool is_in(const ReadContext& read, HexId hex, TerrainSet terrains) {
  return is_known(read.state, hex) && terrains.contains(static_cast<Terrain>(read.state.terrain[hex]));
}

/// As `is_in`, and beyond the edge is sea.
bool is_of(const ReadContext& read, HexId hex, TerrainSet terrains) {
  return hex == none ? terrains.contains(Terrain::Sea) : is_in(read, hex, terrains);
}

/// What lies at a place, whatever kind of place it is.
class Surroundings {
 public:
  Surroundings(const ReadContext& read, SeatId who, const Where& where)
      : read_(read), who_(who), where_(where) {}

  bool any_here(auto is_so) const {
    if (where_.hex != none) return is_so(where_.hex);
    if (where_.corner != none) return any_hex(read_.board().intersection_hexes(where_.corner), is_so);
    return where_.path != none && any_hex(read_.board().path_hexes(where_.path), is_so);
  }
  bool any_beside(auto is_so) const {
    return where_.hex != none ? any_hex(read_.board().neighbours(where_.hex), is_so) : any_here(is_so);
  }
  /// What lies beyond the edge is among them, as `none`.
  bool all_around(auto is_so) const {
    if (where_.hex != none) return std::ranges::all_of(read_.board().neighbours(where_.hex), is_so);
    if (where_.corner != none)
      return std::ranges::all_of(read_.board().intersection_hexes(where_.corner), is_so);
    return where_.path != none && std::ranges::all_of(read_.board().path_hexes(where_.path), is_so);
  }
  bool at_coast() const {
    if (where_.hex != none)
      return !is_sea(read_, where_.hex) &&
             !std::ranges::all_of(read_.board().neighbours(where_.hex),
                                  [&](HexId hex) { return !is_sea(read_, hex); });
    if (where_.corner != none) return is_coast(read_, read_.board().intersection_hexes(where_.corner));
    return where_.path != none && is_coast(read_, read_.board().path_hexes(where_.path));
  }
  bool has_harbor(unsigned kinds) const {
    const auto counts = [&](IntersectionId corner) {
      return corner != none && (harbor_bits(read_.state.harbor[corner]) & kinds) != 0;
    };
    if (where_.hex != none) return std::ranges::any_of(read_.board().hex_intersections(where_.hex), counts);
    if (where_.path != none) return std::ranges::any_of(read_.board().path_ends(where_.path), counts);
    return counts(where_.corner);
  }
  bool stands(const Filter& filter) const {
    const auto fits = [&](const auto& piece, unsigned bit) {
      if ((filter.stands & no_piece) != 0 && piece.empty()) return true;
      const unsigned wanted = filter.stands != 0 ? filter.stands : ~unsigned{no_piece};
      return !piece.empty() && (wanted & bit) != 0 && (!filter.own || piece.of(who_) == *filter.own);
    };
    if (where_.corner != none) {
      const BuildingPiece piece = building_at(read_.state, where_.corner);
      return (piece.empty() || is_town(piece)) && fits(piece, piece_bit(piece));
    }
    if (where_.path == none) return false;
    const RoutePiece piece = route_at(read_.state, where_.path);
    return fits(piece, piece.kind() == Route::Road ? a_road : a_ship);
  }
  bool has_turned() const {
    const auto is_turned = [&](IntersectionId corner) {
      return corner != none && read_.state.overturned.has(corner);
    };
    if (where_.hex != none)
      return std::ranges::any_of(read_.board().hex_intersections(where_.hex), is_turned);
    if (where_.path != none) return std::ranges::any_of(read_.board().path_ends(where_.path), is_turned);
    return is_turned(where_.corner);
  }
  bool has_building(bool own) const {
    const auto counts = [&](IntersectionId corner) {
      if (corner == none) return false;
      const BuildingPiece piece = building_at(read_.state, corner);
      return is_town(piece) && (!own || piece.of(who_));
    };
    if (where_.hex != none) return std::ranges::any_of(read_.board().hex_intersections(where_.hex), counts);
    if (where_.path != none) return std::ranges::any_of(read_.board().path_ends(where_.path), counts);
    return where_.corner != none && counts(where_.corner);
  }
  bool has_route(bool own) const {
    const auto counts = [&](PathId path) {
      if (path == none || path == where_.path) return false;
      const RoutePiece piece = route_at(read_.state, path);
      return !piece.empty() && piece.of(who_) == own;
    };
    const auto at_corner = [&](IntersectionId corner) {
      return corner != none && std::ranges::any_of(read_.board().intersection_paths(corner), counts);
    };
    if (where_.hex != none) return std::ranges::any_of(read_.board().hex_paths(where_.hex), counts);
    if (where_.path != none) return std::ranges::any_of(read_.board().path_ends(where_.path), at_corner);
    return at_corner(where_.corner);
  }

 private:
  const ReadContext& read_;
  SeatId who_;
  const Where& where_;
};

/// Calls what visits with all pieces of these kinds, `Pieces`, and their places, until it returns true.
bool each_piece(const ReadContext& read, unsigned pieces, auto visit) {
  if ((pieces & (a_settlement | a_city)) != 0)
    for (const IntersectionId corner : read.board().intersections()) {
      const BuildingPiece piece = building_at(read.state, corner);
      if (is_town(piece) && (pieces & piece_bit(piece)) != 0 && visit(piece, at_corner(corner))) return true;
    }
  if ((pieces & (a_road | a_ship)) != 0)
    for (const PathId path : read.board().paths()) {
      const RoutePiece piece = route_at(read.state, path);
      if (!piece.empty() && (pieces & (piece.kind() == Route::Road ? a_road : a_ship)) != 0 &&
          visit(piece, at_path(path)))
        return true;
    }
  return false;
}

/// Some piece of anybody stands where the filter says.
bool stands(const ReadContext& read, const Condition& condition, SeatId who) {
  const Filter& place = condition.place;
  if (place.card != Filter::none_of_all && (condition.pieces & (a_road | a_ship)) == 0)
    return any_building_by_card(
        read, place.card, place.own == true ? who : SeatId(), [&](IntersectionId corner) {
          return (condition.pieces & piece_bit(building_at(read.state, corner))) != 0 &&
                 matches(read, place, who, at_corner(corner));
        });
  return each_piece(read, condition.pieces, [&](const auto&, const Where& where) {
    return matches(read, condition.place, who, where);
  });
}

bool compares(int value, Condition::Compare compare, int than) {
  switch (compare) {
    case Condition::Compare::Is:
      return value == than;
    case Condition::Compare::AtLeast:
      return value >= than;
    case Condition::Compare::AtMost:
      return value <= than;
    case Condition::Compare::Above:
      return value > than;
    case Condition::Compare::Below:
      return value < than;
  }
  return false;
}

bool has_happened(const ReadContext& read, const Condition& condition, SeatId who) {
  const std::uint32_t bits = condition.by_seat ? seat_of(read, who).once : read.state.once_in_game;
  return (bits >> static_cast<unsigned>(condition.slot) & 1U) != 0;
}

}  // namespace

int value_of(const ReadContext& read, const Value& value, SeatId who) {
  const Seat& seat = seat_of(read, who);
  const auto whole = [&] {
    switch (value.of) {
      case Value::Of::Number:
        return value.number;
      case Value::Of::Counter:
        return counter_of(read, who, value.number);
      case Value::Of::Points:
        return points(read.state, who);
      case Value::Of::Cards:
        return seat.hand.size();
      case Value::Of::Settlements:
        return read.game.scenario().details.pieces.settlements - seat.settlements;
      case Value::Of::Cities:
        return read.game.scenario().details.pieces.cities - seat.cities;
      case Value::Of::Routes:
        return static_cast<int>(seat.route_count);
      case Value::Of::Knights:
        return static_cast<int>(seat.knights);
      case Value::Of::Turn:
        return static_cast<int>(read.state.turn_number);
      case Value::Of::Round:
        return (read.state.turn_number + read.game.players() - 1) / read.game.players();
      case Value::Of::Roll:
        return static_cast<int>(read.state.dice);
      case Value::Of::Stock:
        return read.state.bank[static_cast<Card>(value.number)];
      case Value::Of::LongestRoute:
        return read.state.longest_holder == who ? 1 : 0;
      case Value::Of::LargestArmy:
        return read.state.army_holder == who ? 1 : 0;
      case Value::Of::Aside:
        return seat.own_aside.size();
      case Value::Of::Marks:
        return count_marks(read, own_mark(value.number));
    }
    return 0;
  };
  return whole() / value.divisor;
}

bool matches(const ReadContext& read, const Filter& filter, SeatId who, const Where& where) {
  const Surroundings here(read, who, where);
  const auto in_role = [&](AreaRole role) {
    const HexBits& hexes = program(read.game).roles[at(role)];
    return here.any_here([&](HexId hex) { return hexes.has(hex); });
  };
  if (filter.terrains && !here.any_here([&](HexId hex) { return is_in(read, hex, *filter.terrains); }))
    return false;
  if (filter.role && !in_role(*filter.role)) return false;
  if (filter.not_role && in_role(*filter.not_role)) return false;
  if (filter.mark && !lies(read, *filter.mark, where)) return false;
  if (filter.card != Filter::none_of_all && !has_card(read, filter.card, where)) return false;
  if (filter.area != Filter::none_of_all) {
    const HexBits& hexes = program(read.game).areas[at(filter.area)];
    if (!here.any_here([&](HexId hex) { return hexes.has(hex); })) return false;
  }
  if (filter.numbers.any() &&
      !here.any_here([&](HexId hex) { return filter.numbers.test(read.state.number[hex]); }))
    return false;
  if (filter.all_around && !here.all_around([&](HexId hex) { return is_of(read, hex, *filter.all_around); }))
    return false;
  if (filter.robber && here.any_here([&](HexId hex) { return hex == read.state.robber; }) != *filter.robber)
    return false;
  if (filter.coast && here.at_coast() != *filter.coast) return false;
  if (filter.beside && !here.any_beside([&](HexId hex) { return is_in(read, hex, *filter.beside); }))
    return false;
  if (filter.harbors != 0 && !here.has_harbor(filter.harbors)) return false;
  if ((filter.stands != 0 || filter.own) && !here.stands(filter)) return false;
  if (filter.turned && here.has_turned() != *filter.turned) return false;
  if (filter.own_building && !here.has_building(true)) return false;
  if (filter.any_building && !here.has_building(false)) return false;
  if (filter.own_route && !here.has_route(true)) return false;
  return !filter.others_route || here.has_route(false);
}

bool holds(const ReadContext& read, const Condition& condition, SeatId who, const Where& where) {
  switch (condition.kind) {
    case Condition::Kind::Place:
      return matches(read, condition.place, who, where) != condition.negated;
    case Condition::Kind::Compare:
      return compares(value_of(read, condition.value, who), condition.compare,
                      value_of(read, condition.than, who)) != condition.negated;
    case Condition::Kind::Once:
      return !has_happened(read, condition, who);
    case Condition::Kind::Stands:
      return stands(read, condition, who) != condition.negated;
    case Condition::Kind::Any:
      return std::ranges::any_of(condition.any,
                                 [&](const Condition& each) { return holds(read, each, who, where); });
  }
  return false;
}

int count_pieces(const ReadContext& read, SeatId seat, unsigned pieces, const Filter& filter) {
  int count = 0;
  const auto count_at = [&](IntersectionId corner) {
    count += matches(read, filter, seat, at_corner(corner)) ? 1 : 0;
  };
  const auto count_by_card = [&](Building kind) {
    any_building_by_card(read, filter.card, seat, [&](IntersectionId corner) {
      if (building_at(read.state, corner).is(seat, kind)) count_at(corner);
      return false;
    });
  };
  for (const auto& [bit, kind] : {std::pair{a_settlement, Building::Settlement}, {a_city, Building::City}}) {
    if ((pieces & bit) == 0) continue;
    if (filter.card == Filter::none_of_all)
      for_each_piece(read.state, read.board().intersection_count(), {seat, kind}, count_at);
    else
      count_by_card(kind);
  }
  each_piece(read, pieces & (a_road | a_ship), [&](const auto& piece, const Where& where) {
    count += piece.of(seat) && matches(read, filter, seat, where) ? 1 : 0;
    return false;
  });
  return count;
}

bool all_hold(const ReadContext& read, const std::vector<Condition>& conditions, SeatId who,
              const Where& where) {
  return std::all_of(conditions.begin(), conditions.end(),
                     [&](const Condition& each) { return holds(read, each, who, where); });
}

HexBits hexes_with(const ReadContext& read, int number) {
  HexBits hexes = read.state.numbered[at(number)];
  if (!program(read.game).prints.test(at(number))) return hexes;
  for (const OwnTerrain& terrain : read.game.map().packs().terrains())
    if (terrain.prints.test(at(number)))
      for (const HexId hex : read.board().hexes())
        if (shows(read.state, hex, terrain.value)) hexes.add(hex);
  return hexes;
}

}  // namespace hexwright::own
