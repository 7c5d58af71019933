#include "editor/core/document/template_search.h"

#include <gtest/gtest.h>

namespace hexwright {
namespace {

const SearchedTemplate fog{L"seafarers\nfog islands, 3 players\nunknown lands lie face down", "Seafarers", 3,
                           4};

TEST(TemplateSearch, EveryWordHasToBeThereInAnyOrder) {
  EXPECT_TRUE(fits(fog, {}));
  EXPECT_TRUE(fits(fog, {L"lands fog", "", 0}));
  EXPECT_TRUE(fits(fog, {L"  seaf ", "", 0})) << "a part of a word is enough while one types";
  EXPECT_FALSE(fits(fog, {L"fog volcano", "", 0}));
}

TEST(TemplateSearch, GroupAndPlayersLeaveOthersOut) {
  EXPECT_TRUE(fits(fog, {L"", "Seafarers", 4}));
  EXPECT_FALSE(fits(fog, {L"", "Spices", 0}));
  EXPECT_FALSE(fits(fog, {L"", "", 2}));
  EXPECT_FALSE(fits(fog, {L"", "", 5}));
}

TEST(TemplateSearch, ATemplateThatCannotBeReadIsShownWithTheReason) {
  const auto facts = read_templates({{"gone", "/nowhere/gone.xml", "Others"}}, nullptr);
  ASSERT_EQ(facts.size(), 1U);
  EXPECT_EQ(facts.front().details.title, "gone");
  EXPECT_TRUE(facts.front().trouble.has_value());
}

}  // namespace
}  // namespace hexwright
