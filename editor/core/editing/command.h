#pragma once

#include "model/scenario/edit.h"

namespace hexwright {

/// Edits that belong together, with the words for the history: one undo step.
struct Command {
  Message label;
  Edits edits;
  friend bool operator==(const Command&, const Command&) = default;
};

}  // namespace hexwright
