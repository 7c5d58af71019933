#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <tuple>
#include <type_traits>

#include "listed_states.h"
#include "model/board/board_graph.h"
#include "model/playtest/action.h"
#include "model/playtest/board_bits.h"
#include "model/playtest/cards.h"
#include "model/playtest/limits.h"
#include "model/playtest/task.h"

namespace hexwright {

/// What a hex shows that nobody has turned up yet, in `State::terrain`.
inline constexpr std::uint8_t unknown_terrain = all_terrains.size();

/// What stands at an intersection. 0: nothing.
enum class Building : std::uint8_t { Settlement, City, Merchant, Knight };
/// What lies on a path.
enum class Route : std::uint8_t { Road, Ship };
/// An owner and a kind in one byte; 0 for an empty place.
template <class Kind, int kinds>
struct Piece {
  std::uint8_t code = 0;

  constexpr Piece() = default;
  constexpr Piece(SeatId seat, Kind kind)
      : code(static_cast<std::uint8_t>(1 + seat.value() * kinds + static_cast<int>(kind))) {}
  constexpr bool empty() const { return code == 0; }
  constexpr SeatId seat() const { return SeatId((code - 1) / kinds); }
  constexpr Kind kind() const { return static_cast<Kind>((code - 1) % kinds); }
  constexpr bool is(SeatId seat, Kind kind) const { return code == Piece(seat, kind).code; }
  constexpr bool of(SeatId seat) const { return code != 0 && this->seat() == seat; }
  friend constexpr bool operator==(Piece, Piece) = default;
};
using BuildingPiece = Piece<Building, 4>;
using RoutePiece = Piece<Route, 2>;
/// A settlement or city: what trades, produces and keeps its distance.
constexpr bool is_town(BuildingPiece piece) { return ((piece.code - 1U) & 2U) == 0; }
static_assert(is_town({SeatId(1), Building::City}) && !is_town({SeatId(1), Building::Merchant}) &&
              !is_town({SeatId(1), Building::Knight}) && !is_town({}));
constexpr bool is_knight(BuildingPiece piece) { return !piece.empty() && piece.kind() == Building::Knight; }
/// Such a piece stands at one of eight places that follow each other.
inline bool is_among_eight(const BuildingPiece* eight, BuildingPiece piece) {
  constexpr std::uint64_t each = 0x0101'0101'0101'0101U, low = 0x7F * each;
  std::uint64_t codes = 0;
  std::memcpy(&codes, eight, sizeof codes);
  const std::uint64_t other = codes ^ each * piece.code;
  return ~(((other & low) + low) | other | low) != 0;
}
/// Routes of others do not go on past it. BASE-10
constexpr bool ends_routes(BuildingPiece piece) {
  return !piece.empty() && piece.kind() != Building::Merchant;
}

/// What a player has of the base game and Seafarers.
struct BaseSeat {
  Cards hand;
  /// Those of the hand that lie face up and are not traded.
  Cards face_up;
  /// Paths where a road, or a ship, of this seat connects. Derived from the board.
  PathBits road_spots, ship_spots;
  /// Ships with an end where nothing else of the seat is. SEA-02. Derived.
  PathBits open_ships;
  /// Intersections where a road or ship of this seat ends. Derived.
  IntersectionBits reached;
  IntersectionBits settlements_at;
  /// Its roads and ships, in no order: the first `route_count`.
  std::array<Packed<PathId>, most_routes> routes{};
  /// By HarborKind, one bit each. BASE-08
  std::uint16_t harbors = 0;
  std::uint8_t route_count = 0;
  /// No route of the seat is longer; it may be shorter. `longest_route` says.
  std::uint8_t route_bound = 0;
  // Left in supply. BASE-11, SEA-06
  std::uint8_t roads = 0, ships = 0, settlements = 0, cities = 0;
  /// Development cards that can be played, and those that were bought in this turn. BASE-09
  Developments developments{}, fresh{};
  std::uint8_t knights = 0;
  /// Victory points that all can see, less than 0 never. Kept; `points_from_scratch` counts them anew.
  std::uint8_t points = 0;
  /// Of these, chits: of areas, and what modules give as such. SEA-07
  std::uint8_t chits = 0;
  std::array<std::uint8_t, most_chit_areas> settled_in{};  ///< settlements that scored there. SEA-07
  /// In what a `View` shows of another seat: how many cards, development cards and, of modules, trade
  /// options it holds. Else 0.
  std::array<std::uint8_t, 3> hidden{};

  constexpr auto fields() const {
    return std::tie(hand, face_up, road_spots, ship_spots, open_ships, reached, settlements_at, routes,
                    route_count, route_bound, roads, ships, settlements, cities, developments, fresh, knights,
                    harbors, points, chits, settled_in, hidden);
  }
  friend bool operator==(const BaseSeat&, const BaseSeat&) = default;
};

/// What a player has.
struct Seat : BaseSeat, SeatStates {
  friend bool operator==(const Seat&, const Seat&) = default;
};

/// The harbors that serve an intersection, one bit each by HarborKind, as in `Seat::harbors`. `State::harbor`
/// has 1 + HarborKind, and of a second one the same in the upper four bits: those that are laid in play may
/// share an intersection. BASE-15
constexpr unsigned harbor_bits(std::uint8_t code) {
  const auto bit = [](unsigned kind) { return kind == 0 ? 0U : 1U << (kind - 1U); };
  return bit(code & 15U) | bit(code >> 4U);
}

enum class Phase : std::uint8_t {
  FoundSettlement,
  FoundRoute,
  BeforeRoll,
  Main,
  Special,  ///< the special building phase. BASE-12
  Over,
};

/// Of a game at one moment what the base game and Seafarers remember.
struct BaseState {
  BySeat<Seat> seats;
  // The board.
  IdArray<HexId, std::uint8_t, most_hexes> terrain{};  ///< a Terrain, or `unknown_terrain`
  IdArray<HexId, std::uint8_t, most_hexes> number{};   ///< 0: none
  IdArray<IntersectionId, BuildingPiece, most_intersections> building{};
  IdArray<IntersectionId, std::uint8_t, most_intersections> harbor{};  ///< 0: none; see `harbor_bits`
  IdArray<PathId, RoutePiece, most_paths> route{};
  std::array<HexBits, 13> numbered{};  ///< the hexes of each number. Derived
  HexBits land;                        ///< what lies open and is no sea. Derived: no field of its own
  IntersectionBits sites;              ///< where terrain and distance let a settlement stand. Derived
  IntersectionBits overturned;         ///< buildings that do not produce
  /// Cities that stand as settlements, because none was left when they were to become one.
  IntersectionBits tipped;
  PathBits new_ships;  ///< built in this turn. SEA-02
  // The bank.
  Cards bank;
  // Tasks, the first one first.
  std::array<Task, most_tasks> tasks{};
  Packed<HexId> robber, pirate;
  std::uint16_t turn_number = 0;                         ///< from 1; 0 while players found
  Packed<IntersectionId> founded_at{IntersectionId(0)};  ///< the last founding settlement
  std::uint16_t chit_areas = 0;                          ///< where somebody scored. SEA-07
  std::uint16_t give = 0, want = 0;                      ///< the offer that is on the table. BASE-08
  std::uint8_t offered_bundle = 0;                       ///< what these are bundles of: Bundled.
  // What can still come up. Contents that are certain, by terrain and then by harbor; hexes of a shared pool.
  std::array<std::array<std::uint8_t, all_terrains.size() + all_harbor_kinds.size()>, most_stacks> stacks{};
  std::array<std::uint8_t, most_stacks> dealt{};
  std::array<std::array<std::uint8_t, all_terrains.size()>, most_pools> terrain_pools{};
  std::array<std::array<std::uint8_t, 13>, most_pools> token_pools{};
  Developments developments{};  ///< in the deck; see `left_to_buy`
  std::uint8_t task_count = 0;
  Phase phase = Phase::FoundSettlement;
  PackedSeat turn = SeatId(0);     ///< the seat whose turn it is
  PackedSeat special = SeatId(0);  ///< the seat that builds in the special building phase
  std::uint8_t founding = 0;       ///< founding settlements placed
  std::uint8_t dice = 0;           ///< their sum in this turn
  std::uint8_t paired = 0;         ///< 1 in the turn without dice of who is paired with whose turn it was
  std::uint8_t played_development = 0, moved_ship = 0, offers = 0;  ///< in this turn
  std::uint8_t answers = 0;                                         ///< who accepts the offer, one bit a seat
  PackedSeat longest_holder;                                        ///< BASE-10, SEA-03
  /// A length that the holder's route surely has; it may have grown since. `longest_route` says.
  std::uint8_t longest_length = 0;
  PackedSeat army_holder;
  PackedSeat winner;

  /// All but the seats.
  constexpr auto fields() const {
    return std::tie(terrain, number, building, harbor, route, numbered, sites, overturned, tipped, new_ships,
                    bank, tasks, robber, pirate, turn_number, founded_at, chit_areas, give, want,
                    offered_bundle, stacks, dealt, terrain_pools, token_pools, developments, task_count,
                    phase, turn, special, founding, dice, paired, played_development, moved_ship, offers,
                    answers, longest_holder, longest_length, army_holder, winner);
  }
  friend bool operator==(const BaseState&, const BaseState&) = default;
};

/// A game at one moment: a plain value to copy, compare and hash. Places are by the numbers of the game's
/// board; what lies beyond the board's last number is empty. It holds no more than has been drawn or turned
/// up; what is still hidden is only counted.
struct State : BaseState, GameStates {
  /// The offer that is on the table. BASE-08
  Cards offered() const { return Cards::of_bundle(give, static_cast<Bundled>(offered_bundle)); }
  Cards wanted() const { return Cards::of_bundle(want, static_cast<Bundled>(offered_bundle)); }

  /// Without the cards that are set aside as gifts. BASE-09
  int left_to_buy() const {
    int cards = -static_cast<int>(gifts.cards);
    for (const std::uint8_t count : developments) cards += count;
    return cards;
  }
  const Task* task() const { return task_count == 0 ? nullptr : tasks.data(); }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);

/// Calls `visit` with each place where such a piece stands, in ascending order: what lies beyond the board is
/// empty.
template <class Visit>
void for_each_piece(const State& state, int places, BuildingPiece piece, Visit visit) {
  static_assert(most_intersections % 8 == 0);
  const auto& buildings = state.building;
  for (int first = 0; first < places; first += 8) {
    if (!is_among_eight(buildings.data() + first, piece)) continue;
    for (IntersectionId i(first); i.value() < first + 8; i = IntersectionId(i.value() + 1))
      if (buildings[i] == piece) visit(i);
  }
}

/// The same on every machine: for traces, golden games and comparison with other engines. What is as it was
/// at the beginning does not count, so games keep theirs when a field or a module is added.
std::uint64_t fingerprint(const State& state);
/// Of `fingerprint`: what it is reckoned by. A game has another one in another version.
inline constexpr int fingerprint_version = 2;

}  // namespace hexwright
