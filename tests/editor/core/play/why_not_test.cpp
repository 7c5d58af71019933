#include "core/play/why_not.h"

#include <algorithm>

#include "editor/core/play/driven.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;

std::string why(const PlaySession& session, ActionKind kind) {
  const auto refusal = why_not_now(session, kind);
  return refusal ? text(refusal->why) : "";
}

PlaySession with_persons(std::string_view name) {
  return started(setup_of(name, {"person", "person", "person", "person"}));
}

TEST(WhyNotNow, IsSilentExactlyAboutKindsThatCanBeDone) {
  PlaySession session = with_persons("fog-islands-4");
  for (int n = 0; n < 300 && !session.is_over(); ++n) {
    const auto choices = session.choices({});
    for (int kind = 0; kind < action_kinds; ++kind) {
      const bool can = std::ranges::any_of(choices, [kind](const Choice& choice) {
        return choice.action.kind == static_cast<ActionKind>(kind);
      });
      ASSERT_EQ(why(session, static_cast<ActionKind>(kind)).empty(), can)
          << "step " << n << ", kind " << kind;
    }
    step(session);
  }
}

TEST(WhyNotNow, NamesTheCardsThatAreMissing) {  // BASE-04
  PlaySession session = with_persons("base-3-4");
  ASSERT_TRUE(go_on_until(session, ActionKind::EndTurn));
  const Cards hand = session.state().seats[static_cast<std::size_t>(session.actor())].hand;
  ASSERT_FALSE(hand.covers(city_price));
  Cards missing;
  for (const Card card : {Card::Ore, Card::Grain})
    missing.add(card, std::max(0, city_price[card] - hand[card]));
  EXPECT_EQ(why(session, ActionKind::BuildCity), "cards are missing: " + cards_told(missing));
}

TEST(WhyNotNow, SaysWhatComesFirst) {
  PlaySession session = with_persons("base-3-4");
  EXPECT_THAT(why(session, ActionKind::BuildRoad), HasSubstr("founding settlement"));
  ASSERT_TRUE(go_on_until(session, ActionKind::Roll));
  EXPECT_THAT(why(session, ActionKind::BuildRoad), HasSubstr("dice have to be rolled"));
  EXPECT_THAT(why(session, ActionKind::EndTurn), HasSubstr("dice have to be rolled"));
}

}  // namespace
}  // namespace hexwright
