#include <fstream>

#include "io/files/file_access.h"
#include "tests/support/temporary_folder.h"

// Names of files are UTF-8 on every system, also where a path is made of a text without a word of that: on
// Windows std::filesystem would take each byte for a letter.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;

class Names : public testing::TestWithParam<const char*> {};

TEST_P(Names, AreTheSameAsTextAsPathAndOnTheDisk) {
  const std::string name = GetParam();
  const fs::path implicit = name;
  EXPECT_EQ(implicit.string(), name);
  const std::u8string letters(name.begin(), name.end());
  EXPECT_EQ(implicit, fs::path(letters));
  const TemporaryFolder folder;
  EXPECT_FALSE(write_file_atomically(folder / name, "a map"));
  for (const auto& entry : fs::directory_iterator(folder.path()))
    EXPECT_EQ(entry.path().filename(), fs::path(letters));
  const auto read = read_file((folder / name).string(), 100);
  ASSERT_TRUE(read.value_if());
  EXPECT_EQ(*read.value_if(), "a map");
  EXPECT_EQ(read_file((folder / (name + "x")).string(), 100).refusal()->why.arguments.size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Scripts, Names,
                         testing::Values("plain.xml", "Große Bucht.xml", "остров.xml", "島.xml",
                                         "🏝 𝔸.xml", "a̐é.xml"));

TEST(Files, AFolderIsNoFile) {
  const TemporaryFolder folder;
  EXPECT_TRUE(read_file(folder.path(), 100).refusal());
  EXPECT_TRUE(write_file_atomically(folder.path(), "x"));
  EXPECT_TRUE(read_file(folder / "nothing.xml", 100).refusal());
}

TEST(Files, ASaveReplacesWhatIsThere) {
  const TemporaryFolder folder;
  const fs::path file = folder / "map.xml";
  for (const char* contents : {"one", "another", ""}) {
    EXPECT_FALSE(write_file_atomically(file, contents));
    EXPECT_EQ(*read_file(file, 100).value_if(), contents);
  }
  int files = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(folder.path())) ++files;
  EXPECT_EQ(files, 1);
}

}  // namespace
}  // namespace hexwright::test
