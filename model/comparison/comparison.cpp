#include "comparison/comparison.h"

#include <algorithm>
#include <array>

#include "comparison/parts.h"

namespace hexwright {
namespace {

/// How a summary counts what happened to places; what has no row here is told in its own words.
struct Counted {
  ChangeKind kind;
  const char *one, *many;
};
constexpr std::array counted{
    Counted{ChangeKind::HexAdded, N_("hex added"), N_("{0} hexes added")},
    Counted{ChangeKind::HexRemoved, N_("hex removed"), N_("{0} hexes removed")},
    Counted{ChangeKind::HexChanged, N_("hex changed"), N_("{0} hexes changed")},
    Counted{ChangeKind::HarborAdded, N_("harbor added"), N_("{0} harbors added")},
    Counted{ChangeKind::HarborRemoved, N_("harbor removed"), N_("{0} harbors removed")},
    Counted{ChangeKind::HarborTurned, N_("harbor turned"), N_("{0} harbors turned")},
    Counted{ChangeKind::HarborChanged, N_("harbor of another kind"), N_("{0} harbors of another kind")},
    Counted{ChangeKind::FrontierAdded, N_("frontier area added"), N_("{0} frontier areas added")},
    Counted{ChangeKind::FrontierRemoved, N_("frontier area removed"), N_("{0} frontier areas removed")},
    Counted{ChangeKind::FrontierTurned, N_("frontier area turned"), N_("{0} frontier areas turned")},
    Counted{ChangeKind::FoundingChanged, N_("intersection opened or closed to founding"),
            N_("{0} intersections opened or closed to founding")},
};

bool is_counted(ChangeKind kind) {
  return std::any_of(counted.begin(), counted.end(), [kind](const Counted& row) { return row.kind == kind; });
}

}  // namespace

ScenarioChanges compare(const Scenario& before, const Scenario& after) {
  ScenarioChanges changes;
  compare_boards(before, after, changes);
  compare_named(before, after, changes);
  compare_details(before, after, changes);
  return changes;
}

std::vector<Message> summary_of(const ScenarioChanges& changes) {
  std::vector<Message> phrases;
  for (const Counted& row : counted) {
    const auto count = std::count_if(changes.begin(), changes.end(),
                                     [&](const ScenarioChange& change) { return change.kind == row.kind; });
    if (count == 1) phrases.push_back({row.one, {}});
    if (count > 1) phrases.push_back({row.many, {std::to_string(count)}});
  }
  for (const ScenarioChange& change : changes)
    if (!is_counted(change.kind)) phrases.push_back(change.words);
  return phrases;
}

std::vector<Hex> hexes_of(const ScenarioChanges& changes) {
  boost::container::flat_set<Hex> hexes;
  for (const ScenarioChange& change : changes)
    for (const ChangedPlace& place : change.at) {
      if (const auto* hex = std::get_if<Hex>(&place)) hexes.insert(*hex);
      if (const auto* path = std::get_if<Path>(&place))
        for (const Hex side : path->hexes()) hexes.insert(side);
      if (const auto* corner = std::get_if<Intersection>(&place))
        for (const Hex around : corner->hexes()) hexes.insert(around);
    }
  return {hexes.begin(), hexes.end()};
}

}  // namespace hexwright
