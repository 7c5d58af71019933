#include "model/scenario/boxes.h"

namespace hexwright {
namespace {

/// What several boxes hold together.
struct Holding {
  int land = 0;
  int sea = 0;
  int tokens = 0;
  int harbors = 0;
};

Holding holding(std::initializer_list<std::string_view> ids) {
  Holding sum;
  for (const auto id : ids) {
    const Box* box = find_box(id);
    if (!box) {
      ADD_FAILURE() << "no box " << id;
      continue;
    }
    for (const auto& [terrain, count] : box->hexes) (is_land(terrain) ? sum.land : sum.sea) += count;
    sum.tokens += total(box->tokens);
    sum.harbors += total(box->harbors);
  }
  return sum;
}

// BASE-16: the published totals, which no single row of the table states.
TEST(Boxes, HoldThePublishedTotals) {
  const auto base = holding({"base"});
  EXPECT_EQ(base.land, 19);
  EXPECT_EQ(base.sea, 0);
  EXPECT_EQ(base.tokens, 18);
  EXPECT_EQ(base.harbors, 9);

  const auto large = holding({"base", "base-5-6"});
  EXPECT_EQ(large.land, 30);
  EXPECT_EQ(large.tokens, 28);
  EXPECT_EQ(large.harbors, 11);

  const auto sea = holding({"base", "seafarers"});
  EXPECT_EQ(sea.land, 30);
  EXPECT_EQ(sea.sea, 19);
  EXPECT_EQ(sea.tokens, 28);

  const auto all = holding({"base", "base-5-6", "seafarers", "seafarers-5-6"});
  EXPECT_EQ(all.land, 44);
  EXPECT_EQ(all.sea, 26);
  EXPECT_EQ(all.tokens, 38);

  // The sea around the island of the old edition is made of hexes: a ring of eighteen.
  const auto old = holding({"base-1995"});
  EXPECT_EQ(old.land, 19);
  EXPECT_EQ(old.sea, 18);
}

// BASE-13, BASE-15
TEST(Boxes, HoldOnlyLegalNumbersAndEverySpecialHarborOfTheBaseGame) {
  for (const Box& box : all_boxes())
    for (const auto& [number, count] : box.tokens) {
      EXPECT_TRUE(is_legal_number(number)) << box.id << " holds " << number;
      EXPECT_GT(count, 0);
    }
  for (const HarborKind kind : all_harbor_kinds)
    EXPECT_EQ(find_box("base")->harbors.at(kind), kind == HarborKind::Generic ? 4 : 1);
}

// BASE-11, SEA-06
TEST(Boxes, GiveEachPlayerThePiecesOfTheRules) {
  EXPECT_EQ(find_box("base")->pieces, (Pieces{15, 5, 4, 0}));
  EXPECT_EQ(find_box("seafarers")->pieces, (Pieces{0, 0, 0, 15}));
  EXPECT_EQ(find_box("base")->colours + find_box("base-5-6")->colours, 6);
  EXPECT_EQ(find_box("seafarers")->colours + find_box("seafarers-5-6")->colours, 6);
}

TEST(Boxes, NeedOnlyBoxesThatExist) {
  for (const Box& box : all_boxes())
    for (const auto needed : box.requires_boxes)
      EXPECT_NE(find_box(needed), nullptr) << box.id << ": " << needed;
}

TEST(Boxes, HaveEachAnIdOfTheirOwn) {
  for (const Box& box : all_boxes()) EXPECT_EQ(find_box(box.id), &box);
  EXPECT_EQ(find_box("nonsense"), nullptr);
  EXPECT_EQ(find_box(""), nullptr);
}

TEST(Boxes, ThatServePiecesSayHowManyColours) {
  for (const Box& box : all_boxes())
    EXPECT_EQ(box.pieces == (Pieces{0, 0, 0, 0}), box.colours == 0) << box.id;
}

// BASE-16: a box that is there twice counts twice, one that nobody knows holds nothing.
TEST(Boxes, HoldTogetherWhatEachHolds) {
  const Components held = contents_of({{"base", 2}, {"seafarers", 1}, {"home-made", 5}});
  EXPECT_EQ(held.hexes.at(Terrain::Hills), 2 * 3 + 2);
  EXPECT_EQ(held.hexes.at(Terrain::Sea), 19);
  EXPECT_EQ(held.tokens.at(6), 2 * 2 + 1);
  EXPECT_EQ(held.harbors.at(HarborKind::Generic), 2 * 4 + 5);
  EXPECT_EQ(held.chits, 50);
  EXPECT_TRUE(held.accessories.empty());
  EXPECT_TRUE(contents_of({}).hexes.empty());
}

// SPI-01, FRO-02, FRO-16
TEST(Boxes, HoldTheCardsAndUnitsOfTheModules) {
  const auto& robbers = find_box("sea-robbers")->accessories;
  EXPECT_EQ(robbers.at(Accessory::SpiceCard), 30);
  EXPECT_EQ(robbers.at(Accessory::TradeOption), 10);
  EXPECT_EQ(robbers.at(Accessory::Unit), 4 * 3);
  EXPECT_EQ(find_box("sea-robbers")->hexes.at(Terrain::Spice), 4);
  const auto& frontiers = find_box("new-catan-frontiers")->accessories;
  EXPECT_EQ(frontiers.at(Accessory::FrontierCard), 10);
  EXPECT_EQ(frontiers.at(Accessory::DevelopmentCard), 4);
}

// CK-03, CK-04, CK-97
TEST(Boxes, HoldTheCardsKnightsAndWallsOfCitiesAndKnights) {
  const auto& four = find_box("cities-and-knights")->accessories;
  EXPECT_EQ(four.at(Accessory::Commodity), 3 * 12);
  EXPECT_EQ(four.at(Accessory::ProgressCard), 3 * 18);
  EXPECT_EQ(four.at(Accessory::DefenderCard), 6);
  EXPECT_EQ(four.at(Accessory::Knight), 4 * 6);
  EXPECT_EQ(four.at(Accessory::CityWall), 4 * 3);
  EXPECT_EQ(four.at(Accessory::Metropolis), 3);
  for (const Accessory one : {Accessory::MerchantFigure, Accessory::BarbarianShip, Accessory::EventDie})
    EXPECT_EQ(four.at(one), 1);
  const auto six = contents_of({{"cities-and-knights", 1}, {"cities-and-knights-5-6", 1}}).accessories;
  EXPECT_EQ(six.at(Accessory::Commodity), 3 * 18);
  EXPECT_EQ(six.at(Accessory::ProgressCard), 3 * 18);
  EXPECT_EQ(six.at(Accessory::DefenderCard), 8);
  EXPECT_EQ(six.at(Accessory::Knight), 6 * 6);
  EXPECT_EQ(six.at(Accessory::CityWall), 6 * 3);
  EXPECT_EQ(six.at(Accessory::Metropolis), 3);
}

}  // namespace
}  // namespace hexwright
