#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "tests/editor/cli/farm/farm_folder.h"

// Workers die at any moment, and so does what starts them.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;

/// Processes that play a part in this folder.
std::vector<pid_t> workers_in(const fs::path& folder) {
  std::vector<pid_t> found;
  std::error_code gone;
  for (const auto& process : fs::directory_iterator("/proc", gone)) {
    const std::string number = process.path().filename().string();
    if (number.find_first_not_of("0123456789") != std::string::npos) continue;
    if (fs::read_symlink(process.path() / "exe", gone) != fs::canonical(program())) continue;
    if (fs::read_symlink(process.path() / "cwd", gone) != folder) continue;
    found.push_back(std::stoi(number));
  }
  return found;
}

class FarmThatIsKilled : public FarmTest {
 protected:
  pid_t start() const {
    const pid_t child = ::fork();
    if (child != 0) return child;
    const int nowhere = ::open("/dev/null", O_WRONLY);
    ::dup2(nowhere, STDOUT_FILENO);
    ::dup2(nowhere, STDERR_FILENO);
    const std::string farm = (folder / "farm").string();
    ::execl(program().c_str(), "hexwright-cli", "farm", "run", farm.c_str(), "--jobs", "2", "--retries", "2",
            nullptr);
    ::_exit(127);
  }
};

TEST_F(FarmThatIsKilled, GivesTheBytesOfOneRunInTheEnd) {
  constexpr int kills = 50;
  plan(64, 32);
  std::minstd_rand random(2024);
  int killed = 0;
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(4);
  while (killed < kills) {
    ASSERT_LT(std::chrono::steady_clock::now(), deadline) << killed << " killed";
    const pid_t run = start();
    bool is_killed = false;
    while (::waitpid(run, nullptr, WNOHANG) == 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(random() % 100));
      const auto workers = workers_in(folder / "farm");
      if (workers.empty() || killed >= kills) continue;
      if (::kill(workers[random() % workers.size()], SIGKILL) == 0) ++killed;
      if (is_killed || random() % 12 != 0) continue;
      ::kill(run, SIGKILL);  // the farm itself dies as well, now and then
      is_killed = true;
    }
    // All is played, and not enough was killed: some of it is lost.
    if (fs::exists(folder / "farm/merged.json") && killed < kills) {
      fs::remove(folder / "farm/merged.json");
      for (const auto& part : {"0-2", "10-2", "30-2", "62-2"})
        fs::remove(folder / ("farm/shard-" + std::string(part) + ".json"));
    }
  }
  RecordProperty("kills", killed);
  // What was started by a farm that died may still play; it writes the same bytes.
  must("hexwright-cli farm run farm --jobs 2");
  EXPECT_EQ(merged(), whole());
}

}  // namespace
}  // namespace hexwright::test
