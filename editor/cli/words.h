#pragma once

#include <string>
#include <string_view>

#include "scenario/message.h"

namespace hexwright {

/// Lets messages come in the language of the environment (LANGUAGE, LC_ALL, LC_MESSAGES). Numbers and dates
/// stay as they are: other programs read them.
void speak_language_of_environment();

/// In that language; what nobody translated stays English.
std::string translated(const std::string& pattern);
std::string words(const Message& message);
std::string words(std::string_view title);

}  // namespace hexwright
