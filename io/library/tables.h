#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "io/library/connection.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// What the tables of a library hold, but for versions and drafts.

/// A stored text of a scenario.
enum class ContentId : std::int64_t {};

/// What these bytes are stored as; they are stored unless they are already.
ContentId store_content(Connection& connection, const std::string& xml);

/// The scenario of a text that a library or a draft has kept; `name` is what to call it in a refusal.
Outcome<Scenario> read_kept(const std::string& xml, const Argument& name);

/// Whether a kept picture is there to its end.
bool is_whole_png(std::string_view bytes);

/// Drops what is a version of nothing any more.
void drop_unused_contents(Connection& connection);

/// What lists show of an entry, and what the search finds it by, is what its newest version says.
void show_as(Connection& connection, EntryId entry, const Scenario& scenario);

/// Keeps a report on a map with these contents; false when the text is no report.
bool store_playtest(Connection& connection, ContentId content, Timestamp played, const std::string& json);

/// Keeps the record of a game on these contents, in place of what is kept of the same game; false when the
/// text is no record of a table.
bool store_game(Connection& connection, ContentId content, const std::string& record);

/// Whether a text is a record that a table wrote.
bool is_record_of_table(const std::string& record);

/// Whether a text is a report on a playtest.
bool is_playtest_report(const std::string& json);

/// Whether it is one that this program may have kept.
bool is_sound(const ReferencePicture& picture);

/// The columns of a row, and the picture that they say.
inline constexpr const char* reference_picture_columns = "path, x, y, width, opacity, hexes, shown";
ReferencePicture reference_picture_of(const SQLite::Statement& row);

/// In place of the entry's one, if any.
void store_reference_picture(Connection& connection, EntryId entry, const ReferencePicture& picture);

}  // namespace hexwright
