#pragma once

#include <array>
#include <string>

#include "editor/core/editing/command.h"
#include "model/own/packs.h"

namespace hexwright {

/// All packs of own rules at once; its title says what changes.
Command set_packs(const own::Packs& before, own::Packs after);

/// A pack without any parts.
own::Element new_pack(const std::string& id, const std::string& title);
/// The packs with this one, in the place of one with the same id; options keep the values that they had.
own::Packs with_pack(const own::Packs& packs, own::Element pack);
/// Refused where there is none of this id.
Outcome<own::Packs> without_pack(const own::Packs& packs, const std::string& id);
/// With a value for an option of a pack, as files spell it. Refused where there is no such option, or where
/// it takes no such value.
Outcome<own::Packs> with_option(const own::Packs& packs, const std::string& pack, const std::string& option,
                                const std::string& value);

/// A terrain as a designer makes it in a window; texts as they are typed.
struct TerrainDraft {
  std::string title;
  std::uint32_t colour = 0x6F9F8F;
  std::string pattern = "plain", symbol = "none";
  bool takes_token = true;
  std::string prints;  ///< "2 3 11 12"
  std::string yields;  ///< a resource's id, "choice", or empty
  bool robber_starts = false;
  bool carries_road = true, carries_settlement = true, carries_ship = false;
};
/// The pack in which terrains that were made in a window are kept.
inline constexpr const char* pack_of_drafts = "my-terrains";
TerrainDraft draft_of(const own::OwnTerrain& terrain);
/// The packs with it: in the place of the terrain of this id (empty: a new one, with an id made of its
/// title). Refused where something that was typed is not right.
Outcome<own::Packs> with_terrain(const own::Packs& packs, const std::string& id, const TerrainDraft& draft);
/// A picture of it: a scenario of one hex.
Scenario preview_of(const TerrainDraft& draft);

}  // namespace hexwright
