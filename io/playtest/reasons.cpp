#include "io/playtest/reasons.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "io/playtest/html.h"
#include "io/playtest/place_names.h"
#include "model/board/index.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/verdict.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

constexpr std::size_t most_named = 2;  // of cards, and of places, for each seat
constexpr Count enough_games = 30;     // with a founding place, and without

std::string rounded_percent(double share) { return fmt::format("{:.0f} %", 100 * share); }

/// How much more of a card the seat got than the others, as a part of what they got.
struct Income {
  Card card{};
  double more = 0;
};

/// Three standard errors of a seat's mean less that of the others. Squares are known of all seats together
/// only: twice what they say of independent seats, since seats take cards from each other.
double reach_of_income(const Statistics& found, Card card) {
  const auto games = static_cast<double>(found.games), seats = static_cast<double>(found.players());
  double all = 0;
  for (const auto& seat : found.seats) all += static_cast<double>(seat.income[at(card)]);
  const double variance = std::max(
      0.0, static_cast<double>(found.income_squared[at(card)]) / games - (all / games) * (all / games));
  return 3 * std::sqrt(2 * variance / (seats - 1) / games);
}

std::vector<Income> incomes_that_differ(const Statistics& found, SeatId of, bool more) {
  constexpr double least = 0.05;  // less is no reason
  const auto games = static_cast<double>(found.games);
  std::vector<Income> all;
  for (const Card card : resource_cards) {
    Count others = 0;
    for (const SeatId seat : found.seats.ids())
      if (seat != of) others += found.seats[seat].income[at(card)];
    const double usual = static_cast<double>(others) / games / (found.players() - 1);
    const double own = static_cast<double>(found.seats[of].income[at(card)]) / games;
    if (usual == 0 || std::abs(own - usual) < reach_of_income(found, card)) continue;
    const Income income{card, own / usual - 1};
    if (std::abs(income.more) >= least && (income.more > 0) == more) all.push_back(income);
  }
  std::ranges::stable_sort(all, {}, [](const Income& each) { return -std::abs(each.more); });
  all.resize(std::min(all.size(), most_named));
  return all;
}

std::optional<Message> income_sentence(const Statistics& found, SeatId seat, bool more) {
  std::vector<Argument> parts;
  for (const auto& [card, difference] : incomes_that_differ(found, seat, more))
    parts.emplace_back(Message{more ? N_("{0} more {1}") : N_("{0} less {1}"),
                               {rounded_percent(std::abs(difference)), Message{std::string(id(card))}}});
  if (parts.empty()) return {};
  return Message{N_("Seat {0} got {1} from the bank than the other seats."),
                 {std::to_string(seat.value() + 1), list(parts)}};
}

/// How a seat fared with a founding place, and without.
struct Founding {
  IntersectionId place;
  Wins with, without;
};

/// Those of which that is surely not the same, the greatest difference first.
std::vector<Founding> foundings_that_matter(const Statistics& found, SeatId seat) {
  std::vector<Founding> all;
  for (const IntersectionId place : found.intersections.ids()) {
    const auto& counts = found.openings[seat.index()][place];
    const Founding each{place,
                        {counts.won, counts.decided},
                        {found.seats[seat].wins - counts.won, found.decided() - counts.decided}};
    if (std::min(each.with.games, each.without.games) >= enough_games) all.push_back(each);
  }
  const auto together = static_cast<int>(all.size());
  std::erase_if(all, [&](const Founding& each) {
    const Interval between = difference_of_shares(each.with, each.without, together);
    return between.low <= 0 && between.high >= 0;
  });
  std::ranges::stable_sort(
      all, {}, [](const Founding& each) { return -std::abs(each.with.share() - each.without.share()); });
  all.resize(std::min(all.size(), most_named));
  return all;
}

/// The place with which seats win most often, whoever founds there; none where no place surely wins more than
/// a fair share.
std::optional<Founding> best_founding(const Statistics& found) {
  std::optional<Founding> best;
  const auto places = static_cast<int>(found.intersections.count());
  for (const IntersectionId place : found.intersections.ids()) {
    Wins wins;
    for (const auto& seat : found.openings) {
      wins.wins += seat[place].won;
      wins.games += seat[place].decided;
    }
    if (wins.games < enough_games || wilson(wins.wins, wins.games, places).low <= 1.0 / found.players())
      continue;
    if (!best || wins.share() > best->with.share()) best = Founding{place, wins, {}};
  }
  return best;
}

/// That others take the best place before it.
std::optional<Message> taken_sentence(const Playtest& playtest, const Founding& best, SeatId seat) {
  const Statistics& found = playtest.found();
  Count others = 0;
  for (std::size_t other = 0; other < found.openings.size(); ++other)
    if (other != seat.index()) others += found.openings[other][best.place].taken;
  const double own = ratio(found.openings[seat.index()][best.place].taken, found.games);
  const double usual = ratio(others, found.games) / (found.players() - 1);
  if (2 * own >= usual) return {};
  return Message{
      N_("At {1}, the founding place that wins most ({2} of its games), seat {0} founds in {3} of the "
         "games, each other seat in {4} on average."),
      {std::to_string(seat.value() + 1), name(playtest.game.board().intersection(best.place)),
       rounded_percent(best.with.share()), rounded_percent(own), rounded_percent(usual)}};
}

}  // namespace

std::vector<Message> reasons(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  std::vector<Message> all;
  if (found.decided() == 0) return all;
  const auto best = best_founding(found);
  for (const SeatVerdict& verdict : seat_verdicts(playtest.result)) {
    if (verdict.kind == SeatVerdict::Kind::Even) continue;
    const bool ahead = verdict.standing == Standing::Ahead;
    if (auto sentence = income_sentence(found, verdict.seat, ahead)) all.push_back(std::move(*sentence));
    for (const Founding& each : foundings_that_matter(found, verdict.seat))
      all.push_back(
          {N_("Seat {0} won {2} of the games in which it founded at {1}, and {3} of the others."),
           {std::to_string(verdict.seat.value() + 1), name(playtest.game.board().intersection(each.place)),
            percent(each.with.share()), percent(each.without.share())}});
    if (!ahead)
      if (auto sentence = best ? taken_sentence(playtest, *best, verdict.seat) : std::nullopt)
        all.push_back(std::move(*sentence));
  }
  return all;
}

}  // namespace hexwright
