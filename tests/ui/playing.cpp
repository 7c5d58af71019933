#include "tests/ui/playing.h"

#include <stdexcept>

#include <gtest/gtest.h>
#include <wx/anybutton.h>
#include <wx/listbox.h>
#include <wx/spinctrl.h>

#include "editor/gui/play/play_canvas.h"
#include "editor/gui/words.h"
#include "model/playtest/batch/batch.h"

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
const PlaySession& session() { return play_window().desk().session(); }
bool plays() { return found_window() && found_window()->IsShown(); }

void play_the_map(int persons, int seed, int offers, const std::string& bot) {
  key(WXK_F5);
  wait_for_window("Play this map");
  const int seats = ask([] { return frame().desk().scenario().details.max_players; });
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

void take_over_when(const std::string& template_name, const std::function<bool(const PlaySession&)>& moment) {
  start_with(template_name);
  constexpr int most_seeds = 30;
  for (std::uint64_t seed = 1; seed <= most_seeds; ++seed) {
    PlaySetup setup{.scenario = scenario(), .offers_a_turn = 0, .seed = seed};
    setup.players = usual_players(setup.scenario);
    for (Player& player : setup.players) player.bot = find_bot(usual_bot);
    auto session = std::get<PlaySession>(PlaySession::start(std::move(setup)));
    while (!session.is_over() && !moment(session)) session.play_bot();
    if (session.is_over()) continue;
    session.seat(session.actor(), nullptr);
    return show_game(std::move(session));
  }
  throw std::runtime_error("no game on " + template_name + " comes to this moment");
}

wxPoint place_on_board(const Place& place) {
  return ask([&] {
    const auto& canvas = play_window().canvas();
    return canvas.ClientToScreen(canvas.place_of(*gui::point_of(place)));
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
  const Choice first = ask([] { return play_window().desk().choices().front(); });
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

void lift_curtain() {
  if (ask([] { return play_window().desk().curtain().waits_for() == none; })) return;
  press("lift the curtain");
  wait_until("the curtain to go up", [] { return play_window().desk().curtain().waits_for() == none; });
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

std::vector<Choice> choices(ActionKind kind) {
  return ask([kind] {
    std::vector<Choice> result;
    for (const Choice& choice : play_window().desk().choices())
      if (choice.action.kind == kind) result.push_back(choice);
    return result;
  });
}

Cards hand(SeatId seat) {
  return ask([seat] { return session().state().seats[seat].hand; });
}

}  // namespace hexwright::ui_test
