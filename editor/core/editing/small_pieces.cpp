#include "editor/core/editing/small_pieces.h"

#include <cmath>

#include "editor/core/editing/harbor_edges.h"
#include "io/render/board/places_in_hex.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

double apart(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// How far the pointer is from what stands beside the centre of its hex: upright, however the board is shown.
double distance_to(const Scenario& scenario, const Pointer& pointer, Point beside) {
  const Point middle = centre(hex_at(pointer.at));
  const Point aside = scenario.details.quarter_turned ? Point{beside.y, -beside.x} : beside;
  return apart(pointer.at, {middle.x + aside.x, middle.y + aside.y});
}

std::optional<SmallPiece> marker_at(const Scenario& scenario, const Pointer& pointer) {
  for (const auto& [marker, hex] : scenario.markers)
    if (hex == pointer.hex && distance_to(scenario, pointer, marker_place) <= marker_radius)
      return MarkerPiece{marker};
  return std::nullopt;
}

std::optional<SmallPiece> closed_at(const Scenario& scenario, const Pointer& pointer) {
  if (!pointer.intersection || !scenario.closed_to_founding.contains(*pointer.intersection))
    return std::nullopt;
  constexpr double reach = 0.2;
  for (const Corner c : all_corners) {
    const Intersection here(hex_at(pointer.at), c);
    if (scenario.topology.canonical(here) == *pointer.intersection &&
        apart(pointer.at, position(here)) <= reach)
      return ClosedPiece{*pointer.intersection};
  }
  return std::nullopt;
}

std::optional<SmallPiece> token_at(const Scenario& scenario, const Pointer& pointer) {
  const auto cell = scenario.cells.find(pointer.hex);
  if (cell == scenario.cells.end() || is_hidden(cell->second)) return std::nullopt;
  if (std::holds_alternative<std::monostate>(cell->second.token)) return std::nullopt;
  if (distance_to(scenario, pointer, token_place) > token_radius) return std::nullopt;
  return TokenPiece{pointer.hex};
}

/// At its path, or its sign in the middle of the sea hex.
std::optional<SmallPiece> harbor_thing_at(const Scenario& scenario, const Pointer& pointer) {
  if (pointer.path && scenario.harbors.contains(*pointer.path)) return HarborPiece{*pointer.path};
  if (distance_to(scenario, pointer, {}) > badge_radius) return std::nullopt;
  const auto harbor = harbor_in(scenario, pointer.hex);
  return harbor ? std::optional<SmallPiece>(HarborPiece{*harbor}) : std::nullopt;
}

std::optional<SmallPiece> frontier_thing_at(const Scenario& scenario, const Pointer& pointer) {
  if (!pointer.path || !scenario.frontiers.contains(*pointer.path)) return std::nullopt;
  return FrontierPiece{*pointer.path};
}

}  // namespace

std::optional<SmallPiece> piece_at(const Scenario& scenario, const Pointer& pointer) {
  for (const auto find : {marker_at, closed_at, token_at, harbor_thing_at, frontier_thing_at})
    if (const auto piece = find(scenario, pointer)) return piece;
  return std::nullopt;
}

Message name_of(const SmallPiece& piece) {
  struct Name {
    Message operator()(const TokenPiece&) const { return say(N_("the number token")); }
    Message operator()(const HarborPiece&) const { return say(N_("the harbor")); }
    Message operator()(const MarkerPiece& t) const { return say(N_("the {0}"), word(t.marker)); }
    Message operator()(const FrontierPiece&) const { return say(N_("the frontier area")); }
    Message operator()(const ClosedPiece&) const { return say(N_("the closed intersection")); }
  };
  return std::visit(Name{}, piece);
}

Preview marked(const Scenario& scenario, const SmallPiece& piece) {
  Preview preview;
  if (const auto* token = std::get_if<TokenPiece>(&piece)) preview.hexes = {token->at};
  if (const auto* harbor = std::get_if<HarborPiece>(&piece)) preview.paths = {harbor->at};
  if (const auto* marker = std::get_if<MarkerPiece>(&piece))
    preview.hexes = {scenario.markers.at(marker->marker)};
  if (const auto* frontier = std::get_if<FrontierPiece>(&piece)) preview.paths = {frontier->at};
  if (const auto* closed = std::get_if<ClosedPiece>(&piece)) preview.intersections = {closed->at};
  return preview;
}

}  // namespace hexwright
