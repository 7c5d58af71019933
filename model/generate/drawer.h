#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/generate/exchange.h"
#include "model/generate/judge.h"

namespace hexwright {

/// Draws layouts that meet all wishes without a weight. The same random numbers give the same layout on every
/// machine. Prepared once and asked often; the exchange must outlive it. One for each thread.
class Drawer {
 public:
  Drawer(const Exchange& exchange, std::vector<Wish> wishes);

  const Judge& judge() const { return judge_; }

  /// Shuffles until all wishes are met, so that each layout that meets them is as likely as any other. None
  /// after so many tries in vain. Adds the tries to `tries`.
  std::optional<Layout> by_rejection(Random& random, std::uint64_t most_tries, std::uint64_t& tries);

  /// Where hardly any shuffle meets the wishes: shuffles once, then exchanges two places at a time, seldom
  /// for the worse. Layouts that meet the wishes are nearly equally likely. None after so many exchanges.
  std::optional<Layout> by_chain(Random& random, std::uint64_t most_exchanges);

 private:
  struct Tokens {
    std::vector<int> faces;  ///< those of any hex, with the most pips first
    TerrainTokens set_aside;
    bool surplus_is_free = false;  ///< what is set aside and not needed goes to any hex
  };
  void prepare_tokens();
  void prepare_wishes();
  bool shuffle(Random& random, bool with_wishes);
  bool lay_terrain(Random& random, bool with_wishes);
  void lay_harbors(Random& random);
  bool lay_numbers(Random& random, bool with_wishes);
  bool lay_group(std::size_t group, Random& random, bool with_wishes);
  bool fits_terrain(HexId hex) const;
  bool fits_number(HexId hex) const;
  bool meets_all() const;
  bool meets_last() const;

  const Exchange* exchange_;
  Judge judge_;
  std::vector<Tokens> tokens_;
  Layout blank_, layout_;

  // The wishes without a weight, as they are looked at while faces are laid.
  bool numbers_matter_ = false;
  std::array<std::array<bool, 13>, 13> may_touch_{};
  int most_together_ = 0, most_at_corner_ = 0;  ///< 0: any number
  std::vector<Wish> after_terrain_, last_;

  // What is in use while it shuffles.
  std::vector<HexId> places_, taking_;
  std::vector<Terrain> terrain_faces_;
  std::vector<int> token_faces_;
  std::vector<HarborId> harbor_places_;
  std::vector<HarborKind> harbor_faces_;
};

}  // namespace hexwright
