#include "editor/core/play/own_counts.h"

#include "model/playtest/modules/own/program.h"

namespace hexwright {
namespace {

std::vector<Message> counts(const PlaySession& session, SeatId seat, bool of_table) {
  std::vector<Message> all;
  if (!session.game().facts().own_program) return all;
  const auto& counters = own::program(session.game()).book.counters;
  for (std::size_t i = 0; i < counters.size(); ++i) {
    if (counters[i].of_table != of_table) continue;
    const int count = own::counter_of({session.game(), session.state()}, seat, static_cast<int>(i));
    all.push_back({"{0}: {1}", {counters[i].title, std::to_string(count)}});
  }
  return all;
}

}  // namespace

std::vector<Message> own_counts_of(const PlaySession& session, SeatId seat) {
  return counts(session, seat, false);
}

std::vector<Message> own_counts_of_table(const PlaySession& session) {
  return counts(session, SeatId(0), true);
}

}  // namespace hexwright
