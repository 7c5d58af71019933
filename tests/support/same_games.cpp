#include "tests/support/same_games.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/engine.h"
#include "model/playtest/match.h"
#include "model/playtest/stuck.h"
#include "model/playtest/table.h"
#include "tests/support/templates.h"

namespace hexwright {

namespace {

/// What differs between two states, but for what their terrains are called; empty when nothing does.
std::string differences(const Game& game, const State& one, const Game& twin, const State& other) {
  std::string words;
  const auto compare = [&words](bool same, const char* what, int where) {
    if (!same) words += std::string(" ") + what + " " + std::to_string(where);
  };
  for (const SeatId seat : game.seats()) {
    const Seat &mine = one.seats[seat], &twins = other.seats[seat];
    compare(mine.hand == twins.hand, "hand of seat", seat.value());
    compare(points(one, seat) == points(other, seat), "points of seat", seat.value());
    const auto count = game.facts().stand_ins, twins_count = twin.facts().stand_ins;
    compare(!count || !twins_count || count({game, one}, seat) == twins_count({twin, other}, seat),
            "stand-ins of seat", seat.value());
    compare(mine.face_up == twins.face_up, "open cards of seat", seat.value());
  }
  for (const IntersectionId place : game.board().intersections()) {
    compare(one.building[place].code == other.building[place].code, "building", place.value());
    compare(one.overturned.has(place) == other.overturned.has(place), "overturned building", place.value());
  }
  for (const PathId path : game.board().paths())
    compare(one.route[path].code == other.route[path].code, "route", path.value());
  for (const HexId hex : game.board().hexes())
    compare(one.number[hex] == other.number[hex], "number", hex.value());
  for (const HexId hex : game.board().hexes())
    compare(shows(one, hex, Terrain::Desert) == shows(other, hex, Terrain::Desert), "desert", hex.value());
  compare(one.bank == other.bank, "bank", 0);
  for (std::size_t pool = 0; pool < one.token_pools.size(); ++pool)
    compare(one.token_pools[pool] == other.token_pools[pool], "token pool", static_cast<int>(pool));
  compare(HexId(one.robber) == HexId(other.robber), "robber", HexId(one.robber).value());
  compare(actor(one) == actor(other), "actor", actor(one).value());
  return words;
}

/// What a pack says has a kind of its own; what is of one kind is the same decision.
bool are_twins(const Action& one, const Action& other) { return one.kind != other.kind || one == other; }

std::string words_of(const Action& action) {
  return std::string(id(action.kind)) + " " + std::to_string(action.x) + " " +
         std::to_string(action.a.value()) + " " + std::to_string(action.b.value()) + " " +
         std::to_string(action.c);
}

/// How two lists of legal decisions and the decisions taken from them differ; empty when they do not.
std::string differences(const Actions& list, const Action& taken, const Actions& twins,
                        const Action& twin_taken) {
  if (list.size() != twins.size())
    return std::to_string(list.size()) + " decisions and " + std::to_string(twins.size());
  for (std::size_t i = 0; i < list.size(); ++i)
    if (!are_twins(list[i], twins[i])) return words_of(list[i]) + " beside " + words_of(twins[i]);
  const auto place = [](const Actions& all, const Action& action) {
    return std::ranges::find(all, without_outcome(action)) - all.begin();
  };
  if (place(list, taken) != place(twins, twin_taken) || !are_twins(taken, twin_taken))
    return words_of(taken) + " taken beside " + words_of(twin_taken);
  return "";
}

}  // namespace

void expect_same_games(const Scenario& one, const Scenario& other, const char* bot, int games) {
  const Game first(one), second(other);
  const std::vector bots(static_cast<std::size_t>(first.players()), find_bot(bot));
  Match match(first, bots), twin(second, bots);
  Actions list, twins;
  for (int number = 0; number < games; ++number) {
    Actions log, twin_log;
    const auto ending = match.play(7, static_cast<std::uint64_t>(number), standard_most_turns, nullptr, &log);
    const auto twin_ending =
        twin.play(7, static_cast<std::uint64_t>(number), standard_most_turns, nullptr, &twin_log);
    State state = match.start(), twin_state = twin.start();
    ASSERT_EQ(differences(first, state, second, twin_state), "") << "game " << number << " as it is set up";
    const std::size_t actions = std::min(log.size(), twin_log.size());
    for (std::size_t i = 0; i < actions; ++i) {
      legal_actions(first, state, list);
      legal_actions(second, twin_state, twins);
      ASSERT_EQ(differences(list, log[i], twins, twin_log[i]), "") << "game " << number << " at action " << i;
      apply(first, state, log[i]);
      apply(second, twin_state, twin_log[i]);
      ASSERT_EQ(differences(first, state, second, twin_state), "")
          << "game " << number << " after action " << i << ", " << id(log[i].kind) << " and "
          << id(twin_log[i].kind);
    }
    EXPECT_EQ(ending.state.winner, twin_ending.state.winner) << "game " << number;
    EXPECT_EQ(log.size(), twin_log.size()) << "game " << number;
    EXPECT_EQ(ending.stuck, twin_ending.stuck) << "game " << number;
  }
}

namespace {

/// Bots that lead two games. All look at the first one, one seat apart if that is asked for.
class Leaders {
 public:
  Leaders(const Game& first, const Game& second, const char* bot, SeatId reader = {})
      : first_(&first), second_(&second), reader_(reader) {
    for (const SeatId seat : first.seats())
      bots_[seat] = find_bot(bot)->make(seat == reader ? second : first, seat);
  }

  /// Where the decision stands that they take, without its outcome.
  std::size_t choose(const State& state, const Actions& legal, const State& twin, const Actions& twins,
                     Random& random) {
    if (legal.size() == 1) return 0;
    const SeatId seat = actor(state);
    return seat == reader_ ? place(View(*second_, twin, seat), twins, random)
                           : place(View(*first_, state, seat), legal, random);
  }

 private:
  std::size_t place(const View& view, const Actions& legal, Random& random) {
    const Action chosen = bots_[view.seat()]->choose(view, legal, random);
    return static_cast<std::size_t>(std::ranges::find(legal, without_outcome(chosen)) - legal.begin());
  }

  const Game *first_, *second_;
  SeatId reader_;
  BySeat<std::unique_ptr<Bot>> bots_;
};

/// What came of a game in step.
struct InStep {
  bool same = false;         ///< to its end, or until it was stuck or stalled
  bool stuck_apart = false;  ///< only one of both was stuck
  SeatId winner;
};

void expect_same_game(const Game& first, const Game& second, Leaders leaders, int number, InStep& result) {
  Random random(7, static_cast<std::uint64_t>(number)), twin_random = random;
  State state = Starter(first).start(random), twin_state = Starter(second).start(twin_random);
  ASSERT_EQ(differences(first, state, second, twin_state), "") << "game " << number << " as it is set up";
  Actions list, twins;
  int looked_at = 0;  // turns
  for (int i = 0; state.phase != Phase::Over && state.turn_number <= standard_most_turns; ++i) {
    if (state.turn_number != looked_at) {
      looked_at = state.turn_number;
      const bool stuck = is_stuck(first, state), twin_stuck = is_stuck(second, twin_state);
      result = {stuck || twin_stuck, stuck != twin_stuck, {}};
      if (result.same) return;
    }
    legal_actions(first, state, list);
    legal_actions(second, twin_state, twins);
    ASSERT_FALSE(list.empty() || twins.empty()) << "game " << number << " at action " << i;
    const std::size_t place = leaders.choose(state, list, twin_state, twins, random);
    ASSERT_LT(place, std::min(list.size(), twins.size())) << "game " << number << " at action " << i << ": "
                                                          << list.size() << " decisions and " << twins.size();
    Action next = list[place], twin_next = twins[place];
    twin_random = random;
    resolve(first, state, next, random);
    resolve(second, twin_state, twin_next, twin_random);
    ASSERT_EQ(differences(list, next, twins, twin_next), "") << "game " << number << " at action " << i;
    apply(first, state, next);
    apply(second, twin_state, twin_next);
    ASSERT_EQ(differences(first, state, second, twin_state), "")
        << "game " << number << " after action " << i << ", " << id(next.kind) << " and "
        << id(twin_next.kind);
  }
  EXPECT_EQ(state.phase, twin_state.phase) << "game " << number;
  EXPECT_EQ(state.winner, twin_state.winner) << "game " << number;
  result = {true, false, state.winner};
}

}  // namespace

void expect_same_games_in_step(const Scenario& one, const Scenario& other, const char* bot, int games) {
  const Game first(one), second(other);
  int stuck_apart = 0;
  InStep last{.same = true};
  for (int number = 0; number < games && last.same; ++number) {
    last = {};
    expect_same_game(first, second, {first, second, bot}, number, last);
    stuck_apart += last.stuck_apart ? 1 : 0;
  }
  if (stuck_apart > 0) std::printf("%d of %d games get stuck in one of both alone\n", stuck_apart, games);
  EXPECT_LE(1'000 * stuck_apart, games);
}

Wins wins_of_readers(const Scenario& one, const Scenario& other, int games) {
  const Game first(one), second(other);
  Wins found{0, 0};
  InStep last{.same = true};
  for (int number = 0; number < games && last.same; ++number) {
    const SeatId reader(number % first.players());
    last = {};
    expect_same_game(first, second, {first, second, "settler", reader}, number, last);
    if (last.winner == none) continue;
    ++found.games;
    found.wins += last.winner == reader ? 1 : 0;
  }
  return found;
}

namespace {

/// In the full check; else a tenth.
constexpr int random_games = 2'000, settlers_games = 500;

int as_many_as_asked(int games) { return is_full_check() ? games : games / 10; }

}  // namespace

void expect_twins_to_play_the_same(const Scenario& original, Scenario twin_of_it(const Scenario&)) {
  const Scenario twin = twin_of_it(original);
  expect_same_games(original, twin, "random", as_many_as_asked(random_games));
  expect_same_games(original, twin, "settler", as_many_as_asked(settlers_games));
}

void expect_twins_to_play_in_step(const Scenario& original, Scenario twin_of_it(const Scenario&)) {
  const Scenario twin = twin_of_it(original);
  expect_same_games_in_step(original, twin, "random", as_many_as_asked(random_games));
  expect_same_games_in_step(original, twin, "settler", as_many_as_asked(settlers_games));
}

}  // namespace hexwright
