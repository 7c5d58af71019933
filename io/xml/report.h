#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <pugixml.hpp>

#include "io/files/problem.h"

namespace hexwright {

/// Collects the problems of one file by offset, and knows where in the file nodes and attributes were
/// written. The tree is parsed in place in a buffer, a copy of the text or of parts of it: in it, names and
/// values still begin where they were written, even though parsing has decoded what follows.
class FileReport {
 public:
  using Arguments = std::vector<Argument>;

  explicit FileReport(std::string_view text) : text_(text) {}

  /// From `in_buffer` on, bytes of the buffer stand `further` bytes further on in the text.
  struct Shift {
    std::size_t in_buffer = 0;
    std::size_t further = 0;
  };
  void use_buffer(std::string_view buffer, std::vector<Shift> shifts = {}) {
    buffer_ = buffer;
    shifts_ = std::move(shifts);
  }
  std::size_t in_text(std::size_t in_buffer) const;

  void error(std::size_t at, const char* pattern, Arguments arguments = {});
  void warning(std::size_t at, const char* pattern, Arguments arguments = {});
  void note(std::size_t at, const char* pattern, Arguments arguments = {});
  void refused(std::size_t at, Refusal refusal);
  void lacks(pugi::xml_node element, std::string_view attribute);
  /// Says so when a text that is taken as it is acts on what shows it. `what`: the attribute or element.
  void warn_of_acting(std::size_t at, std::string_view what, std::string_view text, bool lines);

  /// Of the "<" that an element begins with; nodes that a migration made lie where their parent does.
  std::size_t at(pugi::xml_node element) const;
  std::size_t at_text(pugi::xml_node text) const { return offset_in_buffer(text.value(), text.parent()); }
  std::size_t at_name(pugi::xml_node element, pugi::xml_attribute attribute) const;
  std::size_t at_value(pugi::xml_node element, pugi::xml_attribute attribute) const;

  /// The number of the line, for messages that point to another place.
  std::string line_of(std::size_t offset);
  const LineStarts& lines();

  /// In the order of the file. Beyond a thousand, only how many more there are.
  Problems problems();

 private:
  struct Entry {
    std::size_t at = 0;
    Problem::Severity severity = Problem::Severity::Error;
    Message message;
  };
  void add(Entry entry);
  std::size_t offset_in_buffer(const char* text, pugi::xml_node fallback) const;

  std::string_view text_;
  std::string_view buffer_;
  std::vector<Shift> shifts_;
  std::vector<Entry> entries_;
  std::size_t unlisted_ = 0;
  std::set<std::string, std::less<>> acting_;  ///< texts of which was warned; names are read again and again
  std::optional<LineStarts> lines_;
};

/// Words of the file for use in a message: shortened, and escaped.
std::string shown(std::string_view words);

}  // namespace hexwright
