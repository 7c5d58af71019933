#include "core/stack_designer.h"

#include <algorithm>

#include "validation/check.h"

namespace hexwright {
namespace {

StackLine cells_line(const StackSummary& stack) {
  const int cells = static_cast<int>(stack.cells.size());
  if (stack.hexes < cells)
    return {say(N_("{0} hexes for {1} cells: {2} are missing"), stack.hexes, cells, cells - stack.hexes),
            false};
  if (stack.hexes > cells)
    return {say(N_("{0} hexes for {1} cells: {2} are left over"), stack.hexes, cells, stack.hexes - cells),
            false};
  return {say(N_("as many hexes as cells: {0}"), cells), true};
}

StackSummary summary(const MapView& map, const StackSupply& stack) {
  StackSummary result;
  result.name = stack.name;
  for (const auto hex : stack.drawing) result.cells.insert(map.board().hex(hex));
  if (!stack.content) {
    result.lines.push_back({say(N_("cells name this stack, but nobody made it")), false});
    return result;
  }
  result.open = !stack.content->paired_with.empty();
  result.own = total(stack.content->hexes);
  result.with_harbors = total(stack.content->harbors);
  result.dealt = stack.content->dealt;
  result.hexes = size(*stack.content);
  result.lines.push_back(cells_line(result));
  return result;
}

}  // namespace

bool StackSummary::agrees() const {
  return std::all_of(lines.begin(), lines.end(), [](const StackLine& line) { return line.agrees; });
}

std::vector<StackSummary> stack_summaries(const Scenario& scenario) {
  const MapView map(scenario);
  std::vector<StackSummary> all;
  for (const StackSupply& stack : map.stacks()) all.push_back(summary(map, stack));
  return all;
}

}  // namespace hexwright
