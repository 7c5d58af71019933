#include "core/labels.h"

#include <string>

namespace hexwright {
namespace {

std::string number(std::size_t n) { return std::to_string(n); }

}  // namespace

Message paint_terrain_label(const PlacedTerrain& terrain, std::size_t hexes) {
  if (const auto face = fixed(terrain))
    return hexes == 1 ? Message{N_("paint {0}"), {std::string(id(*face))}}
                      : Message{N_("paint {0} on {1} hexes"), {std::string(id(*face)), number(hexes)}};
  if (const auto* pool = pool_of(terrain))
    return {N_("have {1} hexes drawn from the pool {0}"), {*pool, number(hexes)}};
  return {N_("take the terrain off {0} hexes"), {number(hexes)}};
}

Message place_token_label(const PlacedToken& token, std::size_t hexes) {
  if (const auto face = fixed(token))
    return hexes == 1 ? Message{N_("place a {0}"), {std::to_string(*face)}}
                      : Message{N_("place a {0} on {1} hexes"), {std::to_string(*face), number(hexes)}};
  if (const auto* pool = pool_of(token))
    return {N_("have {1} number tokens drawn from the pool {0}"), {*pool, number(hexes)}};
  return {N_("take {0} number tokens away"), {number(hexes)}};
}

Message hide_label(const std::string& stack, std::size_t hexes) {
  if (stack.empty()) return {N_("turn {0} hexes face up"), {number(hexes)}};
  return {N_("lay {1} hexes face down from the stack {0}"), {stack, number(hexes)}};
}

Message area_label(const std::string& area, bool inside, std::size_t hexes) {
  return {inside ? N_("add {1} hexes to {0}") : N_("take {1} hexes out of {0}"), {area, number(hexes)}};
}

Message erase_label(std::size_t hexes) { return {N_("erase {0} hexes"), {number(hexes)}}; }

Message harbor_label(const PlacedHarbor& kind) {
  if (const auto face = fixed(kind)) return {N_("place a {0} harbor"), {std::string(id(*face))}};
  if (const auto* pool = pool_of(kind)) return {N_("place a harbor drawn from the pool {0}"), {*pool}};
  return {N_("place a harbor without a kind"), {}};
}

Message marker_label(Marker marker, bool placed) {
  return {placed ? N_("place the {0}") : N_("take the {0} away"), {std::string(id(marker))}};
}

}  // namespace hexwright
