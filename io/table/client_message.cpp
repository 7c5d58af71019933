#include "io/table/client_message.h"

#include <algorithm>

#include "io/files/outside_json.h"
#include "io/playtest/programs/bot_words.h"
#include "io/playtest/record.h"
#include "model/playtest/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

constexpr JsonLimits message_limits{most_message, 6};
constexpr std::int64_t most_steps = 1'000'000'000;

Refusal not_understood(std::string_view line) {
  return refuse(N_("this is no message of a player: {0}"), {quoted_in_part(line)});
}

/// A text of the object; empty when it has none of this name.
std::string text_in(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<std::size_t> number_in(const Json& json, const char* key) {
  const auto found = json.find(key);
  if (found == json.end()) return {};
  const auto number = whole_number(*found, 0, most_steps);
  return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

Outcome<ClientMessage> hello_from(const Json& json, std::string_view line) {
  const auto greets = greeting_from(line);
  if (const auto* refused = greets.refusal()) return *refused;
  if (greets.value().version != whole_decisions)
    return refuse(N_("it knows version {0} of the protocol, and a table speaks version {1}"),
                  {std::to_string(greets.value().version), std::to_string(whole_decisions)});
  const auto pictures = json.find("pictures");
  return ClientMessage{Hello{.token = text_in(json, "token"),
                             .name = shown_name(text_in(json, "name")),
                             .since = number_in(json, "since").value_or(0),
                             .pictures = pictures != json.end() && *pictures == true,
                             .taken_back = number_in(json, "takenBack").value_or(0)}};
}

std::optional<SeatId> seat_in(const Json& json) {
  const auto number = whole_number(json, 0, most_players - 1);
  return number ? std::optional(SeatId(*number)) : std::nullopt;
}

Outcome<ClientMessage> take_from(const Json& json, std::string_view line) {
  const auto seat = json.find("seat");
  if (seat == json.end()) return not_understood(line);
  Take take{SeatId(), shown_name(text_in(json, "name"))};
  if (seat->is_null()) return ClientMessage{std::move(take)};
  const auto number = seat_in(*seat);
  if (!number) return not_understood(line);
  take.seat = *number;
  return ClientMessage{std::move(take)};
}

Outcome<ClientMessage> note_from(const Json& json, std::string_view line) {
  Note note{shown_line(text_in(json, "words"), most_note), {}};
  if (note.words.empty()) return not_understood(line);
  const auto spot = json.find("spot");
  if (spot == json.end() || spot->is_null()) return ClientMessage{std::move(note)};
  const auto is_number = [](const Json& each) { return each.is_number(); };
  if (!spot->is_array() || spot->size() != 2 || !std::ranges::all_of(*spot, is_number))
    return not_understood(line);
  note.at = Spot{(*spot)[0].get<double>(), (*spot)[1].get<double>()};
  return ClientMessage{std::move(note)};
}

}  // namespace

std::string shown_line(std::string_view text, std::size_t most) {
  std::string shown;
  std::size_t characters = 0;
  while (!text.empty() && characters < most) {
    const std::size_t length = utf8_length(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    text.remove_prefix(character.size());
    const bool is_leading_blank = shown.empty() && character == " ";
    if (length == 0 || first_acting(character, false) || is_leading_blank) continue;
    shown += character;
    ++characters;
  }
  while (shown.ends_with(' ')) shown.pop_back();
  return shown;
}

Outcome<ClientMessage> client_message_from(std::string_view line) {
  const auto json = json_from_outside<Json>(line, message_limits);
  if (!json.is_object()) return not_understood(line);
  const std::string kind = text_in(json, "hexwright");
  if (kind == "hello") return hello_from(json, line);
  if (kind == "take") return take_from(json, line);
  if (kind == "stand-in" && json.contains("seat"))
    if (const auto seat = seat_in(json["seat"])) return ClientMessage{StandIn{*seat}};
  if (kind == "take-back") return ClientMessage{AskBack{}};
  if (kind == "agree" && json.contains("yes") && json["yes"].is_boolean())
    return ClientMessage{Agree{json["yes"].get<bool>()}};
  if (kind == "note") return note_from(json, line);
  if (kind == "theme")
    if (const auto theme = board_theme_from_id(text_in(json, "theme")))
      return ClientMessage{ChooseTheme{*theme}};
  if (json.contains("choose") || json.contains("do"))
    return ClientMessage{Answer{std::string(line), number_in(json, "step")}};
  return not_understood(line);
}

}  // namespace hexwright
