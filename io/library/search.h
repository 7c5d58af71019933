#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/library/connection.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// Has the search find an entry under what this scenario, and its owner, say of it.
void index_for_search(Connection& connection, EntryId entry, const Scenario& scenario);

/// The texts of a scenario by which it is found, as they stand in the index behind the owner's notes.
std::string texts_to_search(const Scenario& scenario);

/// The words of a user as SQLite's full-text search understands them; none when there is no word in them.
std::optional<std::string> full_text_query(std::string_view words);

/// The columns that `entries_of` reads.
extern const char* const entry_columns;
std::vector<LibraryEntry> entries_of(SQLite::Statement rows);

/// Those of a condition, an order or a limit: "WHERE entries.id = ?".
template <class... Values>
std::vector<LibraryEntry> entries_where(Connection& connection, const std::string& condition,
                                        const Values&... values) {
  return entries_of(connection.query((std::string(entry_columns) + condition).c_str(), values...));
}

}  // namespace hexwright
