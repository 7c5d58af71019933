#include "io/pages/packs_page.h"

#include <filesystem>
#include <regex>

#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"
#include "tests/support/golden.h"

// Packs of own rules as a page for people.

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

own::Element written(const std::string& inside, const std::string& more = "title=\"Mine\"") {
  const LoadedPack loaded =
      read_pack("<rule-pack id=\"mine\" language=\"2\" " + more + ">" + inside + "</rule-pack>");
  EXPECT_THAT(loaded.problems, testing::IsEmpty());
  return loaded.pack;
}
std::string page_of(const own::Element& pack) { return packs_page(own::Packs({pack})); }

own::Element of_gallery(const std::string& id) {
  return read_pack(test::contents_of(fs::path(HEXWRIGHT_TEMPLATES) / "packs" / (id + ".hexrules"))).pack;
}

/// Elements that are open at its end, or closed without being open.
std::vector<std::string> unbalanced(const std::string& page) {
  static const std::regex tag(R"(<(/?)([a-z][a-z0-9]*)\b[^>]*>)");
  std::vector<std::string> open;
  for (std::sregex_iterator each(page.begin(), page.end(), tag), end; each != end; ++each) {
    const std::string name = (*each)[2];
    if (name == "meta" || name == "link") continue;
    if ((*each)[1].length() == 0)
      open.push_back(name);
    else if (open.empty() || open.back() != name)
      return {"/" + name};
    else
      open.pop_back();
  }
  return open;
}

TEST(PacksPage, NeedsNothingFromOutside) {
  int pages = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(HEXWRIGHT_TEMPLATES) / "packs")) {
    const own::Element pack = of_gallery(entry.path().stem().string());
    const std::string page = page_of(pack);
    EXPECT_THAT(page, AllOf(HasSubstr("<h1>"), Not(HasSubstr("http")), Not(HasSubstr("<script")),
                            Not(HasSubstr("url(")), Not(HasSubstr("src=")), Not(HasSubstr("@import"))));
    EXPECT_THAT(unbalanced(page), testing::IsEmpty()) << entry.path();
    ++pages;
  }
  EXPECT_GT(pages, 20);
}

TEST(PacksPage, HasDecksWithTheirCards) {
  const std::string page = page_of(of_gallery("fortunes"));
  EXPECT_THAT(page, HasSubstr("<h2>Decks</h2>\n<h3>Fortunes</h3>"));
  EXPECT_THAT(page, HasSubstr("<span>Windfall</span><span>× 2</span></b><p>When the card is drawn: whoever "
                              "draws it: take 2 brick or lumber.</p>"));
  EXPECT_THAT(page, HasSubstr("<b>A fortune</b>: When 7 or 12 is rolled: "));
  EXPECT_THAT(page_of(of_gallery("favours")),
              HasSubstr("<p>When the card is played: whoever plays it in the own turn: steal a card"));
}

TEST(PacksPage, HasTerrainsCountersAndActionsWithTheirPrice) {
  const std::string page = page_of(of_gallery("lake"));
  EXPECT_THAT(page, HasSubstr("style=\"background:#2F6F9F\"></span>Lake: its numbers are 2, 3, 11 and 12; it "
                              "yields nothing by itself."));
  EXPECT_THAT(page, HasSubstr("Fish: counted for each player, up to 30."));
  EXPECT_THAT(page, HasSubstr("<td><b>buy with fish</b></td><td>3 fish</td><td>In your turn you may buy"));
  EXPECT_THAT(page_of(of_gallery("trading-posts")), HasSubstr("Free port: with a building there"));
}

TEST(PacksPage, SaysOnWhichOptionAPartDepends) {
  const std::string page = page_of(written(R"(
    <option id="rounds" title="Rounds" kind="number" standard="2" least="1" most="10" value="3"/>
    <option id="wet" title="Wet" kind="yes-no" standard="no"/>
    <set what="hand-limit" to="9" if-option="wet"/><join numbers="2 12" if-option="!wet" note="Rare."/>)"));
  EXPECT_THAT(page, HasSubstr("<td>Rounds</td><td>3, of 1 to 10</td>"));
  EXPECT_THAT(page, HasSubstr("<td>Wet</td><td>no</td>"));
  EXPECT_THAT(page,
              HasSubstr("A 7 leaves 9 cards in hand.<p class=\"quiet\">Only with the option “Wet”.</p>"));
  EXPECT_THAT(page, HasSubstr("2 and 12. Note: Rare.<p class=\"quiet\">Only without the option “Wet”.</p>"));
}

/// Whatever may hold a text of the designer's holds one that would like to be HTML.
TEST(PacksPage, TextsOfDesignersStayTexts) {
  constexpr const char* in_file = "&lt;/style&gt;&lt;script&gt;x&amp;&quot;'&lt;img src=x onerror=y&gt;";
  const auto with = [&](std::string text) {
    return std::regex_replace(text, std::regex("HOSTILE"), in_file);
  };
  const own::Element pack =
      written(with(R"(<option id="o" title="HOSTILE" about="HOSTILE" kind="yes-no" standard="no"/>
    <terrain id="lake" title="HOSTILE" word="HOSTILE" colour="2F6F9F" note="HOSTILE"/>
    <marker id="m" title="HOSTILE" at="path" colour="2F6F9F"/>
    <harbor id="h" title="HOSTILE" rate="2" note="HOSTILE"/>
    <counter id="fish" title="HOSTILE" one="HOSTILE" many="HOSTILE" most="30"/>
    <deck id="d" title="HOSTILE" note="HOSTILE"/>
    <card id="c" title="HOSTILE" deck="d" note="HOSTILE" if-option="o"><gain counter="fish"/></card>
    <award id="a" title="HOSTILE" by="counter:fish" least="2" points="1" note="HOSTILE"/>
    <rule id="r" title="HOSTILE" note="HOSTILE"><when event="built" beside="harbor:h" marker="m" terrain="lake"
      area="HOSTILE"/><draw deck="d"/></rule>
    <action id="s" title="HOSTILE" cost="3 fish" note="HOSTILE"><take what="any"/></action>
    <check id="k" title="HOSTILE"><if terrain="lake" at-least="1"/></check>)"),
              with("title=\"HOSTILE\" about=\"HOSTILE\" author=\"HOSTILE\" version=\"HOSTILE\""));
  const std::string page = page_of(pack);
  EXPECT_THAT(page, AllOf(Not(HasSubstr("<script")), Not(HasSubstr("<img")), Not(HasSubstr("x&\""))));
  EXPECT_THAT(unbalanced(page), testing::IsEmpty());
  EXPECT_EQ(page.find("</style>"), page.rfind("</style>"));
  EXPECT_THAT(page, HasSubstr("<h1>&lt;/style&gt;&lt;script&gt;x&amp;&quot;"));
}

TEST(PacksPage, CardsOfSitesHaveTheRulesAboutThem) {
  const std::string page = packs_page(own::Packs({of_gallery("outposts")}));
  EXPECT_THAT(
      page, HasSubstr("<span>Wolves</span><span>× 1</span></b><p>When 4 is rolled: each player, for each own "
                      "building where the card Wolves is its card: pay 1 card of choice.</p></div>"));
  EXPECT_THAT(page,
              HasSubstr("<span>Gold in the stream</span><span>× 1</span></b><p>When the card is drawn for a "
                        "site: whoever draws it: take 1 card of choice.</p><p>When 2 or 12 is rolled"));
}

TEST(PacksPage, IsOfOnePackOrOfAll) {
  const own::Packs packs({of_gallery("lake"), of_gallery("fortunes")});
  EXPECT_THAT(packs_page(packs), AllOf(HasSubstr("<title>Lakes, Fortunes</title>"), HasSubstr("Windfall")));
  EXPECT_THAT(packs_page(packs, "lake"),
              AllOf(HasSubstr("<title>Lakes</title>"), Not(HasSubstr("Windfall"))));
}

}  // namespace
}  // namespace hexwright
