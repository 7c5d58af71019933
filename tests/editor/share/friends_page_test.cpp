#include "io/share/friends_page.h"

#include <fstream>

#include <gmock/gmock.h>

#include "editor/core/document/document.h"
#include "editor/core/document/template_catalogue.h"
#include "editor/core/pictures/sample_deal.h"
#include "tests/support/outside.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/web_driver.h"

// The page for friends in a real browser, from a file. Pictures of it are left in the folder of the build.

namespace hexwright::test {
namespace {

Scenario scenario_of(const std::string& name) {
  return Document::open(find_template(name).value().file).document->scenario();
}

class FriendsPage : public testing::Test {
 protected:
  void SetUp() override {
    HEXWRIGHT_LOOKS_THROUGH_ANOTHER_PROGRAM();
    HEXWRIGHT_NEEDS_TOOL("chromium");
    HEXWRIGHT_NEEDS_TOOL("chromedriver");
  }
  std::string page_of(const std::string& name) const {
    const Scenario scenario = scenario_of(name);
    const auto file = folder_ / (name + ".html");
    std::ofstream(file) << friends_page(scenario, {sample_boards(scenario, 1, 3), {}});
    return "file://" + file.string();
  }
  static void keep(const std::string& name, const std::string& picture) {
    std::ofstream(name, std::ios::binary) << picture;
  }
  const TemporaryFolder folder_;
};

TEST_F(FriendsPage, ShowsTheBoardAndItsDealsOnPhonesAndLaptopsWithoutTheNet) {
  const std::string address = page_of("fog-islands-4-variable");
  int number = 0;
  for (const Browser::Window window : {Browser::Window{.width = 390, .height = 844, .phone = true},
                                       Browser::Window{.width = 1280, .height = 800}}) {
    Browser page(window);
    page.open(address);
    ASSERT_TRUE(page.wait_for("document.querySelector('#view img.shown').naturalWidth > 0"));
    EXPECT_EQ(page.run("return Math.max(0, document.documentElement.scrollWidth - innerWidth)"), 0);
    EXPECT_EQ(page.run("return document.querySelectorAll('#view img').length"), 4);
    EXPECT_EQ(page.run("return performance.getEntriesByType('resource').filter(each => "
                       "!each.name.startsWith('data:')).length"),
              0)
        << "nothing is asked for elsewhere";
    keep("friends-" + std::to_string(++number) + ".png", page.screenshot());
    page.run(
        "const deal = document.getElementById('deal'); deal.value = '2'; deal.dispatchEvent(new "
        "Event('change'))");
    EXPECT_EQ(page.run("return [...document.querySelectorAll('#view img')].findIndex(each => "
                       "each.classList.contains('shown'))"),
              2);
    page.click("#closer");
    EXPECT_EQ(
        page.run("return document.querySelector('#view img.shown').style.transform.includes('scale(1.5)')"),
        true);
    page.click("#whole");
    EXPECT_EQ(
        page.run("return document.querySelector('#view img.shown').style.transform.includes('scale(1)')"),
        true);
    keep("friends-deal-" + std::to_string(number) + ".png", page.screenshot());
    EXPECT_THAT(page.complaints(), testing::IsEmpty());
  }
}

TEST(SampleBoards, ShowNothingThatLiesFaceDown) {
  const Scenario fog = scenario_of("fog-islands-4-variable");
  const auto boards = sample_boards(fog, 1, 4);
  ASSERT_EQ(boards.size(), 4U);
  EXPECT_NE(boards[0], boards[1]);
  int hidden = 0;
  for (const auto& [hex, cell] : fog.cells) {
    if (cell.stack.empty()) continue;
    ++hidden;
    for (const Scenario& board : boards) EXPECT_EQ(board.cells.at(hex).stack, cell.stack);
  }
  EXPECT_GT(hidden, 0);
  EXPECT_TRUE(sample_boards(scenario_of("base-3-4"), 1, 4).empty()) << "it always lies the same";
}

}  // namespace
}  // namespace hexwright::test
