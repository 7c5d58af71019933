#include "io/table/take_backs.h"

#include <algorithm>

namespace hexwright {

std::optional<Refusal> TakeBacks::ask(SeatId seat) {
  if (request_) return refuse(N_("somebody asks to take something back already; agree, or not, first"));
  const auto to = table_->may_take_back_to(seat);
  if (!to) return refuse(N_("only who did something last can take it back"));
  request_ = {seat, *to};
  for (const SeatId other : Ids<SeatId>(table_->seats()))
    if (other != seat && table_->bot(other).empty() && audience_->player(other))
      request_->waits.push_back(other);
  audience_->send(take_back_line(*request_));
  return {};
}

std::optional<Refusal> TakeBacks::answer(SeatId seat, bool yes) {
  const bool withdraws = request_ && request_->seat == seat && !yes;
  const auto waits = request_ ? std::ranges::count(request_->waits, seat) : 0;
  if (waits == 0 && !withdraws) return refuse(N_("nobody asks you to agree to anything"));
  if (yes) {
    std::erase(request_->waits, seat);
    audience_->send(take_back_line(*request_));
  } else {
    request_.reset();
    audience_->send(no_take_back_line(withdraws ? SeatId() : seat));
  }
  return {};
}

void TakeBacks::left(SeatId seat) {
  if (!request_) return;
  if (request_->seat == seat) return forget();
  if (std::erase(request_->waits, seat) > 0) audience_->send(take_back_line(*request_));
}

void TakeBacks::forget() {
  if (!request_) return;
  request_.reset();
  audience_->send(no_take_back_line(none));
}

std::optional<Refusal> TakeBacks::take_back() {
  const std::size_t to = request_->to;
  request_.reset();
  // First: of a table that ends between the two, those who come back are told more than they lack.
  links_->taken_back.push_back(to);
  if (auto refused = write_links(file_, *links_)) return refused;
  if (auto refused = table_->take_back_to(to)) return refused;
  audience_->send(no_take_back_line(none));
  audience_->send(taken_back_line(to, links_->taken_back.size()));
  audience_->send_moment(to);
  return {};
}

std::size_t TakeBacks::welcome(Guest& guest, const Hello& hello) const {
  const auto& done = links_->taken_back;
  std::size_t known = hello.since;
  for (std::size_t n = std::min(hello.taken_back, done.size()); n < done.size(); ++n)
    known = std::min(known, done[n]);
  if (!done.empty()) guest.connection->send(as_line(taken_back_line(known, done.size())));
  if (request_) guest.connection->send(as_line(take_back_line(*request_)));
  return known;
}

}  // namespace hexwright
