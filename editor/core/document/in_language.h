#pragma once

#include "model/own/element.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// Templates and packs of the gallery are ours, written in English; who begins with one reads it in the own
// language, and the map or pack that comes of it is in that language from then on. What `translate` does not
// know stays.

/// The title, the description, and the names of areas, which everything that names them follows.
Scenario in_language(Scenario scenario, Translate translate);
Details in_language(Details details, Translate translate);
/// What players read of a pack.
own::Element in_language(own::Element pack, Translate translate);
/// What a pack says to the game, which is the same in every language.
own::Element rules_of(own::Element pack);

}  // namespace hexwright
