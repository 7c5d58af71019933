#include "io/table/client_message.h"

#include <gmock/gmock.h>

namespace hexwright {
namespace {

using testing::HasSubstr;
using testing::VariantWith;

std::string why_not(std::string_view line) {
  const auto read = client_message_from(line);
  return read.refusal() ? text(read.refusal()->why) : "";
}

TEST(ClientMessages, AreReadInTheVocabularyOfBots) {
  EXPECT_THAT(client_message_from(R"({"hexwright":"hello","version":1,"name":"Ada","token":"ab","since":7,)"
                                  R"("pictures":true})")
                  .value(),
              VariantWith<Hello>(Hello{"ab", "Ada", 7, true}));
  EXPECT_THAT(client_message_from(R"({"hexwright":"take","seat":2,"name":"Ada"})").value(),
              VariantWith<Take>(Take{SeatId(2), "Ada"}));
  EXPECT_THAT(client_message_from(R"({"hexwright":"take","seat":null})").value(), VariantWith<Take>(Take{}));
  EXPECT_THAT(client_message_from(R"({"hexwright":"theme","theme":"high-contrast"})").value(),
              VariantWith<ChooseTheme>(ChooseTheme{BoardTheme::HighContrast}));
  EXPECT_THAT(client_message_from(R"({"hexwright":"stand-in","seat":1})").value(),
              VariantWith<StandIn>(StandIn{SeatId(1)}));
  EXPECT_THAT(client_message_from(R"({"hexwright":"take-back"})").value(), VariantWith<AskBack>(AskBack{}));
  EXPECT_THAT(client_message_from(R"({"hexwright":"agree","yes":true})").value(),
              VariantWith<Agree>(Agree{true}));
  EXPECT_THAT(client_message_from(R"({"hexwright":"note","words":" dull\u0007 ","spot":[10,20.5]})").value(),
              VariantWith<Note>(Note{"dull", Spot{10, 20.5}}));
  EXPECT_THAT(client_message_from(R"({"hexwright":"note","words":"dull","spot":null})").value(),
              VariantWith<Note>(Note{"dull", std::nullopt}));
  const std::string answer = R"({"choose":3,"step":12})";
  EXPECT_THAT(client_message_from(answer).value(), VariantWith<Answer>(Answer{answer, 12}));
  EXPECT_THAT(client_message_from(R"({"do":"end-turn"})").value(),
              VariantWith<Answer>(Answer{R"({"do":"end-turn"})", std::nullopt}));
}

TEST(ClientMessages, OfAnyOtherKindAreRefusedInWords) {
  for (const char* line :
       {"", "hello", "[]", "7", R"({"hexwright":"dance"})", R"({"hexwright":"take"})",
        R"({"hexwright":"take","seat":-1})", R"({"hexwright":"take","seat":6})",
        R"({"hexwright":"take","seat":"1"})", R"({"hexwright":"theme","theme":"pink"})",
        R"({"hexwright":"agree"})", R"({"hexwright":"agree","yes":1})", R"({"hexwright":"note"})",
        R"({"hexwright":"note","words":" "})", R"({"hexwright":"note","words":"dull","spot":[1]})",
        R"({"hexwright":"note","words":"dull","spot":[1,"2"]})", R"({"hexwright":["hello"]})"})
    EXPECT_THAT(why_not(line), HasSubstr("no message of a player")) << line;
  EXPECT_THAT(why_not(R"({"hexwright":"hello","version":2,"name":""})"), HasSubstr("version 2"));
  EXPECT_NE(why_not(std::string(most_message + 1, '1')), "");
  EXPECT_NE(why_not(R"({"choose":)" + std::string(1000, '[') + std::string(1000, ']') + "}"), "");
}

TEST(ClientMessages, HaveNamesThatActOnNothing) {
  EXPECT_EQ(shown_name("  Ada Lovelace "), "Ada Lovelace");
  EXPECT_EQ(shown_name("A\nd\x1B[31ma\xE2\x80\xAE\xFF"), "Ad[31ma");
  EXPECT_EQ(shown_name("<b>Ada</b>"), "<b>Ada</b>") << "text stays text; the page shows it as one";
  std::string many, most;
  for (int i = 0; i < 40; ++i) many += "ä";
  for (std::size_t i = 0; i < most_name; ++i) most += "ä";
  EXPECT_EQ(shown_name(many), most);
}

}  // namespace
}  // namespace hexwright
