#pragma once

#include <string>
#include <vector>

#include "io/xml/scenario_xml.h"
#include "model/own/element.h"

namespace hexwright {

/// A pack of the gallery: a file in the folder `packs` of the templates.
struct GalleryPack {
  std::string id;
  own::Element pack;
};
/// By id. Files that cannot be read are left out.
Outcome<std::vector<GalleryPack>> all_packs();

}  // namespace hexwright
