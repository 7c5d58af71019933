#include "io/playtest/programs/bot_words.h"

#include "io/files/outside_json.h"
#include "io/playtest/place_names.h"
#include "io/playtest/programs/module_words.h"
#include "io/playtest/record_words.h"
#include "listed_words.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

constexpr const char* message_key = "hexwright";

Refusal nonsense(std::string_view answer) {
  return refuse(N_("it answered with what is no answer: {0}"), {quoted_in_part(answer)});
}

/// An object, or why the line is none; a program may say in words that it gives up.
Outcome<Json> object_from(std::string_view text) {
  auto json = json_from_outside<Json>(text);
  if (!json.is_object()) return nonsense(text);
  if (json.contains("error") && json["error"].is_string())
    return refuse(N_("it gave up: {0}"), {quoted_in_part(json["error"].get_ref<const std::string&>(), 400)});
  return json;
}

template <class Places, class Name>
Json names(const Places& places, Name name_of) {
  auto json = Json::array();
  for (const auto place : places)
    if (place != none) json.push_back(name_of(place));
  return json;
}

/// What never changes: which hexes, intersections and paths are neighbours.
Json board_words(const BoardGraph& board) {
  const auto hex_name = [&](HexId n) { return name(board.hex(n)); };
  const auto end_name = [&](IntersectionId n) { return name(board.intersection(n)); };
  auto intersections = Json::object(), paths = Json::object();
  for (const IntersectionId n : board.intersections())
    intersections[end_name(n)] = names(board.intersection_hexes(n), hex_name);
  for (const PathId n : board.paths()) paths[name(board.path(n))] = names(board.path_ends(n), end_name);
  return {{"intersections", std::move(intersections)}, {"paths", std::move(paths)}};
}

Json rules_words(const Game& game) {
  auto json = Json::object();
  for (const auto& [module, options] : game.scenario().rules) json[module] = options;
  return json;
}

Json card_words(Cards cards) {
  auto json = Json::object();
  for (const Card card : all_cards)
    if (cards[card] > 0) json[std::string(id(card))] = cards[card];
  return json;
}

Json development_words(const Developments& cards) {
  auto json = Json::object();
  for (const Development card : all_developments)
    if (const int count = cards[static_cast<std::size_t>(card)]; count > 0)
      json[std::string(id(card))] = count;
  return json;
}

Json seat_or_none(SeatId seat) { return seat == none ? Json(nullptr) : Json(seat.value()); }

Json own_words(const View& view) {
  const Seat& own = view.own();
  return {{"points", view.own_points()},
          {"hand", card_words(own.hand)},
          {"developments", development_words(own.developments)},
          {"newDevelopments", development_words(own.fresh)},
          {"supply",
           {{"roads", own.roads},
            {"ships", own.ships},
            {"settlements", own.settlements},
            {"cities", own.cities}}}};
}

Json players_words(const View& view, const State& seen) {
  auto json = Json::array();
  for (const SeatId seat : view.game().seats()) {
    const OpenSeat open = view.open(seat);
    json.push_back({{"seat", seat.value()},
                    {"points", open.points()},
                    {"cards", open.cards()},
                    {"faceUp", card_words(open.face_up())},
                    {"developments", open.developments()},
                    {"knights", open.knights()},
                    {"longestRoute", view.longest_route(seat)}});
    const SeatNotes notes = notes_on(view.game(), seen, seat);
    for (const SeatRecord& record : notes.records) {
      auto fields = Json::object();
      for (const auto& [field, value] : record.fields)
        fields[std::string(field)] = std::visit([](const auto& is) { return Json(is); }, value);
      json.back()[std::string(record.key)] = std::move(fields);
    }
  }
  return json;
}

const char* kind_word(Building kind) {
  return kind == Building::Settlement ? "settlement"
         : kind == Building::City     ? "city"
         : kind == Building::Merchant ? "merchant"
                                      : "knight";
}

Json buildings_words(const View& view) {
  auto json = Json::array();
  for (const IntersectionId at : view.board().intersections()) {
    const BuildingPiece piece = view.building(at);
    if (piece.empty()) continue;
    Json one{{"at", name(view.board().intersection(at))},
             {"seat", piece.seat().value()},
             {"kind", kind_word(piece.kind())}};
    if (view.is_overturned(at)) one["overturned"] = true;
    json.push_back(std::move(one));
  }
  return json;
}

Json routes_words(const View& view) {
  auto json = Json::array();
  for (const PathId at : view.board().paths())
    if (const RoutePiece piece = view.route(at); !piece.empty())
      json.push_back({{"at", name(view.board().path(at))},
                      {"seat", piece.seat().value()},
                      {"kind", piece.kind() == Route::Road ? "road" : "ship"}});
  return json;
}

Json legal_words(const View& view, std::span<const Action> legal) {
  auto json = Json::array();
  for (const Action& action : legal) spell(view.game(), action, json.emplace_back());
  return json;
}

}  // namespace

std::string hello_line() {
  return json_line({{message_key, "hello"},
                    {"version", whole_decisions},
                    {"versions", {whole_decisions, changed_decisions}}});
}

Outcome<ProgramGreeting> greeting_from(std::string_view line) {
  auto read = object_from(line);
  if (const auto* refused = read.refusal()) return *refused;
  const auto& json = read.value();
  if (json.value(message_key, Json()) != "hello") return nonsense(line);
  const Json version = json.value("version", Json());
  if (version != whole_decisions && version != changed_decisions)
    return refuse(
        N_("it knows version {0} of the protocol, and this program versions {1} and {2}"),
        {quoted_in_part(version.dump()), std::to_string(whole_decisions), std::to_string(changed_decisions)});
  const Json said = json.value("name", Json());
  if (!said.is_string()) return nonsense(line);  // as of a program that sends back whatever it gets
  return ProgramGreeting{quoted_in_part(said.get_ref<const std::string&>()), version.get<int>()};
}

std::string game_line(const View& view, std::uint64_t seed) {
  const Game& game = view.game();
  return json_line({{message_key, "game"},
                    {"seat", seat_or_none(view.seat())},
                    {"players", game.players()},
                    {"pointsToWin", game.points_to_win()},
                    {"seed", seed},
                    {"rules", rules_words(game)},
                    {"board", board_words(game.board())}});
}

Json seen_words(const View& view, std::span<const Action> legal) {
  const State seen = view.visible();
  Json json{{message_key, legal.empty() ? "see" : "decide"},
            {"turn", view.turn_number()},
            {"turnOf", view.turn().value()},
            {"seat", seat_or_none(view.seat())}};
  if (view.seat() != none) json["you"] = own_words(view);
  json.update(Json{{"players", players_words(view, seen)},
                   {"longestRoute", seat_or_none(view.longest_holder())},
                   {"largestArmy", seat_or_none(view.army_holder())},
                   {"bank", card_words(view.bank())},
                   {"developmentsLeft", view.developments_left()}});
  if (!view.offered().empty() || !view.wanted().empty())
    json["offer"] = {{"give", card_words(view.offered())}, {"want", card_words(view.wanted())}};
  json["buildings"] = buildings_words(view);
  json["routes"] = routes_words(view);
  for (const ModuleWords* words : listed_words) words->add(view, seen, json);
  json["board"] = set_up_words(view.game(), seen);
  json["legal"] = legal_words(view, legal);
  return json;
}

std::string decision_line(const View& view, std::span<const Action> legal) {
  return json_line(seen_words(view, legal));
}

namespace {

Json changes_within(const Json& from, const Json& to) {
  auto patch = Json::object();
  for (const auto& [key, value] : from.items())
    if (!to.contains(key)) patch[key] = nullptr;
  for (const auto& [key, value] : to.items()) {
    const auto before = from.find(key);
    if (before == from.end())
      patch[key] = value;
    else if (*before != value)
      patch[key] = before->is_object() && value.is_object() ? changes_within(*before, value) : value;
  }
  return patch;
}

}  // namespace

Json changes(const Json& from, const Json& to) {
  if (from.empty()) return to;
  Json patch{{message_key, to[message_key]}};
  patch.update(changes_within(from, to));
  patch["legal"] = to["legal"];
  return patch;
}

Outcome<std::size_t> choice_from(std::string_view line, std::size_t count) {
  auto read = object_from(line);
  if (const auto* refused = read.refusal()) return *refused;
  const Json choice = read.value().value("choose", Json());
  if (!choice.is_number_integer()) return nonsense(line);
  if (choice < 0 || choice >= count)
    return refuse(N_("it chose action {0} of {1}; they count from 0"),
                  {choice.dump(), std::to_string(count)});
  return choice.get<std::size_t>();
}

std::string end_line() { return json_line({{message_key, "end"}}); }

}  // namespace hexwright
