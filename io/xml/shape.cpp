#include "xml/shape.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "xml/suggestion.h"

namespace hexwright {
namespace {

using Words = std::span<const std::string_view>;

struct Shape;

struct Child {
  const Shape* shape = nullptr;
  bool once = false;
};

struct Shape {
  std::string_view name;
  /// The first `required` of them must be there.
  Words attributes{};
  std::size_t required = 0;
  std::span<const Child> children{};
  bool text = false;
};

template <class... W>
constexpr std::array<std::string_view, sizeof...(W)> words(W... w) {
  return {w...};
}

constexpr auto pieces_words = words("roads", "settlements", "cities", "ships");
constexpr auto details_words =
    words("title", "author", "min-players", "max-players", "victory-points", "quarter-turned");
constexpr auto topology_words = words("joined", "width", "west", "height", "north");
constexpr auto option_words = words("name", "value");
constexpr auto counted_id_words = words("id", "count");
constexpr auto counted_number_words = words("number", "count");
constexpr auto counted_kind_words = words("kind", "count");
constexpr auto id_words = words("id");
constexpr auto name_words = words("name");
constexpr auto stack_words = words("name", "token-pool");
constexpr auto cell_words = words("q", "r", "terrain", "terrain-pool", "token", "token-pool", "stack");
constexpr auto harbor_words = words("q", "r", "facing", "kind", "pool");
constexpr auto area_words = words("name", "roles");
constexpr auto chits_words = words("points", "settlements", "every-player");
constexpr auto row_words = words("r", "q");
constexpr auto marker_words = words("kind", "q", "r");
constexpr auto intersection_words = words("q", "r", "corner");
constexpr auto finding_words = words("check", "place", "reason");
constexpr auto entry_words = words("format", "key");
constexpr auto scenario_words = words("version");

constexpr Shape description{.name = "description", .text = true};
constexpr Shape source{.name = "source", .text = true};
constexpr Shape notes{.name = "notes", .text = true};
constexpr Shape pieces{.name = "pieces", .attributes = pieces_words};
constexpr std::array details_children{Child{&description, true}, Child{&source, true}, Child{&notes, true},
                                      Child{&pieces, true}};
constexpr Shape details{.name = "details", .attributes = details_words, .children = details_children};
constexpr Shape topology{.name = "topology", .attributes = topology_words, .required = 1};

constexpr Shape option{.name = "option", .attributes = option_words, .required = 2};
constexpr std::array module_children{Child{&option}};
constexpr Shape module{.name = "module", .attributes = id_words, .required = 1, .children = module_children};
constexpr std::array rules_children{Child{&module}};
constexpr Shape rules{.name = "rules", .children = rules_children};

constexpr Shape box{.name = "box", .attributes = counted_id_words, .required = 2};
constexpr std::array boxes_children{Child{&box}};
constexpr Shape boxes{.name = "boxes", .children = boxes_children};

constexpr Shape counted_terrain{.name = "terrain", .attributes = counted_id_words, .required = 2};
constexpr Shape counted_token{.name = "token", .attributes = counted_number_words, .required = 2};
constexpr Shape counted_harbor{.name = "harbor", .attributes = counted_kind_words, .required = 2};
constexpr std::array terrains{Child{&counted_terrain}};
constexpr std::array tokens{Child{&counted_token}};
constexpr std::array counted_harbors{Child{&counted_harbor}};
constexpr Shape terrain_pool{.name = "pool", .attributes = name_words, .required = 1, .children = terrains};
constexpr Shape token_pool{.name = "pool", .attributes = name_words, .required = 1, .children = tokens};
constexpr Shape harbor_pool{
    .name = "pool", .attributes = name_words, .required = 1, .children = counted_harbors};
constexpr std::array terrain_pools_children{Child{&terrain_pool}};
constexpr std::array token_pools_children{Child{&token_pool}};
constexpr std::array harbor_pools_children{Child{&harbor_pool}};
constexpr Shape terrain_pools{.name = "terrain-pools", .children = terrain_pools_children};
constexpr Shape token_pools{.name = "token-pools", .children = token_pools_children};
constexpr Shape harbor_pools{.name = "harbor-pools", .children = harbor_pools_children};
constexpr Shape stack{.name = "stack", .attributes = stack_words, .required = 1, .children = terrains};
constexpr std::array stacks_children{Child{&stack}};
constexpr Shape stacks{.name = "stacks", .children = stacks_children};

constexpr Shape cell{.name = "cell", .attributes = cell_words, .required = 2};
constexpr std::array cells_children{Child{&cell}};
constexpr Shape cells{.name = "cells", .children = cells_children};
constexpr Shape harbor{.name = "harbor", .attributes = harbor_words, .required = 3};
constexpr std::array harbors_children{Child{&harbor}};
constexpr Shape harbors{.name = "harbors", .children = harbors_children};

constexpr Shape chits{.name = "chits", .attributes = chits_words};
constexpr Shape row{.name = "row", .attributes = row_words, .required = 2};
constexpr std::array area_children{Child{&chits, true}, Child{&row}};
constexpr Shape area{.name = "area", .attributes = area_words, .required = 1, .children = area_children};
constexpr std::array areas_children{Child{&area}};
constexpr Shape areas{.name = "areas", .children = areas_children};

constexpr Shape marker{.name = "marker", .attributes = marker_words, .required = 3};
constexpr std::array markers_children{Child{&marker}};
constexpr Shape markers{.name = "markers", .children = markers_children};
constexpr Shape intersection{.name = "intersection", .attributes = intersection_words, .required = 3};
constexpr std::array closed_children{Child{&intersection}};
constexpr Shape closed_to_founding{.name = "closed-to-founding", .children = closed_children};
constexpr Shape finding{.name = "finding", .attributes = finding_words, .required = 3};
constexpr std::array accepted_children{Child{&finding}};
constexpr Shape accepted{.name = "accepted", .children = accepted_children};
constexpr Shape entry{.name = "entry", .attributes = entry_words, .required = 2, .text = true};
constexpr std::array foreign_children{Child{&entry}};
constexpr Shape foreign{.name = "foreign", .children = foreign_children};

constexpr std::array scenario_children{Child{&details, true},
                                       Child{&topology, true},
                                       Child{&rules, true},
                                       Child{&boxes, true},
                                       Child{&terrain_pools, true},
                                       Child{&token_pools, true},
                                       Child{&harbor_pools, true},
                                       Child{&stacks, true},
                                       Child{&cells, true},
                                       Child{&harbors, true},
                                       Child{&areas, true},
                                       Child{&markers, true},
                                       Child{&closed_to_founding, true},
                                       Child{&accepted, true},
                                       Child{&foreign, true}};
constexpr Shape scenario_shape{
    .name = "scenario", .attributes = scenario_words, .required = 1, .children = scenario_children};

class ShapeCheck {
 public:
  explicit ShapeCheck(Report& report) : report_(report) {}

  void check(pugi::xml_node element, const Shape& shape) {
    if (!has_expected_attributes(element, shape)) explain_attributes(element, shape);
    std::vector<std::size_t> first_of(shape.children.size(), npos);
    const Child* last = nullptr;
    for (const auto child : element.children()) {
      if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
        if (!shape.text) report_text(child, shape);
        continue;
      }
      if (!last || last->shape->name != child.name()) last = known_child(child, shape);
      if (!last) continue;
      auto& first = first_of[static_cast<std::size_t>(last - shape.children.data())];
      if (first == npos) {
        first = report_.at(child);
      } else if (last->once) {
        report_.error(report_.at(child), N_("<{0}> is here a second time; the first is on line {1}"),
                      {child.name(), report_.line_of(first)});
      }
      check(child, *last->shape);
    }
  }

 private:
  static constexpr std::size_t npos = static_cast<std::size_t>(-1);

  /// The quick answer for the usual case: all known, in the usual order, none missing.
  static bool has_expected_attributes(pugi::xml_node element, const Shape& shape) {
    std::size_t next = 0;
    for (const auto attribute : element.attributes()) {
      const std::string_view name = attribute.name();
      while (next < shape.attributes.size() && shape.attributes[next] != name)
        if (next++ < shape.required) return false;
      if (next == shape.attributes.size()) return false;
      ++next;
    }
    return next >= shape.required;
  }

  void explain_attributes(pugi::xml_node element, const Shape& shape) {
    std::vector<std::string_view> seen;
    for (const auto attribute : element.attributes()) {
      const std::string_view name = attribute.name();
      const auto at = report_.at_name(element, attribute);
      if (std::find(shape.attributes.begin(), shape.attributes.end(), name) == shape.attributes.end()) {
        report_unknown_attribute(at, shape, name);
      } else if (std::find(seen.begin(), seen.end(), name) != seen.end()) {
        report_.error(at, N_("{0} is given twice; keep one of them"), {std::string(name)});
      } else {
        seen.push_back(name);
      }
    }
    for (const std::string_view name : shape.attributes.first(shape.required))
      if (std::find(seen.begin(), seen.end(), name) == seen.end())
        report_.error(report_.at(element), N_("<{0}> lacks {1}=\"...\""),
                      {std::string(shape.name), std::string(name)});
  }

  void report_unknown_attribute(std::size_t at, const Shape& shape, std::string_view name) {
    if (const auto meant = suggestion(name, shape.attributes)) {
      report_.warning(at, N_("<{0}> knows no {1}, which is left out; did you mean {2}?"),
                      {std::string(shape.name), shown(name), std::string(*meant)});
    } else {
      report_.warning(at, N_("<{0}> knows no {1}, which is left out"),
                      {std::string(shape.name), shown(name)});
    }
  }

  const Child* known_child(pugi::xml_node child, const Shape& shape) {
    const std::string_view name = child.name();
    for (const Child& known : shape.children)
      if (known.shape->name == name) return &known;
    if (child.type() != pugi::node_element) return nullptr;
    std::vector<std::string_view> names;
    for (const Child& known : shape.children) names.push_back(known.shape->name);
    if (const auto meant = suggestion(name, names)) {
      report_.warning(report_.at(child),
                      N_("<{0}> has no place in <{1}> and is left out; did you mean <{2}>?"),
                      {shown(name), std::string(shape.name), std::string(*meant)});
    } else {
      report_.warning(report_.at(child), N_("<{0}> has no place in <{1}> and is left out"),
                      {shown(name), std::string(shape.name)});
    }
    return nullptr;
  }

  void report_text(pugi::xml_node text, const Shape& shape) {
    const std::string_view words = text.value();
    const auto first = words.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return;
    report_.warning(
        report_.at_text(text) + first, N_("<{0}> holds no text; \"{1}\" is left out"),
        {std::string(shape.name), shown(words.substr(first, words.find_last_not_of(" \t\r\n") + 1 - first))});
  }

  Report& report_;
};

}  // namespace

void check_shape(pugi::xml_node scenario, Report& report) {
  ShapeCheck(report).check(scenario, scenario_shape);
}

}  // namespace hexwright
