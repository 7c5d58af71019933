#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>

#include "tests/editor/cli/program.h"
#include "tests/readme/readme.h"

// A page of the guide in another language says what the English one says: installer/guide/de/editor/README.md
// has the sections of editor/README.md, with the same lists, pictures, links, keys and code, and calls the
// controls of the program as its catalog in that language does.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

const fs::path sources = HEXWRIGHT_SOURCE_DIR;

struct TranslatedPage {
  std::string language;  ///< "de"
  std::string english, path;
};

std::vector<TranslatedPage> translated_pages() {
  static const std::regex translated("installer/guide/([a-z]+)/(.*)");
  std::vector<TranslatedPage> pages;
  std::smatch found;
  for (const std::string& path : all_readmes())
    if (std::regex_match(path, found, translated)) pages.push_back({found[1], found[2], path});
  return pages;
}

// --- The catalog -------------------------------------------------------------------------------------------

/// As it reads in a sentence: without the mark of its key, "…" and the keys behind a tab; in small letters,
/// because the catalog has words that the window begins with a capital.
std::string plain(std::string label) {
  label = std::regex_replace(label.substr(0, label.find("\\t")), std::regex("&|…"), "");
  std::ranges::transform(label, label.begin(), [](unsigned char c) { return std::tolower(c); });
  return label;
}

/// What each text of the program is called in the language.
std::map<std::string, Texts> labels_in(const std::string& language) {
  static const std::regex line("(msgid |msgstr |msgstr\\[0\\] )?\"(.*)\"");
  std::istringstream catalog(contents(sources / "installer/translations" / (language + ".po")));
  std::map<std::string, Texts> labels;
  std::string id, text, *open = nullptr;
  std::smatch found;
  for (std::string row; std::getline(catalog, row);) {
    if (row.empty()) {
      if (!id.empty()) labels[plain(id)].push_back(plain(text));
      id.clear();
      text.clear();
    } else if (std::regex_match(row, found, line)) {
      if (found[1].matched) open = found[1] == "msgid " ? &id : &text;
      *open += found[2];
    } else {
      static std::string rest;  // plural forms and remarks
      open = &rest;
    }
  }
  return labels;
}

// --- The pages ---------------------------------------------------------------------------------------------

struct Section {
  std::string heading, text;  ///< the text in one line, without the heading and without blocks of code
  int items = 0, rows = 0;
};

bool is_item(const std::string& line) {
  static const std::regex item("(- |[0-9]+\\. ).*");
  return std::regex_match(line, item);
}

std::vector<Section> sections_of(const std::string& page) {
  std::vector<Section> sections;
  std::istringstream lines(page);
  bool in_block = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```")) in_block = !in_block;
    if (in_block || line.starts_with("```") || line.starts_with("    ")) continue;
    if (line.starts_with("#")) {
      sections.push_back({line, "", 0, 0});
      continue;
    }
    Section& section = sections.back();
    section.items += is_item(line) ? 1 : 0;
    section.rows += line.starts_with("|") ? 1 : 0;
    section.text += line.substr(std::min(line.find_first_not_of(' '), line.size())) + " ";
  }
  return sections;
}

Texts all_of(const std::string& text, const std::regex& wanted) {
  Texts found;
  for (std::sregex_iterator match(text.begin(), text.end(), wanted), end; match != end; ++match)
    found.push_back((*match)[1]);
  return found;
}

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

/// As on an English keyboard, from key to key.
Texts keys_in(std::string text) {
  for (const auto& [name, english] : std::initializer_list<std::pair<std::string, std::string>>{
           {"Strg\\+", "Ctrl+"}, {"Umschalt\\+", "Shift+"}})
    text = std::regex_replace(text, std::regex(name), english);
  static const std::regex key("((?:(?:Ctrl|Shift|Alt)\\+)+[A-Z0-9.](?![A-Za-z])|\\bF[0-9]+)");
  return sorted(all_of(text, key));
}

/// Where links of a page lead, those to a page in its language as those to the English one; not from one to
/// the other language of the same page.
Texts links_in(const Section& section, const TranslatedPage& page, const std::string& path) {
  Texts links;
  for (const std::string& link : links_of(section.text)) {
    const auto hash = link.find('#');
    std::string to =
        (fs::path(path).parent_path() / link.substr(0, hash)).lexically_normal().generic_string();
    const std::string folder = "installer/guide/" + page.language + "/";
    if (to.starts_with(folder)) to = to.substr(folder.size());
    if (to != page.english) links.push_back(to + (hash == std::string::npos ? "" : "#"));
  }
  return sorted(links);
}

Texts commands_in(const std::string& path) {
  Texts commands;
  for (const ReadmeCommand& command : commands_of(readme(path), path))  // titles of maps are translated
    commands.push_back(std::regex_replace(command.text, std::regex("\"[^\"]*\""), "\"\""));
  return commands;
}

// --- The controls that a section names ---------------------------------------------------------------------

/// The longest label that a text begins with; empty when there is none.
std::string label_at(const std::string& text, const std::map<std::string, Texts>& labels) {
  std::string longest;
  for (const auto& [label, called] : labels)
    if (label.size() > longest.size() && text.starts_with(label) &&
        (text.size() == label.size() || std::isalnum(static_cast<unsigned char>(text[label.size()])) == 0))
      longest = label;
  return longest;
}

/// "new from template" in "File → New from Template (Ctrl+N)"; what no label fits is added to `unknown`.
std::set<std::string> commands_named(const std::string& text, const std::map<std::string, Texts>& labels,
                                     Texts& unknown) {
  const std::string arrow = " → ";
  std::set<std::string> named;
  for (auto at = text.find(arrow); at != std::string::npos; at = text.find(arrow, at + 1)) {
    const std::string rest = text.substr(at + arrow.size());
    const std::string label = label_at(plain(rest), labels);
    (label.empty() ? void(unknown.push_back(rest.substr(0, 30))) : void(named.insert(label)));
  }
  return named;
}

/// What stands out and begins with a capital, and is a label. With a full stop it is a heading of its
/// paragraph.
std::set<std::string> controls_named(const std::string& text, const std::map<std::string, Texts>& labels) {
  static const std::regex emphasis("\\*\\*?([A-Z][^*]*[^*.])\\*");
  std::set<std::string> named;
  for (const std::string& name : all_of(text, emphasis))
    if (labels.contains(plain(name))) named.insert(plain(name));
  return named;
}

bool names_one_of(const std::string& text, const Texts& called) {
  const std::string small = plain(text);
  return std::ranges::any_of(called,
                             [&](const std::string& name) { return small.find(name) != std::string::npos; });
}

void expect_same_names(const Section& section, const Section& english,
                       const std::map<std::string, Texts>& labels) {
  Texts unknown;
  std::set<std::string> named = commands_named(english.text, labels, unknown);
  named.merge(controls_named(english.text, labels));
  EXPECT_THAT(unknown, testing::IsEmpty()) << "no such command";
  for (const std::string& name : named)
    EXPECT_TRUE(names_one_of(section.text, labels.at(name)))
        << "“" << name << "” is called “" << labels.at(name).front() << "”";
}

// --- The terms of the field --------------------------------------------------------------------------------

struct Term {
  std::string english, own;  ///< patterns
};

std::vector<Term> terms_in(const std::string& language) {
  std::istringstream glossary(
      contents(sources / "installer/translations" / ("glossary." + language + ".tsv")));
  std::vector<Term> terms;
  for (std::string row; std::getline(glossary, row);)
    if (const auto tab = row.find('\t'); !row.starts_with("#") && tab != std::string::npos)
      terms.push_back({row.substr(0, tab), row.substr(tab + 1)});
  return terms;
}

/// The terms of an English text that the other one calls otherwise than the glossary. Code is no text.
Texts wrong_terms(const std::string& text, const std::string& english, const std::vector<Term>& terms) {
  const std::string small = plain(text),
                    small_english = plain(std::regex_replace(english, std::regex("`[^`]*`"), ""));
  Texts wrong;
  for (const Term& term : terms)
    if (std::regex_search(small_english, std::regex("\\b(" + term.english + ")\\b")) &&
        !std::regex_search(small, std::regex(term.own)))
      wrong.push_back(term.english + " is " + term.own);
  return wrong;
}

// --- The tests ---------------------------------------------------------------------------------------------

std::string level(const Section& section) { return section.heading.substr(0, section.heading.find(' ')); }

void expect_same(const TranslatedPage& page, const Section& section, const Section& english,
                 const std::map<std::string, Texts>& labels, const std::vector<Term>& terms) {
  SCOPED_TRACE(page.path + ", " + section.heading + " (" + english.heading + ")");
  EXPECT_EQ(level(section), level(english));
  EXPECT_EQ(section.items, english.items);
  EXPECT_EQ(section.rows, english.rows);
  EXPECT_EQ(keys_in(section.text), keys_in(english.text));
  EXPECT_EQ(links_in(section, page, page.path), links_in(english, page, page.english));
  EXPECT_EQ(sorted(inline_code_of(section.text)), sorted(inline_code_of(english.text)));
  expect_same_names(section, english, labels);
  EXPECT_THAT(wrong_terms(section.text, english.text, terms), testing::IsEmpty());
}

TEST(TranslatedPages, SayWhatTheEnglishOnesSay) {
  std::size_t sections = 0;
  for (const TranslatedPage& page : translated_pages()) {
    ASSERT_TRUE(fs::exists(sources / page.english)) << page.path;
    EXPECT_EQ(commands_in(page.path), commands_in(page.english)) << page.path;
    const auto labels = labels_in(page.language);
    const auto terms = terms_in(page.language);
    const auto own = sections_of(readme(page.path)), english = sections_of(readme(page.english));
    EXPECT_EQ(own.size(), english.size()) << page.path;
    for (std::size_t i = 0; i < std::min(own.size(), english.size()); ++i, ++sections)
      expect_same(page, own[i], english[i], labels, terms);
  }
  EXPECT_GT(sections, 20U);
}

TEST(TranslatedPages, ThereIsTheFrontPageAndTheDesignersGuideInGerman) {
  std::set<std::string> pages;
  for (const TranslatedPage& page : translated_pages()) pages.insert(page.language + " " + page.english);
  EXPECT_THAT(pages, testing::ElementsAre("de README.md", "de editor/README.md"));
}

TEST(TranslatedPages, WhatIsMissingIsFound) {
  const auto labels = labels_in("de");
  EXPECT_THAT(labels.at("new from template"), testing::Contains("neu aus vorlage"));
  Texts unknown;
  EXPECT_THAT(commands_named("File → New from Template (Ctrl+N), File → Frobnicate", labels, unknown),
              testing::ElementsAre("new from template"));
  EXPECT_THAT(unknown, testing::ElementsAre("Frobnicate"));
  EXPECT_THAT(controls_named("**Go to** or *Show accepted*; **Check.** *wins*", labels),
              testing::ElementsAre("go to", "show accepted"));
  EXPECT_FALSE(names_one_of("Datei → Neu", labels.at("new from template")));
  EXPECT_EQ(keys_in("Umschalt+F1, Strg+Umschalt+. und Strg+Klick"),
            keys_in("Ctrl+Shift+., Shift+F1, Ctrl+click"));
  EXPECT_NE(keys_in("Strg+5"), keys_in("Ctrl+6"));
  EXPECT_THAT(wrong_terms("Der Dieb steht an Häfen.", "The robber is at harbors, `fog`.", terms_in("de")),
              testing::ElementsAre("robber is räuber"));
}

}  // namespace
}  // namespace hexwright::test
