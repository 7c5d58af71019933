#include "model/playtest/bots/openings.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <numeric>
#include <shared_mutex>
#include <unordered_map>

#include <boost/container/small_vector.hpp>

#include "model/playtest/bots/growth.h"
#include "model/playtest/bots/opening_model.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

/// Places that are looked at by playing the draft on, and those that others are thought to choose among.
constexpr std::size_t most_tried = 14, most_considered = 24;

FoundingFacts facts_at(const Appraisal& appraisal, IntersectionId place) {
  FoundingFacts facts = founding_facts(appraisal, place);
  const Game& game = appraisal.view().game();
  facts.correction = game.opening_memory().correction(place);
  for (const auto strength : game.hooks().founding_strength)
    facts.correction += strength(appraisal.view(), place);
  return facts;
}

float strength(const FoundingFacts& facts, const Game& game, SeatId seat) {
  return learned_openings.strength(features_of(facts, game, seat)) + facts.correction;
}

/// The founding settlements that stand, and those that are still to come. BASE-02, CLO-03
class Draft {
 public:
  Draft(const Appraisal& appraisal, std::span<const Action> legal);

  Openings best_first();

 private:
  struct Place {
    IntersectionId at;
    FoundingFacts facts;
    float score = 0;  ///< for the seat whose turn it is
  };
  SeatId founder(int n) const {
    const int seats = view_.game().players(), place = n % seats;
    return SeatId(n / seats % 2 == 0 ? place : seats - 1 - place);
  }
  int all() const { return view_.game().facts().founding_settlements * view_.game().players(); }
  /// The place and those beside it.
  void close(IntersectionId place, IntersectionBits& closed) const {
    closed.add(place);
    for (const IntersectionId next : view_.board().intersection_neighbours(place))
      if (next != none) closed.add(next);
  }
  float chance_after(const Place& first);
  const Place* choice(SeatId seat, const Place* before, const IntersectionBits& closed);
  float share_of(SeatId seat, const BySeat<FoundingFacts>& facts) const;

  /// By position in `places_`; each is scored for a seat with these facts that takes it.
  using Positions = boost::container::small_vector<std::size_t, most_considered>;
  void score(SeatId seat, const FoundingFacts& own, const Positions& which, std::span<float> scores) const;
  void score_places();
  float score(SeatId seat, const FoundingFacts& facts) const { return strength(facts, view_.game(), seat); }

  const View& view_;
  BySeat<FoundingFacts> stand_{};
  int founded_ = 0;
  std::vector<Place> places_;
  /// By seat and the place that it took since, if any: what each place would be worth to it then. Most drafts
  /// go on alike whatever is taken now, so most of it is asked for often.
  std::vector<std::vector<float>> scores_;
};

Draft::Draft(const Appraisal& appraisal, std::span<const Action> legal) : view_(appraisal.view()) {
  for (const IntersectionId i : view_.board().intersections()) {
    const BuildingPiece piece = view_.building(i);
    if (!is_town(piece)) continue;
    stand_[piece.seat()] = stand_[piece.seat()] + facts_at(appraisal, i);
    ++founded_;
  }
  founded_ -= view_.game().facts().placed_settlements * view_.game().players();
  for (const Action& action : legal) {
    if (action.kind != ActionKind::BuildSettlement && action.kind != ActionKind::BuildCity) continue;
    const IntersectionId i = action.a.intersection();
    places_.push_back({i, facts_at(appraisal, i)});
  }
  score_places();
  scores_.resize(static_cast<std::size_t>(view_.game().players()) * (1 + places_.size()));
  std::stable_sort(places_.begin(), places_.end(),
                   [](const Place& a, const Place& b) { return a.score > b.score; });
}

/// Two at once, which takes little longer than one.
void Draft::score(SeatId seat, const FoundingFacts& own, const Positions& which,
                  std::span<float> scores) const {
  const Game& game = view_.game();
  std::size_t n = 0;
  for (; n + 1 < which.size(); n += 2) {
    const FoundingFacts one = own + places_[which[n]].facts, other = own + places_[which[n + 1]].facts;
    const auto both =
        learned_openings.strengths(features_of(one, game, seat), features_of(other, game, seat));
    scores[which[n]] = both[0] + one.correction;
    scores[which[n + 1]] = both[1] + other.correction;
  }
  if (n < which.size()) scores[which[n]] = score(seat, own + places_[which[n]].facts);
}

/// For the seat whose turn it is.
void Draft::score_places() {
  Positions all(places_.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  std::vector<float> scores(places_.size());
  score(view_.seat(), stand_[view_.seat()], all, scores);
  for (const std::size_t i : all) places_[i].score = scores[i];
}

Openings Draft::best_first() {
  Openings best;
  for (std::size_t i = 0; i < std::min(most_tried, places_.size()); ++i)
    best.push_back({places_[i].at, chance_after(places_[i])});
  std::stable_sort(best.begin(), best.end(),
                   [](const Opening& a, const Opening& b) { return a.learned > b.learned; });
  return best;
}

/// Everybody who comes later takes what seems best then.
float Draft::chance_after(const Place& first) {
  BySeat<FoundingFacts> facts = stand_;
  facts[view_.seat()] = facts[view_.seat()] + first.facts;
  BySeat<const Place*> before{};
  before[view_.seat()] = &first;
  IntersectionBits closed;
  close(first.at, closed);
  for (int n = founded_ + 1; n < all(); ++n) {
    const SeatId seat = founder(n);
    const Place* next = choice(seat, before[seat], closed);
    if (!next) break;
    facts[seat] = facts[seat] + next->facts;
    before[seat] = next;
    close(next->at, closed);
  }
  return share_of(view_.seat(), facts);
}

const Draft::Place* Draft::choice(SeatId seat, const Place* before, const IntersectionBits& closed) {
  const std::size_t after = before ? 1 + static_cast<std::size_t>(before - places_.data()) : 0;
  std::vector<float>& scores = scores_[seat.index() * (1 + places_.size()) + after];
  scores.resize(places_.size(), std::numeric_limits<float>::quiet_NaN());
  const FoundingFacts own = before ? stand_[seat] + before->facts : stand_[seat];
  Positions considered, unknown;
  for (std::size_t i = 0; i < places_.size() && considered.size() < most_considered; ++i) {
    if (closed.has(places_[i].at)) continue;
    considered.push_back(i);
    if (std::isnan(scores[i])) unknown.push_back(i);
  }
  score(seat, own, unknown, scores);
  const Place* best = nullptr;
  float most = 0;
  for (const std::size_t i : considered)
    if (!best || scores[i] > most) best = &places_[i], most = scores[i];
  return best;
}

float Draft::share_of(SeatId seat, const BySeat<FoundingFacts>& facts) const {
  const float own = score(seat, facts[seat]);
  float all = 0;
  for (const SeatId each : view_.game().seats()) all += growth(score(each, facts[each]) - own);
  return 1 / all;
}

}  // namespace

struct OpeningMemory::Positions {
  static constexpr std::size_t most = 60'000;  // more than `most_study` games have
  mutable std::shared_mutex mutex;
  std::unordered_map<std::uint64_t, std::shared_ptr<const Openings>> known;
};

OpeningMemory::OpeningMemory() : positions_(std::make_unique<Positions>()) {}
OpeningMemory::~OpeningMemory() = default;

std::shared_ptr<const Openings> OpeningMemory::find(std::uint64_t position) const {
  const std::shared_lock lock(positions_->mutex);
  const auto found = positions_->known.find(position);
  return found == positions_->known.end() ? nullptr : found->second;
}

void OpeningMemory::keep(std::uint64_t position, std::shared_ptr<const Openings> openings) {
  const std::unique_lock lock(positions_->mutex);
  if (positions_->known.size() < Positions::most) positions_->known.emplace(position, std::move(openings));
}

void OpeningMemory::count(std::uint64_t position, IntersectionId place, float chance) {
  const std::unique_lock lock(positions_->mutex);
  const auto found = positions_->known.find(position);
  if (found == positions_->known.end()) return;
  auto counted = std::make_shared<Openings>(*found->second);
  for (Opening& each : *counted)
    if (each.place == place) each.games += games_a_look, each.wins += games_a_look * chance;
  found->second = std::move(counted);
}

void OpeningMemory::forget() {
  forget_positions();
  model_.forget();
  chances_.forget();
  studied = 0;
}

void OpeningMemory::forget_positions() {
  const std::unique_lock lock(positions_->mutex);
  positions_->known.clear();
}

float PlaceCorrections::at(std::span<const IntersectionId> places) const {
  float sum = 0;
  for (const IntersectionId place : places) sum += at(place);
  return sum;
}

/// A step of Newton's method towards the corrections that are most likely, as long as each game says little.
void PlaceCorrections::learn(std::span<const IntersectionId> places, float chance, float result,
                             float games) {
  for (const IntersectionId place : places) {
    if (place.index() >= known_.size()) known_.resize(place.index() + 1, at_first_);
    Known& known = known_[place.index()];
    known.information += games * chance * (1 - chance);
    known.strength += games * (result - chance) / known.information;
  }
}

void OpeningMemory::correct(std::span<const FoundedSeat> seats) {
  const float base = seats.front().strength;
  float all = 0;
  for (const FoundedSeat& seat : seats) all += growth(seat.strength - base);
  for (const FoundedSeat& seat : seats)
    model_.learn(seat.places, growth(seat.strength - base) / all, seat.chance, games_a_look);
}

void OpeningMemory::correct_chances(std::span<FoundedSeat> seats) {
  float all = 0;
  for (FoundedSeat& seat : seats) all += seat.chance *= growth(chances_.at(seat.places));
  for (FoundedSeat& seat : seats) {
    seat.chance /= all;
    if (seat.won) chances_.learn(seat.places, seat.chance, *seat.won ? 1 : 0, 1);
  }
}

std::uint64_t draft_position(const View& view) {
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

float founding_strength(const Appraisal& appraisal, std::span<const IntersectionId> places) {
  FoundingFacts facts;
  for (const IntersectionId place : places) facts = facts + facts_at(appraisal, place);
  return strength(facts, appraisal.view().game(), appraisal.view().seat());
}

std::shared_ptr<const Openings> openings(const Appraisal& appraisal, std::span<const Action> legal) {
  const View& view = appraisal.view();
  OpeningMemory& memory = view.game().opening_memory();
  const std::uint64_t here = draft_position(view);
  if (auto known = memory.find(here)) return known;
  auto found = std::make_shared<const Openings>(Draft(appraisal, legal).best_first());
  memory.keep(here, found);
  return found;
}

/// Near a normal distribution with a deviation of 1; the same on every machine.
float deviation(Random& random) {
  constexpr int dice = 12;
  constexpr std::uint32_t fine = 1U << 16U;
  float sum = -dice / 2.0F;
  for (int i = 0; i < dice; ++i) sum += static_cast<float>(random.below(fine)) / static_cast<float>(fine);
  return sum;
}

void rate_openings(const Appraisal& appraisal, std::span<const Action> legal, float doubt, Random& random,
                   Ratings& ratings) {
  const auto found = openings(appraisal, legal);
  if (appraisal.view().game().opening_memory().studied > 0) doubt = std::max(doubt, studied_doubt);
  for (const Opening& each : *found) {
    const float chance = each.chance();
    const float spread = std::sqrt(chance * (1 - chance) / Opening::learned_games);
    ratings.rate({.kind = legal.front().kind, .a = each.place}, chance + doubt * spread * deviation(random));
  }
}

}  // namespace hexwright
