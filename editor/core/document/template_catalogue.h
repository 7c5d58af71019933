#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "io/xml/scenario_xml.h"
#include "model/own/element.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// A scenario to start from: an ordinary file, named by it without ".xml".
struct TemplateFile {
  std::string name;
  std::filesystem::path file;
  /// What it shares with others that stand beside it, to be translated: "Base game".
  std::string_view group;
  friend bool operator==(const TemplateFile&, const TemplateFile&) = default;
};

/// The folder that holds the templates: the one that the environment variable HEXWRIGHT_TEMPLATES names, else
/// share/hexwright/templates beside the program's bin, in an installation and in a build alike. Refused when
/// there is none.
Outcome<std::filesystem::path> template_folder();

/// The templates of a folder, group by group, those of the base game first, and in a group by name.
std::vector<TemplateFile> templates_in(const std::filesystem::path& folder);

/// All there are; refused, with the folder that was looked in, when there are none.
Outcome<std::vector<TemplateFile>> all_templates();

/// The template of this name; refused with the most similar name when there is none.
Outcome<TemplateFile> find_template(std::string_view name);

/// The details of a scenario that somebody begins with a template's: what the template says of its author and
/// of its source is not true of what will become of it.
Details begun_from(Details of_template, Translate translate);

/// A pack of the gallery: a file in the folder `packs` of the templates.
struct GalleryPack {
  std::string id;
  own::Element pack;
};
/// By id, in the reader's language. Files that cannot be read are left out.
Outcome<std::vector<GalleryPack>> all_packs(Translate translate);

}  // namespace hexwright
