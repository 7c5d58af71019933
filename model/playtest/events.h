#pragma once

#include <algorithm>
#include <type_traits>
#include <variant>

#include "model/playtest/action.h"
#include "model/playtest/cards.h"
#include "model/playtest/state.h"

// What rule modules have a part in: what happens at the table, what holds its course up, what may not be
// done, and what bots ask. A module names its functions; what each of them takes says what it is about.

namespace hexwright {

class BoardWorth;
class Random;
class View;
struct PlayContext;
struct ReadContext;
struct SettlerContext;

/// What each seat got from a roll's production; what is still to be chosen is not in it.
using Given = BySeat<Cards>;

/// What has happened.
namespace event {
/// Chance lays out what it decides before the game.
struct Dealing {
  Random& random;
};
/// All is laid out.
struct LaidOut {};
/// A hex whose terrain yields no resource and whose number was rolled; the robber may stand there.
struct HexRolled {
  HexId hex;
};
/// All of a roll's production was given out; choices may be waiting. Not for a 7.
struct Produced {
  int roll = 0;
  const Given& given;
};
/// A settlement or city was built: by a founder, a builder or an upgrade.
struct Built {
  SeatId seat;
  IntersectionId intersection;
  Building building = Building::Settlement;
};
/// A building is gone, or a city has become a settlement.
struct Lost {
  SeatId seat;
  IntersectionId intersection;
  Building building = Building::Settlement;
};
/// What was paid for a development card besides the cards of the hand has yet to go.
struct DevelopmentBought {
  SeatId seat;
  const Action& action;
};
/// Players have traded: what the one on turn gave and got.
struct Traded {
  SeatId seat, with;
  Cards gave, got;
};
/// A road or ship was placed.
struct RouteLaid {
  SeatId seat;
  PathId path;
};
/// A road or ship is gone from there for good.
struct RouteGone {
  SeatId seat;
  PathId path;
};
/// A hex was turned up by this seat: terrain and token lie there.
struct Revealed {
  SeatId seat;
  HexId hex;
};
/// A knight card was played, and the robber is yet to be moved.
struct KnightPlayed {
  SeatId seat;
};
/// The robber has come to a hex, moved by this seat; who is robbed is yet to be said.
struct RobberMoved {
  SeatId seat;
  HexId hex;
};
/// A merchant went back from the board to his owner.
struct MerchantLifted {
  SeatId seat;
};
/// Cards were paid that the bank does not take: they go where their module keeps them.
struct PaidElsewhere {
  Cards cards;
};
/// What is hidden is drawn anew for this seat, and hands are next: `View::imagined`.
struct ImaginingHands {
  SeatId viewer;
  Random& random;
};
/// A turn begins; that of a partner, too.
struct TurnBegins {};
/// A turn begins, or a part of it in which another player may do something.
struct PartBegins {};
}  // namespace event
using Event =
    std::variant<event::Dealing, event::LaidOut, event::HexRolled, event::Produced, event::Built, event::Lost,
                 event::DevelopmentBought, event::Traded, event::RouteLaid, event::RouteGone, event::Revealed,
                 event::KnightPlayed, event::RobberMoved, event::MerchantLifted, event::PaidElsewhere,
                 event::ImaginingHands, event::TurnBegins, event::PartBegins>;

/// Where something may have to be decided before the game goes on: then the module that decides lets it go on
/// afterwards.
namespace interruption {
/// The dice were rolled, and nothing has come of it yet; on with `bring_roll`.
struct Rolled {
  const Action& roll;
};
/// Somebody is done with the turn, which is not over yet; on with `end_turn`.
struct TurnEnds {
  SeatId seat;
};
}  // namespace interruption
using Interruption = std::variant<interruption::Rolled, interruption::TurnEnds>;

/// What somebody wants to do, or what would follow, and a module may forbid.
namespace attempt {
/// A founding settlement is placed there.
struct Found {
  SeatId seat;
  IntersectionId intersection;
};
/// A road or ship is laid there beside a founding settlement.
struct FoundRoute {
  SeatId seat;
  PathId path;
  Route route = Route::Road;
};
/// The robber moves, and with it the pirate.
struct MoveRobber {};
/// The robber comes to that hex: asked where `Facts::robber_spares` some.
struct RobberTo {
  HexId hex;
};
/// The dice show these; where they may not they are rolled again. Asked where `Facts::rolls_are_barred`.
struct Roll {
  int one = 0, other = 0;
};
/// The pirate plays a part.
struct MovePirate {};
/// This ship is taken up, to be put down elsewhere.
struct TakeUpShip {
  SeatId seat;
  PathId ship;
};
/// A knight card is played.
struct PlayKnight {
  SeatId seat;
};
/// A settlement, city, road or ship is built for its price. Asked where `Facts::building_is_barred`.
struct Build {
  SeatId seat;
  ActionKind kind;
};
/// They win, as they have enough points.
struct Win {
  SeatId seat;
};
}  // namespace attempt
using Attempt =
    std::variant<attempt::Found, attempt::FoundRoute, attempt::MoveRobber, attempt::RobberTo, attempt::Roll,
                 attempt::MovePirate, attempt::TakeUpShip, attempt::PlayKnight, attempt::Build, attempt::Win>;

/// What bots want to know of a module, and how what several modules say is joined.
namespace rating {
struct Sum {
  static float joined(float all, float one) { return all + one; }
};
/// What they gain by moving this ship, which may be taken up; 0 for nothing.
struct MovingShip : Sum {
  MovingShip(const SettlerContext& context, PathId ship) : context(context), ship(ship) {}
  const SettlerContext& context;
  PathId ship;
};
/// How much stronger, or weaker, founding there makes a seat than what the place itself brings: as
/// `OpeningMemory::correction`.
struct Founding : Sum {
  explicit Founding(IntersectionId intersection) : intersection(intersection) {}
  IntersectionId intersection;
};
/// How many points settling there is worth, besides what hexes, harbors and chits bring.
struct Settling : Sum {
  Settling(const BoardWorth& board_worth, IntersectionId intersection)
      : board_worth(board_worth), intersection(intersection) {}
  const BoardWorth& board_worth;
  IntersectionId intersection;
};
/// How many points one more city of the seat would cost it, wherever it stands.
struct CityDanger : Sum {};
/// How likely a road or ship on this path is to stay there, from 0 to 1.
struct Lasting {
  PathId path;
  static float joined(float all, float one) { return all * one; }
};
/// How many points would stand for what brings a seat near to victory without any.
struct Race {
  SeatId seat;
  static float joined(float all, float one) { return std::max(all, one); }
};
/// How many trade options the seat has.
struct TradeOptions : Sum {};
/// How many merchants it has in supply.
struct Merchants : Sum {};
}  // namespace rating
using Rating = std::variant<rating::MovingShip, rating::Founding, rating::Settling, rating::CityDanger,
                            rating::Lasting, rating::Race, rating::TradeOptions, rating::Merchants>;

/// Calls `visit` with each of the functions that takes what is asked about.
template <auto... functions, class Context, class About, class Visit>
void for_each_concerned(const Context&, const About& about, Visit visit) {
  std::visit(
      [&](const auto& what) {
        const auto offer = [&](auto function) {
          if constexpr (std::is_invocable_v<decltype(function), Context&, decltype(what)>)
            visit(function, what);
        };
        (offer(functions), ...);
      },
      about);
}

/// A module's functions as one: void(PlayContext&, const event::...&).
template <auto... functions>
void on(PlayContext& play, const Event& event) {
  for_each_concerned<functions...>(play, event,
                                   [&](auto function, const auto& what) { function(play, what); });
}
/// bool(PlayContext&, const interruption::...&), each true when something has to be decided first.
template <auto... functions>
bool interrupt(PlayContext& play, const Interruption& interruption) {
  bool interrupted = false;
  for_each_concerned<functions...>(play, interruption, [&](auto function, const auto& what) {
    interrupted = interrupted || function(play, what);
  });
  return interrupted;
}
/// bool(const ReadContext&, const attempt::...&), each true when it may not be done.
template <auto... functions>
bool forbid(const ReadContext& read, const Attempt& attempt) {
  bool forbidden = false;
  for_each_concerned<functions...>(
      read, attempt, [&](auto function, const auto& what) { forbidden = forbidden || function(read, what); });
  return forbidden;
}
/// float(const View&, const rating::...&), joined with what others have rated so far.
template <auto... functions>
float rate(const View& view, const Rating& rating, float so_far) {
  for_each_concerned<functions...>(view, rating, [&](auto function, const auto& what) {
    so_far = what.joined(so_far, function(view, what));
  });
  return so_far;
}

}  // namespace hexwright
