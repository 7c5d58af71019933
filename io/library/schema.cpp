#include "io/library/schema.h"

#include <array>
#include <chrono>
#include <thread>

#include <fmt/format.h>

#include "io/library/connection.h"

namespace hexwright {
namespace {

/// "HEXW": how our files differ from those of other programs that use SQLite.
constexpr int application = 0x48455857;

// Equal contents are stored once, whichever scenario they are a version of.
constexpr const char* scenarios_and_versions = R"(
CREATE TABLE contents (
  id INTEGER PRIMARY KEY,
  mark TEXT NOT NULL,
  xml TEXT NOT NULL
);
CREATE INDEX contents_by_mark ON contents (mark);
CREATE TABLE entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  author TEXT NOT NULL,
  min_players INTEGER NOT NULL,
  max_players INTEGER NOT NULL,
  victory_points INTEGER NOT NULL,
  modules TEXT NOT NULL,
  notes TEXT NOT NULL DEFAULT '',
  tags TEXT NOT NULL DEFAULT '',
  file TEXT NOT NULL DEFAULT '',
  newest INTEGER NOT NULL DEFAULT 0,
  versions INTEGER NOT NULL DEFAULT 0,
  added INTEGER NOT NULL,
  changed INTEGER NOT NULL
);
CREATE INDEX entries_by_file ON entries (file);
CREATE INDEX entries_by_change ON entries (changed);
CREATE TABLE versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entry INTEGER NOT NULL REFERENCES entries ON DELETE CASCADE,
  number INTEGER NOT NULL,
  content INTEGER NOT NULL REFERENCES contents,
  origin TEXT NOT NULL,
  saved INTEGER NOT NULL,
  UNIQUE (entry, number)
);
CREATE INDEX versions_by_content ON versions (content);
CREATE VIRTUAL TABLE search USING fts5 (
  title, author, notes, tags, modules,
  tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
);
)";

constexpr const char* pictures_and_playtests = R"(
CREATE TABLE thumbnails (
  content INTEGER PRIMARY KEY REFERENCES contents ON DELETE CASCADE,
  png BLOB NOT NULL
);
CREATE TABLE playtests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  content INTEGER NOT NULL REFERENCES contents ON DELETE CASCADE,
  played INTEGER NOT NULL,
  bots TEXT NOT NULL,
  players INTEGER NOT NULL,
  games INTEGER NOT NULL,
  stalled INTEGER NOT NULL,
  mean_turns REAL NOT NULL,
  seat_shares TEXT NOT NULL,
  json TEXT NOT NULL
);
CREATE INDEX playtests_by_content ON playtests (content);
)";

constexpr const char* sessions_and_drafts = R"(
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  began INTEGER NOT NULL
);
CREATE TABLE drafts (
  session INTEGER NOT NULL,
  work INTEGER NOT NULL,
  title TEXT NOT NULL,
  file TEXT NOT NULL,
  entry INTEGER,
  revision INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  xml TEXT NOT NULL,
  PRIMARY KEY (session, work)
);
)";

constexpr const char* reference_pictures = R"(
CREATE TABLE reference_pictures (
  entry INTEGER PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
  path TEXT NOT NULL,
  x REAL NOT NULL,
  y REAL NOT NULL,
  width REAL NOT NULL,
  opacity REAL NOT NULL,
  hexes REAL NOT NULL,
  shown INTEGER NOT NULL
);
)";

// The `map` is what records call it: contents that differ in wishes for dealing alone are the same map.
constexpr const char* games_of_people = R"(
CREATE TABLE games (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  content INTEGER NOT NULL REFERENCES contents ON DELETE CASCADE,
  map TEXT NOT NULL,
  begun INTEGER NOT NULL,
  record TEXT NOT NULL
);
CREATE UNIQUE INDEX games_by_map ON games (map, begun);
CREATE INDEX games_by_content ON games (content);
)";

constexpr std::array steps{scenarios_and_versions, pictures_and_playtests, sessions_and_drafts,
                           reference_pictures, games_of_people};

int number_of(Connection& connection, const char* pragma) {
  return connection.database().execAndGet(pragma).getInt();
}
int version_of(Connection& connection) { return number_of(connection, "PRAGMA user_version"); }

/// Readers do not wait for a writer then, nor it for them. It takes the file for itself for a moment, which
/// fails at once while another program does the same.
void let_others_read_while_one_writes(Connection& connection) {
  using namespace std::chrono_literals;
  constexpr int most_tries = 100;
  for (int tries = 1;; ++tries) {
    try {
      connection.database().execAndGet("PRAGMA journal_mode = WAL");
      return;
    } catch (const SQLite::Exception& failure) {
      if (!means_busy(failure) || tries == most_tries) throw;
    }
    std::this_thread::sleep_for(20ms);
  }
}

void take_steps(Connection& connection) {
  SQLite::Transaction transaction(connection.database(), SQLite::TransactionBehavior::IMMEDIATE);
  const auto done = static_cast<std::size_t>(version_of(connection));
  if (done >= steps.size()) return;  // another program was quicker
  for (std::size_t step = done; step < steps.size(); ++step) connection.database().exec(steps[step]);
  connection.database().exec(fmt::format("PRAGMA application_id = {}", application));
  connection.database().exec(fmt::format("PRAGMA user_version = {}", steps.size()));
  transaction.commit();
}

}  // namespace

std::span<const char* const> schema_steps() { return steps; }

std::optional<Unopened> bring_up_to_date(Connection& connection) {
  const std::string file = connection.file().string();
  const int version = version_of(connection);
  const bool empty = number_of(connection, "SELECT count(*) FROM sqlite_schema") == 0;
  const int newest = static_cast<int>(steps.size());
  if (!empty && number_of(connection, "PRAGMA application_id") != application)
    return Unopened{refuse(N_("{0} is a database of another program, no library"), {file})};
  if (version > newest)
    return Unopened{
        refuse(N_("the library {0} was written by a newer Hexwright (version {1}, this program reads "
                  "up to {2})"),
               {file, std::to_string(version), std::to_string(newest)})};
  if (version < newest) {
    if (connection.read_only())
      return Unopened{
          refuse(N_("the library {0} is of an older Hexwright and may not be written to, so it cannot "
                    "be brought up to date"),
                 {file})};
    if (empty) {
      let_others_read_while_one_writes(connection);
      connection.forget_log();  // of a library that had this name before
    }
    take_steps(connection);
    // A reader that comes now would else have the next write taken in by halves.
    connection.take_in_log();
  }
  return std::nullopt;
}

}  // namespace hexwright
