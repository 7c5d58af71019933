#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "io/xml/scenario_xml.h"
#include "model/own/packs.h"

namespace hexwright {

/// A pack of the gallery: a file in the folder `packs` of the templates.
struct GalleryPack {
  std::string id;
  own::Element pack;
};
/// By id. Files that cannot be read are left out.
Outcome<std::vector<GalleryPack>> all_packs();
/// The packs with this one, in the place of one with the same id; options keep the values that they had.
own::Packs with_pack(const own::Packs& packs, own::Element pack);
/// Refused where there is none of this id.
Outcome<own::Packs> without_pack(const own::Packs& packs, const std::string& id);
/// With a value for an option of a pack, as files spell it. Refused where there is no such option, or where
/// it takes no such value.
Outcome<own::Packs> with_option(const own::Packs& packs, const std::string& pack, const std::string& option,
                                const std::string& value);

}  // namespace hexwright
