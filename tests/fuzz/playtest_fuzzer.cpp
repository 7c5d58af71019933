#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "model/playtest/engine.h"
#include "model/playtest/invariants.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/read_template.h"

namespace {

using namespace hexwright;

/// One of each set of rules.
constexpr std::array<std::string_view, 10> names{"base-3-4",
                                                 "base-5-6",
                                                 "new-shores-3",
                                                 "spices-fog-islands-4",
                                                 "spices-new-shores-4-unexplored",
                                                 "explorers-3-4",
                                                 "jungle-3-4",
                                                 "krakatoa-3",
                                                 "frontiers",
                                                 "desolation-3-4"};

std::unique_ptr<const Game> loaded(std::string_view name) {
  const Scenario scenario = read_template(name);
  promise(playability_errors(scenario).empty(), "templates can be played");
  return std::make_unique<const Game>(scenario, PlayOptions{.offers_a_turn = 2});
}

const Game& game_of(std::uint8_t byte) {
  static const auto games = [] {
    std::array<std::unique_ptr<const Game>, names.size()> all;
    std::transform(names.begin(), names.end(), all.begin(), loaded);
    return all;
  }();
  return *games[byte % games.size()];
}

/// The bytes of the input one after the other; zeros when they are used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}
  bool any() const { return at_ != end_; }
  std::uint8_t next() { return at_ == end_ ? std::uint8_t{0} : *at_++; }
  std::uint16_t next_two() { return static_cast<std::uint16_t>(next() | next() << 8U); }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

void check_invariants(const Game& game, const State& state) {
  const auto broken = broken_invariants(game, state);
  if (broken.empty()) return;
  std::fprintf(stderr, "%s\n", broken.front().c_str());
  promise(false, "no invariant breaks");
}

/// Any action at all: it is refused in words, or can be done.
Action any_action(Bytes& bytes) {
  Action action;
  action.kind = static_cast<ActionKind>(bytes.next() % most_action_kinds);
  action.x = bytes.next();
  action.a = bytes.next_two();
  action.b = bytes.next_two();
  if (has_outcome(action.kind)) action.c = bytes.next_two();
  return action;
}

bool is_taken(const Game& game, const State& state, const Action& action, const Actions& legal) {
  const auto why = refusal(game, state, action);
  if (why) promise(!text(why->why).empty(), "a refusal has words");
  const bool listed = std::find(legal.begin(), legal.end(), without_outcome(action)) != legal.end();
  promise(why || listed || action.kind == ActionKind::OfferTrade, "what is not legal is refused");
  return !why && (!has_outcome(action.kind) || action.c != 0);
}

/// What chance says is the input's as well.
Action with_outcome(const Game& game, const State& state, Action action, Bytes& bytes) {
  const auto possible = outcomes(game, state, action);
  promise(possible.empty() != has_outcome(action.kind), "chance has something to say, or is not asked");
  if (!possible.empty()) action.c = possible[bytes.next() % possible.size()].outcome;
  promise(!refusal(game, state, action), "what is legal is not refused");
  return action;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int most_actions = 600, between_looks = 16;
  constexpr std::uint8_t anything = '~';
  Bytes bytes(data, size);
  const Game& game = game_of(bytes.next());
  Random random(bytes.next());
  State state = Starter(game).start(random);
  check_invariants(game, state);
  Actions legal;
  for (int i = 0; i < most_actions && bytes.any() && state.phase != Phase::Over; ++i) {
    legal_actions(game, state, legal);
    promise(!legal.empty(), "something is legal before the end");
    const std::uint8_t byte = bytes.next();
    if (byte == anything) {
      const Action action = any_action(bytes);
      if (is_taken(game, state, action, legal)) apply(game, state, action);
    } else {
      apply(game, state, with_outcome(game, state, legal[byte % legal.size()], bytes));
    }
    if (i % between_looks == 0) check_invariants(game, state);
  }
  check_invariants(game, state);
  return 0;
}
