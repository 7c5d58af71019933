#pragma once

#include <string_view>

#include "model/scenario/message.h"

namespace hexwright::own {

/// What people read for an element of the vocabulary, as "rule" or "stand-in"; its name where there is no
/// word.
Message element_title(std::string_view name);

}  // namespace hexwright::own
