#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "editor/cli/exit_code.h"
#include "editor/cli/scenario_file.h"
#include "io/render/render.h"
#include "io/sheet/kit/print_kit.h"
#include "io/sheet/set_up_sheet.h"
#include "model/balance/improve.h"
#include "model/generate/land.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/batch/hint_search.h"

namespace hexwright {

// What the user asked for, one struct for each subcommand, and the function that does it. In file names
// "-" stands for standard input or output.

struct NewCommand {
  std::string template_name;
  bool list = false;
  bool json = false;
  std::string title, author;
  std::string output = "-";
  bool force = false;
  bool quiet = false;
};

enum class ReportFormat : std::uint8_t { Text, Json, Sarif };

struct ValidateCommand {
  std::vector<std::string> files;
  ReportFormat format = ReportFormat::Text;
  bool strict = false;
  bool accepted = false;
  bool quiet = false;
  bool list_checks = false;
  std::string explain;
};

struct ConvertCommand {
  std::string input, output;
  std::optional<FileFormat> to;
  bool force = false;
  bool quiet = false;
};

struct RenderCommand {
  std::string input, output;
  std::optional<FileFormat> format;
  PictureOptions picture{.draw = {}, .width = 1200};
  bool quiet = false;
  /// The set-up sheet instead of a picture.
  bool sheet = false;
  Paper paper = Paper::A4;
  /// A page for those who are to play the map, instead of a picture; with what so many games say of it.
  bool page = false;
  std::uint64_t games = 0;
};

struct PrintKitCommand {
  std::string input, output;
  KitOptions kit;
  std::vector<std::string> parts;  ///< empty: the usual ones
  bool quiet = false;
};

struct InfoCommand {
  std::string input;
  bool json = false;
};

struct RulesCommand {
  std::string module;  ///< empty: list them all
  bool json = false;
};

/// Own terrains and rules: the gallery of packs, and those of a map.
struct OwnCommand {
  enum class Act : std::uint8_t { Tell, Learn };
  Act act = Act::Tell;
  std::string input;  ///< empty: tell of the gallery
  std::vector<std::string> add, remove, set;
  std::string output;    ///< empty: the map is only told of
  bool page = false;     ///< what is written, instead of the map
  bool example = false;  ///< a board with the pack is
  std::string compare;   ///< another map or pack; empty: none
  bool vocabulary = false;
  bool force = false;
  bool quiet = false;
  // To learn hints for bots.
  std::string pack, map;
  int players = 0;  ///< 0: as many as the map takes
  std::uint64_t seed = 1, games = usual_hint_games;
  int threads = 0;  ///< 0: one for each core
};

/// Reports of a playtest: files; empty for none.
struct ReportFiles {
  std::string json, csv, html;

  bool any() const { return !json.empty() || !csv.empty() || !html.empty(); }
  bool any_to_output() const { return json == "-" || csv == "-" || html == "-"; }
};

struct PlaytestCommand {
  std::string input;
  std::vector<std::string> bots;  ///< for the seats, over and over; empty: the usual one
  int bot_seconds = 10;           ///< that a program has for an answer
  int bot_memory = 4096;          ///< MiB that a program may use
  int players = 0;                ///< 0: as many as the scenario takes
  int offers = 0;
  std::uint64_t seed = 1, first = 0, games = 1000;
  int threads = 0;                     ///< 0: one for each core
  std::optional<std::uint64_t> study;  ///< none: the usual number
  bool no_second_opinion = false;
  int settle = usual_settle;         ///< seconds
  std::vector<std::string> without;  ///< packs: for each, as many games without it
  std::string played;                ///< folder with records of games of people; empty for none
  int turns = 0;                     ///< 0: the usual limit
  std::optional<double> stop_at;
  ReportFiles reports;
  std::string tally;  ///< file; empty for none
  std::string logs;   ///< folder for the logs of games that stall; empty for none
  bool all_logs = false;
  bool quiet = false;
};

struct MergeCommand {
  std::vector<std::string> tallies;
  std::string output;  ///< file of the merged tally; empty for none
  std::string map;     ///< that was played, for the reports; empty for none
  ReportFiles reports;
  bool allow_holes = false;
  bool quiet = false;
};

struct FarmCommand {
  enum class Act : std::uint8_t { Plan, Run, Slurm, Engine };
  Act act = Act::Plan;
  PlaytestCommand batch;  ///< that is planned
  std::uint64_t shards = 64;
  std::uint64_t rounds = 10;  ///< after each of which it is looked whether enough was played
  std::string folder;
  int jobs = 0;         ///< on each machine; 0: one for each core
  std::string hosts;    ///< file with the machines; empty: this one
  std::string program;  ///< hexwright-cli on the machines; empty: the usual one
  int retries = 3;
  ReportFiles reports;
};

/// What boards must meet and what of a map may move: `generate` and `balance` ask for it alike.
struct BoardRequest {
  std::vector<Wish> wishes;  ///< none, and no set: those of the map
  std::string set;
  std::vector<std::string> only;  ///< layers; empty: all
  std::vector<std::string> areas, stacks;
  boost::container::flat_set<Hex> locked;
};

/// What commands ask that look for a better board by playing it.
struct BoardSearch {
  std::string input, output;
  std::string goal = "equal-seats";
  BoardRequest board;
  int players = 0;  ///< 0: as many as the scenario takes
  int offers = 0;
  std::uint64_t seed = 1;
  int threads = 0;  ///< 0: one for each core
  // As in `BalanceOptions`.
  int games = BalanceOptions().games, study = BalanceOptions().study;
  int verdict_games = BalanceOptions().verdict_games;
  std::string json;  ///< file; empty for none
  bool quiet = false;
};

struct BalanceCommand : BoardSearch {
  std::vector<std::string> archive;  ///< two measures; empty: one board is wanted
  // As in `BalanceOptions`.
  int boards = BalanceOptions().boards, cells = BalanceOptions().cells;
  int strategist_games = BalanceOptions().strategist_games;
  int verdict_strategist_games = BalanceOptions().verdict_strategist_games;
  std::string state;  ///< file; empty for none
};

struct ImproveCommand : BoardSearch {
  ImproveCommand() { games = usual_games_of_changes; }
  int take = 1;  ///< of the changes, from 1: the one that is written
  int changes = usual_changes;
};

struct HostCommand {
  std::string input;               ///< empty: the map of the record that is gone on with
  std::vector<std::string> seats;  ///< "person" or a bot, in the order of play; empty: persons
  std::string listen;              ///< "127.0.0.1:8222"; empty: the usual place, or that of the record
  std::vector<std::string> names;  ///< under which the table is found besides
  std::string log, resume;         ///< files; empty for none
  std::optional<std::uint64_t> seed;
  int offers = 3;
  int pause = 400;  ///< milliseconds between two actions of bots
  int notes = 10;   ///< minutes after the game in which notes can be left
  bool quiet = false;
};

struct ReplayCommand {
  std::string log, map;
  std::optional<std::uint64_t> to;  ///< how many actions; all of them without it
  bool words = false;               ///< tell every action
  std::string picture;              ///< file; empty for none
  int width = 1200;
  bool quiet = false;
};

struct TraceCommand {
  std::string record, map;
  bool check = false;  ///< read a trace, instead of writing one
};

struct LibraryCommand {
  enum class Act : std::uint8_t {
    List,
    Search,
    Show,
    Import,
    Export,
    Compare,
    Restore,
    Tag,
    Note,
    AddPlaytest,
    Games,
    Remove,
    Check,
    Salvage,
    Backup
  };
  Act act = Act::List;
  std::string library;             ///< the file; empty: the standard one
  std::vector<std::string> words;  ///< what is searched for, the files to import, the tags
  std::string which, other;        ///< "3" for a scenario, "3:2" for its version 2
  std::string file;                ///< to be written, or read
  std::optional<std::string> note;
  bool all = false;  ///< export: every scenario
  bool take_away = false;
  bool force = false;
  bool quiet = false;
  bool json = false;
};

struct GenerateCommand {
  std::string input, template_name;
  BoardRequest board;
  bool list_wishes = false;
  std::uint64_t seed = 1, first = 0;
  int boards = 1;
  std::string output;  ///< file, or folder of several boards; empty: none
  bool force = false;
  bool quiet = false;
  bool json = false;
  LandShape shape;  ///< no islands: deal a map
};

struct SchemaCommand {
  bool of_board = false;  ///< JSON, instead of scenarios
  std::string output = "-";
  bool force = false;
  bool quiet = false;  ///< there is nothing to tell anyhow
};

ExitCode run(const NewCommand& command);
ExitCode run(const ValidateCommand& command);
ExitCode run(const ConvertCommand& command);
ExitCode run(const RenderCommand& command);
ExitCode run(const PrintKitCommand& command);
ExitCode run(const InfoCommand& command);
ExitCode run(const RulesCommand& command);
ExitCode run(const OwnCommand& command);
/// The same with `Act::Learn`.
ExitCode learn(const OwnCommand& command);
ExitCode run(const SchemaCommand& command);
ExitCode run(const PlaytestCommand& command);
ExitCode run(const MergeCommand& command);
ExitCode run(const FarmCommand& command);
ExitCode run(const BalanceCommand& command);
ExitCode run(const ImproveCommand& command);
ExitCode run(const HostCommand& command);
ExitCode run(const ReplayCommand& command);
ExitCode run(const TraceCommand& command);
ExitCode run(const LibraryCommand& command);
ExitCode run(const GenerateCommand& command);

}  // namespace hexwright
