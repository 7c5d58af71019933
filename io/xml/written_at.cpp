#include "xml/written_at.h"

#include <algorithm>

namespace hexwright {
namespace {

template <class Key>
std::optional<WrittenAt::Offset> in(const std::vector<std::pair<Key, WrittenAt::Offset>>& sorted,
                                    const Key& key) {
  const auto found = std::lower_bound(sorted.begin(), sorted.end(), key,
                                      [](const auto& entry, const Key& k) { return entry.first < k; });
  if (found == sorted.end() || found->first != key) return std::nullopt;
  return found->second;
}

}  // namespace

std::optional<TextPosition> WrittenAt::find(const Place& place) const {
  if (!lines_) return std::nullopt;
  const auto at = std::visit([&](const auto& p) { return offset(p); }, place);
  return at ? std::optional(lines_->position(*at)) : std::nullopt;
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const WholeScenario& /*whole*/) const {
  return offsets_.scenario;
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const Hex& hex) const { return in(offsets_.cells, hex); }

std::optional<WrittenAt::Offset> WrittenAt::offset(const Path& path) const {
  if (const auto harbor = in(offsets_.harbors, path)) return harbor;
  if (const auto frontier = in(offsets_.frontiers, path)) return frontier;
  for (const Hex hex : path.hexes())
    if (const auto cell = offset(hex)) return cell;
  return std::nullopt;
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const Intersection& intersection) const {
  if (const auto closed = in(offsets_.intersections, intersection)) return closed;
  for (const Hex hex : intersection.hexes())
    if (const auto cell = offset(hex)) return cell;
  return std::nullopt;
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const NamedPlace& named) const {
  const auto found = offsets_.named.find(named);
  return found == offsets_.named.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hexwright
