#include "io/table/moment.h"

#include <cmath>

#include <fmt/format.h>

#include "io/playtest/place_names.h"
#include "io/playtest/programs/bot_words.h"
#include "io/playtest/record_words.h"
#include "io/render/board/seam.h"
#include "io/render/pieces/pieces.h"

namespace hexwright {
namespace {

constexpr const char* message_key = "hexwright";

std::string name_of(const Place& place) {
  if (const auto* hex = std::get_if<Hex>(&place)) return name(*hex);
  if (const auto* path = std::get_if<Path>(&place)) return name(*path);
  if (const auto* intersection = std::get_if<Intersection>(&place)) return name(*intersection);
  return {};
}

const char* kind_of(const Place& place) {
  return std::holds_alternative<Hex>(place) ? "hex" : std::holds_alternative<Path>(place) ? "path" : "corner";
}

/// To a tenth of a pixel.
double rounded(double value) { return std::round(value * 10) / 10; }

/// Where it is seen on the sheet: on a joined board at the edge where it shows.
Json spot_words(const Moment& moment, const Place& place) {
  const auto point = point_of(place);
  if (!point) return nullptr;
  Json first = nullptr;
  for (const Point shift : copies(moment.view.game().scenario().topology)) {
    const Spot spot = moment.sheet.view.to_spot({point->x + shift.x, point->y + shift.y});
    const bool shows =
        spot.x >= 0 && spot.y >= 0 && spot.x <= moment.sheet.width && spot.y <= moment.sheet.height;
    if (shows || first.is_null()) first = Json::array({rounded(spot.x), rounded(spot.y)});
    if (shows) break;
  }
  return first;
}

Json choices_words(const Moment& moment) {
  auto json = Json::array();
  for (const ShownChoice& choice : moment.choices) {
    Json each{{"words", choice.words}, {"title", choice.title}};
    if (const Json spot = spot_words(moment, choice.place); !spot.is_null()) {
      each["kind"] = kind_of(choice.place);
      each["place"] = name_of(choice.place);
      each["spot"] = spot;
    }
    if (const Json aim = spot_words(moment, choice.aim); !aim.is_null()) each["aim"] = aim;
    json.push_back(std::move(each));
  }
  return json;
}

Json log_words(const Moment& moment) {
  auto json = Json::array();
  for (const ShownLine& line : moment.log)
    json.push_back({{"step", line.step},
                    {"turn", line.turn},
                    {"seat", line.seat == none ? Json(nullptr) : Json(line.seat.value())},
                    {"words", line.words}});
  return json;
}

/// "#d04020"
std::string colour_words(Colour colour) {
  const auto part = [](double value) { return static_cast<int>(std::lround(value * 255)); };
  return fmt::format("#{:02x}{:02x}{:02x}", part(colour.red), part(colour.green), part(colour.blue));
}

Json seat_number(SeatId seat) { return seat == none ? Json(nullptr) : Json(seat.value()); }

}  // namespace

std::string moment_line(const Moment& moment) {
  Json json = seen_words(moment.view, moment.legal);
  json["step"] = moment.steps;
  json["over"] = moment.is_over;
  if (moment.may_take_back) json["mayTakeBack"] = true;
  json["actor"] = seat_number(moment.actor);
  json["winner"] = seat_number(moment.winner);
  json["prompt"] = moment.prompt;
  json["choices"] = choices_words(moment);
  json["log"] = log_words(moment);
  for (std::size_t seat = 0; seat < moment.counters.size(); ++seat)
    if (!moment.counters[seat].empty()) json["players"][seat]["counters"] = moment.counters[seat];
  if (!moment.table_counters.empty()) json["counters"] = moment.table_counters;
  return json_line(json);
}

std::string table_line(const std::string& title, const std::vector<ShownSeat>& seats, SeatId viewer,
                       bool is_guest, int watchers) {
  Json json{{message_key, "table"}, {"title", title},       {"seat", seat_number(viewer)},
            {"guest", is_guest},    {"watchers", watchers}, {"seats", Json::array()}};
  for (const ShownSeat& seat : seats)
    json["seats"].push_back({{"name", seat.name},
                             {"bot", seat.bot.empty() ? Json(nullptr) : Json(seat.bot)},
                             {"here", seat.is_here},
                             {"free", seat.is_free},
                             {"standIn", seat.has_stand_in},
                             {"colour", colour_words(seat_colour(SeatId(json["seats"].size())))}});
  return json_line(json);
}

std::string refusal_line(const Refusal& refusal, PlayerNames names) {
  return json_line({{message_key, "refused"}, {"why", text(refusal.why, nullptr, names)}});
}

std::string take_back_line(const TakeBack& request) {
  Json json{{message_key, "take-back"},
            {"seat", request.seat.value()},
            {"step", request.to},
            {"waits", Json::array()}};
  for (const SeatId seat : request.waits) json["waits"].push_back(seat.value());
  return json_line(json);
}

std::string no_take_back_line(SeatId against) {
  return json_line({{message_key, "take-back"}, {"seat", nullptr}, {"against", seat_number(against)}});
}

std::string taken_back_line(std::size_t to, std::size_t count) {
  return json_line({{message_key, "taken-back"}, {"step", to}, {"count", count}});
}

std::string seat_line(const std::string& token) {
  return json_line({{message_key, "seat"}, {"token", token}});
}

std::string noted_line() { return json_line({{message_key, "noted"}}); }

std::string moved_line() { return json_line({{message_key, "moved"}}); }

std::string picture_line(std::string_view layer, const std::string& svg, const Sheet& sheet) {
  return json_line({{message_key, "picture"},
                    {"layer", layer},
                    {"width", sheet.width},
                    {"height", sheet.height},
                    {"side", rounded(sheet.view.scale)},
                    {"svg", svg}});
}

}  // namespace hexwright
