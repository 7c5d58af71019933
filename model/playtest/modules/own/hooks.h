#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/playtest/modules/own/program.h"

// The parts that own rules have in a game, for the table of the module.

namespace hexwright {

class BoardWorth;
struct Aside;
struct Deed;
struct OnBoard;
struct SeatNotes;
struct Sentence;
struct SettlerContext;

namespace own {

// What happens. events.cpp
void hex_rolled(PlayContext& play, const event::HexRolled& rolled);
void produced(PlayContext& play, const event::Produced& production);
bool rolled(PlayContext& play, const interruption::Rolled& roll);
void built(PlayContext& play, const event::Built& event);
void route_laid(PlayContext& play, const event::RouteLaid& event);
void turn_begins(PlayContext& play, const event::TurnBegins& begin);
bool turn_ends(PlayContext& play, const interruption::TurnEnds& end);
void robber_moved(PlayContext& play, const event::RobberMoved& moved);
void discovered(PlayContext& play, const event::Revealed& revealed);
void lost(PlayContext& play, const event::Lost& loss);
void knight_played(PlayContext& play, const event::KnightPlayed& knight);
void bought(PlayContext& play, const event::DevelopmentBought& purchase);
void laid_out(PlayContext& play, const event::LaidOut& all);

// What may not be done. bars.cpp
bool forbids_founding(const ReadContext& read, const attempt::Found& found);
bool forbids_robber(const ReadContext& read, const attempt::MoveRobber& move);
bool forbids_pirate(const ReadContext& read, const attempt::MovePirate& move);
bool forbids_robber_at(const ReadContext& read, const attempt::RobberTo& to);
bool forbids_building(const ReadContext& read, const attempt::Build& build);
bool forbids_roll(const ReadContext& read, const attempt::Roll& roll);
/// Of a deck of dice: it is shuffled anew when five pairs are left.
void note_drawn_roll(State& state, int one, int other);
/// Reads what holds from the beginning of a game to its end.
void prepare(const MapView& map, int players, hexwright::Facts& facts);

// Figures, and points of figures and awards. figures.cpp
bool forbids_victory(const ReadContext& read, const attempt::Win& win);
int keeps_more(const ReadContext& read, SeatId seat);
int yields_more(const ReadContext& read, SeatId seat, HexId hex, IntersectionId corner, Building building);
void rates(const ReadContext& read, SeatId seat, Cards& rates);
void prices(const ReadContext& read, SeatId seat, const hexwright::Action& action, Cards& price);
std::optional<SeatId> count_points(PlayContext& play);
int points_of(const ReadContext& read, SeatId seat);

// Words. telling.cpp
std::string title_of(const Program& own, int script);
/// What followed from an action, by the rules that did it.
void add_changes(const Deed& deed, std::vector<Sentence>& sentences);
Message describe_action(const Deed& deed);

// What lies on the board. marks.cpp
void show_marks(const ReadContext& read, OnBoard& shown);

// Sites. sites.cpp
void show_sites(const ReadContext& read, OnBoard& shown);
bool goes_by_a_site(const ReadContext& read, SeatId seat);
/// For bots, of a site that is chosen.
float worth_of_site(const SettlerContext& context, const Where& chosen);
/// Of a place beside sites where the seat has no building yet, by their cards, or by what cards still to be
/// drawn bring on average.
float worth_beside_sites(const View& view, const rating::Settling& settling);
void find_broken_sites(const ReadContext& read, std::vector<std::string>& broken);
void find_broken_points(const ReadContext& read, std::vector<std::string>& broken);

// Cards in hand. hands.cpp
void hide_hands(const ReadContext& read, SeatId viewer, State& seen);
void imagine_kept_cards(const ReadContext& read, SeatId viewer, Random& random, State& imagined);
void note_hands(const ReadContext& read, SeatId seat, SeatNotes& notes);
/// What lies aside before all seats.
void add_aside(const ReadContext& read, Aside& aside);

// Bots. bots.cpp
float worth_of_terrain(const BoardWorth& board_worth, Terrain terrain, float rolls);
float gain_of_card(const SettlerContext& context, const hexwright::Action& played, float before);
float worth_of_place(const SettlerContext& context, const hexwright::Action& chosen);
float worth_of_receiver(const SettlerContext& context, const hexwright::Action& action);
float gain_of_action(const SettlerContext& context, const hexwright::Action& action, float before);

}  // namespace own
}  // namespace hexwright
