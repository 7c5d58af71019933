#pragma once

#include <optional>
#include <string>
#include <vector>

#include "io/playtest/report.h"
#include "model/playtest/batch/confidence.h"
#include "model/scenario/message.h"

namespace hexwright {

// What games of people tell beside those of bots, in words and numbers: command line and report say the same.

struct PeopleReport {
  struct Seat {
    Wins wins;         ///< of games that people and perhaps bots beside them played
    Interval between;  ///< all seats at once with a confidence of 95 %
    Wins bots;         ///< in the games of bots alone
  };
  struct Place {
    std::string name;   ///< as scenarios spell it: "0,-1 n"
    Wins people, bots;  ///< seats that founded there, of all
    bool is_beyond_chance = false;
  };
  Message games;  ///< how many there are
  /// Where people did otherwise than bots, beyond chance; else that nothing of that kind can be told.
  std::vector<Message> sentences;
  /// Within which people took half of their decisions, and nine of ten, in seconds; nothing where no decision
  /// was timed.
  struct Pace {
    std::size_t decisions = 0;
    int half = 0, nine_of_ten = 0;
  };
  std::optional<Pace> pace;
  std::vector<Seat> seats;
  std::vector<Message> notes;  ///< what players have said of the map, each with who and where
  std::vector<Place> places;   ///< where people founded most often, and those beyond chance
};
/// Precondition: there are games of people in the result.
PeopleReport people_report(const Playtest& playtest);

}  // namespace hexwright
