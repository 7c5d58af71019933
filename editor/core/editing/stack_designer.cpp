#include "editor/core/editing/stack_designer.h"

#include <algorithm>
#include <cmath>

#include "model/findings/check.h"
#include "model/rules/odds.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

/// The stack whose open cells its hexes come to as well.
const StackSupply* whose_partner(const MapView& map, const StackSupply& stack) {
  for (const StackSupply& other : map.stacks())
    if (map.partner_of(other) == &stack && &other != &stack) return &other;
  return nullptr;
}

StackLine compare(int hexes, int cells) {
  if (hexes < cells)
    return {say(N_("{0} hexes for {1} cells: {2} missing"), hexes, cells, cells - hexes), false};
  if (hexes > cells)
    return {say(N_("{0} hexes for {1} cells: {2} left over"), hexes, cells, hexes - cells), false};
  return {say(N_("{0} hexes for {1} cells"), hexes, cells), true};
}

StackLine cells_line(const MapView& map, const StackSupply& stack, const StackSummary& summary) {
  const int cells = cells_of(map, stack);
  if (!summary.partner_of.empty())
    return {say(N_("its hexes come to the cells of {0}"), summary.partner_of), cells > 0};
  if (!summary.open) return compare(summary.hexes, cells);
  const StackSupply* partner = map.partner_of(stack);
  if (!partner || !partner->content)
    return {say(N_("it is paired with {0}, which nobody made"), stack.content->paired_with), false};
  const int both = summary.hexes + size(*partner->content);
  // Open cells that nothing comes to stay sea.
  if (both < cells)
    return {say(N_("{0} hexes of both stacks for {1} open cells: {2} stay sea"), both, cells, cells - both),
            true};
  return compare(both, cells);
}

std::optional<StackLine> dealt_line(const MapView& map, const Stack& stack) {
  if (stack.dealt == 0) return {};
  const TerrainPool* pool = map.terrain_pool(stack.dealt_from);
  if (!pool || !pool->content)
    return StackLine{
        say(N_("{0} are dealt from the pool {1}, which nobody made"), stack.dealt, stack.dealt_from), false};
  const int wanted = static_cast<int>(pool->drawing.size()) + map.dealt_to_stacks(*pool);
  const int held = total(*pool->content);
  return StackLine{say(N_("{0} are dealt from the pool {1}, which holds {2} for {3} places"), stack.dealt,
                       stack.dealt_from, held, wanted),
                   held == wanted};
}

/// What of a stack without a token pool would need one.
Range without_tokens(const MapView& map, const StackSupply& stack) {
  Range needing = producing_among(stack.content->hexes, cells_of(map, stack));
  needing.most = std::min(cells_of(map, stack), needing.most + stack.content->dealt);
  return needing;
}

StackLine tokens_line(const MapView& map, const StackSupply& supply, StackSummary& summary) {
  const Stack& stack = *supply.content;
  if (stack.token_pool.empty()) {
    summary.producing = without_tokens(map, supply);
    const int most = summary.producing.most;
    if (most == 0) return {say(N_("nothing in it takes a token")), true};
    return {say(N_("no token pool for up to {0} producing hexes"), most), false};
  }
  const TokenPool* pool = map.token_pool(stack.token_pool);
  if (!pool || !pool->content)
    return {say(N_("tokens come from the pool {0}, which nobody made"), stack.token_pool), false};
  summary.tokens = total(*pool->content);
  const Range wanted = summary.producing = tokens_for_all_hexes(map, *pool);
  const bool agrees = summary.tokens == wanted.most;
  if (wanted.least == wanted.most)
    return {say(N_("{0} tokens in the pool {1} for {2} producing hexes"), summary.tokens, pool->name,
                wanted.most),
            agrees};
  return {say(N_("{0} tokens in the pool {1} for {2} to {3} producing hexes"), summary.tokens, pool->name,
              wanted.least, wanted.most),
          agrees};
}

StackSummary summary_of(const MapView& map, const StackSupply& stack) {
  StackSummary summary;
  summary.name = stack.name;
  for (const auto hex : stack.drawing) summary.cells.insert(map.board().hex(hex));
  if (!stack.content) {
    summary.lines.push_back({say(N_("cells name this stack, but nobody made it")), false});
    return summary;
  }
  summary.open = !stack.content->paired_with.empty();
  if (const StackSupply* other = whose_partner(map, stack)) summary.partner_of = other->name;
  summary.own = total(stack.content->hexes);
  summary.with_harbors = total(stack.content->harbors);
  summary.dealt = stack.content->dealt;
  summary.hexes = size(*stack.content);
  summary.lines.push_back(cells_line(map, stack, summary));
  if (auto line = dealt_line(map, *stack.content)) summary.lines.push_back(*std::move(line));
  summary.lines.push_back(tokens_line(map, stack, summary));
  summary.odds =
      likeliest_first(summary.partner_of.empty() ? odds_of_cells(map, stack) : odds_of_top(map, stack));
  return summary;
}

/// A fraction as people say it: of the smallest number that makes it whole.
std::optional<std::pair<int, int>> fraction(double chance) {
  constexpr int largest = 60;
  for (int of = 1; of <= largest; ++of) {
    const double parts = chance * of;
    if (std::abs(parts - std::round(parts)) < 1e-9) return std::pair(static_cast<int>(std::round(parts)), of);
  }
  return std::nullopt;
}

}  // namespace

bool StackSummary::agrees() const {
  return std::all_of(lines.begin(), lines.end(), [](const StackLine& line) { return line.agrees; });
}

std::vector<TerrainOdds> likeliest_first(const Odds& odds) {
  std::vector<TerrainOdds> result;
  for (const Terrain terrain : every_terrain)
    if (odds.of(terrain) > 0) result.push_back({terrain, odds.of(terrain)});
  std::stable_sort(result.begin(), result.end(),
                   [](const TerrainOdds& a, const TerrainOdds& b) { return a.chance > b.chance; });
  return result;
}

std::vector<StackSummary> stack_summaries(const Scenario& scenario) {
  const MapView map(scenario);
  std::vector<StackSummary> all;
  for (const StackSupply& stack : map.stacks()) all.push_back(summary_of(map, stack));
  return all;
}

std::vector<TerrainOdds> odds_at(const Scenario& scenario, Hex at) {
  const MapView map(scenario);
  const auto number = map.board().find(at);
  if (number == none || !map.is_hidden(number)) return {};
  return likeliest_first(odds_of_cells(map, map.stacks()[static_cast<std::size_t>(map.stack_of(number))]));
}

Message odds_words(const TerrainOdds& odds) {
  const auto parts = fraction(odds.chance);
  if (!parts) return say(N_("{0} %"), static_cast<int>(std::round(100 * odds.chance)));
  if (parts->first == parts->second) return say(N_("certain"));
  return say(N_("{0} in {1}"), parts->first, parts->second);
}

Message odds_phrase(const TerrainOdds& odds, const own::Packs& packs) {
  const Message terrain = word(packs, odds.terrain);
  const auto parts = fraction(odds.chance);
  if (!parts) return say(N_("{0} % {1}"), static_cast<int>(std::round(100 * odds.chance)), terrain);
  if (parts->first == parts->second) return say(N_("certainly {0}"), terrain);
  return say(N_("{0} in {1} {2}"), parts->first, parts->second, terrain);
}

}  // namespace hexwright
