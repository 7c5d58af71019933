#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"

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

std::string restriction(const std::string& base, const std::string& facets) {
  return "<xs:simpleType><xs:restriction base=\"" + base + "\">" + facets +
         "</xs:restriction></xs:simpleType>";
}

/// What an attribute takes; empty: any text.
std::string type_of(const AttributeRow& row) {
  std::string facets;
  switch (row.type) {
    case ValueType::Id:
    case ValueType::Name:
      return restriction("xs:string", R"(<xs:pattern value="[a-z][a-z0-9\-]{0,39}"/>)");
    case ValueType::YesNo:
      return restriction("xs:string", R"(<xs:enumeration value="yes"/><xs:enumeration value="no"/>)");
    case ValueType::OneOf:
      for (const std::string_view word : row.words)
        facets.append("<xs:enumeration value=\"").append(word).append("\"/>");
      return restriction("xs:string", facets);
    case ValueType::Whole:
      return restriction("xs:integer", "<xs:minInclusive value=\"" + std::to_string(row.least) +
                                           "\"/><xs:maxInclusive value=\"" + std::to_string(row.most) +
                                           "\"/>");
    case ValueType::Colour:
      return restriction("xs:string", R"(<xs:pattern value="[0-9A-Fa-f]{6}"/>)");
    default:
      return {};
  }
}

std::string attribute_of(const AttributeRow& row) {
  const std::string begin =
      "    <xs:attribute name=\"" + std::string(row.name) + "\"" + (row.required ? " use=\"required\"" : "");
  const std::string type = type_of(row);
  return type.empty() ? begin + " type=\"xs:string\"/>\n" : begin + ">" + type + "</xs:attribute>\n";
}

/// As hexwright.xsd has it, between its marks.
std::string schema_of_vocabulary() {
  std::string text;
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
