#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/numbers.h"
#include "model/rules/base/parts.h"
#include "model/rules/words.h"

namespace hexwright::base {
namespace {

/// Each touching pair once.
constexpr std::array half_the_directions{Direction::East, Direction::SouthEast, Direction::SouthWest};

/// Whether the red number of `from` could lie at `to` without touching another, and the number of `to` at
/// `from` without harm.
bool can_swap(const MapView& map, HexId from, HexId to) {
  if (is_red(map, to) || is_idle_number(map, to) || is_idle_number(map, from)) return false;
  if (!takes_number(map, to, map.number(from)) || !takes_number(map, from, map.number(to))) return false;
  const auto& around = map.board().neighbours(to);
  return std::none_of(around.begin(), around.end(),
                      [&](HexId other) { return other != from && is_red(map, other); });
}

/// The nearest hex to swap numbers with, or none within a few rings.
HexId swap_partner(const MapView& map, HexId from) {
  constexpr std::size_t farthest = 150;
  std::vector<HexId> seen{from};
  for (std::size_t i = 0; i < seen.size() && i < farthest; ++i)
    for (const HexId next : map.board().neighbours(seen[i])) {
      if (next == none || std::find(seen.begin(), seen.end(), next) != seen.end()) continue;
      if (can_swap(map, from, next)) return next;
      seen.push_back(next);
    }
  return none;
}

std::optional<Fix> swap(const MapView& map, HexId red) {
  const HexId partner = swap_partner(map, red);
  if (partner == none) return {};
  const Hex here = map.board().hex(red), there = map.board().hex(partner);
  return Fix{
      say(N_("swap the {0} with the {1} at hex {2}"), map.number(red), map.number(partner), word(there)),
      {SetToken{here, map.number(partner)}, SetToken{there, map.number(red)}}};
}

void find_touching_reds(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    if (!is_red(map, hex)) continue;
    for (const Direction side : half_the_directions) {
      const HexId other = map.board().neighbours(hex)[at(side)];
      if (!is_red(map, other)) continue;
      auto fix = swap(map, hex);
      if (!fix) fix = swap(map, other);
      report.add(Path(map.board().hex(hex), side),
                 say(N_("the {0} here touches another red number, the {1} to the {2}"), map.number(hex),
                     map.number(other), word(side, map.scenario().details)),
                 std::move(fix));
    }
  }
}

}  // namespace

constinit const Check red_numbers_apart{
    .info = {.id = "base.red-numbers-apart",
             .severity = Severity::Warning,
             .title = N_("Red numbers do not touch"),
             .why = N_("6 and 8 are rolled most often. Where two of them touch, one intersection is far "
                       "better than all others. Accept the finding where you mean it."),
             .requirement = "BASE-14"},
    .run = find_touching_reds};

}  // namespace hexwright::base
