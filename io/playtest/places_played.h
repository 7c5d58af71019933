#pragma once

#include <string>
#include <vector>

#include "io/playtest/report.h"
#include "io/render/board/heat.h"
#include "model/playtest/batch/confidence.h"

namespace hexwright {

// What happened where, in all games of a playtest, as marks above the map: the report and the window show the
// same ones.

/// Cards that each hex gave in a game.
Heat production_heat(const Playtest& playtest);
/// In how many of 100 games somebody settled at an intersection.
Heat settling_heat(const Playtest& playtest);
/// How many of 100 games were won by who settled at an intersection first, against a fair share.
Heat winning_heat(const Playtest& playtest);
/// In how many of 100 games each hidden hex was found. Empty where nothing is hidden.
Heat discovery_heat(const Playtest& playtest);
/// Where own rules, actions and cards happened, how often in a game: all of them together first, then each
/// that has places, the most frequent first. Empty where none has.
struct RuleHeat {
  Message title;
  Heat heat;
};
std::vector<RuleHeat> rule_heats(const Playtest& playtest);
/// What players said of places. Empty where nobody has said anything of any.
Heat notes_heat(const Playtest& playtest);

/// Where a seat founded, how often, and how it fared then.
struct OpeningLine {
  std::string place;     ///< as scenarios spell it: "0,-1 n"
  double taken = 0;      ///< the share of games
  double won = 0;        ///< of those that somebody won, the share of this seat
  Interval won_between;  ///< with a confidence of 95 %
  /// "31.2 % (28.0 - 34.6 %)"
  Message won_words() const;
};
/// The places that the seat took most often, at most so many.
std::vector<OpeningLine> opening_lines(const Playtest& playtest, SeatId seat, std::size_t most);

}  // namespace hexwright
