#include "io/library/drafts.h"

#include <sys/wait.h>

#include "tests/support/library_folder.h"
#include "tests/support/outside.h"

namespace hexwright::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class DraftsTest : public LibraryFolder {
 protected:
  static Draft draft(const std::string& xml, std::uint64_t revision = 1) {
    return {xml, "A map", "/maps/a.xml", EntryId{5}, revision};
  }
  Drafts begin() const { return granted(Drafts::begin(file)); }

  /// Another program that does this and is killed at once.
  template <class Does>
  void in_a_program_that_is_killed(Does does) const {
    const pid_t child = fork();
    if (child == 0) {
      {
        auto drafts = std::make_unique<Drafts>(granted(Drafts::begin(file)));
        does(*drafts);
        kill(getpid(), SIGKILL);
      }
      _exit(1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));
  }
};

TEST_F(DraftsTest, OfAKilledProgramAreLostOnes) {
  HEXWRIGHT_FORKS();
  in_a_program_that_is_killed([](Drafts& drafts) {
    granted(drafts.keep(1, draft("<one/>", 3)));
    granted(drafts.keep(1, draft("<two/>", 4)));
    granted(drafts.keep(2, draft("<three/>")));
    granted(drafts.keep(3, draft("<closed/>")));
    granted(drafts.drop(3));
  });
  const Drafts drafts = begin();
  const auto lost = granted(drafts.lost());
  ASSERT_THAT(lost, SizeIs(2));
  const LostDraft& first = lost[0].id.work == 1 ? lost[0] : lost[1];
  EXPECT_EQ(first.draft.xml, "<two/>");
  EXPECT_EQ(first.draft.revision, 4U);
  EXPECT_EQ(first.draft.file, "/maps/a.xml");
  EXPECT_EQ(first.draft.entry, EntryId{5});
}

TEST_F(DraftsTest, OfAProgramThatRunsAreNotLost) {
  Drafts mine = begin(), other = begin();
  EXPECT_NE(mine.session(), other.session());
  granted(mine.keep(1, draft("<mine/>")));
  EXPECT_THAT(granted(other.lost()), IsEmpty());
  EXPECT_THAT(granted(mine.lost()), IsEmpty());
}

TEST_F(DraftsTest, OfASessionThatEndsWithoutDroppingThemAreLost) {
  {
    Drafts ending = begin();
    granted(ending.keep(1, draft("<unsaved/>")));
  }
  EXPECT_THAT(granted(begin().lost()), SizeIs(1));
}

TEST_F(DraftsTest, AreOfferedUntilSomebodyAnswers) {
  HEXWRIGHT_FORKS();
  in_a_program_that_is_killed([](Drafts& drafts) { granted(drafts.keep(1, draft("<unsaved/>"))); });
  for (int start = 0; start < 3; ++start) EXPECT_THAT(granted(begin().lost()), SizeIs(1));
  granted(begin().discard(granted(begin().lost()).front().id));
  EXPECT_THAT(granted(begin().lost()), IsEmpty());
}

TEST_F(DraftsTest, AreTakenOverByOneProgramOnly) {
  HEXWRIGHT_FORKS();
  in_a_program_that_is_killed([](Drafts& drafts) { granted(drafts.keep(1, draft("<unsaved/>"))); });
  Drafts quick = begin(), slow = begin();
  const auto seen = granted(slow.lost());
  ASSERT_THAT(seen, SizeIs(1));
  EXPECT_TRUE(granted(quick.take_over(seen.front().id, 8)));
  EXPECT_FALSE(granted(slow.take_over(seen.front().id, 1)));
  EXPECT_THAT(granted(slow.lost()), IsEmpty());
}

TEST_F(DraftsTest, ThatWereTakenOverAreLostAgainWhenThatProgramDies) {
  HEXWRIGHT_FORKS();
  in_a_program_that_is_killed([](Drafts& drafts) { granted(drafts.keep(1, draft("<unsaved/>"))); });
  in_a_program_that_is_killed(
      [](Drafts& drafts) { granted(drafts.take_over(granted(drafts.lost()).front().id, 4)); });
  const auto lost = granted(begin().lost());
  ASSERT_THAT(lost, SizeIs(1));
  EXPECT_EQ(lost.front().draft.xml, "<unsaved/>");
  EXPECT_EQ(lost.front().id.work, 4);
}

TEST_F(DraftsTest, AreNoVersions) {
  Drafts drafts = begin();
  granted(drafts.keep(1, draft("<unsaved/>")));
  EXPECT_THAT(granted(drafts.library().search()), IsEmpty());
}

}  // namespace
}  // namespace hexwright::test
