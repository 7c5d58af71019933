#include <algorithm>
#include <array>
#include <span>

#include "model/board/index.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"
#include "model/rules/token_shares.h"

namespace hexwright {
namespace {

/// Fields of a face's outcome: terrain + 1, number, harbor + 1, dealt, and what the first has no room for.
constexpr unsigned terrain_bits = 31, number_shift = 5, harbor_shift = 9, dealt_shift = 12,
                   more_terrain_shift = 13;
constexpr std::size_t first_harbor = all_terrains.size();

const StackSupply& supply(const ReadContext& read, StackId stack) {
  return read.game.map().stacks()[stack.index()];
}

/// Which of the supplies it is.
template <class Supplies>
PoolId pool_id(const Supplies& supplies, const auto* one) {
  return one ? PoolId(one - supplies.data()) : PoolId();
}
PoolId token_pool_of(const ReadContext& read, StackId stack) {
  const MapView& map = read.game.map();
  return pool_id(map.token_pools(), map.token_pool(supply(read, stack).content->token_pool));
}
PoolId terrain_pool_of(const ReadContext& read, StackId stack) {
  const MapView& map = read.game.map();
  return pool_id(map.terrain_pools(), map.terrain_pool(supply(read, stack).content->dealt_from));
}

int sum(const auto& counts) {
  int all = 0;
  for (const auto count : counts) all += count;
  return all;
}

/// What is left in a token pool, by who takes it.
struct TokensLeft {
  /// By number: any hex takes one of these that takes none of its own terrain.
  std::array<std::uint8_t, 13> anybody{};
  /// By terrain: the one that its next hex takes; 0 for none.
  std::array<std::uint8_t, most_terrains> own{};
};

int count_known(const ReadContext& read, const std::vector<HexId>& hexes, Terrain terrain) {
  return static_cast<int>(
      std::count_if(hexes.begin(), hexes.end(), [&](HexId hex) { return shows(read.state, hex, terrain); }));
}

/// Hexes of a terrain that have taken a token of the pool, and those that at most are still to come.
struct TokenTakers {
  int served = 0, to_come = 0;
};

TokenTakers takers_of(const ReadContext& read, const TokenPool& pool, Terrain terrain) {
  TokenTakers takers{count_known(read, pool.drawing, terrain), 0};
  for (const StackSupply* stack : read.game.map().stacks_with_tokens_of(pool)) {
    const StackId i(stack - read.game.map().stacks().data());
    takers.served += count_known(read, stack->drawing, terrain);
    takers.to_come += hexes_in_stack(read.state, i.index(), terrain);
    if (const int dealt = read.state.dealt[i.index()]; dealt > 0)
      takers.to_come +=
          std::min<int>(dealt, hexes_in_pool(read.state, terrain_pool_of(read, i).index(), terrain));
  }
  return takers;
}

/// Takes what is left of a share out of the others, and returns it, the lowest first. Its hexes took the
/// lowest.
std::vector<int> left_of(const TokenShare& share, int served, std::array<std::uint8_t, 13>& counts) {
  std::vector<int> left;
  int wanted = total(share.tokens) - served;
  // clang 14 does not compile std::views::reverse. NOLINTNEXTLINE(modernize-loop-convert)
  for (auto token = share.tokens.rbegin(); token != share.tokens.rend(); ++token)
    for (int i = 0; i < token->second && wanted > 0 && counts[at(token->first)] > 0; ++i, --wanted) {
      --counts[at(token->first)];
      left.insert(left.begin(), token->first);
    }
  return left;
}

/// What is set aside for a terrain waits for its hexes. NSH-06
TokensLeft tokens_left(const ReadContext& read, PoolId pool) {
  TokensLeft left{read.state.token_pools[pool.index()], {}};
  if (read.game.scenario().terrain_tokens.empty()) return left;
  const TokenPool& supply_of_tokens = read.game.map().token_pools()[pool.index()];
  std::vector<int> surplus;
  for (const TokenShare& share : token_shares(read.game.map(), supply_of_tokens)) {
    if (!share.terrain) continue;
    const TokenTakers takers = takers_of(read, supply_of_tokens, *share.terrain);
    const auto own = left_of(share, takers.served, left.anybody);
    if (!own.empty()) left.own[at(*share.terrain)] = static_cast<std::uint8_t>(own[0]);
    for (auto i = static_cast<std::size_t>(takers.to_come); i < own.size(); ++i) surplus.push_back(own[i]);
  }
  // What is set aside for hexes that never come is anybody's, once nothing else is left.
  if (sum(left.anybody) == 0)
    for (const int number : surplus) ++left.anybody[at(number)];
  return left;
}

/// The terrain's own token, or each that is left for anybody; one face without a number where none is.
void weigh_numbers(const TokensLeft& tokens, const Face& face, int weight, int ways,
                   std::vector<WeighedOutcome>& outcomes) {
  Face with = face;
  with.number = tokens.own[at(face.terrain)];
  if (with.number != 0 || sum(tokens.anybody) == 0) {
    outcomes.push_back({face_outcome(with), weight * ways});
    return;
  }
  for (std::size_t number = 0; number < tokens.anybody.size(); ++number)
    if (tokens.anybody[number] > 0) {
      with.number = static_cast<int>(number);
      outcomes.push_back({face_outcome(with), weight * tokens.anybody[number]});
    }
}

/// Where hexes are laid into empty places, their discoverer says which of several comes first: of those that
/// wait one after the other. What lies face down is turned up in any order, with the same outcome. SEA-08
void list_turn_up(const ReadContext& read, const Task& task, Actions& actions) {
  list_at(actions, ActionKind::TurnUp, task.a);
  if (read.game.facts().land_stack == none) return;
  for (const Task& other : std::span(read.state.tasks).first(read.state.task_count)) {
    if (other.kind != TaskKind::TurnUp || other.seat != task.seat) return;
    const Action action = action_at(ActionKind::TurnUp, other.a);
    if (!is_known(read.state, other.a.hex()) &&
        std::find(actions.begin(), actions.end(), action) == actions.end())
      actions.push_back(action);
  }
}

constexpr Counter stacks_emptied{
    .id = "stacks-emptied", .title = N_("Stacks that run out"), .at = CountedAt::Stack, .timed = true};
constexpr Counter bags_emptied{.id = "tokens-run-out",
                               .title = N_("Number tokens that run out"),
                               .at = CountedAt::TokenPool,
                               .timed = true};

/// A stack, or the pool that its tokens come from, may just have run out.
void look_for_the_last(PlayContext& play, StackId stack, bool took_token) {
  if (hexes_left_in_stack(play.state, stack.index()) == 0) count(play, stacks_emptied, {.place = stack});
  if (!took_token) return;
  const PoolId pool = token_pool_of(play, stack);
  if (sum(play.state.token_pools[pool.index()]) == 0) count(play, bags_emptied, {.place = pool});
}

bool is_turned_up(const ReadContext& read, const Task& task) { return is_known(read.state, task.a.hex()); }

/// SEA-08
void reward(PlayContext& play, SeatId seat, Terrain terrain) {
  if (const auto resource = resource_of(terrain))
    take_from_bank(play, seat, card_of(*resource), 1);
  else if (terrain == Terrain::Gold)
    do_next(play, task_for(seat, TaskKind::TakeCard, 1));
}

/// The hex whose turn it would have been waits in the place of the one that was chosen.
void put_off(PlayContext& play, const Task& task, HexId chosen) {
  if (chosen == task.a.hex()) return;
  const auto waiting = std::span(play.state.tasks).first(play.state.task_count);
  const auto found = std::find_if(waiting.begin(), waiting.end(), [&](const Task& other) {
    return other.kind == TaskKind::TurnUp && other.a.hex() == chosen;
  });
  found->a = task.a;
}

void apply_turn_up(PlayContext& play, const Task& task, const Action& action) {
  const HexId hex = action.a.hex();
  put_off(play, task, hex);
  const Face face = face_of(action.c);
  const StackId stack = play.game.map().stack_of(hex);
  // What founders find counts as found in the first turn.
  if (play.tally) play.tally->discovered[hex] = std::max<std::uint16_t>(play.state.turn_number, 1);
  take_face(play, stack, face);
  set_terrain(play, hex, face.terrain);
  set_number(play, hex, face.number);
  // What lay face down gives its discoverer a card; what is laid into an empty place only where the scenario
  // says so. SEA-08
  if (stack != play.game.facts().land_stack || play.game.facts().card_for_land)
    reward(play, task.seat, face.terrain);
  happened(play, event::Revealed{task.seat, hex});
}

}  // namespace

int hexes_left_in_stack(const State& state, std::size_t stack) {
  return sum(state.stacks[stack]) + sum(state.own_in_stacks[stack]) + state.dealt[stack];
}

std::uint16_t face_outcome(const Face& face) {
  const unsigned harbor = face.harbor ? 1U + static_cast<unsigned>(*face.harbor) : 0U;
  const unsigned terrain = 1U + static_cast<unsigned>(face.terrain);
  return static_cast<std::uint16_t>((terrain & terrain_bits) |
                                    (terrain & ~terrain_bits) << (more_terrain_shift - number_shift) |
                                    static_cast<unsigned>(face.number) << number_shift |
                                    harbor << harbor_shift | (face.dealt ? 1U : 0U) << dealt_shift);
}

Face face_of(std::uint16_t outcome) {
  const unsigned harbor = outcome >> harbor_shift & 7U;
  return {
      static_cast<Terrain>(((outcome & terrain_bits) | outcome >> more_terrain_shift << number_shift) - 1U),
      static_cast<int>(outcome >> number_shift & 15U),
      harbor == 0 ? std::nullopt : std::optional(static_cast<HarborKind>(harbor - 1)),
      (outcome >> dealt_shift & 1U) != 0};
}

void weigh_faces(const ReadContext& read, StackId stack, std::vector<WeighedOutcome>& outcomes) {
  const auto& own = read.state.stacks[stack.index()];
  const PoolId token_pool = token_pool_of(read, stack);
  const TokensLeft tokens = token_pool == none ? TokensLeft() : tokens_left(read, token_pool);
  // So that faces with and without a token compare: every way to draw one counts as often.
  const int ways = std::max(1, sum(tokens.anybody));
  const int dealt = read.state.dealt[stack.index()];
  const PoolId pool = dealt == 0 ? PoolId() : terrain_pool_of(read, stack);
  const auto left_in_pool = [&](Terrain terrain) {
    return pool == none ? 0 : hexes_in_pool(read.state, pool.index(), terrain);
  };
  int in_pool = 0;
  for (const Terrain terrain : every_terrain) in_pool += left_in_pool(terrain);
  in_pool = std::max(1, in_pool);
  const auto weigh_face = [&](Face face, int certain, int in_shared) {
    const auto weigh = [&](int weight) {
      if (weight == 0) return;
      if (is_producing(face.terrain))
        weigh_numbers(tokens, face, weight, ways, outcomes);
      else
        outcomes.push_back({face_outcome(face), weight * ways});
    };
    weigh(certain * in_pool);
    // Each of the dealt ones is any hex left in the pool.
    face.dealt = certain > 0;
    weigh(dealt * in_shared);
  };
  for (const Terrain terrain : all_terrains)
    weigh_face({.terrain = terrain}, hexes_in_stack(read.state, stack.index(), terrain),
               left_in_pool(terrain));
  for (const HarborKind kind : all_harbor_kinds)
    weigh_face({.terrain = Terrain::Sea, .harbor = kind}, own[first_harbor + at(kind)], 0);
  for (const own::OwnTerrain& terrain : read.game.map().packs().terrains())
    weigh_face({.terrain = terrain.value}, hexes_in_stack(read.state, stack.index(), terrain.value),
               left_in_pool(terrain.value));
}

void take_face(PlayContext& play, StackId stack, const Face& face) {
  auto& own = play.state.stacks[stack.index()];
  auto& certain = face.harbor ? own[first_harbor + static_cast<std::size_t>(*face.harbor)]
                              : hexes_in_stack(play.state, stack.index(), face.terrain);
  if (certain > 0 && !face.dealt) {
    --certain;
  } else if (play.state.dealt[stack.index()] > 0) {
    --play.state.dealt[stack.index()];
    --hexes_in_pool(play.state, at(terrain_pool_of(play, stack)), face.terrain);
  }
  if (face.number != 0) --play.state.token_pools[at(token_pool_of(play, stack))][at(face.number)];
  if (play.tally) look_for_the_last(play, stack, face.number != 0);
}

void discover_around(PlayContext& play, SeatId seat, IntersectionId intersection) {
  if (!play.game.facts().explores && play.game.facts().land_stack == none) return;
  int position = 0;
  for (const HexId hex : play.board().intersection_hexes(intersection))
    if (hex != none && !is_known(play.state, hex))
      do_next(play, task_for(seat, TaskKind::TurnUp, hex), position++);
}

void weigh_turned_up(const ReadContext& read, const Action& action, std::vector<WeighedOutcome>& outcomes) {
  weigh_faces(read, read.game.map().stack_of(action.a.hex()), outcomes);
  // A stack that holds too few leaves open sea.
  if (outcomes.empty()) outcomes.push_back({face_outcome({Terrain::Sea, 0, {}}), 1});
}

constinit const std::array<const Counter*, 2> discovery_counters{&stacks_emptied, &bags_emptied};
constinit const TaskSpec turn_up{.kind = TaskKind::TurnUp,
                                 .list = list_turn_up,
                                 .apply = apply_turn_up,
                                 .idle = is_turned_up,
                                 .prompt = N_("{0} turns up the hex that was reached"),
                                 .comes_first = N_("{0} has to turn up the hex that was reached first")};

}  // namespace hexwright
