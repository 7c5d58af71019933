#include "model/balance/played.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/game.h"
#include "model/rules/base/founding.h"

namespace hexwright {
namespace {

template <class Sums>
void add_each(Sums& sums, const Sums& more) {
  for (std::size_t i = 0; i < sums.size() && i < more.size(); ++i) sums[i] += more[i];
}

/// The first sum says how many there are.
void add_list(std::vector<Played::Count>& sums, const std::vector<Played::Count>& more) {
  if (sums.size() < more.size()) sums.resize(more.size());
  add_each(sums, more);
}

}  // namespace

Played& Played::operator+=(const Played& more) {
  games += more.games;
  decided += more.decided;
  add_list(wins, more.wins);
  turns += more.turns;
  turns_squared += more.turns_squared;
  lead_changes += more.lead_changes;
  lead_changes_squared += more.lead_changes_squared;
  add_each(cards, more.cards);
  add_each(cards_squared, more.cards_squared);
  add_list(settled, more.settled);
  return *this;
}

double Played::share(std::size_t seat) const {
  if (decided == 0 || seat >= wins.size()) return 0;
  return static_cast<double>(wins[seat]) / static_cast<double>(decided);
}

double Played::mean_length() const {
  return decided == 0 ? 0 : static_cast<double>(turns) / static_cast<double>(decided);
}

double Played::seat_spread() const {
  if (decided == 0 || wins.empty()) return 0;
  const auto [least, most] = std::ranges::minmax(wins);
  return static_cast<double>(most - least) / static_cast<double>(decided);
}

Played played_of(const Game& game, const Statistics& statistics) {
  Played played;
  played.games = statistics.games;
  played.decided = statistics.decided();
  played.wins = statistics.wins_by_seat();
  for (std::size_t turns = 0; turns < statistics.lengths.size(); ++turns) {
    const auto length = static_cast<Played::Count>(turns);
    played.turns += length * statistics.lengths[turns];
    played.turns_squared += length * length * statistics.lengths[turns];
  }
  played.lead_changes = statistics.lead_changes;
  played.lead_changes_squared = statistics.lead_changes_squared;
  for (const Resource resource : all_resources) {
    for (const auto& seat : statistics.seats)
      played.cards[at(resource)] += seat.income[at(card_of(resource))];
    played.cards_squared[at(resource)] = statistics.income_squared[at(card_of(resource))];
  }
  for (const IntersectionId place : game.board().intersections())
    if (base::can_settle(game.map(), place))
      played.settled.push_back(statistics.intersections[place].settled);
  return played;
}

}  // namespace hexwright
