#include "model/rules/own/sayings.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "model/own/vocabulary.h"
#include "model/rules/own/own.h"

namespace hexwright::own {
namespace {

bool can_be_named(const Element& part) {
  return part.name == "terrain" || part.name == "harbor" || part.name == "marker" || part.name == "counter" ||
         part.name == "deck" || part.name == "option";
}

Message saying_of_named(const Packs& packs, const Element& part) {
  const auto title = part.get("title");
  if (part.name == "option")
    return part.find("about") ? say("{0}: {1}", title, part.get("about")) : say("{0}", title);
  if (part.name == "deck") return say(N_("{0}: a deck of cards."), title);
  if (part.name == "counter")
    return part.get("of") == "table"
               ? say(N_("{0}: counted for the table, up to {1}."), title, part.get("most"))
               : say(N_("{0}: counted for each player, up to {1}."), title, part.get("most"));
  const auto is_it = [&](const auto& thing) { return thing.id == part.get("id"); };
  if (const auto terrain = std::ranges::find_if(packs.terrains(), is_it); terrain != packs.terrains().end())
    return sentence(*terrain);
  if (const auto harbor = std::ranges::find_if(packs.harbors(), is_it); harbor != packs.harbors().end())
    return sentence(*harbor);
  return say("{0}", title);
}

}  // namespace

Book book_of_part(const Packs& packs, const Element& pack, std::size_t part) {
  std::vector<Element> all(packs.all().begin(), packs.all().end());
  for (Element& each : all) {
    std::erase_if(each.children, [](const Element& other) { return !can_be_named(other); });
    if (each.get("id") != pack.get("id") || can_be_named(pack.children[part])) continue;
    Element said = pack.children[part];
    said.set("if-option", "");
    each.children.push_back(std::move(said));
  }
  return read_book(Packs(std::move(all)));
}

Message saying_of(const Packs& packs, const Element& pack, std::size_t part) {
  const Element& said = pack.children[part];
  if (can_be_named(said)) return saying_of_named(packs, said);
  const Book book = book_of_part(packs, pack, part);
  const Element* its_pack = book.packs.find(pack.get("id"));
  if (auto sentences = sentences_of(book, *its_pack);
      !sentences.empty() && sentences.back().part == &its_pack->children.back())
    return std::move(sentences.back().words);
  if (said.find("title")) return say("{0}", said.get("title"));
  return Message(find_row("pack", said.name)->about);
}

}  // namespace hexwright::own
