#include "editor/core/analysis/overlays.h"

#include <algorithm>
#include <array>

#include "editor/core/analysis/overlay_parts.h"
#include "io/playtest/places_played.h"

namespace hexwright {
namespace {

constexpr std::array overlays{
    MapOverlayInfo{
        MapOverlay::Pips, "pips", N_("Pips"),
        N_("How many cards a settlement gets at each intersection in 36 rolls; a ring is a harbor")},
    MapOverlayInfo{MapOverlay::Mix, "mix", N_("Resource mix"),
                   N_("Which resources come in at each intersection; the larger, the more")},
    MapOverlayInfo{MapOverlay::Sites, "sites", N_("Founding places"),
                   N_("The best founding places by rank, as the settler bot judges them")},
    MapOverlayInfo{MapOverlay::Draft, "draft", N_("Snake draft"),
                   N_("Where each seat founds when each takes what is best for it, in order and back")},
    MapOverlayInfo{MapOverlay::Changes, "changes", N_("Changes"),
                   N_("What each intersection has won and lost in pips since the map was marked")},
    MapOverlayInfo{MapOverlay::Reach, "reach", N_("Reach"),
                   N_("After how many turns the first settlement can stand at each hex, or a route find it"),
                   true},
    MapOverlayInfo{MapOverlay::Odds, "odds", N_("Hidden hexes"),
                   N_("What each face-down hex may turn out as"), true},
    MapOverlayInfo{MapOverlay::Settling, "settling", N_("Playtest: settled"),
                   N_("How often somebody settled at each intersection in the playtest"), false, true},
    MapOverlayInfo{MapOverlay::Winning, "winning", N_("Playtest: wins"),
                   N_("How often who settled at an intersection first won the game"), false, true},
    MapOverlayInfo{MapOverlay::Production, "production", N_("Playtest: production"),
                   N_("How many cards each hex gave in a game of the playtest"), true, true},
    MapOverlayInfo{MapOverlay::Discovery, "discovery", N_("Playtest: discovery"),
                   N_("How often each hidden hex was found in the playtest"), true, true},
    MapOverlayInfo{MapOverlay::Notes, "notes", N_("Playtest: notes"),
                   N_("What people who played the map said of its places"), false, true},
    MapOverlayInfo{MapOverlay::Rules, "rules", N_("Playtest: own rules"),
                   N_("Where own rules, actions and cards happened in the playtest, and how often"), true,
                   true},
};

}  // namespace

std::span<const MapOverlayInfo> all_map_overlays() { return overlays; }

const MapOverlayInfo& info(MapOverlay overlay) {
  return *std::find_if(overlays.begin(), overlays.end(),
                       [overlay](const MapOverlayInfo& each) { return each.kind == overlay; });
}

Heat heat_of(MapOverlay overlay, const Analysis& now, const Analysis* before) {
  switch (overlay) {
    case MapOverlay::Pips:
      return pips_heat(now);
    case MapOverlay::Mix:
      return mix_heat(now);
    case MapOverlay::Sites:
      return sites_heat(now);
    case MapOverlay::Draft:
      return draft_heat(now);
    case MapOverlay::Changes:
      return changes_heat(now, before);
    case MapOverlay::Reach:
      return reach_heat(now);
    case MapOverlay::Odds:
      return odds_heat(now);
    default:
      return {};
  }
}

Heat heat_of(MapOverlay overlay, const Playtest& playtest) {
  switch (overlay) {
    case MapOverlay::Settling:
      return settling_heat(playtest);
    case MapOverlay::Winning:
      return winning_heat(playtest);
    case MapOverlay::Production:
      return production_heat(playtest);
    case MapOverlay::Discovery:
      return discovery_heat(playtest);
    case MapOverlay::Rules: {
      auto heats = rule_heats(playtest);
      return heats.empty() ? Heat{.title = {N_("Own rules"), {}}} : std::move(heats.front().heat);
    }
    case MapOverlay::Notes:
      return notes_heat(playtest);
    default:
      return {};
  }
}

}  // namespace hexwright
