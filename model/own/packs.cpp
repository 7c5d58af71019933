#include "model/own/packs.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "model/own/colour_sight.h"
#include "model/own/vocabulary.h"
#include "model/scenario/terrain.h"

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
  terrain.colours.standard = colour(element.get("colour"));
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
  std::optional<Terrain> next(const OwnTerrain& terrain) {
    using namespace own_terrains;
    if (!terrain.takes_token) return number<Terrain>(blank_, most_blank, first + most_numbered);
    if (!terrain.yields) return number<Terrain>(numbered_, most_numbered, first);
    const auto resource = static_cast<std::size_t>(*terrain.yields);
    return number<Terrain>(
        yielding_[resource], most_of_a_resource,
        first + most_numbered + most_blank + static_cast<int>(resource) * most_of_a_resource);
  }
  std::optional<HarborKind> next_harbor() {
    return number<HarborKind>(harbors_, own_harbors::most, own_harbors::first);
  }
  std::optional<MarkKind> next_mark(std::string_view at) {
    const std::size_t sort = at == "hex" ? 0 : at == "path" ? 1 : 2;
    return number<MarkKind>(marks_[sort], own_marks::most_of_a_sort,
                            own_marks::first + static_cast<int>(sort) * own_marks::most_of_a_sort);
  }

 private:
  template <class Thing>
  static std::optional<Thing> number(int& used, int most, int first) {
    if (used == most) return {};
    return static_cast<Thing>(first + used++);
  }
  int blank_ = 0, numbered_ = 0, harbors_ = 0;
  std::array<int, all_resources.size()> yielding_{};
  std::array<int, 3> marks_{};
};

/// Themes for every kind of colour sight give each terrain a colour of its own, near the designer's.
void choose_plain_colours(std::vector<OwnTerrain>& terrains) {
  std::vector<std::uint32_t> others;
  for (const Terrain built_in : all_terrains) others.push_back(hexwright::colours_of(built_in).plain);
  for (OwnTerrain& terrain : terrains) {
    terrain.colours.plain = colour_apart_from(others, terrain.colours.standard);
    others.push_back(terrain.colours.plain);
  }
}

/// A text of the document, which is no pattern.
Message as_it_is(const std::string& words) { return {"{0}", {words}}; }

// What is built in, and what packs bring, of a kind of thing.
template <class Thing>
struct Kind;
template <>
struct Kind<Terrain> {
  static constexpr const auto& built_in = all_terrains;
  static constexpr auto from_id = hexwright::terrain_from_id;
  static constexpr auto brought = &Packs::terrains;
};
template <>
struct Kind<HarborKind> {
  static constexpr const auto& built_in = all_harbor_kinds;
  static constexpr auto from_id = hexwright::harbor_kind_from_id;
  static constexpr auto brought = &Packs::harbors;
};
template <>
struct Kind<MarkKind> {
  static constexpr const auto& built_in = all_mark_kinds;
  static constexpr auto from_id = hexwright::mark_kind_from_id;
  static constexpr auto brought = &Packs::marks;
};

template <class Own, class Thing>
std::string_view id_of(const Own* own, Thing thing) {
  return own ? std::string_view(own->id) : hexwright::id(thing);
}

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
  const auto keep = [](auto thing, auto number, auto& things, auto& without) {
    if (!number) return without.push_back(std::move(thing.id));
    thing.value = *number;
    things.push_back(std::move(thing));
  };
  for (const Element& pack : packs)
    for (const Element& part : pack.children) {
      if (part.name == "terrain") {
        OwnTerrain terrain = terrain_of(part);
        const auto number = numbering.next(terrain);
        keep(std::move(terrain), number, data->terrains, data->unnumbered);
      } else if (part.name == "harbor") {
        keep(harbor_of(part), numbering.next_harbor(), data->harbors, data->unnumbered_harbors);
      } else if (part.name == "marker") {
        keep(mark_of(part), numbering.next_mark(part.get("at")), data->marks, data->unnumbered_marks);
      }
    }
  choose_plain_colours(data->terrains);
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

std::string_view id(const Packs& packs, Terrain terrain) { return id_of(packs.terrain(terrain), terrain); }
std::string_view id(const Packs& packs, HarborKind kind) { return id_of(packs.harbor(kind), kind); }
std::string_view id(const Packs& packs, MarkKind kind) { return id_of(packs.mark(kind), kind); }

Message title(const Packs& packs, Terrain terrain) {
  const OwnTerrain* own = packs.terrain(terrain);
  return own ? as_it_is(own->title) : Message{hexwright::title(terrain)};
}

Message title(const Packs& packs, HarborKind kind) {
  const OwnHarbor* own = packs.harbor(kind);
  return own ? Message{"{0} {1}:1", {own->title, std::to_string(own->trade.rate)}}
             : Message{hexwright::title(kind)};
}

Message title(const Packs& packs, MarkKind kind) {
  const OwnMark* own = packs.mark(kind);
  return own ? as_it_is(own->title) : Message{hexwright::title(kind)};
}

Message word_in_sentence(const Packs& packs, Terrain terrain) {
  const OwnTerrain* own = packs.terrain(terrain);
  return own ? as_it_is(own->word) : Message{hexwright::word_in_sentence(terrain)};
}

TerrainColours colours_of(const Packs& packs, Terrain terrain) {
  const OwnTerrain* own = packs.terrain(terrain);
  return own ? own->colours : hexwright::colours_of(terrain);
}

template <class Thing>
std::optional<Thing> from_id(const Packs& packs, std::string_view id) {
  if (const auto known = Kind<Thing>::from_id(id)) return known;
  for (const auto& own : (packs.*Kind<Thing>::brought)())
    if (own.id == id) return own.value;
  return {};
}
template std::optional<Terrain> from_id(const Packs&, std::string_view);
template std::optional<HarborKind> from_id(const Packs&, std::string_view);
template std::optional<MarkKind> from_id(const Packs&, std::string_view);

template <class Thing>
std::vector<Thing> all_of(const Packs& packs) {
  std::vector<Thing> things(Kind<Thing>::built_in.begin(), Kind<Thing>::built_in.end());
  for (const auto& own : (packs.*Kind<Thing>::brought)()) things.push_back(own.value);
  return things;
}
template std::vector<Terrain> all_of(const Packs&);
template std::vector<HarborKind> all_of(const Packs&);
template std::vector<MarkKind> all_of(const Packs&);

bool is_built_in(std::string_view part, std::string_view id) {
  return (part == "terrain" && terrain_from_id(id)) || (part == "harbor" && harbor_kind_from_id(id)) ||
         (part == "marker" && mark_kind_from_id(id));
}

}  // namespace hexwright::own
