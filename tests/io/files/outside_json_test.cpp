#include "io/files/outside_json.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace hexwright {
namespace {

using Json = nlohmann::json;

TEST(OutsideJson, IsReadToItsDepthAndNoDeeper) {
  const auto nested = [](int depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(json_from_outside<Json>(nested(32)).is_array());
  EXPECT_TRUE(json_from_outside<Json>(nested(33)).is_discarded());
  EXPECT_TRUE(json_from_outside<Json>(nested(400'000)).is_discarded());
  EXPECT_TRUE(json_from_outside<Json>(R"([{"a":[]},{"b":[]}])", {.depth = 3}).is_array()) << "side by side";
}

TEST(OutsideJson, CountsNoBracketsInTexts) {
  EXPECT_TRUE(json_from_outside<Json>(R"({"a":"[[[[\"[[[["})", {.depth = 1}).is_object());
  EXPECT_TRUE(json_from_outside<Json>(R"({"a":"\\","b":[]})", {.depth = 1}).is_discarded());
}

TEST(OutsideJson, IsReadToItsSize) {
  EXPECT_TRUE(json_from_outside<Json>("[1]", {.bytes = 3}).is_array());
  EXPECT_TRUE(json_from_outside<Json>("[1] ", {.bytes = 3}).is_discarded());
}

TEST(OutsideJson, IsQuotedInWholeCharacters) {
  EXPECT_EQ(quoted_in_part("three", 5), "three");
  EXPECT_EQ(quoted_in_part("three", 4), "thre…");
  EXPECT_EQ(quoted_in_part("aäö", 2), "a…");
  EXPECT_EQ(quoted_in_part("aäö", 3), "aä…");
}

TEST(OutsideJson, IsQuotedWithoutWhatActsOnADisplay) {
  EXPECT_EQ(quoted_in_part("wo\x7Fl"), "wo\\x7Fl");
  EXPECT_EQ(quoted_in_part("a\x1B[2J\xFF"), "a\\x1B[2J\\xFF");
  EXPECT_EQ(quoted_in_part("\xE2\x80\xAEthree", 4), "\\u202Et…");
}

TEST(OutsideJson, HasWholeNumbersWithinTheirBoundsOnly) {
  const auto read = [](const char* text) { return whole_number(Json::parse(text), -2, 7); };
  EXPECT_EQ(read("-2"), -2);
  EXPECT_EQ(read("7"), 7);
  for (const char* other : {"-3", "8", "2.0", "true", "\"2\"", "null", "[2]", "18446744073709551615"})
    EXPECT_EQ(read(other), std::nullopt) << other;
}

}  // namespace
}  // namespace hexwright
