#include "model/own/packs.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "model/own/looks.h"
#include "model/own/vocabulary.h"
#include "model/scenario/special_harbors.h"

namespace hexwright::own {
namespace {

std::uint32_t colour(std::string_view digits) {
  std::uint32_t code = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
  return code;
}

/// As one of the list, which outlives the pack.
template <std::size_t size>
std::string_view one_of(const std::array<std::string_view, size>& known, std::string_view word) {
  const auto found = std::find(known.begin(), known.end(), word);
  return found == known.end() ? known.front() : *found;
}

bool has_word(std::string_view text, std::string_view word) {
  const auto all = words_of(text);
  return std::find(all.begin(), all.end(), word) != all.end();
}

OwnTerrain terrain_of(const Element& element) {
  OwnTerrain terrain;
  terrain.id = element.get("id");
  terrain.title = element.get("title");
  terrain.word = element.find("word") ? element.get("word") : element.get("title");
  const std::uint32_t standard = colour(element.get("colour"));
  terrain.colours = {standard, standard};
  terrain.pattern = one_of(all_patterns, element.get("pattern"));
  terrain.symbol = one_of(all_symbols, element.get("symbol"));
  terrain.takes_token = element.get("token") == "yes";
  terrain.numbers = numbers_of(element.get("numbers"));
  terrain.prints = numbers_of(element.get("prints"));
  for (const Resource resource : all_resources)
    if (hexwright::id(resource) == element.get("yields")) terrain.yields = resource;
  terrain.yields_choice = element.get("yields") == "choice";
  terrain.robber_starts = element.get("robber-starts") == "yes";
  if (const std::string* carries = element.find("carries")) {
    terrain.carries_road = has_word(*carries, "road");
    terrain.carries_settlement = has_word(*carries, "settlement");
    terrain.carries_ship = has_word(*carries, "ship");
  }
  return terrain;
}

OwnMark mark_of(const Element& element) {
  OwnMark mark;
  mark.id = element.get("id");
  mark.title = element.get("title");
  mark.colour = colour(element.get("colour"));
  mark.symbol = one_of(all_symbols, element.get("symbol"));
  return mark;
}

OwnHarbor harbor_of(const Element& element) {
  OwnHarbor harbor;
  harbor.id = element.get("id");
  harbor.title = element.get("title");
  harbor.trade.rate = whole(element.get("rate")).value_or(harbor.trade.rate);
  for (const Resource resource : all_resources)
    if (has_word(element.get("cards"), hexwright::id(resource)))
      harbor.trade.cards |= 1U << static_cast<unsigned>(resource);
  if (harbor.trade.cards == 0 || has_word(element.get("cards"), "any")) harbor.trade.cards = every_resource;
  if (element.find("colour")) harbor.colour = colour(element.get("colour"));
  harbor.symbol = one_of(all_symbols, element.get("symbol"));
  return harbor;
}

/// Gives each its number, by what it is to the rules.
class Numbering {
 public:
  std::optional<MarkKind> next_mark(std::string_view at) {
    const std::size_t sort = at == "hex" ? 0 : at == "path" ? 1 : 2;
    const int used = marks_[sort]++;
    if (used >= own_marks::most_of_a_sort) return {};
    return static_cast<MarkKind>(own_marks::first + static_cast<int>(sort) * own_marks::most_of_a_sort +
                                 used);
  }
  std::optional<Terrain> next(const OwnTerrain& terrain) {
    if (!terrain.takes_token) return number(blank_, own_terrains::most_blank, own_terrains::most_numbered);
    if (!terrain.yields) return number(numbered_, own_terrains::most_numbered, 0);
    const auto resource = static_cast<std::size_t>(*terrain.yields);
    return number(yielding_[resource], own_terrains::most_of_a_resource,
                  own_terrains::most_numbered + own_terrains::most_blank +
                      static_cast<int>(resource) * own_terrains::most_of_a_resource);
  }

 private:
  static std::optional<Terrain> number(int& used, int most, int first) {
    if (used == most) return {};
    return static_cast<Terrain>(own_terrains::first + first + used++);
  }
  int blank_ = 0, numbered_ = 0;
  std::array<int, all_resources.size()> yielding_{};
  std::array<int, 3> marks_{};
};

/// A text of the document, which is no pattern.
Message as_it_is(const std::string& words) { return {"{0}", {words}}; }

}  // namespace

Numbers numbers_of(std::string_view text) {
  Numbers numbers;
  for (const std::string_view word : words_of(text))
    if (const auto number = whole(word); number && *number >= 0 && *number < static_cast<int>(numbers.size()))
      numbers.set(static_cast<std::size_t>(*number));
  return numbers;
}

std::string_view chosen_value(const Element& option) {
  return option.get(option.find("value") ? "value" : "standard");
}

Packs::Packs(std::vector<Element> packs) {
  if (packs.empty()) return;
  auto data = std::make_shared<Data>();
  Numbering numbering;
  for (const Element& pack : packs)
    for (const Element& part : pack.children) {
      if (part.name == "marker") {
        OwnMark mark = mark_of(part);
        if (const auto number = numbering.next_mark(part.get("at"))) {
          mark.value = *number;
          data->marks.push_back(std::move(mark));
        } else {
          data->unnumbered_marks.push_back(mark.id);
        }
      }
      if (part.name == "harbor") {
        OwnHarbor harbor = harbor_of(part);
        if (data->harbors.size() == own_harbors::most) {
          data->unnumbered_harbors.push_back(harbor.id);
          continue;
        }
        harbor.value = static_cast<HarborKind>(own_harbors::first + static_cast<int>(data->harbors.size()));
        data->harbors.push_back(std::move(harbor));
      }
      if (part.name != "terrain") continue;
      OwnTerrain terrain = terrain_of(part);
      if (const auto number = numbering.next(terrain)) {
        terrain.value = *number;
        data->terrains.push_back(std::move(terrain));
      } else {
        data->unnumbered.push_back(terrain.id);
      }
    }
  data->packs = std::move(packs);
  data_ = std::move(data);
}

const Element* Packs::find(std::string_view id) const {
  for (const Element& pack : all())
    if (pack.get("id") == id) return &pack;
  return nullptr;
}

const OwnTerrain* Packs::terrain(Terrain terrain) const {
  if (!is_own(terrain)) return nullptr;
  for (const OwnTerrain& own : terrains())
    if (own.value == terrain) return &own;
  return nullptr;
}

const OwnMark* Packs::mark(MarkKind kind) const {
  for (const OwnMark& own : marks())
    if (own.value == kind) return &own;
  return nullptr;
}

const OwnHarbor* Packs::harbor(HarborKind kind) const {
  return is_own(kind) && own_number(kind) < harbors().size() ? &harbors()[own_number(kind)] : nullptr;
}

std::string_view id(const Packs& packs, Terrain terrain) {
  const OwnTerrain* own = packs.terrain(terrain);
  return own ? std::string_view(own->id) : hexwright::id(terrain);
}

Message title(const Packs& packs, Terrain terrain) {
  const OwnTerrain* own = packs.terrain(terrain);
  return own ? as_it_is(own->title) : Message{hexwright::title(terrain)};
}

Message word_in_sentence(const Packs& packs, Terrain terrain) {
  const OwnTerrain* own = packs.terrain(terrain);
  return own ? as_it_is(own->word) : Message{hexwright::word_in_sentence(terrain)};
}

TerrainColours colours_of(const Packs& packs, Terrain terrain) {
  const OwnTerrain* own = packs.terrain(terrain);
  return own ? own->colours : hexwright::colours_of(terrain);
}

std::optional<Terrain> terrain_from_id(const Packs& packs, std::string_view id) {
  if (const auto built_in = hexwright::terrain_from_id(id)) return built_in;
  for (const OwnTerrain& own : packs.terrains())
    if (own.id == id) return own.value;
  return {};
}

std::vector<Terrain> terrains_of(const Packs& packs) {
  std::vector<Terrain> terrains(all_terrains.begin(), all_terrains.end());
  for (const OwnTerrain& own : packs.terrains()) terrains.push_back(own.value);
  return terrains;
}

std::string_view id(const Packs& packs, MarkKind kind) {
  const OwnMark* own = packs.mark(kind);
  return own ? std::string_view(own->id) : hexwright::id(kind);
}

Message title(const Packs& packs, MarkKind kind) {
  const OwnMark* own = packs.mark(kind);
  return own ? as_it_is(own->title) : Message{hexwright::title(kind)};
}

std::optional<MarkKind> mark_from_id(const Packs& packs, std::string_view id) {
  if (const auto built_in = mark_kind_from_id(id)) return built_in;
  for (const OwnMark& own : packs.marks())
    if (own.id == id) return own.value;
  return {};
}

std::string_view id(const Packs& packs, HarborKind kind) {
  const OwnHarbor* own = packs.harbor(kind);
  return own ? std::string_view(own->id) : hexwright::id(kind);
}

Message title(const Packs& packs, HarborKind kind) {
  const OwnHarbor* own = packs.harbor(kind);
  return own ? Message{"{0} {1}:1", {own->title, std::to_string(own->trade.rate)}}
             : Message{hexwright::title(kind)};
}

std::optional<HarborKind> harbor_kind_from_id(const Packs& packs, std::string_view id) {
  if (const auto built_in = hexwright::harbor_kind_from_id(id)) return built_in;
  for (const OwnHarbor& own : packs.harbors())
    if (own.id == id) return own.value;
  return {};
}

std::vector<MarkKind> marks_of(const Packs& packs) {
  std::vector<MarkKind> kinds(all_mark_kinds.begin(), all_mark_kinds.end());
  for (const OwnMark& own : packs.marks()) kinds.push_back(own.value);
  return kinds;
}

std::vector<HarborKind> harbor_kinds_of(const Packs& packs) {
  std::vector<HarborKind> kinds(all_harbor_kinds.begin(), all_harbor_kinds.end());
  for (const OwnHarbor& own : packs.harbors()) kinds.push_back(own.value);
  return kinds;
}

HarborTrade trade_at(const Packs& packs, HarborKind kind) {
  constexpr int of_generic = 3, of_special = 2;
  if (const OwnHarbor* own = packs.harbor(kind)) return own->trade;
  if (const auto resource = traded_at(kind)) return {of_special, 1U << static_cast<unsigned>(*resource)};
  return kind == HarborKind::Generic ? HarborTrade{of_generic, every_resource} : HarborTrade{};
}

}  // namespace hexwright::own
