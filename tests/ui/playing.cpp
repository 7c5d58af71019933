#include "tests/ui/playing.h"

#include <algorithm>
#include <stdexcept>

#include <gtest/gtest.h>
#include <wx/anybutton.h>
#include <wx/listbox.h>
#include <wx/spinctrl.h>

#include "editor/core/play/own_play.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/move_kinds.h"
#include "editor/gui/play/play_canvas.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/modules/own/kinds.h"

namespace hexwright::ui_test {
namespace {

using gui::PlayWindow;

PlayWindow* found_window() {
  for (wxWindow* window : wxTopLevelWindows)
    if (auto* play = dynamic_cast<PlayWindow*>(window); play && !play->IsBeingDeleted()) return play;
  return nullptr;
}

void wait_for_game() {
  wait_until("the window of the game",
             [] { return plays() && play_window().IsActive() && play_window().canvas().has_painted(); });
  on_ui([] { play_window().pacer().set_speed(gui::BotPacer::fastest); });
}

bool waits_for_click() { return session().is_over() || session().waits_for_person(); }

}  // namespace

PlayWindow& play_window() { return *found_window(); }
const PlaySession& session() { return play_window().context().session(); }
bool plays() { return found_window() && found_window()->IsShown(); }

void play_the_map(int persons, int seed, int offers, const std::string& bot) {
  key(WXK_F5);
  wait_for_window("Play this map");
  const int seats = ask([] { return frame().context().scenario().details.max_players; });
  for (int seat = 1; seat <= seats; ++seat)
    choose("Who plays seat " + std::to_string(seat), seat <= persons ? "A person" : bot);
  fill_in("Seed", std::to_string(seed));
  fill_in("Offers in a turn", std::to_string(offers));
  screenshot("play-set-up");
  press("Play");
  wait_for_game();
}

void show_game(PlaySession session) {
  on_ui([&] { (new PlayWindow(frame(), std::move(session)))->enter(); });
  wait_for_game();
}

namespace {

void take_over(const Scenario& map, const std::function<bool(const PlaySession&)>& moment) {
  constexpr int most_seeds = 30;
  for (std::uint64_t seed = 1; seed <= most_seeds; ++seed) {
    PlaySetup setup{.scenario = map, .offers_a_turn = 0, .seed = seed};
    setup.players = usual_players(setup.scenario);
    for (Player& player : setup.players) player.bot = find_bot(usual_bot);
    auto session = PlaySession::start(std::move(setup)).value();
    while (!session.is_over() && !moment(session)) session.play_bot();
    if (session.is_over()) continue;
    session.seat(session.actor(), nullptr);
    return show_game(std::move(session));
  }
  throw std::runtime_error("no game on " + map.details.title + " comes to this moment");
}

}  // namespace

void take_over_when(const std::string& template_name, const std::function<bool(const PlaySession&)>& moment) {
  start_with(template_name);
  take_over(scenario(), moment);
}

void take_over_when(Scenario map, const std::function<bool(const PlaySession&)>& moment) {
  start_with_scenario(map);
  take_over(map, moment);
}

wxPoint place_on_board(const Place& place) {
  return ask([&] {
    const auto& canvas = play_window().canvas();
    return canvas.ClientToScreen(canvas.place_of(*point_of(place)));
  });
}

void click_on_board(const Place& place) { click(place_on_board(place)); }

void place_piece(const std::string& kind, const Place& place) {
  const std::size_t before = ask([] { return session().position(); });
  press(kind);
  click_on_board(place);
  wait_until(kind + " to be done", [&] { return session().position() > before; });
}

void wait_for_person() { wait_until("a decision of a person", waits_for_click); }

void do_what_is_due() {
  const std::size_t before = ask([] { return session().position(); });
  const Choice first = ask([] { return play_window().context().choices().front(); });
  if (gui::has_place(first))
    click_on_board(first.place);
  else
    press(ask([&] { return gui::utf8(gui::sentence(first.title)); }));
  wait_until("what was due to be done", [&] { return session().position() > before; });
  settle();
}

void settle() {
  move_to(ask([] { return play_window().canvas().ClientToScreen(wxPoint(4, 4)); }));
  for (int turn = 0; turn < 10; ++turn) on_ui([] {});
}

void roll(int sum) {
  key('D', wxMOD_CONTROL);
  wait_until("that chance is chosen", [] { return play_window().chooses_chance(); });
  key('D');
  wait_for_window("Choose the dice");
  const int first = std::min(6, sum - 1);
  key('0' + first);
  key('0' + sum - first);
  const std::string second = "Second die: " + std::to_string(sum - first);
  wait_until("the second die to be turned", [&] {
    const auto* face = dynamic_cast<wxAnyButton*>(wxWindow::FindWindowByName(second));
    return face && face->HasFocus();
  });
  key(WXK_RETURN);
  wait_until("the dice to lie", [] { return session().state().dice != 0; });
  wait_for_window("Playing");
  key('D', wxMOD_CONTROL);
  wait_until("that the seed says what chance brings", [] { return !play_window().chooses_chance(); });
}

void show_own_hand() {
  if (ask([] { return play_window().context().handover().waits_for() == none; })) return;
  press("show the hand");
  wait_until("the handover to go up", [] { return play_window().context().handover().waits_for() == none; });
}

void set_cards(const std::string& row, Cards cards) {
  for (const Card card : all_cards) {
    if (cards[card] == 0) continue;
    const std::string name = row + ": " + std::string(title(card));
    const wxPoint middle = middle_of(name);
    const auto number = [&] { return dynamic_cast<wxSpinCtrl*>(wxWindow::FindWindowByName(name)); };
    click({middle.x - ask([&] { return number()->GetSize().x; }) / 2 + 14, middle.y});
    for (int n = 0; n < cards[card]; ++n) key(WXK_UP);
    wait_until("the number of " + name, [&] { return number()->GetValue() == cards[card]; });
  }
}

std::string label(ActionKind kind) {
  return ask([kind] { return gui::utf8(gui::label_of(kind)); });
}

std::string title_of(const Choice& choice) {
  return ask([&] { return gui::utf8(gui::sentence(choice.title)); });
}

std::size_t position() {
  return ask([] { return session().position(); });
}

Action action_after(std::size_t position) {
  return ask([position] { return session().played().at(position); });
}

int count(const PlaySession& session, const std::function<bool(const Action&)>& wanted) {
  Actions legal;
  legal_actions(session.game(), session.state(), legal);
  return static_cast<int>(std::ranges::count_if(legal, wanted));
}

int count(const PlaySession& session, ActionKind kind) {
  return count(session, [kind](const Action& each) { return each.kind == kind; });
}

void fill_in_trade(const Action& trade) {
  const auto give = static_cast<Card>(trade.a.value()), get = static_cast<Card>(trade.x);
  const int rate =
      ask([&] { return View(session().game(), session().state(), session().actor()).bank_rates()[give]; });
  press(label(ActionKind::TradeWithBank));
  wait_for_window("Trade with the bank");
  set_cards("Give", Cards(give, rate));
  set_cards("Get", Cards(get));
}

namespace {

/// Several moves begin there: either each points somewhere else, or a menu asks which.
void click_place_of(const Choice& choice, std::size_t before) {
  const auto here = ask([&] {
    const auto* target = play_window().context().target_at(choice.place);
    return target ? target->choices : std::vector<Choice>();
  });
  click_on_board(choice.place);
  if (here.size() < 2) return;
  if (choice.aim != Place()) {
    wait_until("where it points to", [] { return play_window().context().is_aiming(); });
    return click_on_board(choice.aim);
  }
  if (position() > before) return;
  wait_for_popup();
  for (const Choice& each : here) {
    key(WXK_DOWN);
    if (each.action == choice.action) break;
  }
  key(WXK_RETURN);
}

/// What does not fit into the panel is scrolled to with the wheel.
void press_in_list(const std::string& name) {
  constexpr int most_notches = 40;
  const auto is_below = [&] {
    const wxWindow* button = wxWindow::FindWindowByName(name, &play_window());
    const wxWindow* panel = wxWindow::FindWindowByName("moves", &play_window());
    return button && button->GetScreenRect().GetBottom() > panel->GetScreenRect().GetBottom();
  };
  for (int notch = 0; notch < most_notches && ask(is_below); ++notch) {
    turn_wheel(ask([] {
                 const wxRect panel = wxWindow::FindWindowByName("moves", &play_window())->GetScreenRect();
                 return panel.GetTopLeft() + panel.GetSize() / 2;
               }),
               1);
    settle();
  }
  press(name);
}

/// In one's turn a kind is taken into the hand first, unless all of its moves are in the list.
bool is_taken_first(const Choice& choice) {
  return ask([&] {
    const auto& context = play_window().context();
    const ActionKind kind = choice.action.kind;
    const auto alike = std::ranges::count_if(context.choices(), [&](const Choice& each) {
      return each.action.kind == kind && !gui::has_place(each);
    });
    return context.is_free_turn() && context.kind() != kind &&
           (gui::has_place(choice) || gui::find_move_kind(kind) || alike > gui::most_listed);
  });
}

}  // namespace

namespace {

/// Actions of own rules have a button each.
std::string button_of(const Choice& choice) {
  if (choice.action.kind != own::action::act) return label(choice.action.kind);
  return ask(
      [&] { return gui::utf8(gui::sentence(own_moves_of(session().game()).at(choice.action.x).label)); });
}

bool has_other_ways(const Choice& choice) {
  return std::ranges::count_if(choices(choice.action.kind), [&](const Choice& each) {
           return each.action.kind != own::action::act || each.action.x == choice.action.x;
         }) > 1;
}

}  // namespace

void do_by_mouse(const Choice& choice) {
  const std::size_t before = position();
  const ActionKind kind = choice.action.kind;
  if (kind == ActionKind::TradeWithBank) {
    fill_in_trade(choice.action);
    press("Trade");
    wait_for_window("Playing");
  } else {
    const bool only_one = !has_other_ways(choice);
    const bool is_taken = is_taken_first(choice);
    if (is_taken) press_in_list(button_of(choice)), settle();
    if (gui::has_place(choice))
      click_place_of(choice, before);
    else if (!is_taken || !only_one)
      press_in_list(title_of(choice));
  }
  const std::string what = title_of(choice);
  if (!wait_until(what, [&] { return session().position() > before; })) return;
  EXPECT_EQ(action_after(before).kind, kind);
  settle();
}

Choice advised_choice() {
  return ask([] {
    const PlaySession& played = session();
    const SeatId seat = played.actor();
    Actions legal;
    legal_actions(played.game(), played.state(), legal);
    Random random(static_cast<std::uint64_t>(played.position()));
    const auto adviser = find_bot(usual_bot)->make(played.game(), seat);
    const Action best = adviser->choose(View(played.game(), played.state(), seat), legal, random);
    const auto& all = play_window().context().choices();
    const auto found = std::ranges::find(all, best, &Choice::action);
    return found == all.end() ? all.front() : *found;
  });
}

namespace {

/// Not every turn is ended as such: an attack on a fortress ends it too. PIR-13
bool ended_turn(std::size_t step) {
  return ask([step] {
    const State before = session().state_at(step), after = session().state_at(step + 1);
    return before.turn_number != after.turn_number || after.phase == Phase::Over;
  });
}

}  // namespace

void save_game_as(const std::filesystem::path& file) {
  key('S', wxMOD_CONTROL);
  wait_for_window("Save the game as");
  give_path(file);
  wait_until("the file", [&] { return std::filesystem::exists(file) && !play_window().is_worth_saving(); });
}

TurnsPlayed play_on(int turns, const std::vector<ActionKind>& wanted, const std::string& pictures) {
  constexpr int most_turns = 25;
  TurnsPlayed deeds;
  const auto misses = [&] {
    return std::ranges::any_of(wanted, [&](ActionKind kind) { return !deeds.have(kind); });
  };
  while (deeds.turns < turns || (misses() && deeds.turns < most_turns)) {
    wait_for_person();
    if (ask([] { return session().is_over(); })) break;
    const Choice choice = advised_choice();
    const ActionKind kind = choice.action.kind;
    const bool first = !deeds.have(kind);
    const std::size_t before = position();
    do_by_mouse(choice);
    if (first && std::ranges::find(wanted, kind) != wanted.end())
      screenshot(pictures + std::to_string(deeds.of_kind.size()));
    ++deeds.of_kind[kind];
    if (ended_turn(before)) ++deeds.turns;
    if (testing::Test::HasFailure()) break;
  }
  return deeds;
}

std::vector<Choice> choices(ActionKind kind) {
  return ask([kind] {
    std::vector<Choice> result;
    for (const Choice& choice : play_window().context().choices())
      if (choice.action.kind == kind) result.push_back(choice);
    return result;
  });
}

Cards hand(SeatId seat) {
  return ask([seat] { return session().state().seats[seat].hand; });
}

void wait_for_the_end() {
  const auto is_over = [] { return session().is_over(); };
  constexpr std::size_t some_actions = 50;
  while (!ask(is_over)) {
    const std::size_t before = position();
    const auto went_on = [&] { return is_over() || session().position() >= before + some_actions; };
    if (!wait_until("further actions", went_on)) return;
  }
}

}  // namespace hexwright::ui_test
