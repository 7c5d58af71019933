#pragma once

#include "editor/core/editing/tool.h"
#include "editor/core/tools/layer.h"

namespace hexwright {

// One function for each kind of tool; `make_tool` knows them all.

std::unique_ptr<Tool> paint_tool(std::unique_ptr<Layer> layer);
std::unique_ptr<Tool> token_tool();
std::unique_ptr<Tool> harbor_tool();
std::unique_ptr<Tool> frontier_tool();
std::unique_ptr<Tool> marker_tool();
std::unique_ptr<Tool> founding_tool();
std::unique_ptr<Tool> mark_tool();
std::unique_ptr<Tool> select_tool();
std::unique_ptr<Tool> eyedropper_tool();

}  // namespace hexwright
