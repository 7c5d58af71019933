#include "core/labels.h"

#include <string>
#include <utility>

#include "rules/words.h"

namespace hexwright {

Message counted(std::size_t number, const char* one, const char* several, std::vector<std::string> rest) {
  rest.insert(rest.begin(), std::to_string(number));
  return {number == 1 ? one : several, std::move(rest)};
}

Message paint_terrain_label(const PlacedTerrain& terrain, std::size_t hexes) {
  if (const auto face = fixed(terrain))
    return counted(hexes, N_("paint {1}"), N_("paint {1} on {0} hexes"), {word(*face)});
  if (const auto* pool = pool_of(terrain))
    return counted(hexes, N_("have a hex drawn from the pool {1}"),
                   N_("have {0} hexes drawn from the pool {1}"), {*pool});
  return counted(hexes, N_("take the terrain away"), N_("take the terrain off {0} hexes"));
}

Message place_token_label(const PlacedToken& token, std::size_t hexes) {
  if (const auto face = fixed(token))
    return counted(hexes, N_("place a {1}"), N_("place a {1} on {0} hexes"), {std::to_string(*face)});
  if (const auto* pool = pool_of(token))
    return counted(hexes, N_("have a number drawn from the pool {1}"),
                   N_("have {0} numbers drawn from the pool {1}"), {*pool});
  return counted(hexes, N_("take a number away"), N_("take {0} numbers away"));
}

Message hide_label(const std::string& stack, std::size_t hexes) {
  if (stack.empty()) return counted(hexes, N_("turn a hex face up"), N_("turn {0} hexes face up"));
  return counted(hexes, N_("lay a hex face down from the stack {1}"),
                 N_("lay {0} hexes face down from the stack {1}"), {stack});
}

Message open_cells_label(const std::string& stack, std::size_t hexes) {
  return counted(hexes, N_("make a hex an open cell of the stack {1}"),
                 N_("make {0} hexes open cells of the stack {1}"), {stack});
}

Message area_label(const std::string& area, bool inside, std::size_t hexes) {
  if (inside) return counted(hexes, N_("add a hex to {1}"), N_("add {0} hexes to {1}"), {area});
  return counted(hexes, N_("take a hex out of {1}"), N_("take {0} hexes out of {1}"), {area});
}

Message erase_label(std::size_t hexes) { return counted(hexes, N_("erase a hex"), N_("erase {0} hexes")); }

Message harbor_label(const PlacedHarbor& kind) {
  if (const auto face = fixed(kind)) {
    const bool vowel = *face == HarborKind::Ore;
    return {vowel ? N_("place an {0} harbor") : N_("place a {0} harbor"), {phrase(id(*face))}};
  }
  if (const auto* pool = pool_of(kind)) return {N_("place a harbor drawn from the pool {0}"), {*pool}};
  return {N_("place a harbor without a kind"), {}};
}

Message marker_label(Marker marker, bool placed) {
  return {placed ? N_("place the {0}") : N_("take the {0} away"), {word(marker)}};
}

}  // namespace hexwright
