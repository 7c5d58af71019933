#include "model/generate/board_formula.h"

#include <algorithm>

#include "model/board/index.h"

namespace hexwright {
namespace {

template <class Face>
std::vector<Face> different(std::vector<Face> faces) {
  std::ranges::sort(faces);
  faces.erase(std::unique(faces.begin(), faces.end()), faces.end());
  return faces;
}

}  // namespace

BoardFormula::BoardFormula(const Exchange& exchange, const std::atomic<bool>* stop)
    : exchange_(&exchange), map_(&exchange.map()), judge_(exchange.map(), {}), clauses_(stop) {
  state_terrain();
  state_producing();
  state_numbers();
  state_harbors();
}

/// Each place has one face or none, and no face lies more often than there is of it. `least_taking`: so many
/// places have one for certain. Which faces must therefore lie somewhere follows from that; a solver finds it
/// out only by counting, which takes it very long, so that it is stated.
template <class Place, class Face>
void BoardFormula::deal(const ExchangeGroup<Place, Face>& group,
                        const std::vector<std::vector<std::pair<Face, Literal>>>& by_place,
                        std::size_t least_taking) {
  const std::size_t most_left = group.faces.size() - std::min(group.faces.size(), least_taking);
  std::map<Face, std::vector<Literal>> by_face;
  for (const auto& faces : by_place)
    for (std::size_t i = 0; i < faces.size(); ++i) {
      by_face[faces[i].first].push_back(faces[i].second);
      for (std::size_t j = i + 1; j < faces.size(); ++j) clauses_.add({-faces[i].second, -faces[j].second});
    }
  for (const auto& [face, literals] : by_face) {
    const auto count = static_cast<std::size_t>(std::ranges::count(group.faces, face));
    const auto at_least = clauses_.at_least(literals, count + 1);
    clauses_.add({-at_least[count + 1]});
    if (count > most_left) clauses_.add({at_least[count - most_left]});
  }
}

void BoardFormula::state_terrain() {
  const BoardGraph& board = map_->board();
  std::array<Literal, most_terrains> none_of_them{};
  none_of_them.fill(clauses_.no());
  terrain_ = decltype(terrain_)(board.hex_count(), none_of_them);
  for (const HexId hex : board.hexes())
    if (const auto fixed = map_->terrain(hex)) terrain_[hex][at(*fixed)] = clauses_.yes();
  for (const auto& group : exchange_->terrain()) {
    std::vector<std::vector<std::pair<Terrain, Literal>>> by_place;
    for (const HexId hex : group.places) {
      terrain_[hex] = none_of_them;
      auto& faces = by_place.emplace_back();
      std::vector<Literal> one;
      for (const Terrain face : different(group.faces)) {
        terrain_[hex][at(face)] = one.emplace_back(clauses_.fresh());
        faces.emplace_back(face, one.back());
      }
      clauses_.add(one);
    }
    deal(group, by_place, group.places.size());
  }
}

void BoardFormula::state_producing() {
  producing_ = decltype(producing_)(map_->board().hex_count(), clauses_.no());
  for (const HexId hex : map_->board().hexes()) {
    std::vector<Literal> any;
    for (const Terrain face : every_terrain)
      if (is_producing(face)) any.push_back(terrain(hex, face));
    producing_[hex] = clauses_.any_of(any);
  }
}

void BoardFormula::state_numbers() {
  const BoardGraph& board = map_->board();
  number_ = decltype(number_)(board.hex_count());
  for (const HexId hex : board.hexes())
    if (const int fixed = map_->number(hex); fixed != MapView::no_number)
      number_[hex][fixed] = producing_[hex] == clauses_.no() ? clauses_.yes() : producing_[hex];
  for (const TokenGroup& group : exchange_->tokens()) {
    std::vector<std::vector<std::pair<int, Literal>>> by_place;
    for (const HexId hex : group.places) {
      number_[hex].clear();
      auto& faces = by_place.emplace_back();
      std::vector<Literal> one{-producing_[hex]};
      for (const int face : different(group.faces)) {
        const Literal literal = number_[hex][face] = one.emplace_back(clauses_.fresh());
        faces.emplace_back(face, literal);
        clauses_.add({-literal, producing_[hex]});
        if (exchange_->bars_number(hex, face)) clauses_.add({-literal});
      }
      clauses_.add(one);
    }
    deal(group, by_place, exchange_->least_taking(group));
  }
  pips_ = decltype(pips_)(board.hex_count());
  for (const HexId hex : board.hexes())
    for (int least = 1; least <= 5; ++least) {
      std::vector<Literal> any;
      for (const auto& [face, literal] : number_[hex])
        if (is_legal_number(face) && hexwright::pips(face) >= least) any.push_back(literal);
      pips_[hex][at(least)] = clauses_.any_of(any);
    }
}

void BoardFormula::state_harbors() {
  std::array<Literal, most_harbor_kinds> none_of_them{};
  none_of_them.fill(clauses_.no());
  harbor_ = decltype(harbor_)(static_cast<int>(map_->harbors().size()), none_of_them);
  for (const HarborId harbor : harbor_.ids())
    if (const auto kind = fixed(map_->harbors()[harbor.index()].harbor->kind))
      harbor_[harbor][at(*kind)] = clauses_.yes();
  for (const auto& group : exchange_->harbors()) {
    std::vector<std::vector<std::pair<HarborKind, Literal>>> by_place;
    for (const HarborId harbor : group.places) {
      harbor_[harbor] = none_of_them;
      auto& faces = by_place.emplace_back();
      std::vector<Literal> one;
      for (const HarborKind face : different(group.faces)) {
        harbor_[harbor][at(face)] = one.emplace_back(clauses_.fresh());
        faces.emplace_back(face, one.back());
      }
      clauses_.add(one);
    }
    deal(group, by_place, group.places.size());
  }
}

Literal BoardFormula::number(HexId hex, int number) const {
  const auto found = number_[hex].find(number);
  return found == number_[hex].end() ? clauses_.no() : found->second;
}

Literal BoardFormula::pips(HexId hex, int least) const {
  if (least <= 0) return clauses_.yes();
  return hex == none || least > 5 ? clauses_.no() : pips_[hex][at(least)];
}

Literal BoardFormula::literal_of_lock(HexId hex) {
  const Literal lock = clauses_.fresh();
  if (const auto is = map_->terrain(hex)) clauses_.add({-lock, terrain(hex, *is)});
  if (const int is = map_->number(hex); is != MapView::no_number)
    clauses_.add({-lock, number(hex, is)});
  else
    for (const auto& [face, literal] : number_[hex]) clauses_.add({-lock, -literal});
  for (const HarborId harbor : harbor_.ids()) {
    const PlacedHarborView& placed = map_->harbors()[harbor.index()];
    if (placed.sea_hex != hex) continue;
    if (const auto is = fixed(placed.harbor->kind)) clauses_.add({-lock, harbor_[harbor][at(*is)]});
  }
  return lock;
}

void BoardFormula::prefer_at_random(Random& random) {
  const auto prefer = [&](Literal literal) { clauses_.prefer(random.below(8) == 0 ? literal : -literal); };
  for (const HexId hex : map_->board().hexes()) {
    std::ranges::for_each(terrain_[hex], prefer);
    for (const auto& [face, literal] : number_[hex]) prefer(literal);
  }
  // Of no others, which would change what a seed comes to.
  const auto kinds = own::all_of<HarborKind>(map_->packs());
  for (const HarborId harbor : harbor_.ids())
    for (const HarborKind kind : kinds) prefer(harbor_[harbor][at(kind)]);
}

Layout BoardFormula::layout() const {
  Layout layout = layout_of(*map_);
  for (const auto& group : exchange_->terrain())
    for (const HexId hex : group.places) {
      for (const Terrain face : every_terrain)
        if (clauses_.is_true(terrain(hex, face))) layout.terrain[hex] = face;
      if (exchange_->token_group(hex) < 0 && !clauses_.is_true(producing_[hex]))
        layout.number[hex] = MapView::no_number;
    }
  for (const TokenGroup& group : exchange_->tokens())
    for (const HexId hex : group.places) {
      layout.number[hex] = MapView::no_number;
      for (const auto& [face, literal] : number_[hex])
        if (clauses_.is_true(literal)) layout.number[hex] = face;
    }
  for (const auto& group : exchange_->harbors())
    for (const HarborId harbor : group.places)
      for (const HarborKind face : every_harbor_kind)
        if (clauses_.is_true(harbor_[harbor][at(face)])) layout.harbor[harbor] = face;
  return layout;
}

}  // namespace hexwright
