#pragma once

#include <vector>

#include "editor/core/play/session.h"

namespace hexwright {

// What counters of the packs say, "Fish: 5", by their titles. They lie open to everybody.

/// Of a seat: each counter that players have, whether there is one in it or none.
std::vector<Message> own_counts_of(const PlaySession& session, SeatId seat);
/// Those that the table has.
std::vector<Message> own_counts_of_table(const PlaySession& session);

}  // namespace hexwright
