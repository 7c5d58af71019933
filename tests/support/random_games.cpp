#include "tests/support/random_games.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include <gtest/gtest.h>

namespace hexwright {

RandomGame play_random_game(const Game& game, std::uint64_t seed, std::uint64_t number, int most_turns,
                            const Visit& visit) {
  Random random(seed, number);
  RandomGame played;
  played.start = played.end = Starter(game).start(random);
  State& state = played.end;
  Actions legal;
  while (state.phase != Phase::Over && state.turn_number <= most_turns) {
    legal_actions(game, state, legal);
    Action next;
    if (!legal.empty()) next = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    if (visit && !visit(state, legal, next)) break;
    if (legal.empty()) break;
    resolve(game, state, next, random);
    apply(game, state, next);
    played.log.push_back(next);
  }
  return played;
}

int games_to_play(int usual) {
  const char* games = std::getenv("HEXWRIGHT_GAMES");
  return games ? std::max(1, std::atoi(games)) : usual;
}

void describe_games(std::string_view what, int games, int unended) {
  testing::Test::RecordProperty("stalled", unended);
  if (std::getenv("HEXWRIGHT_GAMES"))
    std::cout << what << ": " << games << " games, " << unended << " did not end\n" << std::flush;
}

}  // namespace hexwright
