#include <cstdlib>
#include <fstream>
#include <sstream>

#include "files/file_access.h"
#include "support/recorded_disk.h"

// A save whose power goes off at any moment, on a disk that keeps back whatever it was not told to sync, and
// one whose every call may fail.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;
using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using Steps = std::vector<DiskStep>;

class Saving : public testing::Test {
 protected:
  Saving() {
    auto pattern = (fs::temp_directory_path() / "hexwright-saving-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    file_ = folder_ / "map.xml";
    std::ofstream(file_, std::ios::binary) << old_;
  }
  ~Saving() override { fs::remove_all(folder_); }

  std::string contents() const {
    std::ostringstream all;
    all << std::ifstream(file_, std::ios::binary).rdbuf();
    return all.str();
  }
  std::vector<std::string> names() const {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(folder_)) found.push_back(entry.path().filename());
    return found;
  }
  Steps recorded_save() const {
    RecordedCalls calls;
    EXPECT_FALSE(write_file_atomically(file_, fresh_, calls));
    return calls.steps();
  }
  static Steps without(Steps steps, DiskStep::Kind kind) {
    std::erase_if(steps, [kind](const DiskStep& step) { return step.kind == kind; });
    return steps;
  }
  Survivors survivors(const Steps& steps, std::size_t count) const {
    return after_power_loss({steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(count)}, file_, old_);
  }
  Survivors survivors_of_any_moment(const Steps& steps) const {
    Survivors all;
    for (std::size_t count = 0; count <= steps.size(); ++count) all.merge(survivors(steps, count));
    return all;
  }

  fs::path folder_, file_;
  const std::string old_ = "the old map", fresh_ = std::string(100'000, 'x') + " the new map";
};

TEST_F(Saving, LeavesTheOldOrTheNewFileWholeWheneverThePowerGoesOff) {
  const Steps steps = recorded_save();
  EXPECT_THAT(survivors_of_any_moment(steps), Each(AnyOf(std::optional(old_), std::optional(fresh_))));
  EXPECT_THAT(survivors_of_any_moment(steps), Contains(std::optional(old_)));
}

TEST_F(Saving, HasTheNewFileOnTheDiskOnceItSaysSo) {
  const Steps steps = recorded_save();
  EXPECT_THAT(survivors(steps, steps.size()), ElementsAre(std::optional(fresh_)));
}

// That the two tests above can fail.
TEST_F(Saving, WouldBeCaughtIfItDidNotSync) {
  const Steps unsynced_file = without(recorded_save(), DiskStep::Kind::SyncFile);
  EXPECT_THAT(survivors_of_any_moment(unsynced_file), Contains(std::optional<std::string>("")));
  const Steps unsynced_folder = without(recorded_save(), DiskStep::Kind::SyncFolder);
  EXPECT_THAT(survivors(unsynced_folder, unsynced_folder.size()), Contains(std::optional(old_)));
}

/// Works until the call of this number, which fails with this error.
class FailingCalls : public FileCalls {
 public:
  FailingCalls(int call, int error) : call_(call), error_(error) {}

  int open(const char* path, int flags) override { return fails() ? -1 : FileCalls::open(path, flags); }
  ssize_t write(int file, const void* bytes, std::size_t size) override {
    if (fails()) return -1;
    return FileCalls::write(file, bytes, std::min<std::size_t>(size, 40'000));  // in parts, as disks may do
  }
  int fchown(int file, uid_t owner, gid_t group) override {
    return fails() ? -1 : FileCalls::fchown(file, owner, group);
  }
  int fchmod(int file, mode_t permissions) override {
    return fails() ? -1 : FileCalls::fchmod(file, permissions);
  }
  int fsync(int file) override { return fails() ? -1 : FileCalls::fsync(file); }
  int close(int file) override {
    const int closed = FileCalls::close(file);
    return fails() ? -1 : closed;
  }
  int rename(const char* from, const char* to) override { return fails() ? -1 : FileCalls::rename(from, to); }

  bool has_failed() const { return calls_ >= call_; }

 private:
  bool fails() {
    if (++calls_ != call_) return false;
    errno = error_;
    return true;
  }
  int call_, error_, calls_ = 0;
};

class SavingFails : public Saving, public testing::WithParamInterface<std::pair<int, const char*>> {};

TEST_P(SavingFails, AtAnyCallAndLeavesTheOldFileOrTheNewAndNothingElse) {
  const auto [error, words] = GetParam();
  int refusals = 0;
  for (int call = 1;; ++call) {
    std::ofstream(file_, std::ios::binary | std::ios::trunc) << old_;
    FailingCalls calls(call, error);
    const auto refused = write_file_atomically(file_, fresh_, calls);
    if (!calls.has_failed()) break;
    EXPECT_EQ(contents(), refused ? old_ : fresh_) << "call " << call;
    EXPECT_THAT(names(), ElementsAre("map.xml")) << "call " << call;
    if (!refused) continue;
    ++refusals;
    EXPECT_THAT(text(refused->why), HasSubstr(words)) << "call " << call;
  }
  EXPECT_GE(refusals, 7);  // open, permissions, three writes, sync, close, rename
}

INSTANTIATE_TEST_SUITE_P(Errors, SavingFails,
                         testing::Values(std::pair(ENOSPC, "the disk is full"),
                                         std::pair(EDQUOT, "the disk is full"),
                                         std::pair(EROFS, "may not be written to"),
                                         std::pair(EACCES, "may not be written to"),
                                         std::pair(EIO, "cannot be saved")));

TEST_F(Saving, GoesOnWhenASignalInterruptsAWrite) {
  for (int call = 1; call < 20; ++call) {
    FailingCalls calls(call, EINTR);
    static_cast<void>(write_file_atomically(file_, fresh_, calls));
    EXPECT_THAT(contents(), AnyOf(old_, fresh_));
  }
}

}  // namespace
}  // namespace hexwright::test
