#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/table/links.h"
#include "io/table/table.h"

namespace hexwright {

struct HostOptions {
  /// At "127.0.0.1:8222" or "[::1]:8222"; none for what is no address with a port.
  static std::optional<HostOptions> at(std::string_view place);

  std::string address = "127.0.0.1";    ///< in numbers, v4 or v6; other machines reach it only where they may
  unsigned short port = 0;              ///< 0: one that is free
  std::vector<std::string> names = {};  ///< under which the table is found besides: of a proxy before it
  std::chrono::milliseconds bot_pause{
      0};  ///< at least between two actions of bots, so that people can follow
  std::chrono::seconds time_for_notes{0};  ///< after the game, while anybody is there who looks at the board
};

/// Serves a table to browsers and programs: a page by HTTP, and the game by WebSocket. It hears and says
/// everything in one thread; bots think in another.
class TableHost {
 public:
  /// Listens from now on. Refused when the address is none, or is in use. The table, the file of the links
  /// and what `report` needs must outlive it. `report`: who came, left or left a note, for whoever started
  /// it.
  static Outcome<std::unique_ptr<TableHost>> open(Table& table, TableLinks links, std::filesystem::path file,
                                                  const HostOptions& options,
                                                  std::function<void(const Message&)> report = {});
  ~TableHost();
  TableHost(const TableHost&) = delete;
  TableHost& operator=(const TableHost&) = delete;

  /// "127.0.0.1:8222", with the port that it got; an address of this machine where it listens at all of them.
  std::string address() const;
  /// No other machine finds the table: it listens for this one alone, and no proxy stands before it.
  bool is_for_this_machine_only() const;
  /// What guests open: the address with a token of `links`.
  std::string link(const std::string& token) const;
  const TableLinks& links() const;

  /// Returns when the game is over and all were told and have left their notes, when something could not be
  /// written down, which is the refusal, or after `stop`.
  std::optional<Refusal> run();
  /// From any thread, and before `run`, too.
  void stop();

 private:
  class Impl;
  explicit TableHost(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace hexwright
