#include "model/playtest/bots/outlook.h"

#include <algorithm>

#include "model/playtest/bots/exponential.h"
#include "model/playtest/bots/learned_models.h"
#include "model/playtest/bots/settler.h"

namespace hexwright {

BySeat<float> chances_to_win(const Game& game, const State& state) {
  BySeat<float> chances{};
  if (state.winner != none) {
    chances[state.winner] = 1;
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
