#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/container/flat_map.hpp>

#include "io/pioneers/report.h"
#include "model/scenario/scenario.h"

namespace hexwright::pioneers {

struct GameHarbor {
  /// None for the gold harbors that old files have: Pioneers stops when it meets one.
  std::optional<HarborKind> kind;
  /// 0 to 5 in a file that is right.
  int facing = 0;
};

struct GameHex {
  Terrain terrain = Terrain::Sea;
  std::optional<GameHarbor> harbor;
  /// Its place in the order in which the chits are dealt.
  std::optional<int> sequence;
  bool fixed = false;
  bool pirate = false;
  TextPlace place;
};

struct GameNumber {
  int value = 0;
  TextPlace place;
};

/// A corner where nobody may found.
struct GameCorner {
  int x = 0;
  int y = 0;
  int corner = 0;
  TextPlace place;
};

/// What a `.game` file says, in its own terms; the reader and the writer meet here.
struct GameFile {
  std::string title;
  std::vector<std::string> comments;
  std::vector<std::string> description;
  /// By keyword, see `all_settings`; flags are 0 or 1. A file need not say all.
  std::map<std::string_view, GameNumber> settings;
  std::vector<int> island_bonus;
  std::vector<GameNumber> chits;
  boost::container::flat_map<Hex, GameHex> hexes;
  std::vector<GameCorner> closed_corners;
  std::vector<std::string> unknown_lines;
};

GameFile read_game_file(std::string_view text, Report& report);
std::string write_game_file(const GameFile& file);

Scenario scenario_from(const GameFile& file, Report& report);
GameFile game_file_from(const Scenario& scenario, Report& report);

/// Reads one line of the map block into the hexes of row `y`. Letters that mean nothing are reported and
/// passed over.
void read_map_row(std::string_view row, int y, int line, GameFile& file, Report& report);

/// The lines of the map block, without its first and last.
std::string write_map_rows(const GameFile& file);

/// The number of each hex: the chits go to the hexes in the order of their sequence numbers, deserts get
/// none, and when all are dealt it starts again with the first.
std::map<Hex, int> dealt_numbers(const GameFile& file, Report& report);

/// The way back: sequence numbers row by row over the land, and the chits in that order. Deserts have a
/// sequence number, too, and the robber starts on the lowest of them: on `robber` where that is a desert.
void number_row_by_row(GameFile& file, const std::map<Hex, int>& tokens, std::optional<Hex> robber);

/// Where Pioneers puts the robber: on the desert that comes first in the sequence; none without one.
std::optional<Hex> start_of_robber(const GameFile& file);

/// Tells everything that has no place in a `.game` file whatever the map looks like, each with its count.
void report_unsayable(const Scenario& scenario, Report& report);

}  // namespace hexwright::pioneers
