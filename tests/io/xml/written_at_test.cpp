#include "io/xml/scenario_xml.h"

namespace hexwright {
namespace {

using testing::Eq;
using testing::Optional;

constexpr const char* map =
    "<scenario version='2'>\n"
    "  <token-pools><pool name='main'/></token-pools>\n"
    "  <stacks><stack name='fog'/></stacks>\n"
    "  <cells>\n"
    "    <cell q='1' r='0'/>\n"
    "    <cell q='0' r='0'/>\n"
    "  </cells>\n"
    "  <harbors><harbor q='0' r='0' facing='e'/></harbors>\n"
    "  <frontiers><frontier q='2' r='0' side='w' centre='nw'/></frontiers>\n"
    "  <areas><area name='&lt;Home&gt;'/></areas>\n"
    "  <closed-to-founding><intersection q='0' r='0' corner='n'/></closed-to-founding>\n"
    "</scenario>\n";

class WrittenAtTest : public testing::Test {
 protected:
  std::optional<TextPosition> find(const Place& place) const { return loaded_.written_at.find(place); }

  LoadedScenario loaded_ = read_xml(map, Positions::Keep);
};

TEST_F(WrittenAtTest, NameTheElementOfEachPlace) {
  EXPECT_THAT(find(WholeScenario{}), Optional(TextPosition{1, 1}));
  EXPECT_THAT(find(Hex{0, 0}), Optional(TextPosition{6, 5}));
  EXPECT_THAT(find(Hex{1, 0}), Optional(TextPosition{5, 5}));
  EXPECT_THAT(find(Path({0, 0}, Direction::East)), Optional(TextPosition{8, 12}));
  EXPECT_THAT(find(Path({1, 0}, Direction::East)), Optional(TextPosition{9, 14}));
  EXPECT_THAT(find(Intersection({0, 0}, Corner::North)), Optional(TextPosition{11, 23}));
  EXPECT_THAT(find(NamedPlace{NamedPlace::Kind::TokenPool, "main"}), Optional(TextPosition{2, 16}));
  EXPECT_THAT(find(NamedPlace{NamedPlace::Kind::Stack, "fog"}), Optional(TextPosition{3, 11}));
  EXPECT_THAT(find(NamedPlace{NamedPlace::Kind::Area, "<Home>"}), Optional(TextPosition{10, 10}));
}

TEST(WrittenAt, NameTheTokenPoolWhereItsTokensAreMeantForTerrainsWhenItIsNotDefined) {
  const auto loaded = read_xml(
      "<scenario version='2'><token-pools><pool name='a'/></token-pools>\n"
      "<terrain-tokens><pool name='a'/><pool name='b'/></terrain-tokens></scenario>",
      Positions::Keep);
  const auto find = [&](const char* name) {
    return loaded.written_at.find(NamedPlace{NamedPlace::Kind::TokenPool, name});
  };
  EXPECT_THAT(find("a"), Optional(TextPosition{1, 36}));
  EXPECT_THAT(find("b"), Optional(TextPosition{2, 33}));
}

TEST(WrittenAt, FindWhatIsNotDefinedWhereItIsFirstUsed) {
  const auto loaded = read_xml(
      "<scenario version='2'><stacks>\n"
      "<stack name='fog' token-pool='b' dealt='1' dealt-from='t'/></stacks><cells>\n"
      "<cell q='0' r='0' terrain-pool='t' token-pool='b'/>\n"
      "<cell q='1' r='0' stack='mist'/><cell q='2' r='0' stack='fog'/></cells><harbors>\n"
      "<harbor q='0' r='0' facing='e' pool='h'/></harbors><markers>\n"
      "<marker kind='robber' q='5' r='0'/></markers></scenario>",
      Positions::Keep);
  const auto line = [&](const Place& place) {
    const auto found = loaded.written_at.find(place);
    return found ? found->line : 0;
  };
  using Kind = NamedPlace::Kind;
  EXPECT_EQ(line(NamedPlace{Kind::Stack, "fog"}), 2);
  EXPECT_EQ(line(NamedPlace{Kind::TokenPool, "b"}), 2);
  EXPECT_EQ(line(NamedPlace{Kind::TerrainPool, "t"}), 2);
  EXPECT_EQ(line(NamedPlace{Kind::Stack, "mist"}), 4);
  EXPECT_EQ(line(NamedPlace{Kind::HarborPool, "h"}), 5);
  EXPECT_EQ(line(Hex{5, 0}), 6);
}

TEST_F(WrittenAtTest, FallBackOnAHexBesideThePlace) {
  EXPECT_THAT(find(Path({0, 0}, Direction::SouthEast)), Optional(TextPosition{6, 5}));
  EXPECT_THAT(find(Path({5, 5}, Direction::SouthEast)), Eq(std::nullopt));
  EXPECT_THAT(find(Path({1, -1}, Direction::SouthEast)), Optional(TextPosition{5, 5}));
  EXPECT_THAT(find(Intersection({1, 0}, Corner::South)), Optional(TextPosition{5, 5}));
}

TEST_F(WrittenAtTest, KnowNothingOfWhatTheFileHasNot) {
  EXPECT_EQ(find(Hex{7, 7}), std::nullopt);
  EXPECT_EQ(find(NamedPlace{NamedPlace::Kind::TerrainPool, "main"}), std::nullopt);
}

TEST_F(WrittenAtTest, AreOnlyKeptWhenAskedFor) {
  EXPECT_EQ(read_xml(map).written_at.find(WholeScenario{}), std::nullopt);
}

}  // namespace
}  // namespace hexwright
