#include <fmt/format.h>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

namespace hexwright::cities_and_knights {
namespace {

using Broken = std::vector<std::string>;

/// CK-118, CK-120
void find_wrong_knights(const ReadContext& read, SeatId seat, Broken& broken) {
  std::array<int, highest_rank> count{};
  for (std::size_t i = 0; i < count.size(); ++i) count[i] = realm_of(read, seat).knights_left[i];
  for (const Knight& knight : knights_of(read, seat)) {
    ++count[knight.rank - 1U];
    if (!building_at(read.state, knight.at).is(seat, Building::Knight))
      broken.push_back(fmt::format("no knight stands at {}", IntersectionId(knight.at).value()));
    if (!seat_of(read, seat).reached.has(knight.at))
      broken.push_back(
          fmt::format("the knight at {} touches no own road", IntersectionId(knight.at).value()));
  }
  for (const int each : count)
    if (each != knights_of_a_rank) broken.push_back(fmt::format("{} knights of a rank", each));
  int standing = 0;
  for (const IntersectionId i : read.board().intersections())
    if (building_at(read.state, i).is(seat, Building::Knight)) ++standing;
  if (standing != realm_of(read, seat).knight_count)
    broken.push_back(
        fmt::format("{} knights stand, {} are listed", standing, realm_of(read, seat).knight_count));
}

/// CK-118
void find_wrong_walls(const ReadContext& read, Broken& broken) {
  BySeat<int> count{};
  read.state.realms.walls.for_each([&](IntersectionId i) {
    const BuildingPiece piece = building_at(read.state, i);
    if (!is_town(piece) || piece.kind() != Building::City)
      broken.push_back(fmt::format("a wall at {} under no city", i.value()));
    else
      ++count[piece.seat()];
  });
  for (const SeatId seat : read.game.seats())
    if (count[seat] != realm_of(read, seat).walls || count[seat] > walls_each)
      broken.push_back(fmt::format("{} walls", count[seat]));
  // Counted as cities where the pieces of a seat are: `broken_invariants`. CK-119
  read.state.tipped.for_each([&](IntersectionId i) {
    if (const BuildingPiece piece = building_at(read.state, i);
        !is_town(piece) || piece.kind() != Building::Settlement)
      broken.push_back(fmt::format("no tipped city at {}", i.value()));
  });
}

/// CK-121
void find_wrong_metropolises(const ReadContext& read, Broken& broken) {
  const Realms& realms = read.state.realms;
  for (std::size_t track = 0; track < all_tracks.size(); ++track) {
    if (realms.metropolis_of[track] == 0 || realms.metropolis_at[track] == none) continue;
    const SeatId owner(realms.metropolis_of[track] - 1);
    if (!building_at(read.state, realms.metropolis_at[track]).is(owner, Building::City))
      broken.push_back(fmt::format("metropolis {} stands on no city of its owner", track));
    if (realm_of(read, owner).levels[track] < highest_level - 1)
      broken.push_back(fmt::format("metropolis {} at level {}", track, realm_of(read, owner).levels[track]));
    // Who comes to level 5 first takes it; until it is put down, a decision waits. CK-26
    for (const SeatId seat : read.game.seats())
      if (read.state.task_count == 0 &&
          realm_of(read, seat).levels[track] > realm_of(read, owner).levels[track] &&
          realm_of(read, seat).levels[track] == highest_level)
        broken.push_back(fmt::format("metropolis {} is not with who came to level 5 first", track));
    for (std::size_t other = 0; other < track; ++other)
      if (realms.metropolis_of[other] != 0 && realms.metropolis_at[other] != none &&
          realms.metropolis_at[other] == realms.metropolis_at[track])
        broken.push_back("two metropolises on a city");
  }
}

/// CK-117, CK-122
void find_lost_progress(const ReadContext& read, Broken& broken) {
  ProgressCards all = read.state.realms.undrawn;
  const auto add = [&](Progress card, int count) {
    all[at(card)] = static_cast<std::uint8_t>(all[at(card)] + count);
  };
  for (const Deck& deck : read.state.realms.decks)
    for (std::size_t i = 0; i < deck.returned_count; ++i) add(deck.returned[i].card(), 1);
  int shown = 0;
  for (const SeatId seat : read.game.seats()) {
    const ProgressCards& held = realm_of(read, seat).progress;
    for (const Progress card : all_progress) add(card, held[at(card)]);
    shown += realm_of(read, seat).shown;
    if (read.state.task_count == 0 && seat != read.state.turn && progress_in_hand(read, seat) > most_kept)
      broken.push_back(fmt::format("seat {} keeps too many progress cards", seat.value()));
  }
  for (const Progress card : all_progress) {
    if (is_victory_point(card))
      shown += all[at(card)] - progress_copies[at(card)];
    else if (all[at(card)] != progress_copies[at(card)])
      broken.push_back(fmt::format("{} progress cards {}", all[at(card)], id(card)));
  }
  if (shown != 0) broken.push_back("progress cards that are points are lost");
}

/// Nothing is chosen while nobody is asked for it. CK-52
void find_wrong_choices(const ReadContext& read, Broken& broken) {
  for (const SeatId seat : read.game.seats()) {
    const Cards chosen = realm_of(read, seat).chosen;
    if (!seat_of(read, seat).hand.covers(chosen)) broken.push_back("a card is chosen that is not in hand");
    if (read.state.task_count == 0 && !chosen.empty()) broken.push_back("a card is chosen for nobody");
  }
}

}  // namespace

void find_broken_realms(const ReadContext& read, Broken& broken) {
  for (const SeatId seat : read.game.seats()) find_wrong_knights(read, seat, broken);
  find_wrong_walls(read, broken);
  find_wrong_metropolises(read, broken);
  find_lost_progress(read, broken);
  find_wrong_choices(read, broken);
  if (read.state.realms.ship_step > 6) broken.push_back("the barbarian ship is beyond its track");  // CK-122
}

}  // namespace hexwright::cities_and_knights
