#include "model/rules/house_rules/figures.h"

#include "listed_modules.h"

namespace hexwright {
namespace {

constexpr DevelopmentDeck extended_deck{20, 5, 3, 3, 3};
constexpr int extended_cards_each = 24;

/// Where victory point cards do not count as such they are out with three players, and knights with more.
DevelopmentDeck without_victory_cards(DevelopmentDeck deck, int players) {
  if (players > 3) deck.knights += deck.victory_points;
  deck.victory_points = 0;
  return deck;
}

DevelopmentDeck deck_of(const Ruleset& rules, int players) {
  const auto count = [&](std::string_view card) { return rules.number(house_rules_module.id, card); };
  if (rules.is_on(house_rules_module.id, "own-deck"))
    return {count("knights"), count("victory-points"), count("road-building"), count("year-of-plenty"),
            count("monopoly")};
  return players > 4 ? extended_deck : DevelopmentDeck();
}

}  // namespace

Figures figures_of(const Ruleset& rules, int players) {
  const auto number = [&](std::string_view option) { return rules.number(house_rules_module.id, option); };
  Figures figures;
  figures.hand_limit = number("hand-limit");
  figures.least_route = number("least-route");
  figures.least_army = number("least-army");
  figures.rounds_without_seven = number("rounds-without-seven");
  const int own_cards = number("cards-of-each");
  figures.cards_each = own_cards > 0 ? own_cards : players > 4 ? extended_cards_each : Figures().cards_each;
  const DevelopmentDeck deck = deck_of(rules, players);
  figures.deck = rules.has_victory_cards() ? deck : without_victory_cards(deck, players);
  return figures;
}

}  // namespace hexwright
