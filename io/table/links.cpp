#include "io/table/links.h"

#include <array>
#include <random>
#include <system_error>

#include <fmt/format.h>

#include "io/files/file_access.h"
#include "io/files/outside_json.h"
#include "io/files/system_files.h"
#include "io/playtest/record_words.h"
#include "model/playtest/limits.h"

namespace hexwright {
namespace {

constexpr std::size_t token_size = 32;
constexpr std::size_t most_links_bytes = 64U << 10U;
constexpr std::int64_t most_actions_of_game = 1'000'000;  // far more than the longest game takes
constexpr const char* format_key = "hexwright";
constexpr const char* links_format = "table-links";

bool is_token(const Json& json) {
  return json.is_string() && json.get_ref<const std::string&>().size() == token_size;
}

/// So that the tokens are in no file that others may read, not for a moment.
std::optional<Refusal> make_private(const std::filesystem::path& file) {
  const int fault = make_private_file(file);
  if (fault == 0) return {};
  return refuse(N_("{0} cannot be saved: {1}"), {file.string(), std::generic_category().message(fault)});
}

}  // namespace

std::string new_token() {
  // What no program can guess, of whatever system.
  std::random_device device;
  std::array<unsigned char, token_size / 2> bytes{};
  for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(device());
  return fmt::format("{:02x}", fmt::join(bytes, ""));
}

bool is_same_token(std::string_view one, std::string_view other) {
  if (one.size() != token_size || other.size() != token_size) return false;
  unsigned different = 0;
  for (std::size_t i = 0; i < token_size; ++i)
    different |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
  return different == 0;
}

TableLinks TableLinks::of(int seats) {
  TableLinks links{{}, new_token(), new_token(), {}};
  for (int seat = 0; seat < seats; ++seat) links.chairs.push_back({new_token()});
  return links;
}

Admission admission(const TableLinks& links, std::string_view token) {
  Admission found;
  for (const SeatId seat : Ids<SeatId>(static_cast<int>(links.chairs.size())))
    if (is_same_token(links.chairs[seat.index()].token, token)) found = {Admission::Role::Player, seat};
  if (is_same_token(links.guests, token)) found = {Admission::Role::Guest};
  if (is_same_token(links.watchers, token)) found = {Admission::Role::Watcher};
  return found;
}

std::filesystem::path links_file(const std::filesystem::path& record) { return record.string() + ".links"; }

std::optional<Refusal> write_links(const std::filesystem::path& file, const TableLinks& links) {
  Json json{{format_key, links_format},   {"version", 1},
            {"address", links.address},   {"guests", links.guests},
            {"watchers", links.watchers}, {"seats", Json::array()}};
  for (const auto& chair : links.chairs)
    json["seats"].push_back({{"token", chair.token}, {"taken", chair.taken}});
  if (!links.taken_back.empty()) json["takenBack"] = links.taken_back;
  if (auto refused = make_private(file)) return refused;
  return write_file_atomically(file, json_line(json));
}

Outcome<TableLinks> read_links(const std::filesystem::path& file) {
  const auto read = read_file(file, most_links_bytes);
  if (const auto* refused = read.refusal()) return *refused;
  const auto json = json_from_outside<Json>(read.value());
  const Refusal wrong = refuse(N_("{0} does not have the links of a table"), {file.string()});
  if (!json.is_object() || json.value(format_key, Json()) != links_format) return wrong;
  const Json seats = json.value("seats", Json());
  const Json guests = json.value("guests", Json()), watchers = json.value("watchers", Json());
  if (!seats.is_array() || seats.size() > most_players || !is_token(guests) || !is_token(watchers))
    return wrong;
  TableLinks links{{}, guests.get<std::string>(), watchers.get<std::string>(), {}};
  if (const Json address = json.value("address", Json()); address.is_string())
    links.address = address.get<std::string>();
  for (const Json& seat : seats) {
    if (!seat.is_object() || !is_token(seat.value("token", Json()))) return wrong;
    links.chairs.push_back({seat["token"].get<std::string>(), seat.value("taken", Json()) == true});
  }
  for (const Json& step : json.value("takenBack", Json::array())) {
    const auto steps = whole_number(step, 0, most_actions_of_game);
    if (!steps) return wrong;
    links.taken_back.push_back(static_cast<std::size_t>(*steps));
  }
  return links;
}

}  // namespace hexwright
