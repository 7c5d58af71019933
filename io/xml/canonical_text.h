#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace hexwright {

/// Builds XML in the one canonical form: an element a line, two blanks a level, no needless bytes. Written
/// by hand because the bytes are a promise of ours, not of a library's version.
class CanonicalText {
 public:
  CanonicalText() : text_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") {}

  void open(std::string_view element);
  void close(std::string_view element);

  void attribute(std::string_view name, std::string_view value);
  void attribute(std::string_view name, std::integral auto value) {
    char digits[24];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), value).ptr;
    raw_attribute(name, {std::begin(digits), end});
  }
  void yes_or_no(std::string_view name, bool value) { raw_attribute(name, value ? "yes" : "no"); }

  /// An element that holds nothing but text, which is kept exactly. Its attributes come first, by
  /// `open` and `attribute`; `close_with` takes the place of `close`.
  void close_with(std::string_view text, std::string_view element);

  std::string take() && { return std::move(text_); }

 private:
  void raw_attribute(std::string_view name, std::string_view value);
  void finish_tag();
  void new_line() { text_.append(2U * static_cast<std::size_t>(depth_), ' '); }

  std::string text_;
  int depth_ = 0;
  bool in_tag_ = false;  ///< the last start tag is not finished: attributes may follow, or "/>"
};

}  // namespace hexwright
