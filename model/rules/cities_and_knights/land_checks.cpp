#include <algorithm>
#include <array>

#include "model/rules/cities_and_knights/parts.h"
#include "model/rules/islands.h"
#include "model/rules/map_view.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::cities_and_knights {
namespace {

/// Paper, cloth and coins come from these. CK-12
constexpr std::array commodity_terrains{Terrain::Forest, Terrain::Pasture, Terrain::Mountains};

void find_missing_terrains(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  std::vector<Argument> missing;
  const auto hexes = map.board().hexes();
  for (const Terrain terrain : commodity_terrains)
    if (std::none_of(hexes.begin(), hexes.end(),
                     [&](HexId hex) { return map.terrains(hex).contains(terrain); }))
      missing.emplace_back(word(terrain));
  if (!missing.empty())
    report.add(
        WholeScenario{},
        say(N_("the map has no {0}: what cities get there besides comes by trade only"), list(missing)));
}

/// Spices are combined with it by their own rules. CK-81
bool is_sea_scenario(const MapView& map) { return map.plays("seafarers") && !map.plays("spices"); }

void find_face_down_hexes(const MapView& map, Report& report) {
  if (!is_sea_scenario(map)) return;
  const auto hexes = map.board().hexes();
  const auto hidden =
      std::count_if(hexes.begin(), hexes.end(), [&](HexId hex) { return map.is_hidden(hex); });
  if (hidden > 0)
    report.add(WholeScenario{},
               by_number(hidden, plural("{0} hex lies face down; Cities & Knights is at its best where all "
                                        "land lies open",
                                        "{0} hexes lie face down; Cities & Knights is at its best where all "
                                        "land lies open")));
}

/// Two main islands with villages around them are no many small islands. SCK-02
void find_small_islands(const MapView& map, Report& report) {
  if (!is_sea_scenario(map) || map.plays("cloth-villages")) return;
  if (map.plays("dealt-world"))
    return report.add(WholeScenario{},
                      say(N_("the islands come as they are dealt, many of them small; Cities & Knights needs "
                             "room for cities close together")));
  const Islands islands = islands_of(map);
  std::vector<int> sizes(static_cast<std::size_t>(islands.count));
  int land = 0, largest = 0;
  for (const HexId hex : map.board().hexes()) {
    if (islands[hex] == none) continue;
    ++land;
    largest = std::max(largest, ++sizes[islands[hex].index()]);
  }
  if (2 * largest < land)
    report.add(
        WholeScenario{},
        say(N_("the largest island has {0} of {1} land hexes; Cities & Knights needs room for cities close "
               "together, at least half of the land"),
            largest, land));
}

}  // namespace

constinit const Check commodities_grow{
    .info = {.id = "cities-and-knights.commodities-grow",
             .severity = Severity::Warning,
             .title = N_("Cities get all three commodities"),
             .why =
                 N_("Paper comes from forests, cloth from pastures and coins from mountains. Where one of "
                    "these is missing, its commodity comes by trade only, and its improvements hardly ever."),
             .requirement = "CK-99"},
    .run = find_missing_terrains};

constinit const Check land_open{
    .info = {.id = "cities-and-knights.land-open",
             .severity = Severity::Warning,
             .title = N_("Cities & Knights is played where the land lies open"),
             .why =
                 N_("The expansion is advised against for scenarios with face-down hexes: knights discover "
                    "nothing, and what comes up pays no commodities."),
             .requirement = "CK-81"},
    .run = find_face_down_hexes};

constinit const Check main_island{
    .info = {.id = "cities-and-knights.main-island",
             .severity = Severity::Warning,
             .title = N_("Cities & Knights is played on one main island"),
             .why = N_("The expansion is advised against for scenarios with many small islands: knights need "
                       "roads to meet each other."),
             .requirement = "CK-81, SCK-02"},
    .run = find_small_islands};

}  // namespace hexwright::cities_and_knights
