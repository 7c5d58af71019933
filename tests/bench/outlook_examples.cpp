#include "tests/bench/outlook_examples.h"

#include <algorithm>

namespace hexwright {
namespace {

constexpr int most_turns = 400;
/// One turn in so many becomes an example: those of one game are much alike.
constexpr std::uint32_t turns_an_example = 6;

/// How much settlers depart, in one game, from what they think best.
struct Whims {
  explicit Whims(std::uint64_t game)
      : is_open_founding(game % 4 != 0),
        one_in(game % 3 == 0   ? 0U
               : game % 3 == 1 ? 40U
                               : 15U) {}
  bool is_open_founding;
  std::uint32_t one_in;  ///< of all decisions in turns and tasks is made at random; 0: none
};

/// Any of the best few founding places, as few or many as chance has it.
Action any_of_the_best(std::vector<RatedAction>& rated, Random& random) {
  constexpr std::uint32_t most = 10;
  std::stable_sort(rated.begin(), rated.end(), [](const auto& a, const auto& b) { return a.gain > b.gain; });
  const auto few = std::min(static_cast<std::uint32_t>(rated.size()), 1 + random.below(most));
  return rated[random.below(few)].action;
}

Action choice(Settler& settler, const View& view, const Actions& legal, const Whims& whims, Random& random) {
  std::vector<RatedAction> rated;
  const Action best = settler.rate(view, legal, random, &rated);
  if (view.turn_number() == 0) return whims.is_open_founding ? any_of_the_best(rated, random) : best;
  if (whims.one_in == 0 || random.below(whims.one_in) != 0) return best;
  return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

void add_traits(const SettlerContext& context, std::vector<Traits>& to) { to.push_back(traits_of(context)); }
void add_traits(const SettlerContext& context, std::vector<ModuleTraits>& to) {
  to.push_back(module_traits_of(context));
}

template <class Network>
NetworkExample<Network> example(const Game& game, const State& state) {
  NetworkExample<Network> example;
  for (const SeatId seat : game.seats()) {
    const View view(game, state, seat);
    add_traits(SettlerContext(view, usual_weights), example.seats);
  }
  return example;
}

bool is_beginning_of_turn(const State& state) {
  return state.phase == Phase::BeforeRoll && state.task_count == 0;
}

/// Those of games that nobody won are dropped.
template <class Network>
void add_examples(const Game& game, std::uint64_t number, Random random, Examples<Network>& to) {
  const Whims whims(number);
  const std::size_t first = to.size();
  State state = Starter(game).start(random);
  BySeat<Settler> settlers;
  Actions legal;
  while (state.phase != Phase::Over && state.turn_number < most_turns) {
    if (is_beginning_of_turn(state) && random.below(turns_an_example) == 0)
      to.push_back(example<Network>(game, state));
    legal_actions(game, state, legal);
    const SeatId seat = actor(state);
    Action action = legal.front();
    if (legal.size() > 1) action = choice(settlers[seat], View(game, state, seat), legal, whims, random);
    resolve(game, state, action, random);
    apply(game, state, action);
  }
  if (state.winner == none) to.resize(first);
  for (std::size_t i = first; i < to.size(); ++i)
    to[i].winner = static_cast<std::size_t>(state.winner.value());
}

}  // namespace

template <class Network>
Examples<Network> outlook_examples(const Game& game, std::uint64_t games, std::uint64_t seed) {
  Examples<Network> examples;
  for (std::uint64_t number = 0; number < games; ++number)
    add_examples(game, number, Random(seed, number), examples);
  return examples;
}

template Examples<OutlookModel> outlook_examples<OutlookModel>(const Game&, std::uint64_t, std::uint64_t);
template Examples<ModuleOutlookModel> outlook_examples<ModuleOutlookModel>(const Game&, std::uint64_t,
                                                                           std::uint64_t);

}  // namespace hexwright
