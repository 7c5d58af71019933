#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/generate/exchange.h"
#include "model/generate/judge.h"

namespace hexwright {

/// Deals layouts at random and gives them up as early as they are seen to miss a wish without a weight. What
/// the `Drawer` tries again and again: nothing here allocates memory once it is prepared.
class Shuffler {
 public:
  /// Both must outlive it.
  Shuffler(const Exchange& exchange, const Judge& judge);

  /// How many parts of the board are dealt for themselves: no wish that is looked at while faces are laid
  /// reaches from one to another, so that a part that fails is no reason to deal the others anew.
  std::size_t parts() const { return parts_.size(); }
  /// Forgets what was dealt before: what comes then depends on the random numbers alone.
  void begin();
  /// Deals one part. Each of its arrangements that is not given up is equally likely. False: given up.
  bool deal(std::size_t part, Random& random, bool with_wishes);
  /// Deals the harbors, each arrangement equally likely.
  void deal_harbors(Random& random);

  /// Brings what was dealt last into a layout that was of the map before.
  void write_to(Layout& layout) const;
  /// The wishes that are not looked at while faces are laid, and still have to be: first those that do not
  /// look at numbers.
  const std::vector<Wish>& left() const { return left_; }
  /// What does not move misses a wish that is looked at while faces are laid.
  bool is_hopeless() const { return hopeless_; }

 private:
  using Index = std::uint16_t;  ///< of a hex; the one after the last is beside the board
  using Face = std::uint8_t;
  static constexpr Face unknown = 255, no_token = 255;

  struct Near {
    std::array<Index, 6> beside;                ///< neighbours, `beside_count` of them
    std::array<std::array<Index, 2>, 6> pairs;  ///< the other hexes at each corner
    std::uint8_t beside_count = 0;
  };
  struct TerrainGroup {
    std::vector<Index> places;  ///< in the order of the board
    std::vector<Face> all_faces, all_specials, all_plain;
    bool has_surplus = false;  ///< more faces than places: chance says which
    // In the order of the last deal.
    std::vector<Index> for_specials;
    std::vector<Face> faces;
    std::vector<Face> specials;  ///< those that decide where numbers lie: no token, or one of their own
    std::vector<Face> plain;
  };
  struct Tokens {
    std::vector<Index> places;
    std::vector<Face> faces;  ///< those of any hex, with the most pips first
    std::vector<std::pair<Face, std::vector<Face>>> set_aside;  ///< by terrain
    bool surplus_is_free = false;  ///< what is set aside and not needed goes to any hex
  };
  struct Part {
    std::vector<std::size_t> terrain, tokens;
    bool numbers_alone = false;  ///< where tokens lie does not depend on the terrain
    bool numbers_done = false;
  };

  void prepare_near();
  void prepare_wishes(const Judge& judge);
  void prepare_terrain();
  void prepare_tokens();
  void prepare_parts();
  void look_at_what_stays(const Judge& judge);
  bool is_special(Terrain terrain) const;

  void lay_specials(TerrainGroup& group, Random& random);
  bool lay_plain(TerrainGroup& group, Random& random, bool with_wishes);
  bool lay_numbers(const Part& part, Random& random, bool with_wishes);
  bool lay_tokens(const Tokens& tokens, Random& random, bool with_wishes);
  bool lay_set_aside(const Tokens& tokens, Random& random, bool with_wishes);
  void lay(Index hex, Face number);
  bool fits_together(Index hex);
  bool fits_number(Index hex) const;

  const Exchange* exchange_;
  std::vector<Near> near_;
  std::vector<TerrainGroup> terrain_groups_;
  std::vector<Tokens> token_groups_;
  std::vector<Part> parts_;
  std::vector<std::vector<HarborId>> harbor_places_;
  std::vector<std::vector<HarborKind>> harbor_faces_;
  std::vector<Index> printed_;        ///< numbers that count where something can be rolled
  std::vector<Face> printed_number_;  ///< by `printed_`

  // The wishes without a weight.
  std::array<std::uint16_t, 16> may_not_touch_{};
  int most_together_ = 0, most_at_corner_ = 0;  ///< 0: any number
  bool numbers_matter_ = false, hopeless_ = false;
  std::vector<Wish> left_;

  // By hex, and one more.
  std::vector<Face> terrain_, number_, pips_, takes_;
  // In use while it deals.
  std::vector<Index> producing_, taking_, cluster_;
  std::vector<Face> token_faces_;
};

}  // namespace hexwright
