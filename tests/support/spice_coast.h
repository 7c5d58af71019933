#pragma once

#include "model/playtest/modules/spices/kinds.h"
#include "model/playtest/table/base_table.h"
#include "tests/support/playing.h"

namespace hexwright {

/// Fog Islands with spices. One seat has a settlement at the coast, from which one ship leads to the
/// intersection `landing` at the hidden hex (2, 2).
struct SpiceCoast : Playing {
  explicit SpiceCoast(std::string_view name = "spices-fog-islands-4") : Playing(name) {
    turn_of(0);
    settlement(0, corner(4, 1, Corner::SouthWest));
  }

  HexId spice() const { return hex(2, 2); }
  IntersectionId landing() const { return corner(2, 2, Corner::NorthEast); }
  PathId first_ship() const { return side(3, 1, Direction::SouthEast); }
  /// Along the spice hex, from the landing on.
  PathId second_ship() const { return side(2, 2, Direction::NorthEast); }
  IntersectionId beyond() const { return corner(2, 2, Corner::North); }

  PlayContext table() { return {game(), state()}; }
  void sail(Who seat, PathId path) {
    give(seat, ship_price);
    act(action_at(ActionKind::BuildShip, path));
  }
  void find(HexId hex, Terrain terrain, int number = 0) {
    act({.kind = ActionKind::TurnUp, .a = hex, .c = face_outcome({terrain, number, {}})});
  }
  void draw(Card spice) {
    act({.kind = spices::action::draw_spice, .c = static_cast<std::uint16_t>(1 + static_cast<int>(spice))});
  }
  void discover(Card drawn = Card::Pepper) {
    sail(0, first_ship());
    find(spice(), Terrain::Spice);
    draw(drawn);
  }
  void send_merchant(Who seat, IntersectionId intersection) {
    give(seat, merchant_price);
    act(action_at(spices::action::place_merchant, intersection));
  }
  /// Discovered, a merchant at the landing, and this option.
  void settle_in(Card option) {
    discover();
    send_merchant(0, landing());
    act(action_with(spices::action::take_option, option));
  }
  /// Out of the stack.
  void give_spice(Who seat, Card spice, int count = 1) {
    auto& left = state().spice_cards[static_cast<std::size_t>(spice) - resource_cards.size()];
    left = static_cast<std::uint8_t>(left - count);
    this->seat(seat).hand.add(spice, count);
  }
};

}  // namespace hexwright
