#include "model/playtest/cards.h"

#include <gtest/gtest.h>

namespace hexwright {
namespace {

TEST(Bundles, HoldUpToThreeOfEachKindInTwoBitsEach) {
  for (unsigned bundle = 0; bundle <= 0xFFFF; ++bundle) {
    Cards cards;
    for (const Card card : all_cards)
      cards.add(card, static_cast<int>(bundle >> (2 * static_cast<unsigned>(card)) & 3U));
    ASSERT_EQ(Cards::of_bundle(static_cast<std::uint16_t>(bundle)), cards) << bundle;
    ASSERT_EQ(cards.bundle(), bundle);
  }
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
