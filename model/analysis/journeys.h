#pragma once

#include <optional>
#include <vector>

#include "model/analysis/draft.h"

namespace hexwright {

/// The cheapest way of a seat from its founding settlements to a place, and how long its income takes to pay
/// for it. Other players, their routes and settlements are not in the way.
struct Journey {
  SeatId seat;
  int roads = 0, ships = 0;  ///< to be paid for: besides the one that was laid at founding
  int landings = 0;  ///< settlements on the way, where roads end and ships begin or the reverse. SEA-01
  double turns = 0;  ///< of all players together, one roll each: as playtests count the length of games
};

/// How soon a place can be come to, and settled.
struct Reachable {
  std::optional<Journey> touched;  ///< a route ends there: what is hidden beside it is discovered
  std::optional<Journey> settled;  ///< a settlement stands there, too; none where none can
};

/// By intersection: by the seat that is there first.
IdVector<IntersectionId, Reachable> journeys(const SiteJudge& judge, std::span<const SeatDraft> seats);

/// A part of the board that players set out for.
struct Destination {
  Message name;
  std::vector<HexId> hexes;
  std::optional<Journey> soonest;  ///< until a settlement stands at one of the hexes
};
/// The areas of the scenario, then the islands where nobody founds and that no area holds.
std::vector<Destination> destinations(const MapView& map, const IdVector<IntersectionId, Reachable>& reached);

/// Rolls of the dice until what comes in pays the price, counting cards of a kind that nobody needs at what
/// the bank gives for them: `rates[resource]` cards for one. None when it never does.
using Price = std::array<int, all_resources.size()>;
std::optional<double> rolls_to_pay(const Yield& income, const std::array<int, all_resources.size()>& rates,
                                   const Price& price);
/// What the bank takes for one card, by the harbors, which may be those of packs. BASE-15
std::array<int, all_resources.size()> bank_rates(const Holding& holding, const own::Packs& packs);

}  // namespace hexwright
