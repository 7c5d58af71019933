#pragma once

#include <optional>

#include "model/board/index.h"
#include "model/playtest/game.h"
#include "model/playtest/tally.h"
#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// Whose decision it is; `nobody` when the game is over.
SeatId actor(const State& state);

/// Every decision that the actor has, without outcomes; never empty before the end. Of offers to other
/// players it lists one card for one; `refusal` takes every offer that both could keep. Replaces `actions`.
void legal_actions(const Game& game, const State& state, Actions& actions);

/// Why this cannot be done now; none when it can be. An outcome, where there is one, must be possible, too.
std::optional<Refusal> refusal(const Game& game, const State& state, const Action& action);

/// Lets chance say its part: dice, cards that are drawn, hexes that come up. Leaves other actions as they
/// are. Precondition: legal.
void resolve(const Game& game, const State& state, Action& action, Random& random);
/// Every outcome that chance may say, each with its weight: whole numbers that compare among themselves.
/// Empty for actions without one.
struct WeighedOutcome {
  std::uint16_t outcome = 0;
  int weight = 0;
};
std::vector<WeighedOutcome> outcomes(const Game& game, const State& state, const Action& action);

/// Precondition: legal, with its outcome. Counts what happens in `tally` where there is one.
void apply(const Game& game, State& state, const Action& action, Tally* tally = nullptr);

/// Visible ones and those of cards. BASE-11
int points(const State& state, SeatId seat);
/// Counted anew from the board, cards and chits, to be held against `points`.
int points_from_scratch(const Game& game, const State& state, SeatId seat);
/// The longest trade route, in paths. BASE-10, SEA-03
int longest_route(const Game& game, const State& state, SeatId seat);
/// How many cards of this resource the bank takes for one. BASE-08
constexpr int bank_rate(const Seat& seat, Card card) {
  constexpr auto bit = [](HarborKind kind) { return 1U << static_cast<unsigned>(kind); };
  if ((seat.harbors & bit(special_harbors[at(card)])) != 0) return 2;
  return (seat.harbors & bit(HarborKind::Generic)) != 0 ? 3 : 4;
}
/// How many cards the seat may hold when a 7 is rolled, with all that lets it keep more. BASE-07
int hand_limit_of(const Game& game, const State& state, SeatId seat);

}  // namespace hexwright
