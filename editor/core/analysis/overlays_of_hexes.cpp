#include <algorithm>
#include <cmath>

#include "editor/core/analysis/overlay_parts.h"
#include "editor/core/editing/stack_designer.h"
#include "io/render/pen/palette.h"
#include "model/board/index.h"
#include "model/findings/check.h"
#include "model/scenario/message.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// The soonest that somebody settles at a hex, or finds it when it lies face down.
const Journey* soonest(const Analysis& now, HexId hex) {
  const Journey* best = nullptr;
  for (const IntersectionId corner : now.board.hex_intersections(hex)) {
    const Reachable& reachable = now.reached[corner];
    const auto& journey = now.odds[hex] ? reachable.touched : reachable.settled;
    if (journey && (!best || journey->turns < best->turns)) best = &*journey;
  }
  return best;
}

}  // namespace

/// When, by whom and with what it is reached.
Message way_words(const Journey& journey) {
  return by_number(
      std::llround(journey.turns),
      plural("after {0} turn by seat {1}; on the way: {2}, {3}, {4}",
             "after {0} turns by seat {1}; on the way: {2}, {3}, {4}"),
      {std::to_string(journey.seat.value() + 1), by_number(journey.roads, plural("{0} road", "{0} roads")),
       by_number(journey.ships, plural("{0} ship", "{0} ships")),
       by_number(journey.landings, plural("{0} settlement", "{0} settlements"))});
}

Heat reach_heat(const Analysis& now) {
  Heat heat{.title = {N_("Turns to settle or find it"), {}}};
  double most = 1;
  for (const HexId hex : now.board.hexes())
    if (const Journey* journey = now.land[hex] != 0 ? soonest(now, hex) : nullptr)
      most = std::max(most, journey->turns);
  heat.least = "0";
  heat.most = brief(most);
  for (const HexId hex : now.board.hexes()) {
    if (now.land[hex] == 0) continue;
    const Journey* journey = soonest(now, hex);
    if (!journey) {
      heat.cells.push_back({now.board.hex(hex), rgb(0x9AA0A6), "–", {N_("nobody ever comes here"), {}}});
    } else if (journey->turns > 0) {
      heat.cells.push_back({now.board.hex(hex), heat_colour(journey->turns / most),
                            brief(std::round(journey->turns)), way_words(*journey)});
    }
  }
  return heat;
}

Heat odds_heat(const Analysis& now) {
  Heat heat{.title = {N_("Hidden hexes"), {}}};
  TerrainSet seen;
  for (const HexId hex : now.board.hexes()) {
    if (!now.odds[hex]) continue;
    Heat::Disc disc{.at = centre(now.board.hex(hex)), .size = 0.46};
    std::vector<Argument> words;
    for (const TerrainOdds& each : likeliest_first(*now.odds[hex])) {
      disc.shares.emplace_back(palette::ground(each.terrain), each.chance);
      words.emplace_back(odds_phrase(each));
      seen.add(each.terrain);
    }
    disc.tip = say(N_("turns out as: {0}"), joined_by(", ", words));
    heat.discs.push_back(std::move(disc));
  }
  for (const Terrain terrain : all_terrains)
    if (seen.contains(terrain))
      heat.keys.push_back({palette::ground(terrain), {std::string(title(terrain)), {}}});
  return heat;
}

}  // namespace hexwright
