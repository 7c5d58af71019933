#pragma once

#include <string>

#include "model/scenario/message.h"

namespace hexwright::gui {

class Frame;

/// The packs of own terrains and rules of the map: those of the gallery are ticked, with their options; packs
/// are read from files, and terrains are made. One step.
void edit_own_rules(Frame& frame);
/// The same, with the slot in focus that a finding is about. Its place is as `own::place_of` names it.
void show_own_rules(Frame& frame, const std::string& place, const Message& finding);

}  // namespace hexwright::gui
