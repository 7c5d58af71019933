#include "core/template_catalogue.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace hexwright {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// The variable is set for one test.
class TemplateCatalogue : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder);
    ::setenv("HEXWRIGHT_TEMPLATES", folder.c_str(), 1);
  }
  void TearDown() override {
    ::unsetenv("HEXWRIGHT_TEMPLATES");
    std::filesystem::remove_all(folder);
  }
  void add(const char* name) const { std::ofstream(folder / name) << "x"; }

  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) /
                                       testing::UnitTest::GetInstance()->current_test_info()->name();
};

std::string words(const auto& outcome) { return text(std::get<Refusal>(outcome).why); }

TEST_F(TemplateCatalogue, ListsTheBaseMapsFirstThenByName) {
  for (const char* name : {"fog.xml", "base-5-6.xml", "atoll.xml", "base-3-4.xml", "notes.txt"}) add(name);
  const auto all = all_templates();
  const auto& found = std::get<std::vector<TemplateFile>>(all);
  EXPECT_THAT(found, ElementsAre(TemplateFile{"base-3-4", folder / "base-3-4.xml"},
                                 TemplateFile{"base-5-6", folder / "base-5-6.xml"},
                                 TemplateFile{"atoll", folder / "atoll.xml"},
                                 TemplateFile{"fog", folder / "fog.xml"}));
}

TEST_F(TemplateCatalogue, FindsByNameAndElseTellsTheMostSimilar) {
  add("base-3-4.xml");
  add("fog-islands-3.xml");
  EXPECT_EQ(std::get<TemplateFile>(find_template("base-3-4")).file, folder / "base-3-4.xml");
  EXPECT_THAT(words(find_template("fog-island-3")), HasSubstr("most similar is fog-islands-3"));
}

TEST_F(TemplateCatalogue, TellsWhereItLookedWhenThereIsNothing) {
  EXPECT_THAT(words(all_templates()), HasSubstr(folder.string()));
  ::setenv("HEXWRIGHT_TEMPLATES", "/nowhere", 1);
  EXPECT_THAT(words(all_templates()), HasSubstr("/nowhere"));
  EXPECT_THAT(templates_in("/nowhere"), IsEmpty());
}

TEST_F(TemplateCatalogue, FallsBackToTheSourcesWithoutTheVariable) {
  ::unsetenv("HEXWRIGHT_TEMPLATES");
  EXPECT_EQ(std::get<std::filesystem::path>(template_folder()), HEXWRIGHT_TEMPLATES);
}

}  // namespace
}  // namespace hexwright
