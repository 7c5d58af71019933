#include "model/comparison/comparison.h"

#include <algorithm>
#include <array>

#include "model/comparison/parts.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// How a summary counts what happened to places; what has no row here is told in its own words.
struct Counted {
  ChangeKind kind;
  Forms forms;
};
constexpr std::array counted_kinds{
    Counted{ChangeKind::HexAdded, plural("hex added", "{0} hexes added")},
    Counted{ChangeKind::HexRemoved, plural("hex removed", "{0} hexes removed")},
    Counted{ChangeKind::HexChanged, plural("hex changed", "{0} hexes changed")},
    Counted{ChangeKind::HarborAdded, plural("harbor added", "{0} harbors added")},
    Counted{ChangeKind::HarborRemoved, plural("harbor removed", "{0} harbors removed")},
    Counted{ChangeKind::HarborTurned, plural("harbor turned", "{0} harbors turned")},
    Counted{ChangeKind::HarborChanged, plural("harbor of another kind", "{0} harbors of another kind")},
    Counted{ChangeKind::FrontierAdded, plural("frontier area added", "{0} frontier areas added")},
    Counted{ChangeKind::FrontierRemoved, plural("frontier area removed", "{0} frontier areas removed")},
    Counted{ChangeKind::FrontierTurned, plural("frontier area turned", "{0} frontier areas turned")},
    Counted{ChangeKind::FoundingChanged, plural("intersection opened or closed to founding",
                                                "{0} intersections opened or closed to founding")},
    Counted{ChangeKind::MarkChanged, plural("mark changed", "{0} marks changed")},
    Counted{ChangeKind::LockChanged, plural("hex locked or unlocked", "{0} hexes locked or unlocked")},
};

bool is_counted(ChangeKind kind) {
  return std::any_of(counted_kinds.begin(), counted_kinds.end(),
                     [kind](const Counted& row) { return row.kind == kind; });
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
  for (const Counted& row : counted_kinds) {
    const auto count = std::count_if(changes.begin(), changes.end(),
                                     [&](const ScenarioChange& change) { return change.kind == row.kind; });
    if (count > 0) phrases.push_back(by_number(count, row.forms));
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
