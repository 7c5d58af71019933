#include <gmock/gmock.h>

#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/templates.h"

// Mistakes that designers make in rules of their own: each is found, where it is, before anybody plays.

namespace hexwright {
namespace {

using testing::Contains;
using testing::IsEmpty;

struct Mistake {
  const char* name;
  const char* check;
  const char* part;  ///< of the pack; empty: the map
  const char* pack;
  const char* template_name = "base-3-4";
};
void PrintTo(const Mistake& mistake, std::ostream* out) { *out << mistake.name; }

constexpr std::array mistakes{
    Mistake{"a_terrain_that_there_is_not", "own.names-known", "mine/r",
            R"(<rule id="r" title="R"><when event="number" terrain="moutains"/><take what="any"/></rule>)"},
    Mistake{"a_counter_that_there_is_not", "own.names-known", "mine/r",
            R"(<rule id="r" title="R"><when event="turn"/><gain counter="gold"/></rule>)"},
    Mistake{"an_area_that_there_is_not", "own.names-known", "mine/r",
            R"(<rule id="r" title="R"><when event="built" area="Nort"/><take what="any"/></rule>)"},
    Mistake{"a_desert_too_few", "own.map-fits", "mine/c",
            R"(<check id="c" title="Deserts"><if terrain="desert" at-least="2"/></check>)"},
    Mistake{"a_result_without_a_roll", "own.names-known", "mine/r",
            R"(<rule id="r" title="R"><when event="turn"/><take what="any" on="6"/></rule>)"},
    Mistake{"an_action_that_strikes_no_place", "own.names-known", "mine/a",
            R"(<action id="a" title="a" cost="1 any"><strike what="building"/></action>)"},
    Mistake{
        "more_sites_than_cards", "own.sites-have-cards", "mine/s",
        R"(<marker id="s" title="Site" at="hex" colour="445566" deck="d"/><deck id="d" title="D" kind="sites"/><card id="c" title="C" deck="d" copies="2"><take what="any"/></card>)"},
    Mistake{
        "a_deck_without_sites", "own.things-used", "mine/d",
        R"(<deck id="d" title="D" kind="sites"/><card id="c" title="C" deck="d"><take what="any"/></card>)"},
    Mistake{"a_card_that_lies_nowhere", "own.can-happen", "mine/r",
            R"(<deck id="d" title="D" kind="sites"/><card id="c" title="C" deck="d"/>
               <rule id="r" title="R"><when event="roll" numbers="4"/><for each="building" card="c"/><take what="any"/></rule>)"},
    Mistake{"one_number_joined_to_none", "own.names-known", "mine/join 1", R"(<join numbers="12"/>)"},
    Mistake{
        "a_price_in_counters_for_a_city", "own.names-known", "mine/set 1",
        R"(<counter id="gold" title="Gold" most="9" start="1"/><set what="price" of="city" cards="3 gold"/>)"},
    Mistake{"an_action_for_nothing", "own.turn-ends", "mine/a",
            R"(<action id="a" title="help oneself"><take what="any"/></action>)"},
    Mistake{"an_action_that_changes_nothing", "own.turn-ends", "mine/a",
            R"(<action id="a" title="exchange" cost="1 any"><take what="ore wool"/></action>)"},
    Mistake{
        "two_actions_that_gain_in_a_circle", "own.turn-ends", "mine/sell",
        R"(<counter id="gold" title="Gold" most="9"/><action id="sell" title="sell" cost="1 any"><gain counter="gold" count="2"/></action>
               <action id="buy" title="buy" cost="1 gold"><take what="any"/></action>)"},
    Mistake{
        "a_counter_that_raises_itself", "own.rules-end", "mine/r",
        R"(<counter id="gold" title="Gold" most="9999"/><rule id="r" title="R"><when event="reached" counter="gold" every="1"/><gain counter="gold"/></rule>
               <rule id="s" title="S"><when event="turn"/><gain counter="gold"/></rule>)"},
    Mistake{
        "roads_for_roads", "own.tasks-fit", "mine/r",
        R"(<rule id="r" title="R"><when event="built" what="road"/><by who="everyone"/><build what="road"/></rule>)"},
    Mistake{
        "roads_for_which_all_pay", "own.tasks-fit", "mine/s",
        R"(<rule id="r" title="R"><when event="built" what="settlement"/><by who="everyone"/><take what="any"/><build what="road" count="5"/></rule>
               <rule id="s" title="S"><when event="built" what="road" founding="no"/><by who="others"/><pay what="any"/></rule>)"},
    Mistake{
        "a_counter_that_nothing_adds_to", "own.things-used", "mine/gold",
        R"(<counter id="gold" title="Gold" most="9"/><action id="a" title="a" cost="1 gold"><take what="any"/></action>)"},
    Mistake{
        "a_counter_that_buys_nothing", "own.things-used", "mine/gold",
        R"(<counter id="gold" title="Gold" most="9"/><rule id="r" title="R"><when event="turn"/><gain counter="gold"/></rule>)"},
    Mistake{
        "an_action_that_nobody_can_pay", "own.supplies-suffice", "mine/a",
        R"(<counter id="gold" title="Gold" most="3" start="1"/><action id="a" title="a" cost="4 gold"><take what="any"/></action>)"},
    Mistake{
        "a_game_that_ends_while_players_found", "own.can-happen", "mine/r",
        R"(<rule id="r" title="R"><when event="built" what="settlement" founding="yes"/><end by="points"/></rule>)"},
    Mistake{"an_award_that_nobody_can_win", "own.can-happen", "mine/kings",
            R"(<award id="kings" title="King of cities" by="cities" least="5" points="2"/>)"},
    Mistake{
        "conditions_that_exclude_each_other", "own.can-happen", "mine/r",
        R"(<rule id="r" title="R"><when event="turn"/><if value="cards" above="7"/><if value="cards" below="5"/><pay what="any"/></rule>)"},
    Mistake{
        "a_rule_about_hexes_without_numbers", "own.can-happen", "mine/r",
        R"(<rule id="r" title="R"><when event="number" terrain="desert"/><for each="building-around"/><take what="ore"/></rule>)"},
    Mistake{"ships_without_a_sea", "own.can-happen", "mine/r",
            R"(<rule id="r" title="R"><when event="built" what="ship"/><take what="any"/></rule>)"},
    Mistake{"an_area_that_the_map_has_not", "own.can-happen", "mine/r",
            R"(<rule id="r" title="R"><when event="built" role="new-world"/><points count="1"/></rule>)"},
    Mistake{"nowhere_to_found", "base.founding-places-suffice", "",
            R"(<require what="founding" role="home"/>)"},
    Mistake{
        "a_card_swapped_for_the_same", "own.choices-answered", "mine/a",
        R"(<action id="a" title="a" cost="1 any" limit="1" per="turn"><swap give="ore" get="ore"/></action>)"},
    Mistake{"a_figure_set_twice", "own.figures-once", "mine/set 2",
            R"(<set what="hand-limit" to="9"/><set what="hand-limit" to="8"/>)"},
    Mistake{"a_terrain_in_the_colour_of_the_sea", "own.colours-apart", "mine/t",
            R"(<terrain id="t" title="Marsh" colour="4A90C2"/>)"},
    Mistake{
        "a_terrain_that_lies_nowhere", "own.terrains-lie", "mine/u",
        R"(<terrain id="t" title="Moor" colour="5C3B6A"/><terrain id="u" title="Marsh" colour="D8C08A"/>)"}};

class Mistakes : public testing::TestWithParam<Mistake> {};
TEST_P(Mistakes, AreFoundWhereTheyAre) {  // OWN-01 to OWN-08, OWN-19 to OWN-23
  const Scenario scenario = with_pack_on_board(pack_of(GetParam().pack), GetParam().template_name);
  std::vector<std::string> found;
  for (const Finding& finding : validate(scenario))
    found.push_back(std::string(finding.check) + " " + key(finding.place));
  const std::string part = GetParam().part;
  EXPECT_THAT(found, Contains(std::string(GetParam().check) + " " +
                              (part.empty() ? "scenario" : "own-rules " + part)));
}
INSTANTIATE_TEST_SUITE_P(Own, Mistakes, testing::ValuesIn(mistakes),
                         [](const auto& name) { return std::string(name.param.name); });

/// No check of own rules finds anything in packs that are as they should be.
class Blameless : public testing::TestWithParam<std::string> {};
TEST_P(Blameless, GetNoFindingOfOwnRules) {
  const own::Element pack = gallery_pack(GetParam());
  for (const Finding& finding : validate(with_pack_on_board(pack, template_for(pack))))
    EXPECT_FALSE(finding.check.starts_with("own.")) << finding.check << ": " << text(finding.message);
}
INSTANTIATE_TEST_SUITE_P(Own, Blameless, testing::ValuesIn(gallery_names()), test::parameter_name);

}  // namespace
}  // namespace hexwright
