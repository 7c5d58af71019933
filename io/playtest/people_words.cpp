#include "io/playtest/people_words.h"

#include <algorithm>

#include "io/playtest/html.h"
#include "io/playtest/place_names.h"
#include "model/board/index.h"
#include "model/playtest/batch/people.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

constexpr std::size_t most_places = 8;

Message games_words(const GamesOfPeople& people) {
  const auto games = people.statistics.games;
  if (people.unfinished == 0)
    return by_number(games, plural("{0} game of people, finished", "{0} games of people, all finished"));
  return by_number(games,
                   plural("{0} finished game of people; not finished, and not counted: {1}",
                          "{0} finished games of people; not finished, and not counted: {1}"),
                   {std::to_string(people.unfinished)});
}

Message share_words(const Wins& wins) { return percent(wins.share()); }

Message seat_sentence(std::size_t seat, const PeopleReport::Seat& each) {
  return by_number(
      each.wins.games,
      plural("Seat {1} won {2} of {0} game of people, and {3} of those of bots: more than chance "
             "makes of it.",
             "Seat {1} won {2} of {0} games of people, and {3} of those of bots: more than "
             "chance makes of it."),
      {std::to_string(seat + 1), std::to_string(each.wins.wins), share_words(each.bots)});
}

Message place_sentence(const PeopleReport::Place& place) {
  const bool more = place.people.share() > place.bots.share();
  return {more ? N_("At {0} people founded more often than bots: from {1} of their seats, bots from {2}.")
               : N_("At {0} people founded less often than bots: from {1} of their seats, bots from {2}."),
          {place.name, share_words(place.people), share_words(place.bots)}};
}

Message note_sentence(const NoteOfPlayer& note) {
  const Argument who = note.by.empty() ? Argument(Message{N_("Somebody who watched")}) : Argument(note.by);
  if (std::holds_alternative<WholeScenario>(note.place)) return {N_("{0}: “{1}”"), {who, note.words}};
  return {N_("{0}, of {1}: “{2}”"), {who, place_words(note.place), note.words}};
}

std::optional<PeopleReport::Pace> pace_of(std::vector<int> seconds) {
  if (seconds.empty()) return {};
  const auto within = [&](std::size_t tenths) {
    const auto place = seconds.begin() + static_cast<std::ptrdiff_t>((seconds.size() - 1) * tenths / 10);
    std::ranges::nth_element(seconds, place);
    return *place;
  };
  const int half = within(5);
  return PeopleReport::Pace{seconds.size(), half, within(9)};
}

void say(PeopleReport& report, const GamesOfPeople& people, const Statistics& bots) {
  const Statistics& found = people.statistics;
  if (const auto all = found.games * found.players(); people.seats < all)
    report.sentences.push_back({N_("People had {0} of {1} seats, bots beside them the others."),
                                {std::to_string(people.seats), std::to_string(all)}});
  if (report.pace)
    report.sentences.push_back(
        {N_("People took half of their decisions within {0} s, and nine of ten within {1} s."),
         {std::to_string(report.pace->half), std::to_string(report.pace->nine_of_ten)}});
  if (found.games == 0 || bots.decided() == 0) return;
  const std::size_t said = report.sentences.size();
  const std::vector<bool> otherwise = seats_that_people_play_otherwise(people, bots);
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat)
    if (otherwise[seat]) report.sentences.push_back(seat_sentence(seat, report.seats[seat]));
  for (const PeopleReport::Place& place : report.places)
    if (place.is_beyond_chance) report.sentences.push_back(place_sentence(place));
  if (report.sentences.size() == said)
    report.sentences.push_back({N_("As far as so few games tell, people win and found where bots do."), {}});
}

}  // namespace

PeopleReport people_report(const Playtest& playtest) {
  const GamesOfPeople& people = *playtest.result.people;
  const Statistics &found = people.statistics, &bots = playtest.found();
  PeopleReport report{games_words(people), {}, pace_of(people.seconds_to_decide), {}, {}, {}};
  for (const NoteOfPlayer& note : people.notes) report.notes.push_back(note_sentence(note));
  for (const SeatId seat : found.seats.ids())
    report.seats.push_back({{found.seats[seat].wins, found.decided()},
                            wilson(found.seats[seat].wins, found.decided(), found.players()),
                            {bots.seats[seat].wins, bots.decided()}});
  const BoardGraph& board = playtest.game.board();
  std::size_t listed = 0;
  for (const FoundingOfPeople& each : foundings_of_people(people, bots)) {
    const bool is_listed = each.people.wins > 0 && listed++ < most_places;
    if (is_listed || each.is_beyond_chance)
      report.places.push_back(
          {name(board.intersection(each.place)), each.people, each.bots, each.is_beyond_chance});
  }
  say(report, people, bots);
  return report;
}

}  // namespace hexwright
