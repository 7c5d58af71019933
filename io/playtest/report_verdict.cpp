#include <fmt/format.h>

#include "io/playtest/html.h"
#include "io/playtest/opening_lines.h"
#include "io/playtest/verdict_words.h"

namespace hexwright {
namespace {

std::string seat_heads(const Telling& telling) {
  std::string heads;
  for (int seat = 1; seat <= telling.found().players(); ++seat)
    heads += fmt::format("<th>{}</th>", telling.words({N_("seat {0}"), {std::to_string(seat)}}));
  return heads;
}

std::string opinion_table(const Telling& telling) {
  std::string rows;
  for (const OpinionLine& line : opinion_lines(telling.playtest.result)) {
    rows += fmt::format("<tr><td>{}</td>", telling.words(line.who));
    for (const std::string& share : line.shares) rows += fmt::format("<td>{}</td>", share);
    rows += fmt::format("<td>{}</td></tr>", line.by_chance);
  }
  return fmt::format("<table><tr><th></th>{}<th>{}</th></tr>{}</table>", seat_heads(telling),
                     telling.words(N_("equal seats, by chance")), rows);
}

}  // namespace

std::string second_opinion(const Telling& telling) {
  if (telling.playtest.result.opinions.empty()) return {};
  return fmt::format(
      "<section id=\"opinion\">\n<h2>{}</h2>\n<p>{}</p>\n{}\n</section>\n",
      telling.words(N_("Is it the map, or the bots?")),
      telling.words(
          N_("Other bots played on the same map, in all seats, and settlers with other openings. What "
             "all of them see is the map's doing. The last column is where an equal seat would be in 95 "
             "of 100 playtests.")),
      opinion_table(telling));
}

std::string openings(const Telling& telling) {
  constexpr std::size_t most_told = 5;
  std::string rows;
  for (const SeatId seat : telling.playtest.game.seats())
    for (const OpeningLine& line : opening_lines(telling.playtest, seat, most_told))
      rows += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                          telling.words({N_("seat {0}"), {std::to_string(seat.value() + 1)}}), line.place,
                          percent(line.taken), line.won_words());
  if (rows.empty()) return {};
  return figure(
      telling,
      {"openings",
       N_("Where do they found?"),
       telling.words(N_("The intersections that each seat founded at most often, and how often it won "
                        "then; in brackets what is sure.")),
       fmt::format("<table><tr><th></th><th>{}</th><th>{}</th><th>{}</th></tr>{}</table>",
                   telling.words(N_("intersection")), telling.words(N_("games")),
                   telling.words(N_("won then")), rows),
       {}});
}

}  // namespace hexwright
