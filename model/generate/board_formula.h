#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "model/board/index.h"
#include "model/generate/clauses.h"
#include "model/generate/exchange.h"
#include "model/generate/judge.h"

namespace hexwright {

/// All ways in which an exchange can come out, as statements for a solver, and what wishes ask of them. The
/// exchange must outlive it.
class BoardFormula {
 public:
  /// `stop` as of `Clauses`.
  explicit BoardFormula(const Exchange& exchange, const std::atomic<bool>* stop = nullptr);

  Clauses& clauses() { return clauses_; }
  const Judge& judge() const { return judge_; }

  /// While this is assumed, the wish is met. None for wishes that are not stated: drafts, large groups
  /// of a terrain, and islands where the sea moves.
  std::optional<Literal> literal_of(const Wish& wish);
  /// While this is assumed, the hex, and harbors that lie in it, are as they are now.
  Literal literal_of_lock(HexId hex);
  /// Tries other boards first.
  void prefer_at_random(Random& random);
  /// After the solver found that it is possible.
  Layout layout() const;

 private:
  void state_terrain();
  void state_producing();
  void state_numbers();
  void state_harbors();
  template <class Place, class Face>
  void deal(const ExchangeGroup<Place, Face>& group,
            const std::vector<std::vector<std::pair<Face, Literal>>>& by_place, std::size_t least_taking);
  Literal terrain(HexId hex, Terrain terrain) const { return terrain_[hex][at(terrain)]; }
  Literal number(HexId hex, int number) const;
  /// At least so many pips.
  Literal pips(HexId hex, int least) const;
  Literal resource(HexId hex, Resource resource);

  bool keep_islands(const Wish& wish, Literal literal);
  void keep_apart(WishKind kind, Literal wish);
  bool keep_together(int most, Literal wish);
  void limit_corners(int most, Literal wish);
  void limit_pips(const Wish& wish, Literal literal);
  void keep_harbors_off(Literal wish);
  void vary_harbors(Literal wish);
  void vary_numbers(Literal wish);
  void place_deserts(bool at_coast, Literal wish);
  void make_strong_corners(int least, Literal wish);

  const Exchange* exchange_;
  const MapView* map_;
  Judge judge_;
  Clauses clauses_;
  IdVector<HexId, std::array<Literal, most_terrains>> terrain_;
  IdVector<HexId, Literal> producing_;
  IdVector<HexId, std::map<int, Literal>> number_;
  IdVector<HexId, std::array<Literal, 6>> pips_;
  IdVector<HarborId, std::array<Literal, most_harbor_kinds>> harbor_;
};

}  // namespace hexwright
