#include "editor/core/generate/wish_rows.h"

#include <algorithm>

#include "model/generate/judge.h"

namespace hexwright {
namespace {

Wish usual_wish(WishKind kind) { return {kind, info(kind).has_limit() ? info(kind).usual : 0, {}}; }

}  // namespace

std::vector<WishRow> wish_rows(const Scenario& scenario) {
  std::vector<WishRow> rows;
  const auto& asked_for = scenario.generation.wishes;
  for (const WishKind kind : all_wish_kinds) {
    bool any = false;
    for (const Wish& wish : asked_for)
      if (wish.kind == kind) rows.push_back({wish, true}), any = true;
    if (!any) rows.push_back({usual_wish(kind), false});
  }
  const MapView map(scenario);
  const Judge judge(map, {});
  const Layout layout = layout_of(map);
  for (WishRow& row : rows) {
    row.missed = judge.missed(row.wish, layout);
    if (row.missed == 0) continue;
    for (const HexId hex : judge.places(row.wish, layout))
      if (layout.terrain[hex] != Terrain::Sea) row.places.push_back(map.board().hex(hex));  // land says why
  }
  return rows;
}

Command change_wish(const Scenario& scenario, const WishRow& row, const Wish& now, bool wanted) {
  auto wishes = scenario.generation.wishes;
  const auto at = row.wanted ? std::ranges::find(wishes, row.wish) : wishes.end();
  if (!wanted) {
    if (at != wishes.end()) wishes.erase(at);
    return {say(N_("no longer wish: {0}"), title(row.wish)), {SetWishes{std::move(wishes)}}};
  }
  if (at != wishes.end())
    *at = now;
  else
    wishes.push_back(now);
  return {say(N_("wish: {0}"), title(now)), {SetWishes{std::move(wishes)}}};
}

Command take_wish_set(const WishSet& set) {
  return {say(N_("wishes: {0}"), Message(set.title)), {SetWishes{set.wishes}}};
}

const WishSet* wish_set_of(const Scenario& scenario) {
  for (const WishSet& set : wish_sets())
    if (std::ranges::is_permutation(set.wishes, scenario.generation.wishes)) return &set;
  return nullptr;
}

}  // namespace hexwright
