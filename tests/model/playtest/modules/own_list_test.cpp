#include <gmock/gmock.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/rules/instructions.h"
#include "model/rules/own/own.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/templates.h"

// Rules that designers want: each can be said, is sound, is printed, and is played.

namespace hexwright {
namespace {

struct Wanted {
  const char* name;
  const char* pack;
  const char* template_name = "base-3-4";
};
void PrintTo(const Wanted& wanted, std::ostream* out) { *out << wanted.name; }

constexpr std::array wanted{
    Wanted{"jungles_and_discoveries",
           R"(<terrain id="rain" title="Rain" colour="4E7A1C" token="yes" robber-starts="yes"/>
           <counter id="find" title="Finds" most="99"/>
           <rule id="explore" title="Exploring" stage="production"><when event="number" terrain="rain"/><if robber="no"/>
             <for each="building-around"/><gain counter="find" count="1 2"/></rule>
           <stand-in counter="find" for="development" most="3"/>)"},
    Wanted{"volcanoes_with_gold",
           R"(<terrain id="crater" title="Crater" colour="3B1F4F" token="yes" robber-starts="yes"/>
           <rule id="gold" title="Gold" stage="production"><when event="number" terrain="crater"/><if robber="no"/>
             <for each="building-around"/><take what="any" count="1 2"/></rule>
           <rule id="eruption" title="Eruption"><when event="number" terrain="crater"/><roll sides="6" to="corner"/>
             <strike what="building" shrinks="yes"/></rule>)"},
    Wanted{"robber_sleeps_until_somebody_is_abroad",
           R"(<bar what="robber pirate"><if stands="settlement city" not-role="home" not="yes"/></bar>)",
           "new-shores-4"},
    Wanted{
        "points_for_the_new_world",
        R"(<rule id="two" title="Two"><when event="built" what="settlement" not-role="home" founding="no" nth="2"/><if once="game"/><points count="1"/></rule>
           <rule id="city" title="City"><when event="built" what="city" not-role="home" founding="no"/><if once="game"/><points count="1"/></rule>)",
        "new-shores-4"},
    Wanted{"founding_at_home_and_once_at_the_coast",
           R"(<require what="founding" role="home"/><require what="founding" coast="yes" one="yes"/>)",
           "new-shores-4"},
    Wanted{
        "nothing_beside_a_market",
        R"(<terrain id="market" title="Market" colour="8E2A8B"/><bar what="settlement road" beside="terrain:market"/>)"},
    Wanted{
        "hand_limit_by_options",
        R"(<counter id="option" title="Options" most="5"/><action id="learn" title="learn" cost="1 any" limit="1" per="turn"><gain counter="option"/></action>
           <add what="hand-limit" count="2" each="counter:option"/>)"},
    Wanted{
        "three_alike_or_different_are_points",
        R"(<action id="alike" title="show three alike" cost="3 same" limit="1" per="game"><points count="2"/></action>
           <action id="differ" title="show three that differ" cost="3 different" limit="1" per="game"><points count="2"/></action>)"},
    Wanted{"coins_at_a_river",
           R"(<terrain id="river" title="River" colour="3E8FB0"/><counter id="coin" title="Coins" most="40"/>
           <rule id="toll" title="Toll"><when event="built" what="settlement road" beside="terrain:river"/><gain counter="coin"/></rule>
           <action id="spend" title="spend" cost="2 coin" limit="2" per="turn"><take what="any"/></action>)"},
    Wanted{
        "oil_that_runs_out",
        R"(<terrain id="spring" title="Spring" colour="111122" token="yes"/><counter id="oil" title="Oil" most="20" supply="20"/>
           <rule id="pump" title="Pumping"><when event="number" terrain="spring"/><for each="building-around"/><gain counter="oil" count="1 2"/></rule>
           <action id="burn" title="burn oil" cost="1 oil"><take what="any" count="2"/></action>)"},
    Wanted{
        "floods_at_every_fifth_oil",
        R"(<terrain id="spring" title="Spring" colour="111122" token="yes"/><counter id="oil" title="Oil" most="20"/>
           <counter id="used" title="Oil used" of="table" most="999"/>
           <rule id="pump" title="Pumping"><when event="number" terrain="spring"/><for each="building-around"/><gain counter="oil" count="1 2"/></rule>
           <action id="burn" title="burn oil" cost="1 oil" limit="2" per="turn"><take what="any"/><gain counter="used"/></action>
           <rule id="flood" title="Flood"><when event="reached" counter="used" every="5"/><roll sides="6" dice="2"/>
             <strike what="building" shrinks="yes" coast="yes" on="7"/><number step="away" on="2 3 4 5 6 8 9 10 11 12"/></rule>)"},
    Wanted{"any_card_for_one_of_a_road",
           R"(<counter id="helper" title="Helpers" most="1" start="1"/>
           <action id="road-1" title="build a road with brick and any card" cost="1 brick 1 any" limit="1" per="turn"><if value="counter:helper" at-least="1"/><build what="road"/></action>
           <action id="road-2" title="build a road with lumber and any card" cost="1 lumber 1 any" limit="1" per="turn"><if value="counter:helper" at-least="1"/><build what="road"/></action>)"},
    Wanted{"one_kind_two_for_one_until_the_turn_ends",
           R"(<counter id="deal" title="Deal" most="1"/>
           <action id="haggle" title="haggle over ore" cost="1 any" limit="1" per="turn"><gain counter="deal"/></action>
           <set what="rate" to="2" cards="ore"><if value="counter:deal" at-least="1"/></set>
           <rule id="over" title="Over"><when event="turn" at="ends"/><lose counter="deal"/></rule>)"},
    Wanted{"two_rolls_that_differ", R"(<set what="dice" to="twice"/>)"},
    Wanted{"oasis",
           R"(<terrain id="oasis" title="Oasis" colour="4FB59A" token="yes"/>
           <rule id="water" title="Water"><when event="number" terrain="oasis"/><if robber="no"/><for each="building-around"/><take what="wool grain" count="1 2"/></rule>)"},
    Wanted{
        "a_city_beside_the_castle",
        R"(<terrain id="castle" title="Castle" colour="8C7BA6"/><add what="points" of="city" count="1" beside="terrain:castle"/>)"},
    Wanted{
        "a_lumber_more_beside_a_swamp",
        R"(<terrain id="swamp" title="Swamp" colour="5C6B4A"/><add what="price" of="settlement" cards="1 lumber" beside="terrain:swamp"/>)"},
    Wanted{"no_seven_at_first", R"(<bar what="seven"><if value="round" below="3"/></bar>)"},
    Wanted{"two_and_twelve_together", R"(<join numbers="2 12"/>)"},
    Wanted{"hand_limit_nine", R"(<set what="hand-limit" to="9"/>)"},
    Wanted{"longest_route_from_six", R"(<set what="award" of="longest-route" least="6"/>)"},
    Wanted{"friendly_robber", R"(<bar what="robber" points-at-most="2"/>)"},
    Wanted{
        "a_die_for_each_turn",
        R"(<rule id="luck" title="Luck"><when event="turn" at="begins"/><roll sides="6"/><take what="brick" on="1"/><take what="lumber" on="2"/>
           <take what="ore" on="3"/><take what="grain" on="4"/><take what="wool" on="5"/><take what="any" on="6"/></rule>)"},
    Wanted{"deserts_that_yield",
           R"(<terrain id="waste" title="Waste" colour="D8C08A" token="yes"/>
           <rule id="dig" title="Digging"><when event="number" terrain="waste"/><if robber="no"/><for each="building-around"/><take what="brick ore" count="1"/></rule>)"},
    Wanted{
        "a_tie_gives_the_award_back",
        R"(<set what="award" of="longest-route" tie="lose"/><set what="award" of="largest-army" tie="lose"/>)"},
    Wanted{"three_for_one_for_all", R"(<set what="rate" to="3"/>)"},
    Wanted{"consolation_for_a_roll_without_cards",
           R"(<counter id="helper" title="Helpers" most="1" start="1"/>
           <rule id="help" title="Help"><when event="nothing"/><if value="counter:helper" at-least="1"/><take what="any"/></rule>)"},
    Wanted{
        "everybody_passes_a_card_to_the_left",
        R"(<rule id="pass" title="Passing"><when event="roll" numbers="11"/><by who="everyone"/><give what="any" to="left"/></rule>)"},
    Wanted{
        "the_leader_gives_to_the_last",
        R"(<rule id="tax" title="Tax"><when event="roll" numbers="10"/><by who="most-points"/><give what="any" to="fewest-points"/></rule>)"},
    Wanted{"insurance_against_eruptions",
           R"(<terrain id="crater" title="Crater" colour="3B1F4F" token="yes"/>
           <rule id="eruption" title="Eruption"><when event="number" terrain="crater"/><roll sides="6" to="corner"/><strike what="building" shrinks="yes"/></rule>
           <rule id="aid" title="Aid"><when event="lost"/><take what="any" count="2"/></rule>)"},
    Wanted{"a_spring_that_dries_up",
           R"(<terrain id="spring" title="Spring" colour="111122" token="yes"/>
           <rule id="flow" title="Flow"><when event="number" terrain="spring"/><for each="building-around"/><take what="any" count="1 2"/></rule>
           <rule id="dry" title="Drying up"><when event="number" terrain="spring"/><roll sides="6"/><become terrain="desert" on="1"/></rule>)"},
    Wanted{
        "treasure_for_discoverers",
        R"(<rule id="chest" title="Chest"><when event="discovered" terrain="gold"/><take what="any" count="2"/></rule>
           <rule id="sea" title="Storm"><when event="discovered" terrain="sea"/><roll sides="6"/><pay what="any" on="1 2"/></rule>)",
        "fog-islands-4"},
    Wanted{"a_hex_dries_where_somebody_builds",
           R"(<rule id="dry" title="Dry"><when event="built" what="settlement city" founding="no"/>
             <choose what="hex" number="3 4 5 6 8 9 10 11 12" beside="own-building"/><number step="down"/></rule>)"},
    Wanted{
        "the_leader_loses_a_road",
        R"(<rule id="slide" title="Slide"><when event="roll" numbers="11"/><by who="everyone"/><choose what="path" stands="road" whose="own"/><strike what="road"/></rule>)"},
    Wanted{
        "the_leader_gives_to_somebody_of_choice",
        R"(<rule id="tax" title="Tax"><when event="roll" numbers="10"/><by who="most-points"/><give what="any" to="others"/></rule>)"},
    Wanted{
        "a_robber_for_hire",
        R"(<action id="hire" title="hire" cost="1 wool" limit="1" per="turn"><steal from="more-points"/></action>)"},
    Wanted{"crops_that_are_sown_and_reaped",
           R"(<marker id="crop" title="Crop" at="hex" colour="4F8A2B"/>
           <action id="sow" title="sow" cost="1 any" limit="1" per="turn"><choose what="hex" terrain="fields" beside="own-building"/><put marker="crop"/></action>
           <rule id="reap" title="Reap" stage="production"><when event="number" terrain="fields" marker="crop"/><for each="building-around"/><take what="grain" count="1 2"/></rule>
           <rule id="bare" title="Bare"><when event="number" terrain="fields" marker="crop"/><remove marker="crop"/></rule>)"},
    Wanted{"chests_for_the_first_road",
           R"(<marker id="chest" title="Chest" at="corner" colour="8A5A1C"/>
           <rule id="open" title="Open"><when event="built" what="road ship" marker="chest"/><remove marker="chest"/><take what="any" count="2"/></rule>)"},
    Wanted{
        "villages_that_trade_with_who_comes_first",
        R"(<marker id="hamlet" title="Hamlet" at="corner" colour="8A5A1C"/><counter id="gem" title="Gems" most="20"/>
           <rule id="meet" title="Meet"><when event="built" what="road" marker="hamlet"/><remove marker="hamlet"/><gain counter="gem"/></rule>
           <add what="points" count="counter:gem/2"/>)"},
    Wanted{"shrines_that_bless_buildings",
           R"(<marker id="shrine" title="Shrine" at="corner" colour="6B3F8E"/>
           <rule id="bless" title="Bless"><when event="number"/><if robber="no"/><for each="building-around" marker="shrine"/><take what="of-hex"/></rule>)"},
    Wanted{
        "cards_that_are_kept_and_played",
        R"(<deck id="luck" title="Luck" kind="hand"/><card id="loan" title="Loan" deck="luck" copies="9"><take what="any" count="2"/></card>
           <action id="buy" title="buy" cost="1 wool" limit="1" per="turn"><draw deck="luck"/></action>)"},
    Wanted{
        "the_game_ends_when_the_oil_is_gone",
        R"(<counter id="oil" title="Oil" most="9" supply="9"/><counter id="spent" title="Spent" of="table" most="9"/>
           <rule id="find" title="Find"><when event="roll" numbers="6 8"/><gain counter="oil"/><gain counter="spent"/></rule>
           <rule id="over" title="Over"><when event="reached" counter="spent" count="9"/><end by="counter:oil"/></rule>)"},
    Wanted{"everybody_loses_when_nothing_is_left",
           R"(<counter id="gone" title="Kinds that are gone" of="table" most="3"/>
           <rule id="wear" title="Wear"><when event="roll" numbers="12"/><gain counter="gone"/></rule>
           <rule id="over" title="Over"><when event="reached" counter="gone" count="3"/><end/></rule>)"},
    Wanted{
        "a_menu_of_stalls_that_each_buy_with_another_card",
        R"(<counter id="free" title="To choose" most="5"/><counter id="ore" title="Ore stall" most="1"/><counter id="wool" title="Wool stall" most="1"/>
           <deck id="spice" title="Spices" kind="hand"/><card id="any" title="Pepper" deck="spice" copies="9"><points count="1"/></card>
           <action id="set" title="set up" cost="1 ore 1 wool"><gain counter="free"/></action>
           <action id="of-ore" title="ore" cost="1 free"><if value="counter:ore" is="0"/><gain counter="ore"/></action>
           <action id="of-wool" title="wool" cost="1 free"><if value="counter:wool" is="0"/><gain counter="wool"/></action>
           <action id="buy-ore" title="buy with ore" cost="2 ore"><if value="counter:ore" is="1"/><draw deck="spice"/></action>
           <action id="buy-wool" title="buy with wool" cost="2 wool"><if value="counter:wool" is="1"/><draw deck="spice"/></action>)"},
    Wanted{"helpers_that_help_once_on_each_side_and_not_at_once",
           R"(<counter id="smith" title="Smith" most="2"/><counter id="new" title="New" most="1"/>
           <action id="hire" title="hire" cost="1 wool"><if value="counter:smith" is="0"/><gain counter="smith" count="2"/><gain counter="new"/></action>
           <rule id="settle" title="Settle"><when event="turn" at="ends"/><lose counter="new"/></rule>
           <action id="use" title="use" cost="1 smith" limit="1" per="turn"><if value="counter:new" is="0"/><take what="any"/></action>)"},
    Wanted{"fish_for_development_cards",
           R"(<counter id="fish" title="Fish" most="20"/>
           <rule id="catch" title="Catch"><when event="roll" numbers="4 10"/><by who="everyone"/><gain counter="fish"/></rule>
           <action id="buy" title="buy with fish" cost="4 fish" limit="1" per="turn"><draw deck="development"/></action>)"},
    Wanted{
        "the_longest_route_lets_one_steal",
        R"(<rule id="toll" title="Toll"><when event="turn" at="begins"/><if value="longest-route" is="1"/><if value="roll" above="0"/><steal from="others" may="yes"/></rule>)"},
    Wanted{
        "a_knight_chases_a_road_away",
        R"(<rule id="raid" title="Raid"><when event="knight"/><choose what="path" stands="road" whose="others" beside="own-route" may="yes"/><strike what="road"/></rule>)"},
    Wanted{"sites_at_which_a_roll_costs_or_brings",
           R"(<marker id="site" title="Site" at="corner" colour="445566"/>
           <rule id="wild" title="Wild animals"><when event="roll" numbers="4"/><by who="everyone"/><if stands="settlement city" marker="site" whose="own"/><pay what="any"/></rule>
           <rule id="find" title="Finds"><when event="roll" numbers="10"/><by who="everyone"/><if stands="settlement city" marker="site" whose="own"/><take what="any" may="yes"/></rule>
           <add what="points" of="city" marker="site" count="1"/>)"},
    Wanted{"sites_that_give_to_settlements_and_take_from_cities",
           R"(<marker id="site" title="Site" at="corner" colour="445566"/>
           <rule id="folk" title="Folk"><when event="number"/><if robber="no"/><for each="building-around" marker="site"/><take what="of-hex" count="1 0"/><pay what="of-hex" count="0 1"/></rule>
           <add what="points" of="settlement" marker="site" count="-1"/><add what="points" of="city" marker="site" count="1"/>)"},
    Wanted{
        "cards_for_discoverers",
        R"(<deck id="spice" title="Spices" kind="hand"/><card id="pepper" title="Pepper" deck="spice" copies="5"><take what="any"/></card>
           <card id="salt" title="Salt" deck="spice" copies="5"><steal from="more-points"/></card>
           <rule id="find" title="Find"><when event="discovered" terrain="hills forest mountains fields pasture gold"/><draw deck="spice"/></rule>)",
        "fog-islands-4"},
    Wanted{"fish_that_buy_everything",
           R"(<counter id="fish" title="Fish" one="fish" many="fish" most="7"/>
           <rule id="catch" title="Catch"><when event="roll" numbers="2 3 11 12"/><by who="everyone"/><gain counter="fish" count="2"/></rule>
           <action id="away" title="send the robber off" cost="2 fish" limit="1" per="turn"><move piece="robber" terrain="desert"/></action>
           <action id="rob" title="rob" cost="3 fish" limit="1" per="turn"><steal from="others"/></action>
           <action id="card" title="take a card" cost="4 fish" limit="1" per="turn"><take what="any"/></action>
           <action id="road" title="lay a road" cost="5 fish" limit="1" per="turn"><build what="road"/></action>
           <action id="develop" title="draw" cost="7 fish" limit="1" per="turn"><draw deck="development"/></action>)"},
    Wanted{"metropolises",
           R"(<marker id="metro" title="Metropolis" at="corner" colour="445566"/>
           <action id="raise" title="raise a city" cost="1 brick 1 grain 1 ore" limit="1" per="game"><choose what="corner" stands="city" whose="own"/><put marker="metro"/></action>
           <add what="points" of="city" marker="metro" count="1"/>
           <rule id="more" title="More"><when event="number"/><if robber="no"/><for each="building-around" marker="metro"/><take what="of-hex"/></rule>)"},
    Wanted{"camps_of_merchants",
           R"(<marker id="camp" title="Camp" at="corner" colour="445566"/>
           <action id="camp-here" title="camp" cost="1 wool 1 ore" limit="1" per="turn"><choose what="corner" stands="nothing" beside="own-route"/><put marker="camp"/></action>
           <rule id="trade" title="Trade"><when event="built" what="road" marker="camp"/><take what="any"/></rule>)"},
    Wanted{"somebody_takes_of_two_hexes",
           R"(<rule id="two" title="Two"><when event="roll" numbers="12"/>
             <choose what="hex" beside="own-building" count="2" may="yes"/><take what="of-hex"/></rule>)"},
    Wanted{
        "the_builder_chooses_two_hexes_that_dry_up",
        R"(<rule id="dry" title="Dry"><when event="built" what="settlement city" founding="no"/><move piece="robber" terrain="desert"/>
           <choose what="hex" number="2 3 4 5 6 8 9 10 11 12" rather="own-building"/><number step="down" at-end="desert"/>
           <choose what="hex" number="2 3 4 5 6 8 9 10 11 12" rather="any-building" other="yes"/><number step="down" at-end="desert"/>
           <strike what="building" all-around="desert"/><strike what="route" all-around="desert"/></rule>)"},
    // Of the events of frontiers, each with a deck of one card for all sites.
    Wanted{
        "sites_whose_card_the_first_building_draws",
        R"(<marker id="site" title="Site" at="hex" colour="445566" deck="event"/><deck id="event" title="Events" kind="sites"/>
           <card id="folk" title="Folk" deck="event" copies="2"/><card id="gift" title="Gift" deck="event"><take what="any"/></card>
           <rule id="give" title="Give"><when event="produced" what="settlement" card="folk"/><take what="produced" may="yes"/></rule>
           <rule id="want" title="Want"><when event="produced" what="city" card="folk"/><pay what="produced"/></rule>)"},
    Wanted{
        "merchants_at_a_site",
        R"(<marker id="site" title="Site" at="corner" colour="445566" deck="event"/><deck id="event" title="Events" kind="sites"/>
           <card id="trade" title="Trade" deck="event" copies="3"/>
           <rule id="open" title="Open"><when event="produced" what="settlement" card="trade"/><lay what="produced"/></rule>
           <rule id="swap" title="Swap"><when event="produced" what="city" card="trade"/><swap give="produced" count="2" get="any" may="yes"/></rule>)"},
    Wanted{
        "scientists_at_a_site",
        R"(<marker id="site" title="Site" at="path" colour="445566" deck="event"/><deck id="event" title="Events" kind="sites"/>
           <card id="wise" title="Wise" deck="event" copies="3"/>
           <action id="grow" title="build for any three" cost="3 any" phase="main special"><if stands="settlement" whose="own" card="wise"/>
             <choose what="corner" stands="settlement" whose="own" card="wise"/><build what="city"/></action>
           <add what="points" of="city" card="wise" count="-1"/>)"},
    Wanted{
        "diplomats_at_a_site",
        R"(<marker id="site" title="Site" at="hex" colour="445566" deck="event"/><deck id="event" title="Events" kind="sites"/>
           <card id="envoys" title="Envoys" deck="event" copies="3"/>
           <add what="points" of="settlement" card="envoys" count="-1"/><add what="points" of="city" card="envoys" count="1"/>)"},
    Wanted{
        "rolls_that_cost_or_bring_at_a_site",
        R"(<marker id="site" title="Site" at="hex" colour="445566" deck="event"/><deck id="event" title="Events" kind="sites"/>
           <card id="wild" title="Wild" deck="event"/><card id="find" title="Find" deck="event"/><card id="hot" title="Hot" deck="event"/>
           <rule id="eat" title="Eat"><when event="roll" numbers="4"/><for each="building" card="wild"/><pay what="any"/></rule>
           <rule id="dig" title="Dig"><when event="roll" numbers="10"/><for each="building" card="find"/><take what="beside" may="yes"/></rule>
           <rule id="burn" title="Burn"><when event="roll" numbers="12"/><for each="building" card="hot"/><pay what="any" count="2"/></rule>
           <rule id="glow" title="Glow"><when event="roll" numbers="10"/><for each="building" card="hot"/><take what="any" count="1 2" same="yes" may="yes"/></rule>)"},
    Wanted{
        "pirates_who_turn_buildings_over",
        R"(<marker id="site" title="Site" at="hex" colour="445566" deck="event"/><deck id="event" title="Events" kind="sites"/>
           <card id="nest" title="Nest" deck="event" copies="3"/>
           <rule id="raid" title="Raid"><when event="roll" numbers="4"/><for each="building" card="nest"/><turn to="over"/></rule>
           <action id="mend" title="mend" cost="1 same" phase="before-roll main"><if stands="settlement city" whose="own" card="nest" turned="yes"/><turn to="up" card="nest"/></action>)"},
    Wanted{
        "two_cards_laid_aside_for_who_comes",
        R"(<marker id="site" title="Site" at="hex" colour="445566" deck="event"/><deck id="event" title="Events" kind="sites"/>
           <card id="people" title="People" deck="event" copies="3"/><counter id="aside" title="Laid aside" most="1"/>
           <action id="lay" title="lay two aside" cost="2 same" phase="before-roll main"><if value="counter:aside" is="0"/><if stands="settlement city" whose="own" card="people"/><gain counter="aside"/></action>
           <rule id="lack" title="Lack"><when event="roll" numbers="5"/><for each="building" card="people"/><if value="counter:aside" is="0"/><pay what="any" how="random"/></rule>
           <rule id="meet" title="Meet"><when event="roll" numbers="5"/><for each="building" card="people"/><if value="counter:aside" is="1"/><lose counter="aside"/><take what="any" may="yes"/></rule>)"}};

class WantedRules : public testing::TestWithParam<Wanted> {};
TEST_P(WantedRules, AreSaidCheckedPrintedAndPlayed) {  // OWN-14
  const Scenario scenario = with_pack_on_board(pack_of(GetParam().pack), GetParam().template_name);
  for (const Finding& finding : validate(scenario))
    EXPECT_NE(finding.severity, Severity::Error) << text(finding.message);
  EXPECT_FALSE(own::sentences_of(own::read_book(scenario.own)).empty());
  for (const own::Said& said : own::sentences_of(own::read_book(scenario.own)))
    EXPECT_EQ(text(said.words).find_first_of("{}"), std::string::npos) << text(said.words);
  const Game game(scenario);
  Match match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot("settler")));
  for (std::uint64_t number = 0; number < (is_full_check() ? 1'000U : 3U); ++number) {
    Actions log;
    EXPECT_EQ(match.play(9, number, standard_most_turns, nullptr, &log).state.phase, Phase::Over) << number;
    State state = match.start();
    for (const Action& action : log) {
      apply(game, state, action);
      ASSERT_THAT(broken_invariants(game, state), testing::IsEmpty());
    }
  }
}
INSTANTIATE_TEST_SUITE_P(Own, WantedRules, testing::ValuesIn(wanted),
                         [](const auto& name) { return std::string(name.param.name); });

}  // namespace
}  // namespace hexwright
