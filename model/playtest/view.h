#pragma once

#include "playtest/engine.h"

namespace hexwright {

/// What one seat may see of a game: the board, its own cards, how many cards others hold. Bots get views
/// only. There is no way from a view to what is hidden.
class View {
 public:
  /// The game and the state must outlive it.
  View(const Game& game, const State& state, int seat) : game_(&game), state_(&state), seat_(seat) {}

  const Game& game() const { return *game_; }
  int seat() const { return seat_; }
  const Seat& own() const { return state_->seats[static_cast<std::size_t>(seat_)]; }
  int own_points() const { return points(*state_, seat_); }

  // Of any seat.
  int cards_in_hand(int seat) const { return of(seat).hand.size(); }
  int developments_in_hand(int seat) const;
  int options_held(int seat) const;
  /// Those that all can see; an opponent may have cards that bring more.
  int visible_points(int seat) const { return of(seat).points; }
  /// Everything of a seat that all can see; hand, development cards and trade options are empty.
  Seat open_part(int seat) const;

  // The board and the bank lie open.
  BuildingPiece building(BoardGraph::Number intersection) const {
    return state_->building[static_cast<std::size_t>(intersection)];
  }
  RoutePiece route(BoardGraph::Number path) const { return state_->route[static_cast<std::size_t>(path)]; }
  /// A Terrain, or `unknown_terrain`.
  std::uint8_t terrain(BoardGraph::Number hex) const {
    return state_->terrain[static_cast<std::size_t>(hex)];
  }
  int number(BoardGraph::Number hex) const { return state_->number[static_cast<std::size_t>(hex)]; }
  /// 1 + HarborKind; 0 for none.
  int harbor(BoardGraph::Number intersection) const {
    return state_->harbor[static_cast<std::size_t>(intersection)];
  }
  const IntersectionBits& sites() const { return state_->sites; }
  Cards bank() const { return state_->bank; }
  int robber() const { return state_->robber; }
  int pirate() const { return state_->pirate; }
  Phase phase() const { return state_->phase; }
  int turn() const { return state_->turn; }
  int turn_number() const { return state_->turn_number; }
  const Task* task() const { return state_->task(); }
  int developments_left() const;
  int longest_holder() const { return state_->longest_holder; }
  int army_holder() const { return state_->army_holder; }
  /// The offer that is on the table, as bundles. BASE-08
  Cards offered() const { return Cards::of_bundle(state_->give); }
  Cards wanted() const { return Cards::of_bundle(state_->want); }

  /// The state with everything hidden taken out: equal for all states that look alike to this seat.
  State visible() const;
  /// A state that the seat cannot tell from the real one: what is hidden is drawn anew, as likely as it can
  /// be by what the seat sees. For bots that try out moves.
  State imagined(Random& random) const;

 private:
  const Seat& of(int seat) const { return state_->seats[static_cast<std::size_t>(seat)]; }

  const Game* game_;
  const State* state_;
  int seat_;
};

}  // namespace hexwright
