#include <algorithm>

#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/table.h"
#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

bool is_red_token(int number) { return number == 6 || number == 8; }

std::vector<int> neighbours_of(const Book& b, int hex) {
  std::vector<int> all;
  for (const int other : b.board.neighbours(hex))
    if (other >= 0) all.push_back(other);
  return all;
}

/// EXP-08 a and c.
bool can_give_token(const Book& b, int hex, int land) {
  const int number = b.number[slot(hex)];
  if (number == 0) return false;
  if (is_red_token(number))
    for (const int other : neighbours_of(b, land))
      if (other != hex && is_red_token(b.number[slot(other)])) return false;
  for (const int corner : b.board.hex_intersections(hex)) {
    if (town_owner(b, corner) < 0) continue;
    const auto hexes = hexes_at(b, corner);
    if (std::none_of(hexes.begin(), hexes.end(),
                     [&](int other) { return other != hex && b.number[slot(other)] != 0; }))
      return false;
  }
  return true;
}

bool has_own_building(const Book& b, int hex, int seat) {
  const auto& corners = b.board.hex_intersections(hex);
  return std::any_of(corners.begin(), corners.end(),
                     [&](int corner) { return town_owner(b, corner) == seat; });
}

bool has_harbor_at(const Book& b, int intersection) {
  return std::any_of(b.harbors.begin(), b.harbors.end(), [&](const auto& harbor) {
    const auto& ends = b.board.path_ends(harbor.first);
    return ends[0] == intersection || ends[1] == intersection;
  });
}

/// EXP-06
void check_harbor(Book& b, int cell, int path) {
  std::vector<int> to_land, apart;
  for (const int side : b.board.hex_paths(cell)) {
    const auto hexes = hexes_beside(b, side);
    if (std::none_of(hexes.begin(), hexes.end(),
                     [&](int hex) { return hex != cell && is_open_land(b, hex); }))
      continue;
    to_land.push_back(side);
    const auto& ends = b.board.path_ends(side);
    if (!has_harbor_at(b, ends[0]) && !has_harbor_at(b, ends[1])) apart.push_back(side);
  }
  const auto has = [&](const std::vector<int>& sides) {
    return std::find(sides.begin(), sides.end(), path) != sides.end();
  };
  if (!to_land.empty()) b.require(has(to_land), "a harbor is turned away from land");
  if (!apart.empty()) b.require(has(apart), "a harbor lies beside another, though it need not");
}

}  // namespace

bool is_home_place(const Book& b, int intersection) { return touches(b, intersection, b.home); }

bool robber_sleeps(const Book& b) {
  if (b.knights() && !b.attacked) return true;  // CK-18
  return b.plays("explorers") && std::none_of(b.buildings.begin(), b.buildings.end(), [&](const auto& each) {
           return is_town(each.second) && !is_home_place(b, each.first);  // EXP-12
         });
}

void land_found(Book& b, int seat, int hex) {
  if (is_producing(b, hex) && b.number[slot(hex)] == 0)
    owe(b, {.kind = explorers::task::move_token, .seat = seat, .place = hex});
  const auto& sea = b.stacks[slot(b.game.facts().sea_stack.value())];
  if (std::any_of(sea.begin(), sea.end(), [](int n) { return n > 0; }))
    owe(b, {.kind = explorers::task::draw_sea, .seat = seat, .place = hex});
}

void draw_sea(Book& b, int seat, int land, std::uint16_t outcome) {
  const Face face = face_of(outcome);
  auto& stack = b.stacks[slot(b.game.facts().sea_stack.value())];
  const int kind = face.harbor ? 11 + static_cast<int>(*face.harbor) : static_cast<int>(face.terrain);
  b.require(stack[slot(kind)] > 0, "a sea hex is drawn that the stack does not hold");
  --stack[slot(kind)];
  owe(b, {.kind = explorers::task::lay_sea, .seat = seat, .place = land, .event = outcome});
}

void lay_sea(Book& b, int land, int cell, int path) {
  const Debt* debt = nullptr;
  for (const Debt& each : b.debts)
    if (each.kind == explorers::task::lay_sea && each.place == land) debt = &each;
  const Face face = debt ? face_of(static_cast<std::uint16_t>(debt->event)) : Face{};
  b.require(is_unknown(b, cell), "a sea hex is laid on a place that is not open");
  const auto around = neighbours_of(b, land);
  const bool open = std::any_of(around.begin(), around.end(), [&](int hex) { return is_unknown(b, hex); });
  if (is_unknown(b, land))
    b.require(cell == land, "with no land left the sea hex does not lie in the open place");  // EXP-09
  else if (open)
    b.require(std::find(around.begin(), around.end(), cell) != around.end(),
              "a sea hex is not laid beside the land, where a place is open");
  if (face.harbor) {
    check_harbor(b, cell, path);
    b.harbors[path] = *face.harbor;
  }
  b.terrain[slot(cell)] = static_cast<int>(Terrain::Sea);
}

std::set<int> tokens_to_move(const Book& b, int seat, int land) {
  std::set<int> own, home, any;
  for (int hex = 0; hex < b.board.hex_count(); ++hex) {
    if (!can_give_token(b, hex, land)) continue;
    any.insert(hex);
    if (b.home.contains(hex)) home.insert(hex);
  }
  const std::set<int>& from = home.empty() ? any : home;
  for (const int hex : from)
    if (has_own_building(b, hex, seat)) own.insert(hex);
  return own.empty() ? from : own;
}

void move_token(Book& b, int seat, int land, int from) {
  b.require(tokens_to_move(b, seat, land).contains(from), "a token is taken from a hex that must keep it");
  b.number[slot(land)] = std::exchange(b.number[slot(from)], 0);
}

}  // namespace hexwright::referee
