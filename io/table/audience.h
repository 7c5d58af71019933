#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "io/table/connection.h"
#include "io/table/links.h"
#include "io/table/moment.h"
#include "io/table/table.h"

namespace hexwright {

/// Somebody at the other end of a connection.
struct Guest {
  std::shared_ptr<GuestConnection> connection;
  std::string address;  ///< where it comes from
  Admission admission = {};
  bool pictures = false;
  BoardTheme theme = BoardTheme::Standard;
  std::shared_ptr<const std::string> ground = {}, pieces = {};  ///< that it was shown last

  bool sees_game() const {
    return admission.role == Admission::Role::Player || admission.role == Admission::Role::Watcher;
  }
};

/// All who are connected, and what each of them is told of the table.
class Audience {
 public:
  Audience(Table& table, const TableLinks& links, std::vector<std::uint64_t> seeds)
      : table_(&table), links_(&links), seeds_(std::move(seeds)) {}

  /// And lets it begin.
  void add(std::shared_ptr<GuestConnection> connection);
  /// Who it was; none when it was nobody yet.
  Admission remove(GuestConnection& connection);
  Guest* find(const GuestConnection& connection);
  /// The one who plays there; null while nobody does.
  Guest* player(SeatId seat);
  std::size_t size() const { return guests_.size(); }
  /// Those who were not admitted yet.
  std::size_t strangers() const;
  /// The oldest of them from where most of them come: so a flood pushes out itself. Precondition: there is
  /// one.
  GuestConnection* stranger_to_leave();

  /// Everything, for one who comes: the table, the game and what was done after so many actions.
  void welcome(Guest& guest, std::size_t since);
  /// Who sits where has changed.
  void send_to_table();
  /// To all who see the game.
  void send(const std::string& line);
  /// Something was done: after so many actions.
  void send_moment(std::size_t since);
  void show_board(Guest& guest);
  /// Somebody looks at the board, and may have something to say.
  bool has_people() const;
  /// Sends what is waiting and closes: to all but people, or to all.
  void finish_programs();
  void finish();
  void drop();

 private:
  void send_table(Guest& guest);
  std::vector<ShownSeat> shown_seats();

  Table* table_;
  const TableLinks* links_;
  std::vector<std::uint64_t> seeds_;
  std::vector<Guest> guests_;  ///< in the order in which they came
};

Line as_line(std::string text);

}  // namespace hexwright
