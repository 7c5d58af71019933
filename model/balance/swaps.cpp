#include "model/balance/swaps.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "model/rules/words.h"

namespace hexwright {
namespace {

/// Exchanges places until `from` has the faces of `to`, first those that put both places right.
template <class Id, class Face, class Add>
void exchange_until_equal(IdVector<Id, Face> from, const IdVector<Id, Face>& to, Add add) {
  for (const bool both : {true, false})
    for (const Id a : from.ids()) {
      if (from[a] == to[a]) continue;
      for (const Id b : from.ids()) {
        if (b == a || from[b] == to[b] || from[b] != to[a] || (both && from[a] != to[b])) continue;
        std::swap(from[a], from[b]);
        add(a, b);
        break;
      }
    }
}

int moved_pips(const Swap& swap, const Layout& layout) {
  if (swap.layer == Swap::Layer::Harbors) return 1;
  const int a = pips(layout.number[swap.a]), b = pips(layout.number[swap.b]);
  return swap.layer == Swap::Layer::Numbers ? 4 * std::abs(a - b) : a + b;
}

bool takes_number(const std::optional<Terrain>& terrain) { return terrain && is_producing(*terrain); }

Argument terrain_at(const Layout& layout, HexId hex) {
  return layout.terrain[hex] ? Argument(word(*layout.terrain[hex])) : Argument(std::string());
}

Argument harbor_at(const MapView& map, const Layout& layout, HarborId harbor) {
  return layout.harbor[harbor] ? Argument(word(map.packs(), *layout.harbor[harbor]))
                               : Argument(std::string());
}

}  // namespace

std::vector<Swap> swaps_between(const Layout& from, const Layout& to) {
  std::vector<Swap> swaps;
  Layout now = from;
  exchange_until_equal(from.terrain, to.terrain, [&](HexId a, HexId b) {
    // A desert goes with having no number.
    const bool alike = takes_number(now.terrain[a]) == takes_number(now.terrain[b]);
    swaps.push_back({alike ? Swap::Layer::Terrain : Swap::Layer::Hexes, a, b, {}, {}});
    Exchange::apply(swaps.back(), now);
  });
  exchange_until_equal(now.number, to.number, [&](HexId a, HexId b) {
    swaps.push_back({Swap::Layer::Numbers, a, b, {}, {}});
  });
  exchange_until_equal(from.harbor, to.harbor, [&](HarborId a, HarborId b) {
    swaps.push_back({Swap::Layer::Harbors, {}, {}, a, b});
  });
  // What is the same when it is taken back did nothing by itself: places that went round in a ring.
  std::erase_if(swaps, [&](const Swap& swap) {
    Layout back = to;
    Exchange::apply(swap, back);
    return back == to;
  });
  std::ranges::stable_sort(swaps, std::greater<>(), [&](const Swap& swap) { return moved_pips(swap, to); });
  return swaps;
}

Message words_of(const Swap& swap, const MapView& map, const Layout& from) {
  const auto hex = [&](HexId id) { return word(map.board().hex(id)); };
  switch (swap.layer) {
    case Swap::Layer::Numbers: {
      const auto number = [&](HexId id) {
        return from.number[id] == MapView::no_number ? Argument(Message{N_("no number")})
                                                     : Argument(std::to_string(from.number[id]));
      };
      return {N_("the number {0} at hex {1} and the {2} at hex {3} changed places"),
              {number(swap.a), hex(swap.a), number(swap.b), hex(swap.b)}};
    }
    case Swap::Layer::Harbors:
      return {N_("the harbors changed places: {0} at hex {1}, {2} at hex {3}"),
              {harbor_at(map, from, swap.harbor_a), hex(map.harbors()[swap.harbor_a.index()].land_hex),
               harbor_at(map, from, swap.harbor_b), hex(map.harbors()[swap.harbor_b.index()].land_hex)}};
    case Swap::Layer::Terrain:
    case Swap::Layer::Hexes:
      break;
  }
  return {N_("the {0} at hex {1} and the {2} at hex {3} changed places"),
          {terrain_at(from, swap.a), hex(swap.a), terrain_at(from, swap.b), hex(swap.b)}};
}

}  // namespace hexwright
