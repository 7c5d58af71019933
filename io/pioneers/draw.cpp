#include "io/pioneers/draw.h"

#include <algorithm>
#include <utility>

#include "io/pioneers/grid.h"

namespace hexwright::pioneers {
namespace {

/// The contents of a pool or stack, to be drawn in an order that looks mixed and is always the same: what the
/// standard library has for this differs from machine to machine.
template <class Face>
class Bag {
 public:
  explicit Bag(Counts<Face> counts) : counts_(std::move(counts)), left_(total(counts_)) {}

  std::optional<Face> take() {
    if (left_ <= 0) return std::nullopt;
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    auto pick = static_cast<int>((state_ >> 33U) % static_cast<std::uint64_t>(left_));
    --left_;
    for (auto& [face, count] : counts_) {
      if (pick < count) {
        --count;
        return face;
      }
      pick -= count;
    }
    return std::nullopt;
  }

 private:
  Counts<Face> counts_;
  int left_;
  std::uint64_t state_ = 20;
};

/// A bag for each name, filled when it is first drawn from; a name without contents is an empty bag.
template <class Face>
class Bags {
 public:
  template <class Contents>
  std::optional<Face> take(const std::string& name, const Contents& contents_of) {
    auto found = bags_.find(name);
    if (found == bags_.end()) found = bags_.emplace(name, Bag<Face>(contents_of(name))).first;
    return found->second.take();
  }

 private:
  std::map<std::string, Bag<Face>> bags_;
};

template <class Face>
auto contents(const std::map<std::string, Counts<Face>>& pools) {
  return [&pools](const std::string& name) {
    const auto found = pools.find(name);
    return found == pools.end() ? Counts<Face>{} : found->second;
  };
}

class Drawing {
 public:
  Drawing(const Scenario& scenario, Report& report) : scenario_(scenario), report_(report) {}

  Draw run() {
    draw_terrain();
    draw_tokens();
    draw_harbors();
    return std::move(draw_);
  }

 private:
  void draw_terrain();
  void draw_tokens();
  void draw_harbors();
  std::optional<Terrain> terrain_of(Hex at, const Cell& cell);
  const Stack* stack_of(const std::string& name) const {
    const auto found = scenario_.stacks.find(name);
    return found == scenario_.stacks.end() ? nullptr : &found->second;
  }
  Counts<Terrain> hexes_of(const Stack& stack);
  Counts<Terrain> hexes_of_stack(const std::string& name);
  void warn(std::size_t count, const char* pattern) {
    if (count > 0) report_.warn({}, pattern, {std::to_string(count)});
  }
  /// Whether all that is drawn comes from one pool and uses it up, so that shuffling them is the same.
  template <class Face>
  bool is_a_shuffle(const std::set<std::string>& pools, std::size_t drawn,
                    const std::map<std::string, Counts<Face>>& all) const {
    if (pools.size() != 1 || !all.contains(*pools.begin())) return false;
    return static_cast<std::size_t>(total(all.at(*pools.begin()))) == drawn;
  }

  const Scenario& scenario_;
  Report& report_;
  Draw draw_;
  Bags<Terrain> terrain_pools_, stacks_;
  Bags<int> token_pools_;
  Bags<HarborKind> harbor_pools_;
};

/// Its own, those that its harbors lie on, and those that are dealt to it.
Counts<Terrain> Drawing::hexes_of(const Stack& stack) {
  Counts<Terrain> hexes = stack.hexes;
  if (const int harbors = total(stack.harbors); harbors > 0) hexes[Terrain::Sea] += harbors;
  for (int dealt = 0; dealt < stack.dealt; ++dealt) {
    const auto hex = terrain_pools_.take(stack.dealt_from, contents(scenario_.terrain_pools));
    if (!hex) break;
    ++hexes[*hex];
  }
  return hexes;
}

Counts<Terrain> Drawing::hexes_of_stack(const std::string& name) {
  const Stack* stack = stack_of(name);
  if (!stack) return {};
  auto hexes = hexes_of(*stack);
  const Stack* partner = stack->paired_with == name ? nullptr : stack_of(stack->paired_with);
  if (partner)
    for (const auto& [terrain, count] : hexes_of(*partner)) hexes[terrain] += count;
  return hexes;
}

std::optional<Terrain> Drawing::terrain_of(Hex at, const Cell& cell) {
  if (is_hidden(cell))
    return stacks_.take(cell.stack, [&](const std::string& name) { return hexes_of_stack(name); });
  if (const auto* pool = pool_of(cell.terrain)) {
    draw_.shuffled_hexes.insert(at);
    return terrain_pools_.take(*pool, contents(scenario_.terrain_pools));
  }
  return fixed(cell.terrain);
}

void Drawing::draw_terrain() {
  std::size_t hidden = 0, open = 0, missing = 0, deserts = 0, seas = 0;
  std::set<std::string> pools;
  for (const auto& [at, cell] : scenario_.cells) {
    const auto terrain = terrain_of(at, cell);
    const auto written = terrain ? std::optional(sayable(*terrain)) : std::nullopt;
    if (written) draw_.terrain.emplace(at, *written);
    if (!written) ++missing;
    if (written != terrain) ++(written == Terrain::Sea ? seas : deserts);
    const Stack* stack = is_hidden(cell) ? stack_of(cell.stack) : nullptr;
    const bool lies_empty = stack && !stack->paired_with.empty();
    if (is_hidden(cell)) ++(lies_empty ? open : hidden);
    if (const auto* pool = is_hidden(cell) ? nullptr : pool_of(cell.terrain)) pools.insert(*pool);
  }
  warn(hidden, N_("face-down hexes, written face up as one draw of their stacks: {0}"));
  warn(open, N_("open cells, written as one draw of the two stacks that are laid out there: {0}"));
  warn(deserts, N_("jungles and volcanoes, which Pioneers does not know, written as deserts: {0}"));
  warn(seas, N_("spice hexes, which Pioneers does not know, written as sea: {0}"));
  warn(missing, N_("hexes without terrain, or whose pool or stack is empty, left out as holes: {0}"));
  const bool has_sea = std::any_of(draw_.shuffled_hexes.begin(), draw_.shuffled_hexes.end(), [&](Hex at) {
    return draw_.terrain.contains(at) && draw_.terrain.at(at) == Terrain::Sea;
  });
  if (has_sea || !is_a_shuffle(pools, draw_.shuffled_hexes.size(), scenario_.terrain_pools)) {
    warn(draw_.shuffled_hexes.size(),
         N_("hexes drawn at set-up in a way that Pioneers cannot shuffle, written as one draw: {0}"));
    draw_.shuffled_hexes.clear();
  }
}

void Drawing::draw_tokens() {
  std::size_t drawn = 0, missing = 0, shuffled = 0;
  for (const auto& [at, terrain] : draw_.terrain) {
    const Cell& cell = scenario_.cells.at(at);
    if (const auto token = is_hidden(cell) ? std::nullopt : fixed(cell.token)) {
      draw_.tokens.emplace(at, *token);
      if (draw_.shuffled_hexes.contains(at)) ++shuffled;
      continue;
    }
    if (!is_producing(terrain)) continue;
    const std::string* pool = pool_of(cell.token);
    if (is_hidden(cell)) {
      const Stack* stack = stack_of(cell.stack);
      pool = stack ? &stack->token_pool : nullptr;
    }
    if (pool) ++drawn;
    const auto token = pool ? token_pools_.take(*pool, contents(scenario_.token_pools)) : std::nullopt;
    if (token) draw_.tokens.emplace(at, *token);
    // Pioneers wants a number on every such hex, and 2 does the least.
    if (!token) draw_.tokens.emplace(at, 2);
    if (!token) ++missing;
  }
  warn(drawn, N_("number tokens drawn at set-up, written as one draw: {0}"));
  warn(missing, N_("producing hexes without a number token, where Pioneers wants one and 2 is written: {0}"));
  warn(shuffled, N_("number tokens on hexes that Pioneers shuffles, which it deals again in order, past the "
                    "deserts: {0}"));
}

void Drawing::draw_harbors() {
  std::size_t missing = 0, strange = 0;
  std::set<std::string> pools;
  for (const auto& [path, harbor] : scenario_.harbors) {
    auto kind = fixed(harbor.kind);
    if (const auto* pool = pool_of(harbor.kind)) {
      pools.insert(*pool);
      draw_.shuffled_harbors.insert(path);
      kind = harbor_pools_.take(*pool, contents(scenario_.harbor_pools));
    }
    if (!kind) ++missing;
    if (kind && is_own(*kind)) {
      kind = HarborKind::Generic;
      ++strange;
    }
    draw_.harbors.emplace(path, kind.value_or(HarborKind::Generic));
  }
  warn(strange, N_("harbors of own rules, written as 3:1 harbors: {0}"));
  warn(missing, N_("harbors without a kind, or whose pool is empty, written as 3:1 harbors: {0}"));
  if (!is_a_shuffle(pools, draw_.shuffled_harbors.size(), scenario_.harbor_pools)) {
    warn(draw_.shuffled_harbors.size(),
         N_("harbors drawn at set-up in a way that Pioneers cannot shuffle, written as one draw: {0}"));
    draw_.shuffled_harbors.clear();
  }
}

}  // namespace

Draw one_draw(const Scenario& scenario, Report& report) { return Drawing(scenario, report).run(); }

}  // namespace hexwright::pioneers
