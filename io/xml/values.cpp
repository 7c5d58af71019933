#include "io/xml/values.h"

#include <charconv>
#include <limits>

#include "io/xml/own_rules.h"
#include "model/scenario/suggestion.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

template <class Number>
std::optional<Number> spelled_number(std::string_view text) {
  const auto first = text.find_first_not_of(xml_blanks);
  if (first == std::string_view::npos) return std::nullopt;
  text = text.substr(first, text.find_last_not_of(xml_blanks) + 1 - first);
  // What follows the sign must be a digit, not another sign.
  if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
  // Also where there is nothing below zero.
  if (text.starts_with("-0") && text.find_first_not_of('0', 1) == std::string_view::npos) return Number{0};
  Number number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

std::optional<int> whole_number(std::string_view text) { return spelled_number<int>(text); }

std::optional<int> Values::number(std::string_view name, Limits range) {
  const auto attribute = find(name);
  if (!attribute) return std::nullopt;
  const std::string_view written = attribute.value();
  const auto number = whole_number(written);
  if (number && *number >= range.least && *number <= range.most) return number;
  report_.error(at_value(attribute), N_("{0} is \"{1}\"; expected a whole number from {2} to {3}"),
                {std::string(name), shown(written), std::to_string(range.least), std::to_string(range.most)});
  return std::nullopt;
}

std::optional<std::uint64_t> Values::long_number(std::string_view name) {
  const auto attribute = find(name);
  if (!attribute) return std::nullopt;
  const std::string_view written = attribute.value();
  if (const auto number = spelled_number<std::uint64_t>(written)) return number;
  report_.error(
      at_value(attribute), N_("{0} is \"{1}\"; expected a whole number from {2} to {3}"),
      {std::string(name), shown(written), "0", std::to_string(std::numeric_limits<std::uint64_t>::max())});
  return std::nullopt;
}

std::optional<bool> Values::yes_or_no(std::string_view name) {
  const auto attribute = find(name);
  if (!attribute) return std::nullopt;
  const std::string_view written = attribute.value();
  if (written == "yes") return true;
  if (written == "no") return false;
  report_.error(at_value(attribute), N_("{0} is \"{1}\"; expected \"yes\" or \"no\""),
                {std::string(name), shown(written)});
  return std::nullopt;
}

std::optional<std::string> Values::name(std::string_view name) {
  const auto attribute = find(name);
  if (!attribute) return std::nullopt;
  const std::string_view written = attribute.value();
  if (is_name(written)) {
    report_.warn_of_acting(at_value(attribute), name, written, false);
    return std::string(written);
  }
  if (written.empty()) {
    report_.error(at_value(attribute), N_("{0} is empty; expected a name"), {std::string(name)});
  } else if (written.size() > limits::name) {
    report_.error(at_value(attribute), N_("{0} is too long: {1} bytes, {2} at most"),
                  {std::string(name), std::to_string(written.size()), std::to_string(limits::name)});
  } else {
    report_.error(at_value(attribute),
                  N_("{0} is \"{1}\"; a name has no blanks at its ends and no control characters"),
                  {std::string(name), shown(written)});
  }
  return std::nullopt;
}

std::optional<std::string> Values::line(std::string_view name) {
  const auto attribute = find(name);
  if (!attribute) return std::nullopt;
  const std::string_view written = attribute.value();
  if (written.size() > limits::line) {
    report_.error(at_value(attribute), N_("{0} is too long: {1} bytes, {2} at most"),
                  {std::string(name), std::to_string(written.size()), std::to_string(limits::line)});
  } else if (!is_clean_text(written, false)) {
    report_.error(at_value(attribute), N_("{0} holds control characters; remove them"), {std::string(name)});
  } else {
    report_.warn_of_acting(at_value(attribute), name, written, false);
    return std::string(written);
  }
  return std::nullopt;
}

void Values::only_one_of(std::string_view one, std::string_view other) {
  const auto first = find(one);
  const auto second = find(other);
  if (!first || !second) return;
  report_.error(report_.at_name(element_, second), N_("{0} and {1} exclude each other; keep one of them"),
                {std::string(one), std::string(other)});
}

void Values::report_unknown_word(std::size_t at, std::string_view name, std::string_view written,
                                 const std::vector<std::string_view>& known) {
  if (const auto meant = suggestion(written, known)) {
    report_.error(at, N_("{0} is \"{1}\"; did you mean \"{2}\"?"),
                  {std::string(name), shown(written), std::string(*meant)});
  } else {
    report_.error(at, N_("{0} is \"{1}\"; expected one of: {2}"),
                  {std::string(name), shown(written), listed(known)});
  }
}

template <class Thing>
std::optional<Thing> thing(Values& in, std::string_view attribute, const own::Packs& packs) {
  constexpr std::string_view own_prefix = "own:";
  const auto from_word = [&](std::string_view word) {
    return own::from_id<Thing>(packs, word.starts_with(own_prefix) ? word.substr(own_prefix.size()) : word);
  };
  return in.word(attribute, from_word, [&] {
    std::vector<std::string> known;
    for (const Thing one : own::all_of<Thing>(packs)) known.push_back(spelled(packs, one));
    return known;
  });
}
template std::optional<Terrain> thing(Values&, std::string_view, const own::Packs&);
template std::optional<HarborKind> thing(Values&, std::string_view, const own::Packs&);
template std::optional<MarkKind> thing(Values&, std::string_view, const own::Packs&);

std::string text_of(FileReport& report, pugi::xml_node element) {
  std::string text;
  for (const auto child : element.children())
    if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) text += child.value();
  if (text.size() > limits::text) {
    report.error(report.at(element), N_("the text of <{0}> is too long: {1} bytes, {2} at most"),
                 {element.name(), std::to_string(text.size()), std::to_string(limits::text)});
    return {};
  }
  if (!is_clean_text(text, true)) {
    report.error(report.at(element), N_("the text of <{0}> holds control characters; remove them"),
                 {element.name()});
    return {};
  }
  report.warn_of_acting(report.at(element), element.name(), text, true);
  return text;
}

}  // namespace hexwright
