#include <condition_variable>
#include <fstream>
#include <mutex>
#include <thread>

#include "editor/core/library/document_autosave.h"
#include "io/xml/scenario_xml.h"
#include "tests/editor/core/gestures.h"
#include "tests/support/library_folder.h"
#include "tests/support/library_reader.h"
#include "tests/support/limited.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using namespace std::chrono_literals;

/// What a keeper tells, to be waited for.
class Ear {
 public:
  void hear(const KeeperNews& news) {
    const std::lock_guard lock(mutex_);
    heard_.push_back(news);
    changed_.notify_all();
  }
  /// The next news; the test fails when there is none for a long time.
  KeeperNews next() {
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, 30s, [this] { return taken_ < heard_.size(); }))
      throw std::runtime_error("the keeper tells nothing");
    return heard_[taken_++];
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<KeeperNews> heard_;
  std::size_t taken_ = 0;
};

class AutosaveWorkerTest : public LibraryFolder {
 protected:
  std::unique_ptr<AutosaveWorker> keeper() {
    return std::make_unique<AutosaveWorker>(file, [this](const KeeperNews& news) { ear.hear(news); });
  }
  static void draw(Document& document, Terrain terrain) {
    ASSERT_FALSE(document.perform({{"draw", {}}, {SetTerrain{{0, 0}, terrain}}}));
  }
  /// Drafts that another program would find now.
  std::vector<LostDraft> lost() const { return granted(granted(Drafts::begin(file)).lost()); }

  Ear ear;
  Document document{lone_island()};
};

TEST_F(AutosaveWorkerTest, PutsDraftsIntoTheLibrarysOwnFileOnceNobodyReadsAnyMore) {
  static_cast<void>(open());  // made before it is read
  const auto keeps = keeper();
  DocumentAutosave work(*keeps);
  work.look_at(document);
  std::optional<LibraryReader> reader(std::in_place, file);
  draw(document, Terrain::Gold);
  work.look_at(document);
  work.hear(ear.next());
  const auto note = file.string() + "-log";
  ASSERT_TRUE(std::filesystem::exists(note));
  reader.reset();
  const auto most = std::chrono::steady_clock::now() + 30s;
  while (std::filesystem::exists(note) && std::chrono::steady_clock::now() < most)
    std::this_thread::sleep_for(20ms);
  const auto alone = folder / "alone.sqlite";
  std::filesystem::copy_file(file, alone);
  EXPECT_THAT(granted(granted(Drafts::begin(alone)).lost()), SizeIs(1));
}

/// Two maps are drawn at once.
class TwoMapsKeeperTest : public AutosaveWorkerTest {
 protected:
  /// Draws in one of them until its draft is kept.
  void draw_and_keep(DocumentAutosave& work, Document& map, Terrain terrain) {
    draw(map, terrain);
    work.look_at(map);
    work.hear(ear.next());
  }

  Document left{lone_island()};
};

TEST_F(AutosaveWorkerTest, KeepsWhatIsNotSavedAndSaysSo) {
  {
    const auto keeps = keeper();
    DocumentAutosave work(*keeps);
    work.look_at(document);
    EXPECT_EQ(work.state(), DocumentAutosave::State::Idle);
    draw(document, Terrain::Gold);
    work.look_at(document);
    EXPECT_EQ(work.state(), DocumentAutosave::State::Waiting);
    work.hear(ear.next());
    EXPECT_EQ(work.state(), DocumentAutosave::State::Kept);
    EXPECT_EQ(work.kept_revision(), document.history().revision());
    EXPECT_THAT(lost(), IsEmpty());  // its program runs
  }
  ASSERT_THAT(lost(), SizeIs(1));
  const Document back = granted(recovered(lost().front().draft));
  EXPECT_EQ(back.scenario(), document.scenario());
  EXPECT_TRUE(back.is_modified());
}

TEST_F(AutosaveWorkerTest, NeedsNoDraftOfWhatWasTakenBackSavedOrClosed) {
  {
    const auto keeps = keeper();
    DocumentAutosave undone(*keeps), closed(*keeps), saved(*keeps);
    draw(document, Terrain::Gold);
    for (DocumentAutosave* work : {&undone, &closed, &saved}) work->look_at(document), work->hear(ear.next());
    closed.close();
    ASSERT_FALSE(document.save_as(folder / "map.xml").refusal());
    saved.saved(document);
    Document taken_back{lone_island()};
    draw(taken_back, Terrain::Gold);
    taken_back.history().undo();
    undone.look_at(taken_back);
    EXPECT_EQ(undone.state(), DocumentAutosave::State::Idle);
  }
  EXPECT_THAT(lost(), IsEmpty());
}

TEST_F(AutosaveWorkerTest, MakesEverySaveAVersionOfItsFilesEntry) {
  const auto keeps = keeper();
  DocumentAutosave work(*keeps);
  for (const Terrain terrain : {Terrain::Gold, Terrain::Hills}) {
    draw(document, terrain);
    ASSERT_FALSE(document.save_as(folder / "map.xml").refusal());
    work.saved(document);
    const KeeperNews news = ear.next();
    EXPECT_EQ(news.kind, KeeperNews::Kind::Version);
    work.hear(news);
  }
  const LibraryEntry entry = granted(open().entry(work.entry().value()));
  EXPECT_EQ(entry.versions, 2);
  EXPECT_EQ(entry.file, (folder / "map.xml").string());
  EXPECT_EQ(granted(open().scenario(entry.newest)), document.scenario());
}

TEST_F(AutosaveWorkerTest, SavingUnderAnotherNameBeginsAnotherEntry) {
  const auto keeps = keeper();
  DocumentAutosave work(*keeps);
  for (const char* name : {"one.xml", "two.xml"}) {
    ASSERT_FALSE(document.save_as(folder / name).refusal());
    work.saved(document);
    work.hear(ear.next());
  }
  EXPECT_THAT(granted(open().search()), SizeIs(2));
}

TEST_F(AutosaveWorkerTest, BeginsAnewWhenItsEntryWasRemovedMeanwhile) {
  const auto keeps = keeper();
  DocumentAutosave work(*keeps);
  ASSERT_FALSE(document.save_as(folder / "map.xml").refusal());
  work.saved(document);
  work.hear(ear.next());
  granted(open().remove(*work.entry()));
  draw(document, Terrain::Gold);
  work.saved(document);
  const KeeperNews news = ear.next();
  EXPECT_FALSE(news.refused);
  EXPECT_EQ(granted(open().entry(news.entry.value())).versions, 1);
}

// Another program, or the library window, may set the library aside while somebody draws.
TEST_F(TwoMapsKeeperTest, GoesOnInTheNewLibraryWhenADamagedOneIsSetAside) {
  {
    const auto keeps = keeper();
    DocumentAutosave work(*keeps), other(*keeps);
    draw_and_keep(work, document, Terrain::Sea);
    draw_and_keep(other, left, Terrain::Gold);
    std::fstream(file, std::ios::binary | std::ios::in | std::ios::out) << std::string(4096, '\x5A');
    const OpenedLibrary opened = open_or_set_aside(file);
    EXPECT_THAT(text(opened.notice.value()), HasSubstr("unsaved drafts: 2"));
    EXPECT_THAT(lost(), IsEmpty());  // their program runs

    ASSERT_FALSE(document.save_as(folder / "map.xml").refusal());
    work.saved(document);
    work.hear(ear.next());
    const LibraryEntry entry = granted(open().entry(work.entry().value()));
    EXPECT_EQ(granted(open().scenario(entry.newest)), document.scenario());
    EXPECT_THAT(lost(), IsEmpty());
  }
  ASSERT_THAT(lost(), SizeIs(1));
  EXPECT_EQ(granted(recovered(lost().front().draft)).scenario(), left.scenario());
}

TEST_F(TwoMapsKeeperTest, KeepsAllDraftsAnewWhenTheLibraryIsTakenAway) {
  {
    const auto keeps = keeper();
    DocumentAutosave work(*keeps), other(*keeps);
    draw_and_keep(other, left, Terrain::Gold);
    std::filesystem::rename(file, folder / "elsewhere.sqlite");
    for (const char* beside : {"-wal", "-shm"})
      std::filesystem::remove(std::filesystem::path(file) += beside);
    draw_and_keep(work, document, Terrain::Gold);
  }
  EXPECT_THAT(lost(), SizeIs(2));
}

TEST_F(AutosaveWorkerTest, TriesAgainUntilTheDiskHasRoom) {
  const auto keeps = keeper();
  DocumentAutosave work(*keeps);
  draw(document, Terrain::Gold);
  {
    const FilesNoLargerThan nothing(512);
    work.look_at(document);
    const KeeperNews news = ear.next();
    ASSERT_TRUE(news.refused);
    work.hear(news);
    EXPECT_EQ(work.state(), DocumentAutosave::State::Refused);
  }
  const KeeperNews news = ear.next();
  EXPECT_FALSE(news.refused);
  work.hear(news);
  EXPECT_EQ(work.state(), DocumentAutosave::State::Kept);
}

TEST_F(AutosaveWorkerTest, WritesOnlyTheNewestOfManyChanges) {
  const auto keeps = keeper();
  DocumentAutosave work(*keeps);
  constexpr int changes = 300;
  for (int change = 0; change < changes; ++change) {
    draw(document, change % 2 == 0 ? Terrain::Gold : Terrain::Hills);
    work.look_at(document);
  }
  int written = 0;
  do {
    work.hear(ear.next());
    ++written;
  } while (work.kept_revision() < document.history().revision());
  EXPECT_LT(written, changes);
}

TEST_F(AutosaveWorkerTest, RecoversOnTopOfTheFileSoThatUndoLeadsBackToIt) {
  Document saved{lone_island()};
  ASSERT_FALSE(saved.save_as(folder / "map.xml").refusal());
  draw(document, Terrain::Gold);
  Document back =
      granted(recovered({write_xml(document.scenario()), "", (folder / "map.xml").string(), {}, 1}));
  EXPECT_EQ(back.path(), folder / "map.xml");
  EXPECT_TRUE(back.is_modified());
  back.history().undo();
  EXPECT_EQ(back.scenario(), lone_island());
  EXPECT_FALSE(back.is_modified());
}

TEST_F(AutosaveWorkerTest, RecoversWhatHasNoFileOrNoneThatCanBeRead) {
  for (const std::string& where : {std::string(), (folder / "gone.xml").string()}) {
    const Document back = granted(recovered({write_xml(lone_island()), "", where, {}, 1}));
    EXPECT_EQ(back.scenario(), lone_island());
    EXPECT_TRUE(back.path().empty());
    EXPECT_TRUE(back.is_modified());
  }
  EXPECT_THAT(why_not(recovered({"<torn", "My map", "", {}, 1})),
              HasSubstr("the draft of \"My map\" cannot be read"));
}

TEST_F(AutosaveWorkerTest, ARecoveredDocumentIsKeptFromTheFirstMoment) {
  {
    const auto dies = keeper();
    DocumentAutosave work(*dies);
    draw(document, Terrain::Gold);
    work.look_at(document);
  }
  {
    const auto keeps = keeper();
    const auto found = granted(keeps->lost());
    ASSERT_THAT(found, SizeIs(1));
    const auto id = granted(keeps->take_over(found.front().id));
    ASSERT_TRUE(id);
    EXPECT_FALSE(granted(keeps->take_over(found.front().id)));
    const Document back = granted(recovered(found.front().draft));
    const DocumentAutosave work(*keeps, *id, back, {});
    EXPECT_EQ(work.state(), DocumentAutosave::State::Kept);
    EXPECT_THAT(lost(), IsEmpty());
  }
  EXPECT_THAT(lost(), SizeIs(1));  // it was not closed this time either
}

TEST_F(AutosaveWorkerTest, KnowsThatAFileWasWrittenToAfterItsDraft) {
  const LostDraft before{{}, {"", "", (folder / "map.xml").string(), {}, 1}, Timestamp(1s)};
  EXPECT_FALSE(file_is_newer(before));
  std::ofstream(folder / "map.xml") << "x";
  EXPECT_TRUE(file_is_newer(before));
  const LostDraft after{
      {}, before.draft, std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()) + 1h};
  EXPECT_FALSE(file_is_newer(after));
}

}  // namespace
}  // namespace hexwright::test
