#pragma once

#include <optional>
#include <span>
#include <vector>

#include "model/findings/finding.h"
#include "model/rules/map_view.h"

namespace hexwright {
struct Deal;
}  // namespace hexwright

namespace hexwright::base {

/// A settlement can stand there, as far as terrain and modules go.
bool can_settle(const MapView& map, IntersectionId intersection);

/// Where players may found: at land that is known before play, in a founding area where there is any,
/// not closed, and where a settlement can stand. In ascending order. BASE-17
std::vector<IntersectionId> founding_places(const MapView& map);

/// Those that are left where settlements stand before anybody founds: neither under them nor beside them.
/// BASE-03, BASE-17
std::vector<IntersectionId> founding_places_left(const MapView& map);

/// The same as `founding_places`, with land that only the deal can bring, where players found anywhere.
std::vector<IntersectionId> founding_places_once_dealt(const MapView& map);

/// So dealt, the largest number of players finds places for all that they found, no two side by side: at land
/// that lies open. BASE-17
bool everybody_can_found(const MapView& map, const Deal& deal);

/// The largest number of these intersections of which no two are neighbours (BASE-03), or `enough` when
/// there are at least that many. Exact: no placing of settlements does better.
int most_apart(const BoardGraph& board, std::span<const IntersectionId> places, int enough);

/// Makes it a map for no more players than that; none when nobody would be left to play with.
std::optional<Fix> for_fewer_players(const MapView& map, int players);

}  // namespace hexwright::base
