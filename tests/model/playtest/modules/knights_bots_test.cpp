#include <cmath>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/card_gains.h"
#include "tests/support/knights_board.h"

// What settlers weigh in Cities & Knights: each choice beside the opposite one.

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;
using cities_and_knights::chance_of_attack;
using cities_and_knights::gain_of_alchemist;
using cities_and_knights::gain_of_attack_on_others;
using cities_and_knights::gain_of_making_room;
using cities_and_knights::gain_of_merchant;
using cities_and_knights::gain_of_wall;
using cities_and_knights::worth_of_attack;
using cities_and_knights::worth_of_lost_city;

struct Thinking : KnightsBoard {
  View view(int seat = 0) { return {game(), state(), SeatId(seat)}; }
  Action choice(int seat = 0) {
    Random random(1);
    const Actions actions = legal();
    return find_bot("settler")->make(game(), SeatId(seat))->choose(view(seat), actions, random);
  }
  float gain(auto judge, const Action& action) {
    const View seen = view();
    const SettlerContext mind(seen, usual_weights);
    return judge(mind, action, mind.promise());
  }
  float attack(int more) { return worth_of_attack(view(), usual_weights, more); }
  /// What settlers think of the next level of the track.
  float next_level(Track track) {
    const View seen = view();
    const SettlerContext mind(seen, usual_weights);
    for (const Goal& goal : mind.goals().all())
      if (goal.step == Action{.kind = action::improve, .x = static_cast<std::uint8_t>(track)})
        return goal.worth;
    return 0;
  }
};

TEST(SettlersWithKnights, KnowHowLikelyAnAttackIs) {  // CK-103, CK-104
  for (int players = 2; players <= 6; ++players)
    EXPECT_NEAR(chance_of_attack(1, players), 1 - std::pow(0.5, players), 1e-6);
  EXPECT_EQ(chance_of_attack(7, 6), 0);
  EXPECT_NEAR(chance_of_attack(7, 7), 1 / 128.0, 1e-6);
  double rolls = 0;  // on average: of each roll, how likely it is that it takes so many
  for (int n = 0; n < 100; ++n) rolls += 1 - chance_of_attack(7, n);
  EXPECT_NEAR(rolls, 14, 0.01);
}

TEST(SettlersWithKnights, WakeThemARoundAheadAlsoWhenTheyHaveActed) {  // CK-104, CK-107
  for (const bool near : {false, true}) {
    Thinking play;
    play.any_city(0), play.any_city(1);
    const IntersectionId from = play.knight(0, 1, true);
    play.knight(1, 1, true);
    play.state().realms.ship_step = near ? 6 : 0;
    play.act(play.all(action::move_knight).front());
    const IntersectionId knight = play.realm(0).knights[0].at;
    ASSERT_NE(knight, from);
    ASSERT_FALSE(play.find(0, knight)->is(Knight::Active));
    play.give(0, Cards(Card::Grain));
    EXPECT_EQ(play.choice() == action_at(action::activate_knight, knight), near);
  }
}

TEST(SettlersWithKnights, KeepOneRankAboveAnotherInALostAttack) {  // CK-105
  Thinking play;
  for (const int seat : {0, 0, 1, 1, 2, 2}) play.any_city(seat);
  play.knight(1, 1, true), play.knight(2, 2, true);
  EXPECT_LT(play.attack(0), -2);
  EXPECT_LT(play.attack(1), -2);  // both lose
  EXPECT_GT(play.attack(2), 0);   // the barbarians still win, and only the other one loses
}

TEST(SettlersWithKnights, WantTheSoleBestDefenceRatherThanATie) {  // CK-106
  Thinking play;
  play.any_city(0);
  play.knight(1, 2, true);
  EXPECT_EQ(play.attack(1), 0);
  EXPECT_GT(play.attack(2), 0);
  EXPECT_GT(play.attack(3), play.attack(2));
  EXPECT_EQ(play.attack(4), play.attack(3));
}

TEST(SettlersWithKnights, CountThatACityStrengthensTheBarbarians) {  // CK-108
  Thinking play;
  const IntersectionId home = play.any_city(0);
  const auto worth = [&] {
    const View seen = play.view();
    return BoardWorth(seen, usual_weights).city(home);
  };
  play.state().realms.ship_step = 0;
  const float far_away = worth();
  play.state().realms.ship_step = 6;
  const float near = worth();
  EXPECT_LT(near, far_away);
  play.knight(1, 3, true);
  EXPECT_GT(worth(), far_away);
  play.state().realms.ship_step = 0;
  const float defended = worth();
  play.state().realms.ship_step = 6;
  EXPECT_EQ(worth(), defended);
}

TEST(Draws, ComeOnTwoOf36RollsAtTheFirstLevelAndOneMoreAtEach) {  // CK-109
  for (int level = 1; level <= 5; ++level) {
    KnightsBoard play;
    play.level(0, Track::Trade, level);
    play.roll_of(0);
    int drawn = 0, all = 0;
    for (const auto& [outcome, weight] : outcomes(play.game(), play.state(), {.kind = ActionKind::Roll})) {
      all += weight;
      State after = play.state();
      apply(play.game(), after, {.kind = ActionKind::Roll, .c = outcome});
      Actions next;
      legal_actions(play.game(), after, next);
      if (next.front().kind == action::draw_progress) drawn += weight;
    }
    EXPECT_EQ(36 * drawn, (level + 1) * all);
  }
  Thinking play;
  play.any_city(0);
  play.give(0, Cards(Card::Coin, 5));
  const float first = play.next_level(Track::Politics);
  play.level(0, Track::Politics, 1);
  EXPECT_GT(first, play.next_level(Track::Politics));
  EXPECT_GT(play.next_level(Track::Politics), 0);
}

TEST(SettlersWithKnights, FoundTheCityWhereCommoditiesGrow) {  // CK-110
  Thinking play;
  const auto strength = [&](Terrain terrain) {
    for (const HexId hex : play.hexes(terrain))
      for (const IntersectionId corner : play.board().hex_intersections(hex)) {
        const auto& hexes = play.board().intersection_hexes(corner);
        const bool alone = std::all_of(hexes.begin(), hexes.end(), [&](HexId each) {
          return each == none || each == hex || play.state().number[each] == 0;
        });
        if (alone && play.view().building(corner).empty())
          return cities_and_knights::founding_strength(play.view(), rating::Founding(corner));
      }
    return -1.0F;
  };
  EXPECT_EQ(strength(Terrain::Forest), 0);  // the first one is a settlement
  IntersectionId first;
  play.state().sites.any_of([&](IntersectionId i) { return first = i, true; });
  play.settlement(0, first);
  for (const Terrain terrain : {Terrain::Forest, Terrain::Pasture, Terrain::Mountains})
    EXPECT_GT(strength(terrain), 0) << id(terrain);
  for (const Terrain terrain : {Terrain::Hills, Terrain::Fields})
    EXPECT_EQ(strength(terrain), 0) << id(terrain);
}

TEST(SettlersWithKnights, RaceForAMetropolisThatCanBeHad) {  // CK-111
  Thinking play;
  const IntersectionId theirs = play.any_city(1);
  play.any_city(0);
  play.give(0, Cards(Card::Cloth, 6));
  play.level(0, Track::Trade, 3);
  EXPECT_GT(play.next_level(Track::Trade), 2);
  play.state().realms.metropolis_of[0] = 2, play.state().realms.metropolis_at[0] = theirs;
  play.level(1, Track::Trade, 4);
  EXPECT_LT(play.next_level(Track::Trade), 1);
  play.level(0, Track::Trade, 4);
  EXPECT_GT(play.next_level(Track::Trade), 2);
  play.level(1, Track::Trade, 5);
  EXPECT_LT(play.next_level(Track::Trade), 0.2F);
}

TEST(SettlersWithKnights, GiveUpTheCityWithoutWallThatBringsLeast) {  // CK-112
  Thinking play;
  const IntersectionId rich = play.corner(0, 0, Corner::North), poor = play.corner(0, -2, Corner::North);
  const auto worth = [&](IntersectionId i) {
    const View seen = play.view();
    return worth_of_lost_city(SettlerContext(seen, usual_weights), action_at(action::lose_city, i));
  };
  EXPECT_GT(worth(poor), worth(rich));
  const float open = worth(poor);
  play.state().realms.walls.add(poor);
  EXPECT_LT(worth(poor), open);
  play.state().realms.walls.remove(poor);
  play.city(0, rich), play.city(0, poor);
  play.attack_with(1, 2);
  EXPECT_EQ(play.choice(), action_at(action::lose_city, poor));
}

TEST(SettlersWithKnights, PlayTheMerchantAgainstWhoHasItAndToWin) {  // CK-113
  Thinking play;
  play.any_city(0);
  play.hold(0, Progress::Merchant);
  const Action place = play.all(action::play_merchant).front();
  const float from_nobody = play.gain(gain_of_merchant, place);
  play.state().realms.merchant_of = 2;
  EXPECT_GT(play.gain(gain_of_merchant, place), from_nobody);
  play.state().realms.merchant_of = 1;
  EXPECT_LT(play.gain(gain_of_merchant, place), from_nobody);
  play.state().realms.merchant_of = 0;
  play.points_of(0, 12);
  play.act(play.choice());
  EXPECT_EQ(play.state().winner, SeatId(0));
}

TEST(SettlersWithKnights, TakeFromWhoIsAheadWithAFullHand) {  // CK-114
  Thinking play;
  const Action wedding = hexwright::play(action::play_wedding),
               saboteur = hexwright::play(action::play_saboteur),
               guild = against(action::play_master_merchant, 1);
  play.points_of(1, 5);
  const auto gains = [&] {
    return std::array{play.gain(gain_of_attack_on_others, wedding),
                      play.gain(gain_of_attack_on_others, saboteur),
                      play.gain(gain_of_attack_on_others, guild)};
  };
  play.give(1, Cards(1, 0, 0, 0, 0));
  const auto poor = gains();
  play.give(1, Cards(2, 3, 3, 0, 0));
  const auto full = gains();
  for (std::size_t i = 0; i < full.size(); ++i) EXPECT_GT(full[i], poor[i]) << i;
  EXPECT_GT(full[1], 0);
  EXPECT_LT(poor[1], 0);
  play.points_of(0, 6);  // ahead: nobody gives anything
  EXPECT_LT(gains()[0], 0);
  EXPECT_LT(gains()[1], 0);
}

TEST(SettlersWithKnights, DenyDrawsByAHighRedDie) {  // CK-114
  Thinking play;
  const auto gain = [&](int red) {
    return play.gain(gain_of_alchemist,
                     {.a = static_cast<std::uint16_t>(red), .b = static_cast<std::uint16_t>(6 - red)});
  };
  for (const HexId hex : play.board().hexes())
    if (play.state().number[hex] == 6)
      for (const Corner c : {Corner::North, Corner::South})
        play.city(0, play.board().hex_intersections(hex)[static_cast<std::size_t>(c)]);
  EXPECT_GT(gain(1), 0);
  EXPECT_EQ(gain(5), gain(1));
  play.level(1, Track::Trade, 3);
  EXPECT_GT(gain(5), gain(1));
  play.level(1, Track::Trade, 0), play.level(0, Track::Trade, 3);
  EXPECT_LT(gain(5), gain(1));
}

TEST(SettlersWithKnights, MakeRoomForCardsAndBuildWallsUnderFullHands) {  // CK-115
  Thinking play;
  play.hold(0, Progress::Spy, 3);
  EXPECT_EQ(play.gain(gain_of_making_room, {}), 0);
  play.hold(0, Progress::Warlord);
  EXPECT_GT(play.gain(gain_of_making_room, {}), 0);
  const IntersectionId plain = play.any_city(0), metropolis = play.any_city(0);
  play.level(0, Track::Trade, 4);
  play.state().realms.metropolis_of[0] = 1, play.state().realms.metropolis_at[0] = metropolis;
  play.give(0, Cards(2, 0, 0, 0, 0));
  EXPECT_EQ(play.gain(gain_of_wall, action_at(action::build_wall, plain)), 0);
  play.give(0, Cards(2, 0, 4, 0, 0));
  EXPECT_NE(play.gain(gain_of_wall, action_at(action::build_wall, plain)), 0);
  EXPECT_GT(play.gain(gain_of_wall, action_at(action::build_wall, metropolis)),
            play.gain(gain_of_wall, action_at(action::build_wall, plain)));
}

}  // namespace
}  // namespace hexwright
