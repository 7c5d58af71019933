#include "io/tiled/details.h"

#include <array>
#include <charconv>
#include <optional>

#include "io/files/plain_board.h"
#include "model/scenario/limits.h"

namespace hexwright::tiled {
namespace {

struct NumberProperty {
  const char* name;
  int least;
  int& (*in)(Details& details);
};
constexpr std::array numbers{
    NumberProperty{"min-players", 1, [](Details& d) -> int& { return d.min_players; }},
    NumberProperty{"max-players", 1, [](Details& d) -> int& { return d.max_players; }},
    NumberProperty{"victory-points", 1, [](Details& d) -> int& { return d.victory_points; }},
    NumberProperty{"roads", 0, [](Details& d) -> int& { return d.pieces.roads; }},
    NumberProperty{"settlements", 0, [](Details& d) -> int& { return d.pieces.settlements; }},
    NumberProperty{"cities", 0, [](Details& d) -> int& { return d.pieces.cities; }},
    NumberProperty{"ships", 0, [](Details& d) -> int& { return d.pieces.ships; }},
};

constexpr const char* turned = "quarter-turned";

std::optional<int> number_from(std::string_view text, int least, int most) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  const bool is_number = read.ec == std::errc{} && read.ptr == end;
  return is_number && value >= least && value <= most ? std::optional(value) : std::nullopt;
}

void read_number(pugi::xml_node map, const char* name, int least, int most, int& value, Source& source) {
  const char* said = property_of(map, name);
  if (!said) return;
  if (const auto number = number_from(said, least, most))
    value = *number;
  else
    source.warn(map.child("properties"),
                N_("the property {0} is \"{1}\" and is left out; expected a whole number from {2} to {3}"),
                {name, shown(said), std::to_string(least), std::to_string(most)});
}

}  // namespace

void add_property(pugi::xml_node element, const char* name, const char* type, const std::string& value) {
  auto properties = element.child("properties");
  // Tiled has them before all else.
  if (!properties) properties = element.prepend_child("properties");
  auto property = properties.append_child("property");
  property.append_attribute("name") = name;
  if (type) property.append_attribute("type") = type;
  property.append_attribute("value") = value.c_str();
}

void write_details(const Details& details, pugi::xml_node map) {
  for (const BoardText& each : board_texts)
    if (const std::string& said = details.*each.text; !said.empty())
      add_property(map, each.name, nullptr, said);
  Details given = details;
  Details usual;
  for (const NumberProperty& each : numbers)
    if (each.in(given) != each.in(usual)) add_property(map, each.name, "int", std::to_string(each.in(given)));
  if (details.quarter_turned) add_property(map, turned, "bool", "true");
}

Details read_details(pugi::xml_node map, Source& source) {
  Details details;
  for (const BoardText& each : board_texts) {
    const char* said = property_of(map, each.name);
    if (!said) continue;
    if (each.takes(said))
      details.*each.text = said;
    else
      source.warn(map.child("properties"),
                  N_("the property {0} is left out: it has more than {1} bytes, or control characters"),
                  {each.name, std::to_string(each.most)});
  }
  for (const NumberProperty& each : numbers)
    read_number(map, each.name, each.least, limits::count, each.in(details), source);
  const char* said = property_of(map, turned);
  details.quarter_turned = said && std::string_view(said) == "true";
  return details;
}

void write_origin(Hex origin, pugi::xml_node map) {
  if (origin == Hex{}) return;
  add_property(map, "origin-q", "int", std::to_string(origin.q));
  add_property(map, "origin-r", "int", std::to_string(origin.r));
}

Hex read_origin(pugi::xml_node map, Source& source) {
  // The corner of the map may lie beyond what hexes may, though no hex does.
  constexpr int most = 3 * limits::coordinate;
  Hex origin;
  read_number(map, "origin-q", -most, most, origin.q, source);
  read_number(map, "origin-r", -most, most, origin.r, source);
  return origin;
}

}  // namespace hexwright::tiled
