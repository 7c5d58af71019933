#include "tests/ui/hands.h"

#include <gtk/gtk.h>

#include <wx/choice.h>
#include <wx/listbox.h>

#include "editor/gui/controls/keyboard_and_mouse.h"

namespace hexwright::ui_test {
namespace {

bool has_keyboard(const std::string& name) {
  auto* its = control<wxWindow>(name);
  return its && gui::holds_keyboard(*its);
}

/// What each means stands behind it.
int row_to_add(const std::string& kind) {
  const wxArrayString lines = control<wxListBox>("What to add")->GetStrings();
  for (std::size_t row = 0; row < lines.size(); ++row)
    if (lines[row].StartsWith(kind + wxString::FromUTF8(" — "))) return static_cast<int>(row);
  return wxNOT_FOUND;
}

wxPoint place_to_add(const std::string& kind) {
  on_ui([&] { control<wxListBox>("What to add")->EnsureVisible(row_to_add(kind)); });
  // A list that scrolls does so a while later.
  wxPoint place;
  int times_still = 0;
  wait_until("the list to be still", [&] {
    auto* box = control<wxListBox>("What to add");
    const int row = row_to_add(kind);
    int y = 2;
    while (y < box->GetClientSize().y && box->HitTest(wxPoint(12, y)) != row) ++y;
    const wxPoint now = box->ClientToScreen(wxPoint(12, y + 4));
    const bool is_in_view = box->HitTest(wxPoint(12, y + 4)) == row;
    times_still = is_in_view && now == place ? times_still + 1 : 0;
    place = now;
    return times_still == 5;
  });
  return place;
}

/// What has the keyboard, for the toolkit below: drop-down lists, too.
const void* keyboard() {
  for (wxWindow* top : wxTopLevelWindows)
    if (top->IsShown() && gtk_window_is_active(GTK_WINDOW(top->GetHandle())))
      return gtk_window_get_focus(GTK_WINDOW(top->GetHandle()));
  return nullptr;
}
/// With the tab key.
void go_to(const std::string& name) {
  constexpr int far_enough = 60;
  for (int i = 0; i < far_enough && !ask([&] { return has_keyboard(name); }); ++i) {
    const void* before = ask([] { return keyboard(); });
    key(WXK_TAB);
    wait_until("the tab key to go on to " + name, [&] { return keyboard() != before; });
  }
  wait_for_keyboard(name);
}

void add_by_mouse(const std::string& button, const std::string& kind) {
  press(button);
  wait_for_window("Add");
  click(place_to_add(kind));
  wait_until(kind + " to be chosen",
             [&] { return control<wxListBox>("What to add")->GetSelection() == row_to_add(kind); });
  press("OK");
  wait_for_window("Own Rules");
}

void add_by_keys(const std::string& kind) {
  wait_for_window("Add");
  wait_for_keyboard("What to add");
  const int row = ask([&] { return row_to_add(kind); });
  for (int i = 0; i < row; ++i) key(WXK_DOWN);
  wait_until(kind, [&] { return control<wxListBox>("What to add")->GetSelection() == row; });
  key(WXK_RETURN);
  wait_for_window("Own Rules");
}

}  // namespace

void wait_for_keyboard(const std::string& name) {
  wait_until(name + " to have the keyboard", [&] { return has_keyboard(name); });
}

void wait_for_slot(const std::string& slot) {
  wait_until("the slot " + slot, [&] { return control<wxWindow>(slot) != nullptr; });
}

int line_in_menu(const std::string& words) {
  return ask([&] {
    GList* items = gtk_container_get_children(GTK_CONTAINER(gtk_grab_get_current()));
    int found = -1, line = 0;
    for (GList* each = items; each; each = each->next, ++line)
      if (const char* label = gtk_menu_item_get_label(GTK_MENU_ITEM(each->data)); label && words == label)
        found = line;
    g_list_free(items);
    return found;
  });
}

wxPoint place_in_popup(int line) {
  return ask([&] {
    GList* items = gtk_container_get_children(GTK_CONTAINER(gtk_grab_get_current()));
    auto* item = GTK_WIDGET(g_list_nth_data(items, static_cast<unsigned>(line)));
    g_list_free(items);
    GtkAllocation room;
    gtk_widget_get_allocation(item, &room);
    int x = 0, y = 0;
    gdk_window_get_origin(gtk_widget_get_window(item), &x, &y);
    return wxPoint(x + room.x + 20, y + room.y + room.height / 2);
  });
}

namespace {

GtkWidget* question() {
  GtkWidget* above = gtk_grab_get_current();
  return above && GTK_IS_MESSAGE_DIALOG(above) ? above : nullptr;
}

}  // namespace

void wait_for_question() {
  wait_until("the question", [] { return question() && gtk_window_is_active(GTK_WINDOW(question())); });
}

void answer_question(int code, int modifiers) {
  wait_for_question();
  key(code, modifiers);
  wait_until("the end of the question", [] { return !question(); });
}

void leave_without_changes() {
  key(WXK_ESCAPE);
  answer_question('L', wxMOD_ALT);
  wait_for_window("Hexwright");
}

void Mouse::open() {
  key('U', wxMOD_CONTROL | wxMOD_ALT);
  wait_for_window("Own Rules");
}

void Mouse::begin_pack() { press("New Pack…"); }

void Mouse::add_thing(const std::string& kind) { add_by_mouse("Add a Thing…", kind); }

void Mouse::add_part(const std::string& kind) { add_by_mouse("Add a Part…", kind); }

void Mouse::write(const std::string& slot, const std::string& text) {
  click(middle_of(slot));
  wait_for_keyboard(slot);
  key('A', wxMOD_CONTROL);
  type(text);
}

void Mouse::take(const std::string& slot, const std::string& line) {
  click(middle_of(slot));
  wait_for_popup();
  const int row = ask([&] { return control<wxChoice>(slot)->FindString(line); });
  click(place_in_popup(row));
  wait_until(line, [&] { return control<wxChoice>(slot)->GetStringSelection() == line; });
}

void Mouse::be_done() { press("OK"); }

void Keys::open() {
  key('U', wxMOD_CONTROL | wxMOD_ALT);
  wait_for_window("Own Rules");
  wait_for_keyboard("Packs of own rules");
}

void Keys::begin_pack() { key('N', wxMOD_ALT); }

void Keys::add_thing(const std::string& kind) {
  key('A', wxMOD_ALT);
  add_by_keys(kind);
}

void Keys::add_part(const std::string& kind) {
  key('D', wxMOD_ALT);
  add_by_keys(kind);
}

void Keys::write(const std::string& slot, const std::string& text) {
  go_to(slot);
  key('A', wxMOD_CONTROL);
  type(text);
}

void Keys::take(const std::string& slot, const std::string& line) {
  go_to(slot);
  choose(slot, line);
}

void Keys::be_done() {
  go_to("OK");
  key(WXK_RETURN);
}

}  // namespace hexwright::ui_test
