#include "model/playtest/batch/people.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

#include "model/scenario/message.h"

namespace hexwright {
namespace {

/// Names for who played. Nobody makes bots of them.
const std::array<BotKind, 2>& kinds_of_players() {
  static const std::array<BotKind, 2> kinds{
      BotKind{"people", N_("people"), N_("People, of whom some are new to the map and some are not."), {}},
      BotKind{"bots", N_("bots beside people"), N_("Programs that played with people."), {}}};
  return kinds;
}

std::array<const BotKind*, 2> pointers() {
  const auto& kinds = kinds_of_players();
  return {&kinds[GamesOfPeople::People], &kinds[GamesOfPeople::Bots]};
}

/// The share that bots have, away from 0 and 1, which no number of games proves.
double share_of_bots(const Wins& bots) {
  return (static_cast<double>(bots.wins) + 0.5) / (static_cast<double>(bots.games) + 1);
}

}  // namespace

GamesOfPeople::GamesOfPeople(const Game& game)
    : statistics(game, pointers()), founded(game.board().intersection_count()) {}

void GamesOfPeople::add(const Game& game, const State& start, std::span<const Action> actions,
                        const std::vector<bool>& people, std::span<const int> seconds) {
  assert(game.players() == statistics.players() && people.size() == at(game.players()));
  Tally tally;
  const Match::Ending ending = follow(game, start, actions, tally);
  if (ending.state.phase != Phase::Over) {
    ++unfinished;
    return;
  }
  std::vector<const BotKind*> players;
  for (const bool person : people) players.push_back(pointers()[person ? People : Bots]);
  statistics.add(game, static_cast<std::uint64_t>(statistics.games), players, ending, tally);
  seats += std::count(people.begin(), people.end(), true);
  for (const IntersectionId place : founded.ids())
    if (const SeatId seat = tally.founded[place]; seat != none && people[seat.index()]) ++founded[place];
  std::ranges::copy_if(seconds, std::back_inserter(seconds_to_decide), [](int each) { return each > 0; });
}

std::vector<FoundingOfPeople> foundings_of_people(const GamesOfPeople& people, const Statistics& bots) {
  std::vector<FoundingOfPeople> all;
  std::vector<double> chances;
  for (const IntersectionId place : people.founded.ids()) {
    Wins of_bots{0, bots.games * bots.players()};
    for (const auto& seat : bots.openings) of_bots.wins += seat[place].taken;
    const Wins of_people{people.founded[place], people.seats};
    if (of_people.wins == 0 && of_bots.wins == 0) continue;
    all.push_back({place, of_people, of_bots});
    chances.push_back(
        of_bots.games == 0 ? 1 : chance_of_wins(of_people.wins, of_people.games, share_of_bots(of_bots)));
  }
  const std::vector<bool> beyond = too_small_for_chance(chances);
  for (std::size_t i = 0; i < all.size(); ++i) all[i].is_beyond_chance = beyond[i];
  std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return a.people.wins > b.people.wins; });
  return all;
}

std::vector<bool> seats_that_people_play_otherwise(const GamesOfPeople& people, const Statistics& bots) {
  std::vector<double> chances;
  const Statistics& found = people.statistics;
  for (const SeatId seat : found.seats.ids())
    chances.push_back(bots.decided() == 0
                          ? 1
                          : chance_of_wins(found.seats[seat].wins, found.decided(),
                                           share_of_bots({bots.seats[seat].wins, bots.decided()})));
  return too_small_for_chance(chances);
}

}  // namespace hexwright
