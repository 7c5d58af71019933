#include "editor/gui/panels/history_panel.h"

#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {

// Row 0 is the start, row n the state after step n. Undone steps are shown pale and in italics.
class HistoryPanel::Steps : public wxDataViewVirtualListModel {
 public:
  explicit Steps(const EditorContext& context)
      : wxDataViewVirtualListModel(rows(context)), context_(context) {}

  static unsigned rows(const EditorContext& context) {
    return static_cast<unsigned>(context.history().size()) + 1;
  }

  void GetValueByRow(wxVariant& value, unsigned row, unsigned) const override {
    if (row == 0)
      value = _("Start");
    else if (row <= context_.history().size())
      value = sentence(context_.history().label(row - 1));
    else
      value = wxString();
  }
  bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
  bool GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& look) const override {
    if (row <= context_.history().position()) return false;
    look.SetColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
    look.SetItalic(true);
    return true;
  }

 private:
  const EditorContext& context_;
};

HistoryPanel::HistoryPanel(wxWindow* parent, EditorContext& context)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "history"),
      context_(context),
      steps_(new Steps(context)) {
  list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_NO_HEADER);
  list_->SetName(_("History"));
  list_->AssociateModel(steps_.get());
  list_->AppendTextColumn("", 0, wxDATAVIEW_CELL_INERT);
  show_rows_in_full(*list_);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent& event) {
    if (updating_ || !event.GetItem().IsOk()) return;
    after_event(*list_, [this, row = steps_->GetRow(event.GetItem())] { go(row); });
  });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list_, 1, wxEXPAND);
  SetSizer(sizer);
  update();
  context_.watch([this](const EditorContext::News&) {
    if (context_.history().size() != shown_steps_ || context_.history().position() != shown_position_)
      update();
  });
}

HistoryPanel::~HistoryPanel() = default;

void HistoryPanel::update() {
  updating_ = true;
  shown_steps_ = context_.history().size();
  shown_position_ = context_.history().position();
  steps_->Reset(Steps::rows(context_));
  const auto now = static_cast<unsigned>(context_.history().position());
  list_->Select(steps_->GetItem(now));
  scroll_to_row(*list_, static_cast<int>(now));
  updating_ = false;
}

void HistoryPanel::go(unsigned row) {
  context_.act([row](Workbench& bench) -> std::optional<Refusal> {
    bench.cancel();
    if (row <= bench.document().history().size()) bench.document().history().go_to(row);
    return std::nullopt;
  });
}

}  // namespace hexwright::gui
