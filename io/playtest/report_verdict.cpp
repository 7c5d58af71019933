#include <fmt/format.h>

#include "io/playtest/html.h"
#include "io/playtest/people_words.h"
#include "io/playtest/places_played.h"
#include "io/playtest/verdict_words.h"

namespace hexwright {
namespace {

std::string seat_heads(const ReportContext& context) {
  std::string heads;
  for (int seat = 1; seat <= context.found().players(); ++seat)
    heads += fmt::format("<th>{}</th>", context.words({N_("seat {0}"), {std::to_string(seat)}}));
  return heads;
}

std::string opinion_table(const ReportContext& context) {
  std::string rows;
  for (const OpinionLine& line : opinion_lines(context.playtest.result)) {
    rows += fmt::format("<tr><td>{}</td>", context.words(line.who));
    for (const Message& share : line.shares) rows += fmt::format("<td>{}</td>", context.words(share));
    rows += fmt::format("<td>{}</td></tr>", context.words(line.by_chance));
  }
  return fmt::format("<table><tr><th></th>{}<th>{}</th></tr>{}</table>", seat_heads(context),
                     context.words(N_("equal seats, by chance")), rows);
}

}  // namespace

std::string second_opinion(const ReportContext& context) {
  if (context.playtest.result.opinions.empty()) return {};
  return fmt::format(
      "<section id=\"opinion\">\n<h2>{}</h2>\n<p>{}</p>\n{}\n</section>\n",
      context.words(N_("Is it the map, or the bots?")),
      context.words(
          N_("Other bots played on the same map, in all seats, and settlers with other openings. What "
             "all of them see is the map's doing. The last column is where an equal seat would be in 95 "
             "of 100 playtests.")),
      opinion_table(context));
}

std::string games_of_people(const ReportContext& context) {
  if (!context.playtest.result.people) return {};
  const PeopleReport report = people_report(context.playtest);
  std::string sentences, seats, places;
  for (const Message& sentence : report.sentences)
    sentences += fmt::format("<p>{}</p>\n", context.words(sentence));
  if (!report.notes.empty()) {
    sentences += fmt::format("<h3>{}</h3>\n<ul>", context.words(N_("What players said of the map")));
    for (const Message& note : report.notes) sentences += fmt::format("<li>{}</li>", context.words(note));
    sentences += "</ul>\n";
  }
  const auto of_bots = [&](const Wins& bots) {
    return bots.games == 0 ? "" : context.words(percent(bots.share()));
  };
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    const auto& [wins, between, bots] = report.seats[seat];
    seats += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                         context.words({N_("seat {0}"), {std::to_string(seat + 1)}}), wins.wins,
                         context.words(share_between(wins.share(), between)), of_bots(bots));
  }
  for (const PeopleReport::Place& place : report.places)
    places +=
        fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>", place.name, place.people.wins,
                    context.words(percent(place.people.share())), of_bots(place.bots));
  const auto table = [&](std::string_view first, std::string_view second, const std::string& rows) {
    return fmt::format("<table><tr><th></th><th>{}</th><th>{}</th><th>{}</th></tr>{}</table>",
                       context.words(first), context.words(second), context.words(N_("bots")), rows);
  };
  return figure(
      context,
      {"people",
       N_("What did people do?"),
       context.words(report.games) + ".</p>\n<p>" +
           context.words(N_("Games of people are counted apart from those of bots, in which all the other "
                            "figures are. The first table has the wins of each seat, the second the "
                            "intersections at which people founded.")),
       sentences + table(N_("wins"), N_("share"), seats) + table(N_("founded"), N_("of their seats"), places),
       {}});
}

std::string openings(const ReportContext& context) {
  constexpr std::size_t most_listed = 5;
  std::string rows;
  for (const SeatId seat : context.playtest.game.seats())
    for (const OpeningLine& line : opening_lines(context.playtest, seat, most_listed))
      rows += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                          context.words({N_("seat {0}"), {std::to_string(seat.value() + 1)}}), line.place,
                          context.words(percent(line.taken)), context.words(line.won_words()));
  if (rows.empty()) return {};
  return figure(
      context,
      {"openings",
       N_("Where do they found?"),
       context.words(N_("The intersections that each seat founded at most often, and how often it won "
                        "then; in brackets what is sure.")),
       fmt::format("<table><tr><th></th><th>{}</th><th>{}</th><th>{}</th></tr>{}</table>",
                   context.words(N_("intersection")), context.words(N_("games")),
                   context.words(N_("won then")), rows),
       {}});
}

}  // namespace hexwright
