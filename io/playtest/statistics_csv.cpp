#include <regex>

#include <fmt/format.h>

#include "io/playtest/counted.h"
#include "io/playtest/place_names.h"
#include "io/playtest/report.h"
#include "model/board/index.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

/// Lines of four fields, none of which holds a comma or a quote unless it is quoted.
class CsvTable {
 public:
  void add(std::string_view what, std::string_view of, std::string_view detail, Count count) {
    text_ += fmt::format("{},{},{},{}\n", what, quoted(std::string(of)), quoted(std::string(detail)), count);
  }
  std::string text() && { return std::move(text_); }

 private:
  /// A spreadsheet would calculate with it: "=HYPERLINK(...)" or "-a1" as the name of a stack. A number or a
  /// place, "-4,2 ne", is none.
  static bool is_formula(const std::string& field) {
    static const std::regex number_or_place("-\\d+(,-?\\d+( [a-z]+)?)?");
    if (field.starts_with('-')) return !std::regex_match(field, number_or_place);
    return !field.empty() && std::string_view("=+@\t\r").find(field.front()) != std::string_view::npos;
  }

  static std::string quoted(const std::string& field) {
    if (is_formula(field)) return quoted("'" + field);
    if (field.find_first_of(",\"") == std::string_view::npos) return field;
    std::string text = "\"";
    for (const char c : field) text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + "\"";
  }

  std::string text_ = "what,of,detail,count\n";
};

void add_seats(CsvTable& table, const Statistics& found) {
  for (const SeatId i : found.seats.ids()) {
    const auto& seat = found.seats[i];
    const std::string of = fmt::format("seat {}", i.value() + 1);
    table.add("wins", of, "", seat.wins);
    for (const PointSource source : all_point_sources) {
      table.add("points", of, id(source), seat.points[at(source)]);
      table.add("winning points", of, id(source), seat.winning[at(source)]);
    }
    for (const Card card : all_cards)
      if (const auto income = seat.income[at(card)]; income > 0 || !is_commodity(card))
        table.add("income", of, id(card), income);
    for (std::size_t kind = 0; kind < found.kinds.size(); ++kind) {
      table.add("games of bot", of, found.kinds[kind]->id, found.bots[kind][i].games);
      table.add("wins of bot", of, found.kinds[kind]->id, found.bots[kind][i].wins);
    }
  }
}

void add_places(CsvTable& table, const Playtest& playtest) {
  const Statistics& found = playtest.found();
  const BoardGraph& board = playtest.game.board();
  for (const HexId n : board.hexes()) {
    const auto& counts = found.hexes[n];
    table.add("hex", name(board.hex(n)), "cards", counts.cards);
    if (!playtest.game.map().is_hidden(n)) continue;
    table.add("hex", name(board.hex(n)), "discovered", counts.discovered);
    table.add("hex", name(board.hex(n)), "turns of discovery", counts.turns);
  }
  for (const IntersectionId n : board.intersections()) {
    const auto& counts = found.intersections[n];
    if (counts.settled == 0) continue;
    table.add("intersection", name(board.intersection(n)), "settled", counts.settled);
    table.add("intersection", name(board.intersection(n)), "settled in decided games", counts.decided);
    table.add("intersection", name(board.intersection(n)), "won", counts.won);
  }
}

void add_openings(CsvTable& table, const Playtest& playtest) {
  const BoardGraph& board = playtest.game.board();
  for (const SeatId seat : playtest.game.seats())
    for (const IntersectionId n : board.intersections()) {
      const auto& counts = playtest.found().openings[seat.index()][n];
      if (counts.taken == 0) continue;
      const std::string of = fmt::format("seat {}", seat.value() + 1), place = name(board.intersection(n));
      table.add("founded", of, place, counts.taken);
      table.add("founded in decided games", of, place, counts.decided);
      table.add("won after founding", of, place, counts.won);
    }
}

void add_opinions(CsvTable& table, const BatchResult& result) {
  for (const Statistics& each : result.opinions) {
    const std::string_view bot = each.kinds.front()->id;
    table.add("games of second opinion", "", bot, each.games);
    for (const SeatId seat : each.seats.ids())
      table.add("wins of second opinion", fmt::format("seat {}", seat.value() + 1), bot,
                each.seats[seat].wins);
  }
}

void add_without_packs(CsvTable& table, const BatchResult& result) {
  for (const WithoutPack& each : result.without) {
    const Statistics& found = each.statistics;
    table.add("games without pack", "", each.id, found.games);
    for (const SeatId seat : found.seats.ids())
      table.add("wins without pack", fmt::format("seat {}", seat.value() + 1), each.id,
                found.seats[seat].wins);
    for (std::size_t turns = 0; turns < found.lengths.size(); ++turns)
      if (found.lengths[turns] > 0)
        table.add("games by length without pack", fmt::format("{} turns", turns), each.id,
                  found.lengths[turns]);
  }
}

void add_people(CsvTable& table, const Playtest& playtest) {
  if (!playtest.result.people) return;
  const GamesOfPeople& people = *playtest.result.people;
  table.add("games of people", "", "", people.statistics.games);
  table.add("unfinished games of people", "", "", people.unfinished);
  for (const SeatId seat : people.statistics.seats.ids())
    table.add("wins in games of people", fmt::format("seat {}", seat.value() + 1), "",
              people.statistics.seats[seat].wins);
  const BoardGraph& board = playtest.game.board();
  for (const IntersectionId place : people.founded.ids())
    if (people.founded[place] > 0)
      table.add("founded by people", "", name(board.intersection(place)), people.founded[place]);
}

void add_happenings(CsvTable& table, const Statistics& found) {
  for (std::size_t number = 2; number < found.rolls.size(); ++number)
    table.add("rolls", "", std::to_string(number), found.rolls[number]);
  for (std::size_t kind = 0; kind < found.bank_trades.size(); ++kind)
    table.add("trades with the bank", "",
              kind < all_harbor_kinds.size() ? id(all_harbor_kinds[kind]) : "none", found.bank_trades[kind]);
  table.add("decisions", "", "", found.decisions);
  table.add("trades between players", "", "", found.trades);
  table.add("knights played", "", "", found.knights);
  table.add("cards stolen", "", "", found.robberies);
  table.add("cards discarded", "", "", found.discarded);
}

/// "volcano: losses, seat 1, 0,1 s settlement, 7"
void add_modules(CsvTable& table, const Playtest& playtest) {
  for (const Counters::Row* row : counted_rows(playtest)) {
    const Counter& counter = *row->counter;
    const std::string what = fmt::format("{}: {}", row->module, counter.id);
    const CountedNumbers numbers(playtest, *row);
    for (const CountedNumbers::Entry& entry : numbers.entries()) {
      std::string detail = numbers.place(entry.place);
      if (row->has_kinds()) detail += (detail.empty() ? "" : " ") + numbers.kind(entry).id;
      for (std::size_t seat = 0; seat < entry.by_seat.size(); ++seat)
        table.add(what, counter.by_seat ? fmt::format("seat {}", seat + 1) : std::string(), detail,
                  entry.by_seat[seat]);
      if (counter.timed) table.add(what + " turns", "", detail, entry.turns());
    }
  }
}

}  // namespace

std::string playtest_csv(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  CsvTable table;
  table.add("games", "", "", found.games);
  table.add("stalled", "", "", found.stalled);
  table.add("stuck", "", "", found.stuck);
  if (found.lost > 0) table.add("lost by all", "", "", found.lost);
  add_seats(table, found);
  for (std::size_t turns = 0; turns < found.lengths.size(); ++turns)
    if (found.lengths[turns] > 0)
      table.add("games by length", "", fmt::format("{} turns", turns), found.lengths[turns]);
  add_places(table, playtest);
  add_openings(table, playtest);
  add_opinions(table, playtest.result);
  add_without_packs(table, playtest.result);
  add_people(table, playtest);
  add_happenings(table, found);
  add_modules(table, playtest);
  return std::move(table).text();
}

}  // namespace hexwright
