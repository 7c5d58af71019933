#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "model/playtest/engine.h"

namespace hexwright {

/// A scenario of the templates, by the name of its file without ".xml". Throws when it cannot be read.
Scenario template_named(std::string_view name);

/// Actions as a test writes them: at a hex, intersection or path, or with a card.
inline Action at(ActionKind kind, ActionField place) { return {.kind = kind, .a = place}; }
inline Action with(ActionKind kind, Card card) {
  return {.kind = kind, .x = static_cast<std::uint8_t>(card)};
}

/// A seat, in a test by its number, too.
struct Who : SeatId {
  constexpr Who(int number) : SeatId(number) {}
  constexpr Who(SeatId seat) : SeatId(seat) {}
};

/// A game that a test plays step by step. Each step is held against the rules: a refusal, or an invariant
/// that it breaks, is a failure of the test.
class Playing {
 public:
  explicit Playing(const Scenario& scenario, const PlayOptions& options = {}, std::uint64_t seed = 1);
  explicit Playing(std::string_view name, const PlayOptions& options = {}, std::uint64_t seed = 1);

  const Game& game() const { return game_; }
  const BoardGraph& board() const { return game_.board(); }
  /// To be looked at and, where a test arranges a position by hand, changed.
  State& state() { return state_; }
  Seat& seat(Who seat) { return state_.seats[seat]; }

  /// Does it, with the outcome that it names; where it names none, chance says one.
  void act(Action action);
  void roll(int one, int other);
  /// Everybody founds on the first legal places; then the first turn begins.
  void found();
  /// Ends the turn and rolls for the next one.
  void next_turn(int one, int other);
  /// Out of the bank.
  void give(Who seat, Cards cards);
  /// To the bank: everything in hand.
  void empty_hand(Who seat);

  Actions legal() const;
  bool can(const Action& action) const;
  /// Why it cannot be done, in words; empty when it can be.
  std::string why_not(const Action& action) const;
  /// The hexes of this terrain, in the order of their numbers.
  std::vector<HexId> hexes(Terrain terrain) const;
  HexId only(Terrain terrain) const { return hexes(terrain).front(); }
  /// What is broken now; empty when all is well.
  std::string broken() const;

  // Places, by the names that the map gives them.
  HexId hex(int q, int r) const { return board().find(Hex{q, r}); }
  IntersectionId corner(int q, int r, Corner c) const {
    return board().hex_intersections(hex(q, r))[static_cast<std::size_t>(c)];
  }
  PathId side(int q, int r, Direction d) const {
    return board().hex_paths(hex(q, r))[static_cast<std::size_t>(d)];
  }
  /// An intersection of land at a harbor of this kind.
  IntersectionId harbor(HarborKind kind) const;
  /// So many free paths in a row from an intersection on, past nothing that stands or lies there already.
  /// Throws when there are none.
  std::vector<PathId> way(IntersectionId from, int length, Route route = Route::Road) const;

  // Without price and rule, as a test arranges it; everything derived stays in step.
  /// In the middle of this seat's turn, with nothing left to be done.
  void turn_of(Who seat);
  /// The same, before the roll.
  void roll_of(Who seat);
  /// Throws where a building stands.
  void settlement(Who seat, IntersectionId intersection);
  /// Of the settlement of this seat that stands there, or of a new one.
  void city(Who seat, IntersectionId intersection);
  void road(Who seat, PathId path);
  void ship(Who seat, PathId path);
  void roads(Who seat, const std::vector<PathId>& paths);
  /// Cities and settlements on the first free places until the seat has so many points. Precondition: it has
  /// fewer now, and supplies enough.
  void build_up(Who seat, int points);

 private:
  Game game_;
  State state_;
  Random random_;
};

}  // namespace hexwright
