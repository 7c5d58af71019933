#pragma once

#include <cstddef>

namespace hexwright::limits {

// The most that a scenario may hold. Readers check them before they spend memory; edits refuse beyond them.

inline constexpr std::size_t cells = 250'000;
inline constexpr std::size_t harbors = 50'000;
inline constexpr std::size_t frontiers = 1'000;
inline constexpr std::size_t marks = 10'000;
/// The highest number of a mark.
inline constexpr int mark_number = 1'000;
/// Coordinates q and r lie between -coordinate and +coordinate.
inline constexpr int coordinate = 10'000;
/// Areas, and also pools of each kind, stacks, boxes, rule modules, options of a module.
inline constexpr std::size_t named_things = 1'000;
/// Bytes of the name of an area, pool, stack, module, option or box.
inline constexpr std::size_t name = 100;
/// Bytes of a title, an author, an option's value or a reason.
inline constexpr std::size_t line = 1'000;
/// Bytes of a description, a source or notes.
inline constexpr std::size_t text = 100'000;
/// Of one face in a pool, stack or box; also players, victory points, pieces, chits.
inline constexpr int count = 100'000;
/// The highest number on a token: files of other programs may hold illegal ones, which a check reports.
inline constexpr int max_token = 99;
inline constexpr std::size_t accepted_findings = 10'000;
inline constexpr std::size_t wishes = 100;
inline constexpr std::size_t foreign_entries = 100'000;

}  // namespace hexwright::limits
