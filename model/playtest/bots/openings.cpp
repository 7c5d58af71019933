#include "model/playtest/bots/openings.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <boost/container/small_vector.hpp>

#include "model/playtest/bots/learned_models.h"
#include "model/playtest/bounded_list.h"
#include "model/playtest/table.h"

namespace hexwright {
namespace {

/// Places that are looked at by playing the draft on, and those that others are thought to choose among.
constexpr std::size_t most_tried = 14, most_considered = 24;

FoundingFacts facts_at(const BoardWorth& board_worth, IntersectionId place) {
  FoundingFacts facts = founding_facts(board_worth, place);
  const Game& game = board_worth.view().game();
  facts.correction =
      rated(board_worth.view(), rating::Founding{place}, game.bot_memory<OpeningMemory>().correction(place));
  return facts;
}

float strength(const FoundingFacts& facts, const Game& game, SeatId seat) {
  return learned_openings.strength(features_of(facts, game, seat)) + facts.correction;
}

/// The founding settlements that stand, and those that are still to come. BASE-02
class Draft {
 public:
  Draft(const BoardWorth& board_worth, std::span<const Action> legal);

  Openings best_first();

 private:
  /// A position in `places_`.
  using PlaceId = Id<struct PlaceKind>;
  using PlaceBits = Bits<PlaceId, most_intersections>;
  struct Place {
    IntersectionId at;
    FoundingFacts facts;
    float score = 0;                   ///< for the seat whose turn it is
    BoundedList<PlaceId, 4> closes{};  ///< itself, and those beside it
  };
  /// What each place would be worth, as far as it was asked for.
  struct Scores {
    std::vector<float> of_place;
    PlaceBits known;
  };
  SeatId founder(int n) const {
    const int seats = view_.game().players(), place = n % seats;
    return SeatId(n / seats % 2 == 0 ? place : seats - 1 - place);
  }
  int all() const { return view_.game().facts().founding_settlements * view_.game().players(); }
  /// The place and those beside it.
  static void close(const Place& place, PlaceBits& open) {
    for (const PlaceId id : place.closes) open.remove(id);
  }
  void find_closed();
  float chance_after(const Place& first);
  const Place* choice(SeatId seat, const Place* before, const PlaceBits& open);
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
  PlaceBits all_places_;
  /// By seat and the place that it took since, if any: what each place would be worth to it then. Most drafts
  /// go on alike whatever is taken now, so most of it is asked for often.
  std::vector<Scores> scores_;
};

Draft::Draft(const BoardWorth& board_worth, std::span<const Action> legal) : view_(board_worth.view()) {
  for (const IntersectionId i : view_.board().intersections()) {
    const BuildingPiece piece = view_.building(i);
    if (!is_town(piece)) continue;
    stand_[piece.seat()] = stand_[piece.seat()] + facts_at(board_worth, i);
    ++founded_;
  }
  founded_ -= view_.game().facts().placed_settlements * view_.game().players();
  for (const Action& action : legal) {
    if (action.kind != ActionKind::BuildSettlement && action.kind != ActionKind::BuildCity) continue;
    const IntersectionId i = action.a.intersection();
    places_.push_back({i, facts_at(board_worth, i)});
  }
  score_places();
  scores_.resize(static_cast<std::size_t>(view_.game().players()) * (1 + places_.size()));
  std::stable_sort(places_.begin(), places_.end(),
                   [](const Place& a, const Place& b) { return a.score > b.score; });
  find_closed();
}

void Draft::find_closed() {
  constexpr std::int16_t nowhere = -1;
  IdArray<IntersectionId, std::int16_t, most_intersections> positions;
  positions.fill(nowhere);
  for (std::size_t i = 0; i < places_.size(); ++i) {
    positions[places_[i].at] = static_cast<std::int16_t>(i);
    all_places_.add(PlaceId(static_cast<int>(i)));
  }
  for (Place& place : places_) {
    place.closes.push_back(PlaceId(positions[place.at]));
    for (const IntersectionId next : view_.board().intersection_neighbours(place.at))
      if (next != none && positions[next] != nowhere) place.closes.push_back(PlaceId(positions[next]));
  }
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
  PlaceBits open = all_places_;
  close(first, open);
  for (int n = founded_ + 1; n < all(); ++n) {
    const SeatId seat = founder(n);
    const Place* next = choice(seat, before[seat], open);
    if (!next) break;
    facts[seat] = facts[seat] + next->facts;
    before[seat] = next;
    close(*next, open);
  }
  return share_of(view_.seat(), facts);
}

const Draft::Place* Draft::choice(SeatId seat, const Place* before, const PlaceBits& open) {
  const std::size_t after = before ? 1 + static_cast<std::size_t>(before - places_.data()) : 0;
  Scores& scores = scores_[seat.index() * (1 + places_.size()) + after];
  scores.of_place.resize(places_.size());
  Positions considered, unknown;
  open.any_of([&](PlaceId id) {
    considered.push_back(id.index());
    if (!scores.known.has(id)) {
      unknown.push_back(id.index());
      scores.known.add(id);
    }
    return considered.size() == most_considered;
  });
  if (!unknown.empty())
    score(seat, before ? stand_[seat] + before->facts : stand_[seat], unknown, scores.of_place);
  const Place* best = nullptr;
  float most = 0;
  for (const std::size_t i : considered)
    if (!best || scores.of_place[i] > most) best = &places_[i], most = scores.of_place[i];
  return best;
}

float Draft::share_of(SeatId seat, const BySeat<FoundingFacts>& facts) const {
  const float own = score(seat, facts[seat]);
  float all = 0;
  for (const SeatId each : view_.game().seats()) all += exponential(score(each, facts[each]) - own);
  return 1 / all;
}

}  // namespace

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

float founding_strength(const BoardWorth& board_worth, std::span<const IntersectionId> places) {
  FoundingFacts facts;
  for (const IntersectionId place : places) facts = facts + facts_at(board_worth, place);
  return strength(facts, board_worth.view().game(), board_worth.view().seat());
}

std::shared_ptr<const Openings> openings(const BoardWorth& board_worth, std::span<const Action> legal) {
  const View& view = board_worth.view();
  auto& memory = view.game().bot_memory<OpeningMemory>();
  const std::uint64_t here = draft_position(view);
  if (auto known = memory.find(here)) return known;
  auto found = std::make_shared<const Openings>(Draft(board_worth, legal).best_first());
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

void rate_openings(const BoardWorth& board_worth, std::span<const Action> legal, float doubt, Random& random,
                   Ratings& ratings) {
  const auto found = openings(board_worth, legal);
  if (board_worth.view().game().bot_memory<OpeningMemory>().studied > 0)
    doubt = std::max(doubt, studied_doubt);
  for (const Opening& each : *found) {
    const float chance = each.chance();
    const float spread = std::sqrt(chance * (1 - chance) / Opening::learned_games);
    ratings.rate({.kind = legal.front().kind, .a = each.place}, chance + doubt * spread * deviation(random));
  }
}

}  // namespace hexwright
