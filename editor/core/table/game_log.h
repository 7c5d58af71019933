#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "editor/core/play/session.h"

namespace hexwright {

/// Where the window keeps the records of tables: beside the library. Refused as `standard_library_file`.
Outcome<std::filesystem::path> tables_folder();

/// The record of a game on disk, that grows with it: what was written stays, whenever the program ends. It is
/// a saved game as the play window writes it, and `hexwright-cli replay` reads it.
class GameLog {
 public:
  explicit GameLog(std::filesystem::path file) : file_(std::move(file)) {}
  ~GameLog();
  GameLog(const GameLog&) = delete;
  GameLog& operator=(const GameLog&) = delete;

  /// The whole game so far with these players, in place of what is there. Refused in words; then the old
  /// record is untouched.
  std::optional<Refusal> rewrite(const PlaySession& session, const std::vector<Player>& players);
  /// The last action of the game. It is on the disk when this returns. Precondition: `rewrite` was done.
  std::optional<Refusal> add_last(const PlaySession& session);
  /// The same with the last note.
  std::optional<Refusal> add_last_note(const PlaySession& session);

  /// A game that was broken off at any moment: a line that was not written to its end is left out.
  static Read<PlaySession> read(std::string_view record);

 private:
  /// Locks the file: another table would put a new one in its place, and what this one adds would be lost.
  std::optional<Refusal> open_alone();
  std::optional<Refusal> add(const std::string& line);
  void close();

  std::filesystem::path file_;
  int descriptor_ = -1;
};

}  // namespace hexwright
