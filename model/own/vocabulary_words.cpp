#include <algorithm>
#include <array>
#include <string>

#include "model/own/element_titles.h"
#include "model/own/vocabulary.h"

namespace hexwright::own {
namespace {

struct AttributeWords {
  std::string_view element;  ///< empty: all that the table does not name
  std::string_view attribute;
  const char *title, *about;
};

constexpr std::array words_of_attributes{
    AttributeWords{"", "id", N_("id"), N_("Its name in files; other parts name it by that")},
    AttributeWords{"", "title", N_("title"), N_("What players read")},
    AttributeWords{"", "about", N_("about"), N_("What whoever uses it should know")},
    AttributeWords{"", "author", N_("author"), N_("Who has made the pack")},
    AttributeWords{"", "version", N_("version"), N_("Which version of the pack this is")},
    AttributeWords{"", "language", N_("language"),
                   N_("The version of the words in which the pack is written")},
    AttributeWords{"", "from", N_("from"), N_("Where the pack came from")},
    AttributeWords{"", "hash", N_("hash"), N_("By which a changed pack is known")},
    AttributeWords{"", "kind", N_("kind"), N_("A choice between yes and no, or a number")},
    AttributeWords{
        "deck", "kind", N_("kind"),
        N_("Whether cards happen when they are drawn, are kept in hand until they are played, or lie at "
           "sites")},
    AttributeWords{"end", "by", N_("by"),
                   N_("The number of which the winner has the most; all have lost where nothing is said")},
    AttributeWords{"", "standard", N_("standard"), N_("What holds until somebody chooses otherwise")},
    AttributeWords{"option", "least", N_("least"), N_("The least number that can be chosen")},
    AttributeWords{"option", "most", N_("most"), N_("The highest number that can be chosen")},
    AttributeWords{"option", "value", N_("value"), N_("What was chosen")},
    AttributeWords{"terrain", "word", N_("in sentences"),
                   N_("How sentences call it, where that is not the title")},
    AttributeWords{"", "colour", N_("colour"), N_("Its colour on the map")},
    AttributeWords{"", "pattern", N_("pattern"), N_("What is drawn over the colour")},
    AttributeWords{"", "symbol", N_("symbol"), N_("What is drawn in the middle")},
    AttributeWords{"terrain", "token", N_("takes a token"), N_("Whether a number token lies on it")},
    AttributeWords{"terrain", "numbers", N_("allowed numbers"),
                   N_("The only numbers that its token may show")},
    AttributeWords{"terrain", "prints", N_("printed numbers"),
                   N_("Numbers that are rolled for without a token, as on a lake: 2 3 11 12")},
    AttributeWords{"terrain", "yields", N_("yields"),
                   N_("What settlements and cities get when its number is rolled")},
    AttributeWords{"terrain", "robber-starts", N_("robber starts"),
                   N_("Whether the robber may stand there when the game begins")},
    AttributeWords{"terrain", "carries", N_("carries"),
                   N_("What can be built beside it; roads and settlements where nothing is said")},
    AttributeWords{"marker", "at", N_("lies on"), N_("Hexes, paths or corners of the board")},
    AttributeWords{"marker", "deck", N_("deck"),
                   N_("Of which a card is drawn for each of them, when somebody first builds beside it")},
    AttributeWords{"harbor", "rate", N_("rate"), N_("How many cards the bank takes for one")},
    AttributeWords{"harbor", "cards", N_("cards"),
                   N_("The kinds of cards that the bank takes there; any where nothing is said")},
    AttributeWords{"counter", "one", N_("one"), N_("The word for one of them: \"fish\"")},
    AttributeWords{"counter", "many", N_("many"), N_("The word for several of them: \"fish\"")},
    AttributeWords{"counter", "of", N_("counted for"), N_("Each player, or the table")},
    AttributeWords{"counter", "start", N_("start"), N_("How many there are when the game begins")},
    AttributeWords{"counter", "most", N_("most"), N_("How many there can be at most")},
    AttributeWords{"counter", "supply", N_("supply"), N_("How many there are for all players together")},
    AttributeWords{"award", "by", N_("by"),
                   N_("The number of which the player with the most gets the points")},
    AttributeWords{"award", "least", N_("least"), N_("Who has fewer does not get it")},
    AttributeWords{"award", "points", N_("points"), N_("The points that it brings")},
    AttributeWords{"", "tie", N_("tie"),
                   N_("Whether who has it keeps it or loses it when another has as many")},
    AttributeWords{"", "card", N_("card"),
                   N_("Only buildings that go by this card, or the places where it lies")},
    AttributeWords{"", "turned", N_("turned over"), N_("Whether the building there must lie on its side")},
    AttributeWords{"turn", "to", N_("to"), N_("Over, or up again")},
    AttributeWords{"", "if-option", N_("if the option"),
                   N_("Only where this option of the pack is on, or off")},
    AttributeWords{"rule", "stage", N_("stage"), N_("While hexes produce, or after that")},
    AttributeWords{
        "when", "event", N_("event"),
        N_("What must happen: a number is rolled, something is built or lost, a building produces cards, a "
           "turn begins, a hex is discovered")},
    AttributeWords{"", "terrain", N_("terrain"), N_("Only hexes of these terrains")},
    AttributeWords{"", "role", N_("role"), N_("Only in areas that have this role")},
    AttributeWords{"", "not-role", N_("not the role"), N_("Only outside of areas that have this role")},
    AttributeWords{"", "beside", N_("beside"),
                   N_("What must be beside the place: buildings, roads, terrains, harbors")},
    AttributeWords{"", "coast", N_("coast"), N_("Whether sea and land must be beside the place")},
    AttributeWords{"", "marker", N_("marker"), N_("Only where this mark lies")},
    AttributeWords{"when", "numbers", N_("numbers"), N_("Only when one of these numbers is rolled: 2 12")},
    AttributeWords{"when", "what", N_("what is built or lost"),
                   N_("A settlement, a city, a road or a ship; any of them where nothing is said")},
    AttributeWords{"when", "founding", N_("founding"),
                   N_("Whether it holds for what is built before the first turn")},
    AttributeWords{"when", "nth", N_("which one"),
                   N_("Only the first (1), the second (2) and so on that a player builds there")},
    AttributeWords{"when", "at", N_("moment"), N_("Whether the turn begins or ends")},
    AttributeWords{"when", "counter", N_("counter"), N_("The counter that is watched")},
    AttributeWords{"when", "every", N_("at every"), N_("Again and again, at every so many")},
    AttributeWords{"when", "count", N_("reaches"), N_("Once the counter has reached this number")},
    AttributeWords{"if", "robber", N_("robber"), N_("Whether the robber must be there")},
    AttributeWords{"if", "stands", N_("stands"), N_("What must stand at such a place")},
    AttributeWords{"if", "value", N_("number"),
                   N_("A number of the game that is compared: points, cards, a counter")},
    AttributeWords{"if", "is", N_("is"), N_("It must be just this number")},
    AttributeWords{"if", "at-least", N_("at least"), N_("It must be this number or more")},
    AttributeWords{"if", "at-most", N_("at most"), N_("It must be this number or less")},
    AttributeWords{"if", "above", N_("above"), N_("It must be more than this number")},
    AttributeWords{"if", "below", N_("below"), N_("It must be less than this number")},
    AttributeWords{"if", "once", N_("once"),
                   N_("Only the first time: in the game, in each turn, or for each player")},
    AttributeWords{"", "not", N_("not"), N_("The contrary must hold")},
    AttributeWords{
        "for", "each", N_("each"),
        N_("Each settlement and city around the hex, or each one on the board, or those where the place "
           "says: its owner acts")},
    AttributeWords{
        "by", "who", N_("who"),
        N_("The player who rolled, who built, the next one to the left, everyone, all the others, or "
           "who has the most or the fewest points")},
    AttributeWords{"", "what", N_("what"), N_("What it is about")},
    AttributeWords{"take", "what", N_("cards"), N_("The kinds of cards; several are a choice")},
    AttributeWords{"", "deck", N_("deck"), N_("The deck of which a card is, or is drawn")},
    AttributeWords{"card", "copies", N_("copies"), N_("How many of it there are; one where nothing is said")},
    AttributeWords{"give", "what", N_("cards"), N_("The kinds of cards; several are a choice")},
    AttributeWords{"give", "to", N_("to"),
                   N_("The player on turn, the next one to the left, who has the fewest points, or another "
                      "player of choice")},
    AttributeWords{"steal", "from", N_("from"),
                   N_("Another player of choice, one of choice who has more points, the next one to the "
                      "left, or who has the most points")},
    AttributeWords{"steal", "count", N_("count"), N_("How many cards are taken, one after the other")},
    AttributeWords{"choose", "what", N_("what is chosen"), N_("A hex, a corner or a path")},
    AttributeWords{"choose", "stands", N_("stands there"),
                   N_("What must stand at the corner or on the path, or that nothing does")},
    AttributeWords{"if", "whose", N_("whose"), N_("Whether it must be one's own, or another's")},
    AttributeWords{"choose", "whose", N_("whose"), N_("Whether it must be one's own, or another's")},
    AttributeWords{"put", "marker", N_("marker"), N_("The mark that is laid")},
    AttributeWords{"put", "moves", N_("moves"),
                   N_("Whether it is the one that lies elsewhere, as a piece that moves")},
    AttributeWords{"remove", "marker", N_("marker"), N_("The mark that is taken away")},
    AttributeWords{"become", "terrain", N_("terrain"), N_("What the hex is from then on")},
    AttributeWords{"lay", "what", N_("cards"), N_("The kinds of cards; all of them are laid")},
    AttributeWords{"pay", "what", N_("cards"), N_("The kinds of cards; several are a choice")},
    AttributeWords{"", "count", N_("count"), N_("How many; two numbers are for a settlement and for a city")},
    AttributeWords{"swap", "count", N_("count"), N_("How many cards are given")},
    AttributeWords{"points", "count", N_("count"), N_("How many points; fewer than 0 are taken away")},
    AttributeWords{"choose", "rather", N_("rather beside"),
                   N_("What must be beside the place as long as there is such a place")},
    AttributeWords{"choose", "other", N_("another one"),
                   N_("Whether it must be another place than those that steps before it chose")},
    AttributeWords{"choose", "count", N_("how many"),
                   N_("How many places, each another one; the steps after it happen at each")},
    AttributeWords{"choose", "one", N_("one beside"),
                   N_("What must be beside one of the places at least, if there is any such place")},
    AttributeWords{"choose", "together", N_("all before"),
                   N_("Whether all places are chosen before anything happens at them")},
    AttributeWords{"", "together", N_("in one decision"),
                   N_("Whether all cards of choice, three at most, are named in one decision")},
    AttributeWords{"action", "goes", N_("goes"),
                   N_("What is paid lies aside, before the player, and does not go to the bank")},
    AttributeWords{"return", "to", N_("to"), N_("The bank, or the hand of the player")},
    AttributeWords{"number", "pool", N_("token pool"),
                   N_("The pool of the map from which the new token comes, and to which the old one goes; "
                      "numbers that it lacks are passed over")},
    AttributeWords{"number", "at-end", N_("at the end"),
                   N_("What the hex becomes where there is no such number")},
    AttributeWords{"build", "count", N_("count"), N_("How many are laid")},
    AttributeWords{"", "same", N_("all alike"), N_("Whether all cards must be of one kind")},
    AttributeWords{"", "may", N_("may"), N_("Whether the player may leave it")},
    AttributeWords{"", "on", N_("on"), N_("Only after these results of the die that was rolled before")},
    AttributeWords{"pay", "how", N_("how"), N_("By the player's choice, or at random")},
    AttributeWords{"swap", "give", N_("give"), N_("The kinds of cards that are given")},
    AttributeWords{"swap", "get", N_("get"), N_("The kinds of cards of which one is taken")},
    AttributeWords{"", "counter", N_("counter"), N_("The counter that changes")},
    AttributeWords{"roll", "sides", N_("sides"), N_("How many sides the die has")},
    AttributeWords{"roll", "dice", N_("dice"), N_("How many dice are rolled")},
    AttributeWords{"roll", "to", N_("names"), N_("Whether the result names a corner of the hex")},
    AttributeWords{"strike", "what", N_("what is struck"),
                   N_("A settlement, a city, or either; a road, a ship, or either")},
    AttributeWords{"strike", "shrinks", N_("shrinks"), N_("Whether a city becomes a settlement and stays")},
    AttributeWords{"move", "piece", N_("piece"), N_("The robber or the pirate")},
    AttributeWords{"move", "terrain", N_("terrain"),
                   N_("It goes to the first hex of this terrain; to the hex at hand where nothing is said")},
    AttributeWords{"number", "step", N_("step"),
                   N_("To the next lower number, the next higher one, the next less likely one, or away")},
    AttributeWords{"build", "what", N_("what is built"), N_("Roads, ships, or a city")},
    AttributeWords{"action", "cost", N_("cost"), N_("What players pay for it: \"3 fish\", \"2 any\"")},
    AttributeWords{"action", "phase", N_("phase"),
                   N_("When players may do it; in the main part of their turn where nothing is said")},
    AttributeWords{"action", "limit", N_("limit"), N_("How often it may be done")},
    AttributeWords{"action", "per", N_("per"), N_("Whether the limit is for each turn or for the game")},
    AttributeWords{"action", "key", N_("key"), N_("The letter that does it in the play window")},
    AttributeWords{"stand-in", "counter", N_("counter"), N_("The counter that stands in for cards")},
    AttributeWords{"stand-in", "for", N_("for"), N_("In whose price it stands in")},
    AttributeWords{"stand-in", "most", N_("most"), N_("How many cards it stands in for at most")},
    AttributeWords{"set", "what", N_("figure"), N_("The figure of the game that changes")},
    AttributeWords{"set", "of", N_("of"), N_("Of which award, piece or card")},
    AttributeWords{"set", "to", N_("to"), N_("The number that holds from now on")},
    AttributeWords{"set", "cards", N_("cards"), N_("The new price, or the cards whose rate changes")},
    AttributeWords{"set", "least", N_("least"), N_("Who has fewer does not get the award")},
    AttributeWords{"add", "what", N_("figure"), N_("The figure of the game that is added to")},
    AttributeWords{"add", "of", N_("of"), N_("Of which piece or card")},
    AttributeWords{"add", "count", N_("count"), N_("How many are added")},
    AttributeWords{"add", "each", N_("for each"), N_("So many times: a number of the game")},
    AttributeWords{"add", "cards", N_("cards"), N_("What the price has more")},
    AttributeWords{"bar", "what", N_("forbidden"),
                   N_("What nobody may do: build, found there, move the robber, roll a 7")},
    AttributeWords{"bar", "points-at-most", N_("points at most"),
                   N_("Only where whoever has a building there has no more points than this")},
    AttributeWords{"require", "what", N_("what"), N_("What must stand so: founding settlements")},
    AttributeWords{"require", "one", N_("one"),
                   N_("Whether one of each player's founding settlements is enough")},
    AttributeWords{"join", "numbers", N_("numbers"), N_("The numbers that produce together: 2 12")},
    AttributeWords{"hex", "terrain", N_("terrain"), N_("The terrains whose hexes are worth so much")},
    AttributeWords{"hex", "cards", N_("cards"),
                   N_("How many cards it is worth at each roll of its number: 0.3")},
    AttributeWords{"hex", "points", N_("points"),
                   N_("How many points it is worth at each roll of its number: 0.1")},
    AttributeWords{"hex", "income", N_("income"),
                   N_("Whether it is nearly as good as cards of any resource")},
    AttributeWords{"", "area", N_("in the area"), N_("Only in the area of the map with this name")},
    AttributeWords{"", "number", N_("with the number"), N_("Only hexes with one of these numbers")},
    AttributeWords{"", "all-around", N_("all around it"),
                   N_("Only where all hexes around are one of these terrains; beyond the edge is sea")},
    AttributeWords{"", "note", N_("note"), N_("Words of your own, printed after the sentence")},
    AttributeWords{"check", "severity", N_("severity"),
                   N_("How much it matters: an error, a warning or a note")},
    AttributeWords{"if", "count", N_("how many hexes"), N_("How many such hexes there must be")},
    AttributeWords{"", "robber", N_("robber"), N_("Whether the robber must be there")},
    AttributeWords{"", "numbers", N_("numbers"), N_("Only with one of these numbers: 2 12")},
    AttributeWords{"", "value", N_("number"), N_("A number of the game: points, cards, a counter")},
    AttributeWords{"", "once", N_("once"),
                   N_("Only the first time: in the game, in each turn, or for each player")},
    AttributeWords{"", "is", N_("is"), N_("It must be just this number")},
    AttributeWords{"", "at-least", N_("at least"), N_("It must be this number or more")},
    AttributeWords{"", "at-most", N_("at most"), N_("It must be this number or less")},
    AttributeWords{"", "above", N_("above"), N_("It must be more than this number")},
    AttributeWords{"", "below", N_("below"), N_("It must be less than this number")},
};

struct ElementTitle {
  std::string_view name;
  const char* title;
};

constexpr std::array titles_of_elements{
    ElementTitle{"pack", N_("pack")},       ElementTitle{"option", N_("option")},
    ElementTitle{"terrain", N_("terrain")}, ElementTitle{"harbor", N_("harbor")},
    ElementTitle{"marker", N_("marker")},   ElementTitle{"counter", N_("counter")},
    ElementTitle{"deck", N_("deck")},       ElementTitle{"card", N_("card")},
    ElementTitle{"award", N_("award")},     ElementTitle{"rule", N_("rule")},
    ElementTitle{"action", N_("action")},   ElementTitle{"stand-in", N_("stand-in")},
    ElementTitle{"set", N_("set")},         ElementTitle{"add", N_("add")},
    ElementTitle{"bar", N_("bar")},         ElementTitle{"require", N_("require")},
    ElementTitle{"join", N_("join")},       ElementTitle{"check", N_("check")},
    ElementTitle{"bots", N_("bots")},       ElementTitle{"hex", N_("hex")},
    ElementTitle{"when", N_("when")},       ElementTitle{"if", N_("if")},
    ElementTitle{"any", N_("any")},         ElementTitle{"for", N_("for")},
    ElementTitle{"by", N_("by whom")},      ElementTitle{"take", N_("take")},
    ElementTitle{"pay", N_("pay")},         ElementTitle{"swap", N_("swap")},
    ElementTitle{"lay", N_("lay")},         ElementTitle{"return", N_("return")},
    ElementTitle{"gain", N_("gain")},       ElementTitle{"lose", N_("lose")},
    ElementTitle{"give", N_("give")},       ElementTitle{"roll", N_("roll")},
    ElementTitle{"strike", N_("strike")},   ElementTitle{"turn", N_("turn")},
    ElementTitle{"move", N_("move")},       ElementTitle{"draw", N_("draw")},
    ElementTitle{"steal", N_("steal")},     ElementTitle{"choose", N_("choose")},
    ElementTitle{"put", N_("put")},         ElementTitle{"remove", N_("remove")},
    ElementTitle{"become", N_("become")},   ElementTitle{"number", N_("number")},
    ElementTitle{"points", N_("points")},   ElementTitle{"end", N_("end")},
    ElementTitle{"build", N_("build")},
};

const AttributeWords* find_words(const ElementRow& element, const AttributeRow& attribute) {
  const AttributeWords* general = nullptr;
  for (const AttributeWords& each : words_of_attributes) {
    if (each.attribute != attribute.name) continue;
    if (each.element == element.name) return &each;
    if (each.element.empty()) general = &each;
  }
  return general;
}

}  // namespace

Message element_title(std::string_view name) {
  const auto found = std::ranges::find(titles_of_elements, name, &ElementTitle::name);
  return Message(found == titles_of_elements.end() ? std::string(name) : std::string(found->title));
}

Message title_of(const ElementRow& element, const AttributeRow& attribute) {
  if (const AttributeWords* found = find_words(element, attribute))
    return Message(std::string_view(found->title));
  std::string plain(attribute.name);
  std::ranges::replace(plain, '-', ' ');
  return Message(plain);
}

Message about_of(const ElementRow& element, const AttributeRow& attribute) {
  const AttributeWords* found = find_words(element, attribute);
  return found ? Message(std::string_view(found->about)) : Message();
}

}  // namespace hexwright::own
