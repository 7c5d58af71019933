#include "editor/core/play/why_not.h"

#include <algorithm>

#include "model/playtest/action_spec.h"
#include "tests/editor/core/play/driven.h"

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
    for (const ActionSpec* spec : all_action_specs()) {
      const bool can = std::ranges::any_of(
          choices, [spec](const Choice& choice) { return choice.action.kind == spec->kind; });
      ASSERT_EQ(why(session, spec->kind).empty(), can) << "step " << n << ", " << spec->id;
    }
    step(session);
  }
}

TEST(WhyNotNow, NamesTheCardsThatAreMissing) {  // BASE-04
  PlaySession session = with_persons("base-3-4");
  ASSERT_TRUE(go_on_until(session, ActionKind::EndTurn));
  const Cards hand = session.state().seats[session.actor()].hand;
  ASSERT_FALSE(hand.covers(city_price));
  Cards missing;
  for (const Card card : {Card::Ore, Card::Grain})
    missing.add(card, std::max(0, city_price[card] - hand[card]));
  EXPECT_EQ(why(session, ActionKind::BuildCity), "cards are missing: " + card_list(missing));
}

TEST(WhyNotNow, SaysWhatComesFirst) {
  PlaySession session = with_persons("base-3-4");
  EXPECT_THAT(why(session, ActionKind::BuildRoad), HasSubstr("founding settlement"));
  ASSERT_TRUE(go_on_until(session, ActionKind::Roll));
  EXPECT_THAT(why(session, ActionKind::BuildRoad), HasSubstr("dice have to be rolled"));
  EXPECT_THAT(why(session, ActionKind::EndTurn), HasSubstr("dice have to be rolled"));
}

TEST(WhyNotThere, SpeaksOfThePlaceThatIsPointedAt) {
  PlaySession session = with_persons("base-3-4");
  const auto why_there = [&](ActionKind kind, const Place& place) {
    const auto refusal = session.why_not(kind, place);
    return refusal ? text(refusal->why) : "";
  };
  // The middle of a land hex is no intersection: nothing is said of what lies around one.
  EXPECT_EQ(why_there(ActionKind::BuildSettlement, Hex{0, 0}), "point at an intersection, a corner of a hex");
  EXPECT_EQ(why_there(ActionKind::BuildSettlement, Intersection(Hex{40, 40}, Corner::North)),
            "this place is not on the board");
  ASSERT_TRUE(go_on_until(session, ActionKind::BuildRoad));
  EXPECT_EQ(why_there(ActionKind::BuildRoad, Hex{0, 0}), "point at a path, between two hexes");
  ASSERT_TRUE(go_on_until(session, ActionKind::EndTurn));
  EXPECT_EQ(why_there(ActionKind::BuildSettlement, Hex{0, 0}), "point at an intersection, a corner of a hex");
}

}  // namespace
}  // namespace hexwright
