#include "model/rules/red_numbers.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/spread.h"
#include "model/rules/map_view.h"

namespace hexwright {
namespace {

using Number = BoardGraph::Number;

class Parting {
 public:
  Parting(const BoardGraph& board, std::vector<int>& number, Random& random)
      : board_(board), number_(number), random_(random) {}

  bool touches(const DrawnTokens& pool) const {
    return std::any_of(pool.hexes.begin(), pool.hexes.end(),
                       [&](Number hex) { return is_red_at(hex) && touches_red(hex, hex); });
  }

  /// One red number after the other goes to where it touches none. No exchange makes two touch.
  void exchange(DrawnTokens& pool) {
    for (const Number hex : pool.hexes) {
      if (!is_red_at(hex) || !touches_red(hex, hex)) continue;
      const Number other = place_for_red(pool, hex);
      if (other != BoardGraph::none) {
        std::swap(number_[at(hex)], number_[at(other)]);
      } else if (const auto left = pool.left.draw_if(random_, [](int n) { return !is_red(n); })) {
        pool.left.put(number_[at(hex)]);
        number_[at(hex)] = *left;
      }
    }
  }

  /// Lays all red numbers of a pool anew, apart from each other and from all others, where that can be.
  void lay_anew(DrawnTokens& pool) {
    std::vector<Number> hexes, places;
    std::vector<int> reds, others;
    for (const Number hex : pool.hexes) {
      if (number_[at(hex)] == MapView::no_number) continue;
      hexes.push_back(hex);
      (is_red_at(hex) ? reds : others).push_back(number_[at(hex)]);
    }
    const auto before = number_;
    for (const Number hex : hexes) number_[at(hex)] = MapView::no_number;
    for (const Number hex : hexes)
      if (!touches_red(hex, hex)) places.push_back(hex);
    random_.shuffle(places);
    const auto chosen = base::choose_apart(board_, places, static_cast<int>(reds.size()));
    if (chosen.size() < reds.size()) {
      number_ = before;
      return;
    }
    for (std::size_t i = 0; i < chosen.size(); ++i) number_[at(chosen[i])] = reds[i];
    auto other = others.begin();
    for (const Number hex : hexes)
      if (number_[at(hex)] == MapView::no_number) number_[at(hex)] = *other++;
  }

 private:
  bool is_red_at(Number hex) const { return is_red(number_[at(hex)]); }

  bool touches_red(Number hex, Number except) const {
    const auto& around = board_.neighbours(hex);
    return std::any_of(around.begin(), around.end(), [&](Number next) {
      return next != BoardGraph::none && next != except && is_red_at(next);
    });
  }

  /// A hex of the pool with another number, where the red one of `from` would touch none; the first from a
  /// random one on.
  Number place_for_red(const DrawnTokens& pool, Number from) {
    const std::size_t count = pool.hexes.size();
    const std::size_t start = random_.below(static_cast<std::uint32_t>(count));
    for (std::size_t i = 0; i < count; ++i) {
      const Number hex = pool.hexes[(start + i) % count];
      if (number_[at(hex)] != MapView::no_number && !is_red_at(hex) && !touches_red(hex, from)) return hex;
    }
    return BoardGraph::none;
  }

  const BoardGraph& board_;
  std::vector<int>& number_;
  Random& random_;
};

}  // namespace

bool part_reds(const BoardGraph& board, std::vector<int>& number, std::span<DrawnTokens> shares,
               Random& random) {
  Parting parting(board, number, random);
  const auto touches = [&](const DrawnTokens& share) { return parting.touches(share); };
  for (DrawnTokens& share : shares) parting.exchange(share);
  for (DrawnTokens& share : shares)
    if (parting.touches(share)) parting.lay_anew(share);
  return std::none_of(shares.begin(), shares.end(), touches);
}

}  // namespace hexwright
