#include "model/scenario/limits.h"

#include "io/xml/scan.h"
#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> reported_about(const std::string& xml) {
  std::vector<std::string> lines;
  for (const Problem& problem : read_xml(xml).problems) lines.push_back(text(problem, "x"));
  return lines;
}

std::string repeated(std::size_t times, std::string_view text) {
  std::string all;
  all.reserve(times * text.size());
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

std::string scenario_of(const std::string& body) { return "<scenario version='2'>" + body + "</scenario>"; }

std::string cells(std::size_t count) {
  std::string body = "<cells>\n";
  for (std::size_t i = 0; i < count; ++i)
    body += "<cell q='" + std::to_string(i % 1000) + "' r='" + std::to_string(i / 1000) + "'/>\n";
  return scenario_of(body + "</cells>");
}

TEST(XmlLimits, RefuseAFileThatIsTooLarge) {
  const std::string large(max_xml_bytes + 1, ' ');
  EXPECT_THAT(reported_about(large),
              ElementsAre("x:1:1: error: the file is too large: 67108865 bytes, 67108864 at most"));
}

TEST(XmlLimits, RefuseTooManyElementsBeforeTheyAreRead) {
  EXPECT_THAT(reported_about(scenario_of(repeated(ScanLimits().elements, "<a/>"))),
              ElementsAre("x:1:8000019: error: the file has more than 2000000 elements"));
}

TEST(XmlLimits, RefuseTooManyAttributesBeforeTheyAreRead) {
  const auto element = "<a" + repeated(max_xml_attributes_each, " b=''") + "/>";
  const auto reported =
      reported_about(scenario_of(repeated(ScanLimits().attributes / max_xml_attributes_each + 1, element)));
  ASSERT_EQ(reported.size(), 1U);
  EXPECT_THAT(reported.front(), testing::HasSubstr("<a> comes with too many attributes"));
}

/// What a pack may hold is far less than a map, and what is more costs nothing.
TEST(XmlLimits, RefuseLargePacksBeforeTheyAreRead) {  // OWN-18
  const auto said = [](const std::string& inside) {
    std::vector<std::string> lines;
    for (const Problem& each :
         read_pack("<rule-pack id='a' title='A' language='1'>" + inside + "</rule-pack>").problems)
      lines.push_back(text(each, "x"));
    return lines;
  };
  EXPECT_THAT(said(repeated(own::most_elements, "<bots/>")),
              testing::Contains(testing::HasSubstr("the file has more than 2001 elements")).Times(0));
  EXPECT_THAT(said(repeated(own::most_elements + 1, "<bots/>")),
              ElementsAre(testing::HasSubstr("the file has more than 2001 elements")));
  EXPECT_THAT(said(repeated(max_pack_bytes, " ")), ElementsAre(testing::HasSubstr("the file is too large")));
  EXPECT_THAT(said(repeated(400, "<bots" + repeated(21, " b=''") + "/>")),
              ElementsAre(testing::HasSubstr("comes with too many attributes")));
}

TEST(XmlLimits, RefuseDeepNesting) {
  const auto reported = reported_about("<scenario version='2'>" + repeated(1'000'000, "<a>"));
  ASSERT_EQ(reported.size(), 1U);
  EXPECT_THAT(reported.front(), testing::HasSubstr("elements are nested more than 32 deep"));
}

TEST(XmlLimits, TakeTheLargestBoard) {
  const auto loaded = read_xml(cells(limits::cells));
  EXPECT_THAT(loaded.problems, IsEmpty());
  EXPECT_EQ(loaded.scenario.cells.size(), limits::cells);
}

TEST(XmlLimits, RefuseALargerBoard) {
  EXPECT_THAT(reported_about(cells(limits::cells + 1)),
              ElementsAre("x:1:23: error: <cells> holds more than 250000 places"));
}

TEST(XmlLimits, RefuseTooManyNames) {
  std::string body = "<stacks>\n";
  for (std::size_t i = 0; i <= limits::named_things; ++i)
    body += "<stack name='" + std::to_string(i) + "'/>\n";
  EXPECT_THAT(reported_about(scenario_of(body + "</stacks>")),
              ElementsAre("x:1002:1: error: at most 1000 of one kind can be named"));
}

TEST(XmlLimits, ListAThousandProblemsAndCountTheRest) {
  const auto reported = reported_about(scenario_of("<cells>" + repeated(5000, "<cell/>") + "</cells>"));
  EXPECT_EQ(reported.size(), 1001U);
  EXPECT_EQ(reported.back(), "x: error: 9000 more problems are not listed");
}

TEST(XmlTexts, ThatActOnWhatShowsThemAreKeptWithAWarningAtTheirPlace) {
  const std::string strange = "a\u202Eb";
  const std::string xml =
      "<scenario version='2'>\n<details title='" + strange + "' author='\u009B2J'>\n<description>" + strange +
      "\n\u2066</description></details>\n<areas><area name='\u200F'/></areas>\n</scenario>";
  EXPECT_THAT(
      reported_about(xml),
      ElementsAre(testing::StartsWith("x:2:17: warning: title holds \\u202E, a character that is not shown"),
                  testing::StartsWith("x:2:32: warning: author holds \\u009B, "),
                  testing::StartsWith("x:3:1: warning: description holds \\u202E, "),
                  testing::StartsWith("x:5:20: warning: name holds \\u200F, ")));
  const auto loaded = read_xml(xml);
  EXPECT_EQ(loaded.scenario.details.title, strange);
  EXPECT_EQ(read_xml(write_xml(loaded.scenario)).scenario, loaded.scenario);
}

TEST(XmlTexts, ThatActOnWhatShowsThemNeverMakeAFileUnreadable) {
  std::string body = "<token-pools>";
  for (int i = 0; i < 999; ++i) body += "<pool name='\u202E" + std::to_string(i) + "'/>";
  body += "</token-pools><cells>";
  for (int i = 0; i < 5000; ++i)
    body += "<cell q='" + std::to_string(i) + "' r='0' token-pool='\u202E" + std::to_string(i % 999) + "'/>";
  const auto loaded = read_xml(scenario_of(body + "</cells>"));
  EXPECT_FALSE(has_errors(loaded.problems));
  EXPECT_EQ(loaded.problems.size(), 20U);
}

// A file in the worst order is not to take quadratic time: this would take minutes.
TEST(XmlLimits, ReadABoardWrittenBackwards) {
  std::string body = "<cells>";
  for (int i = limits::cells; i-- > 0;)
    body += "<cell q='" + std::to_string(i % 500) + "' r='" + std::to_string(i / 500) + "'/>";
  body += "</cells><closed-to-founding>";
  for (int i = limits::cells; i-- > 0;)
    body +=
        "<intersection q='" + std::to_string(i % 500) + "' r='" + std::to_string(i / 500) + "' corner='n'/>";
  const auto loaded = read_xml(scenario_of(body + "</closed-to-founding>"));
  EXPECT_THAT(loaded.problems, IsEmpty());
  EXPECT_EQ(loaded.scenario.cells.size(), limits::cells);
  EXPECT_EQ(loaded.scenario.closed_to_founding.size(), limits::cells);
}

}  // namespace
}  // namespace hexwright
