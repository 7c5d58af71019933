#include "model/playtest/bots/lookahead.h"

#include <algorithm>
#include <utility>

#include "model/board/index.h"
#include "model/playtest/bots/learned_models.h"
#include "model/playtest/bots/settler.h"

namespace hexwright {
namespace {

/// Of actions that a settler does not think of, how many of a kind are tried.
std::size_t most_of_kind(ActionKind kind) {
  switch (kind) {
    case ActionKind::BuildSettlement:
    case ActionKind::BuildCity:
      return 3;
    case ActionKind::OfferTrade:
    case ActionKind::Pass:
      return 0;
    default:
      return 2;
  }
}

/// The gain of what is not worth a try.
constexpr float out = -1000;

/// How good an action may be that no settler rates: what a hand or a route promises after it.
class Guess {
 public:
  explicit Guess(const View& view) : mind_(view, usual_weights) {}

  float worth(const Action& action) const {
    switch (action.kind) {
      case ActionKind::BuildSettlement:
        return mind_.board_worth.settlement(action.a.intersection());
      case ActionKind::BuildCity:
        return mind_.board_worth.city(action.a.intersection());
      case ActionKind::BuildRoad:
      case ActionKind::BuildShip:
        return worth_of_route(action);
      case ActionKind::TradeWithBank: {
        const auto give = static_cast<Card>(action.a.value());
        return mind_.goals().promise(mind_.hand - Cards(give, mind_.view.bank_rates()[give]) +
                                     Cards(static_cast<Card>(action.x)));
      }
      default:
        return 0;
    }
  }

 private:
  static constexpr int far = 4;

  float worth_of_route(const Action& action) const {
    float best = 0;
    for (const Way& way : mind_.board_worth.ways(far)) {
      if (way.first != action) continue;
      float worth = mind_.board_worth.discovery(way.to);
      if (mind_.view.sites().has(way.to)) worth += mind_.board_worth.settlement(way.to);
      best = std::max(best, worth / static_cast<float>(way.length()));
    }
    return best;
  }

  SettlerContext mind_;
};

/// The best one of each kind, then all others.
std::vector<RatedAction> best_of_kinds_first(const std::vector<RatedAction>& sorted) {
  std::array<bool, most_action_kinds> seen{};
  std::vector<RatedAction> firsts, others;
  for (const RatedAction& each : sorted) {
    const bool is_first = !std::exchange(seen[at(each.action.kind)], true);
    (is_first ? firsts : others).push_back(each);
  }
  firsts.insert(firsts.end(), others.begin(), others.end());
  return firsts;
}

bool has(const Actions& actions, const Action& action) {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void sort(std::vector<RatedAction>& rated) {
  std::stable_sort(rated.begin(), rated.end(),
                   [](const RatedAction& a, const RatedAction& b) { return a.gain > b.gain; });
}

/// The best one of each kind that is not among the rated ones, then the second best ones, and so on.
std::vector<RatedAction> others(const View& view, std::span<const Action> legal,
                                std::span<const RatedAction> rated) {
  std::vector<RatedAction> found;
  const Guess guess(view);
  for (const Action& action : legal)
    if (std::none_of(rated.begin(), rated.end(), [&](const auto& each) { return each.action == action; }))
      found.push_back({action, guess.worth(action)});
  sort(found);
  std::array<std::size_t, most_action_kinds> counts{};
  for (RatedAction& each : found) {
    const std::size_t place = counts[at(each.action.kind)]++;
    each.gain = place < most_of_kind(each.action.kind) ? -static_cast<float>(place) : out;
  }
  std::erase_if(found, [](const RatedAction& each) { return each.gain == out; });
  sort(found);
  return found;
}

}  // namespace

Actions candidates(const View& view, std::span<const Action> legal, const Action& preferred,
                   std::vector<RatedAction> rated, std::size_t most) {
  Actions tried{preferred};
  sort(rated);
  rated = best_of_kinds_first(rated);
  std::vector<RatedAction> unthought_of;
  // A settler rates all that it can do in a task, and while it founds.
  if (!view.task() && view.turn_number() > 0) unthought_of = others(view, legal, rated);
  const std::size_t room = most - std::min(unthought_of.size(), most / 2);
  for (const RatedAction& each : rated)
    if (tried.size() < room && !has(tried, each.action)) tried.push_back(each.action);
  for (const RatedAction& each : unthought_of)
    if (tried.size() < most) tried.push_back(each.action);
  return tried;
}

BySeat<float> chances_to_win(const Game& game, const State& state) {
  BySeat<float> chances{};
  if (state.phase == Phase::Over || state.winner != none) {
    if (state.winner != none) chances[state.winner] = 1;
    return chances;
  }
  for (const SeatId seat : game.seats()) {
    const View view(game, state, seat);
    const SettlerContext context(view, usual_weights);
    chances[seat] = game.hooks().traits.empty() ? learned_outlook.strength(traits_of(context))
                                                : learned_module_outlook.strength(module_traits_of(context));
  }
  const float best = *std::max_element(chances.begin(), chances.begin() + game.players());
  float all = 0;
  for (const SeatId seat : game.seats()) all += chances[seat] = exponential(chances[seat] - best);
  for (float& each : chances) each /= all;
  return chances;
}

}  // namespace hexwright
