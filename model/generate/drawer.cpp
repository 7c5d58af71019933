#include "model/generate/drawer.h"

#include <algorithm>

#include "model/board/index.h"

namespace hexwright {
namespace {

/// The first `count` of a list become a choice of all of it, in random order.
template <class Face>
void choose(std::vector<Face>& faces, std::size_t count, Random& random) {
  for (std::size_t i = 0; i < count; ++i)
    std::swap(faces[i], faces[i + random.below(static_cast<std::uint32_t>(faces.size() - i))]);
}

/// Takes a place that none has taken yet.
template <class PlaceId>
PlaceId next_place(std::vector<PlaceId>& places, std::size_t taken, Random& random) {
  std::swap(places[taken], places[taken + random.below(static_cast<std::uint32_t>(places.size() - taken))]);
  return places[taken];
}

bool has_more_pips(int a, int b) { return pips(a) != pips(b) ? pips(a) > pips(b) : a < b; }

/// How often a worse layout is kept: once in 4, for each unit that it is the worse.
bool keeps(int worse, Random& random) {
  return worse <= 0 || (worse < 32 && random.next() >> (64 - 2 * worse) == 0);
}

}  // namespace

Drawer::Drawer(const Exchange& exchange, std::vector<Wish> wishes)
    : exchange_(&exchange), judge_(exchange.map(), wishes), blank_(layout_of(exchange.map())) {
  prepare_tokens();
  prepare_wishes();
  for (const auto& group : exchange.terrain())
    for (const HexId hex : group.places) blank_.terrain[hex].reset();
  for (const auto& group : exchange.tokens())
    for (const HexId hex : group.places) blank_.number[hex] = MapView::no_number;
  layout_ = blank_;
}

void Drawer::prepare_tokens() {
  for (const TokenGroup& group : exchange_->tokens()) {
    Tokens tokens{group.faces, group.set_aside};
    for (auto& [terrain, numbers] : tokens.set_aside)
      for (auto& [number, count] : numbers) {
        int taken = 0;
        while (taken < count) {
          const auto found = std::ranges::find(tokens.faces, number);
          if (found == tokens.faces.end()) break;
          tokens.faces.erase(found);
          ++taken;
        }
        count = taken;
      }
    std::ranges::sort(tokens.faces, has_more_pips);
    const TokenPool* pool = exchange_->map().token_pool(group.pool);
    tokens.surplus_is_free = !pool || exchange_->map().stacks_with_tokens_of(*pool).empty();
    tokens_.push_back(std::move(tokens));
  }
}

void Drawer::prepare_wishes() {
  for (auto& row : may_touch_) row.fill(true);
  const auto limit = [](int& present, int wanted) {
    present = present == 0 ? wanted : std::min(present, wanted);
  };
  for (const Wish& wish : judge_.wishes()) {
    if (wish.weight) continue;
    switch (wish.kind) {
      case WishKind::RedNumbersApart:
      case WishKind::EqualNumbersApart:
      case WishKind::RareNumbersApart:
        numbers_matter_ = true;
        for (int a = 2; a <= 12; ++a)
          for (int b = 2; b <= 12; ++b) may_touch_[at(a)][at(b)] &= may_touch(wish.kind, a, b);
        break;
      case WishKind::TerrainsTogether:
        limit(most_together_, wish.limit);
        break;
      case WishKind::CornerPips:
        numbers_matter_ = true;
        limit(most_at_corner_, wish.limit);
        break;
      case WishKind::HarborsOffOwnTerrain:
      case WishKind::IslandsAtLeast:
        after_terrain_.push_back(wish);
        break;
      case WishKind::ResourcePipsAtLeast:
      case WishKind::ResourcePipsAtMost:
        break;  // looked at in the end
      case WishKind::DraftSpread:
        last_.push_back(wish);
        break;
    }
  }
}

std::optional<Layout> Drawer::by_rejection(Random& random, std::uint64_t most_tries, std::uint64_t& tries) {
  for (std::uint64_t n = 0; n < most_tries; ++n) {
    ++tries;
    if (shuffle(random, true) && meets_all()) return layout_;
  }
  return std::nullopt;
}

/// Each try begins anew with everything, so that what is kept is a fair choice of all that would be kept;
/// what cannot become one is given up as early as it is seen.
bool Drawer::shuffle(Random& random, bool with_wishes) {
  if (!lay_terrain(random, with_wishes)) return false;
  lay_harbors(random);
  if (with_wishes)
    for (const Wish& wish : after_terrain_)
      if (judge_.missed(wish, layout_) > 0) return false;
  return lay_numbers(random, with_wishes);
}

bool Drawer::lay_terrain(Random& random, bool with_wishes) {
  const auto& groups = exchange_->terrain();
  for (const auto& group : groups)
    for (const HexId hex : group.places) layout_.terrain[hex].reset();
  for (const auto& group : groups) {
    places_ = group.places;
    terrain_faces_ = group.faces;
    if (terrain_faces_.size() > places_.size()) {
      choose(terrain_faces_, places_.size(), random);
      terrain_faces_.resize(places_.size());
      std::ranges::sort(terrain_faces_);
    }
    for (std::size_t i = 0; i < terrain_faces_.size(); ++i) {
      const HexId hex = next_place(places_, i, random);
      layout_.terrain[hex] = terrain_faces_[i];
      if (with_wishes && most_together_ > 0 && !fits_terrain(hex)) return false;
    }
  }
  return true;
}

/// Together with what lies already.
bool Drawer::fits_terrain(HexId hex) const {
  const Terrain terrain = *layout_.terrain[hex];
  if (!is_producing(terrain)) return true;
  std::array<HexId, 16> cluster{hex};
  std::size_t size = 1;
  for (std::size_t next = 0; next < size; ++next)
    for (const HexId beside : exchange_->map().board().neighbours(cluster[next])) {
      if (beside == none || layout_.terrain[beside] != terrain) continue;
      if (std::find(cluster.begin(), cluster.begin() + static_cast<std::ptrdiff_t>(size), beside) !=
          cluster.begin() + static_cast<std::ptrdiff_t>(size))
        continue;
      if (static_cast<int>(size) == most_together_) return false;
      cluster[size++] = beside;
    }
  return true;
}

void Drawer::lay_harbors(Random& random) {
  for (const auto& group : exchange_->harbors()) {
    harbor_places_ = group.places;
    harbor_faces_ = group.faces;
    choose(harbor_faces_, harbor_places_.size(), random);
    for (std::size_t i = 0; i < harbor_places_.size(); ++i)
      layout_.harbor[harbor_places_[i]] = harbor_faces_[i];
  }
}

bool Drawer::lay_numbers(Random& random, bool with_wishes) {
  for (const TokenGroup& group : exchange_->tokens())
    for (const HexId hex : group.places) layout_.number[hex] = MapView::no_number;
  // A number that is printed on a hex does not count where nothing can be rolled.
  for (const auto& group : exchange_->terrain())
    for (const HexId hex : group.places)
      if (exchange_->token_group(hex) < 0)
        layout_.number[hex] = is_producing(*layout_.terrain[hex]) ? blank_.number[hex] : MapView::no_number;
  for (std::size_t i = 0; i < tokens_.size(); ++i)
    if (!lay_group(i, random, with_wishes && numbers_matter_)) return false;
  return true;
}

bool Drawer::lay_group(std::size_t group, Random& random, bool with_wishes) {
  const Tokens& tokens = tokens_[group];
  places_.clear();
  for (const HexId hex : exchange_->tokens()[group].places)
    if (layout_.terrain[hex] && is_producing(*layout_.terrain[hex])) places_.push_back(hex);
  token_faces_ = tokens.faces;
  for (const auto& [terrain, numbers] : tokens.set_aside) {
    taking_.clear();
    std::erase_if(places_, [&](HexId hex) {
      if (layout_.terrain[hex] != terrain) return false;
      taking_.push_back(hex);
      return true;
    });
    random.shuffle(taking_);
    for (const auto& [number, count] : numbers)
      for (int n = 0; n < count; ++n) {
        if (!taking_.empty()) {
          layout_.number[taking_.back()] = number;
          if (with_wishes && !fits_number(taking_.back())) return false;
          taking_.pop_back();
        } else if (tokens.surplus_is_free) {
          token_faces_.push_back(number);
        }
      }
    places_.insert(places_.end(), taking_.begin(), taking_.end());
  }
  if (token_faces_.size() < places_.size()) return false;
  if (token_faces_.size() > places_.size()) {
    choose(token_faces_, places_.size(), random);
    token_faces_.resize(places_.size());
    std::ranges::sort(token_faces_, has_more_pips);
  }
  for (std::size_t i = 0; i < token_faces_.size(); ++i) {
    const HexId hex = next_place(places_, i, random);
    layout_.number[hex] = token_faces_[i];
    if (with_wishes && !fits_number(hex)) return false;
  }
  return true;
}

/// Beside what lies already.
bool Drawer::fits_number(HexId hex) const {
  const BoardGraph& board = exchange_->map().board();
  const int number = layout_.number[hex];
  for (const HexId beside : board.neighbours(hex))
    if (beside != none && layout_.number[beside] > 0 && !may_touch_[at(number)][at(layout_.number[beside])])
      return false;
  if (most_at_corner_ == 0) return true;
  for (const IntersectionId corner : board.hex_intersections(hex)) {
    int sum = 0;
    for (const HexId around : board.intersection_hexes(corner))
      if (around != none) sum += pips(layout_.number[around]);
    if (sum > most_at_corner_) return false;
  }
  return true;
}

/// All of it once more: what lay there before may miss a wish, too.
bool Drawer::meets_all() const { return judge_.missed_quickly(layout_) == 0 && meets_last(); }

bool Drawer::meets_last() const {
  return std::ranges::all_of(last_, [&](const Wish& wish) { return judge_.missed(wish, layout_) == 0; });
}

std::optional<Layout> Drawer::by_chain(Random& random, std::uint64_t most_exchanges) {
  // Too few tokens for this terrain is bad luck, and rare.
  for (int tries = 0; !shuffle(random, false);)
    if (++tries == 1000) return std::nullopt;
  std::size_t places = 0;
  for (const auto& group : exchange_->terrain()) places += group.places.size();
  for (const auto& group : exchange_->tokens()) places += group.places.size();
  for (const auto& group : exchange_->harbors()) places += group.places.size();
  const std::uint64_t forgotten = 100 * places;  // the beginning by then
  int missed = judge_.missed_quickly(layout_);
  for (std::uint64_t n = 1; n <= most_exchanges; ++n) {
    if (const auto swap = exchange_->swap_at_random(layout_, random)) {
      const int then = judge_.missed_quickly(layout_);
      if (keeps(then - missed, random))
        missed = then;
      else
        Exchange::apply(*swap, layout_);
    }
    // Looked at now and then: the first good one after a bad one would not be a fair choice.
    const bool look = n >= forgotten && n % places == 0;
    if (look && missed == 0 && meets_last()) return layout_;
  }
  return std::nullopt;
}

}  // namespace hexwright
