#include "editor/core/editing/labels.h"

#include <string>
#include <utility>

#include "model/rules/words.h"

namespace hexwright {

Message paint_terrain_label(const own::Packs& packs, const PlacedTerrain& terrain, std::size_t hexes) {
  if (const auto face = fixed(terrain))
    return by_number(hexes, plural("paint {1}", "paint {1} on {0} hexes"), {word(packs, *face)});
  if (const auto* pool = pool_of(terrain))
    return by_number(hexes,
                     plural("have a hex drawn from the pool {1}", "have {0} hexes drawn from the pool {1}"),
                     {*pool});
  return by_number(hexes, plural("take the terrain away", "take the terrain off {0} hexes"));
}

Message place_token_label(const PlacedToken& token, std::size_t hexes) {
  if (const auto face = fixed(token))
    return by_number(hexes, plural("place a {1}", "place a {1} on {0} hexes"), {std::to_string(*face)});
  if (const auto* pool = pool_of(token))
    return by_number(
        hexes, plural("have a number drawn from the pool {1}", "have {0} numbers drawn from the pool {1}"),
        {*pool});
  return by_number(hexes, plural("take a number away", "take {0} numbers away"));
}

Message hide_label(const std::string& stack, std::size_t hexes) {
  if (stack.empty()) return by_number(hexes, plural("turn a hex face up", "turn {0} hexes face up"));
  return by_number(
      hexes, plural("lay a hex face down from the stack {1}", "lay {0} hexes face down from the stack {1}"),
      {stack});
}

Message open_cells_label(const std::string& stack, std::size_t hexes) {
  return by_number(
      hexes, plural("make a hex an open cell of the stack {1}", "make {0} hexes open cells of the stack {1}"),
      {stack});
}

Message area_label(const std::string& area, bool inside, std::size_t hexes) {
  if (inside) return by_number(hexes, plural("add a hex to {1}", "add {0} hexes to {1}"), {area});
  return by_number(hexes, plural("take a hex out of {1}", "take {0} hexes out of {1}"), {area});
}

Message erase_label(std::size_t hexes) { return by_number(hexes, plural("erase a hex", "erase {0} hexes")); }

Message harbor_label(const own::Packs& packs, const PlacedHarbor& kind) {
  if (const auto face = fixed(kind)) {
    if (is_own(*face)) return {N_("place the harbor {0}"), {own::title(packs, *face)}};
    const bool vowel = *face == HarborKind::Ore;
    return {vowel ? N_("place an {0} harbor") : N_("place a {0} harbor"), {Message{id(*face)}}};
  }
  if (const auto* pool = pool_of(kind)) return {N_("place a harbor drawn from the pool {0}"), {*pool}};
  return {N_("place a harbor without a kind"), {}};
}

Message turned_harbor_label() { return {N_("turn a harbor"), {}}; }

Message marker_label(Marker marker, bool placed) {
  return {placed ? N_("place the {0}") : N_("take the {0} away"), {word(marker)}};
}

}  // namespace hexwright
