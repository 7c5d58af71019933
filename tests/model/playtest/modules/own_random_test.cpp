#include <algorithm>
#include <cstdlib>
#include <map>

#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/rules/own/own.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/random_packs.h"
#include "tests/support/templates.h"

// Rules that nobody meant: whatever the validator lets pass can be played.

namespace hexwright {
namespace {

constexpr unsigned most_turns_of_a_game = 60;
constexpr int most_actions_of_a_turn = 4'000;  ///< 200 own ones, of up to 16 steps each

/// What may be done follows from what its player sees, but for whom there is something to steal from.
void expect_open(const Game& game, const State& state) {
  const SeatId seat = actor(state);
  if (seat == none || (state.task() && state.task()->kind == TaskKind::Steal)) return;
  Actions all, seen;
  legal_actions(game, state, all);
  if (std::ranges::any_of(all, [](const Action& each) { return each.kind == ActionKind::Steal; })) return;
  legal_actions(game, View(game, state, seat).visible(), seen);
  ASSERT_EQ(all, seen);
}

void play_some(const Scenario& scenario, unsigned games) {
  const Game game(scenario);
  for (const char* bot : {"random", "settler"}) {
    Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot(bot)));
    for (std::uint64_t number = 0; number < games; ++number) {
      Actions log;
      match.play(9, number, most_turns_of_a_game, nullptr, &log);
      State state = match.start();
      int in_turn = 0;
      std::size_t done = 0;
      for (const Action& action : log) {
        const int turn = state.turn_number;
        // The first game is looked at closely; in the others, what is wrong stays wrong for a while.
        const bool closely = number == 0 || ++done % 16 == 0 || done == log.size();
        if (closely) expect_open(game, state);
        apply(game, state, action);
        in_turn = state.turn_number == turn ? in_turn + 1 : 0;
        ASSERT_LT(in_turn, most_actions_of_a_turn) << "a turn that does not end";
        if (closely) ASSERT_THAT(broken_invariants(game, state), testing::IsEmpty());
      }
    }
  }
}

/// By where its packs begin: four parts, for as many processors.
class OwnRandomPacks : public testing::TestWithParam<unsigned> {};
TEST_P(OwnRandomPacks, ArePlayedWhereTheValidatorLetsThemPass) {  // OWN-15
  const char* asked = std::getenv("HEXWRIGHT_PACKS");
  const unsigned packs = asked             ? static_cast<unsigned>(std::max(1, std::atoi(asked))) / 4
                         : is_full_check() ? 5'000
                                           : 15;
  const unsigned games = is_full_check() ? 10 : 1;
  Random random(32, GetParam());
  unsigned passed = 0, drawn = 0;
  std::map<std::string, int> refusals;
  while (passed < packs && drawn < 200 * packs) {
    ++drawn;
    const own::Element pack = random_pack(random);
    const std::string written = write_pack(pack);
    SCOPED_TRACE(written);
    const LoadedPack loaded = read_pack(written);
    if (!loaded.problems.empty()) {
      ++refusals[text(loaded.problems.front().message)];
      continue;
    }
    ASSERT_EQ(loaded.pack, pack);
    Scenario scenario = with_pack_on_board(pack, drawn % 4 == 0 ? "new-shores-4" : "base-3-4");
    scenario.token_pools[std::string(pool_of_random_packs)] = {{3, 2}, {4, 1}, {10, 2}, {12, 1}};
    const auto findings = validate(scenario);
    const auto wrong = std::find_if(findings.begin(), findings.end(),
                                    [](const Finding& each) { return each.severity == Severity::Error; });
    if (wrong != findings.end()) {
      ++refusals[text(wrong->message)];
      continue;
    }
    ++passed;
    play_some(scenario, games);
    if (testing::Test::HasFatalFailure()) return;
  }
  for (const auto& [why, times] : refusals)
    if (static_cast<unsigned>(times) > drawn / 50) std::printf("%6d %s\n", times, why.c_str());
  std::printf("%u of %u packs passed\n", passed, drawn);
  EXPECT_EQ(passed, packs) << "the packs that are drawn say too little that can be";
}
INSTANTIATE_TEST_SUITE_P(Own, OwnRandomPacks, testing::Values(0U, 1U, 2U, 3U));

}  // namespace
}  // namespace hexwright
