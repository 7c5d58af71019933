#include "model/own/vocabulary.h"

#include <algorithm>
#include <array>

#include "model/own/attributes.h"
#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright::own {
namespace attributes {
namespace {

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
    ElementRow{
        "marker", in_pack, marker_of_pack, 12,
        N_("Something that the designer lays on hexes, paths or corners of the board, and that rules "
           "speak of: a river, a shrine. With a deck it is a site: whoever first builds beside it draws a "
           "card "
           "for it, which lies there from then on, and the first building of each player beside it goes "
           "by that card."),
        R"(<marker id="river" title="River" at="path" colour="2F6F9F" symbol="drop"/>)"},
    ElementRow{"counter", in_pack, counter, 16,
               N_("Something that is counted: for each player, or for the table. A supply limits how many "
                  "all players have."),
               R"(<counter id="fish" title="Fish" one="fish" many="fish" most="30"/>)"},
    ElementRow{
        "deck", in_pack, deck, 4,
        N_("A deck of cards with things that happen when they are drawn, or when players play them from "
           "their hands; when all are gone they are shuffled again. Cards of a deck for sites lie where they "
           "were drawn, and rules speak of the buildings that go by them."),
        R"(<deck id="fortunes" title="Fortunes"/>)"},
    ElementRow{"card", in_pack, own_card, 64,
               N_("A card of a deck: what happens when it is drawn or played, to who does so or by whom it "
                  "says."),
               R"(<card id="windfall" title="Windfall" deck="fortunes" copies="2"/>)"},
    ElementRow{"award", in_pack, award, 8, N_("Points for whoever has the most of something."),
               R"(<award id="harbor-master" title="Harbor master" by="counter:fish" least="5" points="2"/>)"},
    ElementRow{"rule", in_pack, rule, 64,
               N_("When something happens, and all conditions hold, the steps are done one after the other."),
               R"(<rule id="catch" title="Fishing"/>)"},
    ElementRow{
        "when", in_rule, when, 1,
        N_("What a rule waits for: the number of a hex is rolled, a number is rolled, something is "
           "built, a turn begins or ends, the robber has moved, a counter has reached a number, a hex "
           "is discovered, a building is lost or has produced cards, a roll brings a player nothing, a "
           "knight is played, a development card is bought."),
        R"(<when event="number" terrain="lake"/>)"},
    ElementRow{"action", in_pack, action, 32, N_("Something that players may do in their turn, for a price."),
               R"(<action id="sell" title="sell fish" cost="3 fish" limit="1" per="turn"/>)"},
    ElementRow{"stand-in", in_pack, stand_in, 1,
               N_("A counter that stands in for cards of a development card's price."),
               R"(<stand-in counter="fish" for="development" most="1"/>)"},
    ElementRow{"set", in_pack, set, 32,
               N_("Changes a figure of the game: the hand limit, a rate of the bank, what an award asks for, "
                  "a price, what a hex yields to each settlement or city."),
               R"(<set what="hand-limit" to="9"/>)"},
    ElementRow{
        "add", in_pack, add, 32,
        N_("Adds to a figure of the game: the hand limit, points, a price, the points to win, what a hex "
           "yields to each settlement or city."),
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
               N_("For whom: for each settlement and city around the hex, its owner, or for each one on the "
                  "board; with a place, for those that stand where it says."),
               R"(<for each="building-around"/>)"},
    ElementRow{
        "by", with_doers, by, 1,
        N_("Who acts: the player who rolled, who built, the next player to the left, everyone, all the "
           "others, or all who have the most or the fewest points."),
        R"(<by who="everyone"/>)"},
    ElementRow{"take", in_deeds, take, most_steps,
               N_("Takes cards from the bank; several kinds are a choice."),
               R"(<take what="wool grain" count="1 2"/>)"},
    ElementRow{"pay", in_deeds, pay, most_steps, N_("Pays cards to the bank, as far as there are any."),
               R"(<pay what="any" count="1"/>)"},
    ElementRow{"swap", in_deeds, swap, most_steps, N_("Gives cards to the bank and takes one for them."),
               R"(<swap give="any" count="2" get="any" may="yes"/>)"},
    ElementRow{
        "lay", in_deeds, lay, most_steps,
        N_("Lays cards of the hand open, of each kind as many as it says, and of what was produced no more "
           "than that: they pay, and are not traded."),
        R"(<lay what="produced"/>)"},
    ElementRow{"return", in_deeds, give_back, most_steps,
               N_("What actions of the player have laid aside goes to the bank, or comes back to the hand."),
               R"(<return to="bank"/>)"},
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
               N_("What stands at the corner or on the path goes back to its owner; a city may become a "
                  "settlement instead. With a place: everything that stands where it says."),
               R"(<strike what="building" shrinks="yes"/>)"},
    ElementRow{"turn", in_deeds, turn, most_steps,
               N_("The building there is turned over, and produces nothing until it is turned up again. With "
                  "a place: all own ones that stand where it says."),
               R"(<turn to="over"/>)"},
    ElementRow{
        "move", in_deeds, move, most_steps,
        N_("Moves the robber or the pirate to the first hex of a terrain; without one, to the hex there."),
        R"(<move piece="robber" terrain="desert"/>)"},
    ElementRow{"number", in_deeds, number, most_steps,
               N_("The number of the hex becomes the next lower, higher or less likely one, or goes away; "
                  "where the rule "
                  "is about no hex, that of all "
                  "hexes with the number that was rolled. With a pool, by tokens of it."),
               R"(<number step="down"/>)"},
    ElementRow{"draw", in_deeds, draw, most_steps,
               N_("Draws a card of a deck: what it says happens, or it goes to the hand. The deck "
                  "\"development\" is "
                  "that of the game."),
               R"(<draw deck="fortunes"/>)"},
    ElementRow{
        "give", in_deeds, give, most_steps,
        N_("Gives cards to another player, or some of what a counter counts, as far as there are any."),
        R"(<give what="any" count="1" to="left"/>)"},
    ElementRow{"steal", in_deeds, steal, most_steps,
               N_("Takes cards from the hand of another player, at random."), R"(<steal from="others"/>)"},
    ElementRow{
        "choose", in_deeds, choose, most_steps,
        N_("Chooses a hex, a corner or a path; the steps after it happen there. Where there is none to "
           "choose, they do not happen."),
        R"(<choose what="hex" terrain="desert"/>)"},
    ElementRow{"put", in_deeds, put, most_steps,
               N_("Lays a mark of the pack there, or moves the one that lies elsewhere."),
               R"(<put marker="shrine"/>)"},
    ElementRow{"remove", in_deeds, remove, most_steps,
               N_("Takes away a mark of the pack that lies there, or that touches the place."),
               R"(<remove marker="shrine"/>)"},
    ElementRow{"become", in_deeds, become, most_steps,
               N_("The hex becomes another terrain; its number goes where that one takes none."),
               R"(<become terrain="desert"/>)"},
    ElementRow{
        "end", in_deeds, end, most_steps,
        N_("Ends the game: whoever has the most of something has won, and of several the first one from "
           "the player on turn on; or everybody has lost. While players found, no game ends."),
        R"(<end by="counter:fish"/>)"},
    ElementRow{"build", in_deeds, build, most_steps,
               N_("Lays roads or ships without a price, or makes a city of the own settlement there; with a "
                  "place, of all own ones that stand where it says."),
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
