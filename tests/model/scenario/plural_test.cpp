#include "model/scenario/plural.h"

namespace hexwright {
namespace {

Message hexes(int count) { return by_number(count, plural("{0} hex of {1}", "{0} hexes of {1}"), {"Ada"}); }

/// Of a language with three forms: for one, for few and for many.
std::string in_three_forms(const std::string& pattern, const Plural* count) {
  if (!count) return "<" + pattern + ">";
  EXPECT_EQ(pattern, "{0} hex of {1}");
  EXPECT_EQ(count->several, "{0} hexes of {1}");
  return count->number == 1 ? "{1}: {0} pole" : count->number < 5 ? "{1}: {0} pola" : "{1}: {0} pol";
}

TEST(Plural, IsChosenByItsNumberInEnglish) {
  EXPECT_EQ(text(hexes(1)), "1 hex of Ada");
  EXPECT_EQ(text(hexes(0)), "0 hexes of Ada");
  EXPECT_EQ(text(hexes(5)), "5 hexes of Ada");
}

TEST(Plural, HasAsManyFormsAsTheLanguageOfATranslation) {
  EXPECT_EQ(text(hexes(1), in_three_forms), "Ada: 1 pole");
  EXPECT_EQ(text(hexes(3), in_three_forms), "Ada: 3 pola");
  EXPECT_EQ(text(hexes(5), in_three_forms), "Ada: 5 pol");
}

TEST(Plural, IsTranslatedWithinAnotherMessageToo) {
  const Message message{"about {0}", {hexes(3)}};
  EXPECT_EQ(text(message), "about 3 hexes of Ada");
  EXPECT_EQ(text(message, in_three_forms), "<about Ada: 3 pola>");
}

TEST(Plural, NeedNotShowItsNumberAsItIs) {
  const Message message = in_form_for(1234, plural("{0} game", "{0} games"), {"1,234"});
  EXPECT_EQ(text(message), "1,234 games");
}

TEST(Plural, FallsBackToTheEnglishFormWhereATranslationIsBroken) {
  const auto broken = [](const std::string&, const Plural*) { return std::string("{9}"); };
  EXPECT_EQ(text(hexes(1), broken), "1 hex of Ada");
  EXPECT_EQ(text(hexes(2), broken), "2 hexes of Ada");
}

TEST(Plural, IsNotReadOutOfAText) {
  const Message message{
      "one\x1eseveral\x1e"
      "5",
      {}};
  EXPECT_EQ(text(message), message.pattern);
}

}  // namespace
}  // namespace hexwright
