#include "editor/gui/generate/wishes_section.h"

#include <algorithm>
#include <array>

#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

enum Column : unsigned { Wanted, Title, Now };
constexpr int wanted_width = 30, now_width = 52;  // logical pixels

constexpr std::array usual_weights{1, 2, 3, 5, 10};

wxString title_of(const WishRow& row) {
  wxString words = gui::words(title(row.wish));
  if (row.wanted && row.wish.weight) words += wxString::Format(_(" (weight %d)"), *row.wish.weight);
  return words;
}

wxString state_of(const WishRow& row) {
  return row.missed == 0 ? wxString(L"✓") : wxString::Format(L"✗ %d", row.missed);
}

wxString weight_words(int weight) { return wxString::Format(_("Weight %d"), weight); }

}  // namespace

WishesSection::WishesSection(wxWindow* parent, EditorContext& context)
    : Section(parent, _("Wishes")), context_(context) {
  wxBoxSizer* row = add_row();
  sets_ = new wxChoice(this, wxID_ANY);
  sets_->SetName(_("Set of wishes"));
  sets_->SetToolTip(_("Wishes that go together; ticking others makes them your own"));
  for (const WishSet& set : wish_sets()) sets_->Append(words(set.title));
  sets_->Append(_("Your own"));
  sets_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { take_set(); });
  row->Add(sets_, 1);
  build_list();
  build_details();
}

void WishesSection::build_list() {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
  list_->SetName(_("Wishes for boards"));
  list_->AppendToggleColumn(L"✓", wxDATAVIEW_CELL_ACTIVATABLE, FromDIP(wanted_width));
  list_->AppendTextColumn(_("Wish"), wxDATAVIEW_CELL_INERT, fit_to_text(*this, 262));
  list_->AppendTextColumn(_("Now"), wxDATAVIEW_CELL_INERT, column_width(*list_, _("Now"), now_width));
  list_->GetColumn(Title)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
  list_->Bind(wxEVT_DATAVIEW_ITEM_VALUE_CHANGED, [this](wxDataViewEvent& event) {
    const int row = list_->ItemToRow(event.GetItem());
    if (filling_ || row < 0 || event.GetColumn() != Wanted) return;
    want(static_cast<std::size_t>(row), list_->GetToggleValue(static_cast<unsigned>(row), Wanted));
  });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
    const int row = list_->ItemToRow(event.GetItem());
    if (row >= 0) want(static_cast<std::size_t>(row), !rows_now_[static_cast<std::size_t>(row)].wanted);
  });
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
    if (filling_) return;
    update_details();
    const wxRect row = list_->GetItemRect(list_->GetSelection());
    if (on_row && !row.IsEmpty())
      on_row({list_->GetMainWindow()->ClientToScreen(row.GetTopLeft()), row.GetSize()});
  });
  // The titles take the width that is left. The last column tells no width of its own: the toolkit gives it
  // what the others leave, so that the titles would lose that much each time.
  list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    const int others = FromDIP(wanted_width) + column_width(*list_, _("Now"), now_width);
    const int room = list_->GetClientSize().x - others - FromDIP(4);
    if (room > FromDIP(60)) list_->GetColumn(Title)->SetWidth(room);
  });
  rows().Add(list_, 0, wxEXPAND | wxTOP, gap);
}

void WishesSection::build_details() {
  chosen_words_ = add_words(_("The chosen wish"), quiet_colour);
  wxBoxSizer* row = add_row();
  importance_ = new wxChoice(this, wxID_ANY);
  importance_->SetName(_("How much the wish counts"));
  importance_->SetToolTip(
      _("A board that misses a wish that must be met is never dealt; of others, those that miss less are "
        "better"));
  importance_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
    if (!chosen()) return;
    Wish wish = chosen()->wish;
    long weight = 0;
    wish.weight.reset();
    if (importance_->GetStringSelection().AfterLast(' ').ToLong(&weight) && importance_->GetSelection() > 0)
      wish.weight = static_cast<int>(weight);
    change(wish);
  });
  row->Add(importance_, 1);
  limit_label_ = new wxStaticText(this, wxID_ANY, _("Limit"));
  row->Add(limit_label_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, gap);
  limit_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, 200, 0);
  limit_->SetName(_("Limit of the wish"));
  limit_->SetMinSize({fit_to_text(*this, 120), -1});
  limit_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
    if (!chosen() || chosen()->wish.limit == limit_->GetValue()) return;
    Wish wish = chosen()->wish;
    wish.limit = limit_->GetValue();
    change(wish);
  });
  row->Add(limit_, 0);
}

const WishRow* WishesSection::chosen() const {
  const int row = list_->GetSelectedRow();
  return row >= 0 && row < static_cast<int>(rows_now_.size()) ? &rows_now_[static_cast<std::size_t>(row)]
                                                              : nullptr;
}

void WishesSection::forget_choice() {
  list_->UnselectAll();
  update_details();
}

void WishesSection::want(std::size_t row, bool wanted) {
  after_event(*list_, [this, row, wanted] {
    const WishRow& now = rows_now_[row];
    if (now.wanted != wanted) context_.perform(change_wish(context_.scenario(), now, now.wish, wanted));
  });
}

// Who sets a limit or a weight asks for the wish.
void WishesSection::change(const Wish& wish) {
  context_.perform(change_wish(context_.scenario(), *chosen(), wish, true));
}

void WishesSection::take_set() {
  const auto sets = wish_sets();
  const auto at = static_cast<std::size_t>(sets_->GetSelection());
  if (at < sets.size()) context_.perform(take_wish_set(sets[at]));
}

void WishesSection::update() {
  rows_now_ = wish_rows(context_.scenario());
  const WishSet* set = wish_set_of(context_.scenario());
  const auto sets = wish_sets();
  sets_->SetSelection(static_cast<int>(set ? set - sets.data() : static_cast<std::ptrdiff_t>(sets.size())));
  fill_list();
  update_details();
}

// In place, so that the keyboard and the choice stay where they are.
void WishesSection::fill_list() {
  filling_ = true;
  const auto count = static_cast<unsigned>(rows_now_.size());
  while (list_->GetItemCount() > static_cast<int>(count))
    list_->DeleteItem(static_cast<unsigned>(list_->GetItemCount() - 1));
  while (list_->GetItemCount() < static_cast<int>(count)) {
    wxVector<wxVariant> cells;
    cells.push_back(false);
    cells.push_back(wxString());
    cells.push_back(wxString());
    list_->AppendItem(cells);
  }
  for (unsigned row = 0; row < count; ++row) show_row(row);
  filling_ = false;
  const int line = std::max(FromDIP(24), list_->GetCharHeight() + FromDIP(8));
  const wxSize size(-1, line * static_cast<int>(count) + list_->GetCharHeight() + FromDIP(22));
  if (list_->GetMinSize() == size) return;
  list_->SetMinSize(size);
  if (on_height) on_height();
}

void WishesSection::show_row(unsigned row) {
  const WishRow& now = rows_now_[row];
  if (list_->GetToggleValue(row, Wanted) != now.wanted) list_->SetToggleValue(now.wanted, row, Wanted);
  if (const wxString title = title_of(now); list_->GetTextValue(row, Title) != title)
    list_->SetTextValue(title, row, Title);
  if (const wxString state = state_of(now); list_->GetTextValue(row, Now) != state)
    list_->SetTextValue(state, row, Now);
}

void WishesSection::update_importance(const Wish& wish) {
  importance_->Clear();
  importance_->Append(_("Must be met"));
  for (const int weight : usual_weights) importance_->Append(weight_words(weight));
  if (!wish.weight) return importance_->SetSelection(0);
  if (importance_->FindString(weight_words(*wish.weight)) == wxNOT_FOUND)
    importance_->Append(weight_words(*wish.weight));
  importance_->SetStringSelection(weight_words(*wish.weight));
}

void WishesSection::update_details() {
  const WishRow* row = chosen();
  update_importance(row ? row->wish : Wish{});
  importance_->Enable(row != nullptr);
  const bool limited = row && info(row->wish.kind).has_limit();
  if (limited) {
    limit_->SetRange(info(row->wish.kind).least, info(row->wish.kind).most);
    limit_->SetValue(row->wish.limit);
  }
  limit_->Enable(limited);
  limit_label_->Enable(limited);
  wxString words = _("Choose a wish to see where it is missed.");
  if (row && row->missed == 0)
    words = wxString::Format(L"✓ %s: %s", title_of(*row), _("the board meets it."));
  if (row && row->missed > 0)
    words = wxString::Format(
        L"✗ %s: %s", title_of(*row),
        row->places.empty() ? wxString::Format(_("missed by %d."), row->missed)
                            : wxString::Format(_("missed by %d, where the map is marked."), row->missed));
  if (say(*chosen_words_, words) && on_height) on_height();
  describe_to_readers(*list_, words);
  if (on_places) on_places(row ? row->places : std::vector<Hex>());
}

}  // namespace hexwright::gui
