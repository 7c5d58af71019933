#include "io/files/file_access.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "io/files/leftovers.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

Refusal refusal(const char* pattern, const fs::path& path, std::vector<Argument> more = {}) {
  more.insert(more.begin(), path.string());
  return Refusal{Message{pattern, std::move(more)}};
}

/// Words for what the system says, most of all for what happens to everybody.
Refusal read_refusal(const fs::path& path, int fault) {
  switch (fault) {
    case ENOENT:
      return refusal(N_("there is no file {0}"), path);
    case EACCES:
    case EPERM:
      return refusal(N_("{0} may not be read; ask its owner for permission"), path);
    case EISDIR:
      return refusal(N_("{0} is a folder; expected a file"), path);
    default:
      return refusal(N_("{0} cannot be read: {1}"), path, {std::generic_category().message(fault)});
  }
}

Refusal write_refusal(const fs::path& path, int fault) {
  switch (fault) {
    case ENOENT:
    case ENOTDIR:
      return refusal(N_("{0} cannot be saved: there is no such folder"), path);
    case EACCES:
    case EPERM:
    case EROFS:
      return refusal(N_("{0} cannot be saved: this folder may not be written to"), path);
    case EISDIR:
      return refusal(N_("{0} is a folder; expected a file"), path);
    case ENOSPC:
    case EDQUOT:
      return refusal(N_("{0} cannot be saved: the disk is full"), path);
    case EFBIG:
      return refusal(N_("{0} cannot be saved: files may not grow that large here"), path);
    default:
      return refusal(N_("{0} cannot be saved: {1}"), path, {std::generic_category().message(fault)});
  }
}

/// An open file, closed at the end of its scope.
class OpenFile {
 public:
  OpenFile(const fs::path& path, int flags, FileCalls& calls = FileCalls::of_the_system())
      : calls_(&calls), descriptor_(calls.open(path.c_str(), flags)) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (is_open()) calls_->close(descriptor_);
  }

  bool is_open() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }

  bool write_all(std::string_view contents) {
    while (!contents.empty()) {
      const auto written = calls_->write(descriptor_, contents.data(), contents.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return false;
      contents.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  }
  bool sync() { return calls_->fsync(descriptor_) == 0; }
  /// False when the system had kept back an error until now.
  bool close_well() { return calls_->close(std::exchange(descriptor_, -1)) == 0; }

 private:
  FileCalls* calls_;
  int descriptor_;
};

/// The file that a path leads to at last. The links are followed here, because the new file is to lie
/// beside the last of them.
Outcome<fs::path> followed(fs::path path) {
  constexpr int most_links = 40;
  std::error_code fault;
  for (int links = 0; fs::is_symlink(fs::symlink_status(path, fault)); ++links) {
    if (links == most_links) return refusal(N_("{0} leads through symbolic links without end"), path);
    path = path.parent_path() / fs::read_symlink(path, fault);
  }
  return path;
}

/// Where a save goes, and what lies there.
struct Target {
  fs::path path;
  std::optional<struct stat> old;

  bool is_device() const { return old && !S_ISREG(old->st_mode); }
};
Outcome<Target> target_of(const fs::path& path) {
  auto outcome = followed(path);
  if (auto* refused = outcome.refusal()) return std::move(*refused);
  Target target{std::move(outcome).value(), {}};
  struct stat old {};
  if (stat(target.path.c_str(), &old) == 0)
    target.old = old;
  else if (errno != ENOENT)
    return write_refusal(path, errno);
  if (target.old && S_ISDIR(old.st_mode)) return write_refusal(path, EISDIR);
  if (target.old && faccessat(AT_FDCWD, target.path.c_str(), W_OK, AT_EACCESS) != 0)
    return refusal(N_("{0} is read-only; save under another name"), path);
  return target;
}

/// A new file beside the target, gone again unless it took the target's place.
class Replacement {
 public:
  Replacement(const fs::path& target, FileCalls& calls)
      : calls_(&calls),
        target_(target),
        path_(unused_name(target.parent_path())),
        file_(path_, O_WRONLY | O_CREAT | O_EXCL, calls) {
    lies_about_ = file_.is_open();
  }
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;
  ~Replacement() {
    if (lies_about_) calls_->unlink(path_.c_str());
  }

  /// False when it could not be made; `errno` says why.
  bool is_there() const { return lies_about_; }
  /// The error number of the step that failed, 0 when all went well. `old` is the file to be replaced.
  int fill_and_replace(std::string_view contents, const struct stat* old) {
    const bool filled = file_.is_open() && (!old || take_over(*old)) && file_.write_all(contents) &&
                        file_.sync() && file_.close_well();
    if (!filled) return errno;
    if (const int failure = rename_and_sync(path_, target_, *calls_); failure != 0) return failure;
    lies_about_ = false;
    clear_leftovers(target_, *calls_);
    return 0;
  }

 private:
  bool take_over(const struct stat& old) const {
    // Only root can give a file away; without it the saved file belongs to whoever saved it.
    const bool same_owner = calls_->fchown(file_.descriptor(), old.st_uid, old.st_gid) == 0;
    const mode_t permissions = old.st_mode & (same_owner ? 07777U : 0777U);
    return calls_->fchmod(file_.descriptor(), permissions) == 0;
  }

  FileCalls* calls_;
  fs::path target_;
  fs::path path_;
  OpenFile file_;
  bool lies_about_ = false;
};

/// Devices and pipes are not replaced but written to: /dev/stdout stays what it is.
std::optional<Refusal> write_into(const fs::path& path, std::string_view contents, FileCalls& calls) {
  OpenFile file(path, O_WRONLY, calls);
  if (file.is_open() && file.write_all(contents) && file.close_well()) return {};
  return write_refusal(path, errno);
}

}  // namespace

Outcome<std::string> read_file(const fs::path& path, std::size_t limit) {
  const auto too_large = [&] {
    return refusal(N_("{0} is too large: {1} bytes at most can be read"), path, {std::to_string(limit)});
  };
  const OpenFile file(path, O_RDONLY);
  struct stat status {};
  if (!file.is_open() || fstat(file.descriptor(), &status) != 0) return read_refusal(path, errno);
  if (S_ISDIR(status.st_mode)) return read_refusal(path, EISDIR);
  if (S_ISREG(status.st_mode) && static_cast<std::uintmax_t>(status.st_size) > limit) return too_large();

  std::string contents;
  contents.reserve(static_cast<std::size_t>(status.st_size));
  std::array<char, 65536> chunk{};
  for (;;) {
    const auto size = read(file.descriptor(), chunk.data(), chunk.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return read_refusal(path, errno);
    if (size == 0) return contents;
    if (static_cast<std::size_t>(size) > limit - contents.size()) return too_large();
    contents.append(chunk.data(), static_cast<std::size_t>(size));
  }
}

int rename_and_sync(const fs::path& from, const fs::path& to, FileCalls& calls) {
  if (calls.rename(from.c_str(), to.c_str()) != 0) return errno;
  // The new file is in place already: there is nothing to take back where folders cannot be synced.
  const auto folder = to.parent_path();
  OpenFile opened(folder.empty() ? fs::path(".") : folder, O_RDONLY | O_DIRECTORY, calls);
  if (opened.is_open()) opened.sync();
  return 0;
}

std::optional<Refusal> write_file_atomically(const fs::path& path, std::string_view contents,
                                             FileCalls& calls) {
  const auto outcome = target_of(path);
  if (const auto* refused = outcome.refusal()) return *refused;
  const auto& target = outcome.value();
  if (target.is_device()) return write_into(target.path, contents, calls);
  const int fault =
      Replacement(target.path, calls).fill_and_replace(contents, target.old ? &*target.old : nullptr);
  return fault == 0 ? std::nullopt : std::optional(write_refusal(path, fault));
}

std::optional<Refusal> obstacle_to_writing(const fs::path& path) {
  const auto outcome = target_of(path);
  if (const auto* refused = outcome.refusal()) return *refused;
  const auto& target = outcome.value();
  // A pipe that is opened and closed again would be at its end for who reads it.
  if (target.is_device()) return {};
  // Permissions alone do not tell: the folder is asked as by a save.
  const Replacement trial(target.path, FileCalls::of_the_system());
  return trial.is_there() ? std::nullopt : std::optional(write_refusal(path, errno));
}

}  // namespace hexwright
