#include "scenario/message.h"

#include <fmt/args.h>
#include <fmt/format.h>

namespace hexwright {
namespace {

std::string filled(const std::string& pattern, const std::vector<std::string>& arguments) {
  fmt::dynamic_format_arg_store<fmt::format_context> store;
  for (const auto& argument : arguments) store.push_back(argument);
  return fmt::vformat(pattern, store);
}

}  // namespace

std::string text(const Message& message, Translate translate) {
  try {
    return filled(translate ? translate(message.pattern) : message.pattern, message.arguments);
  } catch (const fmt::format_error&) {
    return message.pattern;
  }
}

}  // namespace hexwright
