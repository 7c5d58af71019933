#include <algorithm>

#include "model/board/index.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/parts.h"

namespace hexwright::own {
namespace {

int sites_of(const MapView& map, const Sites& sites) {
  return static_cast<int>(std::ranges::count_if(
      map.scenario().marks, [&](const auto& placed) { return placed.second.kind == sites.mark; }));
}

int cards_of(const Book& book, int deck) {
  int cards = 0;
  for (const Rule& rule : book.rules)
    if (book.is_card_of(rule, deck)) cards += rule.when.copies;
  return cards;
}

/// Markers may share a deck.
void find_sites_without_cards(const MapView& map, Report& report) {
  const Book& book = map.rules().own_book();
  int all = 0;
  std::vector<int> wanted(book.decks.size());
  for (const Sites& sites : book.sites) {
    const int count = sites_of(map, sites);
    all += count;
    int& of_deck = wanted[at(sites.deck)];
    const int cards = cards_of(book, sites.deck);
    if (of_deck <= cards && of_deck + count > cards)
      report.add(place_of_part(map.packs(), sites.element),
                 say(N_("{0} sites lie on the map, and the deck \"{1}\" has {2} cards"), of_deck + count,
                     book.decks[at(sites.deck)].title, cards));
    of_deck += count;
  }
  if (all > most_sites)
    report.add(WholeScenario{},
               say(N_("{0} sites lie on the map; a game remembers {1} of them"), all, most_sites));
}

}  // namespace

constinit const Check sites_have_cards{
    {"own.sites-have-cards", Severity::Error, N_("Each site has a card"),
     N_("A card is drawn for each site, of a deck that has enough of them."), "OWN-47"},
    find_sites_without_cards};

}  // namespace hexwright::own
