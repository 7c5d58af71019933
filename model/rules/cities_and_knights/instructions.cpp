#include "model/rules/instructions.h"

#include "listed_modules.h"
#include "model/rules/base/hand_limit.h"
#include "model/rules/base/robber.h"
#include "model/rules/cities_and_knights/parts.h"
#include "model/rules/house_rules/figures.h"

// The set-up sheet of Cities & Knights. CK-100

namespace hexwright::cities_and_knights {
namespace {

class Sheet {
 public:
  Sheet(const MapView& map, Instructions& sheet) : map_(map), sheet_(sheet) {}

  void add_set_up();
  void add_founding();
  void add_points();
  void add_turn();
  void add_cities();
  void add_knights();
  void add_progress();
  void add_turns_of_others();

 private:
  template <class... Arguments>
  void rule(const char* pattern, const Arguments&... arguments) {
    settle(Topic::Nothing, pattern, arguments...);
  }
  template <class... Arguments>
  void settle(Topic topic, const char* pattern, const Arguments&... arguments) {
    sheet_.rules.push_back({cities_and_knights_module.title, say(pattern, arguments...), topic});
  }
  bool chose(const char* option, const char* value) const {
    return map_.rules().choice("cities-and-knights", option) == value;
  }
  int players() const { return map_.scenario().details.max_players; }

  const MapView& map_;
  Instructions& sheet_;
};

/// CK-05, CK-07, CK-08, CK-82
void Sheet::add_set_up() {
  auto& steps = sheet_.steps;
  const auto place = base::where_robber_begins(map_);
  if (place && (map_.plays("seafarers") || chose("robber-start", "track")))
    steps.emplace_back(
        say(N_("The robber waits beside the board. When the first attack of the barbarians is over "
               "he comes, robbing nobody, to {0}."),
            *place),
        Topic::RobberStart);
  if (map_.scenario().markers.contains(Marker::Pirate))
    steps.emplace_back(
        say(N_("The pirate waits beside the board. When the first attack of the barbarians is over "
               "it comes, robbing nobody, to the sea hex that the picture shows.")),
        Topic::PirateStart);
  steps.emplace_back(
      say(N_("Lay the track of the barbarians beside the board, with their ship on its first place. Shuffle "
             "the three decks of progress cards, each by itself, {0} cards in each. Keep ready the cards of "
             "the three commodities, {1} of each, the metropolises, the merchant and {2} defender cards."),
          18, commodities_of_a_kind(players()), defender_cards(players())));
  steps.emplace_back(say(
      N_("The development cards and the card for the largest army stay in the box: there are none. One of "
         "the two dice has to be told from the other: it is the red one, and counts for progress cards.")));
}

/// CK-03, CK-06
void Sheet::add_founding() {
  sheet_.founding.emplace_back(
      say(N_("Besides, every player takes {0} basic, {0} strong and {0} mighty knights, {1} city walls and "
             "what counts the improvements, which begin at nothing."),
          2, 3));
  const int each = map_.rules().founding_settlements();
  sheet_.founding.emplace_back(
      each == 2 ? say(N_("In turn, every player builds a settlement with a road. Then, beginning with the "
                         "last player and in reverse order, everybody builds a city with a road, and takes "
                         "one resource, but no commodity, for each producing hex around it."))
                : say(N_("In turn, every player builds a settlement with a road; then, beginning with the "
                         "last player and in reverse order, a second one; and so on, to and fro, until "
                         "everybody has {0}, the last of which is a city. For each producing hex around it "
                         "everybody takes one resource, but no commodity."),
                      each),
      Topic::Founding);
}

/// CK-01, CK-02, CK-75, CK-80, CK-89, CK-93
void Sheet::add_points() {
  const int points = map_.scenario().details.victory_points;
  const int without = map_.rules().number("cities-and-knights", "points-without");
  if (map_.plays("spices") && without < points)
    rule(N_("The game asks for {0} victory points. The plain scenario, without Cities & Knights and spices, "
            "asks for {1}."),
         points, without);
  else
    rule(N_("The game asks for {0} victory points. Without Cities & Knights it would be {1}."), points,
         without);
  rule(map_.rules().has_longest_route()
           ? N_("Besides settlements, cities and the longest route these are victory points: a metropolis (2 "
                "more than its city), each defence that was the best, the merchant and two progress cards (1 "
                "each).")
           : N_("Besides settlements and cities these are victory points: a metropolis (2 more than its "
                "city), each defence that was the best, the merchant and two progress cards (1 each)."));
  const int alone = figures_of(map_.rules(), map_.scenario().details.max_players).hand_limit;
  rule(N_("On a 7, you may hold {0} cards without city walls, and {1} more for each city wall."), alone,
       hand_limit(alone, 1, 0) - alone);
  if (!map_.plays("spices")) return;
  rule(N_("City walls and trade options add up: with 2 of each you may hold {0} cards."),
       hand_limit(alone, 2, 2));
  // CK-89
  settle(Topic::Monopoly,
         N_("Resource Monopoly may name one of the three types of spice cards, Trade Monopoly may not."));
}

/// CK-09 to CK-11, CK-18, CK-40 to CK-45
void Sheet::add_turn() {
  rule(N_("Roll the event die with the two others, and do first what it shows. A ship: the barbarians come "
          "one "
          "step nearer, and attack on the {0}th. A gate: beginning with you everybody whose improvement of "
          "that colour is at least as high as the red die less 1 draws a progress card of it; without any "
          "improvement nobody draws."),
       7);
  rule(N_(
      "In an attack the cities of all players, metropolises too, stand against the ranks of all active "
      "knights. If there are more cities, those players with the fewest active ranks who have a city "
      "without metropolis lose one each: it becomes a settlement and loses its city wall; without a "
      "settlement in supply it is tipped over, counts as a settlement, and is the first to become a city "
      "again. Else the best defender gets a defender card; of several, each draws a progress card instead. "
      "Then all knights are inactive, and the ship returns."));
  rule(chose("defender-points", "box")
           ? N_("When the defender cards are used up, nobody gets a point for defending any more.")
           : N_("When the defender cards are used up, the best defender still gets a point."));
  rule(
      N_("Until the first attack is over nothing moves the robber, or a pirate, and nobody is robbed; on a 7 "
         "too many cards are discarded."));
  if (map_.plays("seafarers") && !map_.plays("desolation"))  // where there is no pirate
    settle(Topic::Pirate,
           N_("Once the first attack is over you move, on a 7, either the robber or the pirate. No ship is "
              "built at the pirate's hex or moved to or from it; you steal a card from a player with a ship "
              "there."));
}

/// CK-12 to CK-16, CK-21 to CK-28
void Sheet::add_cities() {
  rule(N_(
      "Of forest, pasture and mountains a city takes one resource and one commodity (paper, cloth, coins), "
      "of hills and fields two resources. The bank takes four of a commodity for one card; harbors for a "
      "resource do not serve commodities, the others do."));
  rule(
      N_("Who has a city buys improvements, the next level for as many commodities as its number: trade for "
         "cloth, politics for coins, science for paper. The third level brings: commodities at 2 for 1; "
         "mighty knights; a resource of choice whenever a roll, but a 7, brings you nothing."));
  rule(
      N_("The first player at level 4 of a track puts its metropolis on a city, and keeps it when he is at "
         "level 5 before anybody else; else the first one there takes it. Levels 4 and 5 need a city without "
         "metropolis, or that metropolis. Barbarians do not take a metropolis."));
  rule(N_("A city wall costs {0} brick and stands under a city, one each, {1} for a player. It goes back to "
          "its owner as soon as that is no city any more."),
       2, 3);
}

/// CK-29 to CK-39
void Sheet::add_knights() {
  rule(
      N_("A basic knight costs 1 wool and 1 ore and stands, inactive, on an empty intersection at a road or "
         "ship of yours. 1 grain makes a knight active, 1 wool and 1 ore raise his rank by one, once in a "
         "turn. Nobody builds where a knight stands, and routes of others end there."));
  rule(
      N_("An active knight who has not been made active in this turn can do one thing, and is inactive then: "
         "move along your route; push away a knight of a lower rank, whom his owner moves; or chase the "
         "robber, or a pirate, from a hex beside him and steal a card."));
  rule(chose("chased-robber", "any") ? N_("A chased robber goes to any other land hex.")
                                     : N_("A chased robber goes to another hex with a number token."));
  rule(chose("deserter-knight", "lower")
           ? N_("Deserter: you may put down a knight of the rank that was given up, or of any lower one.")
           : N_("Deserter: you may put down a knight of the rank that was given up; when you have none left, "
                "a basic one."));
}

/// CK-46 to CK-52
void Sheet::add_progress() {
  rule(
      N_("Progress cards are played in one's own turn after the roll, any number, at once if you like; only "
         "Alchemist comes before the roll. You may hold {0}: out of turn discard the others at once, in your "
         "turn before you end it. What is played or discarded goes under its deck."),
      4);
}

/// CK-77, CK-78
void Sheet::add_turns_of_others() {
  if (players() <= 4) return;
  if (chose("five-six-turn", "paired"))
    settle(
        Topic::TurnsOfOthers,
        N_("With 5 or 6 players: after each turn the third player to the left does all that is done after a "
           "roll, but trade with players; that counts as an own turn, in which one can win."));
  else
    settle(Topic::TurnsOfOthers, N_("With 5 or 6 players: after each turn everybody else, in order, may "
                                    "build, buy, hire, activate and "
                                    "promote, without trade, progress cards and deeds of knights."));
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  Sheet words(map, sheet);
  words.add_set_up();
  words.add_founding();
  words.add_points();
  words.add_turn();
  words.add_cities();
  words.add_knights();
  words.add_progress();
  words.add_turns_of_others();
}

}  // namespace hexwright::cities_and_knights
