#include "model/rules/joining.h"

#include <algorithm>

#include "model/findings/check.h"

namespace hexwright {
namespace {

using Kind = Topology::Kind;

/// Along the way that joins, in the unit of `Topology::origin`.
int position(Kind kind, Hex hex) { return kind == Kind::JoinedEastWest ? 2 * hex.q + hex.r : hex.r; }

/// `round`: in the unit of the position.
std::optional<Topology> joined(Kind kind, int round, int first) {
  if (round % 2 != 0) return {};
  return Topology::make(kind, kind == Kind::JoinedEastWest ? round / 2 : round, first);
}

/// Takes away the hexes of the last column or row, when each is the same as the one that it would join.
std::optional<Edits> without_doubles(const Scenario& scenario, Kind kind, int last,
                                     const Topology& topology) {
  Edits edits;
  for (const auto& [hex, cell] : scenario.cells) {
    if (position(kind, hex) != last) continue;
    const auto first = scenario.cells.find(hex - topology.period());
    if (first == scenario.cells.end() || first->second != cell) return {};
    edits.push_back(SetCell{hex, {}});
  }
  return edits;
}

std::optional<Edits> edits_to_join(const Scenario& scenario, Kind kind) {
  const auto [west, east] = std::minmax_element(
      scenario.cells.begin(), scenario.cells.end(),
      [&](const auto& a, const auto& b) { return position(kind, a.first) < position(kind, b.first); });
  const int first = position(kind, west->first), last = position(kind, east->first);
  const int positions = last - first + 1;
  Edits edits;
  std::optional<Topology> topology = joined(kind, positions, first);
  if (!topology) {
    topology = joined(kind, positions - 1, first);
    auto removals = topology ? without_doubles(scenario, kind, last, *topology) : std::nullopt;
    if (removals)
      edits = *std::move(removals);
    else
      topology = kind == Kind::JoinedEastWest ? joined(kind, positions + 1, first) : std::nullopt;
  }
  if (!topology) return {};
  edits.push_back(SetTopology{*topology});
  return edits;
}

}  // namespace

std::optional<Fix> joining(const Scenario& scenario, Kind kind) {
  // Frontier areas lie at the border, which edges that are joined are not.
  if (scenario.cells.empty() || !scenario.frontiers.empty()) return {};
  auto edits = edits_to_join(scenario, kind);
  if (!edits) return {};
  // Harbors or markers off the board may still be in the way.
  Scenario trial = scenario;
  if (apply_edits(trial, *edits).refusal()) return {};
  const char* label = kind == Kind::JoinedEastWest ? N_("join east and west, {0} hexes round")
                                                   : N_("join north and south, {0} rows round");
  return Fix{say(label, trial.topology.size()), *std::move(edits)};
}

}  // namespace hexwright
