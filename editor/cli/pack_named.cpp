#include "editor/cli/pack_named.h"

#include <filesystem>
#include <string_view>
#include <vector>

#include "editor/cli/commands.h"
#include "editor/cli/names.h"
#include "editor/cli/scenario_file.h"
#include "editor/cli/words.h"
#include "editor/core/document/template_catalogue.h"
#include "io/xml/scenario_xml.h"
#include "model/scenario/suggestion.h"

namespace hexwright {

Outcome<own::Element> pack_named(const std::string& name) {
  const auto gallery = all_packs(translated);
  std::vector<std::string> ids;
  if (const auto* packs = gallery.value_if())
    for (const GalleryPack& each : *packs) {
      if (each.id == name) return each.pack;
      ids.push_back(each.id);
    }
  if (name.find('/') == std::string::npos && name.find('.') == std::string::npos) {
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    const auto meant = suggestion(name, known);
    return meant ? refuse(N_("the gallery has no pack {0}; did you mean {1}?"), {name, std::string(*meant)})
                 : refuse(N_("the gallery has no pack {0}; there are: {1}"), {name, listed(known)});
  }
  const auto bytes = read_input(name, max_pack_bytes);
  if (const auto* no = bytes.refusal()) return *no;
  LoadedPack loaded = read_pack(bytes.value());
  report(loaded.problems, name);
  if (has_errors(loaded.problems)) return refuse(N_("the pack in {0} cannot be used"), {name});
  return std::move(loaded.pack);
}

bool is_pack(const std::string& name) {
  std::error_code ignored;
  return name.ends_with(".hexrules") || (name != "-" && name.find_first_of("/.") == std::string::npos &&
                                         !std::filesystem::exists(name, ignored));
}

}  // namespace hexwright
