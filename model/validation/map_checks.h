#pragma once

#include <span>

#include "model/findings/check.h"

namespace hexwright {

/// The checks that belong to no rule module: about the document and what it says of itself.
std::span<const Check* const> map_checks();

namespace map {

extern const Check has_hexes;
extern const Check hexes_finished;
extern const Check things_on_board;
extern const Check titled;
extern const Check players_sane;
extern const Check rules_known;
extern const Check options_fit;
extern const Check needs_met;
extern const Check rules_agree;
extern const Check modules_on;
extern const Check pools_defined;
extern const Check pools_used;
extern const Check pools_suffice;
extern const Check stacks_match;
extern const Check stacks_paired;
extern const Check harbors_laid_beside_land;
extern const Check stack_tokens_match;
extern const Check terrain_tokens_match;
extern const Check areas_not_empty;
extern const Check areas_on_board;
extern const Check boxes_known;
extern const Check boxes_complete;
extern const Check boxes_hold_hexes;
extern const Check boxes_hold_tokens;
extern const Check boxes_hold_harbors;
extern const Check boxes_hold_pieces;
extern const Check boxes_hold_chits;
extern const Check boxes_hold_accessories;
/// Run last, by `validate`: it looks at what the others found.
extern const CheckInfo accepted_still_found;
extern const CheckInfo only_warnings_accepted;

}  // namespace map
}  // namespace hexwright
