#include "editor/core/tools/tools.h"

#include <algorithm>
#include <array>

namespace hexwright {
namespace {

constexpr std::array<ToolInfo, 12> tools{{
    {ToolKind::Select, "select", N_("Select"),
     N_("Drag a number, harbor or piece to move it, with control to copy it; click a hex, drag a rectangle, "
        "with "
        "control a lasso, and drag what is selected"),
     's', false},
    {ToolKind::Terrain, "terrain", N_("Terrain"),
     N_("Paint terrain; shift takes it away, numbers and harbors stay"), 't', true},
    {ToolKind::Token, "token", N_("Number tokens"), N_("Place number tokens; shift takes them away"), 'n',
     false},
    {ToolKind::Harbor, "harbor", N_("Harbors"),
     N_("Place a harbor at a coast; click again to turn it, control adds a second, shift takes it away"), 'h',
     false},
    {ToolKind::Area, "area", N_("Areas"), N_("Paint hexes into the chosen area; shift takes them out"), 'a',
     true},
    {ToolKind::Fog, "face-down", N_("Face down"),
     N_("Lay hexes face down from the chosen stack; shift turns them up"), 'd', true},
    {ToolKind::Frontier, "frontier", N_("Frontier areas"),
     N_("Click near the path between two border hexes, or one and then the other; click again to take the "
        "area away, with control to turn it"),
     'b', false},
    {ToolKind::Marker, "marker", N_("Robber and pirate"),
     N_("Place the robber or the pirate; click again to take it away"), 'm', false},
    {ToolKind::Founding, "founding", N_("Closed intersections"),
     N_("Close intersections to founding settlements, or open them again"), 'c', false},
    {ToolKind::Mark, "mark", N_("Marks"),
     N_("Mark places that the chosen rules need; click again to take the mark away"), 'k', false},
    {ToolKind::Eraser, "eraser", N_("Eraser"), N_("Take whole hexes off the board, with all that lies there"),
     'e', true},
    {ToolKind::Eyedropper, "eyedropper", N_("Eyedropper"),
     N_("Take terrain, number and harbor from the board into the hand"), 'i', false},
}};

}  // namespace

std::span<const ToolInfo> all_tools() { return tools; }

const ToolInfo& info(ToolKind kind) {
  return *std::find_if(tools.begin(), tools.end(), [kind](const ToolInfo& t) { return t.kind == kind; });
}

std::unique_ptr<Tool> make_tool(ToolKind kind) {
  switch (kind) {
    case ToolKind::Select:
      return select_tool();
    case ToolKind::Terrain:
      return paint_tool(terrain_layer());
    case ToolKind::Token:
      return token_tool();
    case ToolKind::Harbor:
      return harbor_tool();
    case ToolKind::Area:
      return paint_tool(area_layer());
    case ToolKind::Fog:
      return paint_tool(fog_layer());
    case ToolKind::Frontier:
      return frontier_tool();
    case ToolKind::Marker:
      return marker_tool();
    case ToolKind::Founding:
      return founding_tool();
    case ToolKind::Mark:
      return mark_tool();
    case ToolKind::Eraser:
      return paint_tool(eraser_layer());
    case ToolKind::Eyedropper:
      return eyedropper_tool();
  }
  return select_tool();
}

}  // namespace hexwright
