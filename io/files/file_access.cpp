#include "io/files/file_access.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <utility>

#include "io/files/leftovers.h"
#include "io/files/system_files.h"

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
    case EBUSY:
      return refusal(N_("{0} cannot be read: another program has it open"), path);
    default:
      return refusal(N_("{0} cannot be read: {1}"), path, {std::generic_category().message(fault)});
  }
}

Refusal write_refusal(const fs::path& path, int fault) {
  if (means_full_disk(fault)) return refusal(N_("{0} cannot be saved: the disk is full"), path);
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
    case EBUSY:
      return refusal(N_("{0} cannot be saved: another program has it open"), path);
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
  FileFacts old;

  bool is_there() const { return old.kind != FileFacts::Kind::None; }
  bool is_device() const { return old.kind == FileFacts::Kind::Device; }
};
Outcome<Target> target_of(const fs::path& path) {
  auto outcome = followed(path);
  if (auto* refused = outcome.refusal()) return std::move(*refused);
  Target target{std::move(outcome).value(), {}};
  target.old = facts_of(target.path);
  if (!target.is_there() && target.old.fault != ENOENT) return write_refusal(path, target.old.fault);
  if (target.old.kind == FileFacts::Kind::Folder) return write_refusal(path, EISDIR);
  if (target.is_there() && !may_be_written(target.path))
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
  /// The error number of the step that failed, 0 when all went well. `replaces`: the target is there.
  int fill_and_replace(std::string_view contents, bool replaces) {
    const bool filled = file_.is_open() && (!replaces || take_over()) && file_.write_all(contents) &&
                        file_.sync() && file_.close_well();
    if (!filled) return errno;
    if (const int failure = rename_and_sync(path_, target_, *calls_); failure != 0) return failure;
    lies_about_ = false;
    clear_leftovers(target_, *calls_);
    return 0;
  }

 private:
  bool take_over() const { return calls_->take_over(file_.descriptor(), target_.c_str()) == 0; }

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
  if (!file.is_open()) return read_refusal(path, errno);
  const FileFacts facts = facts_of(file.descriptor());
  if (facts.kind == FileFacts::Kind::None) return read_refusal(path, facts.fault);
  if (facts.kind == FileFacts::Kind::Folder) return read_refusal(path, EISDIR);
  if (facts.kind == FileFacts::Kind::File && facts.size > limit) return too_large();

  std::string contents;
  contents.reserve(facts.size);
  std::array<char, 65536> chunk{};
  for (;;) {
    const auto size = read_some(file.descriptor(), chunk.data(), chunk.size());
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
  sync_folder(folder.empty() ? fs::path(".") : folder, calls);
  return 0;
}

std::optional<Refusal> write_file_atomically(const fs::path& path, std::string_view contents,
                                             FileCalls& calls) {
  const auto outcome = target_of(path);
  if (const auto* refused = outcome.refusal()) return *refused;
  const auto& target = outcome.value();
  if (target.is_device()) return write_into(target.path, contents, calls);
  const int fault = Replacement(target.path, calls).fill_and_replace(contents, target.is_there());
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
