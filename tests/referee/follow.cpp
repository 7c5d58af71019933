#include "tests/referee/follow.h"

#include <fmt/format.h>

#include "model/playtest/engine.h"

namespace hexwright {
namespace {

constexpr std::uint64_t seed = 20'26;

std::string in_words(const State& before, const Action& action, const std::vector<std::string>& deviations) {
  std::string all =
      fmt::format("turn {}, seat {}, {} x {} a {} b {} c {}", before.turn_number, actor(before).value(),
                  id(action.kind), int(action.x), action.a.value(), action.b.value(), action.c);
  if (const auto asked = asked_in(before)) all += fmt::format(" for task {}", int(asked->kind));
  for (const std::string& each : deviations) all += "\n  " + each;
  return all;
}

/// The bots of a game, and chance.
struct Players {
  std::vector<std::unique_ptr<Bot>> bots;
  Random random;

  Players(const Game& game, const BotKind* kind, std::uint64_t number) : random(seed, number) {
    if (!kind) return;
    for (const SeatId seat : game.seats()) bots.push_back(kind->make(game, seat));
  }
  Action choose(const Game& game, const State& state, const Actions& legal) {
    if (legal.size() < 2) return legal.front();
    if (bots.empty()) return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    const SeatId seat = actor(state);
    return bots[seat.index()]->choose(View(game, state, seat), legal, random);
  }
};

}  // namespace

std::optional<Task> asked_in(const State& state) {
  return state.task() ? std::optional(*state.task()) : std::nullopt;
}

Followed follow_game(const Game& game, const BotKind* kind, std::uint64_t number, int most_turns,
                     const FollowVisit& visit) {
  Players players(game, kind, number);
  State state = Starter(game).start(players.random);
  referee::Referee judge(game, state);
  Followed followed;
  Actions legal;
  while (state.phase != Phase::Over && state.turn_number <= most_turns) {
    legal_actions(game, state, legal);
    Action next = players.choose(game, state, legal);
    resolve(game, state, next, players.random);
    const State before = state;
    auto deviations = judge.misjudged(asked_in(before), actor(before).value(), legal);
    apply(game, state, next);
    judge.follow(asked_in(before), actor(before).value(), next);
    ++followed.steps;
    for (std::string& each : judge.deviations(state)) deviations.push_back(std::move(each));
    if (!deviations.empty()) {
      followed.wrong =
          fmt::format("{} players, offers {}, game {}, step {}, {}", game.players(), game.offers_a_turn(),
                      number, followed.steps, in_words(before, next, deviations));
      return followed;
    }
    if (visit && !visit(state, judge)) break;
  }
  followed.ended = state.phase == Phase::Over;
  return followed;
}

}  // namespace hexwright
