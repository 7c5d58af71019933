#include "model/rules/wonders/wonders.h"

#include <algorithm>
#include <array>

#include "listed_modules.h"
#include "model/rules/base/founding.h"
#include "model/rules/wonders/parts.h"

namespace hexwright::wonders {
namespace {

struct WonderInfo {
  std::string_view id, title;
  const char* condition;
  std::array<int, all_resources.size()> price;  ///< brick, lumber, ore, grain, wool
  int copies_for_many;                          ///< with five or six players
};

/// In the order of `Wonder`. WON-04 to WON-09
constexpr std::array infos{
    WonderInfo{"theater", N_("Theater"), N_("two cities"), {1, 1, 0, 0, 3}, 2},
    WonderInfo{
        "great-bridge", N_("Great Bridge"), N_("a settlement or city at the strait"), {0, 3, 0, 1, 1}, 2},
    WonderInfo{"monument",
               N_("Monument"),
               N_("a city at a harbor, and a trade route of five or more"),
               {0, 0, 2, 3, 0},
               1},
    WonderInfo{
        "great-wall", N_("Great Wall"), N_("a settlement or city at the wasteland"), {3, 1, 0, 1, 0}, 1},
    WonderInfo{"cathedral", N_("Cathedral"), N_("a city, and six victory points"), {1, 0, 3, 1, 0}, 1}};
static_assert(infos.size() == all_wonders.size());

const WonderInfo& info(Wonder wonder) { return infos.at(static_cast<std::size_t>(wonder)); }

constexpr std::array marks{MarkKind::Strait, MarkKind::Wasteland};
constexpr std::array options{
    // WON-03
    ModuleOption{.id = "every-settlement",
                 .title = N_("Every settlement on a small island scores"),
                 .about = N_("Not only a player's first one on each: every one brings the points of its "
                             "area.")},
    ModuleOption{
        .id = "claim-builds",
        .title = N_("Who claims a wonder builds its first level"),
        .about = N_("Both in one step, so that a claim costs a level. Otherwise a claim takes a ship "
                    "of the supply only.")},
};
constexpr std::array needs{Need{.module = "seafarers"}};
constexpr std::array checks{&marks_at_home, &marks_to_settle,      &harbor_for_monument,
                            &ship_to_claim, &resources_for_levels, &calm_beside_wasteland,
                            &no_pirate};

}  // namespace

std::string_view id(Wonder wonder) { return info(wonder).id; }
std::string_view title(Wonder wonder) { return info(wonder).title; }
std::optional<Wonder> wonder_from_id(std::string_view id) {
  const auto* const found =
      std::find_if(infos.begin(), infos.end(), [&](const WonderInfo& row) { return row.id == id; });
  return found == infos.end() ? std::nullopt : std::optional(static_cast<Wonder>(found - infos.begin()));
}
const char* condition(Wonder wonder) { return info(wonder).condition; }
const std::array<int, all_resources.size()>& price(Wonder wonder) { return info(wonder).price; }

int copies(Wonder wonder, int players) {
  constexpr int few = 4;
  return players > few ? info(wonder).copies_for_many : 1;
}

}  // namespace hexwright::wonders

namespace hexwright {

constinit const RuleModule wonders_module{
    .id = "wonders",
    .title = N_("Wonders"),
    .about = N_("Each player may claim one of five wonders and build it in four levels. Who completes it "
                "wins; victory points win only with more levels than everybody else."),
    .vocabulary = {.marks = wonders::marks},
    .options = wonders::options,
    .needs = wonders::needs,
    .is_scenario = true,
    .checks = wonders::checks,
    .bars_drawn_number = wonders::bars_drawn_number,
    .close_to_founding = wonders::close_to_founding,
    .count_chits = wonders::score_every_settlement,
    .add_instructions = wonders::add_instructions,
};

}  // namespace hexwright

namespace hexwright::wonders {

std::vector<IntersectionId> marked(const MapView& map, MarkKind kind) {
  std::vector<IntersectionId> places;
  for (const auto& [place, mark] : map.scenario().marks)
    if (const auto* at = std::get_if<Intersection>(&place); at && mark.kind == kind)
      if (const IntersectionId id = map.board().find(*at); id != none) places.push_back(id);
  std::sort(places.begin(), places.end());
  return places;
}

void close_to_founding(const MapView& map, IdVector<IntersectionId, char>& open) {
  for (const IntersectionId place : marked(map, MarkKind::Wasteland)) open[place] = 0;
  for (const IntersectionId place : marked(map, MarkKind::Strait)) {
    open[place] = 0;
    for (const IntersectionId next : map.board().intersection_neighbours(place))
      if (next != none) open[next] = 0;
  }
}

namespace {

/// Of one player, as far as the pieces go that are left after founding.
int most_settlements(const MapView& map, const std::vector<HexId>& hexes) {
  std::vector<IntersectionId> places;
  for (const HexId hex : hexes)
    for (const IntersectionId corner : map.board().hex_intersections(hex))
      if (base::can_settle(map, corner)) places.push_back(corner);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  const Pieces& pieces = map.scenario().details.pieces;
  const int most = pieces.settlements + pieces.cities - map.rules().founding_settlements();
  return base::most_apart(map.board(), places, std::max(1, most));
}

}  // namespace

void score_every_settlement(const MapView& map, std::vector<ChitArea>& areas) {
  if (!map.rules().is_on("wonders", "every-settlement")) return;
  for (ChitArea& area : areas) area.chits.settlements = most_settlements(map, area.hexes);
}

bool is_at_wasteland(const MapView& map, HexId hex) {
  const auto& corners = map.board().hex_intersections(hex);
  return std::any_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    const auto mark = map.scenario().marks.find(map.board().intersection(corner));
    return mark != map.scenario().marks.end() && mark->second.kind == MarkKind::Wasteland;
  });
}

bool bars_drawn_number(const MapView& map, HexId hex, int number) {
  return is_red(number) && is_at_wasteland(map, hex);
}

}  // namespace hexwright::wonders
