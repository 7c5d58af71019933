#include "editor/core/editing/own_names.h"

#include <algorithm>

#include <fmt/format.h>

namespace hexwright {
namespace {

bool is_price_word(std::string_view word) {
  return own::whole(word) || std::ranges::find(own::card_words, word) != own::card_words.end() ||
         word == "same" || word == "different";
}

/// Behind a sign that says what follows; empty where it does not.
std::string_view behind(std::string_view sign, std::string_view word) {
  return word.starts_with(sign) ? word.substr(sign.size()) : std::string_view();
}

struct Named {
  std::string kind;
  std::string_view name;
};

Named named_in_value(std::string_view word) {
  word = word.substr(0, word.find('/'));
  if (const auto option = behind("$", word); !option.empty()) return {"option", option};
  if (const auto marker = behind(own::marks_sign, word); !marker.empty()) return {"marker", marker};
  return {"counter", behind("counter:", word)};
}

/// "terrain:lake", "harbor:post"; nothing else has a colon there.
Named named_beside(std::string_view word) {
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) return {};
  return {std::string(word.substr(0, colon)), word.substr(colon + 1)};
}

Named named_by(const own::AttributeRow& row, std::string_view word) {
  using enum own::ValueType;
  switch (row.type) {
    case Name:
      return {std::string(row.name), word};
    case Condition:
      return {"option", word.starts_with('!') ? word.substr(1) : word};
    case Terrains:
      return {"terrain", word};
    case Beside:
      return named_beside(word);
    case Price:
      return {"counter", is_price_word(word) ? std::string_view() : word};
    case Value:
    case Values:
      return named_in_value(word);
    case Line:
      return word.starts_with('$') ? named_in_value(word) : Named();
    default:
      return {};
  }
}

template <class Visit>
void for_each_part(const own::Packs& packs, const own::Element& pack, const Visit& visit) {
  for (const own::Element& part : pack.children) visit(part);
  for (const own::Element& other : packs.all())
    if (other.get("id") != pack.get("id"))
      for (const own::Element& part : other.children) visit(part);
}

void rename_uses(own::Element& element, std::string_view parent, const Named& old, std::string_view to) {
  const own::ElementRow* row = own::find_row(parent, element.name);
  if (!row) return;
  for (own::Attribute& attribute : element.attributes) {
    const own::AttributeRow* its = own::find_attribute(*row, attribute.name);
    if (!its) continue;
    const auto uses = names_in(*its, attribute.value);
    for (auto use = uses.rbegin(); use != uses.rend(); ++use)
      if (use->kind == old.kind && attribute.value.compare(use->at, use->length, old.name) == 0)
        attribute.value.replace(use->at, use->length, to);
  }
  for (own::Element& child : element.children) rename_uses(child, element.name, old, to);
}

}  // namespace

std::vector<NameUse> names_in(const own::AttributeRow& row, std::string_view value) {
  std::vector<NameUse> uses;
  for (const std::string_view word : own::words_of(value))
    if (const Named named = named_by(row, word); !named.name.empty())
      uses.push_back(
          {named.kind, static_cast<std::size_t>(named.name.data() - value.data()), named.name.size()});
  return uses;
}

std::vector<OwnName> names_of(const own::Packs& packs, const own::Element& pack, std::string_view kind) {
  std::vector<OwnName> names;
  for_each_part(packs, pack, [&](const own::Element& part) {
    if (part.name == kind)
      names.push_back({std::string(part.get("id")), {"{0}", {std::string(part.get("title"))}}});
  });
  const auto add_built_in = [&](const auto& things) {
    for (const auto thing : things) names.push_back({std::string(id(thing)), Message(title(thing))});
  };
  if (kind == "terrain") add_built_in(all_terrains);
  if (kind == "harbor") add_built_in(all_harbor_kinds);
  return names;
}

bool is_free(const own::Packs& packs, const own::Element& pack, std::string_view id) {
  bool free = true;
  for (const char* part : {"terrain", "harbor", "marker"}) free = free && !own::is_built_in(part, id);
  for_each_part(packs, pack, [&](const own::Element& part) { free = free && part.get("id") != id; });
  return free;
}

std::string id_for(const own::Packs& packs, const own::Element& pack, const std::string& title) {
  std::string id;
  for (const char c : title) {
    const char low = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const bool fits = (low >= 'a' && low <= 'z') || (low >= '0' && low <= '9' && !id.empty());
    if (fits)
      id += low;
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  constexpr std::size_t longest = 30;
  id.resize(std::min(id.size(), longest));
  while (!id.empty() && id.back() == '-') id.pop_back();
  if (id.empty()) id = "own";
  std::string free = id;
  for (int number = 2; !is_free(packs, pack, free); ++number) free = fmt::format("{}-{}", id, number);
  return free;
}

void rename_in(own::Element& pack, std::string_view kind, std::string_view id, std::string_view to) {
  const Named old{std::string(kind), id};
  for (own::Element& part : pack.children) {
    if (part.name == kind && part.get("id") == id) part.set("id", to);
    rename_uses(part, pack.name, old, to);
  }
}

}  // namespace hexwright
