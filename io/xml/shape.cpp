#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "io/xml/reading.h"
#include "io/xml/values.h"
#include "model/scenario/suggestion.h"

namespace hexwright {
namespace {

struct Shape {
  int depth = 0;
  std::string_view name;
  bool once = false;
  bool text = false;
  std::size_t required = 0;  ///< how many of the attributes must be there, the first ones
  std::array<std::string_view, 7> attributes{};

  std::span<const std::string_view> known() const {
    return std::span(attributes)
        .first(static_cast<std::size_t>(std::find(attributes.begin(), attributes.end(), std::string_view()) -
                                        attributes.begin()));
  }
};

constexpr bool once = true;
constexpr bool many = false;
constexpr bool text = true;
constexpr bool no_text = false;

/// The outline of the format: each element stands below the one that holds it, one deeper.
constexpr std::array format{
    Shape{0, "scenario", once, no_text, 1, {"version"}},
    Shape{1,
          "details",
          once,
          no_text,
          0,
          {"title", "author", "min-players", "max-players", "victory-points", "quarter-turned"}},
    Shape{2, "description", once, text, 0, {}},
    Shape{2, "source", once, text, 0, {}},
    Shape{2, "notes", once, text, 0, {}},
    Shape{2, "pieces", once, no_text, 0, {"roads", "settlements", "cities", "ships"}},
    Shape{1, "topology", once, no_text, 1, {"joined", "width", "west", "height", "north"}},
    Shape{1, "rules", once, no_text, 0, {}},
    Shape{2, "module", many, no_text, 1, {"id"}},
    Shape{3, "option", many, no_text, 2, {"name", "value"}},
    Shape{1, "own", once, no_text, 0, {}},
    Shape{1, "boxes", once, no_text, 0, {}},
    Shape{2, "box", many, no_text, 2, {"id", "count"}},
    Shape{1, "terrain-pools", once, no_text, 0, {}},
    Shape{2, "pool", many, no_text, 1, {"name"}},
    Shape{3, "terrain", many, no_text, 2, {"id", "count"}},
    Shape{1, "token-pools", once, no_text, 0, {}},
    Shape{2, "pool", many, no_text, 1, {"name"}},
    Shape{3, "token", many, no_text, 2, {"number", "count"}},
    Shape{1, "harbor-pools", once, no_text, 0, {}},
    Shape{2, "pool", many, no_text, 1, {"name"}},
    Shape{3, "harbor", many, no_text, 2, {"kind", "count"}},
    Shape{1, "stacks", once, no_text, 0, {}},
    Shape{2, "stack", many, no_text, 1, {"name", "token-pool", "dealt", "dealt-from", "paired-with"}},
    Shape{3, "terrain", many, no_text, 2, {"id", "count"}},
    Shape{3, "harbor", many, no_text, 2, {"kind", "count"}},
    Shape{1, "terrain-tokens", once, no_text, 0, {}},
    Shape{2, "pool", many, no_text, 1, {"name"}},
    Shape{3, "terrain", many, no_text, 1, {"id"}},
    Shape{4, "token", many, no_text, 2, {"number", "count"}},
    Shape{1, "cells", once, no_text, 0, {}},
    Shape{2, "cell", many, no_text, 2, {"q", "r", "terrain", "terrain-pool", "token", "token-pool", "stack"}},
    Shape{1, "harbors", once, no_text, 0, {}},
    Shape{2, "harbor", many, no_text, 3, {"q", "r", "facing", "kind", "pool"}},
    Shape{1, "frontiers", once, no_text, 0, {}},
    Shape{2, "frontier", many, no_text, 4, {"q", "r", "side", "centre"}},
    Shape{1, "areas", once, no_text, 0, {}},
    Shape{2, "area", many, no_text, 1, {"name", "roles"}},
    Shape{3, "chits", once, no_text, 0, {"points", "settlements", "every-player"}},
    Shape{3, "row", many, no_text, 2, {"r", "q"}},
    Shape{1, "markers", once, no_text, 0, {}},
    Shape{2, "marker", many, no_text, 3, {"kind", "q", "r"}},
    Shape{1, "closed-to-founding", once, no_text, 0, {}},
    Shape{2, "intersection", many, no_text, 3, {"q", "r", "corner"}},
    Shape{1, "marks", once, no_text, 0, {}},
    Shape{2, "mark", many, no_text, 3, {"kind", "q", "r", "side", "corner", "number"}},
    Shape{1, "generation", once, no_text, 0, {}},
    Shape{2, "wish", many, no_text, 1, {"kind", "limit", "weight"}},
    Shape{2, "locked", many, no_text, 2, {"r", "q"}},
    Shape{2, "dealt", once, no_text, 2, {"seed", "board"}},
    Shape{1, "accepted", once, no_text, 0, {}},
    Shape{2, "finding", many, no_text, 3, {"check", "place", "reason"}},
    Shape{1, "foreign", once, no_text, 0, {}},
    Shape{2, "entry", many, text, 2, {"format", "key"}},
};

std::vector<const Shape*> children_of(const Shape& shape) {
  std::vector<const Shape*> children;
  const auto* end = format.data() + format.size();
  for (const auto* row = &shape + 1; row != end && row->depth > shape.depth; ++row)
    if (row->depth == shape.depth + 1) children.push_back(row);
  return children;
}

/// Where a file names its schema, and what XML needs for that: of any element, and no part of the format.
bool is_of_schemas(pugi::xml_node element, std::string_view name) {
  const auto colon = name.find(':');
  if (colon == std::string_view::npos) return false;
  const auto prefix = name.substr(0, colon), local = name.substr(colon + 1);
  if (prefix == "xmlns") return true;
  if (local != "schemaLocation" && local != "noNamespaceSchemaLocation") return false;
  const auto declaration = "xmlns:" + std::string(prefix);
  while (element && !element.attribute(declaration.c_str())) element = element.parent();
  return std::string_view(element.attribute(declaration.c_str()).value()) ==
         "http://www.w3.org/2001/XMLSchema-instance";
}

class ShapeCheck {
 public:
  explicit ShapeCheck(FileReport& report) : report_(report) {}

  void check(pugi::xml_node element, const Shape& shape) {
    if (!has_usual_attributes(element, shape)) explain_attributes(element, shape);
    // What packs hold, their vocabulary says.
    if (element.first_child() && shape.name != "own") check_children(element, shape);
  }

 private:
  void check_children(pugi::xml_node element, const Shape& shape) {
    const auto known = children_of(shape);
    std::vector<std::pair<const Shape*, std::size_t>> seen;
    const Shape* last = nullptr;
    for (const auto child : element.children()) {
      if (child.type() != pugi::node_element) {
        if (!shape.text) report_text(child, shape);
        continue;
      }
      if (!last || last->name != child.name()) last = find_shape(child, shape, known);
      if (!last) continue;
      if (last->once) check_once(child, *last, seen);
      check(child, *last);
    }
  }

  void check_once(pugi::xml_node child, const Shape& shape,
                  std::vector<std::pair<const Shape*, std::size_t>>& seen) {
    const auto first =
        std::find_if(seen.begin(), seen.end(), [&](const auto& entry) { return entry.first == &shape; });
    if (first == seen.end()) {
      seen.emplace_back(&shape, report_.at(child));
    } else {
      report_.error(report_.at(child), N_("<{0}> is here a second time; the first is on line {1}"),
                    {child.name(), report_.line_of(first->second)});
    }
  }

  /// The quick answer for most elements: all attributes known, in the order of the canonical form.
  static bool has_usual_attributes(pugi::xml_node element, const Shape& shape) {
    std::size_t next = 0;
    for (const auto attribute : element.attributes()) {
      const std::string_view name = attribute.name();
      while (next < shape.attributes.size() && shape.attributes[next] != name)
        if (next++ < shape.required) return false;
      if (next++ == shape.attributes.size()) return false;
    }
    return next >= shape.required;
  }

  void explain_attributes(pugi::xml_node element, const Shape& shape) {
    std::vector<std::string_view> seen;
    const auto is_in = [](std::span<const std::string_view> names, std::string_view name) {
      return std::find(names.begin(), names.end(), name) != names.end();
    };
    for (const auto attribute : element.attributes()) {
      const std::string_view name = attribute.name();
      const auto at = report_.at_name(element, attribute);
      if (is_of_schemas(element, name)) continue;
      if (!is_in(shape.known(), name)) {
        report_unknown_attribute(at, shape, name);
      } else if (is_in(seen, name)) {
        report_.error(at, N_("{0} is given twice; keep one of them"), {std::string(name)});
      } else {
        seen.push_back(name);
      }
    }
    for (const std::string_view name : shape.known().first(shape.required))
      if (!is_in(seen, name)) report_.lacks(element, name);
  }

  void report_unknown_attribute(std::size_t at, const Shape& shape, std::string_view name) {
    if (const auto meant = suggestion(name, shape.known())) {
      report_.warning(at, N_("<{0}> knows no {1}, which is left out; did you mean {2}?"),
                      {std::string(shape.name), shown(name), std::string(*meant)});
    } else {
      report_.warning(at, N_("<{0}> knows no {1}, which is left out"),
                      {std::string(shape.name), shown(name)});
    }
  }

  const Shape* find_shape(pugi::xml_node child, const Shape& parent, std::span<const Shape* const> known) {
    const std::string_view name = child.name();
    std::vector<std::string_view> names;
    for (const Shape* shape : known) {
      if (shape->name == name) return shape;
      names.push_back(shape->name);
    }
    if (const auto meant = suggestion(name, names)) {
      report_.warning(report_.at(child),
                      N_("<{0}> has no place in <{1}> and is left out; did you mean <{2}>?"),
                      {shown(name), std::string(parent.name), std::string(*meant)});
    } else {
      report_.warning(report_.at(child), N_("<{0}> has no place in <{1}> and is left out"),
                      {shown(name), std::string(parent.name)});
    }
    return nullptr;
  }

  void report_text(pugi::xml_node node, const Shape& shape) {
    const std::string_view words = node.value();
    const auto first = words.find_first_not_of(xml_blanks);
    if (first == std::string_view::npos) return;
    const auto size = words.find_last_not_of(xml_blanks) + 1 - first;
    report_.warning(report_.at_text(node) + first, N_("<{0}> holds no text; \"{1}\" is left out"),
                    {std::string(shape.name), shown(words.substr(first, size))});
  }

  FileReport& report_;
};

}  // namespace

void check_shape(pugi::xml_node scenario, FileReport& report) {
  ShapeCheck(report).check(scenario, format.front());
}

}  // namespace hexwright
