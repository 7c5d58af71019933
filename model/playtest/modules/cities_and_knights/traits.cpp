#include "model/playtest/bots/traits.h"

#include <algorithm>

#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/modules/cities_and_knights/seen.h"

namespace hexwright::cities_and_knights {
namespace {

void add_improvements(const View& view, TraitWriter& to) {
  const SeatId seat = view.seat();
  int held = 0, ahead = 0;
  for (const Track track : all_tracks) {
    const int level = seen_in(view).level(seat, track);
    to.add(level, highest_level);
    int best = 0;
    for (const SeatId other : view.game().seats())
      if (other != seat) best = std::max(best, seen_in(view).level(other, track));
    if (level > best) ahead += level - best;
    if (seen_in(view).metropolis_of(track) == seat) ++held;
  }
  to.add(ahead, 5);
  to.add(held, 1);
}

void add_commodities(const SettlerContext& context, TraitWriter& to) {
  for (const Track track : all_tracks) {
    const Card commodity = commodity_of(track);
    to.add(2 * context.board_worth.income_of(commodity));
    to.add(context.hand[commodity], 3);
  }
}

void add_knights(const View& view, TraitWriter& to) {
  const auto knights = seen_in(view).knights(view.seat());
  int all = 0, mighty = 0;
  for (const Knight& knight : knights) {
    all += knight.rank;
    if (knight.rank == highest_rank) ++mighty;
  }
  to.add(static_cast<int>(knights.size()), 3);
  to.add(all, 4);
  to.add(strength_of(view, view.seat()), 4);
  to.add(mighty, 2);
}

/// How far the barbarians are, and what they would bring if they landed now. CK-40 to CK-44
void add_attack(const View& view, TraitWriter& to) {
  const Cities cities = count_cities(view);
  int all = 0;
  for (const SeatId seat : view.game().seats()) all += strength_of(view, seat);
  const int spare = std::clamp(all - cities.all, -4, 4);
  const float soon = chance_of_attack(seen_in(view).steps_to_attack(), view.game().players());
  const float worth = worth_of_attack(view, usual_weights, 0);
  to.add(soon);
  to.add(spare, 4);
  to.add(worth);
  to.add(soon * worth);
  to.add(cities.plain[view.seat()], 3);
}

}  // namespace

void add_traits(const SettlerContext& context, TraitWriter& to) {
  const View& view = context.view;
  add_improvements(view, to);
  add_commodities(context, to);
  add_knights(view, to);
  add_attack(view, to);
  to.add(seen_in(view).progress_cards(view.seat()), 3);
  to.add(seen_in(view).merchant_of() == view.seat() ? 1 : 0, 1);
  int walls = 0;
  view.for_each_town([&](IntersectionId i) { walls += seen_in(view).walls().has(i) ? 1 : 0; });
  to.add(walls, 2);
}

}  // namespace hexwright::cities_and_knights
