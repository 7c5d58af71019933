#include "io/playtest/programs/knight_words.h"

#include "io/playtest/place_names.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t slot(Track track) { return static_cast<std::size_t>(track); }

template <class Count>
Json by_track(Count count) {
  auto json = Json::object();
  for (const Track track : all_tracks) json[std::string(id(track))] = count(track);
  return json;
}

Json own_progress(const View& view) {
  auto json = Json::object();
  for (const Progress card : all_progress)
    if (const int count = view.own_progress()[static_cast<std::size_t>(card)]; count > 0)
      json[std::string(id(card))] = count;
  return json;
}

/// Of others only how many of each deck.
Json progress_by_deck(const View& view, const State& seen, SeatId seat) {
  return by_track([&](Track deck) {
    const ProgressCards& cards = seen.realms.seats[seat].progress;
    if (seat != view.seat()) return static_cast<int>(cards[slot(deck)]);
    int count = 0;
    for (const Progress card : all_progress)
      if (deck_of(card) == deck) count += cards[static_cast<std::size_t>(card)];
    return count;
  });
}

Json knights(const View& view) {
  auto json = Json::array();
  for (const SeatId seat : view.game().seats())
    for (const Knight& knight : view.knights(seat))
      json.push_back({{"at", name(view.board().intersection(knight.at))},
                      {"seat", seat.value()},
                      {"rank", knight.rank},
                      {"active", knight.is(Knight::Active)},
                      {"activatedNow", knight.is(Knight::ActivatedNow)},
                      {"promotedNow", knight.is(Knight::PromotedNow)}});
  return json;
}

Json places(const View& view, const IntersectionBits& at) {
  auto json = Json::array();
  at.for_each([&](IntersectionId i) { json.push_back(name(view.board().intersection(i))); });
  return json;
}

/// One that waits for a city stands nowhere.
Json metropolises(const View& view, const State& seen) {
  auto json = Json::array();
  for (const Track track : all_tracks) {
    const SeatId owner = view.metropolis_of(track);
    if (owner == none) continue;
    const IntersectionId at = seen.realms.metropolis_at[slot(track)];
    json.push_back({{"track", id(track)},
                    {"seat", owner.value()},
                    {"at", at == none ? Json(nullptr) : Json(name(view.board().intersection(at)))}});
  }
  return json;
}

Json merchant(const View& view, const State& seen) {
  if (seen.realms.merchant_of == 0) return nullptr;
  return {{"seat", seen.realms.merchant_of - 1}, {"hex", name(view.board().hex(seen.realms.merchant_at))}};
}

}  // namespace

void add_knight_words(const View& view, Json& decision) {
  const State seen = view.visible();
  if (view.seat() != none) decision["you"]["progress"] = own_progress(view);
  for (const SeatId seat : view.game().seats()) {
    Json& player = decision["players"][static_cast<std::size_t>(seat.value())];
    player["progress"] = progress_by_deck(view, seen, seat);
  }
  decision["knights"] = knights(view);
  decision["walls"] = places(view, seen.realms.walls);
  decision["tipped"] = places(view, seen.tipped);
  decision["metropolises"] = metropolises(view, seen);
  decision["merchant"] = merchant(view, seen);
  decision["barbarians"] = {{"step", seen.realms.ship_step}, {"attacked", seen.realms.attacked != 0}};
  if (seen.paired != 0) decision["withoutDice"] = true;
}

}  // namespace hexwright
