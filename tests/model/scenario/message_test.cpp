#include "scenario/message.h"

namespace hexwright {
namespace {

const Message short_by{"{0} is short by {1}", {"forest", "2"}};

TEST(Message, FillsItsArgumentsIn) {
  EXPECT_EQ(text(short_by), "forest is short by 2");
  EXPECT_EQ(text({"nothing to fill in", {}}), "nothing to fill in");
  EXPECT_EQ(text({"{0}", {"{1} %s"}}), "{1} %s");
}

TEST(Message, IsTranslatedBeforeItIsFilled) {
  const auto german = [](const std::string&) { return std::string("{1} fehlen: {0}"); };
  EXPECT_EQ(text(short_by, german), "2 fehlen: forest");
}

TEST(Message, FallsBackToTheUntranslatedSentenceWithItsArguments) {
  for (const Translate broken : {Translate([](const std::string&) { return std::string("{0} {7}"); }),
                                 Translate([](const std::string&) { return std::string("{0} {"); }),
                                 Translate([](const std::string&) { return std::string("{0:d}"); })})
    EXPECT_EQ(text(short_by, broken), "forest is short by 2");
}

TEST(Message, ShowsABrokenPatternAsItIs) { EXPECT_EQ(text({"{0} of {1}", {"1"}}), "{0} of {1}"); }

}  // namespace
}  // namespace hexwright
