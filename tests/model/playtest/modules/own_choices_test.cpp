#include <gmock/gmock.h>

#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/table/base_table.h"
#include "tests/support/own_packs.h"
#include "tests/support/playing.h"

// Choices of several places, and of such as one would rather have.

namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

void roll_two_of(Playing& play) {
  play.roll_of(0);
  play.roll(1, 1);
}

TEST(OwnChoices, OfSeveralPlacesIsOfEachOnce) {  // OWN-51
  const Scenario scenario = base_with(
      R"(<rule id="dry" title="Dry"><when event="roll" numbers="2"/>
         <choose what="hex" terrain="hills" count="2"/><number step="down" at-end="desert"/><gain counter="c"/></rule>
         <counter id="c" title="C" most="9"/><add what="points" count="counter:c"/>)");
  EXPECT_THAT(
      sentences(scenario),
      Contains("When 2 is rolled: the player on turn: choose a hex, where it is hills, and so 2 times, "
               "each time another one, for what follows; the number becomes the next lower one, or the "
               "hex becomes desert where there is none; gain 1 C."));
  EXPECT_THAT(findings(scenario, "own.names-known"), IsEmpty());
  Playing play(scenario);
  const auto hills = play.hexes(Terrain::Hills);
  ASSERT_THAT(hills, SizeIs(3));
  PlayContext table{play.game(), play.state()};
  set_number(table, hills[0], 2);
  set_number(table, hills[1], 8);
  roll_two_of(play);
  EXPECT_THAT(play.legal(), SizeIs(3));
  play.act({.kind = own::action::choose_hex, .a = hills[0]});
  EXPECT_EQ(play.state().terrain[hills[0]], static_cast<int>(Terrain::Desert)) << "nothing is below 2";
  EXPECT_THAT(play.legal(), SizeIs(2));
  play.act({.kind = own::action::choose_hex, .a = hills[1]});
  EXPECT_EQ(play.state().number[hills[1]], 6);
  EXPECT_EQ(play.state().task(), nullptr);
  EXPECT_EQ(play.seat(0).own_counters[0], 2) << "what follows happens for each of them";
  // The next time, all can be chosen again.
  roll_two_of(play);
  EXPECT_THAT(play.legal(), SizeIs(2));
  play.act({.kind = own::action::choose_hex, .a = hills[1]});
  EXPECT_THAT(play.legal(), ElementsAre(at(own::action::choose_hex, hills[2])));
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnChoices, OfAPlaceThatIsChosenAlreadyIsRefused) {  // OWN-51
  Playing play(base_with(
      R"(<rule id="dry" title="Dry"><when event="roll" numbers="2"/><choose what="hex" count="2"/><take what="ore"/></rule>)"));
  roll_two_of(play);
  const Action first = play.legal().front();
  play.act(first);
  EXPECT_FALSE(play.can(first));
}

/// Two hexes of the home island, beside buildings as far as there are such, and one beside an own building.
constexpr const char* drying =
    R"(<rule id="dry" title="Dry"><when event="roll" numbers="2"/>
       <choose what="hex" terrain="hills" rather="own-building"/><number step="down"/>
       <choose what="hex" terrain="hills" rather="any-building" other="yes"/><number step="down"/></rule>)";

TEST(OwnChoices, AreAmongSuchAsThereRatherAre) {  // OWN-51
  const Scenario scenario = base_with(drying);
  EXPECT_THAT(
      sentences(scenario),
      Contains(HasSubstr("choose a hex, where it is hills, another one than before, as long as there is one "
                         "such that a building is beside it")));
  Playing play(scenario);
  const auto hills = play.hexes(Terrain::Hills);
  roll_two_of(play);
  EXPECT_THAT(play.legal(), SizeIs(3)) << "no building is beside any";
  play.act(at(own::action::choose_hex, hills[2]));
  EXPECT_THAT(play.legal(),
              ElementsAre(at(own::action::choose_hex, hills[0]), at(own::action::choose_hex, hills[1])));
  play.act(at(own::action::choose_hex, hills[0]));
  play.settlement(0, play.board().hex_intersections(hills[1])[0]);
  play.settlement(1, play.board().hex_intersections(hills[2])[0]);
  roll_two_of(play);
  EXPECT_THAT(play.legal(), ElementsAre(at(own::action::choose_hex, hills[1]))) << "beside an own one";
  play.act(play.legal().front());
  EXPECT_THAT(play.legal(), ElementsAre(at(own::action::choose_hex, hills[2]))) << "beside another's";
  EXPECT_EQ(play.broken(), "");
}

TEST(OwnChoices, OfAnotherPlaceComeAfterOne) {  // OWN-01, OWN-51
  EXPECT_THAT(
      findings(
          base_with(
              R"(<rule id="r" title="R"><when event="turn"/><choose what="hex" other="yes"/><take what="ore"/></rule>)"),
          "own.names-known"),
      Contains("another place than one that was chosen before: no step before this one chooses"));
}

}  // namespace
}  // namespace hexwright
