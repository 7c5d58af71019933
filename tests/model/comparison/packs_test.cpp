#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/comparison/comparison.h"

// What differs between two versions of a pack of own rules.

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

own::Element written(const std::string& inside, const std::string& more = {}) {
  const LoadedPack loaded = read_pack("<rule-pack id=\"mine\" title=\"Mine\" language=\"2\" " + more + ">" +
                                      inside + "</rule-pack>");
  EXPECT_THAT(loaded.problems, IsEmpty());
  return loaded.pack;
}

std::vector<std::string> changes(const own::Element& before, const own::Element& after) {
  std::vector<std::string> all;
  for (const Message& change : compare_packs(own::Packs({before}), before, own::Packs({after}), after))
    all.push_back(text(change));
  return all;
}
std::vector<std::string> changes(const std::string& before, const std::string& after) {
  return changes(written(before), written(after));
}

const std::string option =
    R"(<option id="rounds" title="Rounds" kind="number" standard="2" least="1" most="10"/>)";
const std::string limit = R"(<set what="hand-limit" to="9"/>)", victory = R"(<set what="victory" to="12"/>)";

TEST(PackComparison, WhereItCameFromAndTheOrderOfPartsDoNotCount) {
  EXPECT_THAT(
      changes(written(option + limit + victory), written(option + victory + limit, "from=\"x\" hash=\"1\"")),
      IsEmpty());
  EXPECT_THAT(
      changes(option, R"(<option id="rounds" title="Rounds" kind="number" standard="2" least="1" most="10"
                                  value="2"/>)"),
      IsEmpty());
}

TEST(PackComparison, PartsComeGoAndChangeInSentences) {
  EXPECT_THAT(changes(limit, limit + victory), ElementsAre("new: Winning takes 12 points."));
  EXPECT_THAT(changes(limit + victory, victory), ElementsAre("gone: A 7 leaves 9 cards in hand."));
  EXPECT_THAT(changes(limit + victory, victory + R"(<set what="hand-limit" to="8"/>)"),
              ElementsAre("before: A 7 leaves 9 cards in hand. — now: A 7 leaves 8 cards in hand."));
}

TEST(PackComparison, ThingsAndWhatNoSentenceSaysIsToldSlotBySlot) {
  EXPECT_THAT(changes(R"(<terrain id="lake" title="Lake" colour="2F6F9F" prints="2 12"/>)",
                      R"(<terrain id="lake" title="Lake" colour="2F6F9A"/>)"),
              ElementsAre("Lake: colour: before “2F6F9F”, now “2F6F9A”",
                          "Lake: printed numbers: before “2 12”, now nothing"));
  EXPECT_THAT(
      changes(R"(<join numbers="2 12"/>)" + option, R"(<join numbers="2 12" if-option="rounds"/>)" + option),
      testing::SizeIs(1));
  EXPECT_THAT(changes(R"(<check id="c" title="C"><if terrain="desert" at-most="1"/></check>)",
                      R"(<check id="c" title="C"><if terrain="desert" at-most="2"/></check>)"),
              ElementsAre("C: at most: before “1”, now “2”"));
  EXPECT_THAT(changes(written("", "about=\"Old.\""), written("", "about=\"New.\"")),
              ElementsAre("Mine: about: before “Old.”, now “New.”"));
}

TEST(PackComparison, APartWithAnotherKindIsAnotherPart) {
  EXPECT_THAT(changes(R"(<counter id="x" title="X" most="3"/>)", R"(<deck id="x" title="X"/>)"),
              ElementsAre("new: X: a deck of cards.", "gone: X: counted for each player, up to 3."));
}

}  // namespace
}  // namespace hexwright
