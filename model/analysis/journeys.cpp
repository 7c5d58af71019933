#include "model/analysis/journeys.h"

#include <algorithm>
#include <map>
#include <queue>
#include <tuple>

#include "model/board/index.h"
#include "model/playtest/cards.h"
#include "model/rules/base/founding.h"
#include "model/rules/islands.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

/// What has been built on the way so far.
struct Built {
  int roads = 0, ships = 0, landings = 0;
  int cards() const {
    return roads * road_price.size() + ships * ship_price.size() + landings * settlement_price.size();
  }
  auto operator<=>(const Built&) const = default;
};

/// The cheapest ways of one seat: over intersections, each reached by road or by ship.
class Ways {
 public:
  Ways(const SiteJudge& judge, const IdVector<IntersectionId, char>& can_settle)
      : map_(judge.map()),
        can_settle_(can_settle),
        has_ships_(map_.scenario().details.pieces.ships > 0),
        best_(2 * at(map_.board().intersection_count())) {}

  /// The first road or ship beside a founding settlement is there already. BASE-02
  void begin(IntersectionId place) {
    for (const bool by_ship : {false, true}) arrive({place, by_ship, {}});
    for (const bool by_ship : {false, true})
      for (std::size_t way = 0; way < 3; ++way)
        if (const IntersectionId next = next_of(place, way, by_ship); next != none)
          arrive({next, by_ship, {}});
  }

  void go_on() {
    while (!queue_.empty()) {
      const Arrival here = queue_.top();
      queue_.pop();
      if (best_[index(here)] != here.built) continue;
      if (has_ships_ && can_settle_[here.place] != 0) {
        Built built = here.built;
        ++built.landings;
        arrive({here.place, !here.by_ship, built});
      }
      for (std::size_t way = 0; way < 3; ++way) {
        const IntersectionId next = next_of(here.place, way, here.by_ship);
        if (next == none) continue;
        Built built = here.built;
        ++(here.by_ship ? built.ships : built.roads);
        arrive({next, here.by_ship, built});
      }
    }
  }

  std::optional<Built> to(IntersectionId place) const {
    const auto& road = best_[2 * at(place)];
    const auto& ship = best_[2 * at(place) + 1];
    if (!road || (ship && ship->cards() < road->cards())) return ship;
    return road;
  }

 private:
  struct Arrival {
    IntersectionId place;
    bool by_ship;
    Built built;
    bool operator<(const Arrival& other) const {  // the cheapest is on top of the queue
      return std::tuple(built.cards(), built, place, by_ship) >
             std::tuple(other.built.cards(), other.built, other.place, other.by_ship);
    }
  };
  static std::size_t index(const Arrival& arrival) {
    return 2 * at(arrival.place) + (arrival.by_ship ? 1 : 0);
  }

  IntersectionId next_of(IntersectionId place, std::size_t way, bool by_ship) const {
    const PathId path = map_.board().intersection_paths(place)[way];
    if (path == none || (by_ship && !has_ships_)) return none;
    const Beside hexes = map_.beside(path);
    const bool carries = by_ship ? map_.rules().carries_ship(hexes) : map_.rules().carries_road(hexes);
    return carries ? map_.board().intersection_neighbours(place)[way] : none;
  }
  void arrive(const Arrival& arrival) {
    auto& best = best_[index(arrival)];
    if (best && best->cards() <= arrival.built.cards()) return;
    best = arrival.built;
    queue_.push(arrival);
  }

  const MapView& map_;
  const IdVector<IntersectionId, char>& can_settle_;
  bool has_ships_;
  std::vector<std::optional<Built>> best_;
  std::priority_queue<Arrival> queue_;
};

void add(Price& price, const Cards& cards, int times) {
  for (const Resource r : all_resources) price[at(r)] += times * cards[card_of(r)];
}

/// How long a seat saves for what it builds; the same question comes again and again.
class Purse {
 public:
  Purse(const Holding& holding, const own::Packs& packs)
      : income_(holding.yield), rates_(bank_rates(holding, packs)) {}

  std::optional<double> turns(const Built& built, int settlements) {
    const auto [found, fresh] = known_.try_emplace({built, settlements});
    if (!fresh) return found->second;
    Price price{};
    add(price, road_price, built.roads);
    add(price, ship_price, built.ships);
    add(price, settlement_price, built.landings + settlements);
    return found->second = rolls_to_pay(income_, rates_, price);
  }

 private:
  Yield income_;
  std::array<int, all_resources.size()> rates_;
  std::map<std::pair<Built, int>, std::optional<double>> known_;
};

void improve(std::optional<Journey>& best, SeatId seat, const Built& built, std::optional<double> turns) {
  if (!turns || (best && best->turns <= *turns)) return;
  best = Journey{seat, built.roads, built.ships, built.landings, *turns};
}

/// Hexes of the islands on which nobody may found, island by island.
std::vector<std::vector<HexId>> islands_to_settle(const MapView& map) {
  const Islands islands = islands_of(map);
  IdVector<IslandId, std::vector<HexId>> hexes(islands.count);
  for (const HexId hex : map.board().hexes())
    if (islands[hex] != none) hexes[islands[hex]].push_back(hex);
  for (const IntersectionId place : base::founding_places(map))
    for (const HexId hex : map.board().intersection_hexes(place))
      if (hex != none && islands[hex] != none) hexes[islands[hex]].clear();
  std::erase_if(hexes, [](const auto& island) { return island.empty(); });
  return hexes;
}

bool holds_any(const AreaView& area, std::span<const HexId> hexes) {
  return std::any_of(area.hexes.begin(), area.hexes.end(),
                     [&](HexId hex) { return std::find(hexes.begin(), hexes.end(), hex) != hexes.end(); });
}

std::optional<Journey> soonest(const BoardGraph& board, std::span<const HexId> hexes,
                               const IdVector<IntersectionId, Reachable>& reached) {
  std::optional<Journey> best;
  for (const HexId hex : hexes)
    for (const IntersectionId corner : board.hex_intersections(hex))
      if (const auto& journey = reached[corner].settled; journey && (!best || journey->turns < best->turns))
        best = journey;
  return best;
}

}  // namespace

std::array<int, all_resources.size()> bank_rates(const Holding& holding, const own::Packs& packs) {
  constexpr int bank = 4;
  std::array<int, all_resources.size()> rates{};
  rates.fill(bank);
  for (const HarborKind kind : every_harbor_kind) {
    if (!holding.harbors[at(kind)]) continue;
    const own::HarborTrade trade = own::trade_at(packs, kind);
    for (const Resource resource : all_resources) {
      int& rate = rates[at(resource)];
      if (trade.takes(resource)) rate = std::min(rate, trade.rate);
    }
  }
  return rates;
}

std::optional<double> rolls_to_pay(const Yield& income, const std::array<int, all_resources.size()>& rates,
                                   const Price& price) {
  constexpr double rolls_of_a_pip = 36, never = 100'000;
  // How many cards are still short after so many rolls; the longer, the fewer.
  const auto lacking = [&](double rolls) {
    double lacks = -income.choice / rolls_of_a_pip * rolls;
    for (std::size_t r = 0; r < price.size(); ++r) {
      const double over = income.cards[r] / rolls_of_a_pip * rolls - price[r];
      lacks -= over > 0 ? over / rates[r] : over;
    }
    return lacks;
  };
  if (lacking(0) <= 0) return 0;
  if (lacking(never) > 0) return std::nullopt;
  double too_few = 0, enough = never;
  while (enough - too_few > 0.001) {
    const double middle = (too_few + enough) / 2;
    (lacking(middle) > 0 ? too_few : enough) = middle;
  }
  return enough;
}

IdVector<IntersectionId, Reachable> journeys(const SiteJudge& judge, std::span<const SeatDraft> seats) {
  const BoardGraph& board = judge.map().board();
  IdVector<IntersectionId, char> can_settle(board.intersection_count());
  for (const IntersectionId i : board.intersections())
    can_settle[i] = base::can_settle(judge.map(), i) ? 1 : 0;
  IdVector<IntersectionId, Reachable> reached(can_settle.count());
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    Ways ways(judge, can_settle);
    for (const SiteWorth& pick : seats[seat].picks) ways.begin(pick.place);
    ways.go_on();
    Purse purse(seats[seat].holding, judge.map().packs());
    for (const IntersectionId i : board.intersections()) {
      const auto built = ways.to(i);
      if (!built) continue;
      improve(reached[i].touched, SeatId(seat), *built, purse.turns(*built, 0));
      if (can_settle[i] != 0) improve(reached[i].settled, SeatId(seat), *built, purse.turns(*built, 1));
    }
    for (const SiteWorth& pick : seats[seat].picks)
      reached[pick.place].settled = Journey{.seat = SeatId(seat)};
  }
  return reached;
}

std::vector<Destination> destinations(const MapView& map,
                                      const IdVector<IntersectionId, Reachable>& reached) {
  std::vector<Destination> all;
  for (const AreaView& area : map.areas())
    if (!area.has(AreaRole::Frame)) all.push_back({{"{0}", {*area.name}}, area.hexes, {}});
  for (const std::vector<HexId>& island : islands_to_settle(map)) {
    const bool named = std::any_of(map.areas().begin(), map.areas().end(),
                                   [&](const AreaView& area) { return holds_any(area, island); });
    if (!named)
      all.push_back({{N_("island at hex {0}"), {word(map.board().hex(island.front()))}}, island, {}});
  }
  for (Destination& each : all) each.soonest = soonest(map.board(), each.hexes, reached);
  return all;
}

}  // namespace hexwright
