#include "model/playtest/bots/openings.h"

#include <algorithm>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>

#include "model/playtest/bots/growth.h"

namespace hexwright {
namespace {

/// Of maps without ships, and of those with ships.
constexpr std::array<FoundingFeatures, 2> learned{{
#include "model/playtest/bots/opening_weights.inc"
}};

/// Places that are looked at by playing the draft on, and those that others are thought to choose among.
constexpr std::size_t most_tried = 8, most_considered = 16;

/// The founding settlements that stand, and those that are still to come. BASE-02
class Draft {
 public:
  Draft(const Appraisal& appraisal, std::span<const Action> legal);

  std::vector<Opening> best_first();

 private:
  struct Place {
    IntersectionId at;
    FoundingFacts facts;
    float score = 0;  ///< for the seat whose turn it is
  };
  SeatId founder(int n) const {
    const int seats = view_.game().players();
    return SeatId(n < seats ? n : 2 * seats - 1 - n);
  }
  int all() const { return 2 * view_.game().players(); }
  bool is_near(IntersectionId one, IntersectionId other) const {
    const auto& next = view_.board().intersection_neighbours(one);
    return one == other || std::find(next.begin(), next.end(), other) != next.end();
  }
  float chance_after(const Place& first) const;
  const Place* choice(const FoundingFacts& own, std::span<const Place* const> taken) const;
  float share_of(SeatId seat, const BySeat<FoundingFacts>& facts) const;

  float score(const FoundingFacts& facts) const {
    const FoundingFeatures features = features_of(facts);
    float sum = 0;
    for (std::size_t i = 0; i < features.size(); ++i) sum += weights_[i] * features[i];
    return sum;
  }

  const View& view_;
  const FoundingFeatures& weights_;
  BySeat<FoundingFacts> stand_{};
  int founded_ = 0;
  std::vector<Place> places_;
};

Draft::Draft(const Appraisal& appraisal, std::span<const Action> legal)
    : view_(appraisal.view()), weights_(learned[view_.game().has_ships() ? 1 : 0]) {
  for (const IntersectionId i : view_.board().intersections()) {
    const BuildingPiece piece = view_.building(i);
    if (!is_town(piece)) continue;
    stand_[piece.seat()] = stand_[piece.seat()] + founding_facts(appraisal, i);
    ++founded_;
  }
  for (const Action& action : legal) {
    if (action.kind != ActionKind::BuildSettlement) continue;
    const IntersectionId i = action.a.intersection();
    Place& place = places_.emplace_back(Place{i, founding_facts(appraisal, i)});
    place.score = score(stand_[view_.seat()] + place.facts);
  }
  std::stable_sort(places_.begin(), places_.end(),
                   [](const Place& a, const Place& b) { return a.score > b.score; });
}

std::vector<Opening> Draft::best_first() {
  std::vector<Opening> best;
  for (std::size_t i = 0; i < std::min(most_tried, places_.size()); ++i)
    best.push_back({places_[i].at, chance_after(places_[i])});
  std::stable_sort(best.begin(), best.end(),
                   [](const Opening& a, const Opening& b) { return a.chance > b.chance; });
  return best;
}

/// Everybody who comes later takes what seems best then.
float Draft::chance_after(const Place& first) const {
  BySeat<FoundingFacts> facts = stand_;
  facts[view_.seat()] = facts[view_.seat()] + first.facts;
  std::vector<const Place*> taken{&first};
  for (int n = founded_ + 1; n < all(); ++n) {
    const SeatId seat = founder(n);
    const Place* next = choice(facts[seat], taken);
    if (!next) break;
    facts[seat] = facts[seat] + next->facts;
    taken.push_back(next);
  }
  return share_of(view_.seat(), facts);
}

const Draft::Place* Draft::choice(const FoundingFacts& own, std::span<const Place* const> taken) const {
  const Place* best = nullptr;
  float most = 0;
  std::size_t considered = 0;
  for (const Place& place : places_) {
    const bool is_free = std::none_of(taken.begin(), taken.end(),
                                      [&](const Place* other) { return is_near(place.at, other->at); });
    if (!is_free) continue;
    const float here = score(own + place.facts);
    if (!best || here > most) best = &place, most = here;
    if (++considered == most_considered) break;
  }
  return best;
}

float Draft::share_of(SeatId seat, const BySeat<FoundingFacts>& facts) const {
  const float own = score(facts[seat]);
  float all = 0;
  for (const SeatId each : view_.game().seats()) all += growth(score(facts[each]) - own);
  return 1 / all;
}

/// What a draft depends on: the open board, and who stands where.
std::uint64_t position(const View& view) {
  constexpr std::uint64_t prime = 0x100000001B3U;
  std::uint64_t hash = 0xCBF29CE484222325U;
  const auto mix = [&](std::uint64_t value) {
    hash = (hash ^ value) * prime;
    hash ^= hash >> 29U;
  };
  for (const HexId hex : view.board().hexes())
    mix(view.terrain(hex) | static_cast<std::uint64_t>(view.number(hex)) << 8U);
  for (const IntersectionId i : view.board().intersections())
    mix(view.building(i).code | static_cast<std::uint64_t>(view.harbors(i)) << 8U);
  mix(static_cast<std::uint64_t>(view.seat().value()));
  return hash;
}

}  // namespace

struct OpeningMemory::Positions {
  static constexpr std::size_t most = 20'000;
  mutable std::shared_mutex mutex;
  std::unordered_map<std::uint64_t, std::shared_ptr<const std::vector<Opening>>> known;
};

OpeningMemory::OpeningMemory() : positions_(std::make_unique<Positions>()) {}
OpeningMemory::~OpeningMemory() = default;

std::shared_ptr<const std::vector<Opening>> OpeningMemory::find(std::uint64_t position) const {
  const std::shared_lock lock(positions_->mutex);
  const auto found = positions_->known.find(position);
  return found == positions_->known.end() ? nullptr : found->second;
}

void OpeningMemory::keep(std::uint64_t position, std::shared_ptr<const std::vector<Opening>> openings) {
  const std::unique_lock lock(positions_->mutex);
  if (positions_->known.size() < Positions::most) positions_->known.emplace(position, std::move(openings));
}

std::shared_ptr<const std::vector<Opening>> openings(const Appraisal& appraisal,
                                                     std::span<const Action> legal) {
  const View& view = appraisal.view();
  OpeningMemory& memory = view.game().opening_memory();
  const std::uint64_t here = position(view);
  if (auto known = memory.find(here)) return known;
  auto found = std::make_shared<const std::vector<Opening>>(Draft(appraisal, legal).best_first());
  memory.keep(here, found);
  return found;
}

void rate_openings(const Appraisal& appraisal, std::span<const Action> legal, const OpeningStyle& style,
                   Random& random, Ratings& ratings) {
  const auto found = openings(appraisal, legal);
  if (found->empty()) return;
  constexpr float ln_2 = 0.6931F;
  const float best = found->front().chance;
  float all = 0;
  std::vector<float> likely;
  for (const Opening& each : *found) {
    const float behind = best - each.chance;
    likely.push_back(behind > style.worst ? 0 : growth(-ln_2 * behind / style.halving));
    all += likely.back();
  }
  constexpr std::uint32_t fine = 1U << 24U;
  float drawn = all * static_cast<float>(random.below(fine)) / static_cast<float>(fine);
  std::size_t taken = 0;
  while (taken + 1 < likely.size() && drawn >= likely[taken]) drawn -= likely[taken++];
  for (std::size_t i = 0; i < found->size(); ++i)
    ratings.rate({.kind = ActionKind::BuildSettlement, .a = (*found)[i].place},
                 (*found)[i].chance + (i == taken ? 1.0F : 0.0F));
}

}  // namespace hexwright
