#include "model/playtest/bots/founding_facts.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

#include "model/board/index.h"
#include "model/scenario/terrain.h"

namespace hexwright {
namespace {

bool is_sea_beside(const View& view, IntersectionId intersection) {
  const auto& hexes = view.board().intersection_hexes(intersection);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    return hex == none || view.terrain(hex) == static_cast<std::uint8_t>(Terrain::Sea);
  });
}

float hidden_at(const View& view, IntersectionId intersection) {
  float hidden = 0;
  for (const HexId hex : view.board().intersection_hexes(intersection))
    if (hex != none && view.terrain(hex) == unknown_terrain) ++hidden;
  return hidden;
}

/// The most that is hidden one or two paths away.
float hidden_near(const View& view, IntersectionId intersection) {
  float most = 0;
  if (!view.game().facts().hides_hexes) return most;
  const BoardGraph& board = view.board();
  for (const IntersectionId past : board.intersection_neighbours(intersection)) {
    if (past == none) continue;
    most = std::max(most, hidden_at(view, past));
    for (const IntersectionId next : board.intersection_neighbours(past))
      if (next != none && next != intersection) most = std::max(most, hidden_at(view, next));
  }
  return most;
}

/// Looks at what is one and two paths away.
void look_around(const BoardWorth& board_worth, IntersectionId intersection, FoundingFacts& facts) {
  const View& view = board_worth.view();
  const BoardGraph& board = view.board();
  for (const IntersectionId past : board.intersection_neighbours(intersection)) {
    if (past == none) continue;
    facts.room = std::max(facts.room, board_worth.discovery(past));
    for (const IntersectionId next : board.intersection_neighbours(past)) {
      if (next == none || next == intersection) continue;
      facts.room = std::max(facts.room, board_worth.discovery(next));
      if (!view.sites().has(next)) continue;
      facts.room = std::max(facts.room, board_worth.settlement(next));
      ++facts.sites;
    }
  }
}

}  // namespace

FoundingFacts operator+(const FoundingFacts& a, const FoundingFacts& b) {
  FoundingFacts sum = a;
  for (std::size_t i = 0; i < sum.cards.size(); ++i) sum.cards[i] += b.cards[i];
  sum.choice += b.choice;
  sum.other += b.other;
  sum.worth += b.worth;
  sum.room += b.room;
  sum.sites += b.sites;
  sum.hidden += b.hidden;
  sum.near_hidden += b.near_hidden;
  sum.coast += b.coast;
  sum.chits += b.chits;
  sum.correction += b.correction;
  sum.numbers |= b.numbers;
  sum.harbors |= b.harbors;
  return sum;
}

FoundingFacts founding_facts(const BoardWorth& board_worth, IntersectionId intersection) {
  const View& view = board_worth.view();
  FoundingFacts facts;
  for (const HexId hex : view.board().intersection_hexes(intersection)) {
    if (hex == none) continue;
    if (view.terrain(hex) == unknown_terrain) continue;
    const int number = view.number(hex);
    if (number != 0) facts.numbers |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(number));
    const float cards = static_cast<float>(pips(number)) / 36 *
                        static_cast<float>(view.yield_to(hex, intersection, Building::Settlement));
    if (const auto resource = resource_of(static_cast<Terrain>(view.terrain(hex))))
      facts.cards[at(card_of(*resource))] += cards;
    else if (view.terrain(hex) == static_cast<std::uint8_t>(Terrain::Gold))
      facts.choice += cards;
    else
      facts.other += board_worth.hex(hex);
  }
  facts.hidden = hidden_at(view, intersection);
  facts.near_hidden = hidden_near(view, intersection);
  facts.worth = board_worth.settlement(intersection);
  look_around(board_worth, intersection, facts);
  if (view.game().has_ships() && is_sea_beside(view, intersection)) facts.coast = 1;
  facts.chits = static_cast<float>(view.chits_at(intersection));
  facts.harbors = static_cast<std::uint16_t>(view.harbors(intersection));
  return facts;
}

FoundingFeatures features_of(const FoundingFacts& facts, const Game& game, SeatId seat) {
  FoundingFeatures features{};
  std::size_t count = 0;
  const auto add = [&](float feature) {
    assert(count < founding_feature_count);
    features[count++] = feature;
  };
  const auto has = [&](HarborKind kind) { return (facts.harbors >> static_cast<unsigned>(kind) & 1U) != 0; };
  const auto of = [&](Card card) { return facts.cards[at(card)]; };
  for (const Resource resource : all_resources) {
    const float cards = of(card_of(resource));
    add(4 * cards);
    add(2 * std::sqrt(cards));
    add(has(special_harbors[at(resource)]) ? 0.2F + 4 * cards : 0.0F);
  }
  add(4 * std::min(of(Card::Brick), of(Card::Lumber)));
  add(4 * std::min(of(Card::Ore), of(Card::Grain)));
  add(static_cast<float>(bit_count(facts.numbers)) / 6);
  add(has(HarborKind::Generic) ? 1.0F : 0.0F);
  for (const float each :
       {facts.other, facts.worth, facts.room, facts.sites / 8, facts.hidden / 3, facts.near_hidden / 3,
        facts.coast / 2, facts.chits / 2, 4 * facts.choice, 2 * std::sqrt(facts.choice)})
    add(each);
  add(game.has_ships() ? 1.0F : 0.0F);
  add(static_cast<float>(game.players()) / 6);
  add(static_cast<float>(seat.value()) / static_cast<float>(game.players()));
  add(static_cast<float>(game.points_to_win()) / 15);
  return features;
}

}  // namespace hexwright
