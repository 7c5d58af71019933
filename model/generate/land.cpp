#include "model/generate/land.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "model/board/index.h"
#include "model/rules/random.h"
#include "model/scenario/boxes.h"

namespace hexwright {
namespace {

struct SymmetryInfo {
  std::string_view id;
  const char* title;
  int images;
};
constexpr std::array symmetries{
    SymmetryInfo{"none", N_("None"), 1}, SymmetryInfo{"half-turn", N_("Half turn"), 2},
    SymmetryInfo{"mirror", N_("Mirror"), 2}, SymmetryInfo{"third-turn", N_("Third turn"), 3}};

/// Where a hex falls, itself first; each place once.
std::vector<Hex> images_of(Hex hex, LandSymmetry symmetry) {
  std::vector<Hex> images{hex};
  if (symmetry == LandSymmetry::HalfTurn) images.push_back(rotated(hex, 3));
  if (symmetry == LandSymmetry::Mirror) images.push_back(mirrored(hex));
  if (symmetry == LandSymmetry::ThirdTurn) images.insert(images.end(), {rotated(hex, 2), rotated(hex, 4)});
  if (std::ranges::count(images, hex) > 1) images.resize(1);
  return images;
}

/// An island to be grown: with its images, or in the middle, where it falls onto itself.
struct Wanted {
  int hexes = 0;
  bool in_the_middle = false;
};

/// Lays islands into an endless sea, one hex of sea at least between them.
class Grower {
 public:
  Grower(const LandShape& shape, Random& random) : shape_(&shape), random_(&random) {}

  /// None where they had no room within so many steps of the middle.
  bool grow(const std::vector<Wanted>& islands, int reach) {
    land_.clear();
    island_ = 0;
    return std::ranges::all_of(islands, [&](const Wanted& wanted) { return grow(wanted, reach); });
  }
  const std::map<Hex, int>& land() const { return land_; }

 private:
  bool grow(const Wanted& wanted, int reach) {
    ++island_;
    const auto start = wanted.in_the_middle ? Hex{0, 0} : place_for_a_start(reach);
    if (!start) return false;
    first_ = *start;
    take(*start, wanted.in_the_middle);
    for (int hexes = size_of(*start, wanted); hexes < wanted.hexes;) {
      const auto next = next_hex(wanted, wanted.hexes - hexes, reach);
      if (!next) return false;
      take(*next, wanted.in_the_middle);
      hexes += size_of(*next, wanted);
    }
    return true;
  }
  int size_of(Hex hex, const Wanted& wanted) const {
    return wanted.in_the_middle ? static_cast<int>(images_of(hex, shape_->symmetry).size()) : 1;
  }

  /// Each image of an island in the middle belongs to it, too; the others are islands of their own.
  void take(Hex hex, bool in_the_middle) {
    int image = 0;
    for (const Hex at : images_of(hex, shape_->symmetry))
      land_[at] = in_the_middle ? 10 * island_ : 10 * island_ + image++;
  }
  bool may_take(Hex hex, bool in_the_middle, int reach) const {
    if (distance(hex, {0, 0}) > reach || land_.contains(hex)) return false;
    const auto images = images_of(hex, shape_->symmetry);
    if (!in_the_middle && static_cast<int>(images.size()) < symmetries[at(shape_->symmetry)].images)
      return false;
    for (const Direction d : all_directions) {
      const auto beside = land_.find(neighbour(hex, d));
      if (beside != land_.end() && beside->second != 10 * island_) return false;
      // An island does not touch its own images either.
      if (!in_the_middle && std::find(images.begin() + 1, images.end(), neighbour(hex, d)) != images.end())
        return false;
    }
    return true;
  }
  std::optional<Hex> place_for_a_start(int reach) {
    std::vector<Hex> free;
    for (int q = -reach; q <= reach; ++q)
      for (int r = -reach; r <= reach; ++r)
        if (may_take({q, r}, false, reach)) free.push_back({q, r});
    if (free.empty()) return std::nullopt;
    return free[random_->below(static_cast<std::uint32_t>(free.size()))];
  }
  /// The hex that keeps the island round, or now and then any.
  std::optional<Hex> next_hex(const Wanted& wanted, int most, int reach) {
    std::set<Hex> rim;
    for (const auto& [hex, island] : land_)
      if (island == 10 * island_)
        for (const Direction d : all_directions)
          if (const Hex beside = neighbour(hex, d);
              may_take(beside, wanted.in_the_middle, reach) && size_of(beside, wanted) <= most)
            rim.insert(beside);
    if (rim.empty()) return std::nullopt;
    std::vector<Hex> choice(rim.begin(), rim.end());
    if (static_cast<int>(random_->below(100)) >= shape_->roughness) {
      const auto badness = [&](Hex hex) {
        int inside = 0;
        for (const Direction d : all_directions) inside += land_.contains(neighbour(hex, d));
        return 2 * distance(hex, first_) - inside;
      };
      const int least = badness(*std::ranges::min_element(choice, {}, badness));
      std::erase_if(choice, [&](Hex hex) { return badness(hex) > least; });
    }
    return choice[random_->below(static_cast<std::uint32_t>(choice.size()))];
  }

  const LandShape* shape_;
  Random* random_;
  std::map<Hex, int> land_;  ///< to ten times the island's number, and its image
  int island_ = 0;
  Hex first_;
};

std::optional<Refusal> check(const LandShape& shape) {
  const auto within = [](int n, int least, int most) { return n >= least && n <= most; };
  const int hexes = std::accumulate(shape.islands.begin(), shape.islands.end(), 0);
  if (shape.islands.empty() || shape.islands.size() > at(most_islands) || hexes > most_land ||
      std::ranges::any_of(shape.islands, [](int size) { return size < 1; }))
    return refuse(N_("give 1 to {0} islands of 1 hex or more, {1} hexes at most altogether"),
                  {std::to_string(most_islands), std::to_string(most_land)});
  if (!within(shape.roughness, 0, 100)) return refuse(N_("the roughness of the coast goes from 0 to 100"));
  if (!within(shape.sea, 0, widest_sea))
    return refuse(N_("there may be 0 to {0} rows of sea around the land"), {std::to_string(widest_sea)});
  return {};
}

/// Equal islands become images of each other; one may be left, for the middle.
Outcome<std::vector<Wanted>> wanted(const LandShape& shape) {
  std::vector<Wanted> all;
  const int images = symmetries[at(shape.symmetry)].images;
  std::map<int, int, std::greater<>> of_size;
  for (const int size : shape.islands) ++of_size[size];
  for (const auto& [size, count] : of_size) {
    for (int n = 0; n < count / images; ++n) all.push_back({size, false});
    for (int n = 0; n < count % images; ++n) all.insert(all.begin(), {size, true});
  }
  if (std::ranges::count_if(all, &Wanted::in_the_middle) > 1)
    return refuse(
        N_("under this symmetry islands come in groups of {0} of equal size; only one may be left over, "
           "for the middle"),
        {std::to_string(images)});
  const bool turned = shape.symmetry == LandSymmetry::HalfTurn || shape.symmetry == LandSymmetry::ThirdTurn;
  if (turned && all.front().in_the_middle && all.front().hexes % images != 1)
    return refuse(
        N_("under this symmetry the island in the middle has 1 hex, or {0} more, or twice {0} more, and "
           "so on"),
        {std::to_string(images)});
  return all;
}

void add_sea(Scenario& scenario, int rows) {
  int q[2] = {0, 0}, r[2] = {0, 0}, s[2] = {0, 0};
  const auto reach = [](int(&range)[2], int n) {
    range[0] = std::min(range[0], n);
    range[1] = std::max(range[1], n);
  };
  for (const auto& [hex, cell] : scenario.cells) reach(q, hex.q), reach(r, hex.r), reach(s, hex.s());
  Area frame{{AreaRole::Frame}, {}, {}};
  for (int a = q[0] - rows; a <= q[1] + rows; ++a)
    for (int b = r[0] - rows; b <= r[1] + rows; ++b) {
      const Hex hex{a, b};
      if (hex.s() < s[0] - rows || hex.s() > s[1] + rows || scenario.cells.contains(hex)) continue;
      scenario.cells[hex].terrain = Terrain::Sea;
      frame.cells.insert(hex);
    }
  if (!frame.cells.empty()) scenario.areas["Frame"] = std::move(frame);
}

}  // namespace

std::string_view id(LandSymmetry symmetry) { return symmetries[at(symmetry)].id; }
std::string_view title(LandSymmetry symmetry) { return symmetries[at(symmetry)].title; }

Outcome<Scenario> land_of_shape(const LandShape& shape, std::uint64_t seed) {
  if (auto no = check(shape)) return *no;
  const auto islands = wanted(shape);
  if (const auto* no = islands.refusal()) return *no;
  Random random(seed);
  Grower grower(shape, random);
  const int hexes = std::accumulate(shape.islands.begin(), shape.islands.end(), 0);
  int reach = 1;  // with room for bays where coasts are ragged
  while (100 * (3 * reach * (reach + 1) + 1) < hexes * (100 + 2 * shape.roughness)) ++reach;
  // Some attempts in each, so that islands lie close, then a wider sea.
  constexpr int attempts = 20;
  for (int n = 0; !grower.grow(islands.value(), reach + n / attempts); ++n)
    if (n > attempts * 60) return refuse(N_("the islands found no room; ask for fewer or rounder ones"));
  Scenario scenario;
  for (const auto& [hex, island] : grower.land())
    scenario.cells[hex] = {Drawn{land_pool}, Drawn{land_pool}, {}};
  if (auto no = add_pools(scenario, shape, hexes)) return *no;
  add_sea(scenario, shape.sea);
  return scenario;
}

namespace {

/// So many of them in the same shares: what is left after rounding down goes to the largest remainders.
template <class Face>
Counts<Face> shares(const Counts<Face>& all, int wanted) {
  const int sum = total(all);
  Counts<Face> chosen;
  std::vector<std::pair<int, Face>> remainders;
  int left = wanted;
  for (const auto& [face, count] : all) {
    const int whole = count * wanted / sum;
    if (whole > 0) chosen[face] = whole;
    left -= whole;
    remainders.emplace_back(-(count * wanted % sum), face);
  }
  std::ranges::sort(remainders);
  for (int n = 0; n < left; ++n) ++chosen[remainders[at(n)].second];
  return chosen;
}

bool makes_land(Terrain terrain) { return resource_of(terrain) || terrain == Terrain::Desert; }

template <class Face, class Kept>
Counts<Face> only(const Counts<Face>& all, Kept kept) {
  Counts<Face> some;
  for (const auto& item : all)
    if (kept(item.first)) some.insert(item);
  return some;
}

}  // namespace

std::optional<Refusal> add_pools(Scenario& scenario, const LandShape& shape, int hexes) {
  const bool at_sea = shape.islands.size() > 1;
  scenario.boxes = shape.boxes;
  if (scenario.boxes.empty()) scenario.boxes["base"] = 1;
  if (shape.boxes.empty() && at_sea) scenario.boxes["seafarers"] = 1;
  const auto held = [&] {
    Components box = contents_of(scenario.boxes);
    box.hexes = only(box.hexes, makes_land);
    box.tokens = only(box.tokens, is_legal_number);
    return box;
  };
  Components box = held();
  const auto suffices = [&] { return total(box.hexes) >= hexes && total(box.tokens) >= hexes; };
  // Nobody has named boxes: as many of the same as it takes.
  while (shape.boxes.empty() && !suffices()) {
    for (auto& [name, count] : scenario.boxes) ++count;
    box = held();
  }
  if (!suffices())
    return refuse(
        N_("these boxes hold {0} land hexes and {1} numbers, which is too little for {2} hexes"),
        {std::to_string(total(box.hexes)), std::to_string(total(box.tokens)), std::to_string(hexes)});
  const Counts<Terrain> terrain = shares(box.hexes, hexes);
  scenario.token_pools[land_pool] = shares(box.tokens, hexes - count_of(terrain, Terrain::Desert));
  scenario.terrain_pools[land_pool] = terrain;
  if (at_sea) {
    scenario.rules["seafarers"];
    scenario.details.pieces.ships = 15;
  }
  return {};
}

}  // namespace hexwright
