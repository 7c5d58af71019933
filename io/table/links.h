#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/board/ids.h"
#include "model/scenario/message.h"

namespace hexwright {

/// What nobody guesses: 128 bits of the system, as 32 hexadecimal digits.
std::string new_token();
/// How long that takes tells nothing of where they differ.
bool is_same_token(std::string_view one, std::string_view other);

/// Who may come to a table, and as what. Kept in a file that only its owner may read, so that a table which
/// goes on later has the same links.
struct TableLinks {
  struct Chair {
    std::string token;
    bool taken = false;  ///< somebody has come with the token; then no guest is given the seat
  };
  std::string address;        ///< "127.0.0.1:8222": where the table is found
  std::string guests;         ///< for all: who comes with it takes a free seat, or watches
  std::string watchers;       ///< shows what is open to all
  std::vector<Chair> chairs;  ///< by seat
  /// To how many actions the game was taken back, one after the other: who comes back knows some of it.
  std::vector<std::size_t> taken_back = {};

  /// Fresh ones.
  static TableLinks of(int seats);
};

/// What a token admits to.
struct Admission {
  enum class Role : std::uint8_t { None, Guest, Watcher, Player };
  Role role = Role::None;
  SeatId seat = {};  ///< of a player
};
/// Compares with all of them.
Admission admission(const TableLinks& links, std::string_view token);

/// Beside the record of its game.
std::filesystem::path links_file(const std::filesystem::path& record);
/// Refused in words. A new file is made readable for its owner alone.
std::optional<Refusal> write_links(const std::filesystem::path& file, const TableLinks& links);
Outcome<TableLinks> read_links(const std::filesystem::path& file);

}  // namespace hexwright
