#pragma once

#include <string>

#include "editor/core/editing/command.h"
#include "editor/core/editing/selection.h"

namespace hexwright {

// Pools and stacks: what is dealt at set-up. Each change is one labelled step.

Command new_terrain_pool(const std::string& name);
Command new_token_pool(const std::string& name);
Command new_harbor_pool(const std::string& name);
Command new_stack(const std::string& name);
Command remove_terrain_pool(const std::string& name);
Command remove_token_pool(const std::string& name);
Command remove_harbor_pool(const std::string& name);
Command remove_stack(const std::string& name);

/// How many of a face it holds; 0 takes the face out.
Command set_pool_count(const Scenario& scenario, const std::string& pool, Terrain face, int count);
Command set_pool_count(const Scenario& scenario, const std::string& pool, int number, int count);
Command set_pool_count(const Scenario& scenario, const std::string& pool, HarborKind face, int count);
Command set_stack_count(const Scenario& scenario, const std::string& stack, Terrain face, int count);
/// Sea hexes with a harbor of this kind.
Command set_stack_count(const Scenario& scenario, const std::string& stack, HarborKind face, int count);
/// The words for several of its numbers at once.
Message set_stack_contents_label(const std::string& stack);
/// Empty: no tokens.
Command set_stack_tokens(const Scenario& scenario, const std::string& stack, const std::string& token_pool);
/// From a new pool, named for the stack, with a number for each producing hex that can come up.
Command set_stack_new_tokens(const Scenario& scenario, const std::string& stack);
/// So many more from a terrain pool, dealt at set-up; 0 for none.
Command set_stack_dealt(const Scenario& scenario, const std::string& stack, int count,
                        const std::string& terrain_pool);
/// Its cells lie open, and discovering one draws from the other stack too. Empty: it stands alone, its cells
/// lie face down.
Command set_stack_pair(const Scenario& scenario, const std::string& stack, const std::string& other);

// Which tokens of a token pool go to which terrain.
/// 0 takes the number off the terrain; a pool without any has no such list.
Command set_terrain_token_count(const Scenario& scenario, const std::string& token_pool, Terrain terrain,
                                int number, int count);
Command remove_terrain_tokens(const std::string& token_pool);

/// Adds the fixed terrains (numbers; harbors that lie in) of these hexes to the pool, made if missing, and
/// has them drawn from it: a fixed layout becomes a variable one. What lies face down is left alone.
Command pool_terrains_of(const Scenario& scenario, const HexSet& hexes, const std::string& pool);
Command pool_tokens_of(const Scenario& scenario, const HexSet& hexes, const std::string& pool);
Command pool_harbors_of(const Scenario& scenario, const HexSet& hexes, const std::string& pool);
/// Adds the fixed terrains to the stack, made if missing, and lays the hexes face down.
Command hide_in_stack(const Scenario& scenario, const HexSet& hexes, const std::string& stack);

}  // namespace hexwright
