#include "model/validation/map_checks.h"

#include <array>

namespace hexwright {
namespace {

using namespace map;

constexpr std::array checks{
    &has_hexes,          &hexes_finished,       &things_on_board,  &titled,
    &players_sane,       &rules_known,          &options_fit,      &needs_met,
    &rules_agree,        &modules_on,           &pools_defined,    &pools_used,
    &pools_suffice,      &stacks_match,         &stacks_paired,    &harbors_laid_beside_land,
    &stack_tokens_match, &terrain_tokens_match, &areas_not_empty,  &areas_on_board,
    &boxes_known,        &boxes_complete,       &boxes_hold_hexes, &boxes_hold_tokens,
    &boxes_hold_harbors, &boxes_hold_pieces,    &boxes_hold_chits, &boxes_hold_accessories,
};

}  // namespace

std::span<const Check* const> map_checks() { return checks; }

}  // namespace hexwright
