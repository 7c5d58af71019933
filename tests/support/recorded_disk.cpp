#include "tests/support/recorded_disk.h"

#include <fcntl.h>

namespace hexwright::test {
namespace {

using Kind = DiskStep::Kind;

bool is_of_folder(const DiskStep& step) {
  return step.kind == Kind::Create || step.kind == Kind::Rename || step.kind == Kind::Unlink;
}

/// What a file may hold: for certain what was synced, of the rest any beginning. Three parts stand for all.
std::vector<std::string> possible_contents(const std::vector<DiskStep>& steps, int file) {
  std::string whole;
  std::size_t synced = 0;
  for (const DiskStep& step : steps) {
    if (step.file != file) continue;
    if (step.kind == Kind::Write) whole += step.bytes;
    if (step.kind == Kind::SyncFile) synced = whole.size();
  }
  return {whole.substr(0, synced), whole.substr(0, (synced + whole.size()) / 2), whole};
}

/// The file under a name (0: the old one, -1: none) once these steps of the folder have been done.
int file_under(const std::string& name, const std::vector<DiskStep>& done) {
  std::map<std::string, int> entries{{name, 0}};
  for (const DiskStep& step : done) {
    if (step.kind == Kind::Unlink) entries.erase(step.name);
    // An entry leads to its file even when making it was lost: renaming writes the file's number.
    if (step.kind == Kind::Create) entries[step.name] = step.file;
    if (step.kind == Kind::Rename) entries.erase(step.name), entries[step.other] = step.file;
  }
  const auto found = entries.find(name);
  return found == entries.end() ? -1 : found->second;
}

}  // namespace

int RecordedCalls::open(const char* path, int flags) {
  const int opened = FileCalls::open(path, flags);
  if (opened < 0) return opened;
  const bool makes = (flags & O_CREAT) != 0;
  files_[opened] = makes ? ++made_ : 0;
  if (makes) steps_.push_back({Kind::Create, made_, path, {}, {}});
  return opened;
}

std::ptrdiff_t RecordedCalls::write(int file, const void* bytes, std::size_t size) {
  const auto written = FileCalls::write(file, bytes, size);
  if (written > 0)
    steps_.push_back({Kind::Write,
                      files_[file],
                      {},
                      {},
                      std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(written))});
  return written;
}

int RecordedCalls::fsync(int file) {
  const int done = FileCalls::fsync(file);
  if (done == 0)
    steps_.push_back({files_[file] == 0 ? Kind::SyncFolder : Kind::SyncFile, files_[file], {}, {}, {}});
  return done;
}

int RecordedCalls::rename(const char* from, const char* to) {
  const int done = FileCalls::rename(from, to);
  if (done == 0) steps_.push_back({Kind::Rename, made_, from, to, {}});
  return done;
}

int RecordedCalls::unlink(const char* path) {
  const int done = FileCalls::unlink(path);
  if (done == 0) steps_.push_back({Kind::Unlink, 0, path, {}, {}});
  return done;
}

int RecordedCalls::close(int file) {
  files_.erase(file);
  return FileCalls::close(file);
}

Survivors after_power_loss(const std::vector<DiskStep>& steps, const std::string& name,
                           const std::string& old) {
  std::vector<DiskStep> certain, unsure;
  for (const DiskStep& step : steps) {
    if (is_of_folder(step)) unsure.push_back(step);
    if (step.kind != Kind::SyncFolder) continue;
    certain.insert(certain.end(), unsure.begin(), unsure.end());
    unsure.clear();
  }
  Survivors found;
  for (unsigned survived = 0; survived < 1U << unsure.size(); ++survived) {
    std::vector<DiskStep> done = certain;
    for (std::size_t i = 0; i < unsure.size(); ++i)
      if ((survived >> i & 1U) != 0) done.push_back(unsure[i]);
    const int file = file_under(name, done);
    if (file < 0)
      found.insert(std::nullopt);
    else if (file == 0)
      found.insert(old);
    else
      for (std::string& contents : possible_contents(steps, file)) found.insert(std::move(contents));
  }
  return found;
}

}  // namespace hexwright::test
