#include "model/rules/red_numbers.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/spread.h"
#include "model/rules/map_view.h"

namespace hexwright {
namespace {

class Parting {
 public:
  Parting(const BoardGraph& board, IdVector<HexId, int>& number, Random& random,
          const IdVector<HexId, char>& quiet)
      : board_(board), number_(number), random_(random), quiet_(quiet) {}

  /// Loud numbers go from quiet hexes to others.
  void quieten(DrawnTokens& pool) {
    if (quiet_.empty()) return;
    for (const HexId hex : pool.hexes) {
      if (!is_quiet(hex) || !is_loud(number_[hex])) continue;
      const HexId other = first_from_random_on(pool, [&](HexId place) {
        return number_[place] != MapView::no_number && !is_loud(number_[place]) && !is_quiet(place);
      });
      if (other != none) {
        std::swap(number_[hex], number_[other]);
      } else if (const auto left = pool.left.draw_if(random_, [](int n) { return !is_loud(n); })) {
        pool.left.put(number_[hex]);
        number_[hex] = *left;
      }
    }
  }

  bool touches(const DrawnTokens& pool) const {
    return std::any_of(pool.hexes.begin(), pool.hexes.end(),
                       [&](HexId hex) { return is_red_at(hex) && touches_red(hex, hex); });
  }

  /// One red number after the other goes to where it touches none. No exchange makes two touch.
  void exchange(DrawnTokens& pool) {
    for (const HexId hex : pool.hexes) {
      if (!is_red_at(hex) || !touches_red(hex, hex)) continue;
      const HexId other = place_for_red(pool, hex);
      if (other != none) {
        std::swap(number_[hex], number_[other]);
      } else if (const auto left = pool.left.draw_if(random_, [](int n) { return !is_red(n); })) {
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
      if (!touches_red(hex, hex) && !is_quiet(hex)) places.push_back(hex);
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
  }

 private:
  bool is_red_at(HexId hex) const { return is_red(number_[hex]); }
  bool is_quiet(HexId hex) const { return !quiet_.empty() && quiet_[hex] != 0; }

  bool touches_red(HexId hex, HexId except) const {
    const auto& around = board_.neighbours(hex);
    return std::any_of(around.begin(), around.end(),
                       [&](HexId next) { return next != none && next != except && is_red_at(next); });
  }

  /// A hex of the pool with another number, where the red one of `from` would touch none; the first from a
  /// random one on.
  HexId place_for_red(const DrawnTokens& pool, HexId from) {
    return first_from_random_on(pool, [&](HexId hex) {
      return number_[hex] != MapView::no_number && !is_red_at(hex) && !is_quiet(hex) &&
             !touches_red(hex, from);
    });
  }

  template <class Fits>
  HexId first_from_random_on(const DrawnTokens& pool, Fits fits) {
    const std::size_t count = pool.hexes.size();
    const std::size_t start = random_.below(static_cast<std::uint32_t>(count));
    for (std::size_t i = 0; i < count; ++i) {
      const HexId hex = pool.hexes[(start + i) % count];
      if (fits(hex)) return hex;
    }
    return none;
  }

  const BoardGraph& board_;
  IdVector<HexId, int>& number_;
  Random& random_;
  const IdVector<HexId, char>& quiet_;
};

}  // namespace

bool part_reds(const BoardGraph& board, IdVector<HexId, int>& number, std::span<DrawnTokens> shares,
               Random& random, const IdVector<HexId, char>& quiet) {
  Parting parting(board, number, random, quiet);
  const auto touches = [&](const DrawnTokens& share) { return parting.touches(share); };
  for (DrawnTokens& share : shares) parting.quieten(share);
  for (DrawnTokens& share : shares) parting.exchange(share);
  for (DrawnTokens& share : shares)
    if (parting.touches(share)) parting.lay_anew(share), parting.quieten(share);
  return std::none_of(shares.begin(), shares.end(), touches);
}

}  // namespace hexwright
