#include <gtk/gtk.h>
#include <set>

#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/dialog.h>

#include "editor/gui/app/app.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/library/library_dialogs.h"
#include "editor/gui/menus/command_palette.h"
#include "editor/gui/tour/tour.h"
#include "io/library/library.h"
#include "tests/ui/guide.h"
#include "tests/ui/lost_work.h"
#include "tests/ui/rest.h"

// Everything can be read out.

namespace hexwright::ui_test {
namespace {

using Names = std::vector<std::string>;

// What the toolkit calls a window of which nobody said what it is.
const std::set<std::string> no_names{"button",  "check",        "choice",       "comboBox",  "dataviewCtrl",
                                     "listBox", "wxListCtrl",   "notebook",     "panel",     "scrolledWindow",
                                     "text",    "textCtrl",     "wxSpinCtrl",   "spinCtrl",  "wxPropertyGrid",
                                     "toolbar", "toggleButton", "bitmapButton", "staticText"};

bool has_label(AtkObject* object) {
  AtkRelationSet* relations = atk_object_ref_relation_set(object);
  const bool labelled = atk_relation_set_contains(relations, ATK_RELATION_LABELLED_BY) != 0;
  g_object_unref(relations);
  return labelled;
}

bool is_named(GtkWidget* widget) {
  AtkObject* object = gtk_widget_get_accessible(widget);
  const char* name = atk_object_get_name(object);
  return has_label(object) || (name && *name && !no_names.contains(name));
}

/// Of all that can have the keyboard; what only holds others takes none.
void add_nameless(GtkWidget* widget, gpointer names) {
  if (!gtk_widget_get_mapped(widget)) return;
  // The property grid keeps a helper of one pixel.
  const bool only_holds =
      GTK_IS_SCROLLED_WINDOW(widget) || GTK_IS_WINDOW(widget) || gtk_widget_get_allocated_width(widget) <= 1;
  if (!only_holds && gtk_widget_get_can_focus(widget) && gtk_widget_is_sensitive(widget) &&
      !is_named(widget)) {
    const char* name = atk_object_get_name(gtk_widget_get_accessible(widget));
    static_cast<Names*>(names)->push_back(std::string(G_OBJECT_TYPE_NAME(widget)) + " called '" +
                                          (name ? name : "") + "' in " +
                                          G_OBJECT_TYPE_NAME(gtk_widget_get_parent(widget)));
  }
  if (GTK_IS_CONTAINER(widget)) gtk_container_forall(GTK_CONTAINER(widget), add_nameless, names);
}

Names nameless_in(const wxWindow& window) {
  Names names;
  add_nameless(window.GetHandle(), &names);
  return names;
}

wxDialog* open_dialog() {
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* dialog = dynamic_cast<wxDialog*>(top); dialog && dialog->IsShown()) return dialog;
  return nullptr;
}

void expect_names_in_dialog(const std::string& what, const std::function<void()>& open) {
  wxTheApp->CallAfter(open);
  if (!wait_until(what, [] { return open_dialog() && open_dialog()->IsActive(); })) return;
  EXPECT_THAT(ask([] { return nameless_in(*open_dialog()); }), testing::IsEmpty()) << what;
  key(WXK_ESCAPE);
  wait_until(what + " to close", [] { return open_dialog() == nullptr; });
}

TEST(Accessible, EveryControlOfTheWindowHasAName) {
  start_with("fog-islands-4");
  EXPECT_THAT(ask([] { return nameless_in(frame()); }), testing::IsEmpty());
  on_ui([] { frame().show_stacks(); });
  EXPECT_THAT(ask([] { return nameless_in(frame()); }), testing::IsEmpty());
}

TEST(Accessible, EveryControlOfTheGeneratePageHasAName) {
  start_with("base-3-4");
  on_ui([] { frame().show_generate(); });
  // Heads of columns are there once the page is laid out.
  resting_place(
      [] { return wxWindow::FindWindowByName("Wishes for boards", &frame())->GetScreenPosition(); });
  EXPECT_THAT(ask([] { return nameless_in(frame()); }), testing::IsEmpty());
}

TEST(Accessible, EveryControlOfTheSearchHasAName) {
  start_with("base-3-4");
  key('F', wxMOD_CONTROL);
  wait_until("the search", [] { return wxWindow::FindWindowByName("Find on the map", &frame()) != nullptr; });
  EXPECT_THAT(ask([] { return nameless_in(frame()); }), testing::IsEmpty());
}

TEST(Accessible, EveryControlOfTheWelcomeHasAName) {
  start_with("base-3-4");
  on_ui([] { frame().show_welcome(); });
  EXPECT_THAT(ask([] { return nameless_in(frame()); }), testing::IsEmpty());
}

TEST(Accessible, EveryControlOfTheTourHasAName) {
  start_with("base-3-4");
  on_ui([] { gui::start_tour(frame()); });
  wait_until("the tour in its place", [] {
    const wxWindow* note = wxWindow::FindWindowByName("tour", &frame());
    return note && note->IsShown();
  });
  EXPECT_THAT(ask([] { return nameless_in(frame()); }), testing::IsEmpty());
}

TEST(Accessible, TheGuideIsReadOut) {
  start_with("base-3-4");
  key(WXK_F1);
  wait_for_guide({"editor/README", "drawing"});
  EXPECT_THAT(ask([] { return nameless_in(*guide_panel()->GetParent()); }), testing::IsEmpty());
  const std::string spoken = ask([] {
    wxWindow* page = wxWindow::FindWindowByName("Page of the guide", guide_panel());
    return std::string(atk_object_get_description(gtk_widget_get_accessible(page->GetHandle())));
  });
  EXPECT_THAT(spoken, testing::HasSubstr("Each tool has a letter"));
  close_guide();
}

TEST(Accessible, EveryControlOfTheDialogsHasAName) {
  start_with("desolation-3-4");
  expect_names_in_dialog("rules", [] { gui::edit_rules(&frame(), frame().context()); });
  expect_names_in_dialog("edges", [] { gui::edit_edges(frame()); });
  expect_names_in_dialog("commands", [] { gui::choose_command(frame()); });
  expect_names_in_dialog("export", [] {
    ExportChoice choice;
    gui::choose_export(&frame(), frame().context().scenario(), choice);
  });
  expect_names_in_dialog("print kit",
                         [] { gui::choose_kit(&frame(), frame().context().scenario(), KitOptions()); });
  expect_names_in_dialog("keys", [] { gui::show_keys(&frame(), gui::keys_of_drawing()); });
  expect_names_in_dialog("templates", [] { gui::choose_template(&frame()); });
}

TEST(Accessible, EveryControlOfTheLibrarysDialogsHasAName) {
  start_with("base-3-4");
  leave_lost_work("Left behind");
  expect_names_in_dialog("recovery", [] { gui::offer_recovery(*gui::app().keeping().keeper()); });
  Library library = std::get<Library>(Library::open(standard_library_file().value()));
  const EntryId twice = library.add(scenario(), VersionOrigin::Saved).value().entry;
  Scenario changed = scenario();
  changed.cells.begin()->second.terrain = Terrain::Gold;
  library.add_version(twice, changed, VersionOrigin::Saved).value();
  const auto versions = library.versions(twice).value();
  expect_names_in_dialog("comparison",
                         [&] { gui::show_comparison(&frame(), library, versions.back(), versions.front()); });
}

}  // namespace
}  // namespace hexwright::ui_test
