#include "io/playtest/places_played.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <span>

#include <fmt/format.h>

#include "io/playtest/counted.h"
#include "io/playtest/html.h"
#include "io/playtest/people_words.h"
#include "io/playtest/place_names.h"
#include "model/board/index.h"
#include "model/playtest/batch/confidence.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

std::string whole_percent(double share) { return fmt::format("{:.0f}", 100 * share); }
Decimal exact_percent(double share) { return {100 * share, 1}; }

/// More often than a fair share, as often, less often.
struct Success {
  Colour colour;
  Forms words;
};
Success success(const Statistics::IntersectionCounts& counts, double fair) {
  const Interval interval = wilson(counts.won, counts.decided);
  if (interval.low > fair)
    return {
        more_colour,
        plural("intersection {0}: who settled here first won {1} % of {2} game, more than a fair share",
               "intersection {0}: who settled here first won {1} % of {2} games, more than a fair share")};
  if (interval.high < fair)
    return {
        less_colour,
        plural("intersection {0}: who settled here first won {1} % of {2} game, less than a fair share",
               "intersection {0}: who settled here first won {1} % of {2} games, less than a fair share")};
  return {same_colour,
          plural("intersection {0}: who settled here first won {1} % of {2} game, a fair share, as "
                 "far as can be told",
                 "intersection {0}: who settled here first won {1} % of {2} games, a fair share, as "
                 "far as can be told")};
}

}  // namespace

Heat production_heat(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  Count top = 1;
  for (const auto& hex : found.hexes) top = std::max(top, hex.cards);
  Heat heat{.title = {N_("Cards a game"), {}}, .least = "0", .most = brief(ratio(top, found.games))};
  for (const HexId n : playtest.game.board().hexes()) {
    const Count cards = found.hexes[n].cards;
    if (cards == 0) continue;
    const Hex hex = playtest.game.board().hex(n);
    const double each = ratio(cards, found.games);
    heat.cells.push_back({hex,
                          heat_colour(ratio(cards, top)),
                          brief(each),
                          {N_("hex {0}: {1} cards a game"), {name(hex), Decimal{each, 2}}}});
  }
  return heat;
}

Heat settling_heat(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  Count top = 1;
  for (const auto& each : found.intersections) top = std::max(top, each.settled);
  Heat heat{.title = {N_("Settled, % of games"), {}},
            .least = "0",
            .most = whole_percent(ratio(top, std::max<Count>(found.games, 1)))};
  for (const IntersectionId n : playtest.game.board().intersections()) {
    const auto& counts = found.intersections[n];
    if (counts.settled == 0) continue;
    const Intersection place = playtest.game.board().intersection(n);
    const double share = ratio(counts.settled, found.games), warmth = ratio(counts.settled, top);
    heat.discs.push_back({.at = position(place),
                          .size = 0.14 + 0.26 * std::sqrt(warmth),
                          .ground = heat_colour(warmth),
                          .text = warmth > 0.15 ? whole_percent(share) : std::string(),
                          .tip = {N_("intersection {0}: settled in {1} % of the games"),
                                  {name(place), exact_percent(share)}}});
  }
  return heat;
}

Heat winning_heat(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  const double fair = 1.0 / found.players();
  Heat heat{.title = {N_("Won by who settled first, %"), {}},
            .keys = {{more_colour, {N_("Surely more than {0}"), {whole_percent(fair)}}},
                     {less_colour, {N_("Surely less"), {}}},
                     {same_colour, {N_("Perhaps a fair share"), {}}}}};
  for (const IntersectionId n : playtest.game.board().intersections()) {
    const auto& counts = found.intersections[n];
    if (counts.decided == 0) continue;
    const Intersection place = playtest.game.board().intersection(n);
    const Success won = success(counts, fair);
    const double share = ratio(counts.won, counts.decided);
    heat.discs.push_back({.at = position(place),
                          .size = 0.36,
                          .ground = won.colour,
                          .text = whole_percent(share),
                          .tip = in_form_for(counts.decided, won.words,
                                             {name(place), exact_percent(share), grouped(counts.decided)})});
  }
  return heat;
}

Heat discovery_heat(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  Heat heat{.title = {N_("Found, % of games"), {}}, .least = "0", .most = "100"};
  for (const HexId n : playtest.game.board().hexes()) {
    const auto& counts = found.hexes[n];
    if (!playtest.game.map().is_hidden(n)) continue;
    const Hex hex = playtest.game.board().hex(n);
    const double share = ratio(counts.discovered, found.games);
    heat.cells.push_back(
        {hex,
         heat_colour(share),
         whole_percent(share),
         {N_("hex {0}: found in {1} % of the games, on average in turn {2}"),
          {name(hex), exact_percent(share), fmt::format("{:.0f}", ratio(counts.turns, counts.discovered))}}});
  }
  return heat;
}

namespace {

/// How often what happened at a place, by what counts it and its kind.
struct Happened {
  std::string place;  ///< as scenarios spell it
  std::map<std::size_t, Count> by_kind;
  Count sum = 0;
};
using HappenedAt = std::map<Place, Happened>;

Place place_of(const Game& game, CountedAt at, int number) {
  const BoardGraph& board = game.board();
  if (at == CountedAt::Hex) return board.hex(HexId(number));
  if (at == CountedAt::Path) return board.path(PathId(number));
  return board.intersection(IntersectionId(number));
}

Heat heat_of(const Playtest& playtest, const HappenedAt& places, std::span<const Message> titles) {
  Heat heat{.title = {N_("Own rules, how often a game"), {}}, .least = "0"};
  Count top = 1;
  for (const auto& [place, happened] : places) top = std::max(top, happened.sum);
  const Count games = std::max<Count>(playtest.found().games, 1);
  heat.most = brief(ratio(top, games));
  for (const auto& [place, happened] : places) {
    const double each = ratio(happened.sum, games), warmth = ratio(happened.sum, top);
    std::vector<Argument> parts;
    for (const auto& [kind, count] : happened.by_kind)
      parts.emplace_back(Message{N_("{0} {1}"), {titles[kind], Decimal{ratio(count, games), 2}}});
    const Message tip{N_("{0}, in a game: {1}"), {happened.place, joined_by("; ", parts)}};
    if (const Hex* hex = std::get_if<Hex>(&place))
      heat.cells.push_back({*hex, heat_colour(warmth), brief(each), tip});
    else if (const auto at = point_of(place))
      heat.discs.push_back({.at = *at,
                            .size = 0.14 + 0.2 * std::sqrt(warmth),
                            .ground = heat_colour(warmth),
                            .text = warmth > 0.15 ? Argument(brief(each)) : Argument(),
                            .tip = tip});
  }
  return heat;
}

}  // namespace

std::vector<RuleHeat> rule_heats(const Playtest& playtest) {
  std::vector<Message> titles;
  HappenedAt everything;
  std::vector<HappenedAt> each;
  for (const Counters::Row* row : counted_rows(playtest)) {
    if (!row->counter->of_places) continue;
    titles.resize(at(row->kinds)), each.resize(at(row->kinds));
    const CountedNumbers numbers(playtest, *row);
    for (const auto& entry : numbers.entries()) {
      titles[at(entry.kind)] = numbers.kind(entry).title;
      const Place place = place_of(playtest.game, row->counter->at, entry.place);
      for (HappenedAt* into : {&everything, &each[at(entry.kind)]}) {
        Happened& happened = (*into)[place];
        happened.place = numbers.place(entry.place);
        happened.by_kind[at(entry.kind)] += entry.sum();
        happened.sum += entry.sum();
      }
    }
  }
  if (everything.empty()) return {};
  const auto total = [](const HappenedAt& places) {
    return std::accumulate(places.begin(), places.end(), Count{0},
                           [](Count sum, const auto& place) { return sum + place.second.sum; });
  };
  std::vector<std::size_t> order;
  for (std::size_t kind = 0; kind < each.size(); ++kind)
    if (!each[kind].empty()) order.push_back(kind);
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](std::size_t kind) { return total(each[kind]); });
  std::vector<RuleHeat> heats{{{N_("Own rules"), {}}, heat_of(playtest, everything, titles)}};
  if (order.size() > 1)
    for (const std::size_t kind : order)
      heats.push_back({titles[kind], heat_of(playtest, each[kind], titles)});
  return heats;
}

Heat notes_heat(const Playtest& playtest) {
  if (!playtest.result.people) return {};
  Heat heat{.title = {N_("Notes of players"), {}}};
  std::map<Place, std::vector<Message>> said;
  const PeopleReport report = people_report(playtest);
  for (std::size_t i = 0; i < report.notes.size(); ++i)
    said[playtest.result.people->notes[i].place].push_back(report.notes[i]);
  for (const auto& [place, notes] : said)
    if (const auto at = point_of(place))
      heat.discs.push_back({.at = *at,
                            .size = 0.34,
                            .ground = less_colour,
                            .text = std::to_string(notes.size()),
                            .tip = joined_by(" ", {notes.begin(), notes.end()})});
  return heat;
}

Message OpeningLine::won_words() const { return share_between(won, won_between); }

std::vector<OpeningLine> opening_lines(const Playtest& playtest, SeatId seat, std::size_t most) {
  const BoardGraph& board = playtest.game.board();
  const auto& openings = playtest.found().openings[seat.index()];
  std::vector<IntersectionId> places;
  for (const IntersectionId place : board.intersections())
    if (openings[place].taken > 0) places.push_back(place);
  std::stable_sort(places.begin(), places.end(),
                   [&](IntersectionId a, IntersectionId b) { return openings[a].taken > openings[b].taken; });
  places.resize(std::min(places.size(), most));
  std::vector<OpeningLine> lines;
  for (const IntersectionId place : places) {
    const auto& counts = openings[place];
    lines.push_back({name(board.intersection(place)), ratio(counts.taken, playtest.found().games),
                     ratio(counts.won, counts.decided), wilson(counts.won, counts.decided)});
  }
  return lines;
}

}  // namespace hexwright
