#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <unistd.h>

#include <nlohmann/json.hpp>

// A program that plays, in another language than the bot of the README, and by request badly:
//
//   test_bot [HOW DECISIONS]     after so many decisions of each game it fails in this way
//   test_bot changes 0           never fails, and wants only what has changed

namespace {

using Json = nlohmann::json;

void report(const Json& json) { std::cout << json.dump() << std::endl; }

void fail(const std::string& how) {
  if (how == "killed") std::raise(SIGKILL);
  if (how == "exit") std::exit(3);
  if (how == "gives-up") report({{"error", "no such rule"}});
  if (how == "nonsense") std::cout << "I would rather not" << std::endl;
  if (how == "deep")
    std::cout << R"({"choose":)" << std::string(400'000, '[') << std::string(400'000, ']') << "}"
              << std::endl;
  if (how == "complains")
    for (;;) {
      report({{"error", std::to_string(getpid()) + std::string(900'000, 'z')}});
      std::string line;
      std::getline(std::cin, line);
    }
  if (how == "too-far") report({{"choose", 100'000}});
  if (how == "no-number") report({{"choose", "end-turn"}});
  if (how == "endless")
    for (;;) std::cout << std::string(4096, 'x');
  if (how == "silent") std::this_thread::sleep_for(std::chrono::hours(1));
  if (how == "greedy")
    for (std::size_t size = 1;; size *= 2) std::string(size, 'x').swap(*new std::string);
}

/// Another one for each decision, and for whatever else it was sent, so that a wrong order or field would
/// show.
std::size_t choice(std::uint64_t seed, const Json& now) {
  std::uint64_t sum = seed * 0x9E3779B97F4A7C15U;
  for (const unsigned char letter : now.dump()) sum = (sum ^ letter) * 0x100000001B3U;
  return (sum >> 20U) % now["legal"].size();
}

}  // namespace

int main(int count, char** words) {
  const std::string how = count > 2 ? words[1] : "";
  const std::uint64_t last = count > 2 ? std::strtoull(words[2], nullptr, 10) : 0;
  const bool wants_changes = how == "changes";
  std::uint64_t seed = 0, decision = 0;
  Json now;  // fields that are null are left out, as a merge patch takes them away
  for (std::string line; std::getline(std::cin, line);) {
    const Json message = Json::parse(line);
    const std::string kind = message["hexwright"];
    if (kind == "hello")
      report({{"hexwright", "hello"},
              {"version", how == "newer"  ? 3
                          : wants_changes ? 2
                                          : 1},
              {"name", "Test"}});
    if (kind == "game") {
      seed = message["seed"];
      decision = 0;
      now = Json::object();
    }
    if (kind != "decide") continue;
    if (!how.empty() && decision++ == last) fail(how);
    if (!wants_changes) now = Json::object();
    now.merge_patch(message);
    report({{"choose", choice(seed, now)}});
  }
}
