#pragma once

#include "editor/core/play/session.h"

namespace hexwright {

/// Why nothing of this kind can be done now, wherever it might be: for buttons. None when something can.
std::optional<Refusal> why_not_now(const PlaySession& session, ActionKind kind,
                                   Translate translate = nullptr);

/// Why no 7 can be rolled where the dice are rolled next; none where one can be.
std::optional<Message> why_no_seven(const PlaySession& session);

}  // namespace hexwright
