#include <fstream>

#include <gmock/gmock.h>

#include "tests/editor/table/hosted.h"
#include "tests/support/outside.h"
#include "tests/support/relay.h"
#include "tests/support/templates.h"
#include "tests/support/web_driver.h"

// The page in a real browser. Pictures of what it looked like are left in the folder of the build.

namespace hexwright::test {
namespace {

using testing::IsEmpty;

/// Clicks what the page offers, over and over, as somebody in a hurry would: on the board, and on buttons.
constexpr const char* clicker = R"js(
window.clicks = 0;
setInterval(() => {
  if (!document.body.classList.contains("mine")) return;
  const named = document.querySelector("#naming button");
  if (named) { named.click(); return; }
  const usable = element => !element.disabled;
  const spots = [...document.querySelectorAll("#spots:not(.locked) .spot")];
  let buttons = [...document.querySelectorAll("#choices button")].filter(usable);
  if (!spots.length && !buttons.length || Math.random() < 0.1) {
    document.querySelectorAll("#choices details").forEach(each => each.open = true);
    buttons = [...document.querySelectorAll("#choices button")].filter(usable);
  }
  const here = [...document.querySelectorAll("#here:not([hidden]) button[data-choice]")].filter(usable);
  const busy = buttons.filter(each => !/^(end|offer|give|withdraw)/i.test(each.textContent));
  const from = [here, spots, busy, buttons].find(each => each.length) || [];
  const chosen = from[Math.floor(Math.random() * from.length)];
  if (!chosen) return;
  ++window.clicks;
  chosen.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}, 4);)js";

void keep(const std::string& name, const std::string& picture) {
  std::ofstream(name, std::ios::binary) << picture;
}

class Page : public testing::Test {
 protected:
  void SetUp() override {
    HEXWRIGHT_LOOKS_THROUGH_ANOTHER_PROGRAM();
    HEXWRIGHT_NEEDS_TOOL("chromium");
    HEXWRIGHT_NEEDS_TOOL("chromedriver");
  }
  static void expect_fits(Browser& page) {
    EXPECT_EQ(page.run("return Math.max(0, document.documentElement.scrollWidth - innerWidth)"), 0);
    EXPECT_EQ(
        page.run(
            "return [...document.querySelectorAll('button, summary')].filter(each => each.offsetParent && "
            "each.getBoundingClientRect().height < 36).length"),
        0)
        << "what is touched is large enough";
    EXPECT_THAT(page.run("return [...document.querySelectorAll('button, .spot, input')].filter(each => "
                         "!(each.ariaLabel || each.textContent || each.labels && each.labels.length))"
                         ".map(each => each.outerHTML)"),
                IsEmpty())
        << "what is used has a name";
  }
  static std::string link(const HostedTable& table, const std::string& token) {
    return "http://" + table.address() + "/#" + token;
  }
  static constexpr Browser::Window phone{.width = 390, .height = 844, .phone = true};
  static constexpr Browser::Window laptop{.width = 1280, .height = 800};
};

class PlayedPage : public Page, public testing::WithParamInterface<std::string> {};

TEST_P(PlayedPage, PlaysAGameToItsEndByWhatItOffers) {
  const std::string name = GetParam();
  HostedTable table(name, {"", "", "settler", "program:" HEXWRIGHT_TEST_BOT},
                    {.seed = 21, .time_for_notes = std::chrono::minutes(5)});
  {
    Browser one(phone), two(laptop);
    one.open(link(table, table.links().guests));
    ASSERT_TRUE(one.wait_for("document.querySelector('#free button')"));
    keep("table-" + name + "-door.png", one.screenshot());
    one.type("#name", "Ada");
    one.click("#free button");
    two.open(link(table, table.token(1)));
    ASSERT_TRUE(one.wait_for("document.querySelector('.spot')"));
    ASSERT_TRUE(two.wait_for("document.querySelector('#seats li')"));
    expect_fits(one);
    expect_fits(two);
    keep("table-" + name + "-phone-founding.png", one.screenshot());
    one.run(clicker);
    two.run(clicker);
    ASSERT_TRUE(one.wait_for("document.querySelectorAll('#log li').length > 150", 120));
    expect_fits(one);
    expect_fits(two);
    keep("table-" + name + "-phone.png", one.screenshot());
    keep("table-" + name + "-laptop.png", two.screenshot());
    ASSERT_TRUE(
        two.wait_for("document.getElementById('connection').textContent === 'the game is over'", 240));
    ASSERT_TRUE(one.wait_for("document.getElementById('connection').textContent === 'the game is over'", 10));
    EXPECT_GT(one.run("return window.clicks"), 20);
    one.type("#note-words", "too many fields");
    expect_fits(one);
    keep("table-" + name + "-end-phone.png", one.screenshot());
    keep("table-" + name + "-end.png", two.screenshot());
    one.click("#note-send");
    EXPECT_TRUE(one.wait_for("document.getElementById('noted').textContent"));
    EXPECT_THAT(one.complaints(), IsEmpty());
    EXPECT_THAT(two.complaints(), IsEmpty());
  }
  table.wait();
  EXPECT_TRUE(table.game().is_over());
  EXPECT_EQ(table.game().name(SeatId(0)), "Ada");
  const auto read = GameLog::read(table.record());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(read));
  ASSERT_EQ(std::get<PlaySession>(read).notes().size(), 1U);
  EXPECT_EQ(std::get<PlaySession>(read).notes()[0].by, "Ada");
}

std::vector<std::string> templates_for_pages() {
  if (!is_full_check()) return {"base-3-4", "cities-and-knights-3-4"};
  return {"base-3-4", "spices-fog-islands-4", "cities-and-knights-3-4", "pirate-islands-3-4"};
}
INSTANTIATE_TEST_SUITE_P(Templates, PlayedPage, testing::ValuesIn(hexwright::in_turn(templates_for_pages())),
                         parameter_name);

TEST_F(Page, ComesBackByItselfAndShowsWhatWasMissed) {
  HostedTable table("base-3-4", {"", "settler", "settler"}, 2);
  Browser page(laptop);
  page.open(link(table, table.token(0)));
  ASSERT_TRUE(page.wait_for("document.body.classList.contains('mine')"));
  const int cuts = is_full_check() ? 100 : 5;
  for (int n = 0; n < cuts; ++n) {
    table.close();
    ASSERT_TRUE(page.wait_for("document.body.classList.contains('away')"));
    table.reopen();
    ASSERT_TRUE(page.wait_for("!document.body.classList.contains('away')"));
  }
  page.click("#choices summary");
  ASSERT_TRUE(page.wait_for("document.querySelector('#choices button')"));
  page.click("#choices button");
  EXPECT_TRUE(page.wait_for("document.querySelectorAll('#log li').length > 1"));
  EXPECT_EQ(page.run("return document.getElementById('connection').textContent"), "connected");
}

TEST_F(Page, ComesBackForItsNoteWhenTheConnectionIsLostAtTheEnd) {
  HostedTable table("base-3-4", {"", "settler", "settler"},
                    {.seed = 2, .time_for_notes = std::chrono::minutes(5)});
  Relay relay(table.address());
  Browser page(laptop);
  page.open("http://" + relay.address() + "/#" + table.token(0));
  ASSERT_TRUE(page.wait_for("document.body.classList.contains('mine')"));
  page.run(clicker);
  ASSERT_TRUE(page.wait_for("document.body.classList.contains('over')", 200));
  relay.cut();
  ASSERT_TRUE(page.wait_for("document.body.classList.contains('away')"));
  ASSERT_TRUE(page.wait_for("!document.body.classList.contains('away')"));
  page.type("#note-words", "a long game");
  page.click("#note-send");
  ASSERT_TRUE(page.wait_for("document.getElementById('noted').textContent"));
  table.close();
  const auto read = GameLog::read(table.record());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(read));
  ASSERT_EQ(std::get<PlaySession>(read).notes().size(), 1U);
}

TEST_F(Page, TakesBackWhatTheOthersAgreeTo) {
  HostedTable table("base-3-4", {"", "", "settler", "settler"}, 2);
  Browser one(phone), two(laptop);
  one.open(link(table, table.token(0)));
  two.open(link(table, table.token(1)));
  ASSERT_TRUE(one.wait_for("document.querySelector('.spot')"));
  ASSERT_TRUE(two.wait_for("document.querySelector('#seats li')"));
  one.click("#choices summary");
  ASSERT_TRUE(one.wait_for("document.querySelector('#choices button')"));
  one.click("#choices button");
  ASSERT_TRUE(one.wait_for("document.querySelector('#take-back button')"));
  EXPECT_EQ(one.run("return document.querySelector('#take-back button').textContent"),
            "Ask to take back what I did");
  EXPECT_EQ(two.run("return document.querySelectorAll('#take-back button').length"), 0);
  one.click("#take-back button");
  ASSERT_TRUE(two.wait_for("document.querySelectorAll('#take-back button').length === 2"));
  expect_fits(one);
  expect_fits(two);
  keep("table-take-back-phone.png", one.screenshot());
  keep("table-take-back-laptop.png", two.screenshot());
  ASSERT_TRUE(two.wait_for("document.querySelectorAll('#log li').length === 2"));
  two.click("#take-back button");
  EXPECT_TRUE(one.wait_for("document.querySelectorAll('#log li').length === 0"));
  EXPECT_TRUE(two.wait_for("document.getElementById('take-back').hidden"));
  EXPECT_TRUE(one.wait_for("document.body.classList.contains('mine')"));
  EXPECT_THAT(one.complaints(), IsEmpty());
}

TEST_F(Page, LeavesANoteAtThePlaceThatIsPointedAt) {
  HostedTable table("base-3-4", {"", "settler", "settler"}, 2);
  Browser page(phone);
  page.open(link(table, table.token(0)));
  ASSERT_TRUE(page.wait_for("document.querySelector('.spot')"));
  page.click("#note summary");
  page.type("#note-words", "nobody goes there");
  page.click("#note-point");
  page.click(".spot");
  ASSERT_TRUE(page.wait_for("document.querySelector('.pin')"));
  expect_fits(page);
  keep("table-note-phone.png", page.screenshot());
  page.click("#note-send");
  ASSERT_TRUE(page.wait_for("document.getElementById('noted').textContent"));
  EXPECT_FALSE(page.run("return document.querySelector('.pin') !== null").get<bool>());
  table.close();
  const auto read = GameLog::read(table.record());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(read));
  const auto& session = std::get<PlaySession>(read);
  EXPECT_EQ(session.position(), 0U) << "to point at a place is no decision";
  ASSERT_EQ(session.notes().size(), 1U);
  EXPECT_EQ(session.notes()[0].words, "nobody goes there");
  EXPECT_TRUE(std::holds_alternative<Intersection>(session.notes()[0].place));
  EXPECT_THAT(page.complaints(), IsEmpty());
}

/// What a translation would say, so that what is not translated is seen.
std::string marked(const std::string& pattern, const Plural* /*count*/) { return "»" + pattern + "«"; }

TEST_F(Page, SpeaksTheLanguageOfTheTable) {
  HostedTable table("cities-and-knights-3-4", {"", "settler", "settler"}, {.seed = 2, .translate = marked});
  Browser page(phone);
  page.open(link(table, table.token(0)));
  ASSERT_TRUE(page.wait_for("document.querySelector('.spot')"));
  page.run("document.querySelectorAll('details').forEach(each => each.open = true)");
  ASSERT_TRUE(page.wait_for("document.querySelector('#choices .group button')"));
  // What people wrote, such as names and the title, and bare numbers are in no language.
  const auto untranslated = page.run(R"js(
    const known = /»|^[\s\d+−⤢:·.,()-]*$/;
    const all = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement.closest("script, style, .who, #title") && !known.test(node.data)) all.push(node.data);
    for (const each of document.querySelectorAll("[aria-label]")) if (!known.test(each.ariaLabel)) all.push(each.ariaLabel);
    return all;)js");
  EXPECT_THAT(untranslated, IsEmpty()) << untranslated.dump();
  expect_fits(page);
  keep("table-translated-phone.png", page.screenshot());
}

TEST_F(Page, TellsTheOlderOfTwoWindowsThatTheSeatPlaysElsewhere) {
  HostedTable table("base-3-4", {"", "settler", "settler"}, 2);
  Browser older(laptop), newer(phone);
  older.open(link(table, table.token(0)));
  ASSERT_TRUE(older.wait_for("document.body.classList.contains('mine')"));
  newer.open(link(table, table.token(0)));
  EXPECT_TRUE(older.wait_for("document.getElementById('elsewhere').open"));
  EXPECT_TRUE(newer.wait_for("document.body.classList.contains('mine')"));
  older.click("#here-again");
  EXPECT_TRUE(newer.wait_for("document.getElementById('elsewhere').open"));
}

TEST_F(Page, ShowsNamesAsTextAndLooksDarkOnADarkScreen) {
  HostedTable table("base-3-4", {"", "settler", "settler"}, 2);
  auto guest = table.client(0);
  guest.send({{"hexwright", "take"}, {"seat", 0}, {"name", "<img src=x onerror=1>"}});
  ASSERT_TRUE(guest.next("decide"));
  Browser page({.width = 1280, .height = 800, .dark = true});
  page.open(link(table, table.links().watchers));
  ASSERT_TRUE(page.wait_for("document.querySelector('#seats li')"));
  EXPECT_EQ(page.run("return document.querySelectorAll('#seats img').length"), 0);
  EXPECT_EQ(page.run("return getComputedStyle(document.documentElement).backgroundColor"), "rgb(20, 24, 28)");
  EXPECT_EQ(page.run("return document.querySelectorAll('.spot, #choices button').length"), 0)
      << "who watches plays not";
  keep("table-dark.png", page.screenshot());
}

}  // namespace
}  // namespace hexwright::test
