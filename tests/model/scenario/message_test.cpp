#include "model/scenario/message.h"

#include <array>

#include "model/scenario/edit.h"

namespace hexwright {
namespace {

const Message short_by{"{0} is short by {1}", {"forest", "2"}};

/// Marks what it was asked to translate.
std::string marked(const std::string& pattern, const Plural* /*count*/) { return "<" + pattern + ">"; }

TEST(Message, FillsItsArgumentsIn) {
  EXPECT_EQ(text(short_by), "forest is short by 2");
  EXPECT_EQ(text({"nothing to fill in", {}}), "nothing to fill in");
  EXPECT_EQ(text({"{0}", {"{1} %s"}}), "{1} %s");
}

TEST(Message, IsTranslatedBeforeItIsFilled) {
  const auto german = [](const std::string&, const Plural*) { return std::string("{1} fehlen: {0}"); };
  EXPECT_EQ(text(short_by, german), "2 fehlen: forest");
}

TEST(Message, FallsBackToTheUntranslatedSentenceWithItsArguments) {
  for (const Translate broken :
       {Translate([](const std::string&, const Plural*) { return std::string("{0} {7}"); }),
        Translate([](const std::string&, const Plural*) { return std::string("{0} {"); }),
        Translate([](const std::string&, const Plural*) { return std::string("{0:d}"); })})
    EXPECT_EQ(text(short_by, broken), "forest is short by 2");
}

TEST(Message, ShowsABrokenPatternAsItIs) { EXPECT_EQ(text({"{0} of {1}", {"1"}}), "{0} of {1}"); }

TEST(Message, TranslatesMessagesWithinItAndLeavesTexts) {
  const Message message{"the {0} of {1}", {Message{"hex {0}", {Message{"hills"}}}, "hills"}};
  EXPECT_EQ(text(message), "the hex hills of hills");
  EXPECT_EQ(text(message, marked), "<the <hex <hills>> of hills>");
}

TEST(Message, KeepsATranslatedArgumentWhereTheTranslationAroundIsBroken) {
  const auto half = [](const std::string& pattern, const Plural*) {
    return pattern == "forest" ? std::string("Wald") : std::string("{7}");
  };
  EXPECT_EQ(text({"{0} is missing", {Message{"forest"}}}, half), "Wald is missing");
}

TEST(Message, ShowsControlCharactersOfADocumentAsTheyAre) {
  const std::string name =
      "a\x0e{0}\x1f"
      "b\x1e"
      "c\x0f";
  EXPECT_EQ(text({"area {0}", {name}}, marked), "<area " + name + ">");
  EXPECT_EQ(text(Argument(name), marked), name);
  EXPECT_EQ(text({"{0}|{1}", {"\x0e", "\x0f"}}), "\x0e|\x0f");
}

TEST(Decimals, AreWrittenWithTheirDecimalsGroupsAndSigns) {
  const auto written = [](const Decimal& figure) { return text(Argument(figure)); };
  EXPECT_EQ(written({12.34, 1}), "12.3");
  EXPECT_EQ(written({-0.5, 1}), "-0.5");
  EXPECT_EQ(written({-0.01, 1}), "0.0") << "not a negative nothing";
  EXPECT_EQ(written({1234567, 0}), "1234567");
  EXPECT_EQ(written({1234567, 0, true}), "1,234,567");
  EXPECT_EQ(written({-1234.5, 1, true}), "-1,234.5");
  EXPECT_EQ(written({999, 0, true}), "999");
  EXPECT_EQ(written({3, 0, false, true}), "+3");
  EXPECT_EQ(written({-0.5, 1, false, true}), "−0.5");
  EXPECT_EQ(written({0, 0, false, true}), "0") << "neither more nor less";
}

TEST(Decimals, AreWrittenAsTheLanguageDoes) {
  const Translate german = [](const std::string& pattern, const Plural*) {
    return pattern == "1,000.5" ? "1.000,5" : pattern;
  };
  EXPECT_EQ(text(Message{"{0} %", {Decimal{25.04, 1}}}, german), "25,0 %");
  EXPECT_EQ(text(Argument(Decimal{1234567.25, 2, true}), german), "1.234.567,25");
  const Translate french = [](const std::string& pattern, const Plural*) {
    return pattern == "1,000.5" ? "1\u202f000,5" : pattern;
  };
  EXPECT_EQ(text(Argument(Decimal{12345, 0, true}), french), "12\u202f345");
  const Translate broken = [](const std::string&, const Plural*) { return std::string("?"); };
  EXPECT_EQ(text(Argument(Decimal{1234.5, 1, true}), broken), "1,234.5");
}

TEST(Message, NamesPlayersAsWhoeverShowsItKnowsThem) {
  const Message message{"{0} waits for {1}",
                        {PlayerName{SeatId(0)}, Message{"{0} and {1}", {PlayerName{SeatId(1)}, "player 1"}}}};
  EXPECT_EQ(text(message), "player 1 waits for player 2 and player 1");
  const std::array<std::string, 2> names{"Ada", "{0}"};
  EXPECT_EQ(text(message, nullptr, names), "Ada waits for {0} and player 1");
  EXPECT_EQ(text(message, marked, std::span(names).first(1)), "<Ada waits for <<player 2> and player 1>>");
}

TEST(Message, IsEqualOnlyWithEqualArguments) {
  EXPECT_EQ(short_by, (Message{"{0} is short by {1}", {"forest", "2"}}));
  EXPECT_NE(short_by, (Message{"{0} is short by {1}", {Message{"forest"}, "2"}}));
  EXPECT_NE((Message{"{0}", {PlayerName{SeatId(0)}}}), (Message{"{0}", {PlayerName{SeatId(1)}}}));
  EXPECT_NE((Message{"{0} hex", {"2"}}), (Message{"{0} hex", {"2"}, Plural{2, "{0} hexes"}}));
}

TEST(Message, JoinsPartsWithASeparator) {
  EXPECT_EQ(text(joined_by("; ", {})), "");
  EXPECT_EQ(text(joined_by("; ", {"{0}"})), "{0}");
  EXPECT_EQ(text(joined_by(Message{", "}, {"a", Message{"b"}, "c"})), "a, b, c");
  const auto dotted = [](const std::string& pattern, const Plural*) {
    return pattern == ", " ? " · " : pattern;
  };
  EXPECT_EQ(text(joined_by(Message{", "}, {"a", ", ", "c"}), dotted), "a · ,  · c");
}

TEST(Message, CountsTheMemoryOfArgumentsWithinIt) {
  const std::string large(1000, 'x');
  const Message inner{"{0}", {large}};
  EXPECT_GE(heap_bytes(inner), 1000U + sizeof(Argument));
  EXPECT_GE(heap_bytes(Message{"{0} and {1}", {inner, inner}}), 2 * heap_bytes(inner) + 2 * sizeof(Argument));
  EXPECT_GE(heap_bytes(Message{"{0}", {}, Plural{2, large}}), 1000U);
}

}  // namespace
}  // namespace hexwright
