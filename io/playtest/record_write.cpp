#include <fmt/format.h>

#include "io/files/content.h"
#include "io/playtest/place_names.h"
#include "io/playtest/record.h"
#include "io/playtest/record_words.h"
#include "io/xml/scenario_xml.h"
#include "model/playtest/engine.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

Json head_words(const RecordHead& head) {
  Json json{{"hexwright", record_format},
            {"version", record_version},
            {"title", head.title},
            {"map", head.map},
            {"seed", head.seed},
            {"game", head.game},
            {"players", head.options.players},
            {"offers", head.options.offers_a_turn},
            {"turns", head.most_turns},
            {"bots", head.bots}};
  if (!head.names.empty()) json["names"] = head.names;
  if (head.at != 0) json["at"] = head.at;
  if (head.begun != 0) json["begun"] = head.begun;
  if (!head.scenario.empty()) json[map_key] = head.scenario;
  return json;
}

void write_actions(const Game& game, const Actions& actions, std::span<const int> seconds,
                   std::string& text) {
  for (std::size_t i = 0; i < actions.size(); ++i)
    text += action_line(game, actions[i], i < seconds.size() ? seconds[i] : 0);
}

}  // namespace

std::string map_mark(const Scenario& scenario) {
  if (scenario.generation.empty()) return content_mark(write_xml(scenario));
  Scenario played = scenario;
  played.generation = {};
  return content_mark(write_xml(played));
}

std::string json_line(const Json& json) {
  return escaped_json(json.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

std::string action_line(const Game& game, const Action& action, int seconds) {
  Json json;
  spell(game, action, json);
  if (seconds > 0) json[seconds_key] = seconds;
  return json_line(json);
}

std::string note_line(const NoteOfPlayer& note) {
  Json json{{note_key, note.words}, {after_key, note.after}};
  if (!note.by.empty()) json[by_key] = note.by;
  if (!std::holds_alternative<WholeScenario>(note.place)) json[note_place_key] = key(note.place);
  return json_line(json);
}

std::string hex_digits(std::uint64_t number) { return fmt::format("{:016x}", number); }

State set_up(const Game& game, const RecordHead& head) {
  Random random(head.seed, head.game);
  return Starter(game).start(random);
}

/// What the first ships are given, and who took it.
Json gift_words(const Game& game, const State& state) {
  auto gifts = Json::array();
  for (std::size_t i = 0; i < game.facts().gifts.size(); ++i) {
    const auto& gift = game.facts().gifts[i];
    Json json{{"path", name(game.board().path(gift.path))}, {"gift", id(gift.kind)}};
    if (const auto code = state.gifts.harbor[i]; code != 0)
      json["harbor"] = id(static_cast<HarborKind>(code - 1));
    if (const auto taker = state.gifts.taker[i]; taker != 0) json["taker"] = taker - 1;
    gifts.push_back(std::move(json));
  }
  return gifts;
}

Json set_up_words(const Game& game, const State& state) {
  const BoardGraph& board = game.board();
  auto hexes = Json::array();
  for (const HexId n : board.hexes()) {
    const auto terrain = state.terrain[n];
    Json hex{
        {"hex", name(board.hex(n))},
        {"terrain", terrain == unknown_terrain ? "unknown"
                                               : own::id(game.map().packs(), static_cast<Terrain>(terrain))}};
    if (const int number = state.number[n]; number != 0) hex["number"] = number;
    hexes.push_back(std::move(hex));
  }
  const own::Packs& packs = game.map().packs();
  const auto kinds = own::all_of<HarborKind>(packs);
  auto harbors = Json::array();
  for (const IntersectionId n : board.intersections())
    for (const HarborKind kind : kinds)
      if ((harbor_bits(state.harbor[n]) >> static_cast<unsigned>(kind) & 1U) != 0)
        harbors.push_back({{"intersection", name(board.intersection(n))}, {"kind", own::id(packs, kind)}});
  const auto where = [&](HexId hex) { return hex == none ? Json(nullptr) : Json(name(board.hex(hex))); };
  Json words{{"hexes", std::move(hexes)},
             {"harbors", std::move(harbors)},
             {"robber", where(state.robber)},
             {"pirate", where(state.pirate)}};
  if (!game.facts().gifts.empty()) words["gifts"] = gift_words(game, state);
  return words;
}

Json state_words(const Game& game, const State& state) {
  Json json;
  for (const SeatId seat : game.seats()) {
    json["points"].push_back(points(state, seat));
    json["hands"].push_back(state.seats[seat].hand.size());
  }
  json[state_key] = fmt::format("{}-{}", fingerprint_version, hex_digits(fingerprint(state)));
  return json;
}

std::string write_log(const Game& game, const RecordHead& head, const Actions& actions,
                      std::span<const RecordedBranch> branches, const RecordedPeople& people) {
  std::string text = json_line(head_words(head));
  write_actions(game, actions, people.seconds, text);
  for (const NoteOfPlayer& note : people.notes) text += note_line(note);
  for (const RecordedBranch& branch : branches) {
    text += json_line({{branch_key, branch.after}});
    write_actions(game, branch.actions, {}, text);
  }
  return text;
}

std::string write_trace(const Game& game, const RecordHead& head, const Actions& actions) {
  State state = set_up(game, head);
  Json first = head_words(head);
  first["setUp"] = set_up_words(game, state);
  std::string text = json_line(first);
  for (const Action& action : actions) {
    Json json{{"turn", state.turn_number}, {"seat", actor(state).value()}};
    spell(game, action, json);
    apply(game, state, action);
    json.update(state_words(game, state));
    text += json_line(json);
  }
  return text;
}

}  // namespace hexwright
