#pragma once

#include "model/board/index.h"
#include "model/playtest/engine.h"

namespace hexwright {

/// What all can see of a player.
class OpenSeat {
 public:
  explicit OpenSeat(const Seat& seat) : seat_(&seat) {}

  int cards() const { return seat_->hand.size(); }
  /// Those of the hand that lie face up.
  Cards face_up() const { return seat_->face_up; }
  int developments() const;
  /// A player may have development cards that bring more.
  int points() const { return seat_->points; }
  int knights() const { return seat_->knights; }
  int bank_rate(Card card) const { return hexwright::bank_rate(*seat_, card); }
  bool has_harbor(HarborKind kind) const { return (seat_->harbors >> static_cast<unsigned>(kind) & 1U) != 0; }
  int routes() const { return seat_->route_count; }
  const IntersectionBits& settlements() const { return seat_->settlements_at; }
  const IntersectionBits& reached() const { return seat_->reached; }
  const PathBits& road_spots() const { return seat_->road_spots; }
  const PathBits& ship_spots() const { return seat_->ship_spots; }
  /// What a module remembers of the seat, where all of it lies open.
  template <class Part>
  requires(Part::lies_open) const Part& of() const { return *seat_; }

 private:
  const Seat* seat_;
};

/// What one seat may see of a game: the board, its own cards, how many cards others hold. Bots get views
/// only. There is no way from a view to what is hidden.
class View {
 public:
  /// The game and the state must outlive it.
  View(const Game& game, const State& state, SeatId seat) : game_(&game), state_(&state), seat_(seat) {}

  const Game& game() const { return *game_; }
  /// The same, for a bot that another game tells of the map. Precondition: the maps and rules are the same,
  /// but for what bots are told.
  View told_by(const Game& other) const { return {other, *state_, seat_}; }
  const BoardGraph& board() const { return game_->board(); }
  SeatId seat() const { return seat_; }
  const Seat& own() const { return of(seat_); }
  int own_points() const { return points(*state_, seat_); }
  OpenSeat open(SeatId seat) const { return OpenSeat(of(seat)); }
  /// How near a seat is to victory, as far as this one sees: in points, or by what stands for some.
  int standing(SeatId seat) const;

  // The board and the bank lie open.
  BuildingPiece building(IntersectionId intersection) const { return state_->building[intersection]; }
  /// The own settlements and cities, in ascending order.
  template <class Visit>
  void for_each_town(Visit visit) const {
    const auto& buildings = state_->building;
    for (int first = 0; first < board().intersection_count(); first += 8) {
      if (!has_own_town(buildings.data() + first)) continue;
      const BuildingPiece settlement(seat_, Building::Settlement), city(seat_, Building::City);
      for (IntersectionId i(first); i.value() < first + 8; i = IntersectionId(i.value() + 1))
        if (buildings[i] == settlement || buildings[i] == city) visit(i);
    }
  }
  bool is_overturned(IntersectionId intersection) const { return state_->overturned.has(intersection); }
  RoutePiece route(PathId path) const { return state_->route[path]; }
  /// A Terrain, or `unknown_terrain`.
  std::uint8_t terrain(HexId hex) const { return state_->terrain[hex]; }
  int number(HexId hex) const { return state_->number[hex]; }
  /// One bit each by HarborKind.
  unsigned harbors(IntersectionId intersection) const { return harbor_bits(state_->harbor[intersection]); }
  /// Where terrain and distance let a settlement stand.
  const IntersectionBits& sites() const { return state_->sites; }
  bool carries_road(PathId path) const { return game_->carries_road(*state_, path); }
  bool carries_settlement(IntersectionId i) const { return game_->carries_settlement(*state_, i); }
  bool carries_ship(PathId path) const { return game_->carries_ship(*state_, path); }
  /// How many cards a hex yields to a building of this seat at a corner of it, whether it stands there or
  /// not. BASE-05
  int yield_to(HexId hex, IntersectionId corner, Building building) const;
  /// Points that a settlement of this seat would bring there besides its own. SEA-07
  int chits_at(IntersectionId intersection) const;
  int longest_route(SeatId seat) const { return hexwright::longest_route(*game_, *state_, seat); }
  /// How long the longest route over this path would be if the seat laid a road or ship there, unless it
  /// crossed itself.
  int longest_route_with(PathId path, Route route) const;
  /// What a module remembers of the game, as this seat sees it: all of it where the part says that it
  /// `lies_open`, else the part's `Seen`.
  template <class Part>
  decltype(auto) of() const {
    const Part& part = *state_;
    if constexpr (requires { Part::lies_open; })
      return (part);
    else
      return typename Part::Seen(part, seat_);
  }
  /// Where one's ships may be laid.
  PathBits ship_places() const;
  Cards bank() const { return state_->bank; }
  /// Cards of a resource in all other hands: what is neither in the bank nor one's own.
  int held_by_others(Card resource) const;
  int developments_left() const;
  HexId robber() const { return state_->robber; }
  HexId pirate() const { return state_->pirate; }
  SeatId longest_holder() const { return state_->longest_holder; }
  SeatId army_holder() const { return state_->army_holder; }

  // The turn.
  Phase phase() const { return state_->phase; }
  SeatId turn() const { return state_->turn; }
  int turn_number() const { return state_->turn_number; }
  const Task* task() const { return state_->task(); }
  int hand_limit() const { return hand_limit_of(*game_, *state_, seat_); }
  /// How many of each card the bank takes for one; of what it does not take more than anybody has. BASE-08
  Cards bank_rates() const;

  /// A city of its own was tipped.
  bool has_tipped() const { return !(state_->tipped & own().settlements_at).empty(); }
  bool may_upgrade(IntersectionId settlement) const {
    return !has_tipped() || state_->tipped.has(settlement);
  }
  /// On the board, metropolises too; tipped ones are none.
  int cities(SeatId seat) const;
  /// Where the founding settlement stands whose road or ship comes next.
  IntersectionId founded_at() const { return state_->founded_at; }
  /// The offer that is on the table, BASE-08
  Cards offered() const { return state_->offered(); }
  Cards wanted() const { return state_->wanted(); }

  /// The state with everything hidden taken out: equal for all states that look alike to this seat.
  State visible() const;
  /// A state that the seat cannot tell from the real one: what is hidden is drawn anew, as likely as it can
  /// be by what the seat sees. For bots that try out moves.
  State imagined(Random& random) const;

 private:
  const Seat& of(SeatId seat) const { return state_->seats[seat]; }
  bool has_own_town(const BuildingPiece* eight) const {
    return is_among_eight(eight, {seat_, Building::Settlement}) ||
           is_among_eight(eight, {seat_, Building::City});
  }

  const Game* game_;
  const State* state_;
  SeatId seat_;
};

}  // namespace hexwright
