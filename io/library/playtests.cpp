#include <limits>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "io/files/outside_json.h"
#include "io/library/library.h"
#include "io/library/tables.h"
#include "io/library/words.h"
#include "io/xml/scenario_xml.h"

namespace hexwright {
namespace {

using Json = nlohmann::json;

Refusal no_playtest() { return refuse(N_("there is no such playtest in the library")); }

/// A whole number from 0 on that fits. Throws otherwise.
template <class Whole>
Whole whole(const Json& json) {
  return static_cast<Whole>(whole_number(json, 0, std::numeric_limits<Whole>::max()).value());
}
double number(const Json& json) {
  if (!json.is_number()) throw std::out_of_range("");
  return json.get<double>();
}

/// What lists show of a playtest; none when the text is not what `playtest_json` writes.
std::optional<LibraryPlaytest> summary_of(const std::string& text) {
  const Json json = json_from_outside<Json>(text);
  if (!json.is_object() || json.value("format", Json()) != "hexwright-playtest") return std::nullopt;
  try {
    LibraryPlaytest summary;
    for (const auto& bot : json.at("bots"))
      summary.bots += (summary.bots.empty() ? "" : ",") + bot.get<std::string>();
    summary.players = whole<decltype(summary.players)>(json.at("players"));
    summary.games = whole<decltype(summary.games)>(json.at("games"));
    summary.stalled = whole<decltype(summary.stalled)>(json.at("stalled"));
    summary.mean_turns = number(json.at("meanTurns"));
    for (const auto& seat : json.at("seats")) summary.seat_shares.push_back(number(seat.at("share")));
    return summary;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

std::string as_lines(const std::vector<double>& shares) {
  std::vector<std::string> lines;
  lines.reserve(shares.size());
  for (const double share : shares) lines.push_back(fmt::format("{}", share));
  return joined(lines);
}

LibraryPlaytest playtest_of(const SQLite::Statement& row) {
  LibraryPlaytest playtest{PlaytestId{row.getColumn(0).getInt64()},
                           timestamp(row.getColumn(1).getInt64()),
                           row.getColumn(2).getString(),
                           row.getColumn(3).getInt(),
                           row.getColumn(4).getInt64(),
                           row.getColumn(5).getInt64(),
                           row.getColumn(6).getDouble(),
                           {}};
  for (const std::string& share : split(row.getColumn(7).getString()))
    playtest.seat_shares.push_back(std::strtod(share.c_str(), nullptr));
  return playtest;
}

ContentId content_of(Connection& connection, VersionId version) {
  auto row = connection.query("SELECT content FROM versions WHERE id = ?", version);
  row.executeStep();
  return ContentId{row.getColumn(0).getInt64()};
}

}  // namespace

bool is_playtest_report(const std::string& json) { return summary_of(json).has_value(); }

bool store_playtest(Connection& connection, ContentId content, Timestamp played, const std::string& json) {
  const auto summary = summary_of(json);
  if (!summary) return false;
  connection.run(
      "INSERT INTO playtests (content, played, bots, players, games, stalled, mean_turns, seat_shares, json) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      content, played, summary->bots, summary->players, summary->games, summary->stalled, summary->mean_turns,
      as_lines(summary->seat_shares), json);
  return true;
}

Outcome<PlaytestId> Library::add_playtest(VersionId id, const std::string& json) {
  const auto known = version(id);
  if (const auto* refusal = known.refusal()) return *refusal;
  return connection_->writing([&]() -> Outcome<PlaytestId> {
    if (!store_playtest(*connection_, content_of(*connection_, id), now(), json))
      return refuse(N_("this is no report of a playtest; expected what playtest --json writes"));
    return connection_->last_id<PlaytestId>();
  });
}

Outcome<PlaytestId> Library::add_playtest(std::optional<EntryId> entry, const Scenario& played,
                                          const std::string& json) {
  if (entry) {
    // Any version will do, not the newest alone: the map may have been drawn on meanwhile.
    const auto same = connection_->reading([&]() -> Outcome<std::optional<VersionId>> {
      auto row = connection_->query(
          "SELECT versions.id FROM versions JOIN contents ON contents.id = content WHERE entry = ? AND xml = "
          "?",
          *entry, write_xml(played));
      return row.executeStep() ? std::optional(VersionId{row.getColumn(0).getInt64()}) : std::nullopt;
    });
    if (const auto* refusal = same.refusal()) return *refusal;
    if (const auto version = same.value()) return add_playtest(*version, json);
  }
  const auto added =
      entry ? add_version(*entry, played, VersionOrigin::Played) : add(played, VersionOrigin::Played);
  if (const auto* refusal = added.refusal()) return *refusal;
  return add_playtest(added.value().version, json);
}

Outcome<std::vector<LibraryPlaytest>> Library::playtests(VersionId version) const {
  return connection_->reading([&]() -> Outcome<std::vector<LibraryPlaytest>> {
    auto rows = connection_->query(
        "SELECT id, played, bots, players, games, stalled, mean_turns, seat_shares FROM playtests "
        "WHERE content = (SELECT content FROM versions WHERE id = ?) ORDER BY played DESC, id DESC",
        version);
    std::vector<LibraryPlaytest> all;
    while (rows.executeStep()) all.push_back(playtest_of(rows));
    return all;
  });
}

Outcome<std::string> Library::playtest_json(PlaytestId id) const {
  return connection_->reading([&]() -> Outcome<std::string> {
    auto row = connection_->query("SELECT json FROM playtests WHERE id = ?", id);
    if (row.executeStep()) return row.getColumn(0).getString();
    return no_playtest();
  });
}

std::optional<Refusal> Library::remove_playtest(PlaytestId id) {
  return connection_->writing([&]() -> std::optional<Refusal> {
    auto statement = connection_->query("DELETE FROM playtests WHERE id = ?", id);
    if (statement.exec() == 0) return no_playtest();
    return {};
  });
}

}  // namespace hexwright
