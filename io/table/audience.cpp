#include "io/table/audience.h"

#include <algorithm>

#include "io/playtest/programs/bot_words.h"
#include "io/table/moment.h"

namespace hexwright {

Line as_line(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

void Audience::add(std::shared_ptr<GuestConnection> connection) {
  std::string address = connection->address();
  guests_.push_back({std::move(connection), std::move(address)});
  guests_.back().connection->start();
}

Admission Audience::remove(GuestConnection& connection) {
  const auto guest =
      std::ranges::find(guests_, &connection, [](const Guest& g) { return g.connection.get(); });
  if (guest == guests_.end()) return {};
  const Admission was = guest->admission;
  guests_.erase(guest);
  return was;
}

Guest* Audience::find(const GuestConnection& connection) {
  const auto guest =
      std::ranges::find(guests_, &connection, [](const Guest& g) { return g.connection.get(); });
  return guest == guests_.end() ? nullptr : &*guest;
}

Guest* Audience::player(SeatId seat) {
  const auto guest = std::ranges::find_if(guests_, [&](const Guest& g) {
    return g.admission.role == Admission::Role::Player && g.admission.seat == seat;
  });
  return guest == guests_.end() ? nullptr : &*guest;
}

std::size_t Audience::strangers() const {
  return static_cast<std::size_t>(std::ranges::count(
      guests_, Admission::Role::None, [](const Guest& guest) { return guest.admission.role; }));
}

GuestConnection* Audience::stranger_to_leave() {
  std::map<std::string, int> from;
  for (const Guest& guest : guests_)
    if (guest.admission.role == Admission::Role::None) ++from[guest.address];
  const auto most = std::ranges::max_element(from, {}, [](const auto& each) { return each.second; });
  const auto guest = std::ranges::find_if(guests_, [&](const Guest& each) {
    return each.admission.role == Admission::Role::None && each.address == most->first;
  });
  return guest->connection.get();
}

std::vector<ShownSeat> Audience::shown_seats() {
  std::vector<ShownSeat> seats;
  for (const SeatId seat : Ids<SeatId>(table_->seats())) {
    const std::string bot = table_->bot(seat);
    seats.push_back({table_->name(seat), bot, !bot.empty() || player(seat),
                     bot.empty() && !links_->chairs[seat.index()].taken, table_->has_stand_in(seat)});
  }
  return seats;
}

void Audience::send_table(Guest& guest) {
  const bool is_guest = guest.admission.role == Admission::Role::Guest;
  const auto watchers = std::ranges::count(guests_, Admission::Role::Watcher,
                                           [](const Guest& each) { return each.admission.role; });
  guest.connection->send(as_line(table_line(table_->title(), shown_seats(), guest.admission.seat, is_guest,
                                            static_cast<int>(watchers))));
}

void Audience::send_to_table() {
  for (Guest& guest : guests_)
    if (guest.admission.role != Admission::Role::None) send_table(guest);
}

void Audience::show_board(Guest& guest) {
  if (!guest.pictures) return;
  const auto show = [&](BoardLayer layer, std::string_view name, auto& shown) {
    auto now = table_->picture(layer, guest.theme);
    if (now == shown) return;
    guest.connection->send(as_line(picture_line(name, *now, table_->sheet())));
    shown = std::move(now);
  };
  show(BoardLayer::Ground, "ground", guest.ground);
  show(BoardLayer::Pieces, "pieces", guest.pieces);
}

void Audience::welcome(Guest& guest, std::size_t since) {
  const SeatId seat = guest.admission.seat;
  const std::uint64_t seed = seat == none ? 0 : seeds_[seat.index()];
  guest.connection->send(as_line(table_->game(seat, seed)));
  show_board(guest);
  guest.connection->send(as_line(table_->moment(seat, since)));
  if (table_->is_over()) guest.connection->send(as_line(end_line()));
}

void Audience::send(const std::string& line) {
  const Line shared = as_line(line);
  for (Guest& guest : guests_)
    if (guest.sees_game()) guest.connection->send(shared);
}

void Audience::send_moment(std::size_t since) {
  std::map<SeatId, Line> lines;
  const Line end = table_->is_over() ? as_line(end_line()) : nullptr;
  for (Guest& guest : guests_) {
    if (!guest.sees_game()) continue;
    Line& line = lines[guest.admission.seat];
    if (!line) line = as_line(table_->moment(guest.admission.seat, since));
    show_board(guest);
    guest.connection->send(line);
    if (end) guest.connection->send(end);
  }
}

void Audience::drop() {
  for (const Guest& guest : guests_) guest.connection->drop();
}

bool Audience::has_people() const {
  return std::ranges::any_of(guests_, [](const Guest& guest) { return guest.pictures && guest.sees_game(); });
}

void Audience::finish_programs() {
  for (const Guest& guest : guests_)
    if (!guest.pictures) guest.connection->finish();
}

void Audience::finish() {
  for (const Guest& guest : guests_) guest.connection->finish();
}

}  // namespace hexwright
