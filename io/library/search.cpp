#include "io/library/search.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "io/library/library.h"
#include "io/library/words.h"
#include "model/rules/module.h"

namespace hexwright {
namespace {

/// What a user writes before a word, and the column where it is then looked for.
struct Place {
  std::string_view prefix, column;
};
constexpr std::array places{Place{"title:", "title"}, Place{"author:", "author"}, Place{"notes:", "notes"},
                            Place{"tag:", "tags"}, Place{"rule:", "modules"}};

/// Letters and digits, in whatever script: what is left of other words is nothing.
bool says_something(std::string_view word) {
  return std::any_of(word.begin(), word.end(),
                     [](unsigned char c) { return c >= 0x80 || std::isalnum(c) != 0; });
}

/// One word as a quoted phrase, in which nothing has a meaning of its own; what begins so matches, too.
std::string as_phrase(std::string_view word) {
  std::string phrase = "\"";
  for (const char c : word) phrase += c == '"' ? std::string("\"\"") : std::string(1, c);
  return phrase + "\" *";
}

std::string as_term(std::string_view word) {
  for (const Place& place : places)
    if (word.starts_with(place.prefix) && says_something(word.substr(place.prefix.size())))
      return std::string(place.column) + " : " + as_phrase(word.substr(place.prefix.size()));
  return as_phrase(word);
}

/// The ids of the rule modules and the titles that users know them by.
std::string modules_in_words(const Scenario& scenario) {
  std::string words;
  for (const auto& [id, options] : scenario.rules) {
    const RuleModule* module = find_module(id);
    words += id + "\n" + (module ? std::string(module->title) + "\n" : "");
  }
  return words;
}

LibraryEntry found_entry(const SQLite::Statement& row) {
  LibraryEntry entry;
  int at = 0;
  const auto next = [&] { return row.getColumn(at++); };
  entry.id = EntryId{next().getInt64()};
  entry.title = next().getString();
  entry.author = next().getString();
  entry.min_players = next().getInt();
  entry.max_players = next().getInt();
  entry.victory_points = next().getInt();
  entry.modules = split(next().getString());
  entry.notes = next().getString();
  entry.tags = split(next().getString());
  entry.file = next().getString();
  entry.newest = VersionId{next().getInt64()};
  entry.versions = next().getInt();
  entry.playtests = next().getInt();
  entry.games = next().getInt();
  entry.added = timestamp(next().getInt64());
  entry.changed = timestamp(next().getInt64());
  return entry;
}

}  // namespace

const char* const entry_columns = R"(
SELECT entries.id, entries.title, entries.author, min_players, max_players, victory_points, entries.modules,
  entries.notes, entries.tags, file, newest, versions,
  (SELECT count(*) FROM playtests WHERE content IN (SELECT content FROM versions WHERE entry = entries.id)),
  (SELECT count(*) FROM games WHERE content IN (SELECT content FROM versions WHERE entry = entries.id)),
  added, changed
FROM entries )";

std::string texts_to_search(const Scenario& scenario) {
  const Details& details = scenario.details;
  return "\n" + details.description + "\n" + details.source + "\n" + details.notes;
}

void index_for_search(Connection& connection, EntryId entry, const Scenario& scenario) {
  connection.run("DELETE FROM search WHERE rowid = ?", entry);
  connection.run(
      "INSERT INTO search (rowid, title, author, notes, tags, modules) "
      "SELECT id, title, author, notes || ?, tags, ? FROM entries WHERE id = ?",
      texts_to_search(scenario), modules_in_words(scenario), entry);
}

std::optional<std::string> full_text_query(std::string_view words) {
  constexpr std::string_view blanks = " \t\r\n";
  std::string query;
  while (true) {
    words.remove_prefix(std::min(words.find_first_not_of(blanks), words.size()));
    if (words.empty()) break;
    const std::string_view word = words.substr(0, words.find_first_of(blanks));
    words.remove_prefix(word.size());
    if (says_something(word)) query += (query.empty() ? "" : " AND ") + as_term(word);
  }
  return query.empty() ? std::nullopt : std::optional(query);
}

std::vector<LibraryEntry> entries_of(SQLite::Statement rows) {
  std::vector<LibraryEntry> entries;
  while (rows.executeStep()) entries.push_back(found_entry(rows));
  return entries;
}

Outcome<std::vector<LibraryEntry>> Library::search(std::string_view words) const {
  return connection_->reading([&]() -> Outcome<std::vector<LibraryEntry>> {
    const auto query = full_text_query(words);
    if (!query) return entries_where(*connection_, "ORDER BY changed DESC, entries.id DESC");
    return entries_where(*connection_,
                         "JOIN search ON search.rowid = entries.id WHERE search MATCH ? "
                         "ORDER BY bm25(search, 8, 4, 1, 6, 3), changed DESC",
                         *query);
  });
}

Outcome<std::vector<std::string>> Library::tags() const {
  return connection_->reading([&]() -> Outcome<std::vector<std::string>> {
    std::vector<std::string> all;
    auto rows = connection_->query("SELECT DISTINCT tags FROM entries WHERE tags <> ''");
    while (rows.executeStep())
      for (std::string& tag : split(rows.getColumn(0).getString())) all.push_back(std::move(tag));
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  });
}

}  // namespace hexwright
