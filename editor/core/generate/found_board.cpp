#include "editor/core/generate/found_board.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "model/board/index.h"
#include "model/playtest/batch/confidence.h"

namespace hexwright {
namespace {

/// Edits that lead from the scenario with these edits back to it.
std::optional<Edits> way_back(Scenario scenario, const Edits& edits) {
  auto back = apply_edits(scenario, edits);
  if (auto* found = back.value_if()) return std::move(*found);
  return std::nullopt;
}

/// Where the mark of a swap lies: in the lower left of a hex, at a harbor's own place.
std::array<Point, 2> places_of(const MapView& map, const Swap& swap) {
  if (swap.layer == Swap::Layer::Harbors) {
    const auto at = [&](HarborId harbor) { return middle(map.harbors()[harbor.index()].path); };
    return {at(swap.harbor_a), at(swap.harbor_b)};
  }
  const auto at = [&](HexId hex) {
    const Point centre_of_hex = centre(map.board().hex(hex));
    return Point{centre_of_hex.x - 0.48, centre_of_hex.y + 0.44};
  };
  return {at(swap.a), at(swap.b)};
}

Message percent(double share) { return {N_("{0} %"), {brief(100 * share)}}; }

}  // namespace

bool is_another_map(const Scenario& now, const Scenario& balanced) {
  if (now.generation == balanced.generation) return now != balanced;
  Scenario same = now;
  same.generation = balanced.generation;
  return same != balanced;
}

Outcome<Command> found_command(const Scenario& now, const Scenario& balanced, const BalancedBoard& board,
                               Message label) {
  // What the edits replace must be what it was when the board was found.
  const auto from = way_back(balanced, board.edits), from_now = way_back(now, board.edits);
  if (!from || from != from_now)
    return refuse(N_("the map was changed where this board changes it; undo that, or begin again"));
  Command command{std::move(label), board.edits};
  if (now.generation.dealt) command.edits.emplace_back(SetDealt{});
  return command;
}

Scenario found_scenario(const Scenario& balanced, const BalancedBoard& board) {
  Scenario found = balanced;
  apply_edits(found, board.edits);
  return found;
}

std::optional<Refusal> FoundBoards::apply(Workbench& bench, const Scenario& balanced,
                                          const BalancedBoard& board, Message label) {
  const History& history = bench.document().history();
  const bool in_place = revision_ == history.revision() && history.can_undo();
  if (in_place) bench.undo();
  auto command = found_command(bench.scenario(), balanced, board, std::move(label));
  auto* refusal = command.refusal();
  auto refused = refusal ? std::optional(std::move(*refusal)) : bench.perform(command.value());
  if (refused && in_place) bench.redo();
  if (!refused) revision_ = history.revision();
  return refused;
}

BarChart share_bars(const BalanceResult& result) {
  BarChart chart;
  if (result.boards.empty()) return chart;
  const BalancedBoard& best = result.boards.front();
  const Played& after = best.fresh_settlers.decided > 0 ? best.fresh_settlers : best.settlers;
  const Played& before = result.map_settlers;
  const std::size_t seats = std::max(before.wins.size(), after.wins.size());
  BarChart::Group group;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto add = [&](const Played& played, bool second) {
      if (played.decided == 0) return;
      ChartBar bar{.name = second ? Message() : say(N_("Seat {0}"), seat + 1),
                   .value = played.share(seat),
                   .words = percent(played.share(seat)),
                   .interval = wilson(played.wins[seat], played.decided),
                   .fair = 1.0 / static_cast<double>(seats),
                   .second = second};
      group.bars.push_back(std::move(bar));
    };
    add(after, false);
    add(before, true);
  }
  if (!group.bars.empty()) chart.groups.push_back(std::move(group));
  return chart;
}

std::vector<Hex> hexes_of(const Scenario& balanced, const Swap& swap) {
  const MapView map(balanced);
  if (swap.layer != Swap::Layer::Harbors) return {map.board().hex(swap.a), map.board().hex(swap.b)};
  std::vector<Hex> hexes;
  for (const HarborId harbor : {swap.harbor_a, swap.harbor_b}) {
    const auto& view = map.harbors()[harbor.index()];
    hexes.push_back(harbor_hex(view.path, *view.harbor));
  }
  return hexes;
}

Heat swap_marks(const Scenario& balanced, const BalanceResult& result, std::optional<std::size_t> only) {
  Heat heat{.title = Message(N_("What helped"))};
  const MapView map(balanced);
  for (std::size_t i = 0; i < result.swaps.size(); ++i) {
    if (only && *only != i) continue;
    const BalanceSwap& swap = result.swaps[i];
    for (const Point at : places_of(map, swap.swap))
      heat.discs.push_back(
          {.at = at, .size = 0.26, .ground = more_colour, .text = std::to_string(i + 1), .tip = swap.words});
  }
  return heat;
}

Message measures_words(const BalancedBoard& board, const std::array<Measure, 2>& axes) {
  std::vector<Argument> parts;
  for (std::size_t i = 0; i < axes.size() && i < board.measures.size(); ++i)
    parts.emplace_back(say(N_("{0}: {1}"), Message(info(axes[i]).title), brief(board.measures[i])));
  const Played& played = board.fresh_settlers.decided > 0 ? board.fresh_settlers : board.settlers;
  if (played.decided > 0)
    parts.emplace_back(say(N_("seats within {0} points of the wins"), brief(100 * played.seat_spread())));
  return joined_by(Argument(std::string("; ")), parts);
}

}  // namespace hexwright
