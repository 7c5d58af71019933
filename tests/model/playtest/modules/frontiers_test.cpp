#include "model/playtest/modules/frontiers/kinds.h"
#include "tests/support/frontier.h"

namespace hexwright {
namespace {

using testing::Contains;
using testing::Each;
using testing::Field;

TEST(FrontierEvents, StayUnknownUntilTheFirstSettlementBesideThem) {  // FRO-02
  Frontier play;
  EXPECT_THAT(play.state().events, Each(0));
  play.settle(0, play.corner(0, 0, Corner::North));
  EXPECT_THAT(play.state().events, Each(0));
  play.settle(0, play.near_0());
  ASSERT_EQ(play.legal(), (Actions{{.kind = frontiers::action::turn_up_event, .a = 0}}));
  play.turn_up(EventCard::LittleGold);
  EXPECT_EQ(play.state().events[0], static_cast<int>(EventCard::LittleGold));
  EXPECT_EQ(play.state().events[1], 0);
  // The next one finds it known.
  play.settle(1, play.centre());
  EXPECT_EQ(play.waiting(frontiers::task::turn_up_event).size(), 1U);
  EXPECT_EQ(play.state().task()->a, 1);
}

TEST(FrontierEvents, AreFoundByFoundersToo) {  // FRO-02
  Playing play("frontiers");
  Frontier places;
  play.act({.kind = ActionKind::BuildSettlement, .a = places.near_1()});
  EXPECT_EQ(play.legal(), (Actions{{.kind = frontiers::action::turn_up_event, .a = 1}}));
}

TEST(FrontierEvents, AreDrawnFromTenCardsEachAsLikely) {  // FRO-02
  Frontier play;
  play.settle(0, play.near_0());
  EXPECT_EQ(outcomes(play.game(), play.state(), play.legal().front()).size(), 10U);
  play.turn_up(EventCard::Volcano);
  play.settle(1, play.near_1());
  const auto left = outcomes(play.game(), play.state(), play.legal().front());
  EXPECT_EQ(left.size(), 9U);
  EXPECT_THAT(left, Each(Field(&WeighedOutcome::weight, 1)));
  EXPECT_THAT(left, Each(Field(&WeighedOutcome::outcome, testing::Ne(static_cast<int>(EventCard::Volcano)))));
}

TEST(FrontierEvents, AreNoMoreThanCards) {  // FRO-02
  Scenario scenario = template_named("frontiers");
  for (const Hex hex : {Hex{-1, 0}, Hex{0, 0}, Hex{1, 0}})
    scenario.frontiers[Path(hex, Direction::East)] = Intersection(hex, Corner::SouthEast);
  std::vector<std::string> why;
  for (const Message& obstacle : playability_errors(scenario)) why.push_back(text(obstacle));
  EXPECT_THAT(why, Contains("the frontiers hide 12 events; a game takes 10"));
}

TEST(FrontierEvents, AffectOneBuildingAPlayerAndEveryPlayer) {  // FRO-03
  Frontier play;
  play.meet(0, EventCard::LittleGold);
  play.settle(1, play.centre());
  play.turn_up(EventCard::Scientists);
  play.act({.kind = frontiers::action::choose_event, .a = 0});
  play.settle(2, play.near_1());
  play.turn_of(2);
  play.roll_sum(2);
  EXPECT_EQ(play.waiting(frontiers::task::may_take), (std::vector{0, 1}));
}

TEST(FrontierEvents, SpareASecondBuildingOfTheSamePlayer) {  // FRO-03
  Frontier play;
  play.meet(0, EventCard::LittleGold);
  play.settle(0, play.centre());
  // The other event is the only one that can affect it, so there is no choice.
  play.turn_up(EventCard::Scientists);
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.seat(0).event_building[0], play.near_0());
  EXPECT_EQ(play.seat(0).event_building[1], play.centre());
  play.roll_sum(2);
  EXPECT_EQ(play.waiting(frontiers::task::may_take), std::vector{0});
}

TEST(FrontierEvents, AreChosenAtTheCentreForGood) {  // FRO-04
  Frontier play;
  play.settle(0, play.centre());
  play.turn_up(EventCard::LittleGold);
  play.turn_up(EventCard::WildAnimals);
  EXPECT_EQ(play.legal(), (Actions{{.kind = frontiers::action::choose_event, .a = 0},
                                   {.kind = frontiers::action::choose_event, .a = 1}}));
  play.act({.kind = frontiers::action::choose_event, .a = 1});
  EXPECT_EQ(play.seat(0).event_building[1], play.centre());
  EXPECT_EQ(play.seat(0).event_building[0], none);
  play.roll_sum(2);
  EXPECT_EQ(play.state().task_count, 0);
  // The next building beside the other event is affected by that one.
  play.settle(0, play.near_0());
  EXPECT_EQ(play.seat(0).event_building[0], play.near_0());
}

TEST(FrontierEvents, ComeAfterAllThatARollBrings) {  // FRO-05
  Frontier play;
  play.meet(0, EventCard::LittleGold);
  PlayContext t = play.table();
  set_terrain(t, play.hex(0, -2), Terrain::Gold);
  set_number(t, play.hex(0, -2), 2);
  play.settlement(1, play.corner(0, -2, Corner::SouthEast));
  play.turn_of(0);
  play.roll_sum(2);
  ASSERT_EQ(play.state().task_count, 3);
  EXPECT_EQ(play.waiting(TaskKind::TakeCard), (std::vector{0, 1}));
  EXPECT_EQ(play.state().tasks[2].kind, frontiers::task::may_take);
}

TEST(FrontierEvents, AreOverForABuildingThatIsLostToTheSameRoll) {  // FRO-05
  Frontier play;
  play.meet(0, EventCard::WildAnimals);
  play.give(0, Cards(Card::Wool));
  play.roll_sum(4);
  ASSERT_EQ(play.waiting(frontiers::task::must_pay), std::vector{0});
  // As an eruption would, that was rolled before.
  PlayContext t = play.table();
  do_next(t, task_for(SeatId(1), TaskKind::TakeCard, 1));
  remove_building(t, play.near_0());
  play.act(take(Card::Ore));
  EXPECT_EQ(play.state().task_count, 0);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Wool));
}

TEST(LostBuildings, HandTheirEventOnToAnotherOne) {  // FRO-03
  Frontier play;
  play.meet(0, EventCard::Diplomats);
  play.settle(1, play.near_1());
  play.turn_up(EventCard::LittleGold);
  play.settle(0, play.centre());
  ASSERT_EQ(play.seat(0).event_building[1], play.centre());
  PlayContext t = play.table();
  remove_building(t, play.near_0());
  // The one at the centre belongs to the other event for good.
  EXPECT_EQ(play.seat(0).event_building[0], none);
  EXPECT_EQ(play.points_of(0), 1);
  EXPECT_EQ(play.broken(), "");
  play.settle(0, play.near_0());
  EXPECT_EQ(play.points_of(0), 1);
  remove_building(t, play.centre());
  EXPECT_EQ(play.points_of(0), 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(LostBuildings, FreeTheBuildingThatWasSpared) {  // FRO-03
  Frontier play;
  play.meet(0, EventCard::Scientists);
  play.settle(0, play.near_1());
  play.turn_up(EventCard::LittleGold);
  play.settle(0, play.centre());
  EXPECT_EQ(play.state().task_count, 0);
  PlayContext t = play.table();
  remove_building(t, play.near_1());
  EXPECT_EQ(play.seat(0).event_building[1], play.centre());
  EXPECT_EQ(play.broken(), "");
}

TEST(LostBuildings, GiveBackWhatWasSetAside) {  // FRO-15
  Frontier play;
  play.meet(0, EventCard::IndigenousPeople);
  play.give(0, Cards(Card::Lumber, 2));
  play.act(action_with(frontiers::action::set_aside, Card::Lumber));
  PlayContext t = play.table();
  remove_building(t, play.near_0());
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Lumber, 2));
  EXPECT_EQ(play.broken(), "");
}

TEST(LostBuildings, CountRightlyWhenACityIsASettlementAgain) {  // FRO-08, FRO-09
  for (const auto& [card, city] : {std::pair{EventCard::Diplomats, 3}, std::pair{EventCard::Scientists, 1}}) {
    Frontier play;
    play.meet_with_city(0, card);
    EXPECT_EQ(play.points_of(0), city);
    PlayContext t = play.table();
    shrink_city(t, play.near_0());
    EXPECT_EQ(play.points_of(0), card == EventCard::Diplomats ? 0 : 1);
    EXPECT_EQ(play.broken(), "");
    remove_building(t, play.near_0());
    EXPECT_EQ(play.points_of(0), 0);
    EXPECT_EQ(play.broken(), "");
  }
}

}  // namespace
}  // namespace hexwright
