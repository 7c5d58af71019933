#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <pugixml.hpp>

#include "io/xml/report.h"
#include "model/own/packs.h"
#include "model/scenario/limits.h"

namespace hexwright {

/// A range of whole numbers, both ends included.
struct Limits {
  int least = 0;
  int most = 0;
};

inline constexpr Limits coordinates{-limits::coordinate, limits::coordinate};
inline constexpr Limits counts{0, limits::count};
inline constexpr Limits counts_from_one{1, limits::count};
inline constexpr Limits tokens{0, limits::max_token};

/// Blank space of XML, which may stand around a number and parts the words of a list.
inline constexpr std::string_view xml_blanks = " \t\r\n";

/// The number that `text` spells as the schema's xs:integer does: "10", "+10", " 010 ".
std::optional<int> whole_number(std::string_view text);

/// Reads the values of one element's attributes. What is wrong is reported at the value, and none returned;
/// what is missing is none, too (`check_shape` reports what may not miss). Quickest when asked in the order
/// of the canonical form.
class Values {
 public:
  Values(FileReport& report, pugi::xml_node element) : report_(report), element_(element) {
    for (auto a = element.first_attribute(); a && count_ < attributes_.size(); a = a.next_attribute())
      attributes_[count_++] = {a.name(), a};
  }

  std::optional<int> number(std::string_view name, Limits range);
  /// What stands there, or `otherwise` when nothing does (or nothing right: then it is reported).
  int number_or(std::string_view name, Limits range, int otherwise) {
    return number(name, range).value_or(otherwise);
  }
  /// A whole number of 64 bits from 0 on.
  std::optional<std::uint64_t> long_number(std::string_view name);
  std::optional<bool> yes_or_no(std::string_view name);
  std::optional<std::string> name(std::string_view name);
  /// A text of one line.
  std::optional<std::string> line(std::string_view name);

  /// A word of a vocabulary: `from_word` knows it; `known` lists the words, and is asked only for the
  /// message.
  template <class FromWord, class Known>
  auto word(std::string_view name, FromWord from_word, Known known)
      -> decltype(from_word(std::string_view())) {
    const auto attribute = find(name);
    if (!attribute) return std::nullopt;
    if (const auto meant = from_word(std::string_view(attribute.value()))) return meant;
    const auto words = known();
    report_unknown_word(report_.at_value(element_, attribute), name, attribute.value(),
                        {std::begin(words), std::end(words)});
    return std::nullopt;
  }
  /// Of all values, each with its word.
  template <class FromWord, class All, class ToWord>
  auto word(std::string_view name, FromWord from_word, const All& all, ToWord to_word) {
    return word(name, from_word, [&] {
      std::vector<std::string_view> known;
      known.reserve(std::size(all));
      for (const auto& value : all) known.push_back(std::invoke(to_word, value));
      return known;
    });
  }

  pugi::xml_attribute find(std::string_view name) {
    for (std::size_t i = 0; i < count_; ++i, ++next_) {
      if (next_ >= count_) next_ = 0;
      if (attributes_[next_].name == name) return attributes_[next_++].attribute;
    }
    // More attributes than the format knows are rare: no need for speed.
    return count_ == attributes_.size() ? element_.attribute(std::string(name).c_str())
                                        : pugi::xml_attribute();
  }
  std::size_t at_value(pugi::xml_attribute attribute) const { return report_.at_value(element_, attribute); }

  /// Says so when two attributes exclude each other.
  void only_one_of(std::string_view one, std::string_view other);

  void report_unknown_word(std::size_t at, std::string_view name, std::string_view written,
                           const std::vector<std::string_view>& known);

 private:
  FileReport& report_;
  pugi::xml_node element_;
  struct Named {
    std::string_view name;
    pugi::xml_attribute attribute;
  };
  /// Looked up once; the next one to be asked for is mostly the one that follows.
  std::array<Named, 7> attributes_;
  std::size_t count_ = 0;
  std::size_t next_ = 0;
};

/// A terrain, harbor or mark, built in or of the packs.
template <class Thing>
std::optional<Thing> thing(Values& in, std::string_view attribute, const own::Packs& packs);

/// The text of an element that holds nothing but text, of several lines if it likes.
std::string text_of(FileReport& report, pugi::xml_node element);

}  // namespace hexwright
