#include "io/library/damaged_copy.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <utility>

#include <fmt/format.h>

#include "io/files/content.h"
#include "io/library/connection.h"
#include "io/library/library.h"
#include "io/library/tables.h"
#include "io/library/words.h"
#include "model/scenario/limits.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using Row = SQLite::Statement;

constexpr int most_versions = 10'000;  // of an entry; more is damage
constexpr std::size_t page_size = 4096;

/// It says where the tables begin. Those of scenarios and versions begin in the same places in every library,
/// because the first step makes them in an empty file. Playtests and drafts may begin elsewhere in one that
/// held scenarios when it was brought up to date; then they are not found.
std::string first_page_of_a_new_library(const fs::path& file) {
  const TemporaryLibrary fresh(file);
  static_cast<void>(Library::open(file));
  std::string page(page_size, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(page.data(), static_cast<std::streamsize>(page.size()));
  if (!stream) return {};
  // How many pages there are counts only while these two fields agree; else the length of the file says it.
  constexpr std::size_t changes = 24, changes_when_counted = 92, width = 4;
  page.replace(changes, width, width, '\1');
  page.replace(changes_when_counted, width, width, '\0');
  return page;
}

/// What the rows of a table look like. A row whose number is a column of its own (`has_id`) has nothing
/// stored there.
struct Shape {
  const char* table;
  const char* columns;
  std::string_view types;  ///< T: text, I: whole number, R: number, N: whole number or nothing
  bool has_id;
};
constexpr std::array shapes{
    Shape{"entries",
          "title, author, min_players, max_players, victory_points, modules, notes, tags, file, newest, "
          "versions, added, changed",
          "TTIIITTTTIIII", true},
    Shape{"versions", "entry, number, content, origin, saved", "IIITI", true},
    Shape{"contents", "mark, xml", "TT", true},
    Shape{"playtests", "content, played, bots, players, games, stalled, mean_turns, seat_shares, json",
          "IITIIIRTT", true},
    Shape{"games", "content, map, begun, record", "ITIT", true},
    Shape{"reference_pictures", reference_picture_columns, "TRRRRRI", true},
    Shape{"drafts", "session, work, title, file, entry, revision, kept, xml", "IITTNIIT", false}};

bool has_type(const StoredValue& value, char type) {
  const bool whole = std::holds_alternative<std::int64_t>(value);
  switch (type) {
    case 'T':
      return std::holds_alternative<std::string>(value);
    case 'R':  // whole numbers are stored as such, whatever the column
      return whole || std::holds_alternative<double>(value);
    case 'N':
      return whole || std::holds_alternative<std::monostate>(value);
    default:
      return whole;
  }
}

bool looks_like(const StoredRow& row, const Shape& shape) {
  const std::size_t before = shape.has_id ? 1 : 0;
  if (row.values.size() != before + shape.types.size()) return false;
  if (shape.has_id && !std::holds_alternative<std::monostate>(row.values.front())) return false;
  for (std::size_t n = 0; n < shape.types.size(); ++n)
    if (!has_type(row.values[before + n], shape.types[n])) return false;
  return true;
}

void bind_row(SQLite::Statement& insert, const StoredRow& row, const Shape& shape) {
  int place = 0;
  insert.bind(++place, row.id);
  for (std::size_t n = shape.has_id ? 1 : 0; n < row.values.size(); ++n) {
    ++place;
    if (const auto* number = std::get_if<std::int64_t>(&row.values[n]))
      insert.bind(place, *number);
    else if (const auto* real = std::get_if<double>(&row.values[n]))
      insert.bind(place, *real);
    else if (const auto* text = std::get_if<std::string>(&row.values[n]))
      insert.bind(place, *text);
    else
      insert.bind(place);
  }
}

std::string text_of(const SQLite::Column& column, bool lines = false) {
  std::string text = column.getString();
  return is_clean_text(text, lines) && text.size() <= limits::text ? text : std::string();
}

int within(const SQLite::Column& column, int most) {
  const std::int64_t number = column.getInt64();
  return number < 0 || number > most ? 0 : static_cast<int>(number);
}

std::vector<std::string> tags_of(const SQLite::Column& column) {
  std::vector<std::string> tags = split(text_of(column, true));
  std::erase_if(tags, [](const std::string& tag) { return !is_name(tag); });
  return tags;
}

OldEntry entry_of(const Row& row) {
  OldEntry entry;
  entry.title = text_of(row.getColumn(0));
  entry.notes = text_of(row.getColumn(1), true);
  entry.file = text_of(row.getColumn(2));
  entry.tags = tags_of(row.getColumn(3));
  entry.added = row.getColumn(4).getInt64();
  entry.changed = row.getColumn(5).getInt64();
  entry.versions = within(row.getColumn(6), most_versions);
  return entry;
}

OldEntry entry_of_index(const Row& row) {
  OldEntry entry;
  entry.title = text_of(row.getColumn(0));
  entry.notes = row.getColumn(1).getString();
  entry.tags = tags_of(row.getColumn(2));
  entry.from_index = true;
  return entry;
}

}  // namespace

DamagedCopy::DamagedCopy(const fs::path& damaged) : copy_(with_ending(damaged, ".salvage")) {
  copy(damaged, true);
  if (open()) {
    find_stray_rows();
    return;
  }
  const std::string page = first_page_of_a_new_library(with_ending(copy_.file(), ".new"));
  // The newest versions and drafts may be in the log alone; it goes only when nothing opens with it.
  for (const bool with_log : {true, false}) {
    copy(damaged, with_log);
    lay_first_page(page);
    if (!open()) continue;
    find_stray_rows();
    return;
  }
}

DamagedCopy::~DamagedCopy() = default;

/// Anew each time: whoever closes a library may write its log into it.
void DamagedCopy::copy(const fs::path& damaged, bool with_log) {
  std::error_code none;
  for (const char* ending : beside_a_library) fs::remove(with_ending(copy_.file(), ending), none);
  fs::copy_file(damaged, copy_.file(), fs::copy_options::overwrite_existing);
  if (with_log) fs::copy_file(with_ending(damaged, "-wal"), with_ending(copy_.file(), "-wal"), none);
}

bool DamagedCopy::open() {
  try {
    connection_ = std::make_unique<Connection>(copy_.file());
    for (const char* table : {"entries", "versions", "contents"})
      SQLite::Statement(connection_->database(), std::string("SELECT 1 FROM ") + table);
    return true;
  } catch (const SQLite::Exception&) {
    connection_.reset();
    return false;
  }
}

void DamagedCopy::lay_first_page(const std::string& page) {
  std::error_code none;
  if (page.empty() || fs::file_size(copy_.file(), none) < page.size()) return;
  std::fstream(copy_.file(), std::ios::binary | std::ios::in | std::ios::out) << page;
}

void DamagedCopy::find_stray_rows() {
  try {
    SQLite::Database& database = connection_->database();
    database.execAndGet("PRAGMA wal_checkpoint(TRUNCATE)");
    DatabasePages pages(copy_.file());
    std::set<std::string> broken;
    pages.follow_table(1);
    SQLite::Statement tables(database, "SELECT name, rootpage FROM sqlite_schema WHERE type = 'table'");
    while (tables.executeStep())
      if (const std::int64_t root = tables.getColumn(1).getInt64(); root > 0 && !pages.follow_table(root))
        broken.insert(tables.getColumn(0).getString());
    tables.reset();
    // Where all trees are whole, what lies outside was deleted.
    if (!broken.empty()) keep_stray_rows(broken, pages.stray_rows());
  } catch (const SQLite::Exception&) {
    // What SQLite finds is all there is then.
  }
}

void DamagedCopy::keep_stray_rows(const std::set<std::string>& broken, const std::vector<StoredRow>& rows) {
  SQLite::Database& database = connection_->database();
  database.exec("ATTACH ':memory:' AS stray");
  for (const Shape& shape : shapes) {
    if (!broken.contains(shape.table)) continue;
    const std::string table = "stray." + std::string(shape.table);
    database.exec("CREATE TABLE " + table + " (" + shape.columns + ")");
    std::string places = "?";
    for (std::size_t n = 0; n < shape.types.size(); ++n) places += ", ?";
    SQLite::Statement insert(database, fmt::format("INSERT OR IGNORE INTO {} (rowid, {}) VALUES ({})", table,
                                                   shape.columns, places));
    for (const StoredRow& row : rows) {
      if (!looks_like(row, shape)) continue;
      bind_row(insert, row, shape);
      insert.exec();
      insert.reset();
    }
    strays_.insert(shape.table);
  }
}

std::int64_t DamagedCopy::last_row(const char* table) {
  constexpr std::int64_t unless_known = 10'000;
  std::int64_t last = 0;
  if (!connection_) return last;
  std::vector<std::string> questions{
      std::string("SELECT max(rowid) FROM main.") + table,
      std::string("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = '") + table + "'"};
  if (strays_.contains(table)) questions.push_back(std::string("SELECT max(rowid) FROM stray.") + table);
  for (const std::string& question : questions) {
    try {
      last = std::max(last, connection_->database().execAndGet(question).getInt64());
    } catch (const SQLite::Exception&) {
      last = std::max(last, unless_known);
    }
  }
  return std::min(last, most_rows);
}

template <class Read>
auto DamagedCopy::row(const char* columns, const char* table, std::int64_t id, Read read) {
  std::optional<decltype(read(std::declval<const Row&>()))> found;
  if (!connection_) return found;
  const auto look_in = [&](const char* database) {
    try {
      const std::string question =
          std::string("SELECT ") + columns + " FROM " + database + "." + table + " WHERE rowid = ?";
      auto statement = connection_->query(question.c_str(), id);
      if (statement.executeStep()) found = read(statement);
    } catch (const SQLite::Exception&) {
      found.reset();
    }
  };
  look_in("main");
  if (!found && strays_.contains(table)) look_in("stray");
  return found;
}

template <class Read, class Use>
void DamagedCopy::each_row(const char* columns, const char* table, Read read, Use use) {
  const std::int64_t last = last_row(table);
  for (std::int64_t id = 1; id <= last; ++id)
    if (auto found = row(columns, table, id, read)) use(id, *std::move(found));
}

std::map<std::int64_t, OldEntry> DamagedCopy::entries() {
  std::map<std::int64_t, OldEntry> found;
  each_row("title, notes, file, tags, added, changed, versions", "entries", entry_of,
           [&](std::int64_t id, OldEntry&& entry) { found[id] = std::move(entry); });
  each_row("c0, c2, c3", "search_content", entry_of_index,
           [&](std::int64_t id, OldEntry&& entry) { found.try_emplace(id, std::move(entry)); });
  return found;
}

std::vector<OldVersion> DamagedCopy::versions() {
  std::vector<OldVersion> found;
  each_row(
      "entry, content, saved, number, origin", "versions",
      [](const Row& row) {
        return OldVersion{row.getColumn(0).getInt64(), row.getColumn(1).getInt64(),
                          row.getColumn(2).getInt64(), within(row.getColumn(3), most_versions),
                          text_of(row.getColumn(4))};
      },
      [&](std::int64_t, OldVersion version) { found.push_back(std::move(version)); });
  return found;
}

std::vector<std::int64_t> DamagedCopy::contents() {
  std::vector<std::int64_t> found;
  each_row(
      "rowid", "contents", [](const Row&) { return true; },
      [&](std::int64_t id, bool) { found.push_back(id); });
  return found;
}

std::optional<std::string> DamagedCopy::xml(std::int64_t content) {
  auto found = row("xml, mark", "contents", content, [](const Row& row) {
    return std::pair{row.getColumn(0).getString(), row.getColumn(1).getString()};
  });
  if (!found || content_mark(found->first) != found->second) return std::nullopt;
  return std::move(found->first);
}

void DamagedCopy::each_playtest(const std::function<void(const OldPlaytest&)>& use) {
  each_row(
      "content, played, json", "playtests",
      [](const Row& row) {
        return OldPlaytest{row.getColumn(0).getInt64(), row.getColumn(1).getInt64(),
                           row.getColumn(2).getString()};
      },
      [&](std::int64_t, const OldPlaytest& playtest) { use(playtest); });
}

void DamagedCopy::each_game(const std::function<void(const OldGame&)>& use) {
  each_row(
      "content, record", "games",
      [](const Row& row) {
        return OldGame{row.getColumn(0).getInt64(), row.getColumn(1).getString()};
      },
      [&](std::int64_t, const OldGame& game) { use(game); });
}

std::optional<ReferencePicture> DamagedCopy::reference_picture(std::int64_t entry) {
  auto found = row(reference_picture_columns, "reference_pictures", entry, reference_picture_of);
  return found && is_sound(*found) ? found : std::nullopt;
}

std::vector<OldDraft> DamagedCopy::drafts() {
  std::vector<OldDraft> found;
  each_row(
      "session, work, entry, revision, kept, title, file, xml", "drafts",
      [](const Row& row) {
        return OldDraft{row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getInt64(),
                        row.getColumn(3).getInt64(), row.getColumn(4).getInt64(), text_of(row.getColumn(5)),
                        text_of(row.getColumn(6)),   row.getColumn(7).getString()};
      },
      [&](std::int64_t, OldDraft draft) { found.push_back(std::move(draft)); });
  return found;
}

}  // namespace hexwright
