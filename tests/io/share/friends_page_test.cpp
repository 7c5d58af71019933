#include "io/share/friends_page.h"

#include <fstream>
#include <regex>
#include <sstream>

#include <gmock/gmock.h>

#include "io/share/share_text.h"

namespace hexwright {
namespace {

using testing::HasSubstr;
using testing::Not;

Scenario template_called(const std::string& name) {
  std::stringstream bytes;
  bytes << std::ifstream(std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml").rdbuf();
  return read_xml(bytes.str()).scenario;
}

std::ptrdiff_t count(const std::string& text, const std::string& part) {
  const std::regex pattern(part);
  return std::distance(std::sregex_iterator(text.begin(), text.end(), pattern), std::sregex_iterator());
}

TEST(FriendsPages, HaveTheBoardItsStepsItsRulesAndTheMap) {
  const Scenario scenario = template_called("volcano-3-4");
  const std::string page = friends_page(scenario, {});
  EXPECT_THAT(page, HasSubstr("<h1>" + scenario.details.title + "</h1>"));
  EXPECT_EQ(count(page, "<img "), 1);
  for (const char* id : {"needed", "steps", "founding", "rules", "text"})
    EXPECT_THAT(page, HasSubstr("<section id=\"" + std::string(id) + "\">")) << id;
  EXPECT_THAT(page, HasSubstr("erupt")) << "the rules of the module";
  EXPECT_THAT(page, HasSubstr(share_text(scenario)));
  EXPECT_THAT(page, Not(HasSubstr("<select"))) << "nothing is dealt";
  EXPECT_THAT(page, Not(HasSubstr("id=\"verdict\""))) << "nobody has played it";
}

TEST(FriendsPages, TakeNothingFromElsewhere) {
  const std::string page = friends_page(template_called("base-3-4"), {});
  EXPECT_EQ(count(page, "(src|href)=\"(?!data:)"), 0);
  EXPECT_EQ(count(page, "https?:"), 0);
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
}

TEST(FriendsPages, OfVariableMapsHaveDealsToChooseFromAndOfPlayedOnesAVerdict) {
  const Scenario scenario = template_called("base-3-4");
  const std::string page =
      friends_page(scenario, {{scenario, scenario, scenario}, {Message{"Seat 1 is ahead."}}});
  EXPECT_EQ(count(page, "<img "), 4);
  EXPECT_EQ(count(page, "<option "), 4);
  EXPECT_THAT(page, HasSubstr("<p>Seat 1 is ahead.</p>"));
}

TEST(FriendsPages, ShowTextsAsText) {
  Scenario scenario = template_called("base-3-4");
  scenario.details.title = "<script>alert(1)</script>";
  scenario.details.description = "a \"b\" & c";
  const std::string page = friends_page(scenario, {});
  EXPECT_THAT(page, Not(HasSubstr("<script>alert")));
  EXPECT_THAT(page, HasSubstr("a &quot;b&quot; &amp; c"));
  EXPECT_THAT(friends_page({}, {}), HasSubstr("Untitled scenario"));
}

}  // namespace
}  // namespace hexwright
