#include <algorithm>

#include "model/rules/explorers/discovery.h"
#include "model/rules/explorers/parts.h"
#include "model/rules/islands.h"

namespace hexwright::explorers {
namespace {

/// Number tokens that lie on the home island when play starts: at most.
int home_tokens(const MapView& map, const std::vector<HexId>& home) {
  int tokens = 0;
  for (const HexId hex : home)
    if (map.terrains(hex).may_produce() &&
        (map.number(hex) != MapView::no_number || map.token_pool_of(hex) != none))
      ++tokens;
  return tokens;
}

/// A token must stay beside every building. Three buildings that keep their distance fit around one hex, so
/// the founding settlements of the fewest players tie at least a third as many tokens, and those of the most
/// players at most one each.
void find_too_few(const MapView& map, Report& report) {
  const auto discovery = discovery_of(map);
  const auto home = home_land(map);
  if (!discovery || home.empty()) return;
  const TokenPool* bag = bag_of(map, *discovery);
  if (!bag) return;
  const Details& details = map.scenario().details;
  const int producing = most_producing(map, *discovery->land->content);
  const int missing = producing - total(*bag->content);
  const int there = home_tokens(map, home);
  const int tied_at_least = (2 * details.min_players + 2) / 3, tied_at_most = 2 * details.max_players;
  const NamedPlace place{NamedPlace::Kind::TokenPool, bag->name};
  if (missing <= 0 || missing <= there - tied_at_most) return;
  if (missing > there - tied_at_least)
    report.add(place,
               say(N_("of {0} discovered land hexes, {1} find no number token in the bag, but the home "
                      "island can give at most {2}: of its {3} at least {4} must stay beside the "
                      "founding settlements of {5} players"),
                   producing, missing, std::max(there - tied_at_least, 0), there, tied_at_least,
                   details.min_players));
  else
    report.add(
        Severity::Note, place,
        say(N_("of {0} discovered land hexes, {1} find no number token in the bag; the home island may "
               "not give so many: of its {2} up to {3} must stay beside the founding settlements of {4} "
               "players"),
            producing, missing, there, std::min(tied_at_most, there), details.max_players));
}

}  // namespace

constinit const Check tokens_can_move{
    .info = {.id = "explorers.tokens-can-move",
             .severity = Severity::Warning,
             .title = N_("The home island has number tokens to give"),
             .why = N_(
                 "When the bag is empty, discovered land takes a token from the home island, but never the "
                 "last one beside a building."),
             .requirement = "EXP-08"},
    .run = find_too_few};

}  // namespace hexwright::explorers
