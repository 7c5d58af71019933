#include "io/xml/written_at.h"

#include <algorithm>
#include <array>

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

using Kind = NamedPlace::Kind;

/// The first use counts, and a definition before any.
class FirstUses {
 public:
  explicit FirstUses(WrittenAt::Offsets& offsets) : offsets_(offsets) {}

  void add(Kind kind, const std::string& name, WrittenAt::Offset at) {
    const std::string*& last = last_[static_cast<std::size_t>(kind)];
    if (name.empty() || (last && *last == name)) return;
    last = &offsets_.named.try_emplace({kind, name}, at).first->first.name;
  }
  void add(Kind kind, const std::string* name, WrittenAt::Offset at) {
    if (name) add(kind, *name, at);
  }

 private:
  WrittenAt::Offsets& offsets_;
  /// The one added last of each kind: cell after cell names the same.
  std::array<const std::string*, 5> last_{};
};

}  // namespace

void add_first_uses(const Scenario& scenario, WrittenAt::Offsets& offsets) {
  FirstUses uses(offsets);
  for (const auto& [name, stack] : scenario.stacks) {
    const auto defined = offsets.named.find({Kind::Stack, name});
    if (defined == offsets.named.end()) continue;
    const WrittenAt::Offset at = defined->second;
    uses.add(Kind::TokenPool, stack.token_pool, at);
    uses.add(Kind::TerrainPool, stack.dealt_from, at);
    uses.add(Kind::Stack, stack.paired_with, at);
  }
  auto cell = scenario.cells.begin();
  for (const auto& [hex, at] : offsets.cells) {
    while (cell != scenario.cells.end() && cell->first < hex) ++cell;
    if (cell == scenario.cells.end()) break;
    if (cell->first != hex) continue;
    uses.add(Kind::Stack, cell->second.stack, at);
    uses.add(Kind::TerrainPool, pool_of(cell->second.terrain), at);
    uses.add(Kind::TokenPool, pool_of(cell->second.token), at);
  }
  for (const auto& [path, at] : offsets.harbors)
    if (const auto harbor = scenario.harbors.find(path); harbor != scenario.harbors.end())
      uses.add(Kind::HarborPool, pool_of(harbor->second.kind), at);
}

std::optional<TextPosition> WrittenAt::find(const Place& place) const {
  if (!lines_) return std::nullopt;
  const auto at = std::visit([&](const auto& p) { return offset(p); }, place);
  return at ? std::optional(lines_->position(*at)) : std::nullopt;
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const WholeScenario& /*whole*/) const {
  return offsets_.scenario;
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const Hex& hex) const {
  if (const auto cell = in(offsets_.cells, hex)) return cell;
  for (const auto& [place, at] : offsets_.markers)
    if (place == hex) return at;
  return in(offsets_.marks, MarkPlace(hex));
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const Path& path) const {
  if (const auto harbor = in(offsets_.harbors, path)) return harbor;
  if (const auto frontier = in(offsets_.frontiers, path)) return frontier;
  if (const auto mark = in(offsets_.marks, MarkPlace(path))) return mark;
  for (const Hex hex : path.hexes())
    if (const auto cell = offset(hex)) return cell;
  return std::nullopt;
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const Intersection& intersection) const {
  if (const auto closed = in(offsets_.intersections, intersection)) return closed;
  if (const auto mark = in(offsets_.marks, MarkPlace(intersection))) return mark;
  for (const Hex hex : intersection.hexes())
    if (const auto cell = offset(hex)) return cell;
  return std::nullopt;
}

std::optional<WrittenAt::Offset> WrittenAt::offset(const NamedPlace& named) const {
  const auto found = offsets_.named.find(named);
  return found == offsets_.named.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hexwright
