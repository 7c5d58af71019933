#include <algorithm>

#include "tests/referee/awards.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/realm.h"

// What may be done in Cities & Knights, asked of the board anew each time.

namespace hexwright::referee {
namespace {

constexpr Price price_of_wall{2, 0, 0, 0, 0}, price_of_knight{0, 0, 1, 0, 1}, price_of_waking{0, 0, 0, 1, 0},
    price_of_medicine{0, 0, 2, 1, 0};

class Turn {
 public:
  Turn(const Book& b, int seat) : b_(b), seat_(seat), p_(b.player(seat)) {}

  Choices all() {
    if (b_.phase == Phase::BeforeRoll) {
      if (held(b_, seat_, Progress::Alchemist) > 0)
        for (int red = 1; red <= 6; ++red)
          for (int other = 1; other <= 6; ++other) add(ck_action::play_alchemist, 0, red, other);
      return choices_;
    }
    build();
    if (b_.phase != Phase::Main) return choices_;
    act();
    if (progress_count(b_, seat_) > 4)
      for (const auto& [card, n] : p_.progress)
        if (n > 0) add(ck_action::discard_progress, card);
    science(), politics(), trade();
    return choices_;
  }

 private:
  void add(ActionKind kind, int x = 0, int a = 0, int b = 0) { choices_.insert({kind, x, a, b}); }
  void add_all(ActionKind kind, const std::set<int>& places) {
    for (const int place : places) add(kind, 0, place);
  }
  bool has(Progress card) const { return held(b_, seat_, card) > 0; }
  bool pays(const Price& price) const { return can_pay(b_, seat_, price); }
  template <class Visit>
  void others(Visit visit) const {
    for (int other = 0; other < b_.seats(); ++other)
      if (other != seat_) visit(other);
  }
  int cards_of(int seat) const { return count(b_.player(seat).hand); }

  /// CK-21 to CK-32
  void build() {
    for (int track = 0; track < 3; ++track)
      if (is_upgradable(b_, seat_, track) &&
          p_.hand[slot(track_commodity[slot(track)])] >= p_.levels[slot(track)] + 1 - (b_.crane ? 1 : 0))
        add(ck_action::improve, track);
    if (pays(price_of_wall)) add_all(ck_action::build_wall, wall_places(b_, seat_));
    if (pays(price_of_knight) && fighters_of_rank(b_, seat_, 1) < 2)
      add_all(ck_action::hire_knight, hiring_places(b_, seat_));
    for (const Fighter& each : p_.fighters) {
      if (!each.active && pays(price_of_waking)) add(ck_action::activate_knight, 0, each.at);
      if (pays(price_of_knight) && is_promotable(b_, seat_, each)) add(ck_action::promote_knight, 0, each.at);
    }
  }

  /// CK-33 to CK-37, CK-86
  void act() {
    for (const Fighter& each : p_.fighters) {
      if (!each.active || each.woken) continue;
      const Reachable to = reachable(b_, seat_, each.at);
      for (const int place : to.empty) add(ck_action::move_knight, 0, each.at, place);
      for (const int place : to.others)
        for (const Player& other : b_.players)
          for (const Fighter& theirs : other.fighters)
            if (theirs.at == place && theirs.rank < each.rank) add(ck_action::move_knight, 0, each.at, place);
      if (!b_.attacked) continue;
      const auto around = hexes_at(b_, each.at);
      for (const bool pirate : {false, true}) {
        const int thief = pirate ? b_.pirate : b_.robber;
        if (thief < 0 || std::find(around.begin(), around.end(), thief) == around.end()) continue;
        for (int hex = 0; hex < b_.board.hex_count(); ++hex)
          if (can_be_chased_to(b_, hex, pirate)) add(ck_action::chase_robber, pirate ? 1 : 0, each.at);
      }
    }
  }

  /// CK-54 to CK-60
  void science() {
    if (has(Progress::Crane) && !b_.crane)
      for (int track = 0; track < 3; ++track)
        if (is_upgradable(b_, seat_, track)) add(ck_action::play_crane);
    if (has(Progress::Engineer)) add_all(ck_action::play_engineer, wall_places(b_, seat_));
    if (has(Progress::Inventor)) swaps();
    if (has(Progress::Irrigation) && b_.bank[3] > 0 && hexes_with_town(b_, seat_, Terrain::Fields) > 0)
      add(ck_action::play_irrigation);
    if (has(Progress::Mining) && b_.bank[2] > 0 && hexes_with_town(b_, seat_, Terrain::Mountains) > 0)
      add(ck_action::play_mining);
    if (has(Progress::Medicine) && pays(price_of_medicine))
      for (int place = 0; place < b_.board.intersection_count(); ++place)
        if (can_upgrade(b_, seat_, place)) add(ck_action::play_medicine, 0, place);
    if (has(Progress::RoadBuilding) && can_lay_anything(b_, seat_)) add(ck_action::play_road_building);
    if (has(Progress::Smith))
      for (const Fighter& each : p_.fighters)
        if (is_promotable(b_, seat_, each)) add(ck_action::play_smith);
  }

  void swaps() {
    const auto free = [&](int hex) {
      const std::set<int> fixed{0, 2, 6, 8, 12};
      return !fixed.contains(b_.number[slot(hex)]) && !is(b_, hex, Terrain::Volcano);
    };
    for (int one = 0; one < b_.board.hex_count(); ++one)
      for (int other = one + 1; other < b_.board.hex_count(); ++other)
        if (free(one) && free(other) && b_.number[slot(one)] != b_.number[slot(other)])
          add(ck_action::play_inventor, 0, one, other);
  }

  /// CK-61 to CK-68
  void politics() {
    for (int hex = 0; hex < b_.board.hex_count(); ++hex)
      if (has(Progress::Bishop) && b_.attacked && takes_robber(b_, hex)) add(ck_action::play_bishop, 0, hex);
    if (has(Progress::Diplomat))
      for (const auto& [path, laid] : b_.routes)
        if (is_diplomats_prey(b_, path)) add(ck_action::play_diplomat, 0, path);
    for (const Fighter& each : p_.fighters)
      if (has(Progress::Warlord) && !each.active) add(ck_action::play_warlord);
    others([&](int other) {
      if (has(Progress::Deserter) && !b_.player(other).fighters.empty()) add(ck_action::play_deserter, other);
      for (const Fighter& each : b_.player(other).fighters)
        if (has(Progress::Intrigue) && is_reached(b_, seat_, each.at))
          add(ck_action::play_intrigue, 0, each.at);
      if (has(Progress::Saboteur) && offended_by_saboteur(b_, seat_, other) > 0)
        add(ck_action::play_saboteur);
      if (has(Progress::Spy) && progress_count(b_, other) > 0) add(ck_action::play_spy, other);
      if (has(Progress::Wedding) && invited_to_wedding(b_, seat_, other) > 0) add(ck_action::play_wedding);
    });
  }

  /// CK-69 to CK-74
  void trade() {
    others([&](int other) {
      const bool has_cards = cards_of(other) > 0;
      if (has_cards && !b_.asked_in_harbor.contains(other)) {
        if (has(Progress::CommercialHarbor) && !b_.harbor_open) add(ck_action::play_commercial_harbor);
        for (int card = 0; b_.harbor_open && card < resource_kinds; ++card)
          if (p_.hand[slot(card)] > 0) add(ck_action::offer_resource, other, card);
      }
      if (has(Progress::MasterMerchant) && has_cards && open_points(b_, other) > open_points(b_, seat_))
        add(ck_action::play_master_merchant, other);
      for (int card = 0; has_cards && card < card_kinds; ++card) {
        const bool commodity = card >= spice_end, spice = !commodity && card >= resource_kinds;
        if (has(Progress::TradeMonopoly) && commodity) add(ck_action::play_trade_monopoly, card);
        if (has(Progress::ResourceMonopoly) && !commodity && (!spice || b_.plays("spices")))
          add(ck_action::play_resource_monopoly, card);
      }
    });
    for (int card = 0; has(Progress::MerchantFleet) && card < card_kinds; ++card)
      if ((card < resource_kinds || card >= spice_end) && rate_of(b_, seat_, card) > 2)
        add(ck_action::play_merchant_fleet, card);
    for (int hex = 0; has(Progress::Merchant) && hex < b_.board.hex_count(); ++hex) {
      const bool mine = b_.merchant_owner == seat_ && b_.merchant_hex == hex;
      const bool gold =
          is(b_, hex, Terrain::Gold) || (is(b_, hex, Terrain::Volcano) && b_.rules_is_on("volcano", "gold"));
      if (!mine && !gold && is_open_land(b_, hex) && has_town_at(b_, seat_, hex))
        add(ck_action::play_merchant, 0, hex);
    }
  }

  const Book& b_;
  int seat_;
  const Player& p_;
  Choices choices_;
};

Choices at_places(ActionKind kind, const std::set<int>& places, int x = 0) {
  Choices choices;
  for (const int place : places) choices.insert({kind, x, place, 0});
  return choices;
}

Choices of_kinds(ActionKind kind, const std::set<int>& kinds) {
  Choices choices;
  for (const int each : kinds) choices.insert({kind, each, 0, 0});
  return choices;
}

std::set<int> kinds_in_hand(const Hand& hand, int from = 0) {
  std::set<int> kinds;
  for (int card = from; card < card_kinds; ++card)
    if (hand[slot(card)] > 0) kinds.insert(card);
  return kinds;
}

std::set<int> progress_in_hand(const Book& b, int seat) {
  std::set<int> kinds;
  for (const auto& [card, n] : b.player(seat).progress)
    if (n > 0) kinds.insert(card);
  return kinds;
}

std::set<int> places_of_fighters(const Book& b, int seat, bool promotable) {
  std::set<int> places;
  for (const Fighter& each : b.player(seat).fighters)
    if (!promotable || is_promotable(b, seat, each)) places.insert(each.at);
  return places;
}

std::set<int> decks(const Book& b, int which) {
  std::set<int> found;
  for (int track = 0; track < 3; ++track)
    if ((which == ck_task::any_deck || which == track) && deck_size(b, track) > 0) found.insert(track);
  return found;
}

/// CK-62
Choices deserter_choices(const Book& b, const Task& task) {
  const int seat = task.seat.value();
  const std::set<int> places = hiring_places(b, seat);
  Choices found;
  if (b.printing("deserter-knight", "lower")) {
    for (int rank = 1; rank <= task.a.value(); ++rank)
      if (fighters_of_rank(b, seat, rank) < 2)
        found.merge(at_places(ck_action::place_deserter, places, rank));
    return found;
  }
  const int rank = fighters_of_rank(b, seat, task.a) < 2 ? task.a.value() : 1;
  return at_places(ck_action::place_deserter, places, rank);
}

}  // namespace

Choices turn_choices(const Book& b, int seat) { return Turn(b, seat).all(); }

std::optional<Choices> task_choices(const Book& b, const Task& task) {
  const int seat = task.seat.value();
  switch (task.kind) {
    case ck_task::place_metropolis:
      return at_places(ck_action::place_metropolis, plain_cities(b, seat));
    case ck_task::retreat:
      return at_places(ck_action::retreat, reachable(b, seat, task.a).empty);
    case ck_task::lose_city:
      return at_places(ck_action::lose_city, plain_cities(b, seat));
    case ck_task::draw_progress:
      return of_kinds(ck_action::draw_progress, decks(b, task.a));
    case ck_task::keep_few:
      return of_kinds(ck_action::discard_progress, progress_in_hand(b, seat));
    case ck_task::promote_free:
      return at_places(ck_action::promote_free, places_of_fighters(b, seat, true));
    case ck_task::give_up_knight:
      return at_places(ck_action::give_up_knight, places_of_fighters(b, seat, false));
    case ck_task::place_deserter:
      return deserter_choices(b, task);
    case ck_task::spy:
      return of_kinds(ck_action::take_progress, progress_in_hand(b, task.a));
    case ck_task::choose_cards: {
      Hand left = b.player(seat).hand;
      for (std::size_t card = 0; card < left.size(); ++card) left[card] -= b.player(seat).chosen[card];
      return of_kinds(ck_action::choose_card, kinds_in_hand(left));
    }
    case ck_task::give_commodity:
      return of_kinds(ck_action::give_commodity, kinds_in_hand(b.player(seat).hand, spice_end));
    case ck_task::take_from_hand:
      return of_kinds(ck_action::take_from_hand, kinds_in_hand(b.player(task.b).hand));
    default:
      return {};
  }
}

}  // namespace hexwright::referee
