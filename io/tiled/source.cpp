#include "io/tiled/source.h"

#include <algorithm>

#include "model/scenario/text_rules.h"

namespace hexwright::tiled {

TextPosition Source::at(pugi::xml_node element) const {
  const auto offset = element.offset_debug();
  // It is that of the name, behind "<".
  return offset < 1 ? TextPosition{} : lines_.position(static_cast<std::size_t>(offset) - 1);
}

std::string shown(std::string_view words) {
  constexpr std::size_t most = 60;
  return words.size() > most ? escaped(words.substr(0, most)) + "..." : escaped(words);
}

std::string lower(std::string_view words) {
  std::string result(words);
  std::ranges::transform(result, result.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return result;
}

const char* property_of(pugi::xml_node element, std::string_view name) {
  for (const auto property : element.child("properties").children("property")) {
    if (property.attribute("name").value() != name) continue;
    const auto value = property.attribute("value");
    return value ? value.value() : property.child_value();
  }
  return nullptr;
}

std::string_view class_of(pugi::xml_node element) {
  const auto name = element.attribute("class");
  return name ? name.value() : element.attribute("type").value();
}

}  // namespace hexwright::tiled
