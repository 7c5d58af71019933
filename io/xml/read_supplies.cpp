#include <string>
#include <type_traits>
#include <utility>

#include "io/xml/named_once.h"
#include "io/xml/reading.h"
#include "io/xml/values.h"
#include "model/scenario/edit.h"
#include "model/scenario/limits.h"

namespace hexwright {
namespace {

/// How a file tells of a face: the element that counts it.
template <class Face>
constexpr const char* element_of = std::is_same_v<Face, Terrain> ? "terrain"
                                   : std::is_same_v<Face, int>   ? "token"
                                                                 : "harbor";

std::string word(const own::Packs& packs, auto thing) { return std::string(own::id(packs, thing)); }
std::string word(const own::Packs& /*of no interest*/, int number) { return std::to_string(number); }

class SupplyReader {
 public:
  SupplyReader(FileReport& report, Scenario& scenario, WrittenAt::Offsets& written)
      : report_(report), scenario_(scenario), written_(written) {}

  template <class Face>
  void pools(pugi::xml_node section, NamedPlace::Kind kind);
  void stacks(pugi::xml_node section);
  void terrain_tokens(pugi::xml_node section);

 private:
  /// Reads each named child once and sets it; `read(child)` yields the edit without its name.
  template <class Read>
  void each_named(pugi::xml_node section, const char* element, NamedPlace::Kind kind, Read read);
  void face(Values& in, std::optional<Terrain>& face) const {
    face = thing<Terrain>(in, "id", scenario_.own);
  }
  void face(Values& in, std::optional<HarborKind>& face) const {
    face = thing<HarborKind>(in, "kind", scenario_.own);
  }
  void face(Values& in, std::optional<int>& face) { face = in.number("number", tokens); }
  template <class Face>
  Counts<Face> counted(pugi::xml_node supply);
  Stack stack(pugi::xml_node element);
  TerrainTokens tokens_of(pugi::xml_node pool);

  FileReport& report_;
  Scenario& scenario_;
  WrittenAt::Offsets& written_;
};

template <class Face>
Counts<Face> SupplyReader::counted(pugi::xml_node supply) {
  Counts<Face> result;
  NamedOnce<Face> once(report_);
  for (const auto child : supply.children(element_of<Face>)) {
    Values in(report_, child);
    std::optional<Face> what;
    face(in, what);
    const auto count = in.number("count", counts_from_one);
    if (!what || !count) continue;
    if (once(*what, report_.at(child), child.name(), word(scenario_.own, *what)))
      result.emplace(*what, *count);
  }
  return result;
}

template <class Read>
void SupplyReader::each_named(pugi::xml_node section, const char* element, NamedPlace::Kind kind, Read read) {
  NamedOnce<std::string> once(report_);
  for (const auto child : section.children(element)) {
    const auto name = Values(report_, child).name("name");
    auto edit = read(child);
    const auto at = report_.at(child);
    if (!name || !once(*name, at, element, *name)) continue;
    written_.named.emplace(NamedPlace{kind, *name}, static_cast<WrittenAt::Offset>(at));
    edit.name = *name;
    const auto outcome = apply_edit(scenario_, std::move(edit));
    if (const auto* refusal = outcome.refusal()) report_.refused(at, *refusal);
  }
}

template <class Face>
void SupplyReader::pools(pugi::xml_node section, NamedPlace::Kind kind) {
  each_named(section, "pool", kind, [&](pugi::xml_node pool) {
    return SetNamed<Counts<Face>>{{}, counted<Face>(pool)};
  });
}

void SupplyReader::stacks(pugi::xml_node section) {
  each_named(section, "stack", NamedPlace::Kind::Stack, [&](pugi::xml_node element) {
    return SetStack{{}, stack(element)};
  });
}

Stack SupplyReader::stack(pugi::xml_node element) {
  Stack stack;
  Values in(report_, element);
  stack.token_pool = in.name("token-pool").value_or("");
  stack.dealt = in.number_or("dealt", counts, 0);
  stack.dealt_from = in.name("dealt-from").value_or("");
  stack.paired_with = in.name("paired-with").value_or("");
  stack.hexes = counted<Terrain>(element);
  stack.harbors = counted<HarborKind>(element);
  return stack;
}

void SupplyReader::terrain_tokens(pugi::xml_node section) {
  // The finding is about the token pool of that name; where that is not defined, here it is named.
  each_named(section, "pool", NamedPlace::Kind::TokenPool, [&](pugi::xml_node pool) {
    return SetTerrainTokens{{}, tokens_of(pool)};
  });
}

TerrainTokens SupplyReader::tokens_of(pugi::xml_node pool) {
  TerrainTokens result;
  NamedOnce<Terrain> once(report_);
  for (const auto child : pool.children("terrain")) {
    Values in(report_, child);
    std::optional<Terrain> terrain;
    face(in, terrain);
    auto its_tokens = counted<int>(child);
    if (terrain && once(*terrain, report_.at(child), "terrain", word(scenario_.own, *terrain)))
      result.emplace(*terrain, std::move(its_tokens));
  }
  return result;
}

}  // namespace

void read_supplies(pugi::xml_node root, FileReport& report, Scenario& scenario, WrittenAt::Offsets& written) {
  SupplyReader reader(report, scenario, written);
  reader.pools<Terrain>(root.child("terrain-pools"), NamedPlace::Kind::TerrainPool);
  reader.pools<int>(root.child("token-pools"), NamedPlace::Kind::TokenPool);
  reader.pools<HarborKind>(root.child("harbor-pools"), NamedPlace::Kind::HarborPool);
  reader.stacks(root.child("stacks"));
  reader.terrain_tokens(root.child("terrain-tokens"));
}

}  // namespace hexwright
