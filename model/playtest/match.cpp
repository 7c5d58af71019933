#include "model/playtest/match.h"

#include <cassert>

#include "model/playtest/engine.h"
#include "model/playtest/stuck.h"

namespace hexwright {

namespace {

/// Follows who is ahead from turn to turn.
class Lead {
 public:
  /// At the end of a turn, and of the game.
  void look(const Game& game, const State& state, Tally& tally) {
    SeatId best;
    int most = -1;
    bool alone = false;
    for (const SeatId seat : game.seats()) {
      const int own = points(state, seat);
      alone = own != most && (own > most || alone);
      if (own > most) {
        most = own;
        best = seat;
      }
    }
    if (!alone || best == ahead_) return;
    if (ahead_ != none) ++tally.lead_changes;
    ahead_ = best;
  }

 private:
  SeatId ahead_;
};

}  // namespace

Match::Match(const Game& game, std::span<const BotKind* const> bots) : game_(&game), starter_(game) {
  seat(bots);
}

void Match::seat(std::span<const BotKind* const> bots) {
  assert(static_cast<int>(bots.size()) == game_->players());
  kinds_ = IdVector<SeatId, const BotKind*>({bots.begin(), bots.end()});
}

Match::Ending Match::play(std::uint64_t seed, std::uint64_t number, int most_turns, Tally* tally,
                          Actions* log) {
  Random random(seed, number);
  Ending ending(starter_, random);
  State& state = ending.state;
  start_ = state;
  BySeat<std::unique_ptr<Bot>> bots;
  for (const SeatId seat : game_->seats()) {
    bots[seat] = kinds_[seat]->make(*game_, seat);
    if (unwanted_) bots[seat]->set_cancel_flag(*unwanted_);
  }
  Lead lead;
  int looked_at = 0;  // turns
  bool may_get_stuck = true;
  while (state.phase != Phase::Over && !(unwanted_ && *unwanted_)) {
    if (state.turn_number > most_turns) {
      ending.stalled = true;
      break;
    }
    if (may_get_stuck && state.turn_number != looked_at) {
      if (is_stuck(*game_, state)) {
        ending.stuck = true;
        break;
      }
      may_get_stuck = !never_gets_stuck(*game_, state);
    }
    if (tally && state.turn_number != looked_at) lead.look(*game_, state, *tally);
    looked_at = state.turn_number;
    legal_actions(*game_, state, legal_);
    const SeatId seat = actor(state);
    Action action =
        legal_.size() == 1 ? legal_.front() : bots[seat]->choose(View(*game_, state, seat), legal_, random);
    resolve(*game_, state, action, random);
    apply(*game_, state, action, tally);
    if (log) log->push_back(action);
    ++ending.decisions;
  }
  if (tally) lead.look(*game_, state, *tally);
  return ending;
}

Match::Ending follow(const Game& game, const State& start, std::span<const Action> actions, Tally& tally) {
  Match::Ending ending(start);
  Lead lead;
  int looked_at = 0;  // turns
  for (const Action& action : actions) {
    if (ending.state.turn_number != looked_at) lead.look(game, ending.state, tally);
    looked_at = ending.state.turn_number;
    apply(game, ending.state, action, &tally);
    ++ending.decisions;
  }
  lead.look(game, ending.state, tally);
  return ending;
}

State replayed(const Game& game, State start, std::span<const Action> log) {
  for (const Action& action : log) apply(game, start, action);
  return start;
}

}  // namespace hexwright
