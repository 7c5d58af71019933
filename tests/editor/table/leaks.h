#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "editor/core/play/session.h"

namespace hexwright::test {

/// Everything in a message to a seat (or to who watches) that does not follow from what it may see: each with
/// the name of its field. Words and figures are held against a state that the seat cannot tell from the real
/// one, with the others' hidden cards dealt anew.
std::vector<std::string> leaks_in(const nlohmann::json& message, SeatId seat, const PlaySession& session);

}  // namespace hexwright::test
