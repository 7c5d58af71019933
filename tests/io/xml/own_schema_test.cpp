#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"
#include "model/scenario/terrain.h"

// The part of the schema that is about own rules says what the table of the vocabulary says.

namespace hexwright {
namespace {

using own::AttributeRow;
using own::ElementRow;
using own::ValueType;

std::string element_of(const ElementRow& row) {
  const std::string name(row.name);
  return "<xs:element name=\"" + name + "\" type=\"own-" + name + "\"/>";
}

// What values are made of, as patterns of the schema. Words are parted by blanks.
const std::string id_pattern = "[a-z][a-z0-9\\-]{0,39}";

std::string one_of(const std::vector<std::string>& patterns) {
  return fmt::format("({})", fmt::join(patterns, "|"));
}
std::string one_of(std::span<const std::string_view> words) {
  return one_of(std::vector<std::string>(words.begin(), words.end()));
}
std::string list_of(const std::string& word) { return " *" + word + "( +" + word + ")* *"; }
std::string perhaps_list_of(const std::string& word) { return " *(" + word + "( +" + word + ")*)? *"; }

/// From one, without zeros before it.
std::string up_to(int least, int most) {
  for (int digits = 1, beyond = 10; least == 1 && digits < 5; ++digits, beyond *= 10) {
    const std::string below = "[1-9][0-9]{0," + std::to_string(digits - 1) + "}";
    if (most == beyond - 1) return below;
    if (most == beyond) return below + "|" + std::to_string(beyond);
  }
  std::vector<std::string> numbers;
  for (int number = least; number <= most; ++number) numbers.push_back(std::to_string(number));
  return fmt::format("{}", fmt::join(numbers, "|"));
}
std::string whole_pattern(int least, int most) {
  std::string pattern = "0*(" + up_to(std::max(1, least), most) + ")";
  if (least <= 0) pattern += "|-?0+";
  if (least < 0) pattern += "|-0*(" + up_to(1, -least) + ")";
  return "(" + pattern + ")";
}

std::string value_pattern() {
  std::vector<std::string> stocks, words;
  for (const Resource resource : all_resources) stocks.emplace_back(id(resource));
  return one_of({"-?0*[0-9]{1,4}", "$" + id_pattern, "counter:" + id_pattern,
                 std::string(own::marks_sign) + id_pattern, std::string(own::stock_sign) + one_of(stocks),
                 one_of(own::game_values)}) +
         "(/" + whole_pattern(1, 100) + ")?";
}

/// The simple types of which there is one for all attributes.
const std::map<ValueType, std::pair<std::string, std::string>>& named_types() {
  static const std::map<ValueType, std::pair<std::string, std::string>> types{
      {ValueType::Id, {"id", id_pattern}},
      {ValueType::Condition, {"condition", "!?" + id_pattern}},
      {ValueType::Line, {"words", "[^{}\\t\\n\\r&#x7F;]*[^{} \\t\\n\\r&#x7F;][^{}\\t\\n\\r&#x7F;]*"}},
      {ValueType::YesNo, {"yes-no", "yes|no"}},
      {ValueType::Rolls, {"rolls", list_of(whole_pattern(2, 12))}},
      {ValueType::Faces, {"faces", list_of(whole_pattern(1, 24))}},
      {ValueType::Colour, {"colour", "[0-9A-Fa-f]{6}"}},
      {ValueType::Value, {"value", " *" + value_pattern() + " *"}},
      {ValueType::Values, {"values", " *" + value_pattern() + "( +" + value_pattern() + ")? *"}},
      {ValueType::Terrains, {"terrains", list_of(id_pattern)}},
      {ValueType::Beside,
       {"beside", perhaps_list_of(
                      one_of({one_of(own::beside_words), "terrain:" + id_pattern, "harbor:" + id_pattern}))}},
      {ValueType::Cards, {"cards", one_of({" +", list_of(one_of(own::card_words))})}},
      {ValueType::Price, {"price", list_of(whole_pattern(1, 30) + " +" + id_pattern)}}};
  return types;
}

std::string restriction(const std::string& pattern) {
  return "<xs:restriction base=\"xs:string\"><xs:maxLength value=\"" + std::to_string(own::longest_value) +
         "\"/><xs:pattern value=\"" + pattern + "\"/></xs:restriction>";
}

/// What an attribute takes.
std::string type_of(const AttributeRow& row) {
  const ValueType type = row.type == ValueType::Name ? ValueType::Id : row.type;
  if (const auto named = named_types().find(type); named != named_types().end())
    return " type=\"own-type-" + named->second.first + "\"/>";
  std::string pattern = one_of(row.words);
  if (type == ValueType::Several) pattern = perhaps_list_of(pattern);
  if (type == ValueType::Whole) pattern = whole_pattern(row.least, row.most);
  return "><xs:simpleType>" + restriction(pattern) + "</xs:simpleType></xs:attribute>";
}

std::string attribute_of(const AttributeRow& row) {
  return "    <xs:attribute name=\"" + std::string(row.name) + "\"" +
         (row.required ? " use=\"required\"" : "") + type_of(row) + "\n";
}

/// As hexwright.xsd has it, between its marks.
std::string schema_of_vocabulary() {
  std::string text;
  for (const auto& [type, named] : named_types())
    text += "  <xs:simpleType name=\"own-type-" + named.first + "\">" + restriction(named.second) +
            "</xs:simpleType>\n";
  for (const ElementRow& row : own::vocabulary()) {
    std::string children;
    for (const ElementRow& child : own::vocabulary())
      if (std::ranges::find(child.parents, row.name) != child.parents.end())
        children += "      " + element_of(child) + "\n";
    text += "  <xs:complexType name=\"own-" + std::string(row.name) + "\">\n";
    if (!children.empty())
      text += "    <xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\">\n" + children + "    </xs:choice>\n";
    for (const AttributeRow& attribute : row.attributes) text += attribute_of(attribute);
    text += "  </xs:complexType>\n";
  }
  return text;
}

TEST(OwnSchema, SaysWhatTheVocabularySays) {  // OWN-12
  const std::string schema(xml_schema());
  const std::string begin = "  <!-- By the table of the vocabulary: model/own/vocabulary.cpp. -->\n",
                    end = "  <!-- End of own rules. -->\n";
  const auto from = schema.find(begin), to = schema.find(end);
  ASSERT_NE(from, std::string::npos);
  ASSERT_NE(to, std::string::npos);
  EXPECT_EQ(schema.substr(from + begin.size(), to - from - begin.size()), schema_of_vocabulary())
      << "put what is expected into io/xml/hexwright.xsd";
}

TEST(OwnSchema, KnowsEachElementByItsName) {
  std::set<std::string_view> names;
  for (const ElementRow& row : own::vocabulary()) EXPECT_TRUE(names.insert(row.name).second) << row.name;
}

}  // namespace
}  // namespace hexwright
