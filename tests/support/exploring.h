#pragma once

#include <algorithm>

#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/table/base_table.h"
#include "tests/support/playing.h"

namespace hexwright {

using Places = std::vector<HexId>;

/// The turn of seat 0, on an empty board.
struct Exploring : Playing {
  explicit Exploring(const Scenario& scenario = template_named("explorers-3-4")) : Playing(scenario) {
    turn_of(0);
  }

  bool is_open(HexId hex) { return !is_known(state(), hex); }
  Places open_cells() {
    Places cells;
    for (const HexId hex : board().hexes())
      if (is_open(hex)) cells.push_back(hex);
    return cells;
  }
  /// Out of the stacks and the bag, as if it had been discovered before.
  void lay(HexId hex, Terrain terrain, int number = 0) {
    PlayContext t{game(), state()};
    const auto& facts = game().facts();
    take_face(t, terrain == Terrain::Sea ? facts.sea_stack : facts.land_stack, {terrain, number, {}});
    set_terrain(t, hex, terrain);
    set_number(t, hex, number);
  }
  /// Seat 0 has a settlement inland, and builds the road that leads from it to the open cell (3, 0).
  void reach_open_cell() {
    settlement(0, corner(2, 1, Corner::SouthEast));
    give(0, road_price);
    act({.kind = ActionKind::BuildRoad, .a = side(2, 1, Direction::East)});
  }
  void turn_up(const Face& face) {
    act({.kind = ActionKind::TurnUp, .a = hex(3, 0), .c = face_outcome(face)});
  }
  void draw_sea(std::optional<HarborKind> harbor = {}) {
    act({.kind = explorers::action::draw_sea, .c = face_outcome({Terrain::Sea, 0, harbor})});
  }
  /// The discovered hex (3, 0) wants a token, and the bag is empty.
  void want_token(Who seat) {
    lay(hex(3, 0), Terrain::Hills);
    PlayContext t{game(), state()};
    do_next(t, {.kind = explorers::task::move_token, .seat = seat, .a = hex(3, 0)});
  }
  /// Without the invariants, for positions where a test has emptied a stack.
  void just_do(Action action) {
    Random random(1);
    resolve(game(), state(), action, random);
    apply(game(), state(), action);
  }
  bool can_choose(ActionKind kind) const {
    const Actions all = legal();
    return std::any_of(all.begin(), all.end(), [&](const Action& action) { return action.kind == kind; });
  }
  /// The hexes of such actions, in order.
  Places choices(ActionKind kind) const {
    Places places;
    for (const Action& action : legal())
      if (action.kind == kind) places.push_back(action.a.hex());
    std::sort(places.begin(), places.end());
    return places;
  }
  auto& stack(StackId stack) { return state().stacks[stack.index()]; }
};

inline Places in_order(Places places) {
  std::sort(places.begin(), places.end());
  return places;
}

}  // namespace hexwright
