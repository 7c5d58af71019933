#include <limits>
#include <optional>

#include <nlohmann/json.hpp>

#include "io/files/outside_json.h"
#include "io/library/library.h"
#include "io/library/tables.h"
#include "io/library/words.h"
#include "io/xml/scenario_xml.h"

namespace hexwright {
namespace {

using Json = nlohmann::json;

/// What the first line of a record says of its game.
struct GameHead {
  std::string map;
  std::int64_t begun = 0;
  std::vector<std::string> names;
};

/// None when the text is no record that a table wrote.
std::optional<GameHead> head_of(std::string_view record) {
  const Json json = json_from_outside<Json>(record.substr(0, record.find('\n')));
  if (!json.is_object() || json.value("hexwright", Json()) != "game") return {};
  const Json map = json.value("map", Json()), begun = json.value("begun", Json());
  const auto moment = whole_number(begun, 1, std::numeric_limits<std::int64_t>::max());
  if (!map.is_string() || map.get_ref<const std::string&>().empty() || !moment) return {};
  GameHead head{map.get<std::string>(), *moment, {}};
  for (const Json& name : json.value("names", Json::array()))
    if (name.is_string()) head.names.push_back(name.get<std::string>());
  return head;
}

bool is_stored(Connection& connection, const std::string& xml) {
  return connection.query("SELECT 1 FROM contents WHERE xml = ?", xml).executeStep();
}

Refusal no_game() { return refuse(N_("there is no such game in the library")); }

}  // namespace

bool is_record_of_table(const std::string& record) { return head_of(record).has_value(); }

bool store_game(Connection& connection, ContentId content, const std::string& record) {
  const auto head = head_of(record);
  if (!head) return false;
  connection.run(
      "INSERT INTO games (content, map, begun, record) VALUES (?, ?, ?, ?) "
      "ON CONFLICT (map, begun) DO UPDATE SET record = excluded.record",
      content, head->map, head->begun, record);
  return true;
}

std::optional<Refusal> Library::keep_game(std::optional<EntryId> entry, const Scenario& played,
                                          const std::string& record) {
  const std::string xml = write_xml(played);
  return together([&]() -> std::optional<Refusal> {
    // Whatever entry has it: the map may have been saved, or opened, elsewhere.
    if (!is_stored(*connection_, xml)) {
      const auto added =
          entry ? add_version(*entry, played, VersionOrigin::Played) : add(played, VersionOrigin::Played);
      if (const auto* refusal = added.refusal()) return *refusal;
    }
    if (!store_game(*connection_, store_content(*connection_, xml), record))
      return refuse(N_("this is no record of a game at a table"));
    return {};
  });
}

Outcome<std::vector<LibraryGame>> Library::games(VersionId version) const {
  return connection_->reading([&]() -> Outcome<std::vector<LibraryGame>> {
    auto rows = connection_->query(
        "SELECT id, begun, record FROM games WHERE content = (SELECT content FROM versions WHERE id = ?) "
        "ORDER BY begun DESC, id DESC",
        version);
    std::vector<LibraryGame> all;
    while (rows.executeStep()) {
      auto head = head_of(rows.getColumn(2).getString());
      all.push_back({GameId{rows.getColumn(0).getInt64()}, timestamp(rows.getColumn(1).getInt64()),
                     head ? std::move(head->names) : std::vector<std::string>()});
    }
    return all;
  });
}

Outcome<std::string> Library::record(GameId id) const {
  return connection_->reading([&]() -> Outcome<std::string> {
    auto row = connection_->query("SELECT record FROM games WHERE id = ?", id);
    if (row.executeStep()) return row.getColumn(0).getString();
    return no_game();
  });
}

Outcome<std::vector<std::string>> Library::records_on(const std::string& map) const {
  return connection_->reading([&]() -> Outcome<std::vector<std::string>> {
    auto rows = connection_->query("SELECT record FROM games WHERE map = ? ORDER BY begun, id", map);
    std::vector<std::string> all;
    while (rows.executeStep()) all.push_back(rows.getColumn(0).getString());
    return all;
  });
}

}  // namespace hexwright
