#include <algorithm>

#include <fmt/format.h>

#include "io/library/library.h"
#include "io/library/search.h"
#include "io/library/tables.h"
#include "io/library/words.h"
#include "io/xml/scenario_xml.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

Refusal no_entry(EntryId id) {
  return refuse(N_("there is no scenario with the number {0} in the library"),
                {std::to_string(static_cast<std::int64_t>(id))});
}

std::string stored_path(const fs::path& file) {
  return file.empty() ? std::string() : fs::absolute(file).lexically_normal().string();
}

std::string modules_of(const Scenario& scenario) {
  std::vector<std::string> ids;
  for (const auto& [id, options] : scenario.rules) ids.push_back(id);
  return joined(ids);
}

struct Newest {
  VersionId id{};
  ContentId content{};
  int number = 0;
};

/// None when there is no such entry. One without any version yet has number 0.
std::optional<Newest> newest_of(Connection& connection, EntryId entry) {
  auto row = connection.query(
      "SELECT versions.id, content, number FROM entries LEFT JOIN versions ON versions.id = newest "
      "WHERE entries.id = ?",
      entry);
  if (!row.executeStep()) return std::nullopt;
  return Newest{VersionId{row.getColumn(0).getInt64()}, ContentId{row.getColumn(1).getInt64()},
                row.getColumn(2).getInt()};
}

EntryId new_entry(Connection& connection) {
  connection.run(
      "INSERT INTO entries (title, author, min_players, max_players, victory_points, modules, added, "
      "changed) "
      "VALUES ('', '', 0, 0, 0, '', ?1, ?1)",
      now());
  return connection.last_id<EntryId>();
}

/// Inside a transaction.
Outcome<Library::Added> put(Connection& connection, EntryId entry, const Scenario& scenario,
                            VersionOrigin origin, const fs::path& file) {
  const auto newest = newest_of(connection, entry);
  if (!newest) return no_entry(entry);
  if (!file.empty()) connection.run("UPDATE entries SET file = ? WHERE id = ?", stored_path(file), entry);
  const ContentId content = store_content(connection, write_xml(scenario));
  if (newest->number > 0 && newest->content == content) return Library::Added{entry, newest->id, false};
  const Timestamp saved = now();
  connection.run("INSERT INTO versions (entry, number, content, origin, saved) VALUES (?, ?, ?, ?, ?)", entry,
                 newest->number + 1, content, std::string(id(origin)), saved);
  const auto version = connection.last_id<VersionId>();
  connection.run("UPDATE entries SET newest = ?, versions = versions + 1, changed = ? WHERE id = ?", version,
                 saved, entry);
  show_as(connection, entry, scenario);
  return Library::Added{entry, version, true};
}

std::optional<Refusal> check_tags(const std::vector<std::string>& tags) {
  for (const std::string& tag : tags)
    if (!is_name(tag) || tag.find(',') != std::string::npos)
      return refuse(
          N_("\"{0}\" is no tag: expected 1 to {1} characters without commas and blanks at the ends"),
          {tag, std::to_string(limits::name)});
  return std::nullopt;
}

}  // namespace

void show_as(Connection& connection, EntryId entry, const Scenario& scenario) {
  const Details& details = scenario.details;
  connection.run(
      "UPDATE entries SET title = ?, author = ?, min_players = ?, max_players = ?, victory_points = ?, "
      "modules = ? "
      "WHERE id = ?",
      details.title, details.author, details.min_players, details.max_players, details.victory_points,
      modules_of(scenario), entry);
  index_for_search(connection, entry, scenario);
}

Outcome<LibraryEntry> Library::entry(EntryId id) const {
  return connection_->reading([&]() -> Outcome<LibraryEntry> {
    auto found = entries_where(*connection_, "WHERE entries.id = ?", id);
    if (found.empty()) return no_entry(id);
    return std::move(found.front());
  });
}

Outcome<std::optional<EntryId>> Library::entry_of_file(const fs::path& file) const {
  return connection_->reading([&]() -> Outcome<std::optional<EntryId>> {
    auto row = connection_->query(
        "SELECT id FROM entries WHERE file = ? AND file <> '' ORDER BY changed DESC", stored_path(file));
    return row.executeStep() ? std::optional(EntryId{row.getColumn(0).getInt64()}) : std::nullopt;
  });
}

Outcome<Library::Added> Library::add(const Scenario& scenario, VersionOrigin origin, const fs::path& file) {
  return connection_->writing(
      [&]() -> Outcome<Added> { return put(*connection_, new_entry(*connection_), scenario, origin, file); });
}

Outcome<Library::Added> Library::add_version(EntryId entry, const Scenario& scenario, VersionOrigin origin,
                                             const fs::path& file) {
  return connection_->writing([&] { return put(*connection_, entry, scenario, origin, file); });
}

Outcome<Library::Added> Library::restore(VersionId id) {
  const auto old = version(id);
  if (const auto* refusal = old.refusal()) return *refusal;
  const auto contents = scenario(id);
  if (const auto* refusal = contents.refusal()) return *refusal;
  return add_version(old.value().entry, contents.value(), VersionOrigin::Restored);
}

std::optional<Refusal> Library::set_tags(EntryId entry, const std::vector<std::string>& tags) {
  if (auto refused = check_tags(tags)) return refused;
  std::vector<std::string> sorted = tags;
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  return connection_->writing([&]() -> std::optional<Refusal> {
    if (!newest_of(*connection_, entry)) return no_entry(entry);
    connection_->run("UPDATE entries SET tags = ? WHERE id = ?", joined(sorted), entry);
    connection_->run("UPDATE search SET tags = ? WHERE rowid = ?", joined(sorted), entry);
    return {};
  });
}

std::optional<Refusal> Library::set_notes(EntryId entry, const std::string& notes) {
  if (!is_clean_text(notes, true) || notes.size() > limits::text)
    return refuse(N_("these notes cannot be kept: expected at most {0} bytes of text"),
                  {std::to_string(limits::text)});
  return connection_->writing([&]() -> std::optional<Refusal> {
    const auto newest = newest_of(*connection_, entry);
    if (!newest) return no_entry(entry);
    connection_->run("UPDATE entries SET notes = ? WHERE id = ?", notes, entry);
    const auto shown = scenario(newest->id);
    if (const auto* sound = shown.value_if()) index_for_search(*connection_, entry, *sound);
    return {};
  });
}

std::optional<Refusal> Library::remove(EntryId entry) {
  return connection_->writing([&]() -> std::optional<Refusal> {
    if (!newest_of(*connection_, entry)) return no_entry(entry);
    connection_->run("DELETE FROM search WHERE rowid = ?", entry);
    connection_->run("DELETE FROM entries WHERE id = ?", entry);
    drop_unused_contents(*connection_);
    return {};
  });
}

}  // namespace hexwright
