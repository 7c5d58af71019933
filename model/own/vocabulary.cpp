#include "model/own/vocabulary.h"

#include <algorithm>
#include <array>

#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright::own {
namespace attributes {
namespace {

using enum ValueType;
using Words = std::string_view;
using Row = AttributeRow;

constexpr bool required = true;
constexpr int many_points = 20;

constexpr std::array<Words, 1> in_pack{"pack"}, in_bots{"bots"};
constexpr std::array<Words, 1> in_rule{"rule"};
constexpr std::array<Words, 2> in_deeds{"rule", "action"};
constexpr std::array<Words, 5> with_conditions{"rule", "action", "set", "add", "bar"};
constexpr std::array<Words, 7> holding_conditions{"rule", "action", "set", "add", "bar", "any", "check"};

constexpr std::array<Words, 2> option_kinds{"yes-no", "number"};
constexpr std::array<Words, 6> yields{"brick", "lumber", "ore", "grain", "wool", "choice"};
constexpr std::array<Words, 6> harbor_cards{"any", "brick", "lumber", "ore", "grain", "wool"};
constexpr std::array<Words, 3> carried{"road", "settlement", "ship"};
constexpr std::array<Words, 3> marked_places{"hex", "path", "corner"};
constexpr std::array<Words, 2> owners{"seat", "table"};
constexpr std::array<Words, 2> ties{"keep", "lose"};
constexpr std::array<Words, 2> stages{"production", "after"};
constexpr std::array<Words, 6> events{"number", "roll", "built", "turn", "robber", "reached"};
constexpr std::array<Words, 4> built{"settlement", "city", "road", "ship"};
constexpr std::array<Words, 3> yes_no_any{"no", "yes", "any"};
constexpr std::array<Words, 2> ends{"begins", "ends"};
constexpr std::array<Words, 6> roles{"founding", "home", "frame", "new-world", "unsettled", "quiet"};
constexpr std::array<Words, 3> scopes{"game", "seat", "turn"};
constexpr std::array<Words, 3> severities{"error", "warning", "note"};
constexpr std::array<Words, 1> around{"building-around"};
constexpr std::array<Words, 4> doers{"roller", "who", "everyone", "others"};
constexpr std::array<Words, 2> ways_to_pay{"choice", "random"};
constexpr std::array<Words, 1> corners{"corner"};
constexpr std::array<Words, 3> struck{"building", "settlement", "city"};
constexpr std::array<Words, 2> moved{"robber", "pirate"};
constexpr std::array<Words, 3> steps{"down", "up", "away"};
constexpr std::array<Words, 2> laid{"road", "ship"};
constexpr std::array<Words, 3> phases{"main", "special", "before-roll"};
constexpr std::array<Words, 2> spans{"turn", "game"};
constexpr std::array<Words, 1> replaced{"development"};
constexpr std::array<Words, 6> settable{"hand-limit", "rate", "award", "price", "dice", "victory"};
constexpr std::array<Words, 4> addable{"hand-limit", "points", "price", "victory"};
constexpr std::array<Words, 9> named_things{"longest-route", "largest-army", "settlement", "city",  "road",
                                            "ship",          "development",  "brick",      "lumber"};
constexpr std::array<Words, 8> barrable{"settlement", "city",   "road",   "ship",
                                        "founding",   "robber", "pirate", "seven"};
constexpr std::array<Words, 1> requirable{"founding"};
constexpr std::array<Words, 1> twice{"twice"};

// What places are asked for, wherever they are.
constexpr Row terrain{"terrain", Terrains}, role{"role", OneOf, false, 0, 0, roles},
    not_role{"not-role", OneOf, false, 0, 0, roles}, beside{"beside", Beside}, coast{"coast", YesNo},
    marker{"marker", Name}, area{"area", Line}, number_of_place{"number", Rolls},
    all_around{"all-around", Terrains}, if_option{"if-option", Condition}, note{"note", Line},
    on{"on", Faces}, id{"id", Id, required}, title{"title", Line, required};

constexpr bool by_program = true;
constexpr std::array pack{Row{"id", Id, required, 0, 0, {}, by_program},
                          title,
                          Row{"about", Line},
                          Row{"author", Line},
                          Row{"version", Line},
                          Row{"language", Whole, required, 1, 1'000, {}, by_program},
                          Row{"from", Line, false, 0, 0, {}, by_program},
                          Row{"hash", Line, false, 0, 0, {}, by_program}};
constexpr std::array option{id,
                            title,
                            Row{"about", Line},
                            Row{"kind", OneOf, required, 0, 0, option_kinds},
                            Row{"standard", Line, required},
                            Row{"least", Whole, false, 0, 9'999},
                            Row{"most", Whole, false, 0, 9'999},
                            Row{"value", Line, false, 0, 0, {}, by_program}};
constexpr std::array own_terrain{id,
                                 title,
                                 Row{"word", Line},
                                 Row{"colour", Colour, required},
                                 Row{"pattern", OneOf, false, 0, 0, all_patterns},
                                 Row{"symbol", OneOf, false, 0, 0, all_symbols},
                                 Row{"token", YesNo},
                                 Row{"numbers", Rolls},
                                 Row{"prints", Rolls},
                                 Row{"yields", OneOf, false, 0, 0, yields},
                                 Row{"robber-starts", YesNo},
                                 Row{"carries", Several, false, 0, 0, carried},
                                 note};
constexpr std::array marker_of_pack{id, title, Row{"at", OneOf, required, 0, 0, marked_places},
                                    Row{"colour", Colour, required},
                                    Row{"symbol", OneOf, false, 0, 0, all_symbols}};
constexpr std::array own_harbor{id,
                                title,
                                Row{"rate", Whole, required, 2, 4},
                                Row{"cards", Several, false, 0, 0, harbor_cards},
                                Row{"colour", Colour},
                                Row{"symbol", OneOf, false, 0, 0, all_symbols},
                                note};
constexpr std::array counter{id,
                             title,
                             Row{"one", Line},
                             Row{"many", Line},
                             Row{"of", OneOf, false, 0, 0, owners},
                             Row{"start", Whole, false, 0, 9'999},
                             Row{"most", Whole, required, 1, 9'999},
                             Row{"supply", Whole, false, 1, 9'999}};
constexpr std::array award{id,
                           title,
                           Row{"by", Value, required},
                           Row{"least", Whole, required, 1, 9'999},
                           Row{"points", Whole, required, 1, many_points},
                           Row{"tie", OneOf, false, 0, 0, ties},
                           if_option,
                           note};
constexpr std::array rule{id, title, Row{"stage", OneOf, false, 0, 0, stages}, if_option, note};
constexpr std::array when{Row{"event", OneOf, required, 0, 0, events},
                          terrain,
                          role,
                          not_role,
                          Row{"numbers", Rolls},
                          Row{"what", Several, false, 0, 0, built},
                          beside,
                          coast,
                          marker,
                          area,
                          number_of_place,
                          all_around,
                          Row{"founding", OneOf, false, 0, 0, yes_no_any},
                          Row{"nth", Whole, false, 1, 60},
                          Row{"at", OneOf, false, 0, 0, ends},
                          Row{"counter", Name},
                          Row{"every", Whole, false, 1, 9'999},
                          Row{"count", Whole, false, 1, 9'999}};
constexpr std::array condition{Row{"robber", YesNo},
                               terrain,
                               role,
                               not_role,
                               beside,
                               coast,
                               marker,
                               area,
                               number_of_place,
                               all_around,
                               Row{"stands", Several, false, 0, 0, built},
                               Row{"count", Whole, false, 0, 999},
                               Row{"value", Value},
                               Row{"is", Value},
                               Row{"at-least", Value},
                               Row{"at-most", Value},
                               Row{"above", Value},
                               Row{"below", Value},
                               Row{"once", OneOf, false, 0, 0, scopes},
                               Row{"not", YesNo}};
constexpr std::array for_each_of{Row{"each", OneOf, required, 0, 0, around}};
constexpr std::array by{Row{"who", OneOf, required, 0, 0, doers}};
constexpr std::array take{Row{"what", Cards, required}, Row{"count", Values}, Row{"same", YesNo},
                          Row{"may", YesNo}, on};
constexpr std::array pay{Row{"what", Cards, required}, Row{"count", Values},
                         Row{"how", OneOf, false, 0, 0, ways_to_pay}, on};
constexpr std::array swap{Row{"give", Cards, required}, Row{"count", Whole, false, 1, 10},
                          Row{"get", Cards, required}, Row{"may", YesNo}, on};
constexpr std::array gain{Row{"counter", Name, required}, Row{"count", Values}, on};
constexpr std::array points{Row{"count", Whole, required, -many_points, many_points}, on};
constexpr std::array roll{Row{"sides", Whole, false, 2, 12}, Row{"dice", Whole, false, 1, 2},
                          Row{"to", OneOf, false, 0, 0, corners}};
constexpr std::array strike{Row{"what", OneOf, required, 0, 0, struck},
                            Row{"shrinks", YesNo},
                            terrain,
                            role,
                            not_role,
                            beside,
                            coast,
                            marker,
                            area,
                            number_of_place,
                            all_around,
                            on};
constexpr std::array move{Row{"piece", OneOf, required, 0, 0, moved}, Row{"terrain", Terrains, required}, on};
constexpr std::array number{Row{"step", OneOf, required, 0, 0, steps}, on};
constexpr std::array build{Row{"what", OneOf, required, 0, 0, laid}, Row{"count", Whole, false, 1, 5}, on};
constexpr std::array action{id,
                            title,
                            Row{"cost", Price},
                            Row{"phase", Several, false, 0, 0, phases},
                            Row{"limit", Whole, false, 1, 3},
                            Row{"per", OneOf, false, 0, 0, spans},
                            Row{"key", Line},
                            if_option,
                            note};
constexpr std::array stand_in{Row{"counter", Name, required}, Row{"for", OneOf, required, 0, 0, replaced},
                              Row{"most", Value, required}, if_option, note};
constexpr std::array set{Row{"what", OneOf, required, 0, 0, settable},
                         Row{"of", OneOf, false, 0, 0, named_things},
                         Row{"to", Line},
                         Row{"cards", Line},
                         Row{"least", Whole, false, 1, 30},
                         Row{"tie", OneOf, false, 0, 0, ties},
                         if_option,
                         note};
constexpr std::array add{Row{"what", OneOf, required, 0, 0, addable},
                         Row{"of", OneOf, false, 0, 0, named_things},
                         Row{"count", Value},
                         Row{"each", Value},
                         Row{"cards", Line},
                         terrain,
                         role,
                         not_role,
                         beside,
                         coast,
                         marker,
                         area,
                         number_of_place,
                         all_around,
                         if_option,
                         note};
constexpr std::array bar{Row{"what", Several, required, 0, 0, barrable},
                         terrain,
                         beside,
                         role,
                         not_role,
                         coast,
                         marker,
                         area,
                         number_of_place,
                         all_around,
                         Row{"points-at-most", Whole, false, 0, 30},
                         if_option,
                         note};
constexpr std::array require{Row{"what", OneOf, required, 0, 0, requirable},
                             role,
                             not_role,
                             coast,
                             marker,
                             beside,
                             terrain,
                             area,
                             number_of_place,
                             all_around,
                             Row{"one", YesNo},
                             if_option,
                             note};
constexpr std::array check{id, title, Row{"severity", OneOf, false, 0, 0, severities}, if_option};
constexpr std::array join{Row{"numbers", Rolls, required}, if_option, note};
constexpr std::array hex_worth{Row{"terrain", Terrains, required}, Row{"cards", Line}, Row{"points", Line},
                               Row{"income", YesNo}, if_option};
constexpr std::array<Row, 0> nothing{};

constexpr int most_steps = 16;

// In the order in which files have them.
constexpr std::array rows{
    ElementRow{"pack",
               {},
               pack,
               1,
               N_("Rules that belong together, with their terrains and counters."),
               R"(<pack id="lake" title="Lake" language="1"/>)"},
    ElementRow{"option", in_pack, option, 16,
               N_("A choice that the pack leaves to who uses it: yes or no, or a number."),
               R"(<option id="gold" title="Gold" kind="yes-no" standard="no"/>)"},
    ElementRow{
        "terrain", in_pack, own_terrain, 12,
        N_("A terrain of its own: how it looks, whether it takes a token or has numbers printed on it, what "
           "it yields, "
           "and what can be built beside it."),
        R"(<terrain id="lake" title="Lake" colour="2F6F9F" pattern="waves" symbol="fish" prints="2 3 11 12"/>)"},
    ElementRow{"harbor", in_pack, own_harbor, own_harbors::most,
               N_("A harbor of its own, laid on the map like others: the bank takes so many cards of one of "
                  "these kinds for one, from who has a building there."),
               R"(<harbor id="trading-post" title="Trading post" rate="2" cards="brick wool"/>)"},
    ElementRow{"marker", in_pack, marker_of_pack, 12,
               N_("Something that the designer lays on hexes, paths or corners of the board, and that rules "
                  "speak of: "
                  "a river, a shrine."),
               R"(<marker id="river" title="River" at="path" colour="2F6F9F" symbol="drop"/>)"},
    ElementRow{"counter", in_pack, counter, 16,
               N_("Something that is counted: for each player, or for the table. A supply limits how many "
                  "all players have."),
               R"(<counter id="fish" title="Fish" one="fish" many="fish" most="30"/>)"},
    ElementRow{"award", in_pack, award, 8, N_("Points for whoever has the most of something."),
               R"(<award id="harbor-master" title="Harbor master" by="counter:fish" least="5" points="2"/>)"},
    ElementRow{"rule", in_pack, rule, 64,
               N_("When something happens, and all conditions hold, the steps are done one after the other."),
               R"(<rule id="catch" title="Fishing"/>)"},
    ElementRow{"when", in_rule, when, 1,
               N_("What a rule waits for: the number of a hex is rolled, a number is rolled, something is "
                  "built, a turn "
                  "begins or ends, the robber has moved, a counter has reached a number."),
               R"(<when event="number" terrain="lake"/>)"},
    ElementRow{"action", in_pack, action, 32, N_("Something that players may do in their turn, for a price."),
               R"(<action id="sell" title="sell fish" cost="3 fish" limit="1" per="turn"/>)"},
    ElementRow{"stand-in", in_pack, stand_in, 1,
               N_("A counter that stands in for cards of a development card's price."),
               R"(<stand-in counter="fish" for="development" most="1"/>)"},
    ElementRow{"set", in_pack, set, 32,
               N_("Changes a figure of the game: the hand limit, a rate of the bank, what an award asks for, "
                  "a price."),
               R"(<set what="hand-limit" to="9"/>)"},
    ElementRow{"add", in_pack, add, 32,
               N_("Adds to a figure of the game: the hand limit, points, a price, the points to win."),
               R"(<add what="points" of="city" beside="terrain:castle" count="1"/>)"},
    ElementRow{"bar", in_pack, bar, 32,
               N_("Forbids something: to build at a place, to found there, to move the robber, a 7."),
               R"(<bar what="settlement road" beside="terrain:swamp"/>)"},
    ElementRow{"require", in_pack, require, 8, N_("Where founding settlements must stand."),
               R"(<require what="founding" coast="yes" one="yes"/>)"},
    ElementRow{"join", in_pack, join, 4,
               N_("Numbers that produce together: when one is rolled, so do the others."),
               R"(<join numbers="2 12"/>)"},
    ElementRow{
        "check", in_pack, check, 16,
        N_("What the map must be like for the pack: how many hexes there are of a kind. It is checked with "
           "everything else."),
        R"(<check id="few-deserts" title="One desert at most"><if terrain="desert" at-most="1"/></check>)"},
    ElementRow{"bots", in_pack, nothing, 1,
               N_("What bots should think of the pack, where they think otherwise."), "<bots/>"},
    ElementRow{"hex", in_bots, hex_worth, 12,
               N_("What a hex of a terrain is worth at each roll of its number, in cards and in points."),
               R"(<hex terrain="lake" cards="0.3"/>)"},
    // What rules and actions are made of.
    ElementRow{"if", holding_conditions, condition, 8,
               N_("A condition: about the place, about a number of the game, or once only."),
               R"(<if robber="no"/>)"},
    ElementRow{"any", with_conditions, nothing, 4, N_("Conditions of which one is enough."),
               R"(<any><if coast="yes"/><if value="cities" at-least="1"/></any>)"},
    ElementRow{"for", in_rule, for_each_of, 1,
               N_("For whom: for each settlement and city around the hex, its owner."),
               R"(<for each="building-around"/>)"},
    ElementRow{"by", in_rule, by, 1,
               N_("Who acts: the player who rolled, who built, everyone, or all the others."),
               R"(<by who="everyone"/>)"},
    ElementRow{"take", in_deeds, take, most_steps,
               N_("Takes cards from the bank; several kinds are a choice."),
               R"(<take what="wool grain" count="1 2"/>)"},
    ElementRow{"pay", in_deeds, pay, most_steps, N_("Pays cards to the bank, as far as there are any."),
               R"(<pay what="any" count="1"/>)"},
    ElementRow{"swap", in_deeds, swap, most_steps, N_("Gives cards to the bank and takes one for them."),
               R"(<swap give="any" count="2" get="any" may="yes"/>)"},
    ElementRow{"gain", in_deeds, gain, most_steps, N_("Adds to a counter."),
               R"(<gain counter="fish" count="1 2"/>)"},
    ElementRow{"lose", in_deeds, gain, most_steps, N_("Takes from a counter, as far as there is any."),
               R"(<lose counter="fish" count="1"/>)"},
    ElementRow{"points", in_deeds, points, most_steps, N_("Victory points."), R"(<points count="1"/>)"},
    ElementRow{
        "roll", in_deeds, roll, most_steps,
        N_("Rolls a die; steps after it may depend on the result, and it may name a corner of the hex."),
        R"(<roll sides="6" to="corner"/>)"},
    ElementRow{"strike", in_deeds, strike, most_steps,
               N_("What stands at the corner goes back to its owner; a city may become a settlement instead. "
                  "With a place: "
                  "everything that stands where it says."),
               R"(<strike what="building" shrinks="yes"/>)"},
    ElementRow{"move", in_deeds, move, most_steps,
               N_("Moves the robber or the pirate to the first hex of a terrain."),
               R"(<move piece="robber" terrain="desert"/>)"},
    ElementRow{"number", in_deeds, number, most_steps,
               N_("The number of the hex becomes the next lower or higher one, or goes away; where the rule "
                  "is about no hex, that of all "
                  "hexes with the number that was rolled."),
               R"(<number step="down"/>)"},
    ElementRow{"build", in_deeds, build, most_steps, N_("Lays roads or ships without a price."),
               R"(<build what="road"/>)"},
};

}  // namespace
}  // namespace attributes

std::span<const ElementRow> vocabulary() { return attributes::rows; }

const ElementRow* find_row(std::string_view parent, std::string_view name) {
  for (const ElementRow& row : attributes::rows)
    if (row.name == name &&
        (parent.empty() ? row.parents.empty()
                        : std::find(row.parents.begin(), row.parents.end(), parent) != row.parents.end()))
      return &row;
  return nullptr;
}

const AttributeRow* find_attribute(const ElementRow& row, std::string_view name) {
  for (const AttributeRow& attribute : row.attributes)
    if (attribute.name == name) return &attribute;
  return nullptr;
}

}  // namespace hexwright::own
