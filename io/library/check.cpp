#include "io/library/check.h"

#include "io/files/content.h"
#include "io/library/library.h"
#include "io/library/tables.h"
#include "model/scenario/message.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

using Faults = std::vector<Message>;

/// What SQLite itself finds.
void check_file(Connection& connection, Faults& found) {
  for (const char* check : {"PRAGMA integrity_check", "PRAGMA foreign_key_check"}) {
    SQLite::Statement rows(connection.database(), check);
    while (rows.executeStep())
      if (const std::string said = rows.getColumn(0).getString(); said != "ok")
        found.push_back({N_("the file is damaged: {0}"), {escaped(said)}});
  }
}

void check_search_index(Connection& connection, Faults& found) {
  if (connection.read_only()) return;  // asking for it is a write
  const int code = connection.database().tryExec("INSERT INTO search (search) VALUES ('integrity-check')");
  if (code == SQLite::OK) return;
  const SQLite::Exception failure(connection.database().getHandle(), code);
  if (!means_damage(failure)) throw SQLite::Exception(connection.database().getHandle(), code);
  found.push_back({N_("the search index is damaged: {0}"), {escaped(failure.what())}});
}

/// The mark proves what was saved, so that reading it as a scenario as well is for the deeper check.
void check_versions(Connection& connection, CheckDepth depth, Faults& found) {
  auto rows = connection.query(
      "SELECT entries.id, title, number, xml, mark FROM versions JOIN entries ON entries.id = entry "
      "JOIN contents ON contents.id = content ORDER BY entries.id, number");
  while (rows.executeStep()) {
    const std::string xml = rows.getColumn(3).getString();
    const std::vector<Argument> which{rows.getColumn(2).getString(), rows.getColumn(1).getString(),
                                      rows.getColumn(0).getString()};
    if (content_mark(xml) != rows.getColumn(4).getString())
      found.push_back({N_("version {0} of \"{1}\" (scenario {2}) is not what was saved"), which});
    else if (depth == CheckDepth::Scenarios && read_kept(xml, "").refusal())
      found.push_back({N_("version {0} of \"{1}\" (scenario {2}) cannot be read"), which});
  }
}

void check_entries(Connection& connection, Faults& found) {
  auto rows = connection.query(
      "SELECT id, title FROM entries WHERE newest NOT IN (SELECT id FROM versions WHERE entry = entries.id) "
      "OR versions <> (SELECT count(*) FROM versions WHERE entry = entries.id) "
      "OR id NOT IN (SELECT rowid FROM search)");
  while (rows.executeStep())
    found.push_back({N_("scenario {0}, \"{1}\", lacks a version or cannot be searched for"),
                     {rows.getColumn(0).getString(), rows.getColumn(1).getString()}});
}

/// A page that is lost reads as zeros, which none of these texts may hold.
void check_texts(Connection& connection, Faults& found) {
  auto rows = connection.query("SELECT id, title, author, modules, notes, tags, file FROM entries");
  while (rows.executeStep())
    for (int column = 1; column < rows.getColumnCount(); ++column)
      if (rows.getColumn(column).getString().find('\0') != std::string::npos) {
        found.push_back({N_("what the library says about scenario {0} is not what was saved"),
                         {rows.getColumn(0).getString()}});
        break;
      }
}

void check_playtests(Connection& connection, Faults& found) {
  auto rows = connection.query("SELECT id, json FROM playtests");
  while (rows.executeStep())
    if (!is_playtest_report(rows.getColumn(1).getString()))
      found.push_back({N_("playtest {0} is not what was saved"), {rows.getColumn(0).getString()}});
}

void check_games(Connection& connection, Faults& found) {
  auto rows = connection.query("SELECT id, record FROM games");
  while (rows.executeStep())
    if (!is_record_of_table(rows.getColumn(1).getString()))
      found.push_back({N_("game {0} is not what was saved"), {rows.getColumn(0).getString()}});
}

void check_thumbnails(Connection& connection, Faults& found) {
  auto rows = connection.query("SELECT content, png FROM thumbnails");
  while (rows.executeStep())
    if (!is_whole_png(rows.getColumn(1).getString()))
      found.push_back({N_("the small picture {0} is not what was drawn"), {rows.getColumn(0).getString()}});
}

void check_reference_pictures(Connection& connection, Faults& found) {
  const std::string sql =
      std::string("SELECT ") + reference_picture_columns + ", entry FROM reference_pictures";
  auto rows = connection.query(sql.c_str());
  while (rows.executeStep())
    if (!is_sound(reference_picture_of(rows)))
      found.push_back({N_("the reference picture of scenario {0} is not what was saved"),
                       {rows.getColumn("entry").getString()}});
}

void check_drafts(Connection& connection, Faults& found) {
  auto rows = connection.query("SELECT title, xml FROM drafts");
  while (rows.executeStep())
    if (read_kept(rows.getColumn(1).getString(), "").refusal())
      found.push_back({N_("unsaved work on \"{0}\" cannot be read"), {rows.getColumn(0).getString()}});
}

}  // namespace

std::vector<Message> faults_of(Connection& connection, CheckDepth depth) {
  Faults found;
  // Where one part cannot be read to its end the others still can.
  const auto look = [&](const auto& check) {
    try {
      check();
    } catch (const SQLite::Exception& failure) {
      if (!means_damage(failure)) throw;
      found.push_back({N_("the file is damaged: {0}"), {escaped(failure.what())}});
    }
  };
  look([&] { check_file(connection, found); });
  look([&] { check_search_index(connection, found); });
  look([&] { check_versions(connection, depth, found); });
  for (const auto check : {check_entries, check_texts, check_playtests, check_games, check_thumbnails,
                           check_reference_pictures, check_drafts})
    look([&] { check(connection, found); });
  return found;
}

std::optional<Refusal> refusal_if_damaged(Connection& connection) {
  const Faults found = faults_of(connection, CheckDepth::Bytes);
  if (found.empty()) return std::nullopt;
  return refusal_for_damage(connection.file(), found.front());
}

Outcome<std::vector<Message>> Library::check() const {
  return connection_->reading([&]() -> Outcome<std::vector<Message>> {
    std::vector<Message> found = faults_of(*connection_, CheckDepth::Scenarios);
    if (auto gone = missing()) found.insert(found.begin(), *std::move(gone));
    return found;
  });
}

}  // namespace hexwright
