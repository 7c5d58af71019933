#pragma once

#include <vector>

#include "model/analysis/sites.h"

namespace hexwright {

/// What one seat gets when the founding settlements are placed.
struct SeatDraft {
  std::vector<SiteWorth> picks;  ///< in the order of picking, each as it was worth to the seat then
  Holding holding;               ///< both together
};

/// The founding settlements, as players would place them who all judge alike: in the order of seats and then
/// back (BASE-02), each takes what is worth most to him, no two next to each other (BASE-03). Resources that
/// a seat has not yet count more than those that it has. A seat finds no place where none is left. What
/// modules ask of single seats is not looked at. Precondition: 0 < seats.
std::vector<SeatDraft> snake_draft(const SiteJudge& judge, int seats);

/// For how many seats a scenario is drafted: all that it is made for.
int drafted_seats(const Scenario& scenario);

}  // namespace hexwright
