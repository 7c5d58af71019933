#include "io/library/library.h"
#include "tests/support/library_folder.h"

namespace hexwright::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class LibrarySearch : public LibraryFolder {
 protected:
  EntryId add(const std::string& title, const std::string& author, const std::string& about = "",
              const RuleChoices& rules = {}) {
    Scenario scenario;
    scenario.details.title = title;
    scenario.details.author = author;
    scenario.details.description = about;
    scenario.rules = rules;
    return granted(library.add(scenario, VersionOrigin::Saved)).entry;
  }
  std::vector<std::string> found(const std::string& words) {
    std::vector<std::string> titles;
    for (const LibraryEntry& entry : granted(library.search(words))) titles.push_back(entry.title);
    return titles;
  }

  Library library = open();
};

TEST_F(LibrarySearch, FindsByTitleAuthorDescriptionNotesTagsAndRules) {
  add("Two lakes", "Ada");
  add("Long coast", "Grace", "with a lagoon");
  const auto noted = add("Third", "Ada");
  granted(library.set_notes(noted, "try with five players"));
  granted(library.set_tags(noted, {"party"}));
  add("Smoke", "Mary", "", {{"volcano", {}}});
  EXPECT_THAT(found("lakes"), ElementsAre("Two lakes"));
  EXPECT_THAT(found("grace"), ElementsAre("Long coast"));
  EXPECT_THAT(found("lagoon"), ElementsAre("Long coast"));
  EXPECT_THAT(found("five"), ElementsAre("Third"));
  EXPECT_THAT(found("party"), ElementsAre("Third"));
  EXPECT_THAT(found("volcano"), ElementsAre("Smoke"));
  EXPECT_THAT(found("ada lakes"), ElementsAre("Two lakes"));
  EXPECT_THAT(found("ada coast"), IsEmpty());
}

TEST_F(LibrarySearch, TakesTheBeginningOfAWordAndMindsNeitherCaseNorAccents) {
  add("Größte Insel", "Éva");
  EXPECT_THAT(found("gro"), ElementsAre("Größte Insel"));
  EXPECT_THAT(found("EVA ins"), ElementsAre("Größte Insel"));
  EXPECT_THAT(found("nsel"), IsEmpty());
}

TEST_F(LibrarySearch, LooksInOnePlaceAloneWhenAsked) {
  add("Ada", "Grace");
  add("Grace", "Ada");
  EXPECT_THAT(found("author:ada"), ElementsAre("Grace"));
  EXPECT_THAT(found("title:ada"), ElementsAre("Ada"));
  EXPECT_THAT(found("tag:ada"), IsEmpty());
  EXPECT_THAT(found("ada"), UnorderedElementsAre("Ada", "Grace"));
}

TEST_F(LibrarySearch, PutsTitlesBeforeNotes) {
  add("Isle", "A", "volcano volcano volcano");
  add("Volcano", "B", "an isle among many other words that stand here");
  EXPECT_THAT(found("volcano"), ElementsAre("Volcano", "Isle"));
}

TEST_F(LibrarySearch, TakesSignsForWhatTheyAre) {
  add("5-6 \"players\"", "O'Hara");
  for (const char* words :
       {"\"players\"", "5-6", "o'hara", "5-6 AND", "\"", "*", "(", "title:", "a:b", "NEAR(", "\"5"})
    EXPECT_NO_THROW(found(words)) << words;
  EXPECT_THAT(found("5-6"), ElementsAre("5-6 \"players\""));
  EXPECT_THAT(found("o'hara"), ElementsAre("5-6 \"players\""));
  EXPECT_THAT(found(" * "), ElementsAre("5-6 \"players\""));  // no word: everything
}

TEST_F(LibrarySearch, FollowsEveryChange) {
  const auto entry = add("Before", "A");
  granted(library.set_notes(entry, "old words"));
  granted(library.set_notes(entry, "new ones"));
  Scenario renamed;
  renamed.details.title = "After";
  granted(library.add_version(entry, renamed, VersionOrigin::Saved));
  EXPECT_THAT(found("before"), IsEmpty());
  EXPECT_THAT(found("old"), IsEmpty());
  EXPECT_THAT(found("after new"), ElementsAre("After"));
  EXPECT_THAT(granted(library.check()), IsEmpty());
}

TEST_F(LibrarySearch, WithoutWordsGivesTheLastChangedFirst) {
  const auto first = add("First", "A");
  const auto second = add("Second", "A");
  Scenario changed;
  changed.details.title = "First, changed";
  while (std::chrono::system_clock::now() <=
         granted(library.entry(second)).changed + std::chrono::milliseconds(2)) {
  }
  granted(library.add_version(first, changed, VersionOrigin::Saved));
  EXPECT_THAT(found(""), ElementsAre("First, changed", "Second"));
}

}  // namespace
}  // namespace hexwright::test
