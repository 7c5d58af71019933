#include "model/playtest/bots/founding_facts.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "model/board/index.h"
#include "model/scenario/special_harbors.h"

namespace hexwright {
namespace {

bool is_sea_beside(const View& view, IntersectionId intersection) {
  const auto& hexes = view.board().intersection_hexes(intersection);
  return std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    return hex == none || view.terrain(hex) == static_cast<std::uint8_t>(Terrain::Sea);
  });
}

float cards_at(const View& view, IntersectionId intersection) {
  float cards = 0;
  for (const HexId hex : view.board().intersection_hexes(intersection))
    if (hex != none) cards += static_cast<float>(pips(view.number(hex))) / 36;
  return cards;
}

float hidden_at(const View& view, IntersectionId intersection) {
  float hidden = 0;
  for (const HexId hex : view.board().intersection_hexes(intersection))
    if (hex != none && view.terrain(hex) == unknown_terrain) ++hidden;
  return hidden;
}

/// The most that is hidden one or two paths away.
float hidden_near(const View& view, IntersectionId intersection) {
  const BoardGraph& board = view.board();
  float most = 0;
  for (const IntersectionId past : board.intersection_neighbours(intersection)) {
    if (past == none) continue;
    most = std::max(most, hidden_at(view, past));
    for (const IntersectionId next : board.intersection_neighbours(past))
      if (next != none && next != intersection) most = std::max(most, hidden_at(view, next));
  }
  return most;
}

/// The best site two paths away.
float room_beside(const View& view, IntersectionId intersection) {
  const BoardGraph& board = view.board();
  float best = 0;
  for (const IntersectionId past : board.intersection_neighbours(intersection)) {
    if (past == none) continue;
    for (const IntersectionId next : board.intersection_neighbours(past))
      if (next != none && next != intersection && view.sites().has(next))
        best = std::max(best, cards_at(view, next));
  }
  return best;
}

}  // namespace

FoundingFacts operator+(const FoundingFacts& a, const FoundingFacts& b) {
  FoundingFacts sum = a;
  for (std::size_t i = 0; i < sum.cards.size(); ++i) sum.cards[i] += b.cards[i];
  sum.choice += b.choice, sum.other += b.other, sum.room += b.room, sum.hidden += b.hidden,
      sum.near_hidden += b.near_hidden;
  sum.coast += b.coast, sum.chits += b.chits;
  sum.numbers |= b.numbers, sum.harbors |= b.harbors;
  return sum;
}

FoundingFacts founding_facts(const Appraisal& appraisal, IntersectionId intersection) {
  const View& view = appraisal.view();
  FoundingFacts facts;
  for (const HexId hex : view.board().intersection_hexes(intersection)) {
    if (hex == none) continue;
    if (view.terrain(hex) == unknown_terrain) continue;
    const int number = view.number(hex);
    if (number != 0) facts.numbers |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(number));
    if (const auto resource = resource_of(static_cast<Terrain>(view.terrain(hex))))
      facts.cards[at(card_of(*resource))] += static_cast<float>(pips(number)) / 36;
    else if (view.terrain(hex) == static_cast<std::uint8_t>(Terrain::Gold))
      facts.choice += static_cast<float>(pips(number)) / 36;
    else
      facts.other += appraisal.hex(hex);
  }
  facts.hidden = hidden_at(view, intersection);
  facts.near_hidden = hidden_near(view, intersection);
  facts.room = room_beside(view, intersection);
  if (view.game().has_ships() && is_sea_beside(view, intersection)) facts.coast = 1;
  facts.chits = static_cast<float>(view.chits_at(intersection));
  facts.harbors = static_cast<std::uint8_t>(view.harbors(intersection));
  return facts;
}

const std::array<const char*, founding_feature_count> founding_feature_names{"brick",
                                                                             "lumber",
                                                                             "ore",
                                                                             "grain",
                                                                             "wool",
                                                                             "root of brick",
                                                                             "root of lumber",
                                                                             "root of ore",
                                                                             "root of grain",
                                                                             "root of wool",
                                                                             "road pair",
                                                                             "city pair",
                                                                             "numbers",
                                                                             "any harbor",
                                                                             "harbor with its resource",
                                                                             "other hexes",
                                                                             "room",
                                                                             "hidden hexes",
                                                                             "hidden hexes near",
                                                                             "coast",
                                                                             "chits",
                                                                             "choice",
                                                                             "root of choice"};

FoundingFeatures features_of(const FoundingFacts& facts) {
  FoundingFeatures f{};
  const auto has = [&](HarborKind kind) { return (facts.harbors >> static_cast<unsigned>(kind) & 1U) != 0; };
  const auto of = [&](Card card) { return facts.cards[at(card)]; };
  for (std::size_t i = 0; i < resource_cards.size(); ++i) f[i] = facts.cards[i];
  for (std::size_t i = 0; i < resource_cards.size(); ++i) f[5 + i] = std::sqrt(facts.cards[i]);
  f[10] = std::min(of(Card::Brick), of(Card::Lumber));
  f[11] = std::min(of(Card::Ore), of(Card::Grain));
  f[12] = static_cast<float>(std::popcount(facts.numbers));
  f[13] = has(HarborKind::Generic) ? 1.0F : 0.0F;
  for (const Resource resource : all_resources)
    if (has(special_harbors[at(resource)])) f[14] += of(card_of(resource));
  f[15] = facts.other;
  f[16] = facts.room;
  f[17] = facts.hidden;
  f[18] = facts.near_hidden;
  f[19] = facts.coast;
  f[20] = facts.chits;
  f[21] = facts.choice;
  f[22] = std::sqrt(facts.choice);
  return f;
}

}  // namespace hexwright
