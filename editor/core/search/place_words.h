#pragma once

#include "model/findings/finding.h"
#include "model/scenario/message.h"

namespace hexwright {

/// A place of a finding for people: "hex 1,-2", "token pool main". Sides and corners are spelled as in files.
Message place_words(const Place& place);

}  // namespace hexwright
