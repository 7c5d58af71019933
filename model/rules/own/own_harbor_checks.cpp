#include "model/rules/base/harbors.h"
#include "model/rules/map_view.h"
#include "model/rules/own/own.h"
#include "model/rules/own/parts.h"

namespace hexwright::own {
namespace {

/// Harbors that none of the map can turn out to be. Pools that nothing draws from are another finding.
void find_missing_harbors(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const auto lies = [&](HarborKind kind) {
    return std::ranges::any_of(map.harbors(),
                               [&](const auto& placed) { return fixed(placed.harbor->kind) == kind; }) ||
           std::ranges::any_of(map.harbor_pools(), [&](const HarborPool& pool) {
             return pool.content && count_of(*pool.content, kind) > 0;
           });
  };
  find_missing<HarborKind>(map, "harbor", report, lies, [&](HarborKind kind) {
    return say(N_("no harbor of the map is a {0}, nor can turn out to be one"),
               map.packs().harbor(kind)->title);
  });
}

/// Tokens that players lay while they play have room for built-in kinds only.
void find_harbors_laid_in_play(const MapView& map, Report& report) {
  for (const HarborPool& pool : map.harbor_pools()) {
    if (!pool.content || !base::is_laid_in_play(map, pool)) continue;
    for (const auto& [kind, count] : *pool.content)
      if (is_own(kind))
        report.add(NamedPlace{NamedPlace::Kind::HarborPool, pool.name},
                   say(N_("the harbors of the pool \"{0}\" are laid in play, which those of own rules cannot "
                          "be: {1}"),
                       pool.name, title(map.packs(), kind)));
  }
}

}  // namespace

constinit const Check harbors_lie{
    {"own.harbors-lie", Severity::Warning, N_("Own harbors lie on the map"),
     N_("A harbor that lies at no coast and in no pool plays no part."), "OWN-16"},
    find_missing_harbors};
constinit const Check harbors_lie_ready{
    {"own.harbors-lie-ready", Severity::Error, N_("Own harbors lie ready when play begins"),
     N_("Harbors that players are given, or deal, while they play are of the built-in kinds."), "OWN-17"},
    find_harbors_laid_in_play};

}  // namespace hexwright::own
