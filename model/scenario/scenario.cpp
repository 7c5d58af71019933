#include "model/scenario/scenario.h"

#include "model/scenario/message.h"

namespace hexwright {

int size(const Stack& stack) { return total(stack.hexes) + total(stack.harbors) + stack.dealt; }

std::string_view id(AreaRole role) {
  switch (role) {
    case AreaRole::Founding:
      return "founding";
    case AreaRole::Home:
      return "home";
    case AreaRole::Frame:
      return "frame";
    case AreaRole::NewWorld:
      return "new-world";
    case AreaRole::Unsettled:
      return "unsettled";
    case AreaRole::Quiet:
      return "quiet";
  }
  return {};
}

std::string_view title(AreaRole role) {
  switch (role) {
    case AreaRole::Founding:
      return N_("Founding settlements stand here");
    case AreaRole::Home:
      return N_("Home island");
    case AreaRole::Frame:
      return N_("Printed on the frame");
    case AreaRole::NewWorld:
      return N_("New world");
    case AreaRole::Unsettled:
      return N_("Nobody settles here");
    case AreaRole::Quiet:
      return N_("No 5, 6, 8 or 9 is dealt here");
  }
  return {};
}

std::optional<AreaRole> area_role_from_id(std::string_view word) {
  for (const AreaRole role : all_area_roles)
    if (id(role) == word) return role;
  return std::nullopt;
}

std::string_view id(Marker marker) { return marker == Marker::Robber ? "robber" : "pirate"; }

std::string_view title(Marker marker) { return marker == Marker::Robber ? N_("Robber") : N_("Pirate"); }

std::optional<Marker> marker_from_id(std::string_view word) {
  for (const Marker marker : all_markers)
    if (id(marker) == word) return marker;
  return std::nullopt;
}

Scenario::Scenario() = default;
Scenario::Scenario(const Scenario&) = default;
Scenario::Scenario(Scenario&&) noexcept = default;
Scenario& Scenario::operator=(const Scenario&) = default;
Scenario& Scenario::operator=(Scenario&&) noexcept = default;
Scenario::~Scenario() = default;
bool operator==(const Scenario&, const Scenario&) = default;

BoardGraph board_of(const Scenario& scenario) {
  std::vector<Hex> hexes;
  hexes.reserve(scenario.cells.size());
  for (const auto& [hex, cell] : scenario.cells) hexes.push_back(hex);
  return {scenario.topology, hexes};
}

}  // namespace hexwright
