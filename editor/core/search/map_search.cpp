#include "editor/core/search/map_search.h"

#include <algorithm>
#include <cmath>
#include <cwctype>
#include <optional>
#include <sstream>
#include <utility>

#include "io/render/view.h"
#include "model/board/plane.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

bool is_part_of_word(wchar_t c) { return std::iswalnum(static_cast<std::wint_t>(c)) != 0; }

bool is_number(std::wstring_view word) {
  return std::ranges::all_of(word, [](wchar_t c) { return std::iswdigit(static_cast<std::wint_t>(c)) != 0; });
}

bool has_beginning(std::wstring_view name, std::wstring_view word) {
  for (std::size_t at = name.find(word); at != std::wstring_view::npos; at = name.find(word, at + 1))
    if (at == 0 || !is_part_of_word(name[at - 1])) return true;
  return false;
}

// A 6 is not meant by "16", nor by "6:1".
bool has_whole(std::wstring_view name, std::wstring_view word) {
  for (std::size_t at = name.find(word); at != std::wstring_view::npos; at = name.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || name[at - 1] == L' ') && (end == name.size() || name[end] == L' ')) return true;
  }
  return false;
}

std::vector<std::wstring> typed_words(std::wstring_view typed) {
  std::wistringstream stream{std::wstring(typed)};
  std::vector<std::wstring> words;
  for (std::wstring word; stream >> word;) words.push_back(word);
  return words;
}

/// "2,-1" as the map shows it.
std::optional<Hex> as_coordinates(const std::wstring& word) {
  std::wistringstream stream(word);
  int q = 0, r = 0;
  wchar_t comma = 0;
  if (!(stream >> q >> comma >> r) || comma != L',' || !stream.eof()) return std::nullopt;
  return Hex{q, r};
}

Message name(std::string_view words) { return Message(words); }
/// Out of the document: never translated.
Message name_of_user(const std::string& words) { return {"{0}", {words}}; }

template <class Face>
std::optional<Message> drawn_from(const Placed<Face>& placed) {
  const std::string* pool = pool_of(placed);
  return pool ? std::optional(name_of_user(*pool)) : std::nullopt;
}

}  // namespace

MapSearch::MapSearch(const Scenario& scenario, const std::vector<Finding>& findings,
                     InLowerCase in_lower_case)
    : in_lower_case_(std::move(in_lower_case)) {
  for (const auto& [hex, cell] : scenario.cells) add_cell(scenario, hex, cell);
  add_things(scenario);
  add_findings(scenario, findings);
  put_in_reading_order(scenario);
}

void MapSearch::add(Hex hex, const Message& name) {
  const std::string key = text(name);
  auto known = ids_.find(key);
  if (known == ids_.end()) {
    known = ids_.emplace(key, static_cast<NameId>(names_.size())).first;
    names_.push_back(in_lower_case_(name));
  }
  names_of_[hex].push_back(known->second);
}

void MapSearch::add_cell(const Scenario& scenario, Hex hex, const Cell& cell) {
  names_of_[hex];
  if (is_hidden(cell)) {
    add(hex, name(N_("face down")));
    return add(hex, name_of_user(cell.stack));
  }
  if (const auto terrain = fixed(cell.terrain)) add(hex, own::title(scenario.own, *terrain));
  if (const auto token = fixed(cell.token)) add(hex, name_of_user(std::to_string(*token)));
  for (const auto& pool : {drawn_from(cell.terrain), drawn_from(cell.token)})
    if (pool) add(hex, *pool);
}

void MapSearch::add_things(const Scenario& scenario) {
  const auto canonical = [&](Hex hex) { return scenario.topology.canonical(hex); };
  for (const auto& [path, harbor] : scenario.harbors) {
    const Hex hex = canonical(harbor_hex(path, harbor));
    add(hex, name(N_("harbor")));
    if (const auto kind = fixed(harbor.kind)) add(hex, own::title(scenario.own, *kind));
    if (const auto pool = drawn_from(harbor.kind)) add(hex, *pool);
  }
  for (const auto& [marker, hex] : scenario.markers) add(hex, name(title(marker)));
  for (const auto& [path, centre] : scenario.frontiers)
    for (const Hex hex : {path.hex(), canonical(neighbour(path.hex(), path.side()))})
      add(hex, name(N_("frontier area")));
  for (const auto& [at, mark] : scenario.marks) {
    const own::OwnMark* own = scenario.own.mark(mark.kind);
    add(canonical(hex_of(at)), own ? name_of_user(own->title) : name(title(mark.kind)));
  }
  for (const auto& [area, its] : scenario.areas)
    for (const Hex hex : its.cells) add(hex, name_of_user(area));
}

void MapSearch::add_findings(const Scenario& scenario, const std::vector<Finding>& findings) {
  for (const Finding& finding : findings) {
    const CheckInfo* check = finding.accepted ? nullptr : find_check(finding.check);
    if (!check) continue;
    for (const Hex hex : hexes_of(finding.place, scenario)) add(hex, name(check->title));
  }
}

void MapSearch::put_in_reading_order(const Scenario& scenario) {
  BoardView view;
  view.quarter_turned = scenario.details.quarter_turned;
  std::vector<std::pair<Spot, Hex>> places;
  for (const auto& [hex, names] : names_of_) places.emplace_back(view.to_spot(centre(hex)), hex);
  const auto comes_first = [](const auto& a, const auto& b) {
    constexpr double one_row = 1;  // hexes of a row lie at the same height but for rounding
    if (std::abs(a.first.y - b.first.y) > one_row) return a.first.y < b.first.y;
    return a.first.x < b.first.x;
  };
  std::ranges::sort(places, comes_first);
  for (const auto& [spot, hex] : places) reading_order_.push_back(hex);
}

std::vector<bool> MapSearch::names_with(std::wstring_view word) const {
  std::vector<bool> result;
  for (const std::wstring& each : names_)
    result.push_back(is_number(word) ? has_whole(each, word) : has_beginning(each, word));
  return result;
}

std::vector<Hex> MapSearch::find(std::wstring_view typed) const {
  const auto words = typed_words(typed);
  if (words.empty()) return {};
  std::vector<Hex> found = reading_order_;
  for (const std::wstring& word : words) {
    const auto place = as_coordinates(word);
    const auto wanted = names_with(word);
    std::erase_if(found, [&](Hex hex) {
      if (place) return hex != *place;
      return std::ranges::none_of(names_of_.at(hex), [&](NameId id) { return wanted[id]; });
    });
  }
  return found;
}

}  // namespace hexwright
