#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/bot.h"
#include "model/playtest/match.h"
#include "tests/support/playing.h"
#include "tests/support/templates.h"

// Two scenarios that play the very same games, decision by decision.

namespace hexwright {

/// What a state shows, but for what its terrains are called.
struct Projection {
  std::vector<Cards> hands;
  std::vector<int> points, pieces;
  std::vector<std::uint8_t> numbers;
  int robber = 0;
};
inline Projection projection(const Game& game, const State& state) {
  Projection shown;
  for (const SeatId seat : game.seats()) {
    shown.hands.push_back(state.seats[seat].hand);
    shown.points.push_back(points(state, seat));
    shown.points.push_back(state.seats[seat].discoveries);
  }
  for (const IntersectionId place : game.board().intersections())
    shown.pieces.push_back(state.building[place].code);
  for (const PathId path : game.board().paths()) shown.pieces.push_back(state.route[path].code);
  for (const HexId hex : game.board().hexes()) shown.numbers.push_back(state.number[hex]);
  shown.robber = HexId(state.robber).value();
  return shown;
}

inline std::string differences(const Projection& one, const Projection& other) {
  std::string words;
  for (std::size_t i = 0; i < one.hands.size(); ++i)
    if (one.hands[i] != other.hands[i]) words += " hand of seat " + std::to_string(i);
  if (one.points != other.points) words += " points";
  if (one.pieces != other.pieces) words += " pieces";
  if (one.numbers != other.numbers) words += " numbers";
  if (one.robber != other.robber)
    words += " robber at " + std::to_string(one.robber) + " and " + std::to_string(other.robber);
  return words;
}

inline void expect_same_games(const Scenario& one, const Scenario& other, const char* bot, int games) {
  const Game first(one), second(other);
  const std::vector bots(static_cast<std::size_t>(first.players()), find_bot(bot));
  Match match(first, bots), twin(second, bots);
  for (int number = 0; number < games; ++number) {
    Actions log, twin_log;
    const auto ending = match.play(7, static_cast<std::uint64_t>(number), standard_most_turns, nullptr, &log);
    const auto twin_ending =
        twin.play(7, static_cast<std::uint64_t>(number), standard_most_turns, nullptr, &twin_log);
    State state = match.start(), twin_state = twin.start();
    ASSERT_EQ(differences(projection(first, state), projection(second, twin_state)), "")
        << "game " << number << " as it is set up";
    const std::size_t actions = std::min(log.size(), twin_log.size());
    for (std::size_t i = 0; i < actions; ++i) {
      apply(first, state, log[i]);
      apply(second, twin_state, twin_log[i]);
      ASSERT_EQ(differences(projection(first, state), projection(second, twin_state)), "")
          << "game " << number << " after action " << i << ", " << id(log[i].kind) << " and "
          << id(twin_log[i].kind);
    }
    EXPECT_EQ(ending.state.winner, twin_ending.state.winner) << "game " << number;
    EXPECT_EQ(log.size(), twin_log.size()) << "game " << number;
    EXPECT_EQ(ending.stuck, twin_ending.stuck) << "game " << number;
  }
}

/// So many in the full check.
inline int games_of_twins(int deep) { return is_full_check() ? deep : std::max(3, deep / 100); }

/// Random games and such of settlers.
inline void expect_twins_to_play_the_same(const Scenario& original, Scenario twin_of_it(const Scenario&)) {
  const Scenario twin = twin_of_it(original);
  expect_same_games(original, twin, "random", games_of_twins(2'000));
  expect_same_games(original, twin, "settler", games_of_twins(500));
}

}  // namespace hexwright
