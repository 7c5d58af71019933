#include "model/balance/measure.h"

#include <algorithm>

#include "model/analysis/draft.h"
#include "model/board/index.h"
#include "model/generate/judge.h"
#include "model/generate/layout.h"
#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright {
namespace {

constexpr std::array measure_infos{
    MeasureInfo{Measure::ScarcestResource, "scarcest-resource", N_("Pips of the scarcest resource")},
    MeasureInfo{Measure::CornerPips, "corner-pips", N_("Pips of the best intersection")},
    MeasureInfo{Measure::DraftSpread, "draft-spread", N_("Pips between the best and the worst founding")},
    MeasureInfo{Measure::HarborStrength, "harbor-strength", N_("Pips of their own resource at 2:1 harbors")},
    MeasureInfo{Measure::Clusters, "clusters", N_("Hexes in the largest group of one terrain")},
    MeasureInfo{Measure::Length, "length", N_("Turns of a game"), true},
    MeasureInfo{Measure::LeadChanges, "lead-changes", N_("Changes of the lead in a game"), true},
};

double scarcest(const MapView& map, const Layout& layout) {
  std::array<int, all_resources.size()> sums{};
  for (const HexId hex : map.board().hexes())
    if (layout.terrain[hex])
      if (const auto resource = resource_of(*layout.terrain[hex]))
        sums[at(*resource)] += pips(layout.number[hex]);
  return std::ranges::min(sums);
}

double best_corner(const MapView& map, const Layout& layout) {
  int best = 0;
  for (const IntersectionId corner : map.board().intersections()) {
    int sum = 0;
    for (const HexId hex : map.board().intersection_hexes(corner))
      if (hex != none) sum += pips(layout.number[hex]);
    best = std::max(best, sum);
  }
  return best;
}

double draft_spread(const MapView& map, const Layout& layout) {
  const Scenario scenario = scenario_of(map, layout);
  const MapView laid(scenario);
  const auto seats = snake_draft(SiteJudge(laid), drafted_seats(scenario));
  std::vector<double> sums;
  for (const SeatDraft& seat : seats) sums.push_back(seat.holding.yield.pips());
  const auto [least, most] = std::ranges::minmax(sums);
  return most - least;
}

double harbor_strength(const MapView& map, const Layout& layout) {
  double sum = 0;
  for (const HarborId harbor : layout.harbor.ids()) {
    const auto traded = layout.harbor[harbor] ? traded_at(*layout.harbor[harbor]) : std::nullopt;
    if (!traded) continue;
    for (const IntersectionId end : map.harbors()[harbor.index()].ends) {
      if (end == none) continue;
      for (const HexId hex : map.board().intersection_hexes(end))
        if (hex != none && layout.terrain[hex] && resource_of(*layout.terrain[hex]) == traded)
          sum += pips(layout.number[hex]);
    }
  }
  return sum;
}

double largest_cluster(const MapView& map, const Layout& layout) {
  // What the wish knows of clusters: the least limit that no group of one terrain is beyond.
  for (int most = 1;; ++most) {
    const Wish wish{WishKind::TerrainsTogether, most};
    if (Judge(map, std::span(&wish, 1)).missed(wish, layout) == 0) return most;
  }
}

}  // namespace

const MeasureInfo& info(Measure measure) { return measure_infos[at(measure)]; }

std::optional<Measure> measure_from_id(std::string_view id) {
  const auto found = std::ranges::find(measure_infos, id, &MeasureInfo::id);
  return found == measure_infos.end() ? std::nullopt : std::optional(found->measure);
}

double measured(Measure measure, const MapView& map, const Layout& layout, const Played& played) {
  switch (measure) {
    case Measure::ScarcestResource:
      return scarcest(map, layout);
    case Measure::CornerPips:
      return best_corner(map, layout);
    case Measure::DraftSpread:
      return draft_spread(map, layout);
    case Measure::HarborStrength:
      return harbor_strength(map, layout);
    case Measure::Clusters:
      return largest_cluster(map, layout);
    case Measure::Length:
      return played.mean_length();
    case Measure::LeadChanges:
      return played.games == 0 ? 0
                               : static_cast<double>(played.lead_changes) / static_cast<double>(played.games);
  }
  return 0;
}

}  // namespace hexwright
