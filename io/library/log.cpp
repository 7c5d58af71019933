#include <algorithm>
#include <charconv>
#include <chrono>
#include <sqlite3.h>
#include <string>
#include <system_error>
#include <thread>

#include "io/files/file_access.h"
#include "io/library/connection.h"
#include "io/library/library.h"
#include "io/library/temporary_library.h"

// SQLite writes into a log beside the library, and from there into the library itself as soon as no program
// reads what was before. Until then the file alone lacks what was written last: a note beside it says how
// many versions there were, so that a log that is lost does not take them away in silence.

namespace hexwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_note_bytes = 32;

/// Of all versions that there ever were: removing some does not make it smaller.
std::int64_t last_version(SQLite::Database& database) {
  return database.execAndGet("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'versions'")
      .getInt64();
}

std::int64_t noted_version(const fs::path& library) {
  const auto note = read_file(with_ending(library, log_note_ending), most_note_bytes);
  std::int64_t version = 0;
  if (const auto* digits = note.value_if())
    std::from_chars(digits->data(), digits->data() + digits->size(), version);
  return version;
}

}  // namespace

bool Connection::take_in_log() {
  if (read_only_) return true;
  int in_log = 0, taken_in = 0;
  const int code =
      sqlite3_wal_checkpoint_v2(database_.getHandle(), "main", SQLITE_CHECKPOINT_PASSIVE, &in_log, &taken_in);
  const bool needed = code != SQLITE_OK || in_log != taken_in;
  needs_log_ = needed;
  if (has_moved()) return !needed;  // what lies beside the name belongs to another library
  const fs::path note = with_ending(file_, log_note_ending);
  try {
    // Without the note all is as safe as the log is.
    if (needed)
      static_cast<void>(write_file_atomically(note, std::to_string(last_version(database_))));
    else if (has_written_)  // else it is still to be told of
      forget_log();
  } catch (const SQLite::Exception&) {
    // It is tried again with the log.
  }
  return !needed;
}

void Connection::forget_log() {
  std::error_code not_there;
  fs::remove(with_ending(file_, log_note_ending), not_there);
}

void Connection::look_for_log() {
  if (const auto noted = noted_version(file_); noted > 0)
    lacked_versions_ = std::max<std::int64_t>(0, noted - last_version(database_));
}

Connection::~Connection() {
  using namespace std::chrono_literals;
  constexpr int most_tries = 10;
  // Others read for a moment as a rule.
  for (int tries = 0; needs_log_ && !take_in_log() && tries < most_tries; ++tries)
    std::this_thread::sleep_for(20ms);
}

bool Library::take_in_log() { return connection_->take_in_log(); }

std::optional<Message> Library::missing() const {
  const std::int64_t versions = connection_->lacked_versions();
  if (versions == 0) return std::nullopt;
  return Message{
      N_("the library {0} lacks what was saved last ({1} of its versions): it lay in {2}, which is "
         "gone or cannot be read"),
      {file().string(), std::to_string(versions), with_ending(file(), log_ending).string()}};
}

std::optional<Message> Library::still_in_log() const {
  if (!connection_->needs_log()) return std::nullopt;
  return Message{N_("another program is using the library {0}, so that what was written last lies in {1} as "
                    "yet: copy or move both together, or make a backup"),
                 {file().string(), with_ending(file(), log_ending).string()}};
}

}  // namespace hexwright
