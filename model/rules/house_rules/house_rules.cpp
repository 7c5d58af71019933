#include <array>
#include <vector>

#include "listed_modules.h"
#include "model/findings/check.h"
#include "model/rules/house_rules/figures.h"
#include "model/rules/instructions.h"
#include "model/rules/map_view.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::house_rules {
namespace {

constexpr ModuleOption number(std::string_view id, std::string_view title, std::string_view about,
                              std::string_view standard, int least, int most) {
  return {.id = id,
          .title = title,
          .about = about,
          .kind = ModuleOption::Kind::Number,
          .standard = standard,
          .least = least,
          .most = most};
}

constexpr int most_of_a_card = 40;
/// A hand holds so many of a kind at most.
constexpr int most_of_a_resource = 31;
constexpr std::array options{
    number("hand-limit", N_("Cards that a 7 leaves"),
           N_("Whoever holds more when a 7 is rolled discards half of them."), "7", 3, 30),
    number("rounds-without-seven", N_("Rounds without a 7"),
           N_("In the first rounds a 7 is rolled again: the robber stays where he is."), "0", 0, 99),
    number("least-route", N_("Least length of the longest route"),
           N_("From this length on the longest route brings its points."), "5", 2, 30),
    number("least-army", N_("Least knights of the largest army"),
           N_("From so many knights on the largest army brings its points."), "3", 1, 30),
    number("cards-of-each", N_("Cards of each resource"),
           N_("How many the bank begins with; 0 for those in the box: 19, and 24 with more than four "
              "players."),
           "0", 0, most_of_a_resource),
    ModuleOption{.id = "own-deck",
                 .title = N_("Other development cards"),
                 .about = N_("The deck is what the next lines say, for any number of players.")},
    number("knights", N_("Knights"),
           N_("Of 25 cards in the box 14 are knights, of 34 with the extension 20."), "14", 0,
           most_of_a_card),
    number("victory-points", N_("Victory points"), N_("Each card is a point, for whoever buys it."), "5", 0,
           most_of_a_card),
    number("road-building", N_("Road building"), N_("Two free roads."), "2", 0, most_of_a_card),
    number("year-of-plenty", N_("Year of plenty"), N_("Two resources from the bank."), "2", 0,
           most_of_a_card),
    number("monopoly", N_("Monopoly"), N_("All cards of one resource."), "2", 0, most_of_a_card),
};

const Figures usual;

Figures figures(const MapView& map) { return figures_of(map.rules(), map.scenario().details.max_players); }

bool has_own_cards(const Ruleset& rules) { return rules.number(house_rules_module.id, "cards-of-each") > 0; }
bool has_own_deck(const Ruleset& rules) { return rules.is_on(house_rules_module.id, "own-deck"); }

/// Those that are set though the other rules of the scenario leave nothing for them to say.
std::vector<std::string_view> unused_options(const MapView& map) {
  const Ruleset& rules = map.rules();
  const Figures own = figures(map);
  const bool has_army = rules.has_largest_army() && rules.has_development();
  std::vector<std::string_view> unused;
  if (!rules.has_longest_route() && own.least_route != usual.least_route) unused.emplace_back("least-route");
  if (!has_army && own.least_army != usual.least_army) unused.emplace_back("least-army");
  if (!rules.has_development() && has_own_deck(rules)) unused.emplace_back("own-deck");
  return unused;
}

void find_unused(const MapView& map, Report& report) {
  const auto unused = unused_options(map);
  if (unused.empty()) return;
  RuleChoices without = map.scenario().rules;
  std::vector<Argument> titles;
  for (const std::string_view option : unused) {
    without[std::string(house_rules_module.id)].erase(std::string(option));
    titles.emplace_back(Message{find_option(house_rules_module, option)->title});
  }
  report.add(
      WholeScenario{},
      say(N_("the other rules of this scenario leave nothing to say for the house rules: {0}"), list(titles)),
      Fix{say(N_("take these house rules back")), {SetRules{std::move(without)}}});
}
constinit const Check rules_used{
    {"house-rules.rules-used", Severity::Warning, N_("House rules are about what there is"),
     N_("A house rule about an award or about development cards says nothing where the other rules of the "
        "scenario have none."),
     "BASE-09, BASE-10"},
    find_unused};
constexpr std::array checks{&rules_used};

void add_instructions(const MapView& map, Instructions& sheet) {
  const Ruleset& rules = map.rules();
  const Figures own = figures(map);
  const auto rule = [&](Message words) {
    sheet.rules.push_back({house_rules_module.title, std::move(words)});
  };
  if (own.hand_limit != usual.hand_limit)
    rule(say(N_("When a 7 is rolled, whoever holds more than {0} cards discards half of them, instead of "
                "more than {1}."),
             own.hand_limit, usual.hand_limit));
  if (own.rounds_without_seven > 0)
    rule(by_number(own.rounds_without_seven, plural("In the first round a 7 is rolled again.",
                                                    "In the first {0} rounds a 7 is rolled again.")));
  if (own.least_route != usual.least_route)
    rule(say(N_("The longest route brings its points from a length of {0} on, instead of {1}."),
             own.least_route, usual.least_route));
  if (own.least_army != usual.least_army)
    rule(by_number(own.least_army,
                   plural("The largest army brings its points from {0} knight on, instead of {1}.",
                          "The largest army brings its points from {0} knights on, instead of {1}."),
                   {argument(usual.least_army)}));
  if (has_own_cards(rules)) rule(say(N_("The bank begins with {0} cards of each resource."), own.cards_each));
  if (has_own_deck(rules))
    rule(say(N_("The development cards are: knights {0}, victory points {1}, road building {2}, year of "
                "plenty {3}, monopoly {4}."),
             own.deck.knights, own.deck.victory_points, own.deck.road_building, own.deck.year_of_plenty,
             own.deck.monopoly));
}

}  // namespace
}  // namespace hexwright::house_rules

namespace hexwright {

constinit const RuleModule house_rules_module{
    .id = "house-rules",
    .title = N_("House rules"),
    .about =
        N_("Figures of the base game that groups like to change: the hand limit, the first 7, the awards, "
           "the bank, the deck."),
    .options = house_rules::options,
    .checks = house_rules::checks,
    .add_instructions = house_rules::add_instructions,
};

}  // namespace hexwright
