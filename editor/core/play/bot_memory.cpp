#include "editor/core/play/bot_memory.h"

namespace hexwright {
namespace {

/// Apart from what chance brings: see `PlaySession`.
Random thoughts(std::uint64_t seed, std::size_t position) {
  constexpr std::uint64_t bots = std::uint64_t{1} << 63U;
  return Random(seed, bots + position);
}

}  // namespace

void BotMemory::forget() {
  for (auto& bot : bots_) bot.reset();
}

void BotMemory::set_cancel_flag(const std::atomic<bool>& unwanted) {
  if (unwanted_ != &unwanted) forget();
  unwanted_ = &unwanted;
}

Action BotMemory::decide(const Game& game, const BotKind& kind, const State& state, std::uint64_t seed,
                         std::size_t position, const Earlier& earlier) {
  if (turn_ != state.turn_number) forget();
  turn_ = state.turn_number;
  const SeatId seat = actor(state);
  auto& bot = bots_[seat];
  const auto choose = [&](std::size_t at, const State& seen) {
    Actions legal;
    legal_actions(game, seen, legal);
    if (legal.size() == 1) return legal.front();
    Random random = thoughts(seed, at);
    return bot->choose(View(game, seen, seat), legal, random);
  };
  if (!bot) {
    bot = kind.make(game, seat);
    if (unwanted_) bot->set_cancel_flag(*unwanted_);
    earlier([&](std::size_t at, const State& seen) {
      if (actor(seen) == seat) choose(at, seen);
    });
  }
  return choose(position, state);
}

}  // namespace hexwright
