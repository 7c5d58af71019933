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

/// Rules speak of such cards by name.
bool lies_at_sites(const Packs& packs, const Element& part) {
  if (part.name != "card") return false;
  const auto is_its_deck = [&](const Element& other) {
    return other.name == "deck" && other.get("id") == part.get("deck") && other.get("kind") == "sites";
  };
  return std::ranges::any_of(
      packs.all(), [&](const Element& pack) { return std::ranges::any_of(pack.children, is_its_deck); });
}

/// What is left of a card where only its name matters.
void make_shell(Element& card) {
  card.children.clear();
  card.set("if-option", "");
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
  if (part.name == "marker" && part.find("deck")) {
    const Book book = read_book(packs);
    for (const Sites& sites : book.sites)
      if (sites.element->get("id") == part.get("id")) return sentence(book, sites);
  }
  const auto is_it = [&](const auto& thing) { return thing.id == part.get("id"); };
  if (const auto terrain = std::ranges::find_if(packs.terrains(), is_it); terrain != packs.terrains().end())
    return sentence(*terrain);
  if (const auto harbor = std::ranges::find_if(packs.harbors(), is_it); harbor != packs.harbors().end())
    return sentence(*harbor);
  if (part.name == "marker")
    return say(part.get("at") == "hex"    ? N_("{0}: a mark on hexes.")
               : part.get("at") == "path" ? N_("{0}: a mark on paths.")
                                          : N_("{0}: a mark on intersections."),
               title);
  return say("{0}", title);
}

}  // namespace

namespace {

bool speaks_of(const Element& part, std::string_view card) {
  return part.get("card") == card ||
         std::ranges::any_of(part.children, [&](const Element& child) { return speaks_of(child, card); });
}

}  // namespace

std::vector<std::size_t> parts_about(const Element& pack, std::string_view card) {
  std::vector<std::size_t> parts;
  for (std::size_t i = 0; i < pack.children.size(); ++i)
    if (speaks_of(pack.children[i], card)) parts.push_back(i);
  return parts;
}

Book book_of_part(const Packs& packs, const Element& pack, std::size_t part) {
  std::vector<Element> all(packs.all().begin(), packs.all().end());
  for (Element& each : all) {
    const bool is_said = each.get("id") == pack.get("id") && !can_be_named(pack.children[part]);
    if (is_said) each.children.erase(each.children.begin() + static_cast<std::ptrdiff_t>(part));
    std::erase_if(each.children,
                  [&](const Element& other) { return !can_be_named(other) && !lies_at_sites(packs, other); });
    for (Element& other : each.children)
      if (other.name == "card") make_shell(other);
    if (!is_said) continue;
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
