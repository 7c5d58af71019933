#pragma once

#include <string>

#include "model/scenario/scenario.h"

namespace hexwright::gui {

class Frame;

// A fixed layout becomes a variable one: what the selected hexes (or, without a selection, all) show goes to
// a pool that it is dealt from, named by the user.

void deal_terrains(Frame& frame);
void deal_tokens(Frame& frame);
void deal_harbors(Frame& frame);
void hide_hexes(Frame& frame);

/// What a new stack of face-down hexes is called, until its designer says otherwise.
std::string free_stack_name(const Scenario& scenario);

}  // namespace hexwright::gui
