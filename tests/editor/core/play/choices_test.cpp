#include "editor/core/play/choices.h"

#include <gmock/gmock.h>

#include "tests/support/own_packs.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// Where the cards are that can be stolen now.
std::vector<Place> places_of_thefts(const Playing& play, const State& state) {
  const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dot"};
  std::vector<Place> places;
  for (const Choice& choice : choices_of({play.game(), names, {}}, state))
    if (choice.action.kind == ActionKind::Steal) places.push_back(choice.place);
  return places;
}

TEST(Choices, OfATheftAreAtTheHexToWhichTheRobberCame) {  // BASE-07
  Playing play("base-3-4");
  const HexId hills = play.hexes(Terrain::Hills).front();
  play.settlement(1, play.board().hex_intersections(hills)[0]);
  play.give(1, Cards(Card::Ore));
  play.roll_of(0);
  play.roll(3, 4);
  play.act(at(ActionKind::MoveRobber, hills));
  EXPECT_THAT(places_of_thefts(play, play.state()), testing::ElementsAre(Place(play.board().hex(hills))));
}

TEST(Choices, OfATheftByARuleAreAtNoHex) {  // OWN-38
  Playing play(base_with(
      R"(<rule id="rob" title="Rob"><when event="roll" numbers="2"/><steal from="others"/></rule>)"));
  play.give(1, Cards(Card::Ore));
  play.roll_of(0);
  play.roll(1, 1);
  EXPECT_THAT(places_of_thefts(play, play.state()), testing::ElementsAre(Place()));
}

}  // namespace
}  // namespace hexwright
