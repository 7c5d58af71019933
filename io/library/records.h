#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/board/plane.h"

namespace hexwright {

/// A moment, in milliseconds since 1970.
using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

enum class EntryId : std::int64_t {};
enum class VersionId : std::int64_t {};
enum class PlaytestId : std::int64_t {};
enum class GameId : std::int64_t {};

/// A scenario in the library with all its versions, as lists show it: what the newest version says.
struct LibraryEntry {
  EntryId id{};
  std::string title, author;
  int min_players = 0, max_players = 0, victory_points = 0;
  std::vector<std::string> modules;  ///< ids of its rule modules
  std::string notes;                 ///< the owner's own, beside what the scenario says
  std::vector<std::string> tags;     ///< in alphabetical order
  std::string file;                  ///< where it is saved, too; empty for nowhere
  VersionId newest{};
  int versions = 0;
  int playtests = 0;
  int games = 0;  ///< of people
  Timestamp added, changed;
};

/// How a version came into the library.
enum class VersionOrigin : std::uint8_t { Saved, Imported, Restored, Played };
inline constexpr std::array all_version_origins{VersionOrigin::Saved, VersionOrigin::Imported,
                                                VersionOrigin::Restored, VersionOrigin::Played};
/// "saved", "imported", "restored", "played".
std::string_view id(VersionOrigin origin);
/// To be translated: "Saved".
std::string_view title(VersionOrigin origin);

struct LibraryVersion {
  VersionId id{};
  EntryId entry{};
  int number = 0;  ///< from 1, within its entry
  VersionOrigin origin = VersionOrigin::Saved;
  Timestamp saved;
  /// Tells contents apart: the `map` of logs of games that were played on this version.
  std::string mark;
  int playtests = 0;  ///< of equal contents, whichever version they were played on
  int games = 0;      ///< of people, in the same way
};

/// A picture under the map of an entry, to trace. It is no part of the scenario, and stays where it is: the
/// library knows its path.
struct ReferencePicture {
  static constexpr double farthest = 10'000;
  std::string path;
  Point centre;        ///< in the plane of the board
  double width = 1;    ///< in the plane, too; the height follows
  double opacity = 1;  ///< from 0 (not to be seen) to 1
  double hexes = 0.5;  ///< the opacity of the hexes above it
  bool shown = true;
  friend bool operator==(const ReferencePicture&, const ReferencePicture&) = default;
};

/// What a batch of games found on a version.
struct LibraryPlaytest {
  PlaytestId id{};
  Timestamp played;
  std::string bots;  ///< by seat, with commas: "settler,random"
  int players = 0;
  std::int64_t games = 0, stalled = 0;
  double mean_turns = 0;
  /// Of each seat's wins among the decided games, from 0 to 1.
  std::vector<double> seat_shares;
};

/// A game that people played on a version, at a table.
struct LibraryGame {
  GameId id{};
  Timestamp begun;
  std::vector<std::string> names;  ///< of the players, by seat
};

}  // namespace hexwright
