#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "editor/core/library/place_in_library.h"
#include "editor/core/table/hosted_game.h"
#include "io/table/host.h"

namespace hexwright {

/// A table that guests come to while the program does other things: everything at it happens in a thread of
/// its own.
class RunningTable {
 public:
  /// What somebody who hosts it is shown, one thing at a time. Called from the table's thread.
  struct News {
    std::optional<Message> event = {};       ///< somebody came, left or left a note
    std::optional<std::string> prompt = {};  ///< whose decision it is now, as everybody may see it
    std::optional<Refusal> refusal = {};     ///< why it had to end
    bool is_over = false;                    ///< nothing more comes
  };
  using Deliver = std::function<void(News)>;

  /// Opens a fresh game; its record is `log`, and the links are in a file beside it. When the table ends, the
  /// library gets the record, unless there is no place in it. Refused when the game
  /// cannot be played or written, or the address is none or in use.
  static Outcome<std::unique_ptr<RunningTable>> open(PlaySetup setup, const std::filesystem::path& log,
                                                     const HostOptions& options, Translate translate,
                                                     const Deliver& deliver,
                                                     std::optional<PlaceInLibrary> place = {});
  /// Goes on with a table that was closed, as it was: with the same record, links and address, and bots that
  /// this program has. `options`: the rest. Refused as `open`, and when the record is none.
  static Outcome<std::unique_ptr<RunningTable>> resume(const std::filesystem::path& log, HostOptions options,
                                                       Translate translate, const Deliver& deliver,
                                                       std::optional<PlaceInLibrary> place = {});
  /// Ends the table; what was played is in its record, and in the library. Refused when it is not there.
  std::optional<Refusal> end();
  /// Ends it, too, if it has not ended.
  ~RunningTable();
  RunningTable(const RunningTable&) = delete;
  RunningTable& operator=(const RunningTable&) = delete;

  /// For all: who opens it takes a free seat, or watches.
  std::string link_for_guests() const { return host_->link(links_.guests); }
  /// No phone and no other machine finds it.
  bool is_for_this_machine_only() const { return host_->is_for_this_machine_only(); }
  std::string link_for_watchers() const { return host_->link(links_.watchers); }
  /// As they sat down.
  const std::vector<Player>& players() const { return players_; }
  std::string title() const { return game_->title(); }
  std::string link_for(SeatId seat) const { return host_->link(links_.chairs[seat.index()].token); }

 private:
  RunningTable() = default;
  static Outcome<std::unique_ptr<RunningTable>> run(PlaySession session, const TableLinks& links,
                                                    const std::filesystem::path& log,
                                                    const HostOptions& options, Translate translate,
                                                    const Deliver& deliver,
                                                    std::optional<PlaceInLibrary> place);

  std::filesystem::path record_;
  std::optional<PlaceInLibrary> place_;
  std::unique_ptr<HostedGame> game_;
  std::unique_ptr<TableHost> host_;
  std::vector<Player> players_;
  TableLinks links_;  ///< as they were when it began: tokens do not change
  std::thread thread_;
};

}  // namespace hexwright
