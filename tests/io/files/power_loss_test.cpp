#include <csignal>
#include <fstream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

#include "io/files/file_access.h"
#include "tests/support/recorded_disk.h"
#include "tests/support/temporary_folder.h"

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
using ::testing::SizeIs;
using namespace std::chrono_literals;
using Steps = std::vector<DiskStep>;

class Saving : public testing::Test {
 protected:
  Saving() { std::ofstream(file_, std::ios::binary) << old_; }

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
  /// A hidden file that a save of this process would write into, `age` older than now.
  fs::path left_by(pid_t process, int serial, std::chrono::seconds age) const {
    const fs::path path =
        folder_ / (".hexwright-" + std::to_string(process) + "-" + std::to_string(serial) + ".tmp");
    std::ofstream(path, std::ios::binary) << "half a m";
    fs::last_write_time(path, fs::last_write_time(path) - age);
    return path;
  }
  static pid_t ended_process() {
    const pid_t child = fork();
    if (child == 0) _exit(0);
    waitpid(child, nullptr, 0);
    return child;
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

  const TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path(), file_ = folder_ / "map.xml";
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

/// Works until the call of this number, which fails with this error; with none the program is killed there.
class FailingCalls : public FileCalls {
 public:
  FailingCalls(int call, int error) : call_(call), error_(error) {}

  int open(const char* path, int flags) override { return fails() ? -1 : FileCalls::open(path, flags); }
  std::ptrdiff_t write(int file, const void* bytes, std::size_t size) override {
    if (fails()) return -1;
    return FileCalls::write(file, bytes, std::min<std::size_t>(size, 40'000));  // in parts, as disks may do
  }
  int take_over(int file, const char* old) override { return fails() ? -1 : FileCalls::take_over(file, old); }
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
    if (error_ == 0) kill(getpid(), SIGKILL);
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

TEST_F(Saving, ClearsAwayWhatKilledSavesHaveLeft) {
  for (int call = 1;; ++call) {
    const pid_t child = fork();
    if (child == 0) {
      FailingCalls calls(call, 0);
      static_cast<void>(write_file_atomically(file_, fresh_, calls));
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_THAT(contents(), AnyOf(old_, fresh_));
    if (!WIFSIGNALED(status)) break;
  }
  const auto left = names();
  EXPECT_GE(left.size(), 7U);  // the map, and of all kills but those at the first and the last steps
  for (const std::string& name : left)
    fs::last_write_time(folder_ / name, fs::last_write_time(folder_ / name) - 2min);
  EXPECT_FALSE(write_file_atomically(file_, "once more"));
  EXPECT_THAT(names(), ElementsAre("map.xml"));
}

TEST_F(Saving, LeavesWhatMayStillBeWanted) {
  const pid_t ended = ended_process();
  left_by(ended, 1, 2min);
  left_by(getppid(), 1, 48h);  // another program runs under this number by now
  const fs::path just_now = left_by(ended, 2, 10s), runs = left_by(getppid(), 2, 2h);
  for (const char* strange :
       {".hexwright-.tmp", ".hexwright-1.tmp", ".hexwright-x-1.tmp", ".hexwright-0-1.tmp",
        ".hexwright-99999999999999-1.tmp", "hexwright-1-1.tmp", ".other-1-1.tmp"}) {
    std::ofstream(folder_ / strange) << "x";
    fs::last_write_time(folder_ / strange, fs::last_write_time(folder_ / strange) - 48h);
  }
  const fs::path sub = folder_ / (".hexwright-" + std::to_string(ended) + "-3.tmp");
  fs::create_directory(sub);
  fs::last_write_time(sub, fs::last_write_time(sub) - 48h);
  EXPECT_THAT(names(), SizeIs(13));
  EXPECT_FALSE(write_file_atomically(file_, fresh_));
  EXPECT_THAT(names(), SizeIs(11));
  EXPECT_TRUE(fs::exists(just_now));
  EXPECT_TRUE(fs::exists(runs));
}

// In a closed-off system a program has the same number at every start.
TEST_F(Saving, PassesByANameThatADeadProcessOfTheSameNumberHasLeft) {
  for (int serial = 1; serial < 500; ++serial) left_by(getpid(), serial, 0s);
  EXPECT_FALSE(write_file_atomically(file_, fresh_));
  EXPECT_EQ(contents(), fresh_);
}

/// Asked whether a process runs, says what it was told.
class KnownProcesses : public FileCalls {
 public:
  explicit KnownProcesses(bool running) : running_(running) {}
  bool is_running(int) override { return running_; }

 private:
  bool running_;
};

TEST_F(Saving, AsksWhetherTheOtherProgramStillRuns) {
  const fs::path other = left_by(12345, 1, 2min);
  KnownProcesses runs(true), is_dead(false);
  EXPECT_FALSE(write_file_atomically(file_, fresh_, runs));
  EXPECT_TRUE(fs::exists(other));
  EXPECT_FALSE(write_file_atomically(file_, fresh_, is_dead));
  EXPECT_FALSE(fs::exists(other));
}

TEST_F(Saving, GoesOnWhenASignalInterruptsAWrite) {
  for (int call = 1; call < 20; ++call) {
    FailingCalls calls(call, EINTR);
    static_cast<void>(write_file_atomically(file_, fresh_, calls));
    EXPECT_THAT(contents(), AnyOf(old_, fresh_));
  }
}

// A backup and a salvaged library are made by others, and get their name so.
TEST_F(Saving, ARenameIsSyncedWithItsFolder) {
  const fs::path from = left_by(getpid(), 1, 0s);
  RecordedCalls calls;
  EXPECT_EQ(rename_and_sync(from, file_, calls), 0);
  ASSERT_THAT(calls.steps(), SizeIs(2));
  EXPECT_EQ(calls.steps()[0].kind, DiskStep::Kind::Rename);
  EXPECT_EQ(calls.steps()[1].kind, DiskStep::Kind::SyncFolder);
  EXPECT_EQ(contents(), "half a m");
  EXPECT_EQ(rename_and_sync(from, file_, calls), ENOENT);
}

}  // namespace
}  // namespace hexwright::test
