#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "io/files/outside_json.h"
#include "io/playtest/counted.h"
#include "io/playtest/people_words.h"
#include "io/playtest/place_names.h"
#include "io/playtest/programs/program_bots.h"
#include "io/playtest/record.h"
#include "io/playtest/report.h"
#include "model/board/index.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/pack_effect.h"
#include "model/playtest/batch/verdict.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;
using Json = nlohmann::ordered_json;

/// `together`: of so many intervals that hold at once.
Json share(Count wins, Count games, int together = 1) {
  const Interval interval = wilson(wins, games, together);
  return {{"wins", wins},
          {"share", games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games)},
          {"low", interval.low},
          {"high", interval.high}};
}

Json by_source(const Sources& sources) {
  Json json;
  for (const PointSource source : all_point_sources) json[std::string(id(source))] = sources[at(source)];
  return json;
}

Json seats(const BatchResult& result) {
  const Statistics& found = result.statistics;
  auto all = Json::array();
  for (const auto& seat : found.seats) {
    Json json = share(seat.wins, found.decided(), count_of_claims(result));
    json["points"] = by_source(seat.points);
    json["winningPoints"] = by_source(seat.winning);
    for (const Card card : all_cards)
      if (const auto income = seat.income[at(card)]; income > 0 || !is_commodity(card))
        json["income"][std::string(id(card))] = income;
    all.push_back(std::move(json));
  }
  return all;
}

Json bots(const Statistics& found) {
  auto all = Json::array();
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind) {
    Json json{{"bot", found.kinds[kind]->id}};
    if (found.kinds[kind]->id.starts_with(program_prefix)) json["name"] = found.kinds[kind]->title;
    json["seats"] = found.seats_of(kind);
    json.update(share(found.wins_of(kind), found.decided()));
    for (const auto& seat : found.bots[kind])
      json["bySeat"].push_back({{"games", seat.games}, {"decided", seat.decided}, {"wins", seat.wins}});
    all.push_back(std::move(json));
  }
  return all;
}

/// Turns that no game ended with are left out.
Json lengths(const Statistics& found) {
  auto all = Json::array();
  for (std::size_t turns = 0; turns < found.lengths.size(); ++turns)
    if (found.lengths[turns] > 0) all.push_back({{"turns", turns}, {"games", found.lengths[turns]}});
  return all;
}

Json hexes(const Playtest& playtest) {
  const BoardGraph& board = playtest.game.board();
  auto all = Json::array();
  for (const HexId n : board.hexes()) {
    const auto& counts = playtest.found().hexes[n];
    Json json{{"hex", name(board.hex(n))}, {"cards", counts.cards}};
    if (playtest.game.map().is_hidden(n)) {
      json["discovered"] = counts.discovered;
      json["discoveredInTurns"] = counts.turns;
    }
    all.push_back(std::move(json));
  }
  return all;
}

Json intersections(const Playtest& playtest) {
  const BoardGraph& board = playtest.game.board();
  auto all = Json::array();
  for (const IntersectionId n : board.intersections()) {
    const auto& counts = playtest.found().intersections[n];
    if (counts.settled > 0)
      all.push_back({{"intersection", name(board.intersection(n))},
                     {"settled", counts.settled},
                     {"decided", counts.decided},
                     {"won", counts.won}});
  }
  return all;
}

/// Null where no seat ever won, so that nothing is known.
Json chance_of_fair(const Statistics& found) {
  return found.decided() == 0 ? Json() : Json(chance_of_fair_seats(found.wins_by_seat()));
}

Json openings(const Playtest& playtest) {
  const BoardGraph& board = playtest.game.board();
  auto all = Json::array();
  for (const SeatId seat : playtest.game.seats())
    for (const IntersectionId n : board.intersections()) {
      const auto& counts = playtest.found().openings[seat.index()][n];
      if (counts.taken > 0)
        all.push_back({{"seat", seat.value() + 1},
                       {"intersection", name(board.intersection(n))},
                       {"taken", counts.taken},
                       {"decided", counts.decided},
                       {"won", counts.won}});
    }
  return all;
}

/// Where equal seats would be in 95 of 100 playtests.
Json equal_seats(const Statistics& found) {
  const Interval spread = chance_spread(1.0 / found.players(), found.decided());
  return {{"low", spread.low}, {"high", spread.high}};
}

Json opinions(const BatchResult& result) {
  auto all = Json::array();
  for (const Statistics& each : result.opinions)
    all.push_back({{"bot", each.kinds.front()->id},
                   {"games", each.games},
                   {"decided", each.decided()},
                   {"winsBySeat", each.wins_by_seat()},
                   {"chanceOfFairSeats", chance_of_fair(each)},
                   {"equalSeats", equal_seats(each)}});
  return all;
}

constexpr std::array standings{"even", "ahead", "behind"};

Json voices(const SeatVerdict& verdict, const BatchResult& result) {
  auto all = Json::array();
  for (const SeatVerdict::Voice& each : verdict.voices) {
    Json json{{"bot", each.bot ? Json(each.bot->id) : Json()}, {"games", each.games}};
    json.update(share(each.wins, each.games, count_of_claims(result)));
    json["score"] = each.score(1.0 / result.statistics.players());
    json["chance"] = each.chance;
    json["standing"] = standings[at(each.standing)];
    all.push_back(std::move(json));
  }
  return all;
}

Json verdict(const BatchResult& result) {
  auto all = Json::array();
  if (result.statistics.decided() == 0) return all;
  for (const SeatVerdict& each : seat_verdicts(result)) {
    constexpr std::array kinds{"even", "holds", "bots", "open"};
    Json json{{"seat", each.seat.value() + 1},
              {"finding", kinds[at(each.kind)]},
              {"standing", standings[at(each.standing)]},
              {"lead", each.lead},
              {"chanceOfSameShare", each.chance_of_same_share},
              {"voices", voices(each, result)}};
    if (each.games_to_settle) json["gamesToSettle"] = *each.games_to_settle;
    all.push_back(std::move(json));
  }
  return all;
}

/// What cannot be said, as too few games were won, is null.
Json difference(const ChangeByPack& found) {
  return {{"more", found.more}, {"low", found.interval.low}, {"high", found.interval.high}};
}

Json without_packs(const BatchResult& result) {
  auto all = Json::array();
  for (const PackEffect& effect : pack_effects(result)) {
    const Statistics& without = effect.without->statistics;
    Json json{{"pack", effect.without->id},           {"games", without.games},
              {"decided", without.decided()},         {"meanTurns", without.mean_length()},
              {"winsBySeat", without.wins_by_seat()}, {"turns", difference(effect.turns)}};
    for (const ChangeByPack& share : effect.shares) json["shares"].push_back(difference(share));
    all.push_back(std::move(json));
  }
  return all;
}

Json people(const Playtest& playtest) {
  const GamesOfPeople& people = *playtest.result.people;
  const Statistics& found = people.statistics;
  Json json{{"games", found.games},          {"unfinished", people.unfinished},
            {"seatsOfPeople", people.seats}, {"meanTurns", found.mean_length()},
            {"seats", Json::array()},        {"founded", Json::array()}};
  for (const SeatId seat : found.seats.ids()) {
    json["seats"].push_back(share(found.seats[seat].wins, found.decided(), found.players()));
    const auto& person = found.bots[GamesOfPeople::People][seat];
    json["seats"].back()["byPeople"] = {{"games", person.games}, {"wins", person.wins}};
  }
  const PeopleReport report = people_report(playtest);
  if (report.pace)
    json["secondsToDecide"] = {{"decisions", report.pace->decisions},
                               {"half", report.pace->half},
                               {"nineOfTen", report.pace->nine_of_ten}};
  json["notes"] = Json::array();
  for (const NoteOfPlayer& note : people.notes)
    json["notes"].push_back({{"by", note.by.empty() ? Json() : Json(note.by)},
                             {"place", key(note.place)},
                             {"words", note.words}});
  for (const PeopleReport::Place& place : report.places)
    json["founded"].push_back({{"intersection", place.name},
                               {"seats", place.people.wins},
                               {"shareOfBots", place.bots.games == 0 ? Json() : Json(place.bots.share())},
                               {"beyondChance", place.is_beyond_chance}});
  return json;
}

Json happenings(const Statistics& found) {
  Json bank;
  for (std::size_t kind = 0; kind < found.bank_trades.size(); ++kind)
    bank[kind < all_harbor_kinds.size() ? std::string(id(all_harbor_kinds[kind])) : "none"] =
        found.bank_trades[kind];
  Json rolls;
  for (std::size_t number = 2; number < found.rolls.size(); ++number)
    rolls[std::to_string(number)] = found.rolls[number];
  return {{"decisions", found.decisions},         {"rolls", std::move(rolls)},
          {"tradesBetweenPlayers", found.trades}, {"tradesWithBankByHarbor", std::move(bank)},
          {"knightsPlayed", found.knights},       {"cardsStolen", found.robberies},
          {"cardsDiscarded", found.discarded}};
}

/// What the modules counted: each counter with its sum, and the places and kinds where it is not 0.
Json modules(const Playtest& playtest) {
  auto all = Json::object();
  for (const Counters::Row* row : counted_rows(playtest)) {
    const Counter& counter = *row->counter;
    const CountedNumbers numbers(playtest, *row);
    auto entries = Json::array();
    for (const CountedNumbers::Entry& entry : numbers.entries()) {
      Json json;
      if (counter.at != CountedAt::Anywhere)
        json[std::string(place_key(counter.at))] = numbers.place(entry.place);
      if (row->has_kinds()) json["kind"] = numbers.kind(entry).id;
      if (counter.by_seat)
        json["bySeat"] = entry.by_seat;
      else
        json["count"] = entry.sum();
      if (counter.timed) json["turns"] = entry.turns();
      entries.push_back(std::move(json));
    }
    all[std::string(row->module)][std::string(counter.id)] = {{"sum", numbers.sum()},
                                                              {"entries", std::move(entries)}};
  }
  return all;
}

}  // namespace

std::string playtest_json(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  const BatchOptions& options = playtest.options;
  auto bot_names = Json::array();
  for (const BotKind* bot : options.bots) bot_names.push_back(bot->id);
  Json json{{"format", "hexwright-playtest"},
            {"version", 2},
            {"title", playtest.game.scenario().details.title},
            {"map", map_mark(playtest.game.scenario())},
            {"players", found.players()},
            {"bots", std::move(bot_names)},
            {"offersATurn", playtest.game.offers_a_turn()},
            {"seed", options.seed},
            {"firstGame", options.first},
            {"turnLimit", options.most_turns},
            {"studied", options.study},
            {"games", found.games},
            {"stalled", found.stalled},
            {"stalledGames", found.stalled_games},
            {"stuck", found.stuck},
            {"stuckGames", found.stuck_games},
            {"lost", found.lost},
            {"chanceOfFairSeats", chance_of_fair(found)},
            {"equalSeats", equal_seats(found)},
            {"opinions", opinions(playtest.result)},
            {"verdict", verdict(playtest.result)},
            {"meanTurns", found.mean_length()},
            {"seats", seats(playtest.result)},
            {"byBot", bots(found)},
            {"lengths", lengths(found)},
            {"hexes", hexes(playtest)},
            {"intersections", intersections(playtest)},
            {"openings", openings(playtest)},
            {"happenings", happenings(found)},
            {"modules", modules(playtest)}};
  if (!playtest.result.without.empty()) json["withoutPacks"] = without_packs(playtest.result);
  if (playtest.result.people) json["people"] = people(playtest);
  for (const BotFailure& failure : playtest.result.failures)
    json["botFailures"].push_back(
        {{"bot", failure.bot}, {"games", failure.games}, {"why", text(failure.why)}});
  return escaped_json(json.dump(1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

PlayedMap played_map(const std::string& json) {
  const Json results = json_from_outside<Json>(json);
  const auto stated = [&results](const char* what) {
    const auto found = results.find(what);
    return found != results.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  return {stated("title"), stated("map")};
}

}  // namespace hexwright
