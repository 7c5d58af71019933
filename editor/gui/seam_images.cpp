#include "gui/seam_images.h"

#include <algorithm>
#include <array>

namespace hexwright::gui {
namespace {

// Its own place, or right beside the board.
bool is_seen(const Topology& topology, Hex hex) {
  const auto is_own = [&](Hex h) { return topology.canonical(h) == h; };
  return is_own(hex) ||
         std::ranges::any_of(all_directions, [&](Direction side) { return is_own(neighbour(hex, side)); });
}
bool is_seen(const Topology& topology, Path path) {
  return std::ranges::any_of(path.hexes(), [&](Hex hex) { return is_seen(topology, hex); });
}
bool is_seen(const Topology& topology, Intersection at) {
  return std::ranges::any_of(at.hexes(), [&](Hex hex) { return is_seen(topology, hex); });
}

Hex moved(Hex hex, Hex by) { return hex + by; }
Path moved(Path path, Hex by) { return {path.hex() + by, path.side()}; }
Intersection moved(Intersection at, Hex by) { return {at.hex() + by, at.corner()}; }

template <class Place>
std::vector<Place> images(const Topology& topology, std::span<const Place> places) {
  const Hex once = topology.period();
  std::vector<Place> result;
  for (const Place& place : places)
    for (const Hex by : {Hex{0, 0}, once, Hex{0, 0} - once})
      if (const Place image = moved(place, by); by == Hex{0, 0} || is_seen(topology, image))
        result.push_back(image);
  return result;
}

}  // namespace

std::vector<Hex> with_images(const Topology& topology, std::span<const Hex> hexes) {
  if (topology.kind() == Topology::Kind::Flat) return {hexes.begin(), hexes.end()};
  return images(topology, hexes);
}

Preview with_images(const Topology& topology, Preview preview) {
  if (topology.kind() == Topology::Kind::Flat) return preview;
  preview.hexes = images<Hex>(topology, preview.hexes);
  preview.paths = images<Path>(topology, preview.paths);
  preview.intersections = images<Intersection>(topology, preview.intersections);
  return preview;
}

}  // namespace hexwright::gui
