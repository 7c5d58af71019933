#include <algorithm>

#include "playtest/modules/spices.h"
#include "rules/spices/instructions.h"
#include "rules/spices/merchants.h"

namespace hexwright::spices {
namespace {

bool has_merchant(const Look& l, int seat, Number intersection) {
  return building_at(l.state, intersection).is(seat, Building::Merchant);
}

/// The one spice hex that a merchant there belongs to.
Number spice_hex_of(const Look& l, Number intersection) {
  const auto& hexes = l.board().intersection_hexes(intersection);
  return *std::find_if(hexes.begin(), hexes.end(),
                       [&](Number hex) { return shows(l.state, hex, Terrain::Spice); });
}

/// SPI-04
void list_merchants(const Look& l, int seat, Actions& actions) {
  const Seat& s = seat_of(l, seat);
  if (l.state.phase != Phase::Main || s.merchants == 0 || !covers(s, merchant_price)) return;
  s.reached.for_each([&](Number i) {
    if (building_at(l.state, i).empty() && takes_merchant_at(l, i))
      actions.push_back(action_at(ActionKind::PlaceMerchant, i));
  });
}

/// An option comes with the first merchant of a seat at each spice hex. As options never come back, who got
/// none for that one gets none for another. SPI-06
void place_and_choose(Table& t, int seat, const Action& action) {
  pay_to_bank(t, seat, merchant_price);
  const auto& around = t.board().hex_intersections(spice_hex_of(t, action.a));
  const bool first = std::none_of(around.begin(), around.end(), [&](Number i) {
    return has_merchant(t, seat, i) && spice_hex_of(t, i) == spice_hex_of(t, action.a);
  });
  place_merchant(t, seat, action.a);
  if (first) do_next(t, task_for(seat, What::TakeOption));
}

void list_options(const Look& l, const Task&, Actions& actions) {
  for (const Card card : resource_cards)
    if (l.state.options[static_cast<std::size_t>(card)] > 0)
      actions.push_back(action_with(ActionKind::TakeOption, card));
}
void apply_option(Table& t, const Task& task, const Action& action) {
  --t.state.options[action.x];
  ++t.seat(task.seat).options[action.x];
}
bool no_options_left(const Look& l, const Task&) { return sum(l.state.options) == 0; }

/// Two of its resource for the top spice card. SPI-07
void list_uses(const Look& l, int seat, Actions& actions) {
  const Seat& s = seat_of(l, seat);
  if (l.state.phase != Phase::Main || !has_spice_left(l)) return;
  for (const Card card : resource_cards)
    if (s.options[static_cast<std::size_t>(card)] > 0 && tradable(s)[card] >= 2)
      actions.push_back(action_with(ActionKind::UseOption, card));
}
void use(Table& t, int seat, const Action& action) {
  trade_to_bank(t, seat, Cards(static_cast<Card>(action.x), 2));
  take_spice(t, seat, action);
}

}  // namespace

bool takes_merchant_at(const Look& l, Number intersection) {
  const auto& hexes = l.board().intersection_hexes(intersection);
  // Most intersections need no closer look.
  if (std::none_of(hexes.begin(), hexes.end(),
                   [&](Number hex) { return shows(l.state, hex, Terrain::Spice); }))
    return false;
  return takes_merchant(l.game.rules(), hexes_around(l, intersection));
}

/// An own merchant at its open end closes the route between the ship's settlement and him. Ships of a branch,
/// and those that lead on from the merchant to another open end, stay free. SPI-05
bool holds_ship(const Look& l, int seat, Number path) {
  if (seat_of(l, seat).merchants == units_each) return false;  // none is out
  const auto& ends = l.board().path_ends(path);
  return std::none_of(ends.begin(), ends.end(), [&](Number end) {
    return is_open_end(l, seat, path, end) && !has_merchant(l, seat, end);
  });
}

constinit const TurnRule merchant{ActionKind::PlaceMerchant, list_merchants, place_and_choose};
constinit const TurnRule use_option{ActionKind::UseOption, list_uses, use};
constinit const TaskRule take_option{What::TakeOption, list_options, apply_option, no_options_left};

}  // namespace hexwright::spices
