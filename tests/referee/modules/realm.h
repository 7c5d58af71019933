#pragma once

#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "tests/referee/debts.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

// What the parts of Cities & Knights share: written from its rules' text.

namespace hexwright::referee {

namespace ck_action = cities_and_knights::action;
namespace ck_task = cities_and_knights::task;

inline constexpr int paper = 8, cloth = 9, coin = 10;
/// Of trade, politics, science.
inline constexpr std::array track_commodity{cloth, coin, paper};

inline int held(const Book& b, int seat, Progress card) {
  const auto found = b.player(seat).progress.find(static_cast<int>(card));
  return found == b.player(seat).progress.end() ? 0 : found->second;
}
int progress_count(const Book& b, int seat);
inline int deck_size(const Book& b, int track) {
  int size = static_cast<int>(b.returned[slot(track)].size());
  for (std::size_t card = 0; card < progress_kinds; ++card)
    if (static_cast<int>(deck_of(static_cast<Progress>(card))) == track) size += b.undrawn[card];
  return size;
}
std::set<int> cities_of(const Book& b, int seat);
std::set<int> plain_cities(const Book& b, int seat);
int fighters_of_rank(const Book& b, int seat, int rank);
Fighter* fighter_at(Book& b, int seat, int place);
bool is_promotable(const Book& b, int seat, const Fighter& fighter);
std::set<int> hiring_places(const Book& b, int seat);
std::set<int> wall_places(const Book& b, int seat);
/// Where a knight comes to along own routes: places where nothing stands, and those of others' knights.
struct Reachable {
  std::set<int> empty, others;
};
Reachable reachable(const Book& b, int seat, int from);
bool has_town_at(const Book& b, int seat, int hex);
int hexes_with_town(const Book& b, int seat, Terrain terrain);
bool is_upgradable(const Book& b, int seat, int track);
/// CK-63
bool is_diplomats_prey(const Book& b, int path);
bool can_be_chased_to(const Book& b, int hex, bool pirate);
int offended_by_saboteur(const Book& b, int seat, int other);
int invited_to_wedding(const Book& b, int seat, int other);

void put_fighter(Book& b, int seat, Fighter fighter);
void take_fighter(Book& b, int seat, int place);
/// It has lost its place. CK-36
void retreat_from(Book& b, int seat, Fighter fighter);
void use_card(Book& b, int seat, Progress card);
bool play_progress(Book& b, int seat, const Action& action);
void choose_to_give(Book& b, int seat, int card);

}  // namespace hexwright::referee
