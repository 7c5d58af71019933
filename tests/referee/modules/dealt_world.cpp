#include <algorithm>

#include "model/playtest/modules/dealt_world/kinds.h"
#include "model/playtest/table.h"
#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

/// By kind: tokens that nobody has laid or holds.
std::map<HarborKind, int> tokens_left(const Book& b) {
  std::map<HarborKind, int> left;
  for (const auto& [name, pool] : b.game.scenario().harbor_pools)
    for (const auto& [kind, count] : pool) left[kind] += count;
  for (const auto& [path, kind] : b.harbors) --left[kind];
  return left;
}

bool serves(const Book& b, int intersection) {
  return std::any_of(b.harbors.begin(), b.harbors.end(), [&](const auto& harbor) {
    const auto& ends = b.board.path_ends(harbor.first);
    return ends[0] == intersection || ends[1] == intersection;
  });
}

bool is_free_coast(const Book& b, int path) {
  const auto hexes = hexes_beside(b, path);
  const auto land = std::count_if(hexes.begin(), hexes.end(), [&](int hex) { return is_open_land(b, hex); });
  const auto& ends = b.board.path_ends(path);
  return hexes.size() == 2 && land == 1 && !serves(b, ends[0]) && !serves(b, ends[1]);
}

}  // namespace

bool can_lay_harbor(const Book& b) {
  const auto left = tokens_left(b);
  if (std::none_of(left.begin(), left.end(), [](const auto& each) { return each.second > 0; })) return false;
  for (int path = 0; path < b.board.path_count(); ++path)
    if (is_free_coast(b, path)) return true;
  return false;
}

void first_harbor(Book& b) {
  if (b.plays("dealt-world")) owe(b, {.kind = dealt_world::task::draw_harbor, .seat = 0});
}

void draw_harbor(Book& b, int seat, std::uint16_t outcome) {
  b.require(tokens_left(b)[*face_of(outcome).harbor] > 0, "a harbor is drawn that is not left");
  owe(b, {.kind = dealt_world::task::lay_harbor, .seat = seat, .event = outcome});
}

void lay_harbor(Book& b, int seat, int cell, int path) {
  Debt* debt = owed(b, dealt_world::task::lay_harbor, seat);
  if (!debt) return;
  b.require(is_free_coast(b, path) && is(b, cell, Terrain::Sea), "a harbor is laid where none can");
  b.harbors[path] = *face_of(static_cast<std::uint16_t>(debt->event)).harbor;
  forgive(b, debt);
  owe(b, {.kind = dealt_world::task::draw_harbor, .seat = (seat + 1) % b.seats()});
}

}  // namespace hexwright::referee
