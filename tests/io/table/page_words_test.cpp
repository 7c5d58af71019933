#include "io/table/page_words.h"

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "io/table/page.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

std::string page_part(const std::string& name) {
  std::stringstream text;
  text << std::ifstream(HEXWRIGHT_SOURCE_DIR "/io/table/page/" + name).rdbuf();
  return text.str();
}

/// What the parts of the page look up: T("..."), T(is ? "..." : "..."), counted(n, "...", "...") and, in
/// HTML, {{...}}.
std::set<std::string> looked_up() {
  std::set<std::string> all;
  const auto add = [&](const std::string& part, const std::string& pattern) {
    const std::regex expression(pattern);
    for (auto found = std::sregex_iterator(part.begin(), part.end(), expression);
         found != std::sregex_iterator(); ++found)
      for (std::size_t i = 1; i < found->size(); ++i)
        if ((*found)[i].matched) all.insert((*found)[i]);
  };
  for (const char* name : {"basics.js", "board.js", "moment.js", "table.js", "notes.js"}) {
    const std::string part = page_part(name);
    add(part, R"re(\bT\((?:[^()"]*\? )?"([^"]*)"(?: : "([^"]*)")?)re");
    add(part, R"re(\bcounted\([^"]*"([^"]*)", "([^"]*)"\))re");
  }
  add(page_part("table.html"), R"re(\{\{(.*?)\}\})re");
  all.erase("en");
  return all;
}

TEST(PageWords, AreThoseThatThePageLooksUp) {
  std::set<std::string> listed;
  for (const std::string& each : page_texts())
    EXPECT_TRUE(listed.insert(each).second) << each << " is listed twice";
  const auto used = looked_up();
  EXPECT_GT(used.size(), 90U);
  EXPECT_EQ(listed, used);
}

/// As a translation that says of each text that it is one.
std::string marked(const std::string& pattern, const Plural* /*count*/) { return "<" + pattern + ">"; }

TEST(PageWords, ComeInTheLanguageOfTheTable) {
  const Game game(template_named("cities-and-knights-3-4"));
  const PageWords words = page_words(game, marked);
  EXPECT_EQ(words.texts.at("Turn {0}"), "<Turn {0}>");
  EXPECT_EQ(words.names.at("ore"), "<ore>");
  EXPECT_EQ(words.names.at("hills"), "<Hills>");
  EXPECT_EQ(words.names.at("year-of-plenty"), "<Year of plenty>");
  const std::string page = table_page("once", words);
  EXPECT_THAT(page, testing::HasSubstr("<h2>&lt;Take a seat&gt;</h2>"));
  EXPECT_THAT(page, testing::Not(testing::HasSubstr("{{")));
  EXPECT_THAT(page, testing::HasSubstr("\\u003cTurn {0}>")) << "nothing in the script looks like HTML";
}

}  // namespace
}  // namespace hexwright
