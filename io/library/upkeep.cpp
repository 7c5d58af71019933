#include <system_error>
#include <unistd.h>

#include <SQLiteCpp/Backup.h>
#include <fmt/format.h>

#include "files/content_mark.h"
#include "files/file_access.h"
#include "library/connection.h"
#include "library/contents.h"
#include "library/library.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

/// What SQLite itself finds.
void check_file(Connection& connection, std::vector<Message>& found) {
  for (const char* check : {"PRAGMA integrity_check", "PRAGMA foreign_key_check"}) {
    SQLite::Statement rows(connection.database(), check);
    while (rows.executeStep())
      if (const std::string said = rows.getColumn(0).getString(); said != "ok")
        found.push_back({N_("the file is damaged: {0}"), {said}});
  }
  if (connection.read_only()) return;  // asking for it is a write
  const int code = connection.database().tryExec("INSERT INTO search (search) VALUES ('integrity-check')");
  if (code != SQLite::OK)
    found.push_back({N_("the search index is damaged: {0}"), {connection.database().getErrorMsg()}});
}

void check_scenarios(Connection& connection, std::vector<Message>& found) {
  auto rows = connection.query(
      "SELECT entries.id, title, number, xml, mark FROM versions JOIN entries ON entries.id = entry "
      "JOIN contents ON contents.id = content ORDER BY entries.id, number");
  while (rows.executeStep()) {
    const std::string xml = rows.getColumn(3).getString();
    const std::vector<std::string> which{rows.getColumn(2).getString(), rows.getColumn(1).getString(),
                                         rows.getColumn(0).getString()};
    if (content_mark(xml) != rows.getColumn(4).getString())
      found.push_back({N_("version {0} of \"{1}\" (scenario {2}) is not what was saved"), which});
    else if (is_refused(read_kept(xml, "")))
      found.push_back({N_("version {0} of \"{1}\" (scenario {2}) cannot be read"), which});
  }
}

void check_entries(Connection& connection, std::vector<Message>& found) {
  auto rows = connection.query(
      "SELECT id, title FROM entries WHERE newest NOT IN (SELECT id FROM versions WHERE entry = entries.id) "
      "OR versions <> (SELECT count(*) FROM versions WHERE entry = entries.id) "
      "OR id NOT IN (SELECT rowid FROM search)");
  while (rows.executeStep())
    found.push_back({N_("scenario {0}, \"{1}\", lacks a version or cannot be searched for"),
                     {rows.getColumn(0).getString(), rows.getColumn(1).getString()}});
}

Refusal no_backup(const fs::path& to, const std::string& why) {
  return refuse(N_("the backup {0} cannot be written: {1}"), {to.string(), why});
}

std::optional<Refusal> copy_into(const fs::path& to, Connection& connection) {
  try {
    SQLite::Database copy(to.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup(copy, connection.database()).executeStep();
    copy.execAndGet("PRAGMA journal_mode = DELETE");  // so that it is one file
    return {};
  } catch (const SQLite::Exception& failure) {
    return no_backup(to, failure.what());
  }
}

}  // namespace

Outcome<std::vector<Message>> Library::check() const {
  return connection_->reading([&]() -> Outcome<std::vector<Message>> {
    std::vector<Message> found;
    check_file(*connection_, found);
    check_scenarios(*connection_, found);
    check_entries(*connection_, found);
    return found;
  });
}

std::optional<Refusal> Library::backup(const fs::path& to) const {
  if (fs::exists(to)) return refuse(N_("{0} exists already; name a new file for the backup"), {to.string()});
  // Written beside and renamed, so that no half backup has the name of a whole one.
  const fs::path beside = fs::path(to) += fmt::format(".{}.tmp", getpid());
  auto refused = copy_into(beside, *connection_);
  std::error_code failure;
  if (!refused) fs::rename(beside, to, failure);
  if (failure) refused = no_backup(to, failure.message());
  if (refused) fs::remove(beside, failure);
  return refused;
}

}  // namespace hexwright
