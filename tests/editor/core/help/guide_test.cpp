#include "editor/core/help/guide.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "editor/core/help/topics.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

void write(const fs::path& file, const std::string& text) {
  fs::create_directories(file.parent_path());
  std::ofstream(file) << text;
}

/// Three pages: a start, one about maps, and one that is only linked.
class GuideTest : public testing::Test {
 protected:
  GuideTest() {
    write(folder.path() / "contents.txt", "README\neditor/README\n\nmodel/README\n");
    write(folder.path() / "README.html", "<h1>Start</h1>\n<p>Two <em>lakes</em></p>\n");
    write(folder.path() / "editor/README.html",
          "<h1>Maps</h1>\n<p>All of it</p>\n<h2>Fog &amp; <code>gold</code></h2>\n<p>Lakes &lt; seas</p>\n"
          "<h2>Steps</h2>\n<p>one</p>\n<h2>Steps</h2>\n<p>two</p>\n");
    write(folder.path() / "model/README.html", "<h1>Engine</h1>\n<p>lakes</p>\n");
  }
  Guide guide() const { return Guide::read(folder.path(), "en").value(); }

  const test::TemporaryFolder folder;
};

std::vector<std::string> titles(const std::vector<const GuideSection*>& sections) {
  std::vector<std::string> result;
  for (const GuideSection* section : sections) result.push_back(section->title);
  return result;
}

TEST_F(GuideTest, HeadingsBecomeSectionsWithAnchors) {
  const Guide read = guide();
  const GuidePage& page = *read.find_page("editor/README");
  ASSERT_EQ(page.sections.size(), 4U);
  const GuideSection& fog = page.sections[1];
  EXPECT_EQ(fog.level, 2);
  EXPECT_EQ(fog.title, "Fog & gold");
  EXPECT_EQ(fog.place, (GuidePlace{"editor/README", "fog--gold"}));
  EXPECT_THAT(fog.text, HasSubstr("Lakes < seas"));
  EXPECT_THAT(page.html, HasSubstr("<h2><a name=\"fog--gold\">Fog &amp; <code>gold</code></a></h2>"));
  EXPECT_EQ(page.sections[3].place.anchor, "steps-1") << "the second of the same name";
}

TEST_F(GuideTest, SectionsAreFoundByTheirPlaces) {
  const Guide read = guide();
  EXPECT_EQ(read.find_section({"editor/README", ""})->title, "Maps");
  EXPECT_EQ(read.find_section({"editor/README", "steps"})->title, "Steps");
  EXPECT_EQ(read.find_section({"editor/README", "none"}), nullptr);
  EXPECT_EQ(read.find_section({"none", ""}), nullptr);
}

TEST_F(GuideTest, LinksLeadFromPageToPage) {
  const Guide read = guide();
  EXPECT_EQ(read.target("editor/README", "../model/README.md"), (GuidePlace{"model/README", ""}));
  EXPECT_EQ(read.target("README", "editor/README.md#steps"), (GuidePlace{"editor/README", "steps"}));
  EXPECT_EQ(read.target("editor/README", "#steps"), (GuidePlace{"editor/README", "steps"}));
  EXPECT_EQ(read.target("README", "#steps"), std::nullopt);
  EXPECT_EQ(read.target("README", "https://example.org"), std::nullopt);
}

TEST_F(GuideTest, SearchFindsTheSectionsWithAllWords) {
  const Guide read = guide();
  EXPECT_THAT(titles(read.search("")), ElementsAre("Start", "Maps", "Fog & gold", "Steps", "Steps"));
  EXPECT_THAT(titles(read.search("LAKES")), ElementsAre("Start", "Fog & gold"))
      << "model/README is not listed";
  EXPECT_THAT(titles(read.search("lakes gold")), ElementsAre("Fog & gold"));
  EXPECT_THAT(read.search("lakes none"), IsEmpty());
}

TEST_F(GuideTest, LettersOfGermanAreFoundInEitherCase) {
  write(folder.path() / "README.html", "<h1>Öffnen</h1>\n<p>3 × Süd</p>\n");
  EXPECT_EQ(guide_anchor("Öffnen und Süd"), "öffnen-und-süd");
  EXPECT_THAT(titles(guide().search("öffnen SÜD ×")), ElementsAre("Öffnen"));
}

TEST_F(GuideTest, PagesInTheLanguageTakeThePlaceOfTheEnglishOnes) {
  write(folder.path() / "contents.txt", "README\neditor/README\n\ninstaller/guide/de/editor/README\n");
  write(folder.path() / "installer/guide/de/editor/README.html",
        "<h1>Karten</h1>\n<h2>Nebel</h2>\n<h2>Schritte</h2>\n");
  const std::string german = "installer/guide/de/editor/README";
  const Guide read = Guide::read(folder.path(), "de").value();
  EXPECT_THAT(titles(read.search("")), ElementsAre("Start", "Karten", "Nebel", "Schritte"));
  EXPECT_EQ(read.in_its_language({"editor/README", "fog--gold"}), (GuidePlace{german, "nebel"}));
  EXPECT_EQ(read.in_its_language({"editor/README", ""}), (GuidePlace{german, "karten"}));
  EXPECT_EQ(read.in_its_language({"README", "start"}), (GuidePlace{"README", "start"})) << "in English only";
  EXPECT_EQ(read.in_its_language({"editor/README", "steps-1"}), (GuidePlace{"editor/README", "steps-1"}))
      << "a section that the German page lacks";
  EXPECT_EQ(read.target("README", "editor/README.md#steps"), (GuidePlace{german, "schritte"}));
  EXPECT_EQ(read.target(german, "../../../../editor/README.md"), (GuidePlace{"editor/README", ""}))
      << "meant as it is said";
  const Guide english = guide();
  EXPECT_EQ(english.in_its_language({"editor/README", "steps"}), (GuidePlace{"editor/README", "steps"}));
  EXPECT_THAT(titles(english.search("nebel")), IsEmpty());
}

TEST_F(GuideTest, AMissingPageIsRefused) {
  fs::remove(folder.path() / "editor/README.html");
  EXPECT_TRUE(Guide::read(folder.path(), "en").refusal());
  EXPECT_TRUE(Guide::read(folder.path() / "none", "en").refusal());
}

TEST(GuideOfTheProgram, ExplainsEveryTopic) {
  const auto read = Guide::read(HEXWRIGHT_GUIDE_FOLDER, "en");
  ASSERT_FALSE(read.refusal());
  const Guide& guide = read.value();
  for (const HelpTopic topic : all_help_topics()) {
    EXPECT_NE(guide.find_section(place_of(topic)), nullptr) << id(topic);
    EXPECT_EQ(find_help_topic(id(topic)), topic);
  }
  EXPECT_EQ(find_help_topic("none"), std::nullopt);
}

TEST(GuideOfTheProgram, ExplainsInGermanWhatDesignersDo) {
  const Guide guide = Guide::read(HEXWRIGHT_GUIDE_FOLDER, "de").value();
  EXPECT_EQ(guide.in_its_language(place_of(HelpTopic::Drawing)),
            (GuidePlace{"installer/guide/de/editor/README", "zeichnen"}));
  for (const HelpTopic topic : all_help_topics()) {
    const GuidePlace english = place_of(topic), place = guide.in_its_language(english);
    EXPECT_NE(guide.find_section(place), nullptr) << id(topic);
    if (english.page == "README" || english.page == "editor/README")
      EXPECT_EQ(place.page, "installer/guide/de/" + english.page) << id(topic);
  }
}

TEST(GuideOfTheProgram, HasTheTablesAndPicturesOfTheReadmes) {
  const Guide guide = Guide::read(HEXWRIGHT_GUIDE_FOLDER, "en").value();
  const GuidePage& page = *guide.find_page("editor/README");
  EXPECT_THAT(page.html, HasSubstr("<td>Ctrl+Alt+1</td>"));
  EXPECT_THAT(page.html, HasSubstr("<img src=\"../installer/screenshots/playtest.png\""));
  EXPECT_TRUE(fs::exists(guide.folder() / "installer/screenshots/playtest.png"));
  EXPECT_THAT(titles(guide.search("nine of ten frobnicate")), IsEmpty());
  EXPECT_THAT(titles(guide.search("ctrl+alt+1")), Contains("Analysis"));
}

}  // namespace
}  // namespace hexwright
