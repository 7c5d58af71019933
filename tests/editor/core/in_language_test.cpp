#include "editor/core/document/in_language.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "editor/core/document/document.h"
#include "editor/core/document/template_catalogue.h"
#include "editor/core/document/template_search.h"
#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"
#include "model/validation/validate.h"
#include "tests/support/own_packs.h"
#include "tests/support/templates.h"

namespace hexwright {
namespace {

Scenario read_template(const std::string& name) {
  const Opened opened = Document::open(HEXWRIGHT_TEMPLATES "/" + name + ".xml");
  return opened.document->scenario();
}

std::string bracketed(const std::string& words, const Plural*) { return "[" + words + "]"; }

TEST(InLanguage, TemplatesAreBegunInTheReadersLanguage) {
  const Scenario english = read_template("fog-islands-4");
  const Opened opened = Document::new_from(write_xml(english), bracketed);
  ASSERT_TRUE(opened.document);
  const Scenario& begun = opened.document->scenario();
  EXPECT_EQ(begun.details.title, "[Fog Islands, 4 players]");
  EXPECT_EQ(begun.details.description, "[" + english.details.description + "]");
  EXPECT_EQ(begun.details.source, "[Begun from the template \"[Fog Islands, 4 players]\".]");
  ASSERT_TRUE(begun.areas.contains("[Upper island]"));
  EXPECT_FALSE(begun.areas.contains("Upper island"));
  EXPECT_EQ(begun.areas.size(), english.areas.size());
  EXPECT_EQ(begun.stacks, english.stacks) << "they are named by checks and files";
}

TEST(InLanguage, WhatNamesAnAreaFollowsIt) {
  for (const std::string& name : template_names()) {
    const Scenario english = read_template(name), other = in_language(english, bracketed);
    const auto before = validate(english), after = validate(other);
    EXPECT_EQ(before.size(), after.size()) << name;
    for (const auto& [area, its] : english.areas) EXPECT_EQ(other.areas.at("[" + area + "]"), its) << name;
  }
}

TEST(InLanguage, TemplatesAreShownInIt) {
  const auto all = all_templates();
  ASSERT_TRUE(all.value_if());
  const auto facts = read_templates({all.value().front()}, bracketed);
  EXPECT_EQ(facts.front().details.title.front(), '[');
  EXPECT_EQ(facts.front().details.description.front(), '[');
}

TEST(InLanguage, OfPacksAllThatPlayersReadAndNothingElse) {
  const own::Element english = gallery_pack("fortunes"), other = in_language(english, bracketed);
  EXPECT_EQ(other.get("title"), "[Fortunes]");
  EXPECT_EQ(other.get("id"), "fortunes");
  ASSERT_EQ(other.children.size(), english.children.size());
  EXPECT_TRUE(own::form_problems(other).empty());
  EXPECT_EQ(rules_of(other), rules_of(english));
  EXPECT_NE(rules_of(other), rules_of(gallery_pack("river")));
  for (std::size_t i = 0; i < other.children.size(); ++i) {
    const own::Element &mine = english.children[i], &its = other.children[i];
    for (const own::Attribute& each : mine.attributes)
      EXPECT_EQ(its.get(each.name), each.name == "title" || each.name == "about" || each.name == "note" ||
                                            each.name == "one" || each.name == "many"
                                        ? bracketed(each.value, nullptr)
                                        : each.value)
          << mine.name << " " << each.name;
  }
}

TEST(InLanguage, WithoutATranslationAllStays) {
  const Scenario english = read_template("four-islands-3");
  EXPECT_EQ(in_language(english, nullptr), english);
  const own::Element pack = gallery_pack("river");
  EXPECT_EQ(in_language(pack, nullptr), pack);
}

}  // namespace
}  // namespace hexwright
