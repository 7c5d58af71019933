#include <algorithm>

#include "model/playtest/modules/spices/kinds.h"
#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

std::vector<int> spice_hexes_at(const Book& b, int place) {
  std::vector<int> spices;
  for (const int hex : hexes_at(b, place))
    if (is(b, hex, Terrain::Spice)) spices.push_back(hex);
  return spices;
}

}  // namespace

void reach_spices(Book& b, int seat, int intersection) {
  for (const int hex : spice_hexes_at(b, intersection))
    if (b.spices_reached.insert(hex).second) owe(b, {.kind = spices::task::draw_spice, .seat = seat});
}

void spices_depleted(Book& b) {
  if (b.seats() < 5 || has_spices_left(b)) return;
  for (int seat = 0; seat < b.seats(); ++seat) owe(b, {.kind = spices::task::return_spice, .seat = seat});
  let_lapse(b);
}

void place_merchant(Book& b, int seat, int place) {
  const auto spices = spice_hexes_at(b, place);
  b.require(spices.size() == 1, "a merchant stands at no spice hex, or between two");  // SPI-04
  b.require(!b.buildings.contains(place), "a merchant stands where something stands already");
  b.require(is_reached(b, seat, place), "a merchant stands where no own ship or road ends");
  Player& p = b.player(seat);
  b.require(p.merchants > 0, "no merchant is left");
  pay(b, seat, price_of_merchant);
  --p.merchants;
  b.buildings[place] = {seat, Building::Merchant, false};
  const bool left = std::any_of(b.options.begin(), b.options.end(), [](int n) { return n > 0; });
  if (spices.size() == 1 && left && !p.option_of.contains(spices.front()))  // SPI-06
    owe(b, {.kind = spices::task::take_option, .seat = seat, .place = spices.front()});
}

void take_option(Book& b, int seat, int resource, int hex) {
  if (resource >= resource_kinds) return b.fault("no option shows card {}", resource);
  b.require(b.options[slot(resource)] > 0, "an option is taken of which none is left");
  --b.options[slot(resource)];
  ++b.player(seat).options[slot(resource)];
  b.player(seat).option_of.insert(hex);
}

void use_option(Book& b, int seat, int resource, int spice) {
  if (resource >= resource_kinds) return b.fault("no option shows card {}", resource);
  b.require(b.player(seat).options[slot(resource)] > 0, "an option is used that the seat does not have");
  b.require(has_spices_left(b), "an option is used though no spice is left");
  pay(b, seat, resource, 2);
  draw_spice(b, seat, spice);
  spices_depleted(b);
}

void exchange_spices(Book& b, int seat, int type) {
  b.require(!b.exchanged, "spices are exchanged twice in a turn");  // SPI-10
  b.exchanged = true;
  if (type == three_different)
    for (int card = resource_kinds; card < spice_end; ++card) pay(b, seat, card);
  else if (type >= resource_kinds && type < spice_end)
    pay(b, seat, type, 3);
  else
    b.fault("card {} is no spice", type);
  b.player(seat).chits += 2;
}

}  // namespace hexwright::referee
