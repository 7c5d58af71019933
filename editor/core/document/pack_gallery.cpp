#include "editor/core/document/pack_gallery.h"

#include <algorithm>
#include <system_error>

#include "editor/core/document/template_catalogue.h"
#include "io/files/file_access.h"
#include "model/own/vocabulary.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

constexpr const char* ending = ".hexrules";

std::vector<own::Element> copied(const own::Packs& packs) { return {packs.all().begin(), packs.all().end()}; }

own::Element* find(std::vector<own::Element>& elements, std::string_view id) {
  const auto found = std::find_if(elements.begin(), elements.end(),
                                  [&](const own::Element& each) { return each.get("id") == id; });
  return found == elements.end() ? nullptr : &*found;
}

}  // namespace

Outcome<std::vector<GalleryPack>> all_packs() {
  const auto folder = template_folder();
  if (const auto* no = std::get_if<Refusal>(&folder)) return *no;
  std::vector<GalleryPack> packs;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(std::get<fs::path>(folder) / "packs", ignored)) {
    if (entry.path().extension() != ending) continue;
    const auto bytes = read_file(entry.path().string(), max_xml_bytes);
    if (const auto* text = std::get_if<std::string>(&bytes)) {
      LoadedPack loaded = read_pack(*text);
      if (!has_errors(loaded.problems))
        packs.push_back({std::string(loaded.pack.get("id")), std::move(loaded.pack)});
    }
  }
  std::sort(packs.begin(), packs.end(),
            [](const GalleryPack& a, const GalleryPack& b) { return a.id < b.id; });
  return packs;
}

own::Packs with_pack(const own::Packs& packs, own::Element pack) {
  std::vector<own::Element> all = copied(packs);
  own::Element* same = find(all, pack.get("id"));
  if (!same) {
    all.push_back(std::move(pack));
    return own::Packs(std::move(all));
  }
  for (const own::Element& old : same->children)
    if (old.name == "option" && old.find("value"))
      if (own::Element* option = find(pack.children, old.get("id"))) option->set("value", old.get("value"));
  *same = std::move(pack);
  return own::Packs(std::move(all));
}

Outcome<own::Packs> without_pack(const own::Packs& packs, const std::string& id) {
  if (!packs.find(id)) return refuse(N_("the map has no pack {0}"), {id});
  std::vector<own::Element> all = copied(packs);
  std::erase_if(all, [&](const own::Element& pack) { return pack.get("id") == id; });
  return own::Packs(std::move(all));
}

Outcome<own::Packs> with_option(const own::Packs& packs, const std::string& pack, const std::string& option,
                                const std::string& value) {
  std::vector<own::Element> all = copied(packs);
  own::Element* its_pack = find(all, pack);
  if (!its_pack) return refuse(N_("the map has no pack {0}"), {pack});
  own::Element* its_option = find(its_pack->children, option);
  if (!its_option || its_option->name != "option")
    return refuse(N_("the pack {0} has no option {1}"), {pack, option});
  if (its_option->get("kind") == "yes-no" ? value != "yes" && value != "no" : !own::whole(value))
    return refuse(N_("the option {0} does not take \"{1}\""), {option, value});
  if (its_option->get("kind") == "number") {
    const int least = own::whole(its_option->get("least")).value_or(0),
              most = own::whole(its_option->get("most")).value_or(9'999);
    if (const int number = *own::whole(value); number < least || number > most)
      return refuse(N_("the option {0} takes a number from {1} to {2}"),
                    {option, std::to_string(least), std::to_string(most)});
  }
  its_option->set("value", value == its_option->get("standard") ? "" : value);
  own::make_canonical(*its_pack);
  return own::Packs(std::move(all));
}

}  // namespace hexwright
