#include "scenario/message.h"

#include <optional>

#include <fmt/args.h>
#include <fmt/format.h>

#include "scenario/phrase.h"
#include "scenario/plural.h"

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
  std::vector<std::string> arguments;
  for (const auto& argument : message.arguments) arguments.push_back(in_full(argument, translate));
  if (translate && !message.pattern.empty()) {  // the translation of nothing is the catalog's head
    if (auto translated = filled(translate(message.pattern), arguments)) return *translated;
  }
  const auto forms = numbered(message.pattern);
  const std::string& pattern = forms ? forms->in_english() : message.pattern;
  return filled(pattern, arguments).value_or(pattern);
}

}  // namespace hexwright
