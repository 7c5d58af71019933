#include "model/rules/module.h"
#include "model/validation/validate.h"
#include "tests/support/knights_board.h"
#include "tests/support/random_games.h"

// What Cities & Knights leave out, who may do what, and what is found when a state is broken by hand.

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;
using testing::ElementsAre;
using testing::HasSubstr;

Scenario with_knights(const char* name, const char* without) {
  Scenario scenario = template_named(name);
  scenario.rules["cities-and-knights"]["points-without"] = without;
  scenario.details.victory_points = 2 + std::stoi(without);
  return scenario;
}

TEST(ThirdLevels, AreOfEverybodyWhoReachesThem) {  // CK-23
  for (const int level : {2, 3}) {
    KnightsBoard play;
    const Action trade{.kind = ActionKind::TradeWithBank,
                       .x = static_cast<std::uint8_t>(Card::Cloth),
                       .a = static_cast<std::uint16_t>(Card::Coin)};
    for (const int seat : {0, 1}) {
      for (const Track track : all_tracks) play.level(seat, track, level);
      const IntersectionId strong = play.knight(seat, 2, false);
      play.turn_of(seat);
      play.give(seat, Cards(Card::Coin, 2) + cities_and_knights::promotion_price);
      EXPECT_EQ(play.can(trade), level == 3);
      EXPECT_EQ(play.can(action_at(action::promote_knight, strong)), level == 3);
      play.empty_hand(seat);
    }
    play.turn_of(0);
    play.roll_event(1, 1, EventDie::Ship);
    int offered = 0;
    for (; play.state().task_count > 0; ++offered) play.act({.kind = ActionKind::Pass});
    EXPECT_EQ(offered, level == 3 ? 2 : 0);
  }
}

TEST(IntersectionsOfSea, TakeKnightsThatMoveButNoneThatAreHiredOrPlaced) {  // CK-84
  KnightsBoard play(with_knights("new-shores-4", "14"), 4);
  IntersectionId land, sea;
  for (const IntersectionId i : play.board().intersections()) {
    if (sea != none || !play.state().sites.has(i)) continue;
    try {
      const std::vector<PathId> ships = play.way(i, 3, Route::Ship);
      IntersectionId end = i;
      for (const PathId path : ships) {
        const auto& ends = play.board().path_ends(path);
        end = ends[0] == end ? ends[1] : ends[0];
      }
      if (play.game().carries_settlement(play.state(), end)) continue;
      for (const PathId path : ships) play.ship(0, path);
      land = i, sea = end;
    } catch (const std::runtime_error&) {
    }
  }
  ASSERT_NE(sea, IntersectionId(none));
  play.give(0, cities_and_knights::hiring_price);
  EXPECT_TRUE(play.can(action_at(action::hire_knight, land)));
  EXPECT_FALSE(play.can(action_at(action::hire_knight, sea)));
  const IntersectionBits places = cities_and_knights::knight_places(play.context(), SeatId(0));
  EXPECT_TRUE(places.has(land));
  EXPECT_FALSE(places.has(sea));
  for (const bool displaced : {true, false}) {
    play.knight_at(0, land, 1, true);
    EXPECT_TRUE(cities_and_knights::destinations(play.context(), SeatId(0), land).empty.has(sea));
    if (displaced) {
      PlayContext t = play.context();
      const Knight gone = *play.find(0, land);
      cities_and_knights::remove_knight(t, SeatId(0), land);
      cities_and_knights::retreat_from(t, land, gone, SeatId(0));
      play.act(action_at(action::retreat, sea));
    } else {
      play.act({.kind = action::move_knight, .a = land, .b = sea});
    }
    ASSERT_NE(play.find(0, sea), nullptr);
    EXPECT_EQ(play.broken(), "");
    PlayContext t = play.context();
    cities_and_knights::remove_knight(t, SeatId(0), sea);
  }
}

TEST(SeaMapsForSix, ArePlayedWithBothKindsOfTurns) {  // CK-87
  for (const char* turns : {"special-building", "paired"}) {
    Scenario scenario = with_knights("new-shores-5-6", "14");
    scenario.rules["cities-and-knights"]["five-six-turn"] = turns;
    const Game game(scenario, {.players = 6});
    int special = 0, paired = 0;
    const RandomGame played =
        play_random_game(game, 1, 0, 300, [&](const State& state, const Actions& legal, const Action&) {
          special += state.phase == Phase::Special ? 1 : 0;
          paired += state.paired != 0 ? 1 : 0;
          return !legal.empty();
        });
    EXPECT_EQ(played.start.bank[Card::Paper], 18);
    EXPECT_EQ(special > 0, std::string_view(turns) == "special-building");
    EXPECT_EQ(paired > 0, std::string_view(turns) == "paired");
    EXPECT_GT(played.end.turn_number, 200);
  }
}

TEST(Discoveries, PayAResourceToShipsAndNothingToKnights) {  // CK-88
  KnightsBoard play(with_knights("fog-islands-3", "12"), 3);
  const HexId hidden = play.hex(2, 2);
  const IntersectionId home = play.corner(3, 2, Corner::North);
  ASSERT_EQ(play.state().terrain[hidden], unknown_terrain);
  play.city(0, home);
  play.give(0, ship_price);
  play.act({.kind = ActionKind::BuildShip, .a = play.side(3, 2, Direction::NorthWest)});
  ASSERT_NE(play.state().task(), nullptr);
  play.act({.kind = ActionKind::TurnUp,
            .a = hidden,
            .c = face_outcome({.terrain = Terrain::Mountains, .number = 8, .harbor = {}})});
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));  // no coin
  IntersectionId dark;
  HexId beside;
  for (const HexId hex : play.board().hexes())
    for (const IntersectionId i : play.board().hex_intersections(hex))
      if (i != none && play.state().terrain[hex] == unknown_terrain && building_at(play.state(), i).empty())
        dark = i, beside = hex;
  ASSERT_NE(dark, IntersectionId(none)) << "nothing is left to be discovered";
  play.knight_at(0, dark, 1, true);
  EXPECT_EQ(play.state().terrain[beside], unknown_terrain);
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(ModuleOfKnights, OffersSixOptionsAndNoOtherPrinting) {  // CK-95
  std::vector<std::string_view> options;
  for (const ModuleOption& option : find_module("cities-and-knights")->options) options.push_back(option.id);
  EXPECT_THAT(options, ElementsAre("points-without", "robber-start", "chased-robber", "defender-points",
                                   "deserter-knight", "five-six-turn"));
}

TEST(ModuleOfKnights, BringsNothingOfItsOwnToAMap) {  // CK-96
  const auto brings = [](const char* module) {
    const Vocabulary& words = find_module(module)->vocabulary;
    return !words.terrains.empty() || !words.markers.empty() || !words.area_roles.empty() ||
           !words.marks.empty() || words.ships || words.stacks || words.open_cells || words.frontiers;
  };
  EXPECT_FALSE(brings("cities-and-knights"));
  EXPECT_TRUE(brings("seafarers"));
}

std::string reported(const Scenario& scenario, std::string_view check) {
  for (const Finding& finding : validate(scenario))
    if (finding.check == check) return text(finding.message);
  return "";
}

TEST(MapsWithoutACommodity, AreWarnedOf) {  // CK-99
  for (const auto& [terrain, warned] : {std::pair{Terrain::Forest, true},
                                        {Terrain::Pasture, true},
                                        {Terrain::Mountains, true},
                                        {Terrain::Fields, false},
                                        {Terrain::Desert, false}}) {
    Scenario scenario = template_named("cities-and-knights-3-4");
    EXPECT_EQ(reported(scenario, "cities-and-knights.commodities-grow"), "");
    for (auto& [hex, cell] : scenario.cells)
      if (cell.terrain == PlacedTerrain(terrain)) cell.terrain = Terrain::Hills;
    EXPECT_EQ(!reported(scenario, "cities-and-knights.commodities-grow").empty(), warned) << id(terrain);
  }
}

TEST(MapsThroughTheDesert, NeedItsDesertsTogetherStripAndIslet) {  // TTD-10
  const Scenario whole = template_named("through-the-desert-4");
  for (const char* check : {"desert-strips.deserts-connected", "desert-strips.strips-beyond-desert",
                            "desert-strips.strip-and-islet", "desert-strips.founding-on-main-part"})
    EXPECT_EQ(reported(whole, check), "") << check;
  Scenario cut = whole, open = whole, plain = whole;
  int deserts = 0;
  for (auto& [hex, cell] : cut.cells)
    if (cell.terrain == PlacedTerrain(Terrain::Desert) && deserts++ == 1) cell.terrain = Terrain::Fields;
  EXPECT_NE(
      reported(cut, "desert-strips.deserts-connected") + reported(cut, "desert-strips.strips-beyond-desert"),
      "");
  for (auto& [name, area] : open.areas) area.roles.erase(AreaRole::Founding);
  EXPECT_NE(reported(open, "desert-strips.founding-on-main-part"), "");
  for (auto& [name, area] : plain.areas) area.chits = {};
  EXPECT_NE(reported(plain, "desert-strips.strip-and-islet"), "");
}

TEST(InvariantsOfKnights, FindThoseThatShareAPlaceOrTouchNoRoad) {  // CK-118, CK-120
  for (const bool shared : {false, true}) {
    KnightsBoard play;
    const IntersectionId at = play.knight(0, 1, true);
    ASSERT_EQ(play.broken(), "");
    if (shared)
      play.state().building[at] = BuildingPiece(SeatId(1), Building::Settlement);
    else
      play.seat(0).reached.remove(at);
    EXPECT_THAT(play.broken(), HasSubstr(shared ? "no knight stands" : "touches no own road"));
  }
  KnightsBoard play;
  --play.realm(0).knights_left[1];
  EXPECT_THAT(play.broken(), HasSubstr("1 knights of a rank"));
}

TEST(InvariantsOfKnights, FindMetropolisesOfTheWrongPlaceLevelOrOwner) {  // CK-121
  KnightsBoard play;
  const IntersectionId city = play.any_city(0);
  play.level(0, Track::Trade, 4);
  play.state().realms.metropolis_of[0] = 1, play.state().realms.metropolis_at[0] = city;
  play.seat(0).points += 2;
  ASSERT_EQ(play.broken(), "");
  play.level(1, Track::Trade, 5);
  EXPECT_THAT(play.broken(), HasSubstr("not with who came to level 5 first"));
  play.level(1, Track::Trade, 4);
  ASSERT_EQ(play.broken(), "");
  play.level(0, Track::Trade, 3);
  EXPECT_THAT(play.broken(), HasSubstr("metropolis 0 at level 3"));
  play.level(0, Track::Trade, 4), play.level(0, Track::Politics, 4);
  play.state().realms.metropolis_of[1] = 1, play.state().realms.metropolis_at[1] = city;
  EXPECT_THAT(play.broken(), HasSubstr("two metropolises on a city"));
  play.state().realms.metropolis_of[1] = 2;
  EXPECT_THAT(play.broken(), HasSubstr("on no city of its owner"));
}

TEST(InvariantsOfKnights, FindTooManyCardsAShipBeyondItsTrackAndWrongPoints) {  // CK-122
  KnightsBoard play;
  play.hold(1, Progress::Merchant, 4);
  EXPECT_EQ(play.broken(), "");
  play.hold(1, Progress::Smith);
  EXPECT_THAT(play.broken(), HasSubstr("keeps too many progress cards"));
  play.turn_of(1);
  EXPECT_EQ(play.broken(), "");  // on turn one may
  play.state().realms.ship_step = 7;
  EXPECT_THAT(play.broken(), HasSubstr("beyond its track"));
  play.state().realms.ship_step = 6;
  ++play.realm(0).defended;
  EXPECT_THAT(play.broken(), HasSubstr("0 points kept, 1 counted"));
}

}  // namespace
}  // namespace hexwright
