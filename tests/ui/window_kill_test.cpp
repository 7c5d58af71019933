#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <gmock/gmock.h>

#include "io/library/drafts.h"
#include "io/xml/scenario_xml.h"
#include "tests/support/library_folder.h"
#include "tests/support/outside.h"

// The real program, driven by real keys, is killed and started again. What was drawn two seconds before must
// be offered, and the file must be whole. HEXWRIGHT_WINDOW_KILLS says how often.

namespace hexwright::test {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr auto promise = 2s;  // within which an edit is kept

class KilledWindow : public LibraryFolder {
 protected:
  KilledWindow() {
    std::filesystem::copy_file(HEXWRIGHT_FIXTURES "/../../templates/base-3-4.xml", map_);
    setenv("HEXWRIGHT_LIBRARY", file.c_str(), 1);
  }
  ~KilledWindow() override { end(); }

  void start() {
    program_ = fork();
    if (program_ != 0) return;
    execl(HEXWRIGHT_PROGRAM, HEXWRIGHT_PROGRAM, map_.c_str(), nullptr);
    _exit(127);
  }
  void end() {
    if (program_ <= 0) return;
    kill(program_, SIGKILL);
    waitpid(program_, nullptr, 0);
    program_ = 0;
  }
  /// Until the window of this title has the keyboard.
  static bool wait_for(const std::string& title) {
    for (const auto end = std::chrono::steady_clock::now() + 30s; std::chrono::steady_clock::now() < end;) {
      if (output_of("xdotool getactivewindow getwindowname").find(title) != std::string::npos) return true;
      std::this_thread::sleep_for(50ms);
    }
    ADD_FAILURE() << "there is no window " << title;
    return false;
  }
  static void key(const std::string& name) { output_of("xdotool key --clearmodifiers " + name); }
  /// Puts two numbers by turns on the hex of the keyboard's cursor: each is an edit. Every run has its own
  /// two, so that none finds there what it puts.
  static void draw(int run, int edits) {
    constexpr const char* numbers[][2] = {{"5", "9"}, {"4", "8"}, {"3", "6"}};
    for (int i = 0; i < edits; ++i) key(numbers[run % 3][i % 2]);
  }
  std::vector<LostDraft> lost() const { return granted(granted(Drafts::begin(file)).lost()); }
  std::string contents() const {
    std::ostringstream xml;
    xml << std::ifstream(map_, std::ios::binary).rdbuf();
    return xml.str();
  }
  bool file_is_whole() const { return read_xml(contents()).problems.empty(); }
  void screenshot(const std::string& name) const {
    std::filesystem::create_directories(HEXWRIGHT_SCREENSHOTS);
    output_of(std::string("import -window root '") + HEXWRIGHT_SCREENSHOTS "/" + name + ".png'");
  }

  std::filesystem::path map_ = folder / "map.xml";
  pid_t program_ = 0;
};

TEST_F(KilledWindow, OffersWhatWasDrawnUntilItIsAnswered) {
  const char* wanted = std::getenv("HEXWRIGHT_WINDOW_KILLS");
  const int kills = wanted ? std::atoi(wanted) : 4;
  std::uint64_t acknowledged = 0, lost_edits = 0;
  for (int run = 1; run <= kills; ++run) {
    start();
    if (run > 1) {
      ASSERT_TRUE(wait_for("Recover unsaved work"));
      std::this_thread::sleep_for(400ms);
      screenshot("recovery");
      key("Return");
    }
    ASSERT_TRUE(wait_for("map.xml"));
    std::this_thread::sleep_for(500ms);
    key("Right");
    draw(run, 4 + run);
    std::this_thread::sleep_for(promise);
    // A recovered map begins with the step that recovered it.
    const auto safe = static_cast<std::uint64_t>(4 + run + (run > 1 ? 1 : 0));
    draw(run + 2, run % 2);  // perhaps too late, and then no promise was broken
    end();
    const auto drafts = lost();
    ASSERT_THAT(drafts, SizeIs(1)) << "run " << run;
    EXPECT_EQ(drafts.front().draft.file, map_.string());
    const std::uint64_t found = drafts.front().draft.revision;
    EXPECT_GE(found, safe);
    EXPECT_TRUE(read_xml(drafts.front().draft.xml).problems.empty());
    EXPECT_TRUE(file_is_whole());
    EXPECT_THAT(granted(open().check()), IsEmpty());
    acknowledged += safe;
    lost_edits += safe - std::min(safe, found);
  }
  std::cout << "windows killed: " << kills << "\nedits acknowledged: " << acknowledged
            << "\nedits lost: " << lost_edits << "\n";
}

TEST_F(KilledWindow, OffersNothingAfterAWindowWasClosedAsUsual) {
  start();
  ASSERT_TRUE(wait_for("map.xml"));
  std::this_thread::sleep_for(500ms);
  key("Right");
  draw(1, 3);
  std::this_thread::sleep_for(promise);
  key("ctrl+s");
  std::this_thread::sleep_for(promise);
  key("ctrl+q");
  int status = 0;
  ASSERT_EQ(waitpid(program_, &status, 0), program_);
  program_ = 0;
  EXPECT_EQ(status, 0);
  EXPECT_THAT(lost(), IsEmpty());
  EXPECT_THAT(granted(open().search()), SizeIs(1));
}

TEST_F(KilledWindow, IsGivenAFileWhoseNameIsNotUtf8AndSavesItThere) {
  const std::filesystem::path plain = map_;
  map_ = folder / "latin1-\xfc.xml";
  std::filesystem::rename(plain, map_);
  const std::string before = contents();
  start();
  ASSERT_TRUE(wait_for("latin1-"));
  std::this_thread::sleep_for(500ms);
  key("Right");
  draw(1, 3);
  key("ctrl+s");
  for (int tries = 0; tries < 200 && contents() == before; ++tries) std::this_thread::sleep_for(50ms);
  EXPECT_NE(contents(), before);
  EXPECT_TRUE(file_is_whole());
  EXPECT_FALSE(std::filesystem::exists(plain));
}

/// Whose home is a place where nobody can write, not even the system's administrator.
class WindowWithoutHome : public KilledWindow {
 protected:
  void start_without_home() {
    program_ = fork();
    if (program_ != 0) return;
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
      setenv(name, "/dev/null/home", 1);
    unsetenv("HEXWRIGHT_LIBRARY");
    if (!std::freopen(said_.c_str(), "w", stderr)) _exit(126);
    execl(HEXWRIGHT_PROGRAM, HEXWRIGHT_PROGRAM, map_.c_str(), nullptr);
    _exit(127);
  }
  /// Its code, or -1 when it goes on, as it does while a dialog is open.
  int exit_code() {
    int status = 0;
    for (int tries = 0; tries < 200; ++tries, std::this_thread::sleep_for(50ms))
      if (waitpid(program_, &status, WNOHANG) == program_) return program_ = 0, WEXITSTATUS(status);
    return -1;
  }
  std::string said() const {
    std::ostringstream text;
    text << std::ifstream(said_).rdbuf();
    return text.str();
  }
  /// The windows of the program, one in a line.
  std::string windows() const {
    return output_of("for id in $(xdotool search --onlyvisible --pid " + std::to_string(program_) +
                     " --name .); do xdotool getwindowname $id; done");
  }

  std::filesystem::path said_ = folder / "said.txt";
};

TEST_F(WindowWithoutHome, SaysOnceThatNothingIsKeptAndEditsAndSaves) {
  const std::string before = contents();
  start_without_home();
  ASSERT_TRUE(wait_for("No library"));
  std::this_thread::sleep_for(500ms);
  screenshot("without-home");
  key("Return");
  ASSERT_TRUE(wait_for("map.xml"));
  std::this_thread::sleep_for(promise);  // by then all is tried that is tried at the start
  EXPECT_THAT(windows(), ::testing::MatchesRegex("[^\n]*map.xml[^\n]*\n0\n"));
  screenshot("without-home-drawing");
  key("Right");
  draw(1, 3);
  key("ctrl+s");
  for (int tries = 0; tries < 200 && contents() == before; ++tries) std::this_thread::sleep_for(50ms);
  EXPECT_NE(contents(), before);
  EXPECT_TRUE(file_is_whole());
  std::this_thread::sleep_for(promise);  // by then the version would be kept
  EXPECT_THAT(windows(), ::testing::MatchesRegex("[^\n]*map.xml[^\n]*\n0\n"));
  key("ctrl+q");
  EXPECT_EQ(exit_code(), 0);
  EXPECT_EQ(said(), "");
}

}  // namespace
}  // namespace hexwright::test
