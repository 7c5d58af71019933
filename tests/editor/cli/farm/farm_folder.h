#pragma once

#include "tests/editor/cli/program.h"

namespace hexwright::test {

/// A farm of short games, and what one run of the same batch gives.
class FarmTest : public CliTest {
 protected:
  static constexpr const char* batch = " --bots random,settler --turns 40 --study 0 --seed 5 ";

  /// Fails when the command does.
  Ran must(const std::string& command) const {
    Ran ran = shell(command, folder);
    EXPECT_EQ(ran.code, 0) << command << "\n" << ran.err;
    return ran;
  }
  void plan(int games, int shards) const {
    const std::string count = " --games " + std::to_string(games);
    must("hexwright-cli new base-3-4 -o map.xml");
    must("hexwright-cli playtest map.xml" + count + batch + "--quiet --tally whole.json");
    must("hexwright-cli farm plan map.xml" + count + batch + "--shards " + std::to_string(shards) +
         " -o farm");
  }
  std::string whole() const { return contents(folder / "whole.json"); }
  std::string merged() const { return contents(folder / "farm/merged.json"); }
};

}  // namespace hexwright::test
