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

/// Another one for each decision, so that a wrong order would show.
std::size_t choice(std::uint64_t seed, std::uint64_t decision, std::size_t count) {
  return (seed * 0x9E3779B97F4A7C15U + decision * 0xD1B54A32D192ED03U) % 1'000'003 % count;
}

}  // namespace

int main(int count, char** words) {
  const std::string how = count > 2 ? words[1] : "";
  const std::uint64_t last = count > 2 ? std::strtoull(words[2], nullptr, 10) : 0;
  std::uint64_t seed = 0, decision = 0;
  for (std::string line; std::getline(std::cin, line);) {
    const Json message = Json::parse(line);
    const std::string kind = message["hexwright"];
    if (kind == "hello")
      report({{"hexwright", "hello"}, {"version", how == "newer" ? 2 : 1}, {"name", "Test"}});
    if (kind == "game") seed = message["seed"], decision = 0;
    if (kind != "decide") continue;
    if (!how.empty() && decision == last) fail(how);
    report({{"choose", choice(seed, decision++, message["legal"].size())}});
  }
}
