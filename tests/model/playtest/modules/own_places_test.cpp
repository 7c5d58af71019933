#include <gmock/gmock.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/view.h"
#include "model/rules/own/own.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"

// Places that are chosen, marks that are laid and taken away, and whose cards change hands.

namespace hexwright {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

void roll_two(Playing& play) { play.roll(1, 1); }
int number_of(Playing& play, HexId hex) { return play.state().number[hex]; }

Actions of_kind(const Actions& all, ActionKind kind) {
  Actions some;
  std::ranges::copy_if(all, std::back_inserter(some), [&](const Action& each) { return each.kind == kind; });
  return some;
}

TEST(OwnChoice, OfAHexIsWhereTheNextStepsHappen) {  // OWN-34
  const Scenario scenario = base_with(
      R"(<rule id="dry" title="Dry"><when event="roll" numbers="2"/>
         <choose what="hex" terrain="hills" beside="own-building"/><number step="down"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              ElementsAre("When 2 is rolled: the player on turn: choose a hex, where it is hills and an own "
                          "building is beside it; the number becomes the next lower one."));
  EXPECT_THAT(findings(scenario, "own.names-known"), IsEmpty());
  Playing play(scenario);
  const HexId hills = play.hexes(Terrain::Hills)[1];
  const int number = number_of(play, hills);
  play.settlement(0, play.board().hex_intersections(hills)[0]);
  play.roll_of(0);
  roll_two(play);
  const Actions chosen = of_kind(play.legal(), own::action::choose_hex);
  ASSERT_THAT(chosen, Contains(Field(&Action::a, ActionField(hills))));
  for (const Action& each : chosen)
    EXPECT_EQ(play.state().terrain[each.a.hex()], static_cast<int>(Terrain::Hills));
  play.act({.kind = own::action::choose_hex, .a = hills});
  EXPECT_EQ(number_of(play, hills), number == 8 ? 6 : number - 1);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnChoice, WithoutAPlaceLeavesTheStepsAfterIt) {  // OWN-34
  Playing play(base_with(
      R"(<rule id="dry" title="Dry"><when event="roll" numbers="2"/>
         <choose what="hex" terrain="hills" beside="own-building"/><take what="ore"/></rule>)"));
  play.roll_of(0);
  roll_two(play);
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.seat(0).hand[Card::Ore], 0);
}

TEST(OwnChoice, MayBeLeft) {  // OWN-34
  Playing play(base_with(
      R"(<rule id="dig" title="Dig"><when event="roll" numbers="2"/>
         <choose what="hex" terrain="hills" may="yes"/><take what="of-hex"/></rule>)"));
  play.roll_of(0);
  roll_two(play);
  ASSERT_TRUE(play.can({.kind = ActionKind::Pass}));
  play.act({.kind = ActionKind::Pass});
  EXPECT_EQ(play.seat(0).hand.size(), 0);
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(OwnChoice, InAnActionTakesWhatTheHexYields) {  // OWN-34
  Playing play(base_with(
      R"(<action id="visit" title="visit a hex" limit="1" per="turn"><choose what="hex" terrain="mountains"/><take what="of-hex" count="2"/></action>)"));
  play.turn_of(0);
  play.act({.kind = own::action::act, .b = 0});
  play.act({.kind = own::action::choose_hex, .a = play.hexes(Terrain::Mountains).front()});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 2));
}

TEST(OwnChoice, OfAPathGivesARoadBack) {  // OWN-35
  const Scenario scenario = base_with(
      R"(<rule id="slide" title="Slide"><when event="roll" numbers="2"/>
         <choose what="path" stands="road" whose="others"/><strike what="road"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              ElementsAre("When 2 is rolled: the player on turn: choose a path, where a road of another "
                          "stands there; a road that stands there goes back to its owner."));
  Playing play(scenario);
  play.found();
  play.roll_of(0);
  roll_two(play);
  while (play.state().task()->kind != own::task::ask) play.act(play.legal().front());
  const Actions paths = of_kind(play.legal(), own::action::choose_path);
  ASSERT_THAT(paths, SizeIs(6));  // two of each other player
  const PathId path = paths.front().a.path();
  const SeatId owner = route_at(play.state(), path).seat();
  EXPECT_NE(owner, SeatId(0));
  const int roads = play.seat(owner.value()).roads;
  play.act(paths.front());
  EXPECT_TRUE(route_at(play.state(), path).empty());
  EXPECT_EQ(play.seat(owner.value()).roads, roads + 1);
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnChoice, OfNothingIsOfAnEmptyCorner) {  // OWN-34
  Playing play(base_with(
      R"(<marker id="camp" title="Camp" at="corner" colour="445566"/>
         <action id="camp-here" title="camp" limit="1" per="turn"><choose what="corner" stands="nothing" terrain="hills"/><put marker="camp"/></action>
         <add what="points" of="settlement" marker="camp" count="1"/>)"));
  const HexId hills = play.hexes(Terrain::Hills)[2];
  const IntersectionId taken = play.board().hex_intersections(hills)[0];
  play.settlement(1, taken);
  play.turn_of(0);
  play.act({.kind = own::action::act, .b = 0});
  EXPECT_THAT(play.legal(), Each(Field(&Action::kind, own::action::choose_corner)));
  EXPECT_THAT(play.legal(), testing::Not(Contains(Field(&Action::a, ActionField(taken)))));
}

constexpr const char* crops =
    R"(<marker id="crop" title="Crop" at="hex" colour="4F8A2B" symbol="wheat"/>
       <action id="sow" title="sow" limit="3" per="turn"><choose what="hex" terrain="fields"/><put marker="crop"/></action>
       <rule id="reap" title="Reap"><when event="number" terrain="fields" marker="crop"/><take what="ore"/><remove marker="crop"/></rule>
       <award id="sown" title="Sown" by="marks:crop" least="3" points="1"/>)";

TEST(OwnMarks, AreLaidAndTakenAway) {  // OWN-36
  Playing play(base_with(crops));
  const HexId field = play.hexes(Terrain::Fields).front();
  const auto read = [&] { return ReadContext{play.game(), play.state()}; };
  const MarkKind crop = play.game().map().packs().marks().front().value;
  const int lying = own::count_marks(read(), crop);  // on the map's hills
  EXPECT_EQ(lying, 3);
  EXPECT_FALSE(own::lies(read(), crop, own::at_hex(field)));
  play.turn_of(0);
  for (int twice = 0; twice < 2; ++twice) {
    play.act({.kind = own::action::act, .b = 0});
    play.act({.kind = own::action::choose_hex, .a = field});
  }
  EXPECT_EQ(own::count_marks(read(), crop), lying + 1);
  EXPECT_TRUE(own::lies(read(), crop, own::at_hex(field)));
  EXPECT_TRUE(own::lies(read(), crop, own::at_corner(play.board().hex_intersections(field)[3])));
  const std::pair<MarkPlace, Mark> laid{play.board().hex(field), {crop}};
  EXPECT_THAT(on_board(play.game(), play.state()).laid, Contains(laid));
  play.roll_of(0);
  const int number = number_of(play, field);
  play.roll(std::max(1, number - 6), std::min(number - 1, 6));
  EXPECT_EQ(play.seat(0).hand[Card::Ore], 1);
  EXPECT_FALSE(own::lies(read(), crop, own::at_hex(field)));
  EXPECT_THAT(on_board(play.game(), play.state()).laid, testing::Not(Contains(laid)));
  EXPECT_EQ(own::count_marks(read(), crop), lying);
}

TEST(OwnMarks, ThatMoveComeFromElsewhere) {  // OWN-36
  Scenario scenario = base_with(
      R"(<marker id="market" title="Market" at="hex" colour="8E2A8B"/>
         <rule id="go" title="Go"><when event="roll" numbers="2"/><choose what="hex" terrain="fields"/><put marker="market" moves="yes"/></rule>)");
  EXPECT_THAT(
      sentences(scenario),
      ElementsAre("When 2 is rolled: the player on turn: choose a hex, where it is fields; the mark Market "
                  "moves there."));
  while (scenario.marks.size() > 1) scenario.marks.erase(scenario.marks.begin());
  Playing play(scenario);
  const MarkKind market = play.game().map().packs().marks().front().value;
  const auto lies = [&](HexId hex) {
    return own::lies({play.game(), play.state()}, market, own::at_hex(hex));
  };
  const auto fields = play.hexes(Terrain::Fields);
  for (const HexId field : {fields[0], fields[1]}) {
    play.roll_of(0);
    roll_two(play);
    play.act({.kind = own::action::choose_hex, .a = field});
    EXPECT_TRUE(lies(field));
    EXPECT_EQ(own::count_marks({play.game(), play.state()}, market), 1);
  }
  EXPECT_FALSE(lies(fields[0]));
}

TEST(OwnMarks, AtACornerAreTakenByTheFirstRoadThatComesToThem) {  // OWN-36
  const Scenario scenario = base_with(
      R"(<marker id="chest" title="Chest" at="corner" colour="8A5A1C"/>
         <rule id="open" title="Open"><when event="built" what="road" marker="chest"/><remove marker="chest"/><take what="ore"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              ElementsAre("When somebody builds a road, where it has the mark Chest: that player: take the "
                          "mark Chest away from there; take 1 ore."));
  Playing play(scenario);
  const MarkKind chest = play.game().map().packs().marks().front().value;
  IntersectionId corner;
  for (const IntersectionId each : play.board().intersections())
    if (own::lies({play.game(), play.state()}, chest, own::at_corner(each))) corner = each;
  ASSERT_NE(corner, none);
  const PathId path = play.board().intersection_paths(corner)[0];
  const auto ends = play.board().path_ends(path);
  play.settlement(1, ends[0] == corner ? ends[1] : ends[0]);
  play.turn_of(1);
  play.give(1, Cards(Card::Brick) + Cards(Card::Lumber));
  play.act({.kind = ActionKind::BuildRoad, .a = path});
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore));
  EXPECT_FALSE(own::lies({play.game(), play.state()}, chest, own::at_corner(corner)));
}

TEST(OwnMarks, TellBuildingsApart) {  // OWN-37
  const Scenario scenario = base_with(
      R"(<marker id="shrine" title="Shrine" at="corner" colour="6B3F8E"/>
         <rule id="bless" title="Bless"><when event="number"/><for each="building-around" marker="shrine"/><take what="ore" count="1"/></rule>)");
  EXPECT_THAT(sentences(scenario),
              ElementsAre("When the number of a hex is rolled: the owners of those buildings around it where "
                          "it has the mark Shrine: take ore: 1 for each building."));
  Playing play(scenario);
  const MarkKind shrine = play.game().map().packs().marks().front().value;
  IntersectionId at_shrine;
  for (const IntersectionId each : play.board().intersections())
    if (own::lies({play.game(), play.state()}, shrine, own::at_corner(each))) at_shrine = each;
  HexId hills;
  for (const HexId hex : play.board().intersection_hexes(at_shrine))
    if (hex != none && number_of(play, hex) != 0) hills = hex;
  const auto& corners = play.board().hex_intersections(hills);
  play.settlement(0, at_shrine);
  const auto other =
      static_cast<std::size_t>(std::ranges::find(corners, at_shrine) - corners.begin() + 2) % 6;
  play.settlement(1, corners[other]);
  play.roll_of(2);
  const int number = number_of(play, hills), ore = play.seat(0).hand[Card::Ore];
  play.roll(std::max(1, number - 6), std::min(number - 1, 6));
  EXPECT_EQ(play.seat(0).hand[Card::Ore] - ore,
            1 + (play.state().terrain[hills] == static_cast<int>(Terrain::Mountains) ? 1 : 0));
  EXPECT_EQ(play.seat(1).hand[Card::Ore],
            play.state().terrain[hills] == static_cast<int>(Terrain::Mountains) ? 1 : 0);
}

TEST(OwnMarks, ThatBringSomethingAreLaidBesideOwnBuildingsBySettlers) {  // OWN-46
  Playing play(base_with(
      R"(<marker id="market" title="Market" at="hex" colour="8E2A8B"/>
         <rule id="go" title="Go"><when event="roll" numbers="2"/><choose what="hex" terrain="hills forest fields pasture"/><put marker="market" moves="yes"/></rule>
         <rule id="day" title="Day"><when event="number" marker="market"/><for each="building-around"/><take what="any"/></rule>)"));
  play.found();
  play.roll_of(0);
  roll_two(play);
  while (play.state().task()->kind != own::task::ask) play.act(play.legal().front());
  Random random(7);
  const View view(play.game(), play.state(), SeatId(0));
  const auto bot = find_bot("settler")->make(play.game(), SeatId(0));
  const Action chosen = bot->choose(view, play.legal(), random);
  ASSERT_EQ(chosen.kind, own::action::choose_hex);
  EXPECT_TRUE(std::ranges::any_of(play.board().hex_intersections(chosen.a.hex()), [&](IntersectionId corner) {
    return building_at(play.state(), corner).of(SeatId(0));
  }));
}

TEST(OwnMarks, ThatNoStepCanLayThereAreFound) {  // OWN-01
  const Scenario scenario = base_with(
      R"(<marker id="camp" title="Camp" at="corner" colour="445566"/>
         <action id="camp-here" title="camp"><choose what="hex"/><put marker="camp"/></action>)");
  EXPECT_THAT(findings(scenario, "own.names-known"),
              Contains(HasSubstr("about no place where such a mark lies")));
}

TEST(OwnMarks, ThatRulesMoveDoNotSayWhereSomethingIsBuilt) {  // OWN-01
  const Scenario scenario = base_with(
      R"(<marker id="ruin" title="Ruin" at="corner" colour="445566"/>
         <bar what="settlement" marker="ruin"/>
         <rule id="fall" title="Fall"><when event="lost"/><put marker="ruin"/></rule>)");
  EXPECT_THAT(findings(scenario, "own.names-known"), Contains(HasSubstr("rules lay or take away this mark")));
}

TEST(OwnMarks, ManyThatMoveAreTooMany) {  // OWN-21
  Scenario scenario = base_with(crops);
  EXPECT_THAT(findings(scenario, "own.supplies-suffice"), IsEmpty());
  const Mark crop{scenario.own.marks().front().value};
  for (int q = -4; q <= 4; ++q)
    for (int r = -4; r <= 4; ++r) scenario.marks[Hex{q, r}] = crop;
  EXPECT_THAT(findings(scenario, "own.supplies-suffice"), Contains(HasSubstr("a game remembers 48")));
}

TEST(OwnTheft, IsOfWhomTheRuleNames) {  // OWN-38
  const Scenario scenario = base_with(
      R"(<action id="hire" title="hire" limit="1" per="turn"><steal from="more-points" count="2"/></action>)");
  EXPECT_THAT(
      sentences(scenario),
      ElementsAre(
          "In your turn you may hire: steal 2 cards of another who has more points. Once in a turn."));
  Playing play(scenario);
  play.found();
  play.build_up(2, 4);
  for (const int seat : {0, 1, 2, 3}) play.empty_hand(seat);
  play.give(1, Cards(Card::Wool, 4));
  play.give(2, Cards(Card::Ore, 2));
  play.turn_of(0);
  play.act({.kind = own::action::act, .b = 0});
  for (int times = 0; times < 2; ++times) {
    const Actions thefts = of_kind(play.legal(), ActionKind::Steal);
    ASSERT_THAT(thefts, SizeIs(1));
    EXPECT_EQ(thefts.front().x, 2);
    play.act(thefts.front());
  }
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 2));
  EXPECT_EQ(play.seat(2).hand.size(), 0);
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(OwnTheft, OfNobodyIsPassedOver) {  // OWN-38
  Playing play(
      base_with(R"(<rule id="rob" title="Rob"><when event="roll" numbers="2"/><steal from="left"/></rule>)"));
  play.give(2, Cards(Card::Ore, 2));
  play.roll_of(0);
  roll_two(play);
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.seat(0).hand.size(), 0);
}

TEST(OwnGifts, GoToWhoIsChosen) {  // OWN-39
  const Scenario scenario = base_with(
      R"(<rule id="share" title="Share"><when event="roll" numbers="2"/><give what="any" count="2" to="others"/></rule>)");
  EXPECT_THAT(
      sentences(scenario),
      ElementsAre(
          "When 2 is rolled: the player on turn: give 2 cards of choice to another player of choice."));
  Playing play(scenario);
  play.give(0, Cards(Card::Ore, 1) + Cards(Card::Wool, 2));
  play.roll_of(0);
  roll_two(play);
  EXPECT_THAT(play.legal(), SizeIs(3));
  play.act({.kind = own::action::choose_player, .x = 3});
  play.act(with(ActionKind::PayCard, Card::Ore));
  const std::vector<std::string> names{"Ann", "Ben", "Cid", "Dot"};
  const State before = play.state();
  const Action given = with(ActionKind::PayCard, Card::Wool);
  play.act(given);
  EXPECT_EQ(play.seat(3).hand, Cards(Card::Ore) + Cards(Card::Wool));
  EXPECT_EQ(play.state().task_count, 0);
  const auto told = describe({play.game(), names, {}}, before, given, play.state());
  EXPECT_EQ(text(told.front().words), "Ann gives 1 wool to Dot for \"Share\"");
}

}  // namespace
}  // namespace hexwright
