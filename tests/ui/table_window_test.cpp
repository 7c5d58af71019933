#include <gmock/gmock.h>
#include <wx/clipbrd.h>
#include <wx/listbox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/toplevel.h>

#include "editor/core/play/session.h"
#include "editor/gui/controls/words.h"
#include "io/files/file_access.h"
#include "tests/support/table_client.h"
#include "tests/ui/driver.h"

// Play, Host a Table: the game itself is played in tests/editor/table.

namespace hexwright::ui_test {
namespace {

wxWindow* table() {
  for (wxWindow* top : wxTopLevelWindows)
    if (top->GetName() == "table" && !top->IsBeingDeleted()) return top;
  return nullptr;
}
template <class Control>
Control& in_table(const std::string& name) {
  return dynamic_cast<Control&>(*wxWindow::FindWindowByName(name, table()));
}

/// Inside the window's thread.
std::string copied() {
  wxTextDataObject text;
  if (!wxTheClipboard->Open()) return {};
  wxTheClipboard->GetData(text);
  wxTheClipboard->Close();
  return text.GetText().utf8_string();
}

struct Link {
  std::string address, token;
};
/// "http://127.0.0.1:8222/#token"
Link link_in(const std::string& text) {
  const std::string scheme = "http://";
  const auto slash = text.find('/', scheme.size()), mark = text.find('#');
  if (slash == std::string::npos || mark == std::string::npos) return {};
  return {text.substr(scheme.size(), slash - scheme.size()), text.substr(mark + 1)};
}

Link link_for_guests() {
  return link_in(ask([] { return in_table<wxTextCtrl>("Link for guests").GetValue().utf8_string(); }));
}
/// Through the clipboard, where the link of an earlier table may lie.
Link copied_link_of(const std::string& seat) {
  press("Copy the link of " + seat);
  const std::string address = link_for_guests().address;
  wait_until("the link", [&] { return link_in(copied()).address == address; });
  return link_in(ask(copied));
}

std::string prompt() {
  return ask([] { return in_table<wxStaticText>("prompt").GetLabel().utf8_string(); });
}
std::string events() {
  return ask([] {
    std::string all;
    for (const wxString& line : in_table<wxListBox>("Who came and left").GetStrings())
      all += line.utf8_string() + "\n";
    return all;
  });
}

/// The record of the game.
wxString kept_in() {
  return ask([] {
    for (const wxWindow* part : in_table<wxTextCtrl>("Link for guests").GetParent()->GetChildren())
      if (part->GetLabel().StartsWith("The game is kept in ")) return part->GetLabel().Mid(20);
    return wxString();
  });
}

void host_a_table() {
  start_with("base-3-4");
  choose_in_menu('P', "H");
  wait_for_window("Host a table");
  choose("Who plays seat 1", "A person");
  for (const char* seat : {"2", "3", "4"}) choose(std::string("Who plays seat ") + seat, "Bot: Settler");
  screenshot("table-set-up");
  press("Open the table");
  wait_for_window("Table: ");
}

void end_the_table() {
  press("End the table");
  wait_for_window("A game in play");
  key('E', wxMOD_ALT);
  wait_until("the end of the table", [] { return table() == nullptr; });
}

TEST(TableWindow, ShowsWhoHasComeAndWhoseDecisionItIs) {
  host_a_table();
  const Link guests = link_for_guests();
  EXPECT_FALSE(guests.token.empty());
  const Link seat = copied_link_of("Red");
  EXPECT_EQ(seat.address, guests.address);
  ASSERT_NE(seat.token, guests.token);
  wait_until("the first decision",
             [] { return in_table<wxStaticText>("prompt").GetLabel().Contains("Red"); });
  const std::string before = prompt();
  test::TableClient player(seat.address, {.token = seat.token});
  const auto decide = player.next("decide");
  ASSERT_TRUE(decide);
  wait_until("who has come", [] { return in_table<wxListBox>("Who came and left").GetCount() > 0; });
  EXPECT_THAT(events(), testing::HasSubstr("Red has come"));
  screenshot("table-guest");
  ASSERT_TRUE(player.send({{"choose", 0}, {"step", (*decide)["step"]}}));
  wait_until("the next decision",
             [&] { return in_table<wxStaticText>("prompt").GetLabel().utf8_string() != before; });
  player.cut();
  wait_until("who has left", [] { return in_table<wxListBox>("Who came and left").GetCount() > 1; });
  EXPECT_THAT(events(), testing::HasSubstr("Red has left"));
  end_the_table();
  EXPECT_THROW(test::TableClient(seat.address, {.token = seat.token}), std::exception);
}

TEST(TableWindow, KeepsWhatWasPlayed) {
  host_a_table();
  const Link seat = copied_link_of("Red");
  test::TableClient player(seat.address, {.token = seat.token});
  const auto decide = player.next("decide");
  ASSERT_TRUE(decide);
  player.send({{"choose", 0}, {"step", (*decide)["step"]}});
  ASSERT_TRUE(player.next("decide"));
  const wxString record = kept_in();
  end_the_table();
  const auto bytes = read_file(record.utf8_string(), 1U << 20U);
  ASSERT_FALSE(bytes.refusal()) << record;
  const auto resumed = PlaySession::load(bytes.value());
  ASSERT_TRUE(std::holds_alternative<PlaySession>(resumed));
  EXPECT_EQ(std::get<PlaySession>(resumed).size(), 1U) << "what was acknowledged, and no more";
}

TEST(TableWindow, OpensAgainWithTheSameLinks) {
  host_a_table();
  const Link guests = link_for_guests(), seat = copied_link_of("Red");
  test::TableClient player(seat.address, {.token = seat.token});
  const auto decide = player.next("decide");
  ASSERT_TRUE(decide);
  player.send({{"choose", 0}, {"step", (*decide)["step"]}});
  ASSERT_TRUE(player.next("decide"));
  const wxString record = kept_in();
  end_the_table();
  choose_in_menu('P', "T");
  choose_file("Open a table", record.utf8_string());
  wait_for_window("Table: ");
  EXPECT_EQ(link_for_guests().token, guests.token);
  EXPECT_EQ(link_for_guests().address, guests.address);
  test::TableClient again(seat.address, {.token = seat.token, .since = 1});
  const auto next = again.next("decide");
  ASSERT_TRUE(next);
  EXPECT_EQ((*next)["step"], 1);
  again.send({{"hexwright", "note"}, {"words", "good to be back"}});
  ASSERT_TRUE(again.next("noted"));
  wait_until("the note", [] { return in_table<wxListBox>("Who came and left").GetCount() > 1; });
  EXPECT_THAT(events(), testing::HasSubstr("Red has left a note: good to be back"));
  screenshot("table-again");
  end_the_table();
}

}  // namespace
}  // namespace hexwright::ui_test
