#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::own {

/// A value as its file spells it.
struct Attribute {
  std::string name, value;
  friend bool operator==(const Attribute&, const Attribute&) = default;
};

/// A piece of a pack: what the vocabulary calls it, its attributes and what it is made of. Rules as data are
/// a tree of these; `vocabulary.h` says which there are.
struct Element {
  std::string name;
  std::vector<Attribute> attributes;
  std::vector<Element> children;

  /// Null where it is not given.
  const std::string* find(std::string_view attribute) const {
    for (const Attribute& each : attributes)
      if (each.name == attribute) return &each.value;
    return nullptr;
  }
  /// Empty where it is not given.
  std::string_view get(std::string_view attribute) const {
    const std::string* value = find(attribute);
    return value ? std::string_view(*value) : std::string_view();
  }
  /// Empty: no longer given.
  void set(std::string_view attribute, std::string_view value) {
    std::erase_if(attributes, [&](const Attribute& each) { return each.name == attribute; });
    if (!value.empty()) attributes.push_back({std::string(attribute), std::string(value)});
  }
  friend bool operator==(const Element&, const Element&) = default;
};

}  // namespace hexwright::own
