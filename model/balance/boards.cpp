#include "model/balance/boards.h"

#include <algorithm>

#include "model/board/index.h"

namespace hexwright {
namespace {

/// Away from the map as it was.
constexpr int most_swaps = 8;
/// Of one board, in vain.
constexpr int most_tries = 2000;
/// Boards that meet the wishes, but are against the rules.
constexpr int most_refused = 20;

/// Each kind of chance has a stream of its own.
constexpr std::uint64_t near_stream = std::uint64_t{1} << 40U, child_stream = std::uint64_t{1} << 41U;

bool is_complete(const Exchange& exchange, const Layout& layout) {
  for (const auto& group : exchange.terrain())
    for (const HexId hex : group.places)
      if (!layout.terrain[hex]) return false;
  for (const auto& group : exchange.harbors())
    for (const HarborId harbor : group.places)
      if (!layout.harbor[harbor]) return false;
  // What draws its token has none yet.
  for (const TokenGroup& group : exchange.tokens())
    for (const HexId hex : group.places)
      if (is_producing(*layout.terrain[hex]) && layout.number[hex] == MapView::no_number) return false;
  return true;
}

}  // namespace

Outcome<BoardMaker> BoardMaker::of(const MapView& map, const BalanceOptions& options) {
  auto exchange = Exchange::of(map, options.freedom);
  if (const auto* refusal = exchange.refusal()) return *refusal;
  return BoardMaker(std::move(exchange).value(), options);
}

BoardMaker::BoardMaker(Exchange exchange, const BalanceOptions& options)
    : exchange_(std::move(exchange)),
      options_(options),
      judge_(exchange_.map(), options.wishes),
      legal_(exchange_.map().scenario()) {}

bool BoardMaker::is_allowed(const Layout& layout) const {
  return judge_.missed_hard(layout) == 0 && legal_.holds_after(exchange_.edits_for(layout));
}

/// Each exchange on the way meets the wishes, but for those about drafts, which take long: the last one does.
std::optional<Layout> BoardMaker::exchanged(Layout layout, int swaps, Random& random) const {
  const Layout before = layout;
  int weighted = judge_.missed_weighted(layout);
  for (int tries = 0; tries < most_tries && swaps > 0; ++tries) {
    const auto swap = exchange_.swap_at_random(layout, random);
    if (!swap) continue;
    // Of wishes with a weight none is given up for nothing: what misses them more is seldom taken.
    const int then = judge_.missed_weighted(layout);
    if (judge_.missed_quickly(layout) > 0 || (then > weighted && random.below(8) != 0)) {
      Exchange::apply(*swap, layout);
      continue;
    }
    weighted = then;
    --swaps;
  }
  if (swaps > 0 || layout == before || !is_allowed(layout)) return std::nullopt;
  return layout;
}

Outcome<std::vector<Layout>> BoardMaker::first(int count, const std::atomic<bool>* stop) const {
  std::vector<Layout> boards;
  const Layout now = layout_of(map());
  const bool begins_here = is_complete(exchange_, now) && judge_.missed_hard(now) == 0;
  if (begins_here) boards.push_back(now);
  for (std::uint64_t n = 1; begins_here && static_cast<int>(boards.size()) < count / 2 && n < at(count);
       ++n) {
    if (stop && *stop) return std::vector<Layout>();
    Random random(options_.seed, near_stream + n);
    const int swaps = 1 + static_cast<int>(random.below(most_swaps));
    if (auto near = exchanged(now, swaps, random)) boards.push_back(*std::move(near));
  }
  GenerateOptions dealing{options_.freedom, options_.wishes, options_.seed};
  dealing.boards = count - static_cast<int>(boards.size());
  const auto dealt = generate(map().scenario(), dealing, stop);
  if (stop && *stop) return std::vector<Layout>();
  if (const auto* refusal = dealt.refusal()) {
    // Where hardly any board meets the wishes, those near the map may be all.
    if (boards.size() < 2) return *refusal;
    return boards;
  }
  for (const GeneratedBoard& board : dealt.value()) {
    Scenario scenario = map().scenario();
    if (apply_edits(scenario, board.edits).refusal()) continue;
    boards.push_back(layout_of(MapView(scenario)));
  }
  return boards;
}

Layout BoardMaker::child(const Layout& parent, std::uint64_t number) const {
  Random random(options_.seed, child_stream + number);
  for (int refused = 0; refused < most_refused; ++refused)
    if (auto child = exchanged(parent, 1 + static_cast<int>(random.below(2)), random))
      return *std::move(child);
  return parent;
}

std::vector<Swap> BoardMaker::single_changes(const std::atomic<bool>* stop) const {
  std::vector<Swap> allowed;
  const Layout now = layout_of(map());
  const auto offer = [&](const Swap& swap) {
    if (stop && *stop) return;
    Layout then = now;
    Exchange::apply(swap, then);
    if (is_allowed(then)) allowed.push_back(swap);
  };
  const auto for_each_pair = [](const auto& groups, auto visit) {
    for (const auto& group : groups)
      for (std::size_t i = 0; i < group.places.size(); ++i)
        for (std::size_t j = i + 1; j < group.places.size(); ++j) visit(group.places[i], group.places[j]);
  };
  for_each_pair(exchange_.tokens(), [&](HexId a, HexId b) {
    if (now.number[a] == now.number[b] || !is_legal_number(now.number[a]) || !is_legal_number(now.number[b]))
      return;
    offer({Swap::Layer::Numbers, a, b, {}, {}});
  });
  for_each_pair(exchange_.terrain(), [&](HexId a, HexId b) {
    if (!now.terrain[a] || !now.terrain[b] || now.terrain[a] == now.terrain[b]) return;
    const bool alike = is_producing(*now.terrain[a]) && is_producing(*now.terrain[b]);
    offer({alike ? Swap::Layer::Terrain : Swap::Layer::Hexes, a, b, {}, {}});
  });
  for_each_pair(exchange_.harbors(), [&](HarborId a, HarborId b) {
    if (now.harbor[a] && now.harbor[b] && now.harbor[a] != now.harbor[b])
      offer({Swap::Layer::Harbors, {}, {}, a, b});
  });
  return allowed;
}

}  // namespace hexwright
