#include <filesystem>

#include <gmock/gmock.h>

#include "editor/core/document/file_format.h"
#include "editor/core/document/template_catalogue.h"
#include "model/rules/instructions.h"
#include "model/rules/map_view.h"
#include "model/rules/module.h"
#include "model/scenario/boxes.h"
#include "model/scenario/edit.h"
#include "model/validation/validate.h"
#include "tests/editor/cli/program.h"
#include "tests/translations/pseudo.h"

// Everything said to people goes through gettext.

namespace hexwright::test {
namespace {

namespace fs = std::filesystem;
using testing::IsEmpty;

Scenario read(const fs::path& file) { return decode(contents(file), FileFormat::Xml).scenario; }

std::vector<fs::path> files_under(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".xml") files.push_back(entry.path());
  return files;
}

void expect_translated(const Message& message, const Words& but) {
  if (!plain_words(message.pattern).empty())  // marks alone, as "{0}: {1}", have nothing to translate
    EXPECT_NE(pseudo(message.pattern, message.count ? &*message.count : nullptr), message.pattern)
        << "is not in the catalog";
  EXPECT_THAT(plain_words(text(message, pseudo), but), IsEmpty()) << text(message, pseudo);
}

void expect_translated(std::string_view title) {
  EXPECT_THAT(plain_words(pseudo(std::string(title))), IsEmpty()) << title;
}

TEST(Translations, CoverEveryFindingAndFixOfTheFixtures) {
  int findings = 0;
  for (const fs::path& file : files_under(fs::path(HEXWRIGHT_FIXTURES) / "checks")) {
    SCOPED_TRACE(file.string());
    const Scenario scenario = read(file);
    Words names = words_of_designer(scenario);
    names.insert({"yes", "no"});  // as files spell the values of options
    for (const Finding& finding : validate(scenario)) {
      ++findings;
      expect_translated(finding.message, names);
      if (!finding.fix) continue;
      Scenario mended = scenario;
      apply_edits(mended, finding.fix->edits);
      names.merge(words_of_designer(mended));  // a fix names what it makes
      expect_translated(finding.fix->label, names);
    }
  }
  EXPECT_GT(findings, 100);
}

TEST(Translations, CoverTheSetUpOfEveryTemplate) {
  for (const fs::path& file : files_under(HEXWRIGHT_TEMPLATES)) {
    SCOPED_TRACE(file.string());
    const Scenario scenario = read(file);
    const Words names = words_of_designer(scenario);
    const Instructions sheet = instructions_of(MapView(scenario));
    for (const auto* steps : {&sheet.components, &sheet.steps, &sheet.founding})
      for (const Message& step : *steps) expect_translated(step, names);
    for (const auto& rule : sheet.rules) {
      expect_translated(rule.module);
      expect_translated(rule.words, names);
    }
  }
}

TEST(Translations, CoverWhatChecksAndRulesSayOfThemselves) {
  for (const CheckInfo& check : all_checks()) {
    expect_translated(check.title);
    expect_translated(check.why);
  }
  for (const RuleModule* module : all_modules()) {
    expect_translated(module->title);
    expect_translated(module->about);
    for (const ModuleOption& option : module->options) {
      expect_translated(option.title);
      expect_translated(option.about);
      for (const OptionValue& value : option.values) expect_translated(value.title);
    }
  }
}

TEST(Translations, CoverTheWordsForWhatLiesOnTheBoard) {
  for (const Terrain terrain : all_terrains) expect_translated(title(terrain));
  for (const HarborKind kind : all_harbor_kinds) expect_translated(title(kind));
  for (const Marker marker : all_markers) expect_translated(title(marker));
  for (const AreaRole role : all_area_roles) expect_translated(title(role));
  for (const Box& box : all_boxes()) expect_translated(box.title);
  for (const TemplateFile& file : templates_in(HEXWRIGHT_TEMPLATES)) expect_translated(file.group);
}

// Argument and sentence are translated each by itself, and names stay.
TEST(Translations, ReachIntoTheArgumentsOfAMessage) {
  Scenario scenario;
  scenario.areas["hills"] = {{}, {}, {Hex{0, 0}}};
  scenario.cells[{0, 0}].terrain = Terrain::Hills;
  scenario.cells[{1, 0}].terrain = Terrain::Fields;
  std::string all;
  for (const Finding& finding : validate(scenario)) all += text(finding.message, pseudo) + "\n";
  EXPECT_THAT(all, testing::HasSubstr(pseudo("hills")));
}

constexpr const char* in_pseudo = "LC_ALL=eo.UTF-8 LANGUAGE=eo LOCPATH='" HEXWRIGHT_PSEUDO_LOCALES
                                  "' HEXWRIGHT_TRANSLATIONS='" HEXWRIGHT_PSEUDO "' ";

TEST(Translations, ReachTheCommandLine) {
  const fs::path folder = fs::path(HEXWRIGHT_FIXTURES) / "cli";
  const Ran ran = shell(std::string(in_pseudo) + "hexwright-cli validate two_reds.xml", folder);
  const Words reported{"two",  "reds", "xml",     "warning", "note", "error",
                       "base", "red",  "numbers", "apart",   "map"};
  EXPECT_NE(ran.out, "");
  EXPECT_NE(ran.err, "");
  EXPECT_THAT(ran.out, testing::HasSubstr("[base.red-numbers-apart]"));
  EXPECT_THAT(plain_words(ran.out, reported), IsEmpty()) << ran.out;
  EXPECT_THAT(plain_words(ran.err), IsEmpty()) << ran.err;
}

TEST(Translations, LeaveNumbersAndKeysOfJsonAlone) {
  const fs::path folder = fs::path(HEXWRIGHT_FIXTURES) / "cli";
  const Ran plain = shell("hexwright-cli info --json two_reds.xml", folder);
  const Ran ran = shell(std::string(in_pseudo) + "hexwright-cli info --json two_reds.xml", folder);
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.out, plain.out);
}

TEST(Translations, ComplainInTheLanguageOfTheEnvironment) {
  const Ran ran = shell(std::string(in_pseudo) + "hexwright-cli new base-3-5", HEXWRIGHT_FIXTURES);
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(plain_words(ran.err, {"hexwright", "cli", "base"}), IsEmpty()) << ran.err;
}

}  // namespace
}  // namespace hexwright::test
