#include "editor/cli/box_needs.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "model/rules/components.h"

namespace hexwright {
namespace {

using Boxes = std::vector<const Box*>;

bool has(const Boxes& boxes, std::string_view id) {
  return std::any_of(boxes.begin(), boxes.end(), [&](const Box* box) { return box->id == id; });
}

/// Every box has the boxes that it extends.
bool is_complete(const Boxes& boxes) {
  return std::all_of(boxes.begin(), boxes.end(), [&](const Box* box) {
    return std::all_of(box->requires_boxes.begin(), box->requires_boxes.end(),
                       [&](std::string_view id) { return has(boxes, id); });
  });
}

template <class Face>
bool hold(const Boxes& boxes, Counts<Face> Box::*layer, const Counts<Face>& needed) {
  return std::all_of(needed.begin(), needed.end(), [&](const auto& need) {
    int held = 0;
    for (const Box* box : boxes)
      if (const auto found = (box->*layer).find(need.first); found != (box->*layer).end())
        held += found->second;
    return held >= need.second;
  });
}

bool equip(const Boxes& boxes, const BoxNeeds& needs) {
  Scenario only_boxes;
  int chits = 0;
  for (const Box* box : boxes) {
    only_boxes.boxes[std::string(box->id)] = 1;
    chits += box->chits;
  }
  for (const auto kind : {&Pieces::roads, &Pieces::settlements, &Pieces::cities, &Pieces::ships})
    if (needs.pieces.*kind > 0 && players_equipped(only_boxes, kind, needs.pieces.*kind) < needs.players)
      return false;
  return chits >= needs.chits;
}

bool suffice(const Boxes& boxes, const BoxNeeds& needs) {
  return is_complete(boxes) && hold(boxes, &Box::hexes, needs.hexes) &&
         hold(boxes, &Box::tokens, needs.tokens) && hold(boxes, &Box::harbors, needs.harbors) &&
         equip(boxes, needs);
}

/// Bit i chooses the i-th box.
Boxes chosen(std::uint32_t choice) {
  Boxes boxes;
  for (std::size_t i = 0; i < all_boxes().size(); ++i)
    if ((choice >> i & 1U) != 0) boxes.push_back(&all_boxes()[i]);
  return boxes;
}

}  // namespace

BoxNeeds box_needs_of(const Scenario& scenario) {
  const MapView map(scenario);
  Components needed = components_needed(map);
  return {std::move(needed.hexes),      std::move(needed.tokens), std::move(needed.harbors), needed.chits,
          scenario.details.max_players, scenario.details.pieces};
}

std::optional<std::vector<std::string_view>> fewest_boxes(const BoxNeeds& needs) {
  std::vector<std::uint32_t> choices;
  for (std::uint32_t choice = 0; choice < 1U << all_boxes().size(); ++choice) choices.push_back(choice);
  std::stable_sort(choices.begin(), choices.end(),
                   [](std::uint32_t a, std::uint32_t b) { return std::popcount(a) < std::popcount(b); });
  for (const std::uint32_t choice : choices) {
    const Boxes boxes = chosen(choice);
    if (!suffice(boxes, needs)) continue;
    std::vector<std::string_view> ids;
    for (const Box* box : boxes) ids.push_back(box->id);
    return ids;
  }
  return std::nullopt;
}

}  // namespace hexwright
