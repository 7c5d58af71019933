#pragma once

#include <string>
#include <vector>

#include "tests/ui/driver.h"

namespace hexwright::ui_test {

// What a designer does again and again. Each waits until the map has it.

/// Ctrl+U, then Space on each of these boxes of the Rules dialog ("volcano", "volcano gold").
void play(const std::vector<std::string>& boxes);
/// Takes a tile of the palette and clicks each hex.
void lay(const std::string& tile, const std::vector<Hex>& hexes);
/// Takes a tile and drags the rectangle between two hexes.
void lay_block(const std::string& tile, Hex from, Hex to);
/// Types a number over each hex.
void number(const std::vector<std::pair<Hex, int>>& tokens);
/// Takes the kind of harbor and clicks the path.
void lay_harbor(const std::string& kind, Path path);
void lay_robber(Hex at);
/// Clicks the value of a line of the properties that are shown.
void click_line(const std::string& label);
/// A line of the scenario's properties ("Ships").
void set_detail(const std::string& label, const std::string& text);
/// By the dialog of the Map menu; the round is as tight as the map allows.
void join_edges(Topology::Kind kind);
/// Smaller, so that a larger map has room.
void zoom_out(int times);
/// Makes an area, paints these hexes into it, and gives it roles ("Home island").
void make_area(const std::string& name, const std::vector<Hex>& hexes, const std::vector<std::string>& roles);

/// A small sea with four hidden cells whose stack "fog" holds these hexes; two tokens to go with them.
Scenario with_four_hidden(const Counts<Terrain>& contents);
/// Makes a stack under a name, with these numbers in its fields ("Sea in the stack").
struct Content {
  std::string field, count;
};
void make_stack(const std::string& name, const std::vector<Content>& contents);
/// Drags the stack's cells, from hex to hex along straight lines.
void cover(const std::string& stack, const std::vector<std::vector<Hex>>& strokes);
/// Makes a pool of this kind ("Token pool") with these counts ("8" or "Sea" to "2").
struct PoolCount {
  std::string line, count;
};
void make_pool(const std::string& kind, const std::string& name, const std::vector<PoolCount>& counts);

/// Waits for the checks, and fails for each error and warning that they find.
void expect_valid();
/// Saves by the dialog, opens the file again, expects the same scenario, valid, and keeps a picture.
void expect_saved_and_read_back(const std::string& name);

}  // namespace hexwright::ui_test
