#include "editor/core/document/pack_gallery.h"

#include <algorithm>
#include <system_error>

#include "editor/core/document/template_catalogue.h"
#include "io/files/file_access.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

constexpr const char* ending = ".hexrules";

}  // namespace

Outcome<std::vector<GalleryPack>> all_packs() {
  const auto folder = template_folder();
  if (const auto* no = folder.refusal()) return *no;
  std::vector<GalleryPack> packs;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder.value() / "packs", ignored)) {
    if (entry.path().extension() != ending) continue;
    const auto bytes = read_file(entry.path().string(), max_pack_bytes);
    if (const auto* text = bytes.value_if()) {
      LoadedPack loaded = read_pack(*text);
      if (!has_errors(loaded.problems))
        packs.push_back({std::string(loaded.pack.get("id")), std::move(loaded.pack)});
    }
  }
  std::sort(packs.begin(), packs.end(),
            [](const GalleryPack& a, const GalleryPack& b) { return a.id < b.id; });
  return packs;
}

}  // namespace hexwright
