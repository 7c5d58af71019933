#include <fstream>
#include <limits>
#include <sstream>

#include "io/library/library.h"
#include "io/library/salvage.h"
#include "tests/support/library_folder.h"

// The picture under a map, which the library knows the place of.

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class LibraryReferencePictures : public LibraryFolder {
 protected:
  static EntryId add(Library& library, const std::string& title) {
    return granted(library.add(titled(title), VersionOrigin::Saved)).entry;
  }
};

const ReferencePicture coast{.path = "/home/a/coast ä.png",
                             .centre = {-2.5, 7},
                             .width = 31.25,
                             .opacity = 0.75,
                             .hexes = 0.25,
                             .shown = false};

TEST_F(LibraryReferencePictures, AreKeptForTheirEntryAlone) {
  Library library = open();
  const EntryId with = add(library, "With"), without = add(library, "Without");
  EXPECT_EQ(granted(library.reference_picture(with)), std::nullopt);
  granted(library.set_reference_picture(with, coast));
  EXPECT_EQ(granted(open().reference_picture(with)), coast);
  EXPECT_EQ(granted(open().reference_picture(without)), std::nullopt);
  ReferencePicture moved = coast;
  moved.centre.x = 4;
  moved.shown = true;
  granted(library.set_reference_picture(with, moved));
  EXPECT_EQ(granted(open().reference_picture(with)), moved);
  EXPECT_THAT(granted(library.check()), IsEmpty());
}

TEST_F(LibraryReferencePictures, StayThroughNewVersionsWhichDoNotChangeWithThem) {
  Library library = open();
  const auto added = granted(library.add(titled("Old"), VersionOrigin::Saved));
  const std::string xml = granted(library.xml(added.version));
  granted(library.set_reference_picture(added.entry, coast));
  EXPECT_EQ(granted(library.xml(added.version)), xml);
  EXPECT_EQ(granted(library.entry(added.entry)).versions, 1);
  granted(library.add_version(added.entry, titled("New"), VersionOrigin::Saved));
  EXPECT_EQ(granted(library.reference_picture(added.entry)), coast);
}

TEST_F(LibraryReferencePictures, GoWithTheirEntryOrWhenTheyAreNotWanted) {
  Library library = open();
  const EntryId first = add(library, "First"), second = add(library, "Second");
  granted(library.set_reference_picture(first, coast));
  granted(library.set_reference_picture(second, coast));
  granted(library.set_reference_picture(first, std::nullopt));
  EXPECT_EQ(granted(library.reference_picture(first)), std::nullopt);
  granted(library.remove(second));
  EXPECT_EQ(granted(library.reference_picture(second)), std::nullopt);
  EXPECT_THAT(why_not(library.set_reference_picture(second, coast)),
              HasSubstr("there is no scenario with the number 2"));
}

TEST_F(LibraryReferencePictures, AreRefusedAtPlacesThatAreNone) {
  Library library = open();
  const EntryId entry = add(library, "Map");
  const auto refused = [&](auto change) {
    ReferencePicture picture = coast;
    change(picture);
    return library.set_reference_picture(entry, picture).has_value();
  };
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(refused([](auto& picture) { picture.path = ""; }));
  EXPECT_TRUE(refused([](auto& picture) { picture.path = "a\nb"; }));
  EXPECT_TRUE(refused([](auto& picture) { picture.centre.x = none; }));
  EXPECT_TRUE(refused([](auto& picture) { picture.centre.y = 1e9; }));
  EXPECT_TRUE(refused([](auto& picture) { picture.width = 0; }));
  EXPECT_TRUE(refused([](auto& picture) { picture.opacity = 1.5; }));
  EXPECT_TRUE(refused([](auto& picture) { picture.hexes = none; }));
  EXPECT_FALSE(refused([](auto&) {}));
}

TEST_F(LibraryReferencePictures, ComeOverFromADamagedLibrary) {
  EntryId entry{};
  {
    Library library = open();
    entry = add(library, "Map");
    granted(library.set_reference_picture(entry, coast));
  }
  const std::filesystem::path fresh = folder / "fresh.sqlite";
  open_library(fresh);
  granted(salvage(file, fresh));
  EXPECT_EQ(granted(open_library(fresh).reference_picture(entry)), coast);
}

TEST_F(LibraryReferencePictures, ThatAreNotWhatWasSavedAreFoundByTheCheckAndNotShown) {
  EntryId entry{};
  {
    Library library = open();
    entry = add(library, "Map");
    granted(library.set_reference_picture(entry, coast));
  }
  std::stringstream bytes;
  bytes << std::ifstream(file, std::ios::binary).rdbuf();
  const std::size_t at = bytes.str().find("/home/a/coast");
  ASSERT_NE(at, std::string::npos);
  std::fstream(file, std::ios::binary | std::ios::in | std::ios::out).seekp(static_cast<std::streamoff>(at))
      << std::string(5, '\0');
  const Library library = open();
  EXPECT_EQ(granted(library.reference_picture(entry)), std::nullopt);
  const auto found = granted(library.check());
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(text(found.front()), "the reference picture of scenario 1 is not what was saved");
}

}  // namespace
}  // namespace hexwright::test
