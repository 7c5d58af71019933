#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "io/files/problem.h"
#include "model/findings/finding.h"

namespace hexwright {

/// Where the things of a scenario were written in its file, so that findings can name lines. Compact: an
/// offset each, lines and columns are worked out on demand.
class WrittenAt {
 public:
  using Offset = std::uint32_t;
  /// Each list sorted by place, without duplicates.
  struct Offsets {
    std::vector<std::pair<Hex, Offset>> cells;
    std::vector<std::pair<Hex, Offset>> markers;
    std::vector<std::pair<Path, Offset>> harbors;
    std::vector<std::pair<Path, Offset>> frontiers;
    std::vector<std::pair<Intersection, Offset>> intersections;
    std::vector<std::pair<MarkPlace, Offset>> marks;
    std::map<NamedPlace, Offset> named;
    Offset scenario = 0;
  };

  WrittenAt() = default;
  WrittenAt(LineStarts lines, Offsets offsets) : lines_(std::move(lines)), offsets_(std::move(offsets)) {}

  /// The line and column of the element that tells of the place. A path without a harbor or frontier
  /// area and an intersection of which nothing is said are found at the first hex there that the file has.
  /// None when the file has nothing there, or positions were not kept.
  std::optional<TextPosition> find(const Place& place) const;

 private:
  std::optional<Offset> offset(const WholeScenario& whole) const;
  std::optional<Offset> offset(const Hex& hex) const;
  std::optional<Offset> offset(const Path& path) const;
  std::optional<Offset> offset(const Intersection& intersection) const;
  std::optional<Offset> offset(const NamedPlace& named) const;

  std::optional<LineStarts> lines_;
  Offsets offsets_;
};

/// What a finding may be about though the file does not define it is found where it is first used: stacks and
/// pools that cells, harbors and stacks name, hexes where a marker stands.
void add_first_uses(const Scenario& scenario, WrittenAt::Offsets& offsets);

}  // namespace hexwright
