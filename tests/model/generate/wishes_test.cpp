#include "model/generate/wishes.h"

#include <gmock/gmock.h>

namespace hexwright {
namespace {

Wish wish(std::string_view words) {
  const auto read = wish_from_text(words);
  if (const auto* refusal = read.refusal()) throw std::runtime_error(text(refusal->why));
  return read.value();
}
std::string why_not(std::string_view words) {
  const auto read = wish_from_text(words);
  const auto* refusal = read.refusal();
  return refusal ? text(refusal->why) : "";
}

TEST(Wishes, AreWrittenAndReadAsWords) {
  EXPECT_EQ(wish("red-numbers-apart"), (Wish{WishKind::RedNumbersApart}));
  EXPECT_EQ(wish("corner-pips=10"), (Wish{WishKind::CornerPips, 10}));
  EXPECT_EQ(wish("terrains-together=2:5"), (Wish{WishKind::TerrainsTogether, 2, 5}));
  for (const WishKind kind : all_wish_kinds) {
    const Wish each{kind, info(kind).usual, 3};
    EXPECT_EQ(wish(to_text(each)), each) << to_text(each);
    EXPECT_EQ(info(kind).kind, kind);
    EXPECT_EQ(wish_kind_from_id(info(kind).id), kind);
  }
}

TEST(Wishes, SayWhatTheyAskFor) {
  EXPECT_EQ(text(title({WishKind::CornerPips, 10})), "At most 10 pips at an intersection");
  EXPECT_EQ(text(title({WishKind::RedNumbersApart})), "No red number touches another");
}

TEST(Wishes, AreRefusedWithWhatWouldDo) {
  EXPECT_EQ(why_not("corner-pips"), "the wish corner-pips needs a number: corner-pips=11");
  EXPECT_EQ(why_not("corner-pips=99"), "the wish corner-pips takes a number from 1 to 15, not \"99\"");
  EXPECT_EQ(why_not("corner-pips=ten"), "the wish corner-pips takes a number from 1 to 15, not \"ten\"");
  EXPECT_EQ(why_not("red-numbers-apart=2"), "the wish red-numbers-apart takes no number");
  EXPECT_EQ(why_not("corner-pips=9:0"),
            "the weight of the wish corner-pips is a number from 1 to 1000, not \"0\"");
  EXPECT_THAT(why_not("pips"),
              testing::StartsWith("there is no wish \"pips\"; there are red-numbers-apart, "));
}

TEST(Wishes, HaveSetsByName) {
  ASSERT_TRUE(find_wish_set("tournament"));
  EXPECT_GE(find_wish_set("tournament")->wishes.size(), 5U);
  EXPECT_TRUE(find_wish_set("wild")->wishes.empty());
  EXPECT_FALSE(find_wish_set("nobody's"));
}

}  // namespace
}  // namespace hexwright
