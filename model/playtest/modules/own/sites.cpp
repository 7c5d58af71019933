#include <algorithm>

#include <fmt/format.h>

#include "model/board/index.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/modules/own/hooks.h"
#include "model/playtest/modules/own/kinds.h"
#include "model/playtest/modules/own/program.h"
#include "model/playtest/modules/own/worths.h"
#include "model/playtest/table/base_table.h"

// Sites: marks of the map for which cards are drawn, and the buildings that go by them.

namespace hexwright::own {
namespace {

bool is_beside(const Site& site, IntersectionId corner) {
  return std::ranges::find(site.corners, corner) != site.corners.end();
}

std::vector<IntersectionId> corners_at(const BoardGraph& board, const Where& where) {
  std::vector<IntersectionId> corners;
  const auto add_all = [&](const auto& ids) {
    for (const IntersectionId id : ids)
      if (id != none) corners.push_back(id);
  };
  if (where.hex != none) add_all(board.hex_intersections(where.hex));
  if (where.path != none) add_all(board.path_ends(where.path));
  if (where.corner != none) corners.push_back(where.corner);
  return corners;
}

bool is_same(const Where& a, const Where& b) {
  return a.hex == b.hex && a.corner == b.corner && a.path == b.path;
}

Task about_site(TaskKind kind, SeatId seat, std::size_t site, IntersectionId corner) {
  return {.kind = kind, .seat = seat, .a = static_cast<int>(site), .b = corner};
}

void list_turning_up(const ReadContext& read, const Task& task, Actions& actions) {
  if (has_cards(read, program(read.game).sites[task.a].deck))
    actions.push_back({.kind = action::turn_up, .a = task.a});
}
bool has_nothing_to_turn_up(const ReadContext& read, const Task& task) {
  return !has_cards(read, program(read.game).sites[task.a].deck);
}
void turn_up(PlayContext& play, const Task& task, const hexwright::Action& done) {
  const Program& own = program(play.game);
  const std::size_t card = at(done.c) - 1;
  --play.state.deck_cards[card];
  play.state.site_cards[task.a] = static_cast<std::uint8_t>(done.c);
  fire(play, own.cards[card], task.seat, at_corner(task.b.intersection()));
  count_standing_points(play);
}

/// Sites that affect no building of the seat yet.
template <class Visit>
void for_each_open_site(const ReadContext& read, SeatId seat, IntersectionId corner, Visit visit) {
  const auto& sites = program(read.game).sites;
  for (std::size_t i = 0; i < sites.size(); ++i)
    if (is_beside(sites[i], corner) && seat_of(read, seat).bound[i] == none) visit(i);
}

/// What the card of the other site did may have cost the building.
bool has_no_building(const ReadContext& read, const Task& task) {
  return !is_town(building_at(read.state, task.a.intersection()));
}
void list_sites(const ReadContext& read, const Task& task, Actions& actions) {
  if (has_no_building(read, task)) return;
  for_each_open_site(read, task.seat, task.a.intersection(), [&](std::size_t i) {
    const Where& where = program(read.game).sites[i].where;
    if (where.hex != none) list_at(actions, action::choose_hex, where.hex);
    if (where.corner != none) list_at(actions, action::choose_corner, where.corner);
    if (where.path != none) list_at(actions, action::choose_path, where.path);
  });
}
void bind_to_chosen(PlayContext& play, const Task& task, const hexwright::Action& done) {
  const Where chosen = place_of_choice(done);
  const IntersectionId corner = task.a.intersection();
  for_each_open_site(play, task.seat, corner, [&](std::size_t i) {
    if (is_same(program(play.game).sites[i].where, chosen)) play.seat(task.seat).bound[i] = corner;
  });
  count_standing_points(play);
}

std::string title_of_site_card(const ReadContext& read, std::size_t site) {
  const int card = read.state.site_cards[site];
  return card == 0 ? std::string() : program(read.game).card(at(card) - 1).title;
}

/// What a step brings a building at a site, in cards.
float brought_by(const Step& step) {
  constexpr float of_a_swap = 0.3F, of_a_turned_building = 1.5F;
  using enum Step::Kind;
  if (step.kind == Pay || step.kind == Give) return -usual_count(step);
  if (step.kind == Swap) return of_a_swap;
  if (step.kind == Turn) return step.over ? -of_a_turned_building : 0;
  return 0;
}

}  // namespace

void find_sites(const MapView& map, Program& program) {
  for (const Sites& sites : program.book.sites)
    for (const auto& [place, mark] : map.scenario().marks) {
      const Where where = where_on(map.board(), place);
      const bool lies_on_board = where.hex != none || where.corner != none || where.path != none;
      if (mark.kind == sites.mark && lies_on_board && program.sites.size() < most_sites)
        program.sites.push_back({where, sites.deck, corners_at(map.board(), where)});
    }
}

std::vector<float> worths_of_cards(const Program& program) {
  constexpr float of_production = 0.25F, rolls_of_a_point = 0.2F, rolls = 36;
  const Book& book = program.book;
  std::vector<float> worths(book.cards.size());
  for (const Rule& rule : book.rules) {
    const bool produced = rule.when.event == Trigger::Event::Produced;
    const int card = produced ? rule.when.place.card : rule.buildings.card;
    if (card < 0) continue;
    float often = produced ? of_production : 0;
    for (int number = 2; number <= 12; ++number)
      if (!produced && rule.when.numbers.test(at(number))) often += static_cast<float>(pips(number)) / rolls;
    float brings = cards_brought(book, rule.steps);
    for (const Step& step : rule.steps) brings += brought_by(step);
    worths[at(card)] += often * brings;
  }
  for (const Figure& figure : book.figures)
    if (figure.what == Figure::What::Points && figure.place.card >= 0)
      worths[at(figure.place.card)] += rolls_of_a_point * static_cast<float>(figure.count.number);
  return worths;
}

Corners buildings_of(const ReadContext& read, SeatId seat) {
  Corners corners;
  for (const IntersectionId corner : seat_of(read, seat).bound)
    if (corner != none) corners.push_back(corner);
  for (const IntersectionId corner : read.board().intersections()) {
    const BuildingPiece piece = building_at(read.state, corner);
    if (is_town(piece) && piece.of(seat) && is_unbound(read, seat, corner)) corners.push_back(corner);
  }
  return corners;
}

std::uint64_t cards_gone_by(const ReadContext& read, SeatId seat) {
  static_assert(most_deck_cards <= 64);
  const auto& bound = seat_of(read, seat).bound;
  std::uint64_t cards = 0;
  for (std::size_t i = 0; i < program(read.game).sites.size(); ++i)
    if (const unsigned card = read.state.site_cards[i]; bound[i] != none && card > 0)
      cards |= std::uint64_t{1} << (card - 1);
  return cards;
}

bool is_unbound(const ReadContext& read, SeatId seat, IntersectionId corner) {
  const auto& bound = seat_of(read, seat).bound;
  return std::ranges::find(bound, Packed<IntersectionId>(corner)) == bound.end();
}

bool has_card(const ReadContext& read, int card, const Where& where) {
  if (card < 0) return false;
  if (where.corner != none)
    return any_building_by_card(read, card, none,
                                [&](IntersectionId corner) { return corner == where.corner; });
  const auto& sites = program(read.game).sites;
  for (std::size_t i = 0; i < sites.size(); ++i)
    if (read.state.site_cards[i] == card + 1 &&
        is_same(sites[i].where, {.hex = where.hex, .corner = {}, .path = where.path}))
      return true;
  return false;
}

void settle_at_sites(PlayContext& play, SeatId seat, IntersectionId corner) {
  const auto& sites = program(play.game).sites;
  int position = 0;
  for (std::size_t i = 0; i < sites.size(); ++i)
    if (is_beside(sites[i], corner) && play.state.site_cards[i] == 0 && has_cards(play, sites[i].deck))
      do_next(play, about_site(task::turn_up_card, seat, i, corner), position++);
  BoundedList<std::size_t, most_sites> open;
  for_each_open_site(play, seat, corner, [&](std::size_t i) { open.push_back(i); });
  if (open.size() == 1) play.seat(seat).bound[open.front()] = corner;
  if (open.size() > 1) do_next(play, task_for(seat, task::choose_site, corner), position);
}

void leave_sites(PlayContext& play, SeatId seat, IntersectionId corner) {
  // A city that became a settlement still stands there.
  if (is_town(building_at(play.state, corner))) return;
  const auto& sites = program(play.game).sites;
  auto& bound = play.seat(seat).bound;
  for (std::size_t i = 0; i < sites.size(); ++i) {
    if (bound[i] != corner) continue;
    bound[i] = none;
    const auto next = std::ranges::find_if(sites[i].corners, [&](IntersectionId other) {
      const BuildingPiece piece = building_at(play.state, other);
      return is_town(piece) && piece.of(seat) && is_unbound(play, seat, other);
    });
    if (next != sites[i].corners.end()) bound[i] = *next;
  }
}

unsigned produced_at(const ReadContext& read, IntersectionId corner, int roll, const Cards& given) {
  if (read.state.overturned.has(corner)) return 0;
  const BuildingPiece piece = building_at(read.state, corner);
  Cards left = given;  // a bank that ran short gave less
  unsigned produced = 0, unit = 1;
  for (const HexId hex : read.board().intersection_hexes(corner)) {
    const bool yields = hex != none && hex != read.state.robber && read.state.numbered[at(roll)].has(hex);
    const auto resource = yields ? resource_of(static_cast<Terrain>(read.state.terrain[hex])) : std::nullopt;
    if (resource) {
      const Card card = card_of(*resource);
      constexpr int most = 2;  // as many as are remembered
      const int yield = yield_to(read, piece.seat(), hex, corner, piece.kind());
      const int count = std::min({most, yield, int{left[card]}});
      left.remove(card, count);
      produced += unit * static_cast<unsigned>(count);
    }
    unit *= 3;
  }
  return produced;
}

Cards produced_cards(const ReadContext& read, const Where& where) {
  Cards cards;
  if (where.produced == 0 || where.corner == none) return cards;
  unsigned code = where.produced;
  for (const HexId hex : read.board().intersection_hexes(where.corner)) {
    const int count = static_cast<int>(code % 3);
    code /= 3;
    if (count == 0 || hex == none) continue;
    if (const auto resource = resource_of(static_cast<Terrain>(read.state.terrain[hex])))
      cards.add(card_of(*resource), count);
  }
  return cards;
}

float worth_of_site(const SettlerContext& context, const Where& chosen) {
  const Program& own = program(context.view.game());
  for (std::size_t i = 0; i < own.sites.size(); ++i)
    if (is_same(own.sites[i].where, chosen))
      if (const int card = context.view.of<GameState>().site_card(i); card > 0)
        return own.card_worth[at(card) - 1];
  return 0;
}

namespace {

/// Of a card of this deck that nobody has turned up: as any of its cards.
float average_card(const Program& own, int deck) {
  float worth = 0, cards = 0;
  for (std::size_t i = 0; i < own.cards.size(); ++i) {
    if (own.card(i).when.deck != deck) continue;
    const auto copies = static_cast<float>(own.card(i).when.copies);
    worth += copies * own.card_worth[i];
    cards += copies;
  }
  return cards > 0 ? worth / cards : 0;
}

}  // namespace

float worth_beside_sites(const View& view, const rating::Settling& settling) {
  const Program& own = program(view.game());
  float cards = 0;
  for (std::size_t i = 0; i < own.sites.size(); ++i) {
    const Site& site = own.sites[i];
    if (view.own().bound[i] != none ||
        std::ranges::find(site.corners, settling.intersection) == site.corners.end())
      continue;
    const int card = view.of<GameState>().site_card(i);
    cards += card > 0 ? own.card_worth[at(card) - 1] : average_card(own, site.deck);
  }
  const BoardWorth& worth = settling.board_worth;
  return cards * worth.rolls_left() * worth.weights().card;
}

void show_sites(const ReadContext& read, OnBoard& shown) {
  const auto& sites = program(read.game).sites;
  for (std::size_t i = 0; i < sites.size(); ++i) {
    const std::string title = title_of_site_card(read, i);
    if (title.empty()) continue;
    const Where& where = sites[i].where;
    if (where.hex != none)
      shown.signs.push_back({read.board().hex(where.hex), title});
    else if (where.path != none)
      shown.words.emplace_back(read.board().path(where.path), Message{"{0}", {title}});
    else
      shown.words.emplace_back(read.board().intersection(where.corner), Message{"{0}", {title}});
  }
}

void find_broken_sites(const ReadContext& read, std::vector<std::string>& broken) {
  const auto& sites = program(read.game).sites;
  for (const SeatId seat : read.game.seats()) {
    const auto& bound = seat_of(read, seat).bound;
    for (std::size_t i = 0; i < sites.size(); ++i) {
      const IntersectionId corner = bound[i];
      if (corner == none) continue;
      const BuildingPiece piece = building_at(read.state, corner);
      if (!is_beside(sites[i], corner) || !is_town(piece) || !piece.of(seat))
        broken.push_back(fmt::format("seat {}: site {} affects {}", seat.value(), i, corner.value()));
      if (std::ranges::count(bound, bound[i]) != 1)
        broken.push_back(fmt::format("seat {}: two sites affect {}", seat.value(), corner.value()));
    }
  }
}

bool goes_by_a_site(const ReadContext& read, SeatId seat) {
  return std::ranges::any_of(seat_of(read, seat).bound, [](auto corner) { return corner != none; });
}

constinit const TaskSpec turn_up_card{.kind = task::turn_up_card,
                                      .list = list_turning_up,
                                      .apply = turn_up,
                                      .idle = has_nothing_to_turn_up,
                                      .holds_victory = true,
                                      .prompt = N_("{0} turns up the card of a site"),
                                      .comes_first = N_("{0} has to turn up the card of a site first")};
constinit const TaskSpec choose_site{
    .kind = task::choose_site,
    .list = list_sites,
    .apply = bind_to_chosen,
    .idle = has_no_building,
    .holds_victory = true,
    .prompt = N_("{0} chooses the site of the new settlement"),
    .comes_first = N_("{0} has to choose the site of the new settlement first")};

}  // namespace hexwright::own
