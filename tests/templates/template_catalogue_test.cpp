#include "editor/core/document/template_catalogue.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// The variable is set for one test.
class TemplateCatalogue : public testing::Test {
 protected:
  void SetUp() override { ::setenv("HEXWRIGHT_TEMPLATES", folder.c_str(), 1); }
  void TearDown() override { ::unsetenv("HEXWRIGHT_TEMPLATES"); }
  void add(const char* name) const { std::ofstream(folder / name) << "x"; }

  const test::TemporaryFolder temporary;
  const std::filesystem::path folder = temporary.path();
};

std::string words(const auto& outcome) { return text(outcome.refusal()->why); }

TEST_F(TemplateCatalogue, ListsTheBaseMapsFirstThenByGroupAndName) {
  for (const char* name : {"spices-fog-islands-3.xml", "fog-islands-4.xml", "krakatoa-3.xml", "base-5-6.xml",
                           "atoll.xml", "base-3-4.xml", "notes.txt", "jungle-3-4.xml"})
    add(name);
  const auto all = all_templates();
  const auto& found = all.value();
  const auto file = [&](const char* name, std::string_view group) {
    return TemplateFile{name, folder / (std::string(name) + ".xml"), group};
  };
  EXPECT_THAT(found,
              ElementsAre(file("base-3-4", "Base game"), file("base-5-6", "Base game"),
                          file("fog-islands-4", "Seafarers"), file("jungle-3-4", "Jungles and volcanoes"),
                          file("krakatoa-3", "Jungles and volcanoes"), file("spices-fog-islands-3", "Spices"),
                          file("atoll", "Others")));
}

TEST_F(TemplateCatalogue, FindsByNameAndElseTellsTheMostSimilar) {
  add("base-3-4.xml");
  add("fog-islands-3.xml");
  EXPECT_EQ(find_template("base-3-4").value().file, folder / "base-3-4.xml");
  EXPECT_THAT(words(find_template("fog-island-3")), HasSubstr("most similar is fog-islands-3"));
}

TEST_F(TemplateCatalogue, TellsWhereItLookedWhenThereIsNothing) {
  EXPECT_THAT(words(all_templates()), HasSubstr(folder.string()));
  ::setenv("HEXWRIGHT_TEMPLATES", "/nowhere", 1);
  EXPECT_THAT(words(all_templates()), HasSubstr("/nowhere"));
  EXPECT_THAT(templates_in("/nowhere"), IsEmpty());
}

TEST_F(TemplateCatalogue, HasAGroupForEveryTemplateOfTheSources) {
  for (const TemplateFile& file : templates_in(HEXWRIGHT_TEMPLATES))
    EXPECT_NE(file.group, "Others") << file.name;
}

TEST_F(TemplateCatalogue, FindsThoseBesideTheProgramWithoutTheVariable) {
  ::unsetenv("HEXWRIGHT_TEMPLATES");
  const auto found = template_folder().value();
  EXPECT_EQ(std::filesystem::canonical(found), std::filesystem::canonical(HEXWRIGHT_TEMPLATES));
}

}  // namespace
}  // namespace hexwright
