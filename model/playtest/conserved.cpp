#include <array>
#include <numeric>

#include <fmt/format.h>

#include "model/board/index.h"
#include "model/playtest/invariants.h"

namespace hexwright {
namespace {

using Broken = std::vector<std::string>;

int sum(const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

void find_lost_cards(const ReadContext& read, Broken& broken) {
  Cards all = read.state.bank;
  for (const Seat& seat : read.state.seats) all += seat.hand.without_spices();
  all += laid_aside(read).cards;
  const int each = read.game.facts().cards_each;
  for (const Card card : resource_cards) {
    const int count = all[card];
    if (count != each) broken.push_back(fmt::format("{} {} cards of {}", count, id(card), each));
  }
  const int of_commodity = read.game.facts().commodities_each;
  for (const Card card : commodity_cards)
    if (all[card] != of_commodity)
      broken.push_back(fmt::format("{} {} cards of {}", all[card], id(card), of_commodity));
  if (!read.state.bank.spices().empty()) broken.push_back("spice cards in the bank");
  for (const SeatId seat : read.game.seats())
    if (!seat_of(read, seat).hand.covers(seat_of(read, seat).face_up))
      broken.push_back(fmt::format("seat {} shows cards that it does not have", seat.value()));
}

/// BASE-09
void find_lost_developments(const ReadContext& read, Broken& broken) {
  const Developments all = read.game.facts().deck;
  for (const Development card : all_developments) {
    const auto i = static_cast<std::size_t>(card);
    int count = read.state.developments[i];
    for (const Seat& seat : read.state.seats) {
      count += seat.developments[i] + seat.fresh[i];
      if (card == Development::Knight) count += seat.knights;
      if (card == Development::VictoryPoint && seat.fresh[i] > 0)
        broken.emplace_back("a victory point card waits for the next turn");
    }
    // Those of progress leave the game when they are played.
    const bool leaves = card != Development::Knight && card != Development::VictoryPoint;
    if (leaves ? count > all[i] : count != all[i])
      broken.push_back(fmt::format("{} cards {} of {}", count, id(card), all[i]));
  }
}

/// Every face-down hex has its own in the stack, as long as the stack is large enough. SEA-09
void find_lost_hexes(const ReadContext& read, Broken& broken) {
  const MapView& map = read.game.map();
  for (std::size_t i = 0; i < map.stacks().size(); ++i) {
    const StackSupply& stack = map.stacks()[i];
    // Stacks that come up in pairs also fill cells of each other.
    const bool paired = map.is_partner(stack) || (stack.content && map.partner_of(stack));
    if (!stack.content || !map.is_used(stack) || paired) continue;
    int all = stack.content->dealt, turned_up = 0;
    for (const auto& [terrain, count] : stack.content->hexes) all += count;
    for (const auto& [kind, count] : stack.content->harbors) all += count;
    for (const HexId hex : stack.drawing) turned_up += is_known(read.state, hex) ? 1 : 0;
    const int left = hexes_left_in_stack(read.state, i);
    if (read.game.facts().explores && left != std::max(0, all - turned_up))
      broken.push_back(
          fmt::format("stack {} holds {} hexes, {} of {} were turned up", stack.name, left, turned_up, all));
  }
}

bool is_producing(const ReadContext& read, HexId hex) {
  return is_known(read.state, hex) && is_producing(static_cast<Terrain>(read.state.terrain[hex]));
}

enum class Laid { No, Perhaps, Yes };

/// A fixed token is not laid where the terrain that was drawn has no use for it. A hex of
/// `Facts::may_lose_token` may have been another terrain before, but of a drawn one nobody can tell that any
/// more.
Laid was_token_laid(const ReadContext& read, HexId hex) {
  if (read.game.map().number(hex) == MapView::no_number) return Laid::No;
  if (is_producing(read, hex)) return Laid::Yes;
  if (!read.game.facts().may_lose_token.has(hex)) return Laid::No;
  const auto fixed = read.game.map().terrain(hex);
  return !fixed ? Laid::Perhaps : is_producing(*fixed) ? Laid::Yes : Laid::No;
}

/// Tokens lie on the board or wait in a pool; there are as many of each as the map says.
void find_lost_tokens(const ReadContext& read, Broken& broken) {
  const MapView& map = read.game.map();
  std::array<int, 13> least{}, most{}, are{};
  for (const HexId hex : read.board().hexes()) {
    const Laid laid = was_token_laid(read, hex);
    if (laid == Laid::Yes) ++least[at(map.number(hex))];
    if (laid != Laid::No) ++most[at(map.number(hex))];
    ++are[read.state.number[hex]];
    if (read.state.number[hex] != 0 && !is_producing(read, hex))
      broken.push_back(fmt::format("a token on hex {}, which has no use for it", hex.value()));
  }
  for (std::size_t i = 0; i < map.token_pools().size(); ++i) {
    if (!map.token_pools()[i].content) continue;
    for (const auto& [number, count] : *map.token_pools()[i].content)
      least[at(number)] += count, most[at(number)] += count;
    for (std::size_t number = 0; number < 13; ++number) are[number] += read.state.token_pools[i][number];
  }
  for (std::size_t number = 2; number < are.size() && !read.game.facts().tokens_change; ++number)
    if (are[number] < least[number] || are[number] > most[number])
      broken.push_back(fmt::format("{} tokens {} of {}", are[number], number,
                                   are[number] < least[number] ? least[number] : most[number]));
}

/// SEA-07
void find_wrong_chits(const ReadContext& read, Broken& broken) {
  const auto areas = read.game.chit_areas();
  for (std::size_t i = 0; i < areas.size(); ++i) {
    int scored = 0;
    for (const Seat& seat : read.state.seats) {
      scored += seat.settled_in[i] > 0 ? 1 : 0;
      if (seat.settled_in[i] > areas[i].chits.settlements)
        broken.push_back(fmt::format("{} settlements score in area {}", seat.settled_in[i], i));
    }
    if (!areas[i].chits.every_player && scored > 1)
      broken.push_back(fmt::format("{} players score in area {}", scored, i));
    if ((scored > 0) != ((read.state.chit_areas >> i & 1U) != 0))
      broken.push_back(fmt::format("area {} has been scored by {}", i, scored));
  }
  const bool more = read.game.facts().sources_of_chits > 0;
  for (const SeatId seat : read.game.seats()) {
    int chits = 0;
    for (std::size_t i = 0; i < areas.size(); ++i)
      chits += seat_of(read, seat).settled_in[i] * areas[i].chits.points;
    if (more ? chits > seat_of(read, seat).chits : chits != seat_of(read, seat).chits)
      broken.push_back(
          fmt::format("seat {}: {} chits of {}", seat.value(), seat_of(read, seat).chits, chits));
  }
}

}  // namespace

void find_lost_supplies(const ReadContext& read, std::vector<std::string>& broken) {
  find_lost_cards(read, broken);
  find_lost_developments(read, broken);
  find_lost_hexes(read, broken);
  find_lost_tokens(read, broken);
  find_wrong_chits(read, broken);
}

}  // namespace hexwright
