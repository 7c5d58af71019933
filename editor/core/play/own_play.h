#pragma once

#include <optional>
#include <vector>

#include "editor/core/play/session.h"

namespace hexwright {

/// An own action as its button says it.
struct OwnMove {
  std::uint8_t number = 0;  ///< Action::x
  Message label;            ///< "buy with fish (3 fish)"
  Message about;            ///< the sentence of the rule
};
/// The kind of action that they all are, and whether something is of it.
ActionKind own_move_kind();
bool is_own_move(const Action& action);
/// In the order of the packs; none without packs.
std::vector<OwnMove> own_moves_of(const Game& game);

/// What stands against it for whoever decides; none when it can be done.
std::optional<Refusal> why_no_own_move(const PlaySession& session, std::uint8_t number,
                                       Translate translate = nullptr);

// What counters of the packs say, "Fish: 5", by their titles. They lie open to everybody.

/// Of a seat: each counter that players have, whether there is one in it or none.
std::vector<Message> own_counts_of(const PlaySession& session, SeatId seat);
/// Those that the table has.
std::vector<Message> own_counts_of_table(const PlaySession& session);

}  // namespace hexwright
