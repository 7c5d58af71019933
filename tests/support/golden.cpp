#include "tests/support/golden.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string_view>

#include <gtest/gtest.h>

namespace hexwright::test {

std::string contents_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.is_open()) << path << " cannot be read";
  std::ostringstream contents;
  contents << file.rdbuf();
  return contents.str();
}

void expect_golden(const std::filesystem::path& golden, const std::string& actual) {
  const char* update = std::getenv("UPDATE_GOLDEN");
  if (update && std::string_view(update) == "1") std::ofstream(golden, std::ios::binary) << actual;
  EXPECT_EQ(contents_of(golden), actual) << "(UPDATE_GOLDEN=1 rewrites " << golden << ")";
}

void expect_golden_of_modules(const std::filesystem::path& golden, const std::string& actual) {
  if (!HEXWRIGHT_LACKS_MODULES) return expect_golden(golden, actual);
  std::istringstream all(contents_of(golden)), some(actual);
  for (std::string line, kept; std::getline(some, kept);) {
    while (std::getline(all, line) && line != kept) {
    }
    ASSERT_EQ(line, kept) << "is no line of " << golden << ", or not in this order";
  }
}

}  // namespace hexwright::test
