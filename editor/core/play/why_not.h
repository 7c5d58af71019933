#pragma once

#include "editor/core/play/session.h"

namespace hexwright {

/// Why nothing of this kind can be done now, wherever it might be: for buttons. None when something can.
std::optional<Refusal> why_not_now(const PlaySession& session, ActionKind kind,
                                   Translate translate = nullptr);

}  // namespace hexwright
