#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "io/render/export/page.h"
#include "model/findings/finding.h"
#include "model/playtest/view.h"

// What a viewer of a table is told.

namespace hexwright {

/// A legal decision for people.
struct ShownChoice {
  std::string words;  ///< "build a road"
  std::string title;  ///< what all of its kind have in common
  Place place;        ///< on the board; the whole scenario for none
  Place aim;          ///< the other end of what it does there
};
/// What was done.
struct ShownLine {
  std::size_t step = 0;  ///< number of the action, from 1
  int turn = 0;
  SeatId seat;  ///< who acted
  std::string words;
};
/// A moment of a game as somebody sees it. All words are for the viewer's eyes.
struct Moment {
  const View& view;    ///< of no seat for those who watch
  const Sheet& sheet;  ///< on which the board is drawn
  std::span<const Action> legal = {};
  std::vector<ShownChoice> choices = {};  ///< in the order of `legal`
  std::string prompt = {};
  std::size_t steps = 0;  ///< so many actions were done
  bool is_over = false;
  bool may_take_back = false;  ///< what the viewer did last, if the others agree
  SeatId actor = {}, winner = {};
  std::vector<ShownLine> log = {};
  // What own rules count.
  std::vector<std::vector<std::string>> counters = {};  ///< by seat
  std::vector<std::string> table_counters = {};
};

/// A "decide" as bots get it, or a "see", with the words for people beside it.
std::string moment_line(const Moment& moment);

/// A seat as all see it.
struct ShownSeat {
  std::string name;
  std::string bot;  ///< its title; empty for a person
  bool is_here = false, is_free = false, has_stand_in = false;
};
std::string table_line(const std::string& title, const std::vector<ShownSeat>& seats, SeatId viewer,
                       bool is_guest, int watchers);
std::string refusal_line(const Refusal& refusal, PlayerNames names = {});
/// Somebody asks to take back all that was done after so many actions, and waits for others.
struct TakeBack {
  SeatId seat;  ///< who asks
  std::size_t to = 0;
  std::vector<SeatId> waits = {};  ///< for their consent
};
std::string take_back_line(const TakeBack& request);
/// Nobody asks any more; who did not agree, if that is why.
std::string no_take_back_line(SeatId against);
/// It is so many actions after the beginning again. `count`: so often something was taken back.
std::string taken_back_line(std::size_t to, std::size_t count);
/// Where the guest is to go on, with a token of its own.
std::string seat_line(const std::string& token);
/// What somebody said of the map is kept.
std::string noted_line();
/// This seat goes on elsewhere.
std::string moved_line();
std::string picture_line(std::string_view layer, const std::string& svg, const Sheet& sheet);

}  // namespace hexwright
