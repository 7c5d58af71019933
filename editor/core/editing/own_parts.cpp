#include "editor/core/editing/own_parts.h"

#include <algorithm>
#include <array>
#include <string>

#include "editor/core/editing/own_names.h"
#include "editor/core/editing/own_repairs.h"
#include "editor/core/editing/own_slots.h"
#include "model/rules/own/book.h"
#include "model/scenario/message.h"

namespace hexwright {
namespace {

PartPath parent_of(PartPath path) {
  path.pop_back();
  return path;
}

/// In the order of files. A part is known again by an attribute that no other has.
ChangedPack in_order(own::Element pack, const PartPath& path) {
  constexpr const char* sign = "*";
  part_at(pack, path).set(sign, sign);
  own::make_canonical(pack);
  PartPath now;
  const auto find = [&](const auto& self, own::Element& element) -> bool {
    if (element.find(sign)) return element.set(sign, ""), true;
    for (std::size_t i = 0; i < element.children.size(); ++i) {
      now.push_back(i);
      if (self(self, element.children[i])) return true;
      now.pop_back();
    }
    return false;
  };
  find(find, pack);
  return {std::move(pack), std::move(now)};
}

/// Apart for most eyes; the first one that no thing of the pack has.
std::string free_colour(const own::Element& pack, const std::string& usual) {
  const auto is_taken = [&](std::string_view colour) {
    return std::ranges::any_of(pack.children,
                               [&](const own::Element& part) { return part.get("colour") == colour; });
  };
  if (!is_taken(usual)) return usual;
  for (const char* colour : {"C9B458", "5B4A8A", "B85C5C", "4F9A8A", "D98BB0", "3A3A4A", "9FD0E8", "A0522D"})
    if (!is_taken(colour)) return colour;
  return usual;
}

/// The pack's own, or else one that there is; where there is none, the one that a new thing would have.
std::string first_name(const own::Packs& packs, const own::Element& pack, const std::string& kind) {
  const auto known = names_of(packs, pack, kind);
  if (kind == "terrain" && (known.empty() || own::is_built_in("terrain", known.front().id)))
    return std::string(id(Terrain::Desert));
  return known.empty() ? "new-" + kind : known.front().id;
}

/// Its names become those of things that there are, its own id a free one.
void fit(own::Element& element, const own::ElementRow& row, const own::Packs& packs,
         const own::Element& pack) {
  for (own::Attribute& attribute : element.attributes) {
    const own::AttributeRow& its = *own::find_attribute(row, attribute.name);
    if (its.type == own::ValueType::Colour) attribute.value = free_colour(pack, attribute.value);
    const auto uses = names_in(its, attribute.value);
    for (auto use = uses.rbegin(); use != uses.rend(); ++use) {
      if (attribute.value.compare(use->at, use->length, name_to_choose) == 0)
        attribute.value.replace(use->at, use->length, first_name(packs, pack, use->kind));
    }
  }
  if (element.find("id")) element.set("id", id_for(packs, pack, std::string(element.get("title"))));
}

std::ptrdiff_t count_in(const own::Element& parent, std::string_view name) {
  return std::ranges::count_if(parent.children,
                               [&](const own::Element& child) { return child.name == name; });
}

bool has_part_of(const own::Packs& packs, std::string_view id, std::string_view pack_id) {
  const own::Element* pack = packs.find(pack_id);
  return pack &&
         std::ranges::any_of(pack->children, [&](const own::Element& part) { return part.get("id") == id; });
}

/// Of a part: what is said there and means nothing.
std::vector<std::string> idle_in(const own::Packs& packs, const own::Element& pack, const PartPath& part) {
  std::vector<std::string> idle;
  const auto trial = packs_with(packs, pack);
  if (!trial) return idle;
  const own::Element* element = &part_at(*trial->find(pack.get("id")), part);
  for (const own::Problem& problem : own::read_book(*trial).problems)
    if (problem.element == element && !problem.idle.empty()) idle.push_back(problem.idle);
  return idle;
}

/// What means nothing any more goes with it: it would look like a second mistake.
void set_value(const own::Packs& packs, own::Element& pack, const PartPath& part,
               const own::AttributeRow& attribute, const std::string& value) {
  const auto before = idle_in(packs, pack, part);
  own::Element& element = part_at(pack, part);
  element.set(attribute.name, value);
  const auto wrong = own::form_problems(pack);
  if (std::ranges::any_of(wrong, [&](const own::FormProblem& problem) {
        return problem.element == &element && problem.attribute == attribute.name;
      }))
    return;  // still being written
  for (const std::string& idle : idle_in(packs, pack, part))
    if (idle != attribute.name && std::ranges::find(before, idle) == before.end()) element.set(idle, "");
}

}  // namespace

const own::Element& part_at(const own::Element& pack, const PartPath& path) {
  const own::Element* part = &pack;
  for (const std::size_t at : path) part = &part->children.at(at);
  return *part;
}

own::Element& part_at(own::Element& pack, const PartPath& path) {
  return const_cast<own::Element&>(part_at(std::as_const(pack), path));
}

const own::ElementRow* find_row_at(const own::Element& pack, const PartPath& path) {
  if (path.empty()) return own::find_row("", pack.name);
  return own::find_row(part_at(pack, parent_of(path)).name, part_at(pack, path).name);
}

const own::ElementRow& row_at(const own::Element& pack, const PartPath& path) {
  return *find_row_at(pack, path);
}

std::optional<PartPath> path_of(const own::Element& pack, const own::Element* part) {
  if (&pack == part) return PartPath();
  for (std::size_t i = 0; i < pack.children.size(); ++i)
    if (auto path = path_of(pack.children[i], part)) {
      path->insert(path->begin(), i);
      return path;
    }
  return {};
}

std::vector<const own::ElementRow*> addable(const own::Element& pack, const PartPath& parent) {
  const own::Element& its = part_at(pack, parent);
  std::vector<const own::ElementRow*> rows;
  for (const own::ElementRow& row : own::vocabulary())
    if (std::ranges::find(row.parents, its.name) != row.parents.end() && count_in(its, row.name) < row.most)
      rows.push_back(&row);
  return rows;
}

ChangedPack with_part(const own::Packs& packs, own::Element pack, const PartPath& parent,
                      const own::ElementRow& row, Translate translate) {
  own::Element part = start_of(row, part_at(pack, parent).name, translate);
  fit(part, row, packs, pack);
  auto& parts = part_at(pack, parent).children;
  PartPath path = parent;
  path.push_back(parts.size());
  parts.push_back(std::move(part));
  return in_order(std::move(pack), path);
}

std::optional<ChangedPack> with_copy(const own::Packs& packs, own::Element pack, const PartPath& part) {
  auto& parts = part_at(pack, parent_of(part)).children;
  if (count_in(part_at(pack, parent_of(part)), parts[part.back()].name) >= row_at(pack, part).most) return {};
  own::Element copy = parts[part.back()];
  if (copy.find("id")) copy.set("id", id_for(packs, pack, std::string(copy.get("title"))));
  PartPath path = part;
  ++path.back();
  parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(path.back()), std::move(copy));
  return in_order(std::move(pack), path);
}

own::Element without_part(own::Element pack, const PartPath& part) {
  auto& parts = part_at(pack, parent_of(part)).children;
  parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(part.back()));
  return pack;
}

std::optional<ChangedPack> with_part_moved(own::Element pack, const PartPath& part, int by) {
  auto& parts = part_at(pack, parent_of(part)).children;
  const std::size_t other = part.back() + static_cast<std::size_t>(by);
  if (other >= parts.size()) return {};
  std::swap(parts[part.back()], parts[other]);
  PartPath path = part;
  path.back() = other;
  ChangedPack moved = in_order(std::move(pack), path);
  if (moved.part != path) return {};
  return moved;
}

own::Element with_value(const own::Packs& packs, const own::Packs& kept, own::Element pack,
                        const PartPath& part, const own::AttributeRow& attribute, const std::string& value) {
  own::Element& element = part_at(pack, part);
  const std::string id(element.get("id")), kind = element.name;
  const bool is_known = part.size() != 1 || id.empty() || has_part_of(kept, id, pack.get("id"));
  if (attribute.type == own::ValueType::Id) {
    if (is_known || value.empty())
      element.set("id", value);
    else
      rename_in(pack, kind, id, value);
  } else if (attribute.name == "title" && !is_known) {
    own::Element others = pack;
    others.children.erase(others.children.begin() + static_cast<std::ptrdiff_t>(part.front()));
    const bool says_it = id == id_for(packs, others, std::string(element.get("title")));
    element.set("title", value);
    if (says_it) rename_in(pack, kind, id, id_for(packs, others, value));
  } else {
    set_value(packs, pack, part, attribute, value);
  }
  own::make_canonical(pack);
  return pack;
}

namespace {

struct Start {
  std::string_view element, attribute, value;
  std::string_view parents = {};  ///< with blanks between them; empty: any
};
constexpr std::array starts{
    Start{"option", "kind", "yes-no"},
    Start{"option", "standard", "no"},
    Start{"terrain", "token", "yes"},
    Start{"counter", "most", "30"},
    Start{"card", "copies", "1"},
    Start{"award", "by", "settlements"},
    Start{"award", "least", "3"},
    Start{"action", "limit", "1"},
    Start{"action", "per", "turn"},
    Start{"set", "to", "9"},
    Start{"add", "count", "1"},
    Start{"bar", "beside", "terrain:own"},
    Start{"require", "coast", "yes"},
    Start{"hex", "terrain", "own"},
    Start{"hex", "cards", "0.3"},
    Start{"if", "robber", "no", "rule"},
    Start{"if", "value", "points", "action set add bar any"},
    Start{"if", "at-least", "2", "action set add bar any"},
    Start{"if", "terrain", "desert", "check"},
    Start{"if", "count", "1", "check"},
    Start{"take", "count", "1"},
    Start{"pay", "count", "1"},
    Start{"swap", "count", "2"},
    Start{"give", "count", "1"},
    Start{"gain", "count", "1"},
    Start{"lose", "count", "1"},
    Start{"roll", "sides", "6"},
};

constexpr std::array<std::pair<std::string_view, const char*>, 11> titles_of_new{
    {{"option", N_("New option")},
     {"terrain", N_("New terrain")},
     {"harbor", N_("New harbor")},
     {"marker", N_("New marker")},
     {"counter", N_("New counter")},
     {"deck", N_("New deck")},
     {"card", N_("New card")},
     {"award", N_("New award")},
     {"rule", N_("New rule")},
     {"action", N_("New action")},
     {"check", N_("New check")}}};

std::string start_value(const own::ElementRow& row, const own::AttributeRow& attribute,
                        std::string_view parent) {
  for (const Start& each : starts) {
    const auto parents = own::words_of(each.parents);
    if (each.element == row.name && each.attribute == attribute.name &&
        (parents.empty() || std::ranges::find(parents, parent) != parents.end()))
      return std::string(each.value);
  }
  return attribute.required ? sample_value(attribute) : std::string();
}

}  // namespace

own::Element start_of(const own::ElementRow& row, std::string_view parent, Translate translate) {
  own::Element start{std::string(row.name), {}, {}};
  for (const own::AttributeRow& attribute : row.attributes)
    if (!attribute.by_program) start.set(attribute.name, start_value(row, attribute, parent));
  for (const auto& [element, title] : titles_of_new)
    if (element == row.name) start.set("title", text(Message(std::string_view(title)), translate));
  return start;
}

}  // namespace hexwright
