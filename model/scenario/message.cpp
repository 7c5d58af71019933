#include "model/scenario/message.h"

#include <cmath>

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

/// What stands between two parts of a text; `usual` where it is not of that shape.
std::string between(const std::string& text, std::string_view before, std::string_view after,
                    const std::string& usual) {
  const auto from = text.find(before);
  const auto to = text.rfind(after);
  if (from == std::string::npos || to == std::string::npos || to < from + before.size()) return usual;
  return text.substr(from + before.size(), to - from - before.size());
}

/// Marks of a language, from the number that its translation writes.
std::string written(const Decimal& figure, Translate translate) {
  std::string digits = fmt::format("{:.{}f}", std::abs(figure.value), figure.decimals);
  const bool is_zero = digits.find_first_not_of("0.") == std::string::npos;
  // Translators: how the language writes this number, with its marks for thousands and decimals.
  const std::string sample = translate ? translate(N_("1,000.5"), nullptr) : std::string();
  if (const auto point = digits.find('.'); point != std::string::npos)
    digits.replace(point, 1, between(sample, "000", "5", "."));
  if (figure.is_grouped)
    for (auto at = digits.find_first_not_of("0123456789") == std::string::npos
                       ? digits.size()
                       : digits.find_first_not_of("0123456789");
         at > 3; at -= 3)
      digits.insert(at - 3, between(sample, "1", "000", ","));
  const char* sign = is_zero             ? ""
                     : figure.value >= 0 ? (figure.has_sign ? "+" : "")
                     : figure.has_sign   ? "−"
                                         : "-";
  return sign + digits;
}

struct ArgumentText {
  Translate translate;
  PlayerNames players;

  std::string operator()(const std::string& words) const { return words; }
  std::string operator()(const Message& message) const { return text(message, translate, players); }
  std::string operator()(const Decimal& figure) const { return written(figure, translate); }
  std::string operator()(PlayerName player) const {
    const auto seat = static_cast<std::size_t>(player.seat);
    if (seat < players.size()) return players[seat];
    return text(Message{N_("player {0}"), {std::to_string(player.seat.value() + 1)}}, translate);
  }
};

}  // namespace

Message::Message() = default;
Message::Message(std::string_view words) : pattern(words) {}
Message::Message(std::string_view words, std::vector<Argument> its_arguments, std::optional<Plural> its_count)
    : pattern(words), arguments(std::move(its_arguments)), count(std::move(its_count)) {}
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;

bool operator==(const Message& a, const Message& b) {
  return a.pattern == b.pattern && a.arguments == b.arguments && a.count == b.count;
}

std::string text(const Message& message, Translate translate, PlayerNames players) {
  std::vector<std::string> arguments;
  arguments.reserve(message.arguments.size());
  for (const Argument& argument : message.arguments) arguments.push_back(text(argument, translate, players));
  const Plural* count = message.count ? &*message.count : nullptr;
  if (translate && !message.pattern.empty()) {  // the translation of nothing is the catalog's head
    if (auto translated = filled(translate(message.pattern, count), arguments)) return *translated;
  }
  const std::string& pattern = count && count->number != 1 ? count->several : message.pattern;
  return filled(pattern, arguments).value_or(pattern);
}

std::string text(const Argument& argument, Translate translate, PlayerNames players) {
  return std::visit(ArgumentText{translate, players}, argument);
}

Message joined_by(const Argument& separator, const std::vector<Argument>& parts) {
  Message all{"", {separator}};
  for (const Argument& part : parts) {
    if (!all.pattern.empty()) all.pattern += "{0}";
    all.pattern += fmt::format("{{{}}}", all.arguments.size());
    all.arguments.push_back(part);
  }
  return all;
}

}  // namespace hexwright
