#include <algorithm>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/match.h"
#include "model/rules/words.h"
#include "tests/support/counted.h"
#include "tests/support/gifts.h"

namespace hexwright::gifts {
namespace {

/// The harbor that lies at a gift.
HarborKind kind_at(Playing& play, const Voyage& way) {
  return static_cast<HarborKind>(play.state().gifts.harbor[way.gift.index()] - 1);
}
int held(Playing& play, int seat) {
  int all = 0;
  for (const auto count : play.state().gifts.held[SeatId(seat)]) all += count;
  return all;
}
bool serves(const View& view, PathId path, HarborKind kind) {
  const auto& ends = view.board().path_ends(path);
  return (view.harbors(ends[0]) & view.harbors(ends[1]) & 1U << static_cast<unsigned>(kind)) != 0;
}

TEST(TribalHarbors, AreLaidAtOnceAtACoastOfOnesOwn) {  // TRI-07
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftHarbor);
  const HarborKind kind = kind_at(play, way);
  take(play, 0, way);
  const Actions all = places(play);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all, play.legal()) << "nothing else comes first";
  for (const Action& action : all) {
    EXPECT_EQ(action.x, static_cast<int>(kind));
    const auto& ends = play.board().path_ends(action.b.path());
    EXPECT_TRUE(play.state().building[ends[0]].of(SeatId(0)) || play.state().building[ends[1]].of(SeatId(0)));
    const auto& hexes = play.board().path_hexes(action.b.path());
    const auto is_sea = [&](HexId hex) {
      return play.state().terrain[hex] == static_cast<int>(Terrain::Sea);
    };
    EXPECT_NE(is_sea(hexes[0]), is_sea(hexes[1]));
    EXPECT_TRUE(is_sea(action.a.hex()));
  }
  play.act(all.front());
  const View view(play.game(), play.state(), SeatId(0));
  EXPECT_TRUE(serves(view, all.front().b.path(), kind));
  EXPECT_TRUE(view.open(SeatId(0)).has_harbor(kind));
  EXPECT_EQ(held(play, 0), 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(TribalHarbors, ServeEverybodyWhoHasABuildingThere) {  // TRI-08
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftHarbor);
  const HarborKind kind = kind_at(play, way);
  take(play, 0, way);
  const Action placed = places(play).front();
  play.act(placed);
  // The own settlement gone, somebody else comes to the harbor.
  IntersectionId end = play.board().path_ends(placed.b.path())[0];
  if (play.state().building[end].empty()) end = play.board().path_ends(placed.b.path())[1];
  Playing other(three_or_four);
  other.state() = play.state();
  EXPECT_FALSE(View(other.game(), other.state(), SeatId(1)).open(SeatId(1)).has_harbor(kind));
  const auto& neighbours = other.board().intersection_neighbours(end);
  other.state().building[end] = {};
  for (const IntersectionId next : neighbours)
    if (next != none) other.state().building[next] = {};
  other.settlement(1, end);
  EXPECT_TRUE(View(other.game(), other.state(), SeatId(1)).open(SeatId(1)).has_harbor(kind));
  const int rate = kind == HarborKind::Generic ? 3 : 2;
  const Cards rates = View(other.game(), other.state(), SeatId(1)).bank_rates();
  EXPECT_TRUE(std::ranges::any_of(resource_cards, [&](Card card) { return rates[card] == rate; }));
}

/// A seat that is given a second harbor, while the first one serves the only building that it has.
struct TwoHarbors {
  explicit TwoHarbors(Playing& play) {
    const Voyage first = sail_up_to(play, 0, MarkKind::GiftHarbor);
    take(play, 0, first);
    play.act(places(play).front());
    // From somewhere on the way to the first one.
    std::optional<Voyage> second;
    for (const PathId path : first.ships)
      for (const IntersectionId end : play.board().path_ends(path)) {
        const auto way = voyage(play, end, MarkKind::GiftHarbor);
        if (way && !way->ships.empty() && (!second || way->ships.size() < second->ships.size())) second = way;
      }
    if (!second) throw std::runtime_error("no second gift is in reach");
    for (const PathId path : second->ships) play.ship(0, path);
    kind = kind_at(play, *second);
    take(play, 0, *second);
  }
  HarborKind kind;
};

TEST(TribalHarbors, WithoutAPlaceAreSetAsideUntilThereIsOne) {  // TRI-07
  Playing play(three_or_four);
  const TwoHarbors two(play);
  EXPECT_EQ(held(play, 0), 1);
  EXPECT_EQ(play.state().task_count, 0) << "it is set aside";
  EXPECT_TRUE(places(play).empty());
  EXPECT_NE(play.why_not({.kind = place_harbor}), "");
  EXPECT_TRUE(play.can({.kind = ActionKind::EndTurn}));
  EXPECT_EQ(play.broken(), "");
  // A settlement at another coast makes room for it, at any time of the build phase.
  play.build_up(0, play.seat(0).points + 1);
  while (places(play).empty()) play.build_up(0, play.seat(0).points + 1);
  const Action place = places(play).front();
  EXPECT_EQ(place.x, static_cast<int>(two.kind));
  play.act(place);
  EXPECT_EQ(held(play, 0), 0);
  EXPECT_EQ(play.state().turn, SeatId(0)) << "the turn goes on";
  EXPECT_EQ(play.broken(), "");
}

TEST(TribalHarbors, ThatCanBeLaidAreLaidBeforeTheTurnEnds) {  // TRI-08
  Playing play(three_or_four);
  const TwoHarbors two(play);
  while (places(play).empty()) play.build_up(0, play.seat(0).points + 1);
  play.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(play.state().turn, SeatId(0));
  EXPECT_EQ(places(play), play.legal());
  play.act(places(play).front());
  EXPECT_EQ(held(play, 0), 0);
  EXPECT_EQ(play.state().turn, SeatId(1));
  EXPECT_EQ(play.broken(), "");
}

TEST(TribalHarbors, AreLaidInTheSpecialBuildingPhaseToo) {  // TRI-07
  Playing play(five_or_six, {.players = 6});
  const TwoHarbors two(play);
  while (places(play).empty()) play.build_up(0, play.seat(0).points + 1);
  play.empty_hand(0);
  for (int seat = 1; seat < 6; ++seat) play.empty_hand(seat);
  play.turn_of(5);
  play.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(play.state().phase, Phase::Special);
  EXPECT_EQ(play.state().special, SeatId(0)) << "the only one who can do something";
  const Actions all = places(play);
  ASSERT_FALSE(all.empty());
  play.act(all.front());
  EXPECT_EQ(held(play, 0), 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(TribalHarbors, AreToldOf) {  // TRI-07
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftHarbor);
  const std::string harbor = text(word(kind_at(play, way)));
  play.turn_of(0);
  play.give(0, ship_price);
  const State before = play.state();
  const Action ship = at(ActionKind::BuildShip, way.path);
  play.act(ship);
  const std::vector<std::string> colours{"Red", "Blue", "White", "Yellow"};
  const Narrator narrator{play.game(), colours, {}};
  std::string reported;
  for (const Sentence& sentence : describe(narrator, before, ship, play.state()))
    reported += text(sentence.words) + "; ";
  EXPECT_NE(reported.find("Red is given a harbor: " + harbor), std::string::npos) << reported;
}

// What bots do. TRI-13

TEST(TribalGifts, SettlersSailToTheTribe) {  // TRI-13
  const Game game(template_named(three_or_four));
  Match match(game, std::vector(4, find_bot("settler")));
  Tally tally;
  constexpr int games = 10;
  for (std::uint64_t n = 0; n < games; ++n) match.play(5, n, 600, &tally);
  EXPECT_GE(counted(game, tally.counted, "tribal-gifts", "gifts-taken"), 5 * games);
  for (int kind = 0; kind < 3; ++kind)
    EXPECT_GE(counted(game, tally.counted, "tribal-gifts", "gifts-taken", -1, kind), games) << kind;
  EXPECT_GE(counted(game, tally.counted, "tribal-gifts", "harbors-placed"), games);
  EXPECT_LE(counted(game, tally.counted, "tribal-gifts", "harbors-placed"),
            counted(game, tally.counted, "tribal-gifts", "gifts-taken", -1, 1));
}

Action chosen(Playing& play, int seat) {
  const auto bot = find_bot("settler")->make(play.game(), SeatId(seat));
  Random random(1, 0);
  return bot->choose(View(play.game(), play.state(), SeatId(seat)), play.legal(), random);
}

TEST(TribalGifts, ASettlerBuildsTheShipThatTakesAGift) {  // TRI-13
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftPoint);
  play.turn_of(0);
  play.give(0, ship_price);
  EXPECT_EQ(chosen(play, 0), at(ActionKind::BuildShip, way.path));
}

TEST(TribalGifts, ASettlerMovesTheShipAtTheEndOfARouteOnToAGift) {  // TRI-13, TRI-10
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftPoint);
  PathId aside;
  for (const IntersectionId end : play.board().path_ends(way.ships.back()))
    for (const PathId path : play.board().intersection_paths(end))
      if (path != none && play.seat(0).ship_spots.has(path) && !is_gift_path(play, path)) aside = path;
  play.ship(0, aside);
  play.turn_of(0);
  play.empty_hand(0);
  play.state().new_ships = {};
  play.state().longest_holder = none;
  EXPECT_EQ(chosen(play, 0), at(ActionKind::TakeUpShip, aside));
  play.act(at(ActionKind::TakeUpShip, aside));
  EXPECT_EQ(chosen(play, 0), at(ActionKind::PutDownShip, way.path));
}

TEST(TribalGifts, ASettlerLaysItsHarborWhereNobodyElseIsServed) {  // TRI-13
  Playing play(three_or_four);
  const Voyage way = sail_up_to(play, 0, MarkKind::GiftHarbor);
  take(play, 0, way);
  const Action placed = chosen(play, 0);
  EXPECT_EQ(placed.kind, place_harbor);
  for (const IntersectionId end : play.board().path_ends(placed.b.path()))
    EXPECT_TRUE(play.state().building[end].empty() || play.state().building[end].of(SeatId(0)));
}

}  // namespace
}  // namespace hexwright::gifts
