#pragma once

#include <vector>

#include "io/sheet/cut_outs.h"
#include "io/sheet/kit/print_kit.h"
#include "model/rules/map_view.h"

namespace hexwright {

/// The pieces of a kit: what no box of the designer's holds, or everything; what packs bring; a reference
/// card of so many faces for each player.
std::vector<CutOut> kit_pieces(const MapView& map, const KitOptions& options, int reference_faces,
                               Translate translate);
/// Of which part of the kit it is.
KitPart part_of_kit(CutOut::Kind kind);

}  // namespace hexwright
