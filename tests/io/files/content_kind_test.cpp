#include <gmock/gmock.h>

#include "io/files/content.h"

namespace hexwright {
namespace {

using namespace std::string_literals;

std::string reported(std::string_view bytes) {
  const auto found = other_content(bytes);
  return found ? text(*found) : "";
}

TEST(OtherContent, IsToldByItsFirstBytes) {
  EXPECT_EQ(reported("\x89PNG\r\n\x1A\n"), "a picture (PNG)");
  EXPECT_EQ(reported("PK\x03\x04 and so on"), "an archive (ZIP)");
  EXPECT_EQ(reported("<?xml version=\"1.0\"?>\n<tileset version=\"1.10\" tiledversion=\"1.10.2\">"),
            "a tileset of Tiled, which is no map");
  EXPECT_EQ(reported("{ \"compressionlevel\":-1,\n \"height\":4,"),
            "a map of Tiled as JSON; in Tiled, save it as .tmx");
  EXPECT_EQ(reported("<svg xmlns=\"http://www.w3.org/2000/svg\">"), "a drawing (SVG)");
  EXPECT_THAT(reported("\xFF\xFEt\0i\0t\0l\0e\0"s), testing::HasSubstr("UTF-16"));
  EXPECT_EQ(reported("title\0\1\2"s), "no text");
}

TEST(OtherContent, IsNotWhatMayBeAScenario) {
  for (const std::string& bytes :
       {""s, "<scenario version=\"3\"/>"s, "<map version=\"1.10\" tiledversion=\"1.10.2\">"s,
        "title Small\nmap\nh0,s\n.\n"s, "\xEF\xBB\xBF<scenario/>"s, "\xFF\xFE<\0s\0c\0"s,
        "words of some kind"s, "{\"format\": \"hexwright-board\"}"s})
    EXPECT_EQ(reported(bytes), "") << bytes;
}

}  // namespace
}  // namespace hexwright
