#include "tests/ui/shown_texts.h"

#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/propgrid/propgrid.h>
#include <wx/statusbr.h>
#include <wx/toolbar.h>
#include <wx/tooltip.h>

namespace hexwright::ui_test {
namespace {

using Texts = std::vector<std::string>;

void add(Texts& texts, const wxString& text) {
  if (!text.empty()) texts.push_back(text.utf8_string());
}

void add_menu(Texts& texts, const wxMenu& menu) {
  for (const wxMenuItem* item : menu.GetMenuItems()) {
    add(texts, item->GetItemLabelText());
    add(texts, item->GetHelp());
    if (item->IsSubMenu()) add_menu(texts, *item->GetSubMenu());
  }
}

void add_lines(Texts& texts, const wxDataViewCtrl& list) {
  for (unsigned i = 0; i < list.GetColumnCount(); ++i) add(texts, list.GetColumn(i)->GetTitle());
  const auto* rows = dynamic_cast<const wxDataViewIndexListModel*>(list.GetModel());
  const auto* virtual_rows = dynamic_cast<const wxDataViewVirtualListModel*>(list.GetModel());
  const unsigned count = rows ? rows->GetCount() : virtual_rows ? virtual_rows->GetCount() : 0;
  for (unsigned row = 0; row < count; ++row)
    for (unsigned column = 0; column < list.GetColumnCount(); ++column) {
      wxVariant value;
      const auto* model = dynamic_cast<const wxDataViewListModel*>(list.GetModel());
      model->GetValueByRow(value, row, list.GetColumn(column)->GetModelColumn());
      if (value.GetType() == "wxDataViewIconText") {
        wxDataViewIconText text;
        text << value;
        add(texts, text.GetText());
      } else {
        add(texts, value.MakeString());
      }
    }
}

void add_properties(Texts& texts, const wxPropertyGrid& grid) {
  for (auto it = grid.GetIterator(wxPG_ITERATE_ALL); !it.AtEnd(); ++it) {
    const wxPGProperty& property = **it;
    add(texts, property.GetLabel());
    // A value that is cut is there in full: a text of the user's.
    wxString help = property.GetHelpString();
    if (const wxString value = property.GetValueAsString(wxPG_FULL_VALUE); !value.empty())
      help.Replace(value, "");
    add(texts, help);
    add(texts, property.GetHintText());
    for (unsigned i = 0; i < property.GetChoices().GetCount(); ++i)
      add(texts, property.GetChoices().GetLabel(i));
  }
}

void add_all(Texts& texts, const wxWindow& window) {
  if (!dynamic_cast<const wxTextEntry*>(&window)) add(texts, wxControl::RemoveMnemonics(window.GetLabel()));
  // The tooltip of properties is a value that is cut: a text of the user's.
  if (!dynamic_cast<const wxPropertyGrid*>(&window)) add(texts, window.GetToolTipText());
  if (const auto* items = dynamic_cast<const wxItemContainer*>(&window))
    for (unsigned i = 0; i < items->GetCount(); ++i) add(texts, items->GetString(i));
  if (const auto* list = dynamic_cast<const wxDataViewCtrl*>(&window)) add_lines(texts, *list);
  if (const auto* grid = dynamic_cast<const wxPropertyGrid*>(&window)) return add_properties(texts, *grid);
  if (const auto* book = dynamic_cast<const wxNotebook*>(&window))
    for (std::size_t i = 0; i < book->GetPageCount(); ++i) add(texts, book->GetPageText(i));
  if (const auto* bar = dynamic_cast<const wxStatusBar*>(&window))
    for (int i = 0; i < bar->GetFieldsCount(); ++i) add(texts, bar->GetStatusText(i));
  for (const wxWindow* child : window.GetChildren())
    if (!child->IsTopLevel()) add_all(texts, *child);
}

}  // namespace

Texts texts_of(const wxMenuBar& bar) {
  Texts texts;
  for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
    add(texts, bar.GetMenuLabelText(i));
    add_menu(texts, *bar.GetMenu(i));
  }
  return texts;
}

Texts texts_of(const wxToolBar& bar) {
  Texts texts;
  for (std::size_t i = 0; i < bar.GetToolsCount(); ++i) {
    const wxToolBarToolBase& tool = *bar.GetToolByPos(static_cast<int>(i));
    add(texts, tool.GetLabel());
    add(texts, tool.GetShortHelp());
  }
  return texts;
}

Texts texts_of(const wxWindow& window) {
  Texts texts;
  add_all(texts, window);
  return texts;
}

}  // namespace hexwright::ui_test
