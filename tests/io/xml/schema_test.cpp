#include <regex>
#include <set>

#include "tests/io/xml/schema_folder.h"

namespace hexwright {
namespace {

using Schema = test::SchemaFolder;

TEST_F(Schema, IsTheOneThatIsPublished) {
  EXPECT_EQ(xml_schema(), test::contents_of(HEXWRIGHT_SOURCE_DIR "/io/xml/hexwright.xsd"));
}

// EDIT-03: with a published schema.
TEST_F(Schema, AcceptsWhatIsWritten) {
  put("full.xml", write_xml(test::full_scenario()));
  std::size_t number = 0;
  for (const Scenario& scenario : test::generated_scenarios(400))
    put("generated-" + std::to_string(++number) + ".xml", write_xml(scenario));
  EXPECT_EQ(validator_on(in_folder("*.xml")), "");
}

TEST_F(Schema, AcceptsEveryTemplate) { EXPECT_EQ(validator_on("'" HEXWRIGHT_TEMPLATES "'/*.xml"), ""); }

struct Spelled {
  std::string what;  ///< the attribute with its value
  std::string xml;
};

/// The full scenario once for each attribute of each kind of element and each way to write its value.
std::vector<Spelled> spelled_otherwise() {
  const auto xml = write_xml(test::full_scenario());
  const std::regex attribute(R"re( ([a-z-]+)="([^"]*)")re");
  std::set<std::string> seen;
  std::vector<Spelled> all;
  for (std::sregex_iterator found(xml.begin(), xml.end(), attribute), end; found != end; ++found) {
    const std::string name = found->str(1), value = found->str(2);
    const auto at = static_cast<std::size_t>(found->position(2));
    const auto tag = xml.rfind('<', at);
    const auto element = xml.substr(tag, xml.find(' ', tag) - tag);
    if (element == "<?xml" || !seen.insert(element + " " + name).second) continue;
    const auto spell = [&](const std::string& other) {
      all.push_back(
          {element + " " + name + "=\"" + other + "\"", std::string(xml).replace(at, value.size(), other)});
    };
    for (const char* before : {" ", "&#9;", "&#10;", "&#13;", "&#127;", "+", "+-", "- ", "+ ", "0", "0x"})
      spell(before + value);
    for (const char* after : {"", " ", "&#9;", "&#10;", ".0", "+"}) spell(value + after);
    spell("\n " + value + "  ");
    spell("");
    if (element == "<dealt")
      for (const char* none : {"-0", "+0", "-00", "+-0"}) spell(none);
  }
  return all;
}

TEST_F(Schema, AcceptsOwnRulesAndRefusesWordsThatTheyHaveNot) {  // OWN-12
  EXPECT_EQ(validator_on("'" HEXWRIGHT_FIXTURES "/own-boards'/*.xml"), "");
  std::string xml = test::contents_of(HEXWRIGHT_FIXTURES "/own-boards/three-banks.xml");
  xml.replace(xml.find("<when event="), 12, "<when evnt=");
  put("wrong.xml", xml);
  EXPECT_NE(validator_on(in_folder("wrong.xml")), "");
}

// EDIT-03: schema and reader agree on what is a number, a name, a line, a word and a list of them.
TEST_F(Schema, AgreesWithTheReaderOnEverySpellingOfEveryAttribute) {
  const auto all = spelled_otherwise();
  ASSERT_GT(all.size(), 900U);
  for (std::size_t i = 0; i < all.size(); ++i) put("spelled-" + std::to_string(i) + ".xml", all[i].xml);
  const auto reported = validator_on(in_folder("spelled-*.xml"));
  std::size_t accepted = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool fails =
        reported.find("/spelled-" + std::to_string(i) + ".xml fails to validate") != std::string::npos;
    const auto problems = read_xml(all[i].xml).problems;
    accepted += fails ? 0 : 1;
    EXPECT_EQ(fails, !problems.empty())
        << all[i].what << "\n"
        << (problems.empty() ? "the reader says nothing" : text(problems.front(), "it"));
  }
  EXPECT_GT(accepted, all.size() / 10);
}

TEST_F(Schema, MayBeNamedInAFileThatItAndTheReaderAcceptSilently) {
  auto xml = write_xml(test::full_scenario());
  const std::string_view root = "<scenario";
  xml.insert(xml.find(root) + root.size(),
             " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:x=\"urn:x\""
             " xsi:noNamespaceSchemaLocation=\"hexwright.xsd\" xsi:schemaLocation=\"urn:x x.xsd\"");
  put("named.xml", xml);
  EXPECT_EQ(validator_on(in_folder("named.xml")), "");
  const auto loaded = read_xml(xml);
  EXPECT_THAT(loaded.problems, testing::IsEmpty());
  EXPECT_EQ(loaded.scenario, test::full_scenario());
  const auto other = read_xml("<scenario version=\"2\" xmlns:a=\"urn:x\" a:schemaLocation=\"x\"/>");
  EXPECT_THAT(other.problems, testing::SizeIs(1));
}

TEST_F(Schema, GoesWithEveryLabelOfUtf8) {
  for (const char* label : {"UTF-8", "utf-8", "utf8", "utf_8", "us-ascii"})
    EXPECT_THAT(
        read_xml(std::string("<?xml version='1.0' encoding='") + label + "'?><scenario version=\"2\"/>")
            .problems,
        testing::IsEmpty())
        << label;
}

/// A scenario with one thing changed that the reader refuses; the schema is to refuse it as well.
class SchemaRefuses : public Schema,
                      public testing::WithParamInterface<std::pair<const char*, const char*>> {};

TEST_P(SchemaRefuses, WhatTheReaderRefuses) {
  const auto [before, after] = GetParam();
  auto xml = write_xml(test::full_scenario());
  const auto at = xml.find(before);
  ASSERT_NE(at, std::string::npos) << before;
  xml.replace(at, std::string_view(before).size(), after);
  put("changed.xml", xml);
  EXPECT_NE(validator_on(in_folder("changed.xml")), "");
  EXPECT_FALSE(read_xml(xml).problems.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Changes, SchemaRefuses,
    testing::Values(
        std::pair("version=\"3\"", "version=\"5\""), std::pair("kind=\"corner-pips\"", "kind=\"corner\""),
        std::pair("limit=\"10\"", "limit=\"ten\""), std::pair("weight=\"5\"", "weight=\"0\""),
        std::pair("locked r=\"-2\"", "locked s=\"-2\""),
        std::pair("seed=\"18446744073709551615\"", "seed=\"-1\""),
        std::pair("<cells>", "<cells speed=\"1\">"), std::pair("q=\"1\" r=\"-2\"", "q=\"0\" r=\"-2\""),
        std::pair("q=\"1\" r=\"-2\"", "q=\"1\""), std::pair("\"mountains\"", "\"mountain\""),
        std::pair("token=\"10\"", "token=\"100\""), std::pair("facing=\"w\"", "facing=\"west\""),
        std::pair("kind=\"wool\"", "kind=\"gold\""), std::pair("founding home", "founding house"),
        std::pair("q=\"0 1\"", "q=\"0, 1\""), std::pair("pool name=\"empty\"", "pool name=\"main\""),
        std::pair("pool name=\"empty\"", "pool name=\" x\""),
        std::pair("min-players=\"2\"", "min-players=\"0\""),
        std::pair("marker kind=\"pirate\"", "marker kind=\"robber\""),
        std::pair("corner=\"s\"", "corner=\"e\""), std::pair("<stacks>", "<stacks><pile/>"),
        std::pair("joined=\"east-west\"", "joined=\"round\""), std::pair("side=\"se\"", "side=\"s\""),
        std::pair("centre=\"se\"", "centre=\"e\""), std::pair("dealt=\"3\"", "dealt=\"-3\""),
        std::pair("dealt-from=\"main\"", "dealt-from=\"\""), std::pair("\"jungle\"", "\"jungles\""),
        std::pair("\"new-world\"", "\"new house\""), std::pair("<terrain-tokens>", "<terrain-tokens><pool/>"),
        std::pair("token=\"10\"", "token=\"1 0\""), std::pair("q=\"1\" r=\"-2\"", "q=\"+-1\" r=\"-2\""),
        std::pair("<terrain id=\"volcano\"", "<terrain id=\"mountains\"")));

}  // namespace
}  // namespace hexwright
