#pragma once

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/own/element.h"
#include "model/scenario/mark.h"
#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright::own {

/// Numbers of two dice, or results of others.
using Numbers = std::bitset<25>;
Numbers numbers_of(std::string_view text);
/// What an option is set to, or its standard value.
std::string_view chosen_value(const Element& option);

/// A terrain that a pack brings.
struct OwnTerrain {
  Terrain value{};
  std::string id, title, word;
  TerrainColours colours;
  std::string_view pattern = "plain", symbol = "none";
  bool takes_token = false;
  Numbers numbers;  ///< that its token may show; none: all
  Numbers prints;   ///< rolled for without a token
  std::optional<Resource> yields;
  bool yields_choice = false;
  bool robber_starts = false;
  bool carries_road = true, carries_settlement = true, carries_ship = false;
};

/// Something that lies at places of the board and that rules speak of: a river on paths, a shrine on hexes.
struct OwnMark {
  MarkKind value{};
  std::string id, title;
  std::uint32_t colour = 0;  ///< 0xRRGGBB
  std::string_view symbol = "none";
};

/// What the bank takes at a harbor for one card: so many of one of these kinds, a bit for each resource.
struct HarborTrade {
  int rate = 4;
  unsigned cards = 0;

  bool takes(Resource resource) const { return (cards >> static_cast<unsigned>(resource) & 1U) != 0; }
};
inline constexpr unsigned every_resource = (1U << all_resources.size()) - 1;

/// A harbor that a pack brings.
struct OwnHarbor {
  HarborKind value{};
  std::string id, title;
  HarborTrade trade;
  std::optional<std::uint32_t> colour;
  std::string_view symbol = "none";
};

/// The packs of a scenario with the terrains, harbors and marks that they bring: a value, which copies share.
class Packs {
 public:
  Packs() = default;
  /// Precondition: no form problems. What has no number left is not among them: `unnumbered`,
  /// `unnumbered_harbors`, `unnumbered_marks`.
  explicit Packs(std::vector<Element> packs);

  bool empty() const { return all().empty(); }
  std::span<const Element> all() const {
    return data_ ? std::span<const Element>(data_->packs) : std::span<const Element>();
  }
  /// Null where there is none of this id.
  const Element* find(std::string_view id) const;
  std::span<const OwnTerrain> terrains() const {
    return data_ ? std::span<const OwnTerrain>(data_->terrains) : std::span<const OwnTerrain>();
  }
  /// Null where it is built in.
  const OwnTerrain* terrain(Terrain terrain) const;
  std::span<const OwnMark> marks() const {
    return data_ ? std::span<const OwnMark>(data_->marks) : std::span<const OwnMark>();
  }
  /// Null where it is built in, or not among them.
  const OwnMark* mark(MarkKind kind) const;
  std::span<const OwnHarbor> harbors() const {
    return data_ ? std::span<const OwnHarbor>(data_->harbors) : std::span<const OwnHarbor>();
  }
  /// Null where it is built in.
  const OwnHarbor* harbor(HarborKind kind) const;
  /// Ids of terrains that have no number left.
  std::span<const std::string> unnumbered() const {
    return data_ ? std::span<const std::string>(data_->unnumbered) : std::span<const std::string>();
  }
  std::span<const std::string> unnumbered_marks() const {
    return data_ ? std::span<const std::string>(data_->unnumbered_marks) : std::span<const std::string>();
  }
  std::span<const std::string> unnumbered_harbors() const {
    return data_ ? std::span<const std::string>(data_->unnumbered_harbors) : std::span<const std::string>();
  }

  friend bool operator==(const Packs& a, const Packs& b) {
    return a.data_ == b.data_ || std::ranges::equal(a.all(), b.all());
  }

 private:
  struct Data {
    std::vector<Element> packs;
    std::vector<OwnTerrain> terrains;
    std::vector<OwnHarbor> harbors;
    std::vector<OwnMark> marks;
    std::vector<std::string> unnumbered, unnumbered_harbors, unnumbered_marks;
  };
  std::shared_ptr<const Data> data_;
};

// What `terrain.h` and `mark.h` say of built-in terrains, harbors and marks, of these and those of packs.

std::string_view id(const Packs& packs, Terrain terrain);
/// Their words are the designer's own, and never translated.
Message title(const Packs& packs, Terrain terrain);
Message word_in_sentence(const Packs& packs, Terrain terrain);
TerrainColours colours_of(const Packs& packs, Terrain terrain);

std::string_view id(const Packs& packs, HarborKind kind);
/// With its rate: "Trading post 2:1".
Message title(const Packs& packs, HarborKind kind);

std::string_view id(const Packs& packs, MarkKind kind);
Message title(const Packs& packs, MarkKind kind);

// Of `Thing`: Terrain, HarborKind or MarkKind.

template <class Thing>
std::optional<Thing> from_id(const Packs& packs, std::string_view id);
/// The built-in ones, then those of packs.
template <class Thing>
std::vector<Thing> all_of(const Packs& packs);
/// A part of a pack with this name ("terrain", "harbor", "marker") would have the id of something built in.
bool is_built_in(std::string_view part, std::string_view id);

/// BASE-15 of built-in ones.
inline HarborTrade trade_at(const Packs& packs, HarborKind kind) {
  constexpr int of_generic = 3, of_special = 2;
  if (is_own(kind)) {
    const OwnHarbor* own = packs.harbor(kind);
    return own ? own->trade : HarborTrade{};
  }
  if (const auto resource = traded_at(kind)) return {of_special, 1U << static_cast<unsigned>(*resource)};
  return {of_generic, every_resource};
}

}  // namespace hexwright::own
