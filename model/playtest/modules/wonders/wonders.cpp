#include "model/rules/wonders/wonders.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "listed_rules.h"
#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/wonders/claims.h"
#include "model/playtest/table/base_refusals.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::wonders {
namespace {

constexpr Counter claims{"wonders-claimed", N_("Wonders claimed"), CountedAt::Anywhere, true,
                         kinds_of<all_wonders>};
constexpr Counter levels_built{"wonder-levels", N_("Levels of wonders built"), CountedAt::Anywhere, true,
                               kinds_of<all_wonders>};
constexpr Counter completed{"wonders-completed", N_("Wonders completed"), CountedAt::Anywhere, true,
                            kinds_of<all_wonders>};
constexpr Counter wins_by_wonder{"wins-by-wonder", N_("Wins by a completed wonder"), CountedAt::Anywhere,
                                 true, kinds_of<all_wonders>};
constexpr std::array counters{&claims, &levels_built, &completed, &wins_by_wonder};

/// WON-01, WON-13
void take_pirate_off(PlayContext& play, const event::LaidOut&) { play.state.pirate = none; }
bool has_no_pirate(const ReadContext&, const attempt::MovePirate&) { return true; }

// Claims and levels.

void list_claims(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  if (read.state.phase != Phase::Main || claim_of(s) || s.ships == 0) return;
  for (const Wonder wonder : all_wonders)
    if (may_claim(read, seat, wonder))
      actions.push_back({.kind = action::claim_wonder, .x = static_cast<std::uint8_t>(wonder)});
}

void list_levels(const ReadContext& read, SeatId seat, Actions& actions) {
  const auto claim = claim_of(seat_of(read, seat));
  if (claim && claim->level < levels && covers(seat_of(read, seat), price_of(claim->wonder)))
    actions.push_back({.kind = action::build_level});
}

void add_level(PlayContext& play, SeatId seat, const Action&) {
  Claim claim = *claim_of(play.seat(seat));
  pay_to_bank(play, seat, price_of(claim.wonder));
  ++claim.level;
  play.seat(seat).wonder = code_of(claim);
  const int kind = static_cast<int>(claim.wonder);
  count(play, levels_built, {.seat = seat, .kind = kind});
  if (claim.level == levels) count(play, completed, {.seat = seat, .kind = kind});
}

void claim(PlayContext& play, SeatId seat, const Action& action) {
  --play.seat(seat).ships;
  play.seat(seat).wonder = code_of({static_cast<Wonder>(action.x), 0});
  count(play, claims, {.seat = seat, .kind = action.x});
  if (claim_builds(play.game)) add_level(play, seat, action);
}

/// WON-10
void lay_ships_on_cards(const ReadContext& read, Aside& aside) {
  for (const SeatId seat : read.game.seats())
    if (claim_of(seat_of(read, seat))) ++aside.ships[seat];
}

// The end.

bool is_own_turn(const State& s) { return s.phase == Phase::BeforeRoll || s.phase == Phase::Main; }

/// WON-12
std::optional<SeatId> winner_by_wonder(PlayContext& play) {
  const SeatId seat = play.state.turn;
  if (!is_own_turn(play.state) || level_of(play.seat(seat)) < levels) return {};
  count(play, wins_by_wonder, {.seat = seat, .kind = static_cast<int>(claim_of(play.seat(seat))->wonder)});
  return seat;
}

bool lacks_lead(const ReadContext& read, const attempt::Win& win) { return !leads_in_levels(read, win.seat); }

/// Levels are no points, but win; and somebody may still claim.
bool may_bring(const ReadContext& read, Cards all) {
  constexpr int least_price = 5;
  const auto seats = read.game.seats();
  return all.size() >= least_price && std::any_of(seats.begin(), seats.end(), [&](SeatId seat) {
           const Seat& s = seat_of(read, seat);
           return claim_of(s) ? level_of(s) < levels : s.ships > 0;
         });
}

void find_broken(const ReadContext& read, std::vector<std::string>& broken) {
  for (const Wonder wonder : all_wonders)
    if (left_of(read, wonder) < 0) broken.push_back(fmt::format("too many have the {}", id(wonder)));
  for (const SeatId seat : read.game.seats()) {
    const auto claim = claim_of(seat_of(read, seat));
    if (claim && (at(claim->wonder) >= all_wonders.size() || claim->level > levels))
      broken.push_back(
          fmt::format("seat {}: wonder {}, level {}", seat.value(), at(claim->wonder), claim->level));
  }
  if (is_own_turn(read.state) && level_of(seat_of(read, read.state.turn)) == levels)
    broken.emplace_back("a complete wonder has not won");
  if (read.state.pirate != none) broken.emplace_back("the pirate is on the board");
}

// In words.

std::string name_of(const NarratorWords& words, Wonder wonder) {
  return words.in_full(Message{title(wonder)});
}
std::string own_wonder(const NarratorWords& words, const Seat& seat) {
  return name_of(words, claim_of(seat).value_or(Claim{}).wonder);
}
bool is_wonder(int x) { return at(x) < all_wonders.size(); }

Message describe_claim(const Deed& deed) {
  return deed.by(claim_builds(deed.game) ? N_("{0} claims the wonder {1} and builds its first level")
                                         : N_("{0} claims the wonder {1}"),
                 name_of(deed.words, static_cast<Wonder>(deed.action.x)));
}

Message describe_level(const Deed& deed) {
  const Seat& seat = deed.after.seats[deed.actor];
  return deed.by(N_("{0} builds level {2} of the wonder {1}"), own_wonder(deed.words, seat),
                 std::to_string(level_of(seat)));
}

void describe_complete(const Deed& deed, std::vector<Sentence>& sentences) {
  for (const SeatId seat : deed.game.seats())
    if (level_of(deed.after.seats[seat]) == levels && level_of(deed.before.seats[seat]) < levels)
      sentences.push_back(
          {{N_("the wonder {0} is complete"), {own_wonder(deed.words, deed.after.seats[seat])}},
           WholeScenario{}});
}

/// WON-10
void note_wonder(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  const auto claim = claim_of(seat_of(read, seat));
  if (!claim) return;
  notes.honours.push_back(
      {N_("{0}: level {1} of {2}"),
       {Message{title(claim->wonder)}, std::to_string(claim->level), std::to_string(levels)}});
  notes.records.push_back({"wonder", {{"kind", id(claim->wonder)}, {"level", claim->level}}});
}

Refusal why_no_claim(const ReadContext& read, SeatId seat, const Action& action) {
  const Seat& s = seat_of(read, seat);
  if (!is_wonder(action.x)) return refuse(N_("there is no such wonder"));
  const auto wonder = static_cast<Wonder>(action.x);
  if (const auto own = claim_of(s))
    return refuse(N_("each player claims one wonder, and this one has the {0}"),
                  {Message{title(own->wonder)}});
  if (left_of(read, wonder) <= 0) return refuse(N_("somebody has claimed this wonder"));
  if (s.ships == 0) return refuse(N_("no ship is left in supply to lay on the card"));
  if (!meets_condition(read, seat, wonder))
    return refuse(N_("to claim the {0} takes {1}"), {Message{title(wonder)}, Message{condition(wonder)}});
  const auto missing = claim_builds(read.game) ? lacks(s, price_of(wonder)) : std::nullopt;
  return missing.value_or(refuse(N_("a wonder is claimed in one's own turn")));
}

Refusal why_no_level(const ReadContext& read, SeatId seat, const Action&) {
  const auto own = claim_of(seat_of(read, seat));
  if (!own) return refuse(N_("a wonder has to be claimed before it is built"));
  if (own->level == levels) return refuse(N_("the wonder is complete"));
  return lacks(seat_of(read, seat), price_of(own->wonder))
      .value_or(refuse(N_("a level cannot be built now")));
}

const std::array actions{
    ActionSpec{
        .kind = action::claim_wonder,
        .id = "claim-wonder",
        .title = N_("claim a wonder"),
        .fields = {.x = {"wonder", FieldKind::Word, &field_words<all_wonders>}},
        .list = list_claims,
        .apply = claim,
        .label =
            [](const Decision& d) {
              return Message{N_("claim the wonder {0}"), {name_of(d.words, static_cast<Wonder>(d.action.x))}};
            },
        .describe = describe_claim,
        .why_not = why_no_claim,
        .gain = gain_of_claim},
    ActionSpec{.kind = action::build_level,
               .id = "build-level",
               .title = N_("build a level of the wonder"),
               .list = list_levels,
               .apply = add_level,
               .label =
                   [](const Decision& d) {
                     return Message{N_("build level {1} of the wonder {0}"),
                                    {own_wonder(d.words, d.seat()), std::to_string(level_of(d.seat()) + 1)}};
                   },
               .describe = describe_level,
               .why_not = why_no_level,
               .in_special_building = true}};

void prepare(const MapView& map, int, hexwright::Facts& facts) {
  facts.claim_builds = map.rules().is_on("wonders", "claim-builds");
  for (const MarkKind kind : {MarkKind::Strait, MarkKind::Wasteland})
    for (const IntersectionId place : marked(map, kind)) facts.marked_places.push_back({place, kind});
}

}  // namespace
}  // namespace hexwright::wonders

namespace hexwright {

const ModuleRules wonders_rules{.module = "wonders",
                                .actions = wonders::actions,
                                .counters = wonders::counters,
                                .prepare = wonders::prepare,
                                .hooks = {.happened = on<wonders::take_pirate_off>,
                                          .forbids = forbid<wonders::has_no_pirate, wonders::lacks_lead>,
                                          .ended = wonders::winner_by_wonder,
                                          .aside = wonders::lay_ships_on_cards,
                                          .may_bring = wonders::may_bring,
                                          .consequences = wonders::describe_complete,
                                          .notes = wonders::note_wonder,
                                          .add_goals = wonders::add_goals,
                                          .rates = rate<wonders::race_points>,
                                          .find_broken = wonders::find_broken}};

}  // namespace hexwright
