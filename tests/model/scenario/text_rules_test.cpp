#include "model/scenario/text_rules.h"

#include "model/scenario/limits.h"

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

TEST(Escaped, SpellsOutWhatWouldActOnATerminalOrReorderText) {
  EXPECT_EQ(escaped("a\nb\tc\r"), R"(a\nb\tc\r)");
  EXPECT_EQ(escaped("\x1B[31m\x7F"), R"(\x1B[31m\x7F)");
  EXPECT_EQ(escaped("\u009B2J\u0085"), R"(\u009B2J\u0085)");
  EXPECT_EQ(escaped("\u202Egnp.exe\u2066\u061C\u200F\u2029"), R"(\u202Egnp.exe\u2066\u061C\u200F\u2029)");
  EXPECT_EQ(escaped("a\xFF\xC3(\x80"), R"(a\xFF\xC3(\x80)");
  EXPECT_EQ(escaped(std::string_view("a\0b", 3)), R"(a\x00b)");
}

TEST(Escaped, LeavesWhatIsShownAsItIs) {
  for (const char* text : {"", "Küste", "島", "🏝", "عربي", "עברית", R"(back\slash)", "\u00A0"})
    EXPECT_EQ(escaped(text), text);
  EXPECT_EQ(escaped("a\n\tb\x1B", true), "a\n\tb\\x1B");
}

TEST(Escaped, JsonSaysTheSame) {
  EXPECT_EQ(escaped_json("{\n \"a\": \"\u202Eb\u009B\x7F é\"\n}\n"),
            "{\n \"a\": \"\\u202Eb\\u009B\\u007F é\"\n}\n");
}

TEST(ActingCharacter, IsFoundWhereItBegins) {
  EXPECT_FALSE(first_acting("Küste\n", true));
  EXPECT_EQ(first_acting("Küste\n", false).value().at, 6U);
  EXPECT_EQ(first_acting("ü\u202Ea", false).value().character, char32_t{0x202E});
}

}  // namespace
}  // namespace hexwright
