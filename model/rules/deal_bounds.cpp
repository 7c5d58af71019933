#include "model/rules/deal_bounds.h"

#include <algorithm>

namespace hexwright {
namespace {

/// How many of some faces count, and how many do not.
struct Faces {
  int counted = 0, others = 0;
};

TerrainSet producing_terrains() {
  TerrainSet set;
  for (const Terrain terrain : every_terrain)
    if (is_producing(terrain)) set.add(terrain);
  return set;
}

Faces faces_of(const Counts<Terrain>& counts, TerrainSet counted) {
  Faces faces;
  for (const auto& [terrain, count] : counts)
    (counted.contains(terrain) ? faces.counted : faces.others) += count;
  return faces;
}

/// Hexes whose numbers come from one token pool: those that are of the counted terrains for certain, and
/// for each terrain pool how many they take from it.
class Takers {
 public:
  Takers(const MapView& map, TerrainSet counted)
      : map_(map), counted_(counted), drawn_(map.terrain_pools().size()) {}

  void add_open_hexes(const TokenPool& pool) {
    for (const auto hex : pool.drawing) {
      const auto terrain_pool = map_.terrain_pool_of(hex);
      if (terrain_pool != none)
        add_drawn(static_cast<std::size_t>(terrain_pool), 1, 1);
      else if (map_.is_unfinished(hex))
        ++certain_.most;
      else if (is_counted(hex))
        add_certain(1, 1);
    }
  }

  void add_hidden_hexes(const TokenPool& pool) {
    for (const StackSupply* stack : map_.stacks_with_tokens_of(pool)) add_stack(*stack);
  }

  /// Where not all of its hexes come up, the counted ones may be first, or last.
  void add_stack(const StackSupply& stack) {
    const Range up = hexes_that_come_up(map_, stack);
    const Faces own = faces_of(stack.content->hexes, counted_);
    const int dealt = stack.content->dealt;
    const int others = own.others + total(stack.content->harbors);
    const int not_others = std::max(up.least - others, 0);
    add_certain(std::max(not_others - dealt, 0), std::min(up.most, own.counted));
    if (dealt > 0)
      add_drawn(terrain_pool_of(*stack.content), std::min(not_others, dealt),
                std::min(std::max(up.most - own.counted, 0), dealt));
  }

  Range hexes() const {
    Range wanted = certain_;
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
      const auto* counts = map_.terrain_pools()[i].content;
      const Faces faces = counts ? faces_of(*counts, counted_) : Faces{drawn_[i].most, drawn_[i].least};
      wanted.least += std::clamp(drawn_[i].least - faces.others, 0, faces.counted);
      wanted.most += std::min(drawn_[i].most, faces.counted);
    }
    return wanted;
  }

 private:
  void add_certain(int least, int most) {
    certain_.least += least;
    certain_.most += most;
  }
  void add_drawn(std::size_t terrain_pool, int least, int most) {
    drawn_[terrain_pool].least += least;
    drawn_[terrain_pool].most += most;
  }

  bool is_counted(HexId hex) const {
    const auto terrain = map_.terrain(hex);
    return terrain && counted_.contains(*terrain);
  }

  std::size_t terrain_pool_of(const Stack& stack) const {
    return static_cast<std::size_t>(map_.terrain_pool(stack.dealt_from) - map_.terrain_pools().data());
  }

  const MapView& map_;
  TerrainSet counted_;
  Range certain_;
  std::vector<Range> drawn_;  ///< by terrain pool
};

}  // namespace

Range producing_among(const Counts<Terrain>& counts, int cells) {
  const auto [producing, barren] = faces_of(counts, producing_terrains());
  return {std::clamp(cells - barren, 0, producing), std::min(cells, producing)};
}

int cells_of(const MapView& map, const StackSupply& stack) {
  std::size_t cells = stack.drawing.size();
  for (const auto& other : map.stacks())
    if (other.content && other.content->paired_with == stack.name && &other != &stack)
      cells += other.drawing.size();
  return static_cast<int>(cells);
}

Range hexes_that_come_up(const MapView& map, const StackSupply& stack) {
  const int cells = cells_of(map, stack);
  const int hexes = size(*stack.content);
  int others = 0;
  if (const auto* partner = map.partner_of(stack); partner && partner->content)
    others = size(*partner->content);
  for (const auto& other : map.stacks())
    if (other.content && other.content->paired_with == stack.name) others = size(*other.content);
  return {std::clamp(cells - others, 0, hexes), std::min(cells, hexes)};
}

Range producing_that_come_up(const MapView& map, const StackSupply& stack) {
  Takers takers(map, producing_terrains());
  takers.add_stack(stack);
  return takers.hexes();
}

Range tokens_for_open_hexes(const MapView& map, const TokenPool& pool) {
  Takers takers(map, producing_terrains());
  takers.add_open_hexes(pool);
  return takers.hexes();
}

Range tokens_for_hidden_hexes(const MapView& map, const TokenPool& pool) {
  Takers takers(map, producing_terrains());
  takers.add_hidden_hexes(pool);
  return takers.hexes();
}

Range tokens_for_all_hexes(const MapView& map, const TokenPool& pool) {
  Takers takers(map, producing_terrains());
  takers.add_open_hexes(pool);
  takers.add_hidden_hexes(pool);
  return takers.hexes();
}

Range hidden_hexes_with_tokens_of(const MapView& map, const TokenPool& pool, Terrain terrain) {
  Takers takers(map, TerrainSet(terrain));
  takers.add_hidden_hexes(pool);
  return takers.hexes();
}

Range hexes_with_tokens_of(const MapView& map, const TokenPool& pool, Terrain terrain) {
  Takers takers(map, TerrainSet(terrain));
  takers.add_open_hexes(pool);
  takers.add_hidden_hexes(pool);
  return takers.hexes();
}

}  // namespace hexwright
