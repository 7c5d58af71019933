#include <algorithm>

#include <gmock/gmock.h>
#include <wx/menu.h>

#include "editor/gui/play/move_kinds.h"
#include "editor/gui/play/play_canvas.h"
#include "tests/ui/playing.h"

// A map is played in the window, and the drawing is as it was afterwards. EDIT-04

namespace hexwright::ui_test {
namespace {

int discovered() {
  return ask([] {
    int open = 0;
    for (const HexId hex : session().game().board().hexes())
      open += session().state().terrain[hex] != unknown_terrain;
    return open;
  });
}

/// How much a settlement here would like to be one that builds ships to the fog.
double seaworthiness(const Place& place) {
  const PlaySession& played = session();
  const BoardGraph& board = played.game().board();
  const State& state = played.state();
  const auto at = board.find(std::get<Intersection>(place));
  double worth = 0;
  for (const auto hex : board.intersection_hexes(at)) {
    if (hex == none) continue;
    const auto terrain = state.terrain[hex];
    const bool yields = state.number[hex] != 0;
    if (yields && (terrain == std::uint8_t(Terrain::Forest) || terrain == std::uint8_t(Terrain::Pasture)))
      worth += 10;
    if (terrain == std::uint8_t(Terrain::Sea)) worth += 4;
  }
  double nearest = 100;
  for (const HexId hex : board.hexes())
    if (state.terrain[hex] == unknown_terrain) {
      const Point fog = centre(board.hex(hex)), here = position(std::get<Intersection>(place));
      nearest = std::min(nearest, std::hypot(fog.x - here.x, fog.y - here.y));
    }
  return worth - nearest;
}

double distance_to_fog(const Place& place) {
  const PlaySession& played = session();
  const BoardGraph& board = played.game().board();
  const Point here = *point_of(place);
  double nearest = 100;
  for (const HexId hex : board.hexes())
    if (played.state().terrain[hex] == unknown_terrain)
      nearest =
          std::min(nearest, std::hypot(centre(board.hex(hex)).x - here.x, centre(board.hex(hex)).y - here.y));
  return nearest;
}

template <class Worth>
Place best_place(const std::vector<Choice>& all, Worth worth) {
  return ask([&] {
    return std::ranges::max_element(all, {}, [&](const Choice& choice) { return worth(choice.place); })
        ->place;
  });
}

/// The sum that gives seat 0 the most cards of what a ship takes.
int best_roll() {
  return ask([] {
    const PlaySession& played = session();
    const BoardGraph& board = played.game().board();
    const State& state = played.state();
    const Cards held = state.seats[SeatId(0)].hand;
    std::array<double, 13> worth{};
    for (const IntersectionId at : board.intersections()) {
      if (!state.building[at].of(SeatId(0))) continue;
      for (const auto hex : board.intersection_hexes(at)) {
        if (hex == none) continue;
        const auto terrain = state.terrain[hex];
        const bool lumber = terrain == std::uint8_t(Terrain::Forest),
                   wool = terrain == std::uint8_t(Terrain::Pasture);
        const bool scarce = held[Card::Lumber] <= held[Card::Wool] ? lumber : wool;
        if (terrain != unknown_terrain && hex != state.robber)
          worth[state.number[hex]] += 1 + 3 * scarce + (lumber || wool);
      }
    }
    worth[0] = 0;
    return static_cast<int>(std::ranges::max_element(worth) - worth.begin());
  });
}

/// Each settlement where ships can be built, each with a ship.
void found() {
  while (ask([] {
    return session().state().phase == Phase::FoundSettlement || session().state().phase == Phase::FoundRoute;
  })) {
    if (const auto places = choices(ActionKind::BuildSettlement); !places.empty()) {
      click_on_board(best_place(places, seaworthiness));
      wait_until("the settlement", [] { return session().state().phase == Phase::FoundRoute; });
    }
    const std::size_t before = position();
    const auto ships = choices(ActionKind::BuildShip);
    if (!ships.empty()) {
      place_piece("Build a ship",
                  best_place(ships, [](const Place& place) { return -distance_to_fog(place); }));
    } else if (!choices(ActionKind::BuildRoad).empty()) {
      click_on_board(choices(ActionKind::BuildRoad).front().place);
      wait_until("the road", [&] { return session().position() > before; });
    }
    wait_for_person();
  }
}

/// As many of something as the bank takes, for what a ship still wants, or else for anything. False when
/// there is not enough of anything.
bool trade_with_bank() {
  const auto trades = choices(ActionKind::TradeWithBank);
  if (trades.empty()) return false;
  const Cards held = hand(SeatId(0));
  const auto for_a_ship = [&](const Choice& trade) {
    const auto get = static_cast<Card>(trade.action.x);
    return (get == Card::Lumber || get == Card::Wool) && held[get] == 0;
  };
  const auto best = std::ranges::find_if(trades, for_a_ship);
  const Action trade = (best == trades.end() ? trades.begin() : best)->action;
  const auto give = static_cast<Card>(trade.a.value()), get = static_cast<Card>(trade.x);
  const int rate = ask([&] { return bank_rate(session().state().seats[SeatId(0)], give); });
  key('T');
  wait_for_window("Trade with the bank");
  set_cards("Give", Cards(give, rate));
  set_cards("Get", Cards(get));
  screenshot("play-bank-trade");
  const std::size_t before = position();
  press("Trade");
  wait_until("the trade", [&] { return session().position() > before; });
  EXPECT_EQ(hand(SeatId(0))[get], held[get] + 1);
  EXPECT_EQ(hand(SeatId(0))[give], held[give] - rate);
  wait_for_window("Playing");
  return true;
}

struct Deeds {
  int turns = 0, ships = 0, discoveries = 0, trades = 0;
};

void take_turn(Deeds& deeds) {
  if (ask([] { return session().state().phase == Phase::BeforeRoll; })) roll(best_roll());
  while (ask([] { return !play_window().context().is_free_turn() && play_window().context().may_act(); }))
    do_what_is_due();
  if (deeds.trades == 0) deeds.trades += trade_with_bank();
  const bool saves_up = deeds.ships > 1 && deeds.trades == 0;
  if (const auto ships = choices(ActionKind::BuildShip); !ships.empty() && !saves_up) {
    const int open = discovered();
    place_piece("Build a ship",
                best_place(ships, [](const Place& place) { return -distance_to_fog(place); }));
    ++deeds.ships;
    while (ask([] { return play_window().context().may_act() && !play_window().context().is_free_turn(); }))
      do_what_is_due();
    deeds.discoveries += discovered() - open;
    if (deeds.ships == 1) screenshot("play-ship");
  }
  ++deeds.turns;
  const std::size_t before = position();
  press("End the turn");
  wait_until("the end of the turn", [&] { return session().position() > before; });
}

TEST(Play, AGameAgainstBotsIsPlayedByMouseWithShipsADiscoveryAndATrade) {
  start_with("fog-islands-4");
  play_the_map(1, 7);
  wait_for_person();
  screenshot("play-founding");
  found();
  Deeds deeds;
  while (deeds.turns < 10 || ((deeds.discoveries == 0 || deeds.trades == 0) && deeds.turns < 25)) {
    wait_for_person();
    if (ask([] { return session().is_over(); })) break;
    if (ask([] { return session().state().turn == SeatId(0) && play_window().context().is_free_turn(); }))
      take_turn(deeds);
    else
      do_what_is_due();
  }
  screenshot("play-ten-turns");
  EXPECT_GE(deeds.turns, 10);
  EXPECT_GE(deeds.ships, 1);
  EXPECT_GE(deeds.discoveries, 1);
  EXPECT_GE(deeds.trades, 1);
}

TEST(Play, LeavesTheDrawingAsItWas) {
  start_with("fog-islands-4");
  key('S');
  click(place_of(Hex{4, 4}));
  wait_until("the selection", [] { return frame().context().bench().selection().hexes.size() == 1; });
  key('9');
  wait_until("a step", [] { return frame().context().history().position() == 1; });
  const double scale = ask([] { return frame().canvas().scale(); });
  key(WXK_NUMPAD_ADD);
  wait_until("the zoom", [&] { return frame().canvas().scale() > scale; });
  const auto look = [] {
    return std::tuple(frame().context().bench().selection(), frame().context().bench().tool(),
                      frame().context().history().position(), frame().canvas().scale(),
                      frame().canvas().place_of(Hex{0, 0}));
  };
  const auto before = ask(look);
  const Scenario drawn = scenario();
  play_the_map(1, 3);
  wait_for_person();
  EXPECT_EQ(ask([] { return session().game().scenario(); }), drawn) << "what is not saved is played, too";
  do_what_is_due();
  key(WXK_F5);
  wait_until("the drawing", [] { return !plays() && frame().IsActive(); });
  EXPECT_EQ(ask(look), before);
  EXPECT_EQ(scenario(), drawn);
  key('Z', wxMOD_CONTROL);
  wait_until("the undo", [] { return frame().context().history().position() == 0; });

  key(WXK_F5, wxMOD_SHIFT);
  wait_until("the game again", [] { return plays() && play_window().IsActive(); });
  EXPECT_GE(position(), 1U);
}

TEST(Play, OneClickShowsAPlaceInTheDrawing) {
  start_with("fog-islands-4");
  play_the_map(1, 3);
  wait_for_person();
  const Hex fog = ask([] {
    for (const auto& [hex, cell] : session().scenario_now().cells)
      if (is_hidden(cell)) return hex;
    return Hex{};
  });
  move_to(place_on_board(fog));
  key('E', wxMOD_CONTROL);
  wait_until("the drawing", [] { return frame().IsActive(); });
  EXPECT_EQ(ask([] { return frame().canvas().target(); }), fog);
  screenshot("play-shown-in-editor");
}

TEST(Play, UndoGoesBackToTheLastDecisionAndWhatIsDoneThenIsABranch) {
  start_with("base-3-4");
  play_the_map(1, 5);
  wait_for_person();
  const auto first = choices(ActionKind::BuildSettlement);
  ASSERT_GT(first.size(), 5U);
  click_on_board(first[3].place);
  wait_until("the settlement", [] { return session().position() == 1; });
  key('Z', wxMOD_CONTROL);
  wait_until("the undo", [] { return session().position() == 0; });
  EXPECT_EQ(choices(ActionKind::BuildSettlement).size(), first.size());
  key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("the redo", [] { return session().position() == 1; });
  key('Z', wxMOD_CONTROL);
  wait_until("the undo", [] { return session().position() == 0; });
  click_on_board(first[5].place);
  wait_until("another settlement", [] { return session().position() == 1; });
  EXPECT_EQ(ask([] { return session().branches().size(); }), 1U);
  screenshot("play-branch");
  on_ui([] { wxWindow::FindWindowByName("Lines of play", &play_window())->SetFocus(); });
  key(WXK_DOWN);
  wait_until("the other line",
             [&] { return session().position() == 1 && session().played().front() == first[3].action; });
}

TEST(Play, KeysReachEveryPlaceAndAWordSaysWhyAnotherIsRefused) {
  start_with("base-3-4");
  play_the_map(1, 5);
  wait_for_person();
  on_ui([] { play_window().canvas().SetFocus(); });
  key(WXK_TAB);
  wait_until("a place", [] {
    return play_window().canvas().place_here() == play_window().context().targets().front().place;
  });
  key(WXK_RIGHT);
  wait_until("a place to the right", [] {
    return play_window().canvas().place_here() != play_window().context().targets().front().place;
  });
  screenshot("play-keys");
  key(WXK_RETURN);
  wait_until("the settlement", [] { return session().position() == 1; });
  press("Build a city");
  wait_until("why not",
             [] { return play_window().GetStatusBar()->GetStatusText(0).Contains("road or ship beside"); });
  EXPECT_EQ(position(), 1U);
}

TEST(Play, EveryMoveStandsInAMenuWithItsLetter) {
  start_with("cities-and-knights-3-4");
  play_the_map(1, 5);
  on_ui([] {
    std::vector<std::string> lines;
    const wxMenuBar& bar = *play_window().GetMenuBar();
    for (std::size_t at = 0; at < bar.GetMenuCount(); ++at)
      for (const wxMenuItem* item : bar.GetMenu(at)->GetMenuItems())
        if (item->IsSubMenu())
          for (const wxMenuItem* line : item->GetSubMenu()->GetMenuItems())
            lines.push_back(line->GetItemLabelText().utf8_string());
    for (const gui::MoveKind& move : gui::move_kinds())
      EXPECT_EQ(std::ranges::any_of(lines,
                                    [&](const std::string& line) {
                                      return line.starts_with(gui::label_of(move.kind).utf8_string()) &&
                                             line.ends_with(std::string("(") + move.key() + ")");
                                    }),
                move.is_in(session().game()))
          << move.key();
  });
}

TEST(Play, TheContextMenuHasWhatCanBeDoneAtAPlace) {
  start_with("base-3-4");
  play_the_map(1, 5);
  wait_for_person();
  const Choice choice = choices(ActionKind::BuildSettlement)[4];
  click(place_on_board(choice.place), wxMOUSE_BTN_RIGHT);
  wait_for_popup();
  screenshot("play-context-menu");
  key(WXK_DOWN);
  key(WXK_RETURN);
  wait_until("the settlement", [] { return session().position() == 1; });
  EXPECT_EQ(ask([] { return session().played().front(); }), choice.action);
  click(place_on_board(Hex{1, 0}), wxMOUSE_BTN_RIGHT);
  wait_for_popup();
  key(WXK_DOWN);
  key(WXK_RETURN);
  wait_until("the drawing", [] { return frame().IsActive(); });
  EXPECT_EQ(ask([] { return frame().canvas().target(); }), (Hex{1, 0}));
}

TEST(Play, TheCurtainHidesHandsAndPlayersTradeWithOneAnother) {
  start_with("base-3-4");
  play_the_map(2, 11, 3);
  for (int n = 0; n < 8; ++n) {
    wait_for_person();
    if (!ask([] { return session().state().phase < Phase::BeforeRoll; })) break;
    if (n == 2) screenshot("play-handover");
    show_own_hand();
    do_what_is_due();
  }
  wait_for_person();
  EXPECT_EQ(ask([] { return session().actor(); }), SeatId(0));
  show_own_hand();
  roll(6);
  while (ask([] { return play_window().context().may_act() && !play_window().context().is_free_turn(); }))
    do_what_is_due();
  const Cards mine = hand(SeatId(0)), theirs = hand(SeatId(1));
  const auto kind_only_in = [](Cards here, Cards there) {
    for (const Card card : resource_cards)
      if (here[card] > 0 && there[card] == 0) return card;
    for (const Card card : resource_cards)
      if (here[card] > 0) return card;
    return Card::Brick;
  };
  const Card give = kind_only_in(mine, theirs), want = kind_only_in(theirs, mine);
  ASSERT_NE(give, want);
  key('P');
  wait_for_window("Offer a trade");
  set_cards("Give", Cards(give));
  set_cards("Want", Cards(want));
  screenshot("play-offer");
  press("Offer");
  wait_until("the handover for the other",
             [] { return play_window().context().handover().waits_for() == SeatId(1); });
  screenshot("play-handover-for-offer");
  show_own_hand();
  press("Accept the offer");
  wait_for_person();
  wait_until("the one who offered", [] { return session().actor() == SeatId(0); });
  show_own_hand();
  press("Trade with " + ask([] { return session().players()[1].name; }));
  wait_until("the trade", [&] { return session().state().seats[SeatId(1)].hand != theirs; });
  EXPECT_EQ(hand(SeatId(0)), mine - Cards(give) + Cards(want));
  EXPECT_EQ(hand(SeatId(1)), theirs - Cards(want) + Cards(give));
}

TEST(Play, AGameIsSavedAndResumed) {
  start_with("base-3-4");
  play_the_map(1, 5);
  for (int n = 0; n < 3; ++n) wait_for_person(), do_what_is_due();
  wait_for_person();
  const auto file = folder() / "game.jsonl";
  save_game_as(file);
  const State saved = ask([] { return session().state(); });
  const std::size_t at = position();
  do_what_is_due();
  wait_for_person();
  key(WXK_F5);
  wait_until("the drawing", [] { return !plays() && frame().IsActive(); });
  choose_in_menu('P', "R");
  wait_for_window("Open a game");
  key('L', wxMOD_CONTROL);
  give_path(file);
  wait_for_window("A game in play");
  key('L', wxMOD_ALT);  // let it go
  wait_until("the game", [&] { return plays() && session().position() == at; });
  EXPECT_EQ(ask([] { return session().state(); }), saved);
}

}  // namespace
}  // namespace hexwright::ui_test
