#include "tests/bench/alpha_beta.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "model/playtest/table.h"

namespace hexwright {
namespace {

using Worth = double;

/// Each is worth more than all that those below it usually come to.
struct Priorities {
  Worth point = 3e14;
  Worth income = 1e8;         ///< one card a roll; that of the next seat counts against it
  Worth new_kind = 4.0 / 36;  ///< of resource, in cards a roll
  Worth income_in_reach = 1e4, site = 1e3, nearness = 1e2;
  Worth knight = 10.1, development = 10, route = 10, route_beside_sites = 0.1;
  Worth too_many = -5, hex = 1, card = 1;
};
constexpr Priorities priorities;

/// What a board brings at its intersections while no robber stands anywhere: it does not change in the base
/// game.
class Yields {
 public:
  Yields(const Game& game, const State& state) {
    for (const IntersectionId i : game.board().intersections())
      for (const HexId hex : game.board().intersection_hexes(i))
        if (const int card = card_of_hex(state, hex); card >= 0) all_[i] += share(state, hex);
  }
  Worth at(IntersectionId i) const { return all_[i]; }
  /// The resource of a hex, less than 0 for none.
  static int card_of_hex(const State& state, HexId hex) {
    if (hex == none) return -1;
    const auto resource = resource_of(static_cast<Terrain>(state.terrain[hex]));
    return resource ? static_cast<int>(*resource) : -1;
  }
  static Worth share(const State& state, HexId hex) {
    return static_cast<Worth>(pips(state.number[hex])) / 36;
  }

 private:
  IdArray<IntersectionId, Worth, most_intersections> all_{};
};

/// What a seat gets a roll, by resource, and from how many hexes.
struct Income {
  std::array<Worth, resource_cards.size()> cards{};
  HexBits hexes;

  Income(const Game& game, const State& state, SeatId seat) {
    for (const IntersectionId i : game.board().intersections()) {
      const BuildingPiece piece = state.building[i];
      if (!piece.of(seat)) continue;
      for (const HexId hex : game.board().intersection_hexes(i)) {
        if (hex == none) continue;
        hexes.add(hex);
        const int card = Yields::card_of_hex(state, hex);
        if (card < 0 || hex == state.robber) continue;
        cards[static_cast<std::size_t>(card)] +=
            (piece.kind() == Building::City ? 2 : 1) * Yields::share(state, hex);
      }
    }
  }
  Worth sum() const {
    Worth sum = 0;
    for (const Worth each : cards) sum += each;
    return sum;
  }
  Worth kinds() const {
    return static_cast<Worth>(std::count_if(cards.begin(), cards.end(), [](Worth each) { return each > 0; }));
  }
};

/// How near a hand is to a price, from 0 to 1.
Worth nearness(Cards hand, Cards price) {
  int missing = 0;
  for (const Card card : resource_cards) missing += std::max(0, price[card] - hand[card]);
  return 1 - static_cast<Worth>(missing) / price.size();
}

/// A position as one seat sees it.
class Position {
 public:
  Position(const Game& game, const Yields& yields, const State& state, SeatId seat)
      : game_(game), yields_(yields), state_(state), seat_(seat), own_(state.seats[seat]) {}

  Worth worth() const {
    const Priorities& p = priorities;
    const Income income(game_, state_, seat_), next(game_, state_, game_.after(seat_));
    const int sites = (state_.sites & own_.reached).count(), cards = own_.hand.size();
    int developments = 0;
    for (const int each : own_.developments) developments += each;
    for (const int each : own_.fresh) developments += each;
    return points() * p.point + p.income * (income.sum() + income.kinds() * p.new_kind - next.sum()) +
           p.income_in_reach * income_in_reach() + p.site * sites + p.nearness * nearness_to_buildings() +
           p.hex * income.hexes.count() + p.card * cards +
           (cards > hand_limit_of(game_, state_, seat_) ? p.too_many : 0) +
           (sites == 0 ? p.route : p.route_beside_sites) * longest_route(game_, state_, seat_) +
           p.development * developments + p.knight * own_.knights;
  }

 private:
  /// Those that all see, unless the others have won it.
  Worth points() const { return state_.winner == seat_ ? game_.points_to_win() : own_.points; }

  Worth nearness_to_buildings() const {
    return (nearness(own_.hand, city_price) + nearness(own_.hand, settlement_price)) / 2;
  }

  /// Of own buildings, and of sites that one road more would come to at most.
  Worth income_in_reach() const {
    IntersectionBits in_reach = own_.reached;
    own_.road_spots.for_each([&](PathId path) {
      for (const IntersectionId end : game_.board().path_ends(path)) in_reach.add(end);
    });
    Worth sum = 0;
    in_reach.for_each([&](IntersectionId i) {
      if (state_.sites.has(i) || state_.building[i].of(seat_)) sum += yields_.at(i);
    });
    return sum;
  }

  const Game& game_;
  const Yields& yields_;
  const State& state_;
  SeatId seat_;
  const Seat& own_;
};

class AlphaBeta final : public Bot {
 public:
  Action choose(const View& view, std::span<const Action> legal, Random& random) override {
    const State world = view.imagined(random);
    if (!yields_) yields_ = std::make_unique<Yields>(view.game(), world);
    game_ = &view.game();
    seat_ = view.seat();
    const Action* best = &legal.front();
    Worth most = -unbounded;
    for (const Action& action : legal) {
      const Worth here = expected(world, action, most_ahead, {most, unbounded});
      if (here > most) most = here, best = &action;
    }
    return *best;
  }

 private:
  static constexpr Worth unbounded = std::numeric_limits<Worth>::infinity();
  static constexpr std::size_t most_ahead = 2;
  /// Nobody will let it come to less or to more than this.
  struct Window {
    Worth low, high;
  };

  /// Of what is played from there on.
  Worth best(const State& state, std::size_t ahead, Window window) {
    if (ahead == 0 || state.phase == Phase::Over) return Position(*game_, *yields_, state, seat_).worth();
    const bool own = actor(state) == seat_;
    Actions& legal = legal_.emplace_back();
    legal_actions(*game_, state, legal);
    Worth found = own ? -unbounded : unbounded;
    // By position: deeper lists may move this one.
    const std::size_t level = legal_.size() - 1;
    for (std::size_t i = 0; i < legal_[level].size() && window.low < window.high; ++i) {
      const Worth here = expected(state, legal_[level][i], ahead, window);
      found = own ? std::max(found, here) : std::min(found, here);
      own ? window.low = std::max(window.low, here) : window.high = std::min(window.high, here);
    }
    legal_.pop_back();
    return found;
  }

  /// The mean of what chance may bring. What it stands for must be whole: no window then.
  Worth expected(const State& state, const Action& action, std::size_t ahead, Window window) {
    // The robber's move and the theft are one.
    const std::size_t rest = action.kind == ActionKind::MoveRobber ? ahead : ahead - 1;
    std::vector<WeighedOutcome> all = outcomes(*game_, state, action);
    if (all.empty()) return after(state, action, rest, window);
    if (action.kind == ActionKind::Roll) all = by_sum(all);
    Worth sum = 0;
    int weights = 0;
    for (const auto& [outcome, weight] : all) {
      Action resolved = action;
      resolved.c = outcome;
      sum += weight * after(state, resolved, rest, {-unbounded, unbounded});
      weights += weight;
    }
    return sum / weights;
  }

  /// In the base game it does not matter which dice make a sum.
  static std::vector<WeighedOutcome> by_sum(const std::vector<WeighedOutcome>& dice) {
    std::vector<WeighedOutcome> sums;
    for (const WeighedOutcome& each : dice) {
      const auto sum = [](std::uint16_t outcome) { return first_die(outcome) + second_die(outcome); };
      const auto same = std::ranges::find_if(
          sums, [&](const WeighedOutcome& other) { return sum(other.outcome) == sum(each.outcome); });
      same == sums.end() ? sums.push_back(each) : void(same->weight += each.weight);
    }
    return sums;
  }

  Worth after(const State& state, const Action& action, std::size_t ahead, Window window) {
    State next = state;
    apply(*game_, next, action);
    return best(next, ahead, window);
  }

  const Game* game_ = nullptr;
  SeatId seat_ = SeatId(0);
  std::unique_ptr<Yields> yields_;
  std::vector<Actions> legal_;
};

}  // namespace

const BotKind& alpha_beta_kind() {
  static const BotKind kind{"alpha-beta", "Alpha-beta", "Looks two actions ahead.",
                            [](const Game&, SeatId) { return std::make_unique<AlphaBeta>(); }};
  return kind;
}

}  // namespace hexwright
