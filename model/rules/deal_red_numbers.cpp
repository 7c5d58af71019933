#include "model/rules/deal_red_numbers.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/spread.h"
#include "model/rules/map_view.h"

namespace hexwright {
namespace {

class Parting {
 public:
  Parting(const BoardGraph& board, const BarredNumbers& barred, IdVector<HexId, int>& number, Random& random)
      : board_(board), barred_(barred), number_(number), random_(random) {}

  bool is_wrong(const DrawnTokens& pool) const {
    return std::any_of(pool.hexes.begin(), pool.hexes.end(), [&](HexId hex) { return is_wrong_at(hex); });
  }

  /// One number after the other that lies wrong goes to where it does not. No exchange makes two red ones
  /// touch.
  void exchange(DrawnTokens& pool) {
    for (const HexId hex : pool.hexes) {
      if (!is_wrong_at(hex)) continue;
      const HexId other = place_for(pool, hex);
      if (other != none) {
        std::swap(number_[hex], number_[other]);
      } else if (const auto left =
                     pool.left.draw_if(random_, [&](int n) { return !is_red(n) && may_lie(hex, n); })) {
        pool.left.put(number_[hex]);
        number_[hex] = *left;
      }
    }
  }

  /// Lays all red numbers of a pool anew, apart from each other and from all others, where that can be.
  void lay_anew(DrawnTokens& pool) {
    std::vector<HexId> hexes, places;
    std::vector<int> reds, others;
    for (const HexId hex : pool.hexes) {
      if (number_[hex] == MapView::no_number) continue;
      hexes.push_back(hex);
      (is_red_at(hex) ? reds : others).push_back(number_[hex]);
    }
    const auto before = number_;
    for (const HexId hex : hexes) number_[hex] = MapView::no_number;
    for (const HexId hex : hexes)
      if (!touches_red(hex, hex) && may_lie(hex, 6) && may_lie(hex, 8)) places.push_back(hex);
    random_.shuffle(places);
    const auto chosen = base::choose_apart(board_, places, static_cast<int>(reds.size()));
    if (chosen.size() < reds.size()) {
      number_ = before;
      return;
    }
    for (std::size_t i = 0; i < chosen.size(); ++i) number_[chosen[i]] = reds[i];
    auto other = others.begin();
    for (const HexId hex : hexes)
      if (number_[hex] == MapView::no_number) number_[hex] = *other++;
    if (!barred_.empty()) exchange(pool);
  }

 private:
  bool is_red_at(HexId hex) const { return is_red(number_[hex]); }
  bool may_lie(HexId hex, int number) const { return !bars(barred_, hex, number); }
  bool is_wrong_at(HexId hex) const {
    return (is_red_at(hex) && touches_red(hex, hex)) || !may_lie(hex, number_[hex]);
  }

  bool touches_red(HexId hex, HexId except) const {
    const auto& around = board_.neighbours(hex);
    return std::any_of(around.begin(), around.end(),
                       [&](HexId next) { return next != none && next != except && is_red_at(next); });
  }

  /// A hex of the pool with another number, where the one of `from` may lie, and would touch no red one if it
  /// is red; the first from a random one on.
  HexId place_for(const DrawnTokens& pool, HexId from) {
    const bool red = is_red_at(from);
    const std::size_t count = pool.hexes.size();
    const std::size_t start = random_.below(static_cast<std::uint32_t>(count));
    for (std::size_t i = 0; i < count; ++i) {
      const HexId hex = pool.hexes[(start + i) % count];
      if (number_[hex] != MapView::no_number && !is_red_at(hex) && !(red && touches_red(hex, from)) &&
          may_lie(hex, number_[from]) && may_lie(from, number_[hex]))
        return hex;
    }
    return none;
  }

  const BoardGraph& board_;
  const BarredNumbers& barred_;
  IdVector<HexId, int>& number_;
  Random& random_;
};

}  // namespace

BarredNumbers barred_numbers(const MapView& map) {
  BarredNumbers barred;
  for (const RuleModule* module : map.rules().modules()) {
    if (!module->bars_drawn_number) continue;
    barred.resize(static_cast<std::size_t>(map.board().hex_count()));
    for (const HexId hex : map.board().hexes())
      for (unsigned number = 2; number <= 12; ++number)
        if (module->bars_drawn_number(map, hex, static_cast<int>(number)))
          barred[hex] = static_cast<std::uint16_t>(barred[hex] | 1U << number);
  }
  return barred;
}

bool part_reds(const BoardGraph& board, const BarredNumbers& barred, IdVector<HexId, int>& number,
               std::span<DrawnTokens> shares, Random& random) {
  Parting parting(board, barred, number, random);
  const auto is_wrong = [&](const DrawnTokens& share) { return parting.is_wrong(share); };
  for (DrawnTokens& share : shares) parting.exchange(share);
  for (DrawnTokens& share : shares)
    if (parting.is_wrong(share)) parting.lay_anew(share);
  return std::none_of(shares.begin(), shares.end(), is_wrong);
}

}  // namespace hexwright
