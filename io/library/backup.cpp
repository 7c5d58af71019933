#include <array>
#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <system_error>

#include <SQLiteCpp/Backup.h>
#include <fmt/format.h>

#include "io/files/file_access.h"
#include "io/files/system_files.h"
#include "io/library/byte_locks.h"
#include "io/library/check.h"
#include "io/library/library.h"
#include "io/library/temporary_library.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view backup_begin = ".hexwright-backup-", backup_end = ".tmp";
/// Also what SQLite lays down beside a file that it fills. The file itself goes last: as long as it is there,
/// what lies beside it is known to belong to it.
constexpr std::array backup_endings{"-journal", "-wal", "-shm", ""};

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

void remove_with_all_beside(const fs::path& growing) {
  std::error_code not_there;
  for (const char* ending : backup_endings) fs::remove(with_ending(growing, ending), not_there);
}

/// A backup until it is whole: written beside and renamed, so that no half one has the name of a whole one.
/// One byte of it is locked as long as a program, on whatever machine, fills it.
class GrowingBackup {
 public:
  explicit GrowingBackup(const fs::path& to) {
    static std::atomic<unsigned> serial{0};
    do {
      file_ = folder_of(to) / fmt::format("{}{}-{}{}", backup_begin, this_process(), ++serial, backup_end);
      descriptor_ = open_file(file_, O_RDWR | O_CREAT | O_EXCL);
    } while (descriptor_ < 0 && errno == EEXIST);
    if (descriptor_ >= 0) lock_byte(descriptor_, byte_beside_sqlite);
  }
  GrowingBackup(const GrowingBackup&) = delete;
  GrowingBackup& operator=(const GrowingBackup&) = delete;
  ~GrowingBackup() {
    if (descriptor_ < 0) return;
    remove_with_all_beside(file_);
    FileCalls::of_the_system().close(descriptor_);
  }

  bool is_there() const { return descriptor_ >= 0; }
  const fs::path& file() const { return file_; }

 private:
  fs::path file_;
  int descriptor_ = -1;
};

bool is_own_file(const fs::path& file) {
  const FileFacts facts = facts_of_entry(file);
  return facts.kind == FileFacts::Kind::File && facts.is_ours;
}

/// The backup that a file is, or lies beside; none for files that no backup makes.
std::optional<fs::path> backup_of(const fs::path& file) {
  const std::string name = file.filename().string();
  if (!name.starts_with(backup_begin)) return std::nullopt;
  for (const std::string_view ending : backup_endings)
    if (name.ends_with(std::string(backup_end).append(ending)))
      return file.parent_path() / name.substr(0, name.size() - ending.size());
  return std::nullopt;
}

/// Nobody fills it any more: its program was killed, perhaps while it took it away.
bool is_abandoned(const fs::path& growing) {
  const int descriptor = open_file(growing, O_RDWR);
  if (descriptor < 0) return errno == ENOENT;
  const bool held = is_byte_held(descriptor, byte_beside_sqlite).value_or(true);
  FileCalls::of_the_system().close(descriptor);
  return !held;
}

void clear_abandoned(const fs::path& folder) {
  std::error_code unreadable;
  std::vector<fs::path> abandoned;
  for (fs::directory_iterator entry(folder, unreadable), done; entry != done; entry.increment(unreadable))
    if (const auto growing = backup_of(entry->path());
        growing && is_own_file(entry->path()) && is_abandoned(*growing))
      abandoned.push_back(*growing);
  for (const fs::path& growing : abandoned) remove_with_all_beside(growing);
}

Refusal no_backup(const fs::path& to, const std::string& why) {
  return refuse(N_("the backup {0} cannot be written: {1}"), {to.string(), why});
}

}  // namespace

std::optional<Refusal> Library::backup(const fs::path& to) const {
  if (fs::exists(to)) return refuse(N_("{0} exists already; name a new file for the backup"), {to.string()});
  try {
    if (auto damaged = refusal_if_damaged(*connection_)) return damaged;
  } catch (const SQLite::Exception& failure) {
    return refusal_for(failure, file());
  }
  clear_abandoned(folder_of(to));
  const GrowingBackup growing(to);
  if (!growing.is_there()) return no_backup(to, std::generic_category().message(errno));
  try {
    SQLite::Database copy(growing.file().string(), SQLite::OPEN_READWRITE);
    SQLite::Backup(copy, connection_->database()).executeStep();
    copy.execAndGet("PRAGMA journal_mode = DELETE");  // so that it is one file
  } catch (const SQLite::Exception& failure) {
    return no_backup(to, escaped(failure.what()));
  }
  const int failure = rename_and_sync(growing.file(), to);
  return failure ? std::optional(no_backup(to, std::generic_category().message(failure))) : std::nullopt;
}

}  // namespace hexwright
