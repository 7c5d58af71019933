#pragma once

#include <array>
#include <optional>
#include <vector>

#include "model/rules/bag.h"
#include "model/rules/deal_red_numbers.h"
#include "model/rules/map_view.h"
#include "model/rules/random.h"

namespace hexwright {

/// A scenario as it lies on the table after one set-up: everything that is drawn is drawn. By the numbers of
/// the view's board and the positions in its lists.
struct Deal {
  /// By hex: what it shows, or hides while it lies face down. None for an open cell (its hexes come from
  /// `stacks`) and where the scenario does not hold enough; where that is short of hexes, chance says which.
  IdVector<HexId, std::optional<Terrain>> terrain;
  /// By hex: its number token; `MapView::no_number` for none, on hexes that are not producing, and for those
  /// that take theirs on discovery.
  IdVector<HexId, int> number;
  /// By hex: still face down, or an open cell. When nobody explores, no hex is face down: every stack is
  /// turned up.
  IdVector<HexId, char> undiscovered;
  /// By position in `harbors()`.
  IdVector<HarborId, std::optional<HarborKind>> harbor;

  /// A hex to come: terrain, and the harbor on it.
  struct Face {
    Terrain terrain = Terrain::Sea;
    std::optional<HarborKind> harbor;
    friend bool operator==(const Face&, const Face&) = default;
  };
  /// By position in `stacks()`: for paired stacks the hexes in the order of discovery, the first on top;
  /// empty for those whose hexes lie on the board.
  std::vector<std::vector<Face>> stacks;
  /// By position in `token_pools()`: what is left for discoveries, the first on top; no more than can come
  /// up.
  std::vector<std::vector<int>> tokens;
  /// By position in `token_pools()`: what lies beside that stack, for the hexes of one terrain that are still
  /// to be discovered.
  std::vector<TerrainTokens> set_aside;
  /// A drawn red number touches another red one, or some number lies where it is barred, and no exchange was
  /// found that helps. BASE-14
  bool reds_touch = false;

  friend bool operator==(const Deal&, const Deal&) = default;
};

/// Deals as the set-up rules say: pools and stacks shuffled, stacks filled up from pools, tokens that are set
/// aside for a terrain to its hexes and no others, the lowest first (NSH-06), drawn red numbers exchanged
/// with others of their share until none touch and none lies where a module bars it, and all dealt anew where
/// no exchange helps, or, where the deal brings the land itself, where somebody is left no place to found.
/// The same random numbers give the same deal. Works on unfinished maps too, leaving open what the scenario
/// leaves open.
///
/// Prepared once and asked often; a deal then takes no memory but that of the last one. One for each thread.
class Dealer {
 public:
  /// The view must outlive it.
  explicit Dealer(const MapView& map);

  void deal(Random& random, Deal& deal);

 private:
  using HexBag = Bag<std::optional<Deal::Face>>;

  /// Hexes for the cells of one stack. By position in `stacks()`.
  struct StackSource {
    HexBag own;
    std::vector<HexId> cells;  ///< that get them at set-up; none for open cells
    PoolId pool;
    int dealt = 0;
    int listed = 0;  ///< of paired stacks: at most so many come up
  };
  /// By position in `token_pools()`.
  struct TokenSource {
    /// A share of the pool before anything is dealt.
    struct Share {
      std::optional<Terrain> terrain;
      Bag<int> tokens;
      int later = 0;  ///< of its terrain at most so many come up later
    };
    std::vector<Share> shares;  ///< as `token_shares`
    std::vector<HexId> hexes;   ///< that take a token at set-up, should they be producing
    std::size_t first = 0;      ///< where its shares begin in `drawn_`
    int listed = 0;             ///< at most so many come up later
  };

  void prepare_terrain_pools();
  void prepare_stacks();
  void prepare_token_pools();
  void prepare_harbors();
  void deal_once(Random& random, Deal& deal);
  void deal_hexes(Random& random, Deal& deal);
  void deal_numbers(Random& random, Deal& deal);
  void lay_tokens(const TokenSource& source, Random& random, Deal& deal);
  void free_surplus(const TokenSource& source);
  void list_left(Random& random, Deal& deal);

  const MapView* map_;
  bool exploring_;
  Deal blank_;  ///< what is fixed
  BarredNumbers barred_;
  std::vector<HexBag> terrain_pools_;
  std::vector<StackSource> stacks_;
  std::vector<TokenSource> token_pools_;
  std::vector<Bag<std::optional<HarborKind>>> harbor_pools_;

  // What is in use while it deals.
  std::vector<HexBag> pools_in_use_;
  HexBag stack_in_use_;
  std::vector<DrawnTokens> drawn_;  ///< every share of every pool
  Bag<std::optional<HarborKind>> harbors_in_use_;
  std::vector<HexId> unserved_;
};

/// One deal. Whoever needs many keeps a `Dealer`.
Deal deal(const MapView& map, Random& random);

}  // namespace hexwright
