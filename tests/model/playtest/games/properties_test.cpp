#include <algorithm>

#include <rapidcheck/gtest.h>

#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/playtest/table.h"
#include "model/rules/module.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

Scenario any_template() { return template_named(*rc::gen::elementOf(template_names())); }

/// Some hundred actions of a game by chance.
RandomGame some_actions(const Game& game, const Visit& visit = {}) {
  int left = *rc::gen::inRange(1, 400);
  return play_random_game(game, *rc::gen::arbitrary<std::uint64_t>(), 0, 5'000,
                          [&](const State& state, const Actions& legal, const Action& next) {
                            return (!visit || visit(state, legal, next)) && --left > 0;
                          });
}

PlayOptions any_options() { return {.offers_a_turn = *rc::gen::inRange(0, 3)}; }

RC_GTEST_PROP(Games, TheSameLogLeadsToTheSameState, ()) {
  const Game game(any_template(), any_options());
  const RandomGame played = some_actions(game);
  RC_ASSERT(replayed(game, played.start, played.log) == played.end);
  // A log tells everything: nothing is left of what chance said in between.
  const Game again(game.scenario(), {.offers_a_turn = game.offers_a_turn()});
  RC_ASSERT(fingerprint(replayed(again, played.start, played.log)) == fingerprint(played.end));
}

RC_GTEST_PROP(Games, AnActionDoesTheSameCountedOrNot, ()) {
  const Game game(any_template(), any_options());
  const RandomGame played = some_actions(game);
  State counted = played.start;
  Tally tally;
  for (const Action& action : played.log) apply(game, counted, action, &tally);
  RC_ASSERT(counted == played.end);
}

RC_GTEST_PROP(Games, FingerprintsTellStatesApart, ()) {
  const Game game(any_template(), any_options());
  std::vector<State> states;
  some_actions(game, [&](const State& state, const Actions&, const Action&) {
    states.push_back(state);
    return true;
  });
  for (const State& one : states)
    RC_ASSERT((fingerprint(one) == fingerprint(states.back())) == (one == states.back()));
}

RC_GTEST_PROP(Games, WhatIsLegalHasAnOutcomeThatIsTaken, ()) {
  const Game game(any_template(), any_options());
  some_actions(game, [&](const State& state, const Actions& legal, const Action&) {
    for (Action action : legal) {
      const auto possible = outcomes(game, state, action);
      RC_ASSERT(possible.empty() != has_outcome(action.kind));
      if (possible.empty()) continue;
      for (const WeighedOutcome& each : possible) RC_ASSERT(each.outcome != 0 && each.weight > 0);
      action.c = possible.back().outcome;
      RC_ASSERT(!refusal(game, state, action));
    }
    return true;
  });
}

/// Who holds the award when these are the lengths, and `held` held it before. BASE-10
SeatId holder_by(const std::vector<int>& lengths, SeatId held) {
  const int longest = std::max(4, *std::max_element(lengths.begin(), lengths.end()));
  if (longest == 4) return none;
  if (held != none && lengths[held.index()] == longest) return held;
  const auto first = std::find(lengths.begin(), lengths.end(), longest);
  const bool tied = std::count(first, lengths.end(), longest) > 1;
  return tied ? SeatId() : SeatId(first - lengths.begin());
}

/// Whatever an action does to routes, one after the other: only how they lie after all of it counts. A ship
/// that moves is on its way between two actions.
RC_GTEST_PROP(Games, TheLongestRouteIsAwardedOnceForEachAction, ()) {  // BASE-10, DES-09
  const Game game(any_template(), any_options());
  SeatId held;
  play_random_game(game, *rc::gen::arbitrary<std::uint64_t>(), 0, *rc::gen::inRange(1, 300),
                   [&](const State& state, const Actions&, const Action&) {
                     if (const Task* task = state.task(); task && task->kind == TaskKind::PutDownShip)
                       return true;
                     std::vector<int> lengths;
                     for (const SeatId seat : game.seats())
                       lengths.push_back(longest_route(game, state, seat));
                     // Nobody scores for it where the rules say so. CLO-11
                     if (game.facts().longest_route) held = holder_by(lengths, held);
                     RC_ASSERT(state.longest_holder == held);
                     return true;
                   });
}

RuleChoices any_change(const RuleChoices& rules) {
  const RuleModule* module =
      *rc::gen::elementOf(std::vector<const RuleModule*>(all_modules().begin() + 1, all_modules().end()));
  const std::string_view id = module->id;
  if (!Ruleset(rules).plays(id)) return with_module(rules, id);
  if (module->options.empty() || *rc::gen::inRange(0, 3) == 0) return without_module(rules, id);
  const ModuleOption& option = module->options[*rc::gen::inRange<std::size_t>(0, module->options.size())];
  switch (option.kind) {
    case ModuleOption::Kind::YesNo:
      return with_option(rules, id, option.id, Ruleset(rules).is_on(id, option.id) ? "no" : "yes");
    case ModuleOption::Kind::Number:
      return with_option(rules, id, option.id,
                         std::to_string(*rc::gen::inRange(option.least, option.most + 1)));
    case ModuleOption::Kind::OneOf:
      return with_option(rules, id, option.id,
                         std::string((*rc::gen::elementOf(std::vector<OptionValue>(option.values.begin(),
                                                                                   option.values.end())))
                                         .id));
    default:
      return rules;
  }
}

/// One thing about a scenario that a designer may decide differently: rules, terrains, chits, threshold.
Scenario changed(Scenario scenario) {
  const auto any_cell = [&]() -> Cell& {
    return scenario.cells.nth(*rc::gen::inRange<std::size_t>(0, scenario.cells.size()))->second;
  };
  switch (*rc::gen::inRange(0, 8)) {
    case 0:
      any_cell().terrain = *rc::gen::element(Terrain::Jungle, Terrain::Volcano, Terrain::Spice, Terrain::Gold,
                                             Terrain::Desert, Terrain::Fields, Terrain::Sea);
      break;
    case 1:
      any_cell().token = *rc::gen::element(3, 4, 5, 9, 10, 11);
      break;
    case 2: {
      auto& one = any_cell().terrain;
      std::swap(one, any_cell().terrain);
      break;
    }
    case 3:
      scenario.details.victory_points = *rc::gen::inRange(5, 16);
      break;
    case 4:
      scenario.details.pieces.roads = *rc::gen::inRange(5, 20);
      break;
    case 5:
      if (!scenario.areas.empty())
        scenario.areas.begin()->second.chits =
            Chits{*rc::gen::inRange(1, 3), *rc::gen::inRange(1, 3), *rc::gen::inRange(0, 2) == 1};
      break;
    default:
      scenario.rules = any_change(scenario.rules);
  }
  return scenario;
}

/// Any map that the checks let through plays, whichever rules it combines.
RC_GTEST_PROP(Games, OfAnyScenarioThatIsLegalKeepAllInvariants, ()) {
  Scenario scenario = any_template();
  const RuleChoices rules = scenario.rules;
  int changes = 0;
  for (int i = *rc::gen::inRange(1, 12); i > 0; --i)
    if (Scenario next = changed(scenario); playability_errors(next).empty()) {
      scenario = std::move(next);
      ++changes;
    }
  RC_CLASSIFY(changes > 2, "changed more than twice");
  RC_CLASSIFY(scenario.rules != rules, "by other rules");
  const Game game(scenario, any_options());
  some_actions(game, [&](const State& state, const Actions& legal, const Action&) {
    RC_ASSERT(!legal.empty());
    RC_ASSERT(broken_invariants(game, state) == std::vector<std::string>{});
    return true;
  });
}

}  // namespace
}  // namespace hexwright
