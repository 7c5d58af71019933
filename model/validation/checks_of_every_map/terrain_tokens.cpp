#include <algorithm>

#include "model/rules/deal_bounds.h"
#include "model/rules/map_view.h"
#include "model/rules/words.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

/// Reports for one pool, whose tokens some terrains take, the first thing that is wrong.
class ReadContext {
 public:
  ReadContext(const MapView& map, const std::string& name, const TerrainTokens& tokens, Report& report)
      : map_(map), name_(name), tokens_(tokens), report_(report) {
    const TokenPool* pool = map.token_pool(name);
    if (pool && pool->content) pool_ = pool;
  }

  void look() { found_undefined() || found_barren() || found_too_many_of_a_number() || found_miscount(); }

 private:
  NamedPlace place() const { return {NamedPlace::Kind::TokenPool, name_}; }

  /// All of them at once: what is left might be wrong in another way.
  Fix forget() const { return {say(N_("let no terrain take tokens of it")), {SetTerrainTokens{name_, {}}}}; }

  /// As many tokens as hexes of each terrain; none where another terrain has too few.
  std::optional<Fix> give_back() const {
    TerrainTokens kept;
    for (const auto& [terrain, tokens] : tokens_) {
      const Range hexes = hexes_with_tokens_of(map_, *pool_, terrain);
      Counts<int> fewer = tokens;
      int spare = total(tokens) - hexes.most;
      if (total(tokens) < hexes.least) return {};
      for (; spare > 0 && !fewer.empty(); --spare)
        if (const auto last = std::prev(fewer.end()); --last->second <= 0) fewer.erase(last);
      if (!fewer.empty()) kept[terrain] = std::move(fewer);
    }
    return Fix{say(N_("leave the surplus to other terrains")),
               {kept.empty() ? SetTerrainTokens{name_, {}} : SetTerrainTokens{name_, std::move(kept)}}};
  }

  bool found_undefined() {
    if (pool_) return false;
    report_.add(place(), say(N_("terrains take tokens of the token pool \"{0}\", but there is none"), name_),
                forget());
    return true;
  }

  bool found_barren() {
    const auto barren = std::find_if(tokens_.begin(), tokens_.end(),
                                     [](const auto& each) { return !is_producing(each.first); });
    if (barren == tokens_.end()) return false;
    report_.add(place(),
                say(N_("{0} hexes shall take {1} tokens of the token pool \"{2}\", but they have no number"),
                    word(barren->first), total(barren->second), name_),
                forget());
    return true;
  }

  bool found_too_many_of_a_number() {
    Counts<int> taken;
    for (const auto& [terrain, tokens] : tokens_)
      for (const auto& [number, count] : tokens) taken[number] += count;
    for (const auto& [number, count] : taken) {
      const int has = count_of(*pool_->content, number);
      if (count <= has) continue;
      report_.add(place(),
                  say(N_("terrains take {0} tokens with {1} out of the token pool \"{2}\", which has {3}"),
                      count, number, name_, has),
                  forget());
      return true;
    }
    return false;
  }

  bool found_miscount() {
    for (const auto& [terrain, tokens] : tokens_) {
      const Range hexes = hexes_with_tokens_of(map_, *pool_, terrain);
      const int taken = total(tokens);
      if (taken > hexes.most)
        report_.add(Severity::Warning, place(),
                    say(N_("{0} tokens of the token pool \"{1}\" are for {2} hexes, but at most {3} of these "
                           "can come up"),
                        taken, name_, word(map_.packs(), terrain), hexes.most),
                    give_back());
      else if (taken < hexes.least)
        report_.add(Severity::Warning, place(),
                    say(N_("only {0} tokens of the token pool \"{1}\" are for {2} hexes, but {3} of these "
                           "come up"),
                        taken, name_, word(map_.packs(), terrain), hexes.least));
      else
        continue;
      return true;
    }
    return false;
  }

  const MapView& map_;
  const std::string& name_;
  const TerrainTokens& tokens_;
  Report& report_;
  const TokenPool* pool_ = nullptr;  ///< null when it is not defined
};

void run(const MapView& map, Report& report) {
  for (const auto& [name, tokens] : map.scenario().terrain_tokens)
    ReadContext(map, name, tokens, report).look();
}

}  // namespace

constinit const Check terrain_tokens_match{
    .info = {.id = "map.terrain-tokens-match",
             .severity = Severity::Error,
             .title = N_("Terrains take tokens that there are, one a hex"),
             .why = N_("Where each terrain has its own tokens, every hex of it takes the lowest that is "
                       "left; one too many or too few, and numbers lie where they are not meant to."),
             .requirement = "NSH-06"},
    .run = run};

}  // namespace hexwright::map
