#include "editor/core/document/document.h"

#include <chrono>
#include <fstream>
#include <sstream>

#include "editor/core/document/template_catalogue.h"
#include "io/xml/scenario_xml.h"
#include "model/validation/validate.h"
#include "tests/editor/core/gestures.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

class DocumentTest : public testing::Test {
 protected:
  static std::string contents(const fs::path& file) {
    std::ostringstream bytes;
    bytes << std::ifstream(file, std::ios::binary).rdbuf();
    return bytes.str();
  }
  static void write(const fs::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
    // Far enough from the stamp of our own write, whatever the clock of the file system.
    fs::last_write_time(file, fs::last_write_time(file) + std::chrono::seconds(2));
  }
  static Document saved(const fs::path& file) {
    Document document(test::lone_island());
    EXPECT_FALSE(document.save_as(file).refusal());
    return document;
  }

  const test::TemporaryFolder temporary;
  const fs::path folder = temporary.path();
};

const Command repaint{{"repaint", {}}, {SetTerrain{{0, 0}, Terrain::Gold}}};

TEST_F(DocumentTest, OpensWhatItSaved) {
  const fs::path file = folder / "map.xml";
  const Document document = saved(file);
  EXPECT_FALSE(document.is_modified());
  EXPECT_EQ(document.display_title(), "map.xml");
  const Opened opened = Document::open(file);
  ASSERT_TRUE(opened.document);
  EXPECT_EQ(opened.document->scenario(), test::lone_island());
  EXPECT_EQ(opened.document->path(), file);
  EXPECT_FALSE(opened.document->is_modified());
  EXPECT_TRUE(opened.document->load_problems().empty());
}

TEST_F(DocumentTest, IsModifiedUntilSavedOrUndone) {
  Document document = saved(folder / "map.xml");
  document.perform(repaint);
  EXPECT_TRUE(document.is_modified());
  document.history().undo();
  EXPECT_FALSE(document.is_modified());
  document.history().redo();
  EXPECT_FALSE(document.save().refusal());
  EXPECT_FALSE(document.is_modified());
  EXPECT_EQ(Document::open(folder / "map.xml").document->scenario(), document.scenario());
}

TEST_F(DocumentTest, SaysThatAnotherProgramChangedTheFile) {
  const fs::path file = folder / "map.xml";
  Document document = saved(file);
  document.perform(repaint);
  EXPECT_EQ(document.on_disk(), Document::OnDisk::AsKnown);
  const std::string theirs = contents(file) + "<!-- by somebody else -->";
  write(file, theirs);
  EXPECT_EQ(document.on_disk(), Document::OnDisk::Changed);
  const auto refused = document.save();
  ASSERT_TRUE(refused.refusal());
  EXPECT_EQ(text(refused.refusal()->why), "map.xml was changed by another program");
  EXPECT_EQ(contents(file), theirs);
  EXPECT_FALSE(document.save(Document::Overwrite::Allow).refusal());
  EXPECT_NE(contents(file), theirs);
  EXPECT_EQ(document.on_disk(), Document::OnDisk::AsKnown);
}

TEST_F(DocumentTest, WritesAFileAgainThatAnotherProgramRemoved) {
  Document document = saved(folder / "map.xml");
  fs::remove(folder / "map.xml");
  EXPECT_EQ(document.on_disk(), Document::OnDisk::Gone);
  EXPECT_FALSE(document.save().refusal());
  EXPECT_EQ(Document::open(folder / "map.xml").document->scenario(), document.scenario());
}

TEST_F(DocumentTest, ReloadsWhatAnotherProgramWroteAsOneStep) {
  const fs::path file = folder / "map.xml";
  Document document = saved(file);
  document.perform(repaint);
  const Scenario mine = document.scenario();
  Document(test::sea_around(1)).save_as(file);
  EXPECT_TRUE(document.reload().empty());
  EXPECT_EQ(document.scenario(), test::sea_around(1));
  EXPECT_FALSE(document.is_modified());
  EXPECT_EQ(document.on_disk(), Document::OnDisk::AsKnown);
  document.history().undo();
  EXPECT_EQ(document.scenario(), mine);
  EXPECT_TRUE(document.is_modified());
}

TEST_F(DocumentTest, ReloadsNothingThatCannotBeRead) {
  const fs::path file = folder / "map.xml";
  Document document = saved(file);
  write(file, "<scenario");
  EXPECT_TRUE(has_errors(document.reload()));
  EXPECT_EQ(document.scenario(), test::lone_island());
  EXPECT_EQ(document.history().size(), 0U);
  EXPECT_EQ(document.on_disk(), Document::OnDisk::Changed);
}

TEST_F(DocumentTest, KeepsMineWithoutAskingAgain) {
  const fs::path file = folder / "map.xml";
  Document document = saved(file);
  write(file, "theirs");
  document.keep_mine();
  EXPECT_TRUE(document.is_modified());
  EXPECT_EQ(document.on_disk(), Document::OnDisk::AsKnown);
  EXPECT_FALSE(document.save().refusal());
  EXPECT_EQ(Document::open(file).document->scenario(), document.scenario());
  fs::remove(file);
  document.keep_mine();
  EXPECT_TRUE(document.is_modified());
  EXPECT_EQ(document.on_disk(), Document::OnDisk::AsKnown);
}

TEST_F(DocumentTest, HasNowhereToSaveBeforeItHasAName) {
  Document document(test::lone_island());
  const auto refused = document.save();
  ASSERT_TRUE(refused.refusal());
  EXPECT_EQ(text(refused.refusal()->why), "the scenario has no file yet; save it under a name");
}

TEST_F(DocumentTest, RefusesToBeSavedAsAPicture) {
  Document document(test::lone_island());
  EXPECT_TRUE(document.save_as(folder / "map.png").refusal());
  EXPECT_FALSE(fs::exists(folder / "map.png"));
}

TEST_F(DocumentTest, KeepsItsFileAndItsChangesWhenSavingFails) {
  Document document = saved(folder / "map.xml");
  document.perform(repaint);
  EXPECT_TRUE(document.save_as(folder / "missing" / "map.xml").refusal());
  EXPECT_EQ(document.path(), folder / "map.xml");
  EXPECT_TRUE(document.is_modified());
}

TEST_F(DocumentTest, TellsWhatIsWrongWithABrokenFile) {
  write(folder / "broken.xml", "<scenario version=\"2\">\n  <cells><cell q=\"0\"/></cells>\n</scenario>");
  const Opened broken = Document::open(folder / "broken.xml");
  EXPECT_FALSE(broken.document);
  EXPECT_TRUE(has_errors(broken.problems));
  EXPECT_EQ(broken.problems.front().line, 2);
  const Opened missing = Document::open(folder / "missing.xml");
  EXPECT_FALSE(missing.document);
  EXPECT_TRUE(has_errors(missing.problems));
  write(folder / "map.doc", "\x89PNG");
  const Opened unknown = Document::open(folder / "map.doc");
  EXPECT_FALSE(unknown.document);
  EXPECT_EQ(text(unknown.problems.front().message),
            "no scenario can be read from this; it is a picture (PNG)");
}

TEST_F(DocumentTest, BeginsUnstoredFromATemplate) {
  const Opened opened = Document::new_from(write_xml(test::lone_island()), nullptr);
  ASSERT_TRUE(opened.document);
  EXPECT_TRUE(opened.document->path().empty());
  EXPECT_FALSE(opened.document->is_modified());
  Scenario begun = test::lone_island();
  begun.details = begun_from(begun.details, nullptr);
  EXPECT_EQ(opened.document->scenario(), begun);
  EXPECT_TRUE(begun.details.author.empty());
  EXPECT_TRUE(begun.details.source.starts_with("Begun from the template"));
}

TEST_F(DocumentTest, ExportsToEveryFormatAndStaysWhereItIs) {
  Document document(test::lone_island());
  document.perform(repaint);
  const std::map<std::string, std::string> beginnings{{"map.png", "\x89PNG"},
                                                      {"map.svg", "<?xml"},
                                                      {"map.pdf", "%PDF"},
                                                      {"map.xml", "<?xml"},
                                                      {"map.game", ""}};
  for (const auto& [name, beginning] : beginnings) {
    const auto outcome = document.export_to(folder / name, {.draw = {}, .width = 200});
    ASSERT_FALSE(outcome.refusal()) << name;
    EXPECT_THAT(contents(folder / name), testing::StartsWith(beginning));
    EXPECT_FALSE(contents(folder / name).empty()) << name;
  }
  EXPECT_TRUE(document.path().empty());
  EXPECT_TRUE(document.is_modified());
  EXPECT_TRUE(document.export_to(folder / "map.doc").refusal());
}

TEST_F(DocumentTest, OpensAndSavesPioneersMaps) {
  Document document(test::lone_island());
  ASSERT_FALSE(document.save_as(folder / "map.game").refusal());
  Opened opened = Document::open(folder / "map.game");
  ASSERT_TRUE(opened.document);
  opened.document->perform({{"x", {}}, {SetToken{opened.document->scenario().cells.begin()->first, {}}}});
  EXPECT_FALSE(opened.document->save().refusal());
}

TEST_F(DocumentTest, OpensByContentsWhatHasAnotherEndingAndSavesItInTheSameFormat) {
  for (const FileFormat format : scenario_formats()) {
    const fs::path file = folder / ("map." + std::string(info(format).id) + ".txt");
    write(file, encode(test::lone_island(), format).bytes);
    Opened opened = Document::open(file);
    ASSERT_TRUE(opened.document) << file;
    ASSERT_FALSE(opened.document->perform(repaint));
    ASSERT_FALSE(opened.document->save().refusal()) << file;
    EXPECT_EQ(contents(file), encode(opened.document->scenario(), format).bytes);
  }
}

TEST(DocumentFindings, FollowTheScenario) {
  Scenario scenario = test::sea_around(2);
  scenario.cells[{0, 0}] = {Terrain::Hills, 6, {}};
  scenario.cells[{1, 0}] = {Terrain::Forest, 5, {}};
  Document document(scenario);
  const auto red = [&] {
    const auto& findings = document.findings();
    return std::count_if(findings.begin(), findings.end(),
                         [](const Finding& f) { return f.requirement == "BASE-14"; });
  };
  EXPECT_TRUE(document.findings_are_stale());
  EXPECT_EQ(red(), 0);
  EXPECT_FALSE(document.findings_are_stale());
  document.perform({{"red", {}}, {SetToken{{1, 0}, 8}}});
  EXPECT_TRUE(document.findings_are_stale());
  EXPECT_EQ(red(), 1);
  document.history().undo();
  EXPECT_EQ(red(), 0);
}

/// The first finding that can be mended, in a scenario with a number on the sea.
Finding mendable(Document& document) {
  for (const Finding& finding : document.findings())
    if (finding.fix) return finding;
  throw std::runtime_error("nothing to mend");
}

TEST(DocumentFindings, AreMendedInOneStepNamedByTheFix) {
  Scenario scenario = test::lone_island();
  scenario.cells[{1, 0}].token = 5;
  Document document(scenario);
  const Finding finding = mendable(document);
  EXPECT_FALSE(document.apply_fix(finding));
  EXPECT_EQ(document.history().size(), 1U);
  EXPECT_EQ(document.history().label(0), finding.fix->label);
  for (const Finding& left : document.findings()) EXPECT_NE(left.identity(), finding.identity());
}

TEST(DocumentFindings, OfOneKindAreMendedTogetherInOneStepButNotTheAcceptedOnes) {
  Scenario scenario = test::lone_island();
  for (const Hex sea : {Hex{1, 0}, Hex{0, 1}, Hex{-1, 0}}) scenario.cells[sea].token = 5;
  scenario.accepted[{"base.numbers-on-producing-hexes", "hex 0,1"}] = "a mirage";
  Document document(scenario);
  const auto left = [&] {
    return std::ranges::count(document.findings(), "base.numbers-on-producing-hexes", &Finding::check);
  };
  ASSERT_EQ(left(), 3);
  const auto& findings = document.findings();
  const Finding kind = *std::ranges::find(findings, "base.numbers-on-producing-hexes", &Finding::check);
  EXPECT_FALSE(document.apply_fixes_of_kind(kind));
  EXPECT_EQ(left(), 1);
  EXPECT_EQ(document.history().size(), 1U);
  EXPECT_EQ(text(document.history().label(0)), "fix 2 problems: Numbers lie where something is yielded");
  document.history().undo();
  EXPECT_EQ(document.scenario(), scenario);
}

// Two harbors that crowd a third are two findings, and one of them goes with the other.
TEST(DocumentFindings, ThatAnotherFixHasMendedAreLeftAlone) {
  Scenario scenario;
  scenario.cells[{0, 0}].terrain = Terrain::Hills;
  for (const Direction side : all_directions) {
    scenario.cells[neighbour({0, 0}, side)].terrain = Terrain::Sea;
    scenario.harbors[Path({0, 0}, side)] = {opposite(side), HarborKind::Generic};
  }
  Document document(scenario);
  const auto crowded = [&] {
    return std::ranges::find(document.findings(), "base.harbors-spaced", &Finding::check);
  };
  ASSERT_NE(crowded(), document.findings().end());
  EXPECT_FALSE(document.apply_fixes_of_kind(Finding(*crowded())));
  EXPECT_EQ(crowded(), document.findings().end());
  EXPECT_EQ(document.scenario().harbors.size(), 3U);
}

TEST(DocumentFindings, AreAcceptedWithAReasonAndNoLonger) {
  Scenario scenario = test::lone_island();
  scenario.cells[{1, 0}].token = 5;
  Document document(scenario);
  const Finding finding = mendable(document);
  EXPECT_FALSE(document.accept(finding, "a mirage"));
  const auto again = [&] {
    for (const Finding& f : document.findings())
      if (f.identity() == finding.identity()) return f.accepted;
    return std::optional<std::string>("gone");
  };
  EXPECT_EQ(again(), "a mirage");
  EXPECT_FALSE(document.withdraw_acceptance(finding));
  EXPECT_EQ(again(), std::nullopt);
}

TEST(DocumentFindings, AreNotAcceptedWhenTheyAreErrors) {  // EDIT-02
  Scenario scenario = test::lone_island();
  scenario.cells[{0, 0}].token = 7;
  Document document(scenario);
  const auto findings = document.findings();
  const auto error = std::find_if(findings.begin(), findings.end(),
                                  [](const Finding& f) { return f.severity == Severity::Error; });
  ASSERT_NE(error, findings.end());
  EXPECT_TRUE(document.accept(*error, "lucky number"));
  EXPECT_EQ(document.scenario().accepted.size(), 0U);
}

}  // namespace
}  // namespace hexwright
