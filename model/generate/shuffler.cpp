#include "model/generate/shuffler.h"

#include <algorithm>
#include <numeric>

#include "model/board/index.h"

namespace hexwright {
namespace {

template <class Face>
void swap_in(std::vector<Face>& list, std::size_t i, Random& random) {
  std::swap(list[i], list[i + random.below(static_cast<std::uint32_t>(list.size() - i))]);
}

/// The first `count` of a list become a choice of all of it, in random order.
template <class Face>
void choose(std::vector<Face>& faces, std::size_t count, Random& random) {
  for (std::size_t i = 0; i < count; ++i) swap_in(faces, i, random);
}

constexpr std::array<std::uint8_t, 13> pips_of{0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1};

/// What counts of a number: that itself, or 0 where none can be rolled.
std::uint8_t rolled(std::uint8_t number) { return is_legal_number(number) ? number : 0; }

bool has_more_pips(std::uint8_t a, std::uint8_t b) {
  const auto of_a = pips_of[rolled(a)], of_b = pips_of[rolled(b)];
  return of_a != of_b ? of_a > of_b : a < b;
}

}  // namespace

Shuffler::Shuffler(const Exchange& exchange, const Judge& judge) : exchange_(&exchange) {
  prepare_wishes(judge);
  prepare_near();
  prepare_terrain();
  prepare_tokens();
  prepare_parts();
  look_at_what_stays(judge);
}

void Shuffler::prepare_wishes(const Judge& judge) {
  const auto limit = [](int& present, int wanted) {
    present = present == 0 ? wanted : std::min(present, wanted);
  };
  for (const Wish& wish : judge.wishes()) {
    if (wish.weight) continue;
    switch (wish.kind) {
      case WishKind::RedNumbersApart:
      case WishKind::EqualNumbersApart:
      case WishKind::RareNumbersApart:
        numbers_matter_ = true;
        for (int a = 2; a <= 12; ++a)
          for (int b = 2; b <= 12; ++b)
            if (!may_touch(wish.kind, a, b)) may_not_touch_[at(a)] |= static_cast<std::uint16_t>(1U << at(b));
        break;
      case WishKind::TerrainsTogether:
        limit(most_together_, wish.limit);
        break;
      case WishKind::CornerPips:
        numbers_matter_ = true;
        limit(most_at_corner_, wish.limit);
        break;
      default:
        left_.push_back(wish);
    }
  }
  const auto looks_at_numbers = [](const Wish& wish) {
    return wish.kind == WishKind::ResourcePipsAtLeast || wish.kind == WishKind::ResourcePipsAtMost ||
           wish.kind == WishKind::StrongCornersAtLeast || wish.kind == WishKind::DraftSpread;
  };
  std::ranges::stable_sort(left_, {}, looks_at_numbers);
  std::ranges::stable_sort(left_, {}, [](const Wish& wish) { return wish.kind == WishKind::DraftSpread; });
}

void Shuffler::prepare_near() {
  const BoardGraph& board = exchange_->map().board();
  const auto beyond = static_cast<Index>(board.hex_count());
  near_.resize(at(board.hex_count()));
  for (const HexId hex : board.hexes()) {
    Near& near = near_[hex.index()];
    for (const HexId beside : board.neighbours(hex))
      if (beside != none) near.beside[near.beside_count++] = static_cast<Index>(beside.index());
    for (std::size_t corner = 0; corner < near.pairs.size(); ++corner) {
      near.pairs[corner] = {beyond, beyond};
      std::size_t other = 0;
      for (const HexId around : board.intersection_hexes(board.hex_intersections(hex)[corner]))
        if (around != none && around != hex) near.pairs[corner][other++] = static_cast<Index>(around.index());
    }
  }
  const MapView& map = exchange_->map();
  terrain_.assign(near_.size() + 1, unknown);
  number_.assign(near_.size() + 1, no_token);
  takes_.assign(near_.size() + 1, 0);
  for (const HexId hex : board.hexes()) {
    if (const auto terrain = map.terrain(hex)) {
      terrain_[hex.index()] = static_cast<Face>(*terrain);
      takes_[hex.index()] = is_producing(*terrain);
    }
    if (map.number(hex) != MapView::no_number) number_[hex.index()] = static_cast<Face>(map.number(hex));
  }
}

bool Shuffler::is_special(Terrain terrain) const {
  return !is_producing(terrain) || std::ranges::any_of(exchange_->tokens(), [&](const TokenGroup& group) {
    return group.set_aside.contains(terrain);
  });
}

void Shuffler::prepare_terrain() {
  for (const auto& group : exchange_->terrain()) {
    TerrainGroup prepared;
    for (const HexId hex : group.places) {
      const auto index = static_cast<Index>(hex.index());
      prepared.places.push_back(index);
      terrain_[index] = unknown;
      if (exchange_->token_group(hex) < 0 && number_[index] != no_token) {
        printed_.push_back(index);
        printed_number_.push_back(number_[index]);
      }
    }
    prepared.has_surplus = group.faces.size() > group.places.size();
    for (const Terrain terrain : group.faces) {
      prepared.all_faces.push_back(static_cast<Face>(terrain));
      (is_special(terrain) ? prepared.all_specials : prepared.all_plain)
          .push_back(static_cast<Face>(terrain));
    }
    terrain_groups_.push_back(std::move(prepared));
  }
}

void Shuffler::prepare_tokens() {
  const MapView& map = exchange_->map();
  for (const TokenGroup& group : exchange_->tokens()) {
    Tokens tokens;
    for (const HexId hex : group.places) {
      tokens.places.push_back(static_cast<Index>(hex.index()));
      number_[hex.index()] = no_token;
    }
    for (const int number : group.faces) tokens.faces.push_back(static_cast<Face>(number));
    for (const auto& [terrain, numbers] : group.set_aside) {
      std::vector<Face> own;
      for (const auto& [number, count] : numbers)
        for (int n = 0; n < count; ++n) {
          const auto found = std::ranges::find(tokens.faces, static_cast<Face>(number));
          if (found == tokens.faces.end()) break;
          tokens.faces.erase(found);
          own.push_back(static_cast<Face>(number));
        }
      tokens.set_aside.emplace_back(static_cast<Face>(terrain), std::move(own));
    }
    std::ranges::sort(tokens.faces, has_more_pips);
    const TokenPool* pool = map.token_pool(group.pool);
    tokens.surplus_is_free = !pool || map.stacks_with_tokens_of(*pool).empty();
    token_groups_.push_back(std::move(tokens));
  }
}

/// By group, those of terrain first: the name of its part. Groups that have a place in common, or places
/// beside each other, belong to one.
std::vector<std::size_t> Shuffler::parts_of_groups() const {
  const std::size_t groups = terrain_groups_.size() + token_groups_.size();
  std::vector<std::size_t> part_of(groups);
  std::iota(part_of.begin(), part_of.end(), std::size_t(0));
  const auto unite = [&](std::size_t a, std::size_t b) {
    std::ranges::replace(part_of, std::size_t(part_of[b]), std::size_t(part_of[a]));
  };
  std::vector<std::vector<std::size_t>> here(near_.size());
  for (std::size_t g = 0; g < terrain_groups_.size(); ++g)
    for (const Index hex : terrain_groups_[g].places) here[hex].push_back(g);
  for (std::size_t g = 0; g < token_groups_.size(); ++g)
    for (const Index hex : token_groups_[g].places) here[hex].push_back(terrain_groups_.size() + g);
  for (std::size_t hex = 0; hex < near_.size(); ++hex)
    for (const std::size_t group : here[hex]) {
      unite(here[hex].front(), group);
      for (std::size_t n = 0; n < near_[hex].beside_count; ++n)
        for (const std::size_t other : here[near_[hex].beside[n]]) unite(group, other);
    }
  // Clusters reach over what stays.
  const bool one = !printed_.empty() || (most_together_ > 1 && std::ranges::any_of(terrain_, [](Face face) {
                                           return face != unknown && is_producing(static_cast<Terrain>(face));
                                         }));
  if (one) std::ranges::fill(part_of, std::size_t(0));
  return part_of;
}

void Shuffler::prepare_parts() {
  const auto part_of = parts_of_groups();
  for (std::size_t name = 0; name < part_of.size(); ++name) {
    if (std::ranges::find(part_of, name) == part_of.end()) continue;
    Part part;
    for (std::size_t g = 0; g < part_of.size(); ++g) {
      if (part_of[g] != name) continue;
      if (g < terrain_groups_.size())
        part.terrain.push_back(g);
      else
        part.tokens.push_back(g - terrain_groups_.size());
    }
    part.numbers_alone = std::ranges::all_of(
        part.terrain, [&](std::size_t g) { return terrain_groups_[g].all_specials.empty(); });
    parts_.push_back(std::move(part));
  }
}

/// What never moves is looked at once.
void Shuffler::look_at_what_stays(const Judge& judge) {
  for (const Index hex : printed_) number_[hex] = no_token;
  pips_.assign(number_.size(), 0);
  for (std::size_t hex = 0; hex < near_.size(); ++hex) pips_[hex] = pips_of[rolled(number_[hex])];
  Layout staying = layout_of(exchange_->map());
  for (const HexId hex : staying.terrain.ids()) {
    if (terrain_[hex.index()] == unknown) staying.terrain[hex].reset();
    if (number_[hex.index()] == no_token) staying.number[hex] = MapView::no_number;
  }
  for (const Wish& wish : judge.wishes())
    if (!wish.weight && std::ranges::find(left_, wish) == left_.end())
      hopeless_ = hopeless_ || judge.missed(wish, staying) > 0;
  for (const auto& group : exchange_->harbors()) {
    harbor_places_.push_back(group.places);
    harbor_faces_.push_back(group.faces);
  }
  begin();
  cluster_.reserve(at(most_together_) + 1);
}

void Shuffler::lay_specials(TerrainGroup& group, Random& random) {
  if (group.has_surplus) {
    choose(group.faces, group.places.size(), random);
    group.specials.clear();
    group.plain.clear();
    for (std::size_t i = 0; i < group.places.size(); ++i) {
      const auto terrain = static_cast<Terrain>(group.faces[i]);
      (is_special(terrain) ? group.specials : group.plain).push_back(group.faces[i]);
    }
  }
  for (const Index hex : group.places) {
    terrain_[hex] = unknown;
    takes_[hex] = 1;
  }
  for (std::size_t i = 0; i < group.specials.size(); ++i) {
    swap_in(group.for_specials, i, random);
    const Index hex = group.for_specials[i];
    terrain_[hex] = group.specials[i];
    takes_[hex] = is_producing(static_cast<Terrain>(group.specials[i]));
  }
}

bool Shuffler::lay_plain(TerrainGroup& group, Random& random, bool with_wishes) {
  std::size_t laid = 0;
  for (const Index hex : group.places) {
    if (terrain_[hex] == unknown) {
      swap_in(group.plain, laid, random);
      terrain_[hex] = group.plain[laid++];
    }
    if (with_wishes && most_together_ > 0 && takes_[hex] != 0 && !fits_together(hex)) return false;
  }
  return true;
}

/// With what lies around it already.
bool Shuffler::fits_together(Index hex) {
  const Face terrain = terrain_[hex];
  cluster_.assign(1, hex);
  for (std::size_t next = 0; next < cluster_.size(); ++next) {
    const Near& near = near_[cluster_[next]];
    for (std::size_t n = 0; n < near.beside_count; ++n) {
      const Index beside = near.beside[n];
      if (terrain_[beside] != terrain || std::ranges::find(cluster_, beside) != cluster_.end()) continue;
      if (static_cast<int>(cluster_.size()) == most_together_) return false;
      cluster_.push_back(beside);
    }
  }
  return true;
}

void Shuffler::lay(Index hex, Face number) {
  number_[hex] = number;
  pips_[hex] = pips_of[rolled(number)];
}

bool Shuffler::lay_numbers(const Part& part, Random& random, bool with_wishes) {
  for (const std::size_t g : part.tokens)
    for (const Index hex : token_groups_[g].places) lay(hex, no_token);
  for (std::size_t i = 0; i < printed_.size(); ++i)
    lay(printed_[i], takes_[printed_[i]] != 0 ? printed_number_[i] : no_token);
  if (with_wishes && !std::ranges::all_of(printed_, [&](Index hex) { return fits_number(hex); }))
    return false;
  for (const std::size_t g : part.tokens)
    if (!lay_tokens(token_groups_[g], random, with_wishes)) return false;
  return true;
}

bool Shuffler::lay_set_aside(const Tokens& tokens, Random& random, bool with_wishes) {
  for (const auto& [terrain, numbers] : tokens.set_aside) {
    taking_.clear();
    std::erase_if(producing_, [&, terrain = terrain](Index hex) {
      if (terrain_[hex] != terrain) return false;
      taking_.push_back(hex);
      return true;
    });
    random.shuffle(taking_);
    for (const Face number : numbers) {
      if (!taking_.empty()) {
        lay(taking_.back(), number);
        if (with_wishes && !fits_number(taking_.back())) return false;
        taking_.pop_back();
      } else if (tokens.surplus_is_free) {
        token_faces_.push_back(number);
      }
    }
    producing_.insert(producing_.end(), taking_.begin(), taking_.end());
  }
  return true;
}

bool Shuffler::lay_tokens(const Tokens& tokens, Random& random, bool with_wishes) {
  producing_.clear();
  for (const Index hex : tokens.places)
    if (takes_[hex] != 0) producing_.push_back(hex);
  token_faces_ = tokens.faces;
  if (!lay_set_aside(tokens, random, with_wishes)) return false;
  if (token_faces_.size() < producing_.size()) return false;
  if (token_faces_.size() > producing_.size()) {
    choose(token_faces_, producing_.size(), random);
    token_faces_.resize(producing_.size());
    std::ranges::sort(token_faces_, has_more_pips);
  }
  for (std::size_t i = 0; i < token_faces_.size(); ++i) {
    swap_in(producing_, i, random);
    lay(producing_[i], token_faces_[i]);
    if (exchange_->bars_number(HexId(producing_[i]), token_faces_[i])) return false;
    if (with_wishes && numbers_matter_ && !fits_number(producing_[i])) return false;
  }
  return true;
}

/// Beside what lies already.
bool Shuffler::fits_number(Index hex) const {
  const Near& near = near_[hex];
  if (const unsigned apart = may_not_touch_[rolled(number_[hex])]; apart != 0)
    for (std::size_t n = 0; n < near.beside_count; ++n)
      if ((apart >> rolled(number_[near.beside[n]]) & 1U) != 0) return false;
  if (most_at_corner_ == 0) return true;
  const int most_besides = most_at_corner_ - pips_[hex];
  return std::ranges::all_of(
      near.pairs, [&](const auto& pair) { return pips_[pair[0]] + pips_[pair[1]] <= most_besides; });
}

void Shuffler::begin() {
  for (TerrainGroup& group : terrain_groups_) {
    group.for_specials = group.places;
    group.faces = group.all_faces;
    group.specials = group.all_specials;
    group.plain = group.all_plain;
  }
  for (Part& part : parts_) part.numbers_done = false;
  for (std::size_t g = 0; g < harbor_faces_.size(); ++g) harbor_faces_[g] = exchange_->harbors()[g].faces;
}

bool Shuffler::deal(std::size_t part_number, Random& random, bool with_wishes) {
  Part& part = parts_[part_number];
  if (part.numbers_alone && part.numbers_done) {
    for (const std::size_t g : part.terrain)
      for (const Index hex : terrain_groups_[g].places) terrain_[hex] = unknown;
  } else {
    part.numbers_done = false;
    for (const std::size_t g : part.terrain) lay_specials(terrain_groups_[g], random);
    if (!lay_numbers(part, random, with_wishes)) return false;
    part.numbers_done = true;
  }
  const bool dealt = std::ranges::all_of(
      part.terrain, [&](std::size_t g) { return lay_plain(terrain_groups_[g], random, with_wishes); });
  if (dealt) part.numbers_done = false;
  return dealt;
}

void Shuffler::deal_harbors(Random& random) {
  for (std::size_t g = 0; g < harbor_faces_.size(); ++g)
    choose(harbor_faces_[g], harbor_places_[g].size(), random);
}

void Shuffler::write_to(Layout& layout) const {
  for (const TerrainGroup& group : terrain_groups_)
    for (const Index hex : group.places) layout.terrain[HexId(hex)] = static_cast<Terrain>(terrain_[hex]);
  const auto write_number = [&](Index hex) {
    layout.number[HexId(hex)] = number_[hex] == no_token ? MapView::no_number : number_[hex];
  };
  std::ranges::for_each(printed_, write_number);
  for (const Tokens& tokens : token_groups_) std::ranges::for_each(tokens.places, write_number);
  for (std::size_t g = 0; g < harbor_faces_.size(); ++g)
    for (std::size_t i = 0; i < harbor_places_[g].size(); ++i)
      layout.harbor[harbor_places_[g][i]] = harbor_faces_[g][i];
}

}  // namespace hexwright
