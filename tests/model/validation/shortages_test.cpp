#include <algorithm>

#include "model/validation/validate.h"

// What boxes lack is told with how many, and which other box or way out there is. BASE-16
namespace hexwright {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::optional<Finding> found(const Scenario& scenario, std::string_view check) {
  for (const Finding& finding : validate(scenario))
    if (finding.check == check) return finding;
  return std::nullopt;
}
std::string sentence(const std::optional<Finding>& finding) { return finding ? text(finding->message) : ""; }

/// A row of so many hexes of a terrain, each with this number (none where 0).
void lay(Scenario& scenario, Terrain terrain, int count, int number = 0) {
  const auto row = static_cast<int>(scenario.cells.size());
  for (int q = 0; q < count; ++q) {
    Cell& cell = scenario.cells[{q, row}];
    cell.terrain = terrain;
    if (number != 0) cell.token = number;
  }
}

Scenario spices(int max_players) {
  Scenario scenario;
  scenario.rules = {{"seafarers", {}}, {"fog", {}}, {"spices", {}}};
  scenario.details.max_players = max_players;
  scenario.details.pieces.ships = 15;
  scenario.boxes = {{"base", 1}, {"seafarers", 1}, {"sea-robbers", 1}};
  if (max_players > 4) scenario.boxes["base-5-6"] = scenario.boxes["seafarers-5-6"] = 1;
  return scenario;
}

// SPI-01: six spice hexes of four, with the documents' way to make two.
TEST(Shortages, OfSpiceHexesNameTheTwoThatSixPlayersMissAndHowToMakeThem) {
  Scenario scenario = spices(6);
  for (const char* name : {"A", "B", "C", "D", "E", "F"}) {
    scenario.stacks[name].hexes = {{Terrain::Spice, 1}};
    scenario.cells[{static_cast<int>(scenario.cells.size()), 0}].stack = name;
  }
  const auto finding = found(scenario, "map.boxes-hold-hexes");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->severity, Severity::Warning);
  EXPECT_THAT(sentence(finding),
              AllOf(HasSubstr("2 spice hexes that are missing"), HasSubstr("(6 needed, 4 there)"),
                    HasSubstr("glue"), HasSubstr("desert and the sea hex of Legend of the Sea Robbers")));
}

TEST(Shortages, OfSpiceHexesNameTheBoxFirst) {
  Scenario scenario = spices(4);
  scenario.boxes.erase("sea-robbers");
  lay(scenario, Terrain::Spice, 4);
  EXPECT_THAT(
      sentence(found(scenario, "map.boxes-hold-hexes")),
      AllOf(HasSubstr("(4 needed, 0 there; Legend of the Sea Robbers has 4)"), Not(HasSubstr("glue"))));
}

// NSH-03, NSH-04: with the frames that the document describes.
TEST(Shortages, OfSeaHexesAreThoseOfTheNewShoresWithSpices) {
  for (const auto& [needed, short_of] :
       {std::pair{23, "3 sea (23 needed, 20 there"}, std::pair{24, "4 sea (24 needed, 20 there"}}) {
    Scenario scenario = spices(4);
    lay(scenario, Terrain::Sea, needed);
    EXPECT_THAT(sentence(found(scenario, "map.boxes-hold-hexes")), HasSubstr(short_of));
  }
}

// VOL-08: the island of Krakatoa takes one 4 and one 5 more than the boxes have.
TEST(Shortages, OfTokensNameEveryNumber) {
  Scenario scenario;
  scenario.rules = {{"seafarers", {}}};
  scenario.boxes = {{"base", 1}, {"seafarers", 1}};
  lay(scenario, Terrain::Hills, 4, 4);
  lay(scenario, Terrain::Hills, 4, 5);
  const auto finding = found(scenario, "map.boxes-hold-tokens");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->severity, Severity::Warning);
  EXPECT_THAT(sentence(finding),
              AllOf(HasSubstr("1 with 4 (4 needed, 3 there; Base game, extension for 5-6 players has 1)"),
                    HasSubstr("1 with 5 (4 needed, 3 there; ")));
}

// SPI-01: 12 units, three a player; for six players the box does not do, but anything small stands in.
TEST(Shortages, OfUnitsAloneAreNoted) {
  EXPECT_FALSE(found(spices(4), "map.boxes-hold-accessories"));
  const auto finding = found(spices(6), "map.boxes-hold-accessories");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->severity, Severity::Note);
  EXPECT_THAT(sentence(finding),
              AllOf(HasSubstr("6 units (18 needed, 12 there)"), HasSubstr("6 players get 2 each")));
}

// SPI-01
TEST(Shortages, OfCardsAreWarningsThatNameTheBox) {
  Scenario scenario = spices(4);
  scenario.boxes.erase("sea-robbers");
  const auto finding = found(scenario, "map.boxes-hold-accessories");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->severity, Severity::Warning);
  EXPECT_THAT(sentence(finding),
              AllOf(HasSubstr("30 spice cards (30 needed, 0 there; Legend of the Sea Robbers has 30)"),
                    HasSubstr("10 trade options"), HasSubstr("12 units")));
}

// FRO-02, FRO-16: the whole stack of frontier cards, and the four cards where the scenario declares them.
TEST(Shortages, OfFrontierCardsAreTheWholeStack) {
  Scenario scenario;
  scenario.boxes["base"] = 1;
  scenario.rules["frontiers"];
  EXPECT_THAT(sentence(found(scenario, "map.boxes-hold-accessories")),
              AllOf(HasSubstr("10 frontier cards"), Not(HasSubstr("development"))));
  scenario.rules["frontiers"]["development-cards"] = "yes";
  EXPECT_THAT(sentence(found(scenario, "map.boxes-hold-accessories")),
              HasSubstr("4 extra development cards (4 needed, 0 there; Frontier cards (print-out) has 4)"));
  scenario.boxes["new-catan-frontiers"] = 1;
  EXPECT_FALSE(found(scenario, "map.boxes-hold-accessories"));
}

// CK-97: what six players lack of the box for four, and which box has it.
TEST(Shortages, OfKnightsAndWallsNameTheExtension) {
  Scenario scenario;
  scenario.rules["cities-and-knights"];
  scenario.details.min_players = 5;
  scenario.details.max_players = 6;
  scenario.boxes = {{"base", 1}, {"base-5-6", 1}, {"cities-and-knights", 1}};
  const auto finding = found(scenario, "map.boxes-hold-accessories");
  ASSERT_TRUE(finding);
  EXPECT_THAT(sentence(finding),
              AllOf(HasSubstr("18 commodity cards (54 needed, 36 there; "), HasSubstr("12 knights"),
                    HasSubstr("6 city walls"), Not(HasSubstr("progress cards")),
                    HasSubstr("Cities & Knights, extension for 5-6 players has 12")));
  apply_edits(scenario, finding->fix->edits);
  EXPECT_FALSE(found(scenario, "map.boxes-hold-accessories"));
}

std::string remedy(const std::optional<Finding>& finding) {
  return finding && finding->fix ? text(finding->fix->label) : "";
}

TEST(Shortages, AreMendedByTheBoxesThatHaveTheRestAndThoseThatTheyNeed) {
  Scenario scenario = spices(4);
  scenario.boxes = {{"base", 1}};
  lay(scenario, Terrain::Spice, 4);
  const auto finding = found(scenario, "map.boxes-hold-hexes");
  EXPECT_THAT(remedy(finding), HasSubstr("Legend of the Sea Robbers"));
  apply_edits(scenario, finding->fix->edits);
  EXPECT_FALSE(found(scenario, "map.boxes-hold-hexes"));
  EXPECT_FALSE(found(scenario, "map.boxes-complete"));
}

TEST(Shortages, HaveNoFixWhereNoBoxHasTheRest) {
  Scenario scenario = spices(4);
  lay(scenario, Terrain::Gold, 40);
  ASSERT_TRUE(found(scenario, "map.boxes-hold-hexes"));
  EXPECT_EQ(remedy(found(scenario, "map.boxes-hold-hexes")), "");
}

TEST(Shortages, AreOnlyLookedForWhereBoxesAreDeclared) {
  Scenario scenario = spices(6);
  lay(scenario, Terrain::Spice, 6);
  scenario.boxes.clear();
  for (const Finding& finding : validate(scenario))
    EXPECT_FALSE(finding.check.starts_with("map.boxes-hold-")) << text(finding.message);
}

}  // namespace
}  // namespace hexwright
