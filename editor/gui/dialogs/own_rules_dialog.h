#pragma once

namespace hexwright::gui {

class Frame;

/// The packs of own terrains and rules of the map: those of the gallery are ticked, with their options; packs
/// are read from files, and terrains are made. One step.
void edit_own_rules(Frame& frame);

}  // namespace hexwright::gui
