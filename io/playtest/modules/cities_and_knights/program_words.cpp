#include "io/playtest/place_names.h"
#include "listed_words.h"
#include "model/playtest/modules/cities_and_knights/seen.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

using cities_and_knights::seen_in;

template <class Count>
Json by_track(Count count) {
  auto json = Json::object();
  for (const Track track : all_tracks) json[std::string(id(track))] = count(track);
  return json;
}

Json own_progress(const View& view) {
  auto json = Json::object();
  for (const Progress card : all_progress)
    if (const int count = seen_in(view).own_progress()[at(card)]; count > 0)
      json[std::string(id(card))] = count;
  return json;
}

Json knights(const View& view) {
  auto json = Json::array();
  for (const SeatId seat : view.game().seats())
    for (const Knight& knight : seen_in(view).knights(seat))
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
Json metropolises(const View& view) {
  auto json = Json::array();
  for (const Track track : all_tracks) {
    const SeatId owner = seen_in(view).metropolis_of(track);
    if (owner == none) continue;
    const IntersectionId place = seen_in(view).metropolis_at(track);
    json.push_back({{"track", id(track)},
                    {"seat", owner.value()},
                    {"at", place == none ? Json(nullptr) : Json(name(view.board().intersection(place)))}});
  }
  return json;
}

Json merchant(const View& view) {
  const SeatId owner = seen_in(view).merchant_of();
  if (owner == none) return nullptr;
  return {{"seat", owner.value()}, {"hex", name(view.board().hex(seen_in(view).merchant_at()))}};
}

/// Of others only how many progress cards of each deck.
void add_knights(const View& view, const State& all, Json& decision) {
  if (!view.game().has_commodities()) return;
  const auto seen = seen_in(view);
  if (view.seat() != none) decision["you"]["progress"] = own_progress(view);
  for (const SeatId seat : view.game().seats())
    decision["players"][seat.index()]["progress"] =
        by_track([&](Track deck) { return seen.progress_cards(seat, deck); });
  decision["knights"] = knights(view);
  decision["walls"] = places(view, seen.walls());
  decision["tipped"] = places(view, all.tipped);
  decision["metropolises"] = metropolises(view);
  decision["merchant"] = merchant(view);
  decision["barbarians"] = {{"step", seen.ship_step()}, {"attacked", seen.have_attacked()}};
  if (all.paired != 0) decision["withoutDice"] = true;
}

}  // namespace

constinit const ModuleWords cities_and_knights_words{add_knights};

}  // namespace hexwright
