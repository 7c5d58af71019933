#include "model/playtest/describe/narrator_words.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

const char* prompt_in(const Game& game, Phase phase) {
  switch (phase) {
    case Phase::FoundSettlement:
      return N_("{0} founds a settlement");
    case Phase::FoundRoute:
      return game.may_lay_ships() ? N_("{0} lays a road or ship beside the new settlement")
                                  : N_("{0} lays a road beside the new settlement");
    case Phase::BeforeRoll:
      return N_("{0} rolls the dice");
    case Phase::Special:
      return N_("{0} may build and buy");
    default:
      return N_("{0} trades, builds or ends the turn");
  }
}

}  // namespace

Message prompt(const Narrator& narrator, const State& state) {
  const NarratorWords words(narrator);
  if (state.phase == Phase::Over && state.winner == none) return {N_("everybody has lost"), {}};
  if (state.phase == Phase::Over)
    return by_number(points(state, state.winner),
                     plural("{1} has won with {0} point", "{1} has won with {0} points"),
                     {words.player(state.winner)});
  const Task* task = state.task();
  if (!task && state.paired != 0)
    return {N_("{0} trades with the bank, builds or ends the turn without dice"),
            {words.player(actor(state))}};
  if (!task) return {prompt_in(words.game(), state.phase), {words.player(actor(state))}};
  const TaskSpec& spec = spec_of(task->kind);
  if (spec.describe_prompt) return spec.describe_prompt(words, state, *task);
  return {spec.prompt, {words.player(task->seat), std::to_string(task->a)}};
}

}  // namespace hexwright
