#include "scenario/message.h"

#include <optional>

#include <fmt/args.h>
#include <fmt/format.h>

namespace hexwright {
namespace {

/// None when the pattern asks for arguments that there are not.
std::optional<std::string> filled(const std::string& pattern, const std::vector<std::string>& arguments) {
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const auto& argument : arguments) store.push_back(argument);
  try {
    return fmt::vformat(pattern, store);
  } catch (const fmt::format_error&) {
    return std::nullopt;
  }
}

}  // namespace

std::string text(const Message& message, Translate translate) {
  if (translate) {
    if (auto translated = filled(translate(message.pattern), message.arguments)) return *translated;
  }
  return filled(message.pattern, message.arguments).value_or(message.pattern);
}

}  // namespace hexwright
