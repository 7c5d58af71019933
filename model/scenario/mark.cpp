#include "model/scenario/mark.h"

#include <algorithm>

#include "model/scenario/limits.h"

namespace hexwright {
namespace {

/// In the order of `MarkKind`.
constexpr std::array mark_infos{
    MarkInfo{MarkKind::Strait, "strait", N_("Strait")},
    MarkInfo{MarkKind::Wasteland, "wasteland", N_("Wasteland")},
    MarkInfo{MarkKind::Fortress, "fortress", N_("Pirate fortress"), MarkedAt::Intersection,
             MarkNumber::Player},
    MarkInfo{MarkKind::Landing, "landing", N_("Landing place"), MarkedAt::Intersection, MarkNumber::Player},
    MarkInfo{MarkKind::FirstSettlement, "first-settlement", N_("First settlement"), MarkedAt::Intersection,
             MarkNumber::Player},
    MarkInfo{MarkKind::FirstShip, "first-ship", N_("First ship"), MarkedAt::Path, MarkNumber::Player},
    MarkInfo{MarkKind::Course, "course", N_("Course of the fleet"), MarkedAt::Hex, MarkNumber::Order},
    MarkInfo{MarkKind::Village, "village", N_("Village"), MarkedAt::Intersection, MarkNumber::Token},
    MarkInfo{MarkKind::GiftPoint, "gift-point", N_("Gift: victory point"), MarkedAt::Path},
    MarkInfo{MarkKind::GiftHarbor, "gift-harbor", N_("Gift: harbor"), MarkedAt::Path},
    MarkInfo{MarkKind::GiftCard, "gift-card", N_("Gift: development card"), MarkedAt::Path}};
static_assert(mark_infos.size() == all_mark_kinds.size());

constexpr const char* says_where(MarkedAt at) {
  switch (at) {
    case MarkedAt::Hex:
      return N_("this mark lies on a hex");
    case MarkedAt::Path:
      return N_("this mark lies on a path");
    case MarkedAt::Intersection:
      break;
  }
  return N_("this mark lies at an intersection");
}

}  // namespace

MarkInfo info(MarkKind kind) {
  if (!is_own(kind)) return mark_infos.at(static_cast<std::size_t>(kind));
  return {kind, "own", N_("Own mark"), static_cast<MarkedAt>(own_number(kind) / own_marks::most_of_a_sort)};
}
std::string_view id(MarkKind kind) { return info(kind).id; }
std::string_view title(MarkKind kind) { return info(kind).title; }

std::optional<MarkKind> mark_kind_from_id(std::string_view word) {
  const auto* found =
      std::find_if(mark_infos.begin(), mark_infos.end(), [&](const MarkInfo& row) { return row.id == word; });
  return found == mark_infos.end() ? std::nullopt : std::optional(found->kind);
}

std::vector<Hex> hexes_at(const MarkPlace& place) {
  if (const auto* hex = std::get_if<Hex>(&place)) return {*hex};
  const auto all = [](const auto& at) {
    const auto hexes = at.hexes();
    return std::vector<Hex>(hexes.begin(), hexes.end());
  };
  if (const auto* path = std::get_if<Path>(&place)) return all(*path);
  return all(std::get<Intersection>(place));
}

MarkPlace moved_by(const MarkPlace& place, Hex by) {
  struct Shift {
    Hex by;
    MarkPlace operator()(const Hex& hex) const { return hex + by; }
    MarkPlace operator()(const Path& path) const { return Path(path.hex() + by, path.side()); }
    MarkPlace operator()(const Intersection& i) const { return Intersection(i.hex() + by, i.corner()); }
  };
  return std::visit(Shift{by}, place);
}

std::optional<Refusal> why_no_mark(const MarkPlace& place, const Mark& mark) {
  const MarkInfo row = info(mark.kind);
  if (place.index() != static_cast<std::size_t>(row.at)) return refuse(says_where(row.at));
  const bool numbered = row.number != MarkNumber::None;
  if (!numbered && mark.number != 0) return refuse(N_("this mark has no number"));
  if (numbered && (mark.number < 1 || mark.number > limits::mark_number))
    return refuse(N_("the number of a mark goes from 1 to {0}"), {std::to_string(limits::mark_number)});
  return {};
}

}  // namespace hexwright
