#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <random>
#include <regex>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "tests/editor/cli/program.h"
#include "tests/support/table_client.h"
#include "tests/support/templates.h"

// The program that hosts a table, from its command line to its end.

namespace hexwright::test {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

/// `hexwright-cli host` while it runs.
class Host {
 public:
  Host(const std::filesystem::path& folder, const std::vector<std::string>& arguments) {
    std::array<int, 2> pipes{};
    if (pipe2(pipes.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
      dup2(pipes[1], STDOUT_FILENO);
      if (chdir(folder.c_str()) != 0) _exit(126);
      setenv("HEXWRIGHT_LIBRARY", (folder / "library.sqlite").c_str(), 1);
      std::vector<std::string> words{program().string(), "host"};
      words.insert(words.end(), arguments.begin(), arguments.end());
      std::vector<char*> raw;
      for (std::string& word : words) raw.push_back(word.data());
      raw.push_back(nullptr);
      execv(raw[0], raw.data());
      _exit(127);
    }
    close(pipes[1]);
    out_ = fdopen(pipes[0], "r");
    read_links();
  }
  ~Host() {
    if (process_ > 0) end(SIGKILL);
    fclose(out_);
  }
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  /// The exit code, or 128 + the signal.
  int end(int signal) {
    kill(process_, signal);
    return wait();
  }
  int wait() {
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }
  /// What it still says; to be asked after its end.
  std::string rest() {
    std::string text;
    std::array<char, 512> part{};
    while (std::fgets(part.data(), part.size(), out_)) text += part.data();
    return text;
  }

  std::string address;
  std::string told;                 ///< up to the links
  std::vector<std::string> tokens;  ///< for guests, for the persons' seats, to watch

 private:
  void read_links() {
    static const std::regex link("http://([^/]+)/#([0-9a-f]{32})");
    std::array<char, 512> part{};
    for (std::string line; std::fgets(part.data(), part.size(), out_);) {
      line = part.data();
      told += line;
      std::smatch found;
      if (!std::regex_search(line, found, link)) continue;
      address = found[1], tokens.push_back(found[2]);
      if (line.starts_with("to watch")) return;
    }
    throw std::runtime_error("it does not say where the table is");
  }

  pid_t process_ = 0;
  FILE* out_ = nullptr;
};

class HostCommand : public CliTest {
 protected:
  std::vector<std::string> fresh(const std::string& seats) const {
    return {template_file("base-3-4"),
            "--seats",
            seats,
            "--listen",
            "127.0.0.1:0",
            "--log",
            "game.jsonl",
            "--pause",
            "0",
            "--seed",
            "7"};
  }
  std::size_t actions_on_disk() const {
    const std::string record = contents(folder / "game.jsonl");
    return static_cast<std::size_t>(std::ranges::count(record, '\n')) - 1;
  }
};

TEST_F(HostCommand, EndsByASignalAndGoesOnWithTheSameLinks) {
  Host first(folder, fresh("person,settler,settler"));
  ASSERT_EQ(first.tokens.size(), 3U);
  TableClient player(first.address, {.token = first.tokens[1]});
  const auto decide = player.next("decide");
  player.send({{"choose", 0}, {"step", (*decide)["step"]}});
  ASSERT_TRUE(player.next("decide"));
  EXPECT_EQ(first.end(SIGINT), 0);
  EXPECT_THAT(first.rest(), HasSubstr("hexwright-cli host --resume game.jsonl"));
  // Links, and the record with its seed and all hands.
  for (const char* name : {"game.jsonl.links", "game.jsonl"}) {
    const auto permissions = std::filesystem::status(folder / name).permissions();
    EXPECT_EQ(permissions & std::filesystem::perms::others_all, std::filesystem::perms::none) << name;
  }
  Host second(folder, {"--resume", "game.jsonl"});
  EXPECT_EQ(second.address, first.address);
  EXPECT_EQ(second.tokens, first.tokens);
  EXPECT_EQ(second.end(SIGTERM), 0);
}

TEST_F(HostCommand, SaysWhereNoPhoneFindsTheTable) {
  EXPECT_THAT(Host(folder, fresh("person,settler,settler")).told, HasSubstr("only this machine finds it"));
  auto behind_a_proxy = fresh("person,settler,settler");
  behind_a_proxy.back() = "8", behind_a_proxy[6] = "other.jsonl";
  behind_a_proxy.insert(behind_a_proxy.end(), {"--name", "play.example.net"});
  EXPECT_THAT(Host(folder, behind_a_proxy).told, testing::Not(HasSubstr("only this machine")));
}

TEST_F(HostCommand, EndsWithTheGameWhichReplays) {
  Host host(folder, fresh("settler,settler,settler"));
  EXPECT_EQ(host.wait(), 0);
  EXPECT_THAT(host.rest(), HasSubstr("the game is in game.jsonl"));
  const auto replayed = cli({"replay", (folder / "game.jsonl").string(), template_file("base-3-4")});
  EXPECT_EQ(replayed.code, 0) << replayed.err;
  EXPECT_THAT(replayed.out, HasSubstr("won with"));
}

TEST_F(HostCommand, KeepsItsGameInTheLibraryWithTheMapThatWasPlayed) {
  const std::string in_here = "export HEXWRIGHT_LIBRARY=$PWD/library.sqlite; hexwright-cli library ";
  const auto play = [&](const std::vector<std::string>& arguments) {
    Host host(folder, arguments);
    TableClient player(host.address, {.token = host.tokens[1]});
    const auto decide = player.next("decide");
    player.send({{"choose", 0}, {"step", (*decide)["step"]}});
    ASSERT_TRUE(player.next("decide"));
    EXPECT_EQ(host.end(SIGINT), 0);
  };
  play(fresh("person,settler,settler"));
  EXPECT_THAT(shell(in_here + "show 1", folder).out,
              ContainsRegex("game +20.*of version 1: Red, Blue, White"));
  // The same game, further on, is one game still.
  play({"--resume", "game.jsonl"});
  const auto shown = nlohmann::json::parse(shell(in_here + "show 1 --json", folder).out);
  EXPECT_EQ(shown["games"], 1);
  EXPECT_EQ(shown["gamesOfPeople"][0]["names"][0], "Red");
  EXPECT_EQ(shell(in_here + "list | wc -l", folder).out, "1\n") << "the map is there once";
  EXPECT_EQ(shell(in_here + "games 1 played", folder).code, 0);
  EXPECT_EQ(contents(folder / "game.jsonl"), shell("cat played/*.jsonl", folder).out);
  EXPECT_THAT(shell(in_here + "games 1 played", folder).err, HasSubstr("exists already"));
  EXPECT_EQ(shell(in_here + "games 1 played --force", folder).code, 0);
  EXPECT_EQ(shell(in_here + "check", folder).code, 0);
}

TEST_F(HostCommand, KeepsNoGameOfBotsAloneInTheLibrary) {
  Host host(folder, fresh("settler,settler,settler"));
  EXPECT_EQ(host.wait(), 0);
  EXPECT_FALSE(std::filesystem::exists(folder / "library.sqlite"));
}

TEST_F(HostCommand, RefusesWhatCannotBeHosted) {
  const auto refused = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "host");
    const Ran ran = cli(arguments);
    EXPECT_NE(ran.code, 0);
    return ran.err;
  };
  const std::string map = template_file("base-3-4"), log = (folder / "game.jsonl").string();
  EXPECT_THAT(refused({}), HasSubstr("give a map"));
  EXPECT_THAT(refused({map, "--resume", log}), HasSubstr("give a map"));
  EXPECT_THAT(refused({map, "--log", log, "--seats", "person,wizard,person"}),
              HasSubstr("there is no bot wizard"));
  EXPECT_THAT(refused({map, "--log", log, "--listen", "everywhere"}), HasSubstr("no address with a port"));
  EXPECT_THAT(refused({map, "--log", log, "--listen", "example.com:80"}), HasSubstr("no address in numbers"));
  EXPECT_FALSE(std::filesystem::exists(log)) << "nothing is left of a table that never was";
  EXPECT_THAT(refused({"--resume", map}), HasSubstr("error"));
  EXPECT_THAT(refused({map, "--log", file("taken.jsonl", "x")}), HasSubstr("has a game already"));
}

/// Killed again and again while two people play: what anybody was told is there afterwards.
TEST_F(HostCommand, LosesNothingThatWasTold) {
  const int kills = is_full_check() ? 500 : 10;
  std::mt19937 random(3);
  std::uint64_t chance = 5;
  std::vector<std::string> arguments = fresh("person,person,settler"), tokens;
  std::string address;
  std::size_t reported = 0;
  for (int n = 0; n < kills; ++n) {
    Host host(folder, arguments);
    if (arguments.front() == "--resume") {
      EXPECT_EQ(host.tokens, tokens) << "no seat is swapped";
      EXPECT_EQ(host.address, address);
    }
    tokens = host.tokens, address = host.address;
    const auto lifetime = std::chrono::milliseconds(20 + random() % 300);
    std::thread death([&] {
      std::this_thread::sleep_for(lifetime);
      host.end(SIGKILL);
    });
    std::array<std::size_t, 2> seen{};
    const auto play = [&](int seat, std::uint64_t luck) {
      try {
        TableClient player(host.address,
                           {.token = tokens[static_cast<std::size_t>(1 + seat)], .since = reported});
        while (const auto moment = player.moment()) {
          EXPECT_EQ((*moment)["seat"], seat);
          seen[static_cast<std::size_t>(seat)] = (*moment)["step"];
          if ((*moment)["hexwright"] == "decide")
            player.send({{"choose", busy_choice(*moment, luck)}, {"step", (*moment)["step"]}});
        }
      } catch (const std::exception&) {
        // It died before it had let somebody in.
      }
    };
    std::thread other([&] { play(1, ++chance); });
    play(0, ++chance);
    other.join();
    death.join();
    reported = std::max({reported, seen[0], seen[1]});
    ASSERT_GE(actions_on_disk(), reported) << "after kill " << n;
    const auto replayed = cli({"replay", (folder / "game.jsonl").string(), template_file("base-3-4")});
    if (replayed.code == 0 && replayed.out.find("won with") != std::string::npos) {
      std::filesystem::remove(folder / "game.jsonl");
      arguments = fresh("person,person,settler"), reported = 0;
      continue;
    }
    arguments = {"--resume", "game.jsonl", "--pause", "0"};
  }
  EXPECT_GT(reported, 0U);
}

}  // namespace
}  // namespace hexwright::test
