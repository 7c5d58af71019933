#include "io/playtest/opening_lines.h"

#include <algorithm>

#include <fmt/format.h>

#include "io/playtest/html.h"
#include "io/playtest/place_names.h"

namespace hexwright {

std::string OpeningLine::won_words() const {
  return fmt::format("{} ({:.1f} - {:.1f} %)", percent(won), 100 * won_between.low, 100 * won_between.high);
}

std::vector<OpeningLine> opening_lines(const Playtest& playtest, SeatId seat, std::size_t most) {
  const BoardGraph& board = playtest.game.board();
  const auto& openings = playtest.found().openings[seat.index()];
  std::vector<IntersectionId> places;
  for (const IntersectionId place : board.intersections())
    if (openings[place].taken > 0) places.push_back(place);
  std::stable_sort(places.begin(), places.end(),
                   [&](IntersectionId a, IntersectionId b) { return openings[a].taken > openings[b].taken; });
  places.resize(std::min(places.size(), most));
  std::vector<OpeningLine> lines;
  for (const IntersectionId place : places) {
    const auto& counts = openings[place];
    lines.push_back({name(board.intersection(place)), ratio(counts.taken, playtest.found().games),
                     ratio(counts.won, counts.decided), wilson(counts.won, counts.decided)});
  }
  return lines;
}

}  // namespace hexwright
