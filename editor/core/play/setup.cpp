#include "editor/core/play/setup.h"

#include <algorithm>

#include "io/render/pieces/pieces.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/limits.h"

namespace hexwright {

std::vector<Player> usual_players(const Scenario& scenario) {
  const int count = std::clamp(scenario.details.max_players, 2, most_players);
  std::vector<Player> players;
  players.reserve(static_cast<std::size_t>(count));
  for (const SeatId seat : Ids<SeatId>(count))
    players.push_back(
        {std::string(seat_colour_title(seat)), seat == SeatId(0) ? nullptr : find_bot(usual_bot)});
  return players;
}

}  // namespace hexwright
