#include "model/own/silenced.h"

#include "model/own/vocabulary.h"

namespace hexwright::own {

Packs silenced(const Packs& packs, std::string_view id) {
  std::vector<Element> all(packs.all().begin(), packs.all().end());
  const auto pack = std::ranges::find_if(all, [&](const Element& each) { return each.get("id") == id; });
  if (pack == all.end()) return packs;
  std::erase_if(pack->children, [](const Element& part) {
    return part.name != "terrain" && part.name != "harbor" && part.name != "marker";
  });
  for (Element& part : pack->children) {
    part.set("yields", "");
    part.set("cards", "");
    part.set("deck", "");
    if (std::ranges::count(words_of(part.get("carries")), "ship") == 0) part.set("carries", "");
    if (part.name == "harbor") part.set("rate", "3");
  }
  if (pack->children.empty()) all.erase(pack);
  return Packs(std::move(all));
}

}  // namespace hexwright::own
