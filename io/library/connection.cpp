#include "io/library/connection.h"

#include <array>
#include <sqlite3.h>
#include <string_view>

#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

/// How long others may write before we give up, in milliseconds.
constexpr int patience = 10'000;

SQLite::Database opened(const std::filesystem::path& file) {
  return {file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, patience};
}

/// For a folder in which SQLite cannot lay down its own files: nobody writes there, so nothing needs a lock.
SQLite::Database opened_as_it_lies(const std::filesystem::path& file) {
  std::string uri = file.has_root_name() ? "file:/" : "file:";  // of a drive
  for (const char c : file.generic_string()) {
    if (c == '%' || c == '?' || c == '#')
      uri += c == '%' ? "%25" : c == '?' ? "%3f" : "%23";
    else
      uri += c;
  }
  return {uri + "?immutable=1", SQLite::OPEN_READONLY | SQLite::OPEN_URI, patience};
}

constexpr std::string_view magic{"SQLite format 3\0", 16};

/// SQLite does not look at the first page while a log beside the file holds a newer one: damage would go
/// unnoticed. Read through SQLite's handle, as to close another one of the same file ends this program's
/// locks. Nothing is asked of an empty file: a new library begins so.
void look_at_begin(SQLite::Database& database) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (file == nullptr || file->pMethods == nullptr) return;
  sqlite3_int64 size = 0;
  if (file->pMethods->xFileSize(file, &size) != SQLITE_OK || size == 0) return;
  std::array<char, magic.size()> begin{};
  const int read = file->pMethods->xRead(file, begin.data(), static_cast<int>(begin.size()), 0);
  // What is shorter than that comes with zeros behind it.
  if ((read == SQLITE_OK || read == SQLITE_IOERR_SHORT_READ) &&
      std::string_view(begin.data(), begin.size()) != magic)
    throw SQLite::Exception("file is not a database", SQLITE_NOTADB);
}

void touch(SQLite::Database& database) { database.execAndGet("SELECT count(*) FROM sqlite_schema"); }

int primary(const SQLite::Exception& failure) { return failure.getErrorCode() & 0xFF; }

}  // namespace

bool means_damage(const SQLite::Exception& failure) {
  return primary(failure) == SQLITE_CORRUPT || primary(failure) == SQLITE_NOTADB;
}

bool means_busy(const SQLite::Exception& failure) {
  return primary(failure) == SQLITE_BUSY || primary(failure) == SQLITE_LOCKED;
}

Refusal refusal_for(const SQLite::Exception& failure, const std::filesystem::path& file) {
  // What SQLite says may quote bytes of the file.
  const std::string words = escaped(failure.what());
  const auto said = [&](const char* pattern) { return refuse(pattern, {file.string(), words}); };
  if (means_busy(failure))
    return said(N_("the library {0} is being written to by another program all the time; try again"));
  if (primary(failure) == SQLITE_NOTADB)
    return refuse(N_("{0} is no library, or a damaged one"), {file.string()});
  if (means_damage(failure)) return refusal_for_damage(file, words);
  switch (primary(failure)) {
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return said(N_("the library {0} may not be written to"));
    case SQLITE_CANTOPEN:
      return said(
          N_("the library {0} cannot be opened; look whether its folder exists and may be written to"));
    case SQLITE_FULL:
      return said(N_("the library {0} cannot be written to: the disk is full"));
    case SQLITE_IOERR:
      return said(N_("the disk does not read or write the library {0} ({1})"));
    default:
      return said(N_("the library {0} does not answer ({1})"));
  }
}

Refusal refusal_for_damage(const std::filesystem::path& file, const Argument& found) {
  return refuse(N_("the library {0} is damaged ({1}); keep this file, and salvage what can still be read of "
                   "it, or take "
                   "the newest backup"),
                {file.string(), found});
}

Connection::Connection(const std::filesystem::path& file) : file_(file), database_(opened(file)) {
  look_at_begin(database_);
  try {
    touch(database_);
  } catch (const SQLite::Exception& failure) {
    if (means_damage(failure) || means_busy(failure)) throw;
    open_for_reading_alone();
  }
  read_only_ = sqlite3_db_readonly(database_.getHandle(), "main") != 0;
  database_.exec("PRAGMA foreign_keys = ON");
  // A draft that we say is kept must outlive a power cut, too.
  database_.exec("PRAGMA synchronous = FULL");
}

bool Connection::has_moved() {
  int moved = 0;
  sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved != 0;
}

void Connection::open_for_reading_alone() {
  database_ = opened_as_it_lies(file_);
  touch(database_);
}

Refusal Connection::refusal_to_write() const {
  return refuse(N_("the library {0} can only be read: its file or folder may not be written to"),
                {file_.string()});
}

}  // namespace hexwright
