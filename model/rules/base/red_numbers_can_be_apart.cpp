#include <algorithm>

#include "rules/base/checks.h"
#include "rules/base/numbers.h"
#include "rules/base/spread.h"
#include "rules/dealing.h"

namespace hexwright::base {
namespace {

using Number = MapView::Number;

/// How many red tokens must be dealt to open hexes: with more tokens than hexes the others may do, and
/// face-down hexes may take some.
int reds_to_deal(const MapView& map, const TokenPool& pool) {
  int reds = 0;
  for (const auto& [number, count] : *pool.content)
    if (hexwright::is_red(number)) reds += count;
  const int others = total(*pool.content) - reds;
  const int dealt = std::min(tokens_for_open_hexes(map, pool).least, total(*pool.content));
  return std::min(reds - tokens_for_hidden_hexes(map, pool).most, dealt - others);
}

/// Where a red token of the pool touches no fixed one.
std::vector<Number> free_hexes(const MapView& map, const TokenPool& pool) {
  std::vector<Number> hexes;
  for (const Number hex : pool.drawing)
    if (map.terrains(hex).may_produce() && !touches_red(map, hex)) hexes.push_back(hex);
  return hexes;
}

void run(const MapView& map, Report& report) {
  for (const auto& pool : map.token_pools()) {
    if (!pool.content || pool.drawing.empty()) continue;
    const int reds = reds_to_deal(map, pool);
    const auto hexes = free_hexes(map, pool);
    if (can_choose_apart(map.board(), hexes, reds) != Verdict::No) continue;
    report.add(
        NamedPlace{NamedPlace::Kind::TokenPool, pool.name},
        say(N_("however the token pool \"{0}\" is dealt, red numbers touch: there is no room for {1} of "
               "them apart from each other and from the fixed ones"),
            pool.name, reds));
  }
}

}  // namespace

constinit const Check red_numbers_can_be_apart{
    .info = {.id = "base.red-numbers-can-be-apart",
             .severity = Severity::Error,
             .title = N_("Drawn red numbers can be dealt apart"),
             .why = N_("Players deal again or swap when two of 6 and 8 touch; here that would never end."),
             .requirement = "BASE-14"},
    .run = run};

}  // namespace hexwright::base
