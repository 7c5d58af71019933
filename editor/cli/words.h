#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "model/scenario/message.h"

namespace hexwright {

/// Lets messages come in the language of the environment (LANGUAGE, LC_ALL, LC_MESSAGES). Numbers and dates
/// stay as they are: other programs read them.
void speak_language_of_environment();

/// In that language; what nobody translated stays English.
std::string translated(const std::string& pattern, const Plural* count = nullptr);
std::string words(const Message& message);
std::string words(const Decimal& figure);
std::string words(std::string_view title);

/// A line for the terminal, whoever wrote what is in it: nothing in it acts on the terminal or looks like
/// another line.
void print_line(std::FILE* stream, std::string_view line);
/// The same for a text that has lines of its own.
void print_lines(std::FILE* stream, std::string_view text);

}  // namespace hexwright
