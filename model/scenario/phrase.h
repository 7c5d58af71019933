#pragma once

#include <string>
#include <string_view>

#include "scenario/message.h"

namespace hexwright {

/// A message as an argument of another one, such as "gold field" in "the {0} has no number": it is translated
/// with it, while names out of the user's document stay as they are. Marks that no text of a document may
/// hold, control characters, tell it from them.
std::string phrase(const Message& message);
std::string phrase(std::string_view pattern, std::vector<std::string> arguments = {});

/// An argument with all its phrases written out.
std::string in_full(const std::string& argument, Translate translate = nullptr);

}  // namespace hexwright
