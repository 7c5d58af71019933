#include "editor/core/library/kept_reference.h"

#include <fstream>

#include "io/xml/scenario_xml.h"
#include "tests/support/library_folder.h"

// Which entry of the library keeps the picture under a map.

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

class KeptReference : public LibraryFolder {
 protected:
  KeptReference() { std::ofstream(map) << write_xml(Scenario()); }
  const std::filesystem::path map = folder / "map.xml";
  const ReferencePicture coast{.path = "/coast.png", .centre = {1, 2}, .width = 3};
};

TEST_F(KeptReference, AFileThatTheLibraryDoesNotKnowYetBecomesAnEntry) {
  EXPECT_EQ(granted(kept_reference(file, {{}, map})), std::nullopt);
  const auto entry = granted(keep_reference(file, {{}, map}, coast));
  EXPECT_EQ(entry, granted(open().entry_of_file(map)));
  EXPECT_EQ(granted(kept_reference(file, {{}, map})), coast);
  granted(keep_reference(file, {{}, map}, std::nullopt));
  EXPECT_EQ(granted(kept_reference(file, {{}, map})), std::nullopt);
  EXPECT_THAT(granted(open().search()), SizeIs(1));
}

TEST_F(KeptReference, AnEntryKeepsItWithoutAFile) {
  const EntryId entry = granted(open().add(Scenario(), VersionOrigin::Saved)).entry;
  EXPECT_EQ(granted(keep_reference(file, {entry, {}}, coast)), entry);
  EXPECT_EQ(granted(kept_reference(file, {entry, {}})), coast);
}

TEST_F(KeptReference, WhatIsSavedNowhereHasNoPlaceYet) {
  EXPECT_EQ(granted(keep_reference(file, {}, coast)), std::nullopt);
  EXPECT_THAT(granted(open().search()), SizeIs(0));
}

TEST_F(KeptReference, AFileThatCannotBeReadIsToldOf) {
  std::ofstream(map) << "no map";
  EXPECT_THAT(why_not(keep_reference(file, {{}, map}, coast)), HasSubstr("map.xml cannot be read"));
}

}  // namespace
}  // namespace hexwright::test
