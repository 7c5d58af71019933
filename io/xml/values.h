#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <pugixml.hpp>

#include "xml/report.h"

namespace hexwright {

/// A range of whole numbers, both ends included.
struct Range {
  int least = 0;
  int most = 0;
};

/// The number that the whole of `text` spells.
std::optional<int> whole_number(std::string_view text);

/// Reads the values of one element's attributes. What is wrong is reported at the value, and none returned;
/// what is missing is none, too (`check_shape` reports what may not miss). Quickest when asked in the order
/// of the canonical form.
class Values {
 public:
  Values(Report& report, pugi::xml_node element) : report_(report), element_(element) {
    hint_ = element.first_attribute();
  }

  std::optional<int> number(const char* name, Range range);
  /// What stands there, or `otherwise` when nothing does (or nothing right: then it is reported).
  int number_or(const char* name, Range range, int otherwise) {
    return number(name, range).value_or(otherwise);
  }
  std::optional<bool> yes_or_no(const char* name);
  std::optional<std::string> name(const char* name);
  /// A text of one line.
  std::optional<std::string> line(const char* name);

  /// A word of a vocabulary: `from_word` knows it, `all` and `to_word` list it for the message.
  template <class FromWord, class All, class ToWord>
  auto word(const char* name, FromWord from_word, const All& all, ToWord to_word)
      -> decltype(from_word(std::string_view())) {
    const auto attribute = find(name);
    if (!attribute) return std::nullopt;
    if (const auto meant = from_word(std::string_view(attribute.value()))) return meant;
    std::vector<std::string_view> known;
    for (const auto& value : all) known.push_back(std::invoke(to_word, value));
    report_unknown_word(report_.at_value(element_, attribute), name, attribute.value(), known);
    return std::nullopt;
  }

  pugi::xml_attribute find(const char* name) { return element_.attribute(name, hint_); }
  std::size_t at_value(pugi::xml_attribute attribute) const { return report_.at_value(element_, attribute); }

  /// Says so when two attributes exclude each other.
  void only_one_of(const char* one, const char* other);

  void report_unknown_word(std::size_t at, const char* name, std::string_view written,
                           const std::vector<std::string_view>& known);

 private:
  Report& report_;
  pugi::xml_node element_;
  pugi::xml_attribute hint_;
};

/// The text of an element that holds nothing but text, of several lines if it likes.
std::string text_of(Report& report, pugi::xml_node element);

}  // namespace hexwright
