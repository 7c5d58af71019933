#include "scenario/text_rules.h"

#include "scenario/limits.h"

namespace hexwright {
namespace {

TEST(CleanText, IsWellFormedUtf8) {
  for (const char* text : {"", "Küste", "島", "🏝", "\u00A0", "\uFFFD"})
    EXPECT_TRUE(is_clean_text(text, false)) << text;
  for (const char* text :
       {"\x80", "\xC3", "\xC3(", "\xC0\xAF", "\xC1\x81", "\xE0\x80\xAF", "\xE5\xB3", "\xF0\x80\x80\xAF",
        "\xF5\x80\x80\x80", "\xF0\x9F\x8F", "\xF4\x90\x80\x80", "\xFF"})
    EXPECT_FALSE(is_clean_text(text, true));
}

TEST(CleanText, HoldsNoCharactersThatXmlForbids) {
  for (const char* text : {"\x01", "\x1B", "\x7F", "\r", "\xED\xA0\x80", "\xEF\xBF\xBE", "\xEF\xBF\xBF"})
    EXPECT_FALSE(is_clean_text(text, true));
  EXPECT_FALSE(is_clean_text(std::string_view("\0", 1), true));
}

TEST(CleanText, HoldsLineFeedsAndTabsOnlyInLines) {
  EXPECT_TRUE(is_clean_text("a\n\tb", true));
  EXPECT_FALSE(is_clean_text("a\nb", false));
  EXPECT_FALSE(is_clean_text("a\tb", false));
}

TEST(Name, IsShortAndHasNoBlanksAtItsEnds) {
  EXPECT_TRUE(is_name("Home island"));
  EXPECT_TRUE(is_name(std::string(limits::name, 'x')));
  EXPECT_FALSE(is_name(std::string(limits::name + 1, 'x')));
  for (const char* text : {"", " ", " x", "x ", "a\nb", "a\tb"}) EXPECT_FALSE(is_name(text)) << text;
}

}  // namespace
}  // namespace hexwright
