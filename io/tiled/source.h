#pragma once

#include <string>
#include <string_view>

#include <pugixml.hpp>

#include "io/files/problem_list.h"

namespace hexwright::tiled {

/// A file that is read: where its elements stand, and what there is to tell of them.
class Source {
 public:
  Source(std::string_view text, ProblemList& problems) : lines_(text), problems_(problems) {}

  TextPosition at(pugi::xml_node element) const;
  TextPosition at(std::size_t offset) const { return lines_.position(offset); }
  void error(pugi::xml_node at_element, const char* pattern, std::vector<Argument> arguments = {}) {
    problems_.error(at(at_element), pattern, std::move(arguments));
  }
  void warn(pugi::xml_node at_element, const char* pattern, std::vector<Argument> arguments = {}) {
    problems_.warn(at(at_element), pattern, std::move(arguments));
  }
  void note(pugi::xml_node at_element, const char* pattern, std::vector<Argument> arguments = {}) {
    problems_.note(at(at_element), pattern, std::move(arguments));
  }

 private:
  LineStarts lines_;
  ProblemList& problems_;
};

/// Words of the file for use in a message: shortened, and so that they can be shown.
std::string shown(std::string_view words);
std::string lower(std::string_view words);

/// The custom property of this name, given as an attribute or, when it has several lines, as text. Null where
/// there is none.
const char* property_of(pugi::xml_node element, std::string_view name);
/// What Tiled calls its class, or its type in other versions; "" for none.
std::string_view class_of(pugi::xml_node element);

}  // namespace hexwright::tiled
