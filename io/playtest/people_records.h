#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "io/files/problem.h"
#include "model/playtest/batch/people.h"

namespace hexwright {

/// Adds a log, trace or saved game in which people played to what is known of the map of `game`. A last line
/// that was not written to its end, since the program ended there, is left out. A game at a table that is
/// known already is not counted again. Otherwise says why it is not added: the record breaks the rules, no
/// person plays in it, or it is of another map, of another version of this one, or of another number of
/// players.
std::optional<Problem> add_record(GamesOfPeople& people, const Game& game, std::string_view record);

/// What the records of a folder tell.
struct RecordsOfPeople {
  struct LeftOut {
    std::filesystem::path file;
    Problem why;  ///< a warning
  };
  GamesOfPeople people;
  std::vector<LeftOut> left_out;

  bool empty() const { return people.statistics.games + people.unfinished == 0; }
};
/// Those whose names end in .jsonl, in the order of their names. Refused where the folder cannot be read.
Outcome<RecordsOfPeople> read_people(const std::filesystem::path& folder, const Game& game);

}  // namespace hexwright
