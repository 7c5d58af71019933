#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "io/playtest/record.h"
#include "model/playtest/bot.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// Who plays at a seat.
struct Player {
  std::string name;
  const BotKind* bot = nullptr;  ///< null for a person
};

/// A game to be played, as somebody asks for it.
struct PlaySetup {
  Scenario scenario;
  std::vector<Player> players = {};  ///< in the order of play
  int offers_a_turn = 3;             ///< to other players; 0 for a game without domestic trade
  std::uint64_t seed = 1;
  int most_turns = 2000;  ///< the game ends undecided when so many are over
};

/// The usual players: as many as the scenario takes, named after the colours of their seats, the first one a
/// person and the others bots of the second strongest kind.
std::vector<Player> usual_players(const Scenario& scenario);

// Between what a game is set up with and what its record says.

PlayOptions options_of(const PlaySetup& setup);
RecordHead head_of(const PlaySetup& setup);

}  // namespace hexwright
