#pragma once

#include <optional>

#include "model/playtest/action.h"
#include "model/playtest/modules/cities_and_knights/state.h"

namespace hexwright {

/// What the card does, in a sentence, to be translated. CK-53 to CK-74
const char* about(Progress card);
/// The card that an action plays; none for other actions.
std::optional<Progress> card_played_by(ActionKind kind);

}  // namespace hexwright
