#include <algorithm>

#include <fmt/format.h>

#include "model/playtest/invariants.h"
#include "model/rules/module.h"
#include "model/rules/ruleset.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

// Every two rule modules that may be played together are: on a template of one of them, with the other one
// switched on.

namespace hexwright {
namespace {

struct Pair {
  const RuleModule *one, *other;
};

bool is_allowed(const Pair& pair) {
  return conflicts(with_module(with_module({}, pair.one->id), pair.other->id)).empty();
}

std::vector<Pair> all_pairs() {
  std::vector<Pair> pairs;
  const auto modules = all_modules().subspan(1);  // all play the base game
  for (std::size_t i = 0; i < modules.size(); ++i)
    for (std::size_t j = i + 1; j < modules.size(); ++j) pairs.push_back({modules[i], modules[j]});
  return pairs;
}

const std::vector<Scenario>& templates() {
  static const std::vector<Scenario> all = [] {
    std::vector<Scenario> read;
    for (const std::string& name : template_names()) read.push_back(template_named(name));
    std::ranges::stable_sort(read, {}, [](const Scenario& scenario) { return scenario.cells.size(); });
    return read;
  }();
  return all;
}

/// The smallest template of one of them that can be played with both; of those that play both anyway, if any.
/// What stands in the way of the last that was tried, too.
std::optional<Scenario> map_for(const Pair& pair, std::string& obstacle) {
  for (const int needed : {2, 1})
    for (Scenario scenario : templates()) {
      const Ruleset rules(scenario.rules);
      if (rules.plays(pair.one->id) + rules.plays(pair.other->id) < needed) continue;
      for (const RuleModule* module : {pair.one, pair.other})
        scenario.rules = with_module(std::move(scenario.rules), module->id);
      if (!conflicts(scenario.rules).empty()) continue;
      const auto errors = playability_errors(scenario);
      if (errors.empty()) return scenario;
      obstacle = scenario.details.title + ": " + text(errors.front());
    }
  return std::nullopt;
}

class PairsOfModules : public testing::TestWithParam<Pair> {};

TEST_P(PairsOfModules, KeepAllInvariantsOrSayWhyTheyAreNotPlayedTogether) {
  const Pair& pair = GetParam();
  if (!is_allowed(pair)) {
    for (const Conflict& conflict : conflicts(with_module(with_module({}, pair.one->id), pair.other->id)))
      EXPECT_FALSE(std::string_view(conflict.why).empty());
    return;
  }
  std::string obstacle;
  const auto scenario = map_for(pair, obstacle);
  ASSERT_TRUE(scenario) << "no template can be played with both. " << obstacle;
  const Game game(*scenario, {.offers_a_turn = 1, .unfinished = true});
  constexpr int most_turns = 300;
  const int games = games_to_play(2);
  for (int number = 0; number < games; ++number) {
    Action before;
    int step = 0;
    std::string broken;
    play_random_game(game, 5, static_cast<std::uint64_t>(number), most_turns,
                     [&](const State& state, const Actions& legal, const Action& next) {
                       if (legal.empty()) broken += "nothing is legal; ";
                       if (is_looked_at(step++))
                         for (const std::string& each : broken_invariants(game, state))
                           broken += fmt::format("turn {}, after {}: {}; ", state.turn_number,
                                                 id(before.kind), each);
                       before = next;
                       return broken.empty();
                     });
    ASSERT_EQ(broken, "") << scenario->details.title << ", game " << number;
  }
}

INSTANTIATE_TEST_SUITE_P(, PairsOfModules, testing::ValuesIn(all_pairs()), [](const auto& test) {
  std::string name = fmt::format("{}_and_{}", test.param.one->id, test.param.other->id);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace hexwright
