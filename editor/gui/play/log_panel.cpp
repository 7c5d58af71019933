#include "editor/gui/play/log_panel.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {

// Row 0 is the beginning. What lies after the moment that is shown is pale and in italics.
class LogPanel::Lines : public wxDataViewVirtualListModel {
 public:
  Lines() : wxDataViewVirtualListModel(1) {}

  void look_at(const PlaySession& session, const Viewer& viewer) {
    const bool goes_on = viewer.sight == sight_ && session.size() == steps_ + 1 &&
                         session.position() == session.size() && position_ == steps_;
    sight_ = viewer.sight;
    position_ = session.position();
    steps_ = session.size();
    if (goes_on) {
      for (LogLine& line : session.lines(steps_, viewer)) {
        lines_.push_back(std::move(line));
        RowAppended();
      }
      return;
    }
    lines_ = session.log(viewer);
    Reset(static_cast<unsigned>(lines_.size()) + 1);
  }

  const LogLine* line(unsigned row) const {
    return row == 0 || row > lines_.size() ? nullptr : &lines_[row - 1];
  }
  /// The last row of the moment that is shown.
  unsigned row_now() const {
    unsigned row = 0;
    while (row < lines_.size() && lines_[row].step <= position_) ++row;
    return row;
  }

  void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override {
    const LogLine* at = line(row);
    if (column == 0)
      value = at && at->turn > 0 ? wxString::Format("%d", at->turn) : wxString();
    else
      value = at ? sentence(at->words) : row == 0 ? wxString(_("The game begins")) : wxString();
  }
  bool SetValueByRow(const wxVariant&, unsigned, unsigned) override { return false; }
  bool GetAttrByRow(unsigned row, unsigned, wxDataViewItemAttr& look) const override {
    const LogLine* at = line(row);
    if (!at || at->step <= position_) return false;
    look.SetColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
    look.SetItalic(true);
    return true;
  }

 private:
  std::vector<LogLine> lines_;
  std::size_t steps_ = 0, position_ = 0;
  Sight sight_ = all_seeing;
};

LogPanel::LogPanel(wxWindow* parent, GameContext& context)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "log"),
      context_(context),
      lines_(new Lines) {
  build();
  context_.watch([this] { refresh(); });
  refresh();
}

LogPanel::~LogPanel() = default;

void LogPanel::build() {
  list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
  list_->SetName(_("What happened"));
  list_->AssociateModel(lines_.get());
  list_->AppendTextColumn(_("Turn"), 0, wxDATAVIEW_CELL_INERT, FromDIP(50), wxALIGN_RIGHT);
  list_->AppendTextColumn(_("What happened"), 1, wxDATAVIEW_CELL_INERT)
      ->GetRenderer()
      ->EnableEllipsize(wxELLIPSIZE_END);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
    if (updating_ || !chosen()) return;
    if (on_report) on_report(sentence(chosen()->words));
    if (on_show && chosen_place() != Place()) on_show(chosen_place());
  });
  list_->GetMainWindow()->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
    show_whole_line(event.GetPosition());
    event.Skip();
  });
  const auto step = [this] { return chosen() ? chosen()->step : std::size_t{0}; };
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED,
              [this, step](wxDataViewEvent&) { after_event(*list_, [this, at = step()] { on_jump(at); }); });
  auto* buttons = new wxBoxSizer(wxVERTICAL);
  const auto add = [&](const wxString& label, const wxString& tip) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->SetName(wxControl::RemoveMnemonics(label));
    button->SetToolTip(tip);
    button->SetFont(button->GetFont().Smaller());
    buttons->Add(button, 0, wxEXPAND | wxBOTTOM, FromDIP(4));
    return button;
  };
  jump_ = add(_("&Go to this moment"), _("Show the game as it was after this line (Enter, double click)"));
  branch_ = add(_("&Branch from here"), _("Go there, and play on in another way; what followed is kept"));
  show_ = add(_("Show on the &map"), _("Mark the place of this line"));
  jump_->Bind(wxEVT_BUTTON, [this, step](wxCommandEvent&) { on_jump(step()); });
  branch_->Bind(wxEVT_BUTTON, [this, step](wxCommandEvent&) { on_branch(step()); });
  show_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_show(chosen_place()); });
  branches_ = new wxChoice(this, wxID_ANY);
  branches_->SetFont(branches_->GetFont().Smaller());
  branches_->SetName(_("Lines of play"));
  branches_->SetToolTip(_("Other ways in which the game went on, to be shown again"));
  branches_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { follow(event.GetSelection()); });
  buttons->Add(branches_, 0, wxEXPAND);
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  sizer->Add(list_, 1, wxEXPAND);
  sizer->Add(buttons, 0, wxALL, FromDIP(6));
  SetSizer(sizer);
}

// What the column cuts off is in the tooltip.
void LogPanel::show_whole_line(const wxPoint& at) {
  wxDataViewItem item;
  wxDataViewColumn* column = nullptr;
  list_->HitTest(at, item, column);
  const LogLine* line = item.IsOk() ? lines_->line(lines_->GetRow(item)) : nullptr;
  const wxString whole = line ? sentence(line->words) : wxString();
  const int width = list_->GetClientSize().x - list_->GetColumn(0)->GetWidth() - FromDIP(20);
  const wxString tip = list_->GetTextExtent(whole).x > width ? whole : wxString();
  wxWindow* rows = list_->GetMainWindow();
  if (tip == rows->GetToolTipText()) return;
  if (tip.empty())
    rows->UnsetToolTip();
  else
    rows->SetToolTip(tip);
}

void LogPanel::refresh() {
  updating_ = true;
  lines_->look_at(context_.session(), context_.viewer());
  const unsigned now = lines_->row_now();
  list_->Select(lines_->GetItem(now));
  scroll_to_row(*list_, static_cast<int>(now));
  updating_ = false;
  fill_branches();
}

void LogPanel::fill_branches() {
  const std::vector<Branch> branches = context_.session().branches();
  wxArrayString titles;
  titles.push_back(branches.empty() ? _("One line of play") : _("This line of play"));
  for (const Branch& branch : branches) {
    const LogLine first = context_.session().first_line(branch, context_.viewer());
    titles.push_back(wxString::Format(_("Turn %d: %s"), first.turn, sentence(first.words)));
  }
  if (titles != branches_->GetStrings()) branches_->Set(titles);
  branches_->SetSelection(0);
  branches_->Enable(!branches.empty());
}

void LogPanel::follow(int choice) {
  const std::vector<Branch> branches = context_.session().branches();
  if (choice < 1 || choice > static_cast<int>(branches.size())) return;
  on_follow(branches[static_cast<std::size_t>(choice - 1)]);
}

const LogLine* LogPanel::chosen() const {
  const wxDataViewItem item = list_->GetSelection();
  return item.IsOk() ? lines_->line(lines_->GetRow(item)) : nullptr;
}

Place LogPanel::chosen_place() const { return chosen() ? chosen()->place : Place(); }

}  // namespace hexwright::gui
