#include "editor/gui/history_panel.h"

#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/gui/list_events.h"
#include "editor/gui/row_tips.h"
#include "editor/gui/words.h"

namespace hexwright::gui {

// Row 0 is the start, row n the state after step n. Undone steps are shown pale and in italics.
class HistoryPanel::Steps : public wxDataViewVirtualListModel {
 public:
  explicit Steps(const EditorContext& desk) : wxDataViewVirtualListModel(rows(desk)), desk_(desk) {}

  static unsigned rows(const EditorContext& desk) { return static_cast<unsigned>(desk.history().size()) + 1; }

  void GetValueByRow(wxVariant& value, unsigned row, unsigned) const override {
    if (row == 0)
      value = _("Start");
    else if (row <= desk_.history().size())
      value = sentence(desk_.history().label(row - 1));
    else
      value = wxString();
  }
  bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
  bool GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& look) const override {
    if (row <= desk_.history().position()) return false;
    look.SetColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
    look.SetItalic(true);
    return true;
  }

 private:
  const EditorContext& desk_;
};

HistoryPanel::HistoryPanel(wxWindow* parent, EditorContext& desk)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "history"),
      desk_(desk),
      steps_(new Steps(desk)) {
  list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_NO_HEADER);
  list_->SetName(_("History"));
  list_->AssociateModel(steps_.get());
  list_->AppendTextColumn("", 0, wxDATAVIEW_CELL_INERT);
  tell_rows_in_full(*list_);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    if (updating_ || !event.GetItem().IsOk()) return;
    after_event(*list_, [this, row = steps_->GetRow(event.GetItem())] { go(row); });
  });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list_, 1, wxEXPAND);
  SetSizer(sizer);
  update();
  desk_.watch([this](const EditorContext::News&) {
    if (desk_.history().size() != shown_steps_ || desk_.history().position() != shown_position_) update();
  });
}

HistoryPanel::~HistoryPanel() = default;

void HistoryPanel::update() {
  updating_ = true;
  shown_steps_ = desk_.history().size();
  shown_position_ = desk_.history().position();
  steps_->Reset(Steps::rows(desk_));
  const wxDataViewItem now = steps_->GetItem(static_cast<unsigned>(desk_.history().position()));
  list_->Select(now);
  list_->EnsureVisible(now);
  updating_ = false;
}

void HistoryPanel::go(unsigned row) {
  desk_.act([row](Workbench& bench) -> std::optional<Refusal> {
    bench.cancel();
    if (row <= bench.document().history().size()) bench.document().history().go_to(row);
    return std::nullopt;
  });
}

}  // namespace hexwright::gui
