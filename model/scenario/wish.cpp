#include "model/scenario/wish.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "model/board/index.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

/// What kinds with a limit ask for, by the limit.
constexpr Forms forms_of(WishKind kind) {
  switch (kind) {
    case WishKind::TerrainsTogether:
      return plural("At most {0} hex of a terrain together", "At most {0} hexes of a terrain together");
    case WishKind::CornerPips:
      return plural("At most {0} pip at an intersection", "At most {0} pips at an intersection");
    case WishKind::ResourcePipsAtLeast:
      return plural("At least {0} pip of each resource", "At least {0} pips of each resource");
    case WishKind::ResourcePipsAtMost:
      return plural("At most {0} pip of each resource", "At most {0} pips of each resource");
    case WishKind::IslandsAtLeast:
      return plural("At least {0} island", "At least {0} islands");
    case WishKind::DraftSpread:
      return plural("Founding places of all seats within {0} pip",
                    "Founding places of all seats within {0} pips");
    case WishKind::StrongCornersAtLeast:
      return plural("At least {0} intersection of 10 pips or more",
                    "At least {0} intersections of 10 pips or more");
    default:
      return {};
  }
}

constexpr WishInfo limited(WishKind kind, std::string_view id, int least, int most, int usual) {
  return {kind, id, forms_of(kind).several, least, most, usual};
}

constexpr std::array wish_infos{
    WishInfo{WishKind::RedNumbersApart, "red-numbers-apart", N_("No red number touches another")},
    WishInfo{WishKind::EqualNumbersApart, "equal-numbers-apart", N_("No number touches an equal one")},
    WishInfo{WishKind::RareNumbersApart, "rare-numbers-apart", N_("No 2 or 12 touches another")},
    limited(WishKind::TerrainsTogether, "terrains-together", 1, 9, 2),
    limited(WishKind::CornerPips, "corner-pips", 1, 15, 11),
    limited(WishKind::ResourcePipsAtLeast, "resource-pips-at-least", 1, 200, 8),
    limited(WishKind::ResourcePipsAtMost, "resource-pips-at-most", 1, 200, 16),
    WishInfo{WishKind::HarborsOffOwnTerrain, "harbors-off-own-terrain",
             N_("No 2:1 harbor at a hex of its own resource")},
    limited(WishKind::IslandsAtLeast, "islands-at-least", 1, 50, 2),
    limited(WishKind::DraftSpread, "draft-spread", 0, 30, 3),
    WishInfo{WishKind::TerrainNumbersDiffer, "terrain-numbers-differ", N_("No number twice on one terrain")},
    WishInfo{WishKind::HarborsVary, "harbors-vary", N_("No harbor beside an equal one")},
    WishInfo{WishKind::DesertsInland, "deserts-inland", N_("No desert at the coast")},
    WishInfo{WishKind::DesertsAtCoast, "deserts-at-coast", N_("No desert away from the coast")},
    limited(WishKind::StrongCornersAtLeast, "strong-corners-at-least", 1, 50, 4),
};

std::optional<int> whole_number(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

std::string known_kinds() {
  std::string all;
  for (const WishInfo& each : wish_infos) all += (all.empty() ? "" : ", ") + std::string(each.id);
  return all;
}

/// The part of a word before a sign, and what follows the sign if it is there.
std::pair<std::string_view, std::optional<std::string_view>> parted(std::string_view word, char sign) {
  const auto at = word.find(sign);
  if (at == std::string_view::npos) return {word, std::nullopt};
  return {word.substr(0, at), word.substr(at + 1)};
}

bool is_within(const WishInfo& about, int limit) {
  return about.has_limit() ? limit >= about.least && limit <= about.most : limit == 0;
}
bool is_weight(int weight) { return weight >= 1 && weight <= most_wish_weight; }

Refusal limit_refused(const WishInfo& about, const std::string& written) {
  return refuse(N_("the wish {0} takes a number from {1} to {2}, not \"{3}\""),
                {std::string(about.id), std::to_string(about.least), std::to_string(about.most), written});
}
Refusal weight_refused(const WishInfo& about, const std::string& written) {
  return refuse(N_("the weight of the wish {0} is a number from 1 to {1}, not \"{2}\""),
                {std::string(about.id), std::to_string(most_wish_weight), written});
}
Refusal takes_no_number(const WishInfo& about) {
  return refuse(N_("the wish {0} takes no number"), {std::string(about.id)});
}

}  // namespace

const WishInfo& info(WishKind kind) { return wish_infos[at(kind)]; }

std::optional<WishKind> wish_kind_from_id(std::string_view id) {
  const auto found = std::ranges::find(wish_infos, id, &WishInfo::id);
  return found == wish_infos.end() ? std::nullopt : std::optional(found->kind);
}

Message title(const Wish& wish) {
  const WishInfo& about = info(wish.kind);
  return about.has_limit() ? by_number(wish.limit, forms_of(wish.kind)) : Message(about.title);
}

std::string to_text(const Wish& wish) {
  std::string words(info(wish.kind).id);
  if (info(wish.kind).has_limit()) words += "=" + std::to_string(wish.limit);
  if (wish.weight) words += ":" + std::to_string(*wish.weight);
  return words;
}

Outcome<Wish> wish_from_text(std::string_view text) {
  const auto [before, weight] = parted(text, ':');
  const auto [word, limit] = parted(before, '=');
  const auto kind = wish_kind_from_id(word);
  if (!kind) return refuse(N_("there is no wish \"{0}\"; there are {1}"), {std::string(word), known_kinds()});
  const WishInfo& about = info(*kind);
  Wish wish{*kind};
  if (limit.has_value() != about.has_limit())
    return about.has_limit() ? refuse(N_("the wish {0} needs a number: {0}={1}"),
                                      {std::string(word), std::to_string(about.usual)})
                             : takes_no_number(about);
  if (limit) {
    const auto number = whole_number(*limit);
    if (!number || !is_within(about, *number)) return limit_refused(about, std::string(*limit));
    wish.limit = *number;
  }
  if (weight) {
    wish.weight = whole_number(*weight);
    if (!wish.weight || !is_weight(*wish.weight)) return weight_refused(about, std::string(*weight));
  }
  return wish;
}

std::optional<Refusal> check_wish(const Wish& wish) {
  const WishInfo& about = info(wish.kind);
  if (!is_within(about, wish.limit))
    return about.has_limit() ? limit_refused(about, std::to_string(wish.limit)) : takes_no_number(about);
  if (wish.weight && !is_weight(*wish.weight)) return weight_refused(about, std::to_string(*wish.weight));
  return {};
}

}  // namespace hexwright
