#include "model/playtest/cards.h"

#include <span>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwright {
namespace {

TEST(Bundles, HoldUpToThreeOfEachKindInTwoBitsEach) {
  for (unsigned bundle = 0; bundle <= 0xFFFF; ++bundle) {
    Cards cards;
    for (const Card card : std::span(all_cards).first(8))
      cards.add(card, static_cast<int>(bundle >> (2 * static_cast<unsigned>(card)) & 3U));
    ASSERT_EQ(Cards::of_bundle(static_cast<std::uint16_t>(bundle)), cards) << bundle;
    ASSERT_EQ(cards.bundle(), bundle);
  }
}

TEST(Hands, HoldElevenKinds) {  // CK-89
  Cards hand;
  int count = 0;
  for (const Card card : all_cards) hand.add(card, ++count);
  EXPECT_EQ(count, 11);
  EXPECT_EQ(hand.size(), 66);
  std::vector<Card> kinds;
  hand.for_each_kind([&](Card card) { kinds.push_back(card); });
  EXPECT_THAT(kinds, testing::UnorderedElementsAreArray(all_cards));
  for (const Card card : all_cards) EXPECT_EQ(hand[card], static_cast<int>(card) + 1);
  EXPECT_EQ(hand.resources() + hand.spices() + hand.commodities(), hand);
  EXPECT_EQ(hand.commodities().size(), 9 + 10 + 11);
  EXPECT_EQ(hand.nth(65), Card::Coin);
}

TEST(Hands, CoverCommoditiesAsResources) {  // CK-21
  const Cards hand = Cards(Card::Coin, 3) + Cards(Card::Ore, 1);
  EXPECT_TRUE(hand.covers(Cards(Card::Coin, 3)));
  EXPECT_FALSE(hand.covers(Cards(Card::Coin, 4)));
  EXPECT_FALSE(hand.covers(Cards(Card::Cloth)));
  EXPECT_FALSE(hand.covers(Cards(Card::Coin) + Cards(Card::Ore, 2)));
  EXPECT_TRUE((hand - Cards(Card::Coin, 3)).commodities().empty());
  EXPECT_FALSE(Cards(Card::Paper).empty());
}

TEST(Hands, OweNoMoreThanTheMostOfAKind) {  // BASE-06
  Cards owed(Card::Ore, 30);
  owed.add_up_to_most(Cards(Card::Ore, 2));
  owed.add_up_to_most(Cards(Card::Coin, 3));
  EXPECT_EQ(owed, Cards(Card::Ore, 31) + Cards(Card::Coin, 3));
}

TEST(SpiceCards, AreNutmegPepperAndCinnamon) {  // SPI-01
  EXPECT_EQ(card_from_id("nutmeg"), Card::Nutmeg);
  EXPECT_EQ(id(Card::Nutmeg), "nutmeg");
  EXPECT_EQ(title(Card::Nutmeg), "Nutmeg");
  for (const Card card : all_cards) EXPECT_EQ(card_from_id(id(card)), card);
}

TEST(SpiceCards, AreReadByTheirEarlierSpelling) {  // SPI-01
  EXPECT_EQ(card_from_id("saffron"), Card::Nutmeg);
}

}  // namespace
}  // namespace hexwright
