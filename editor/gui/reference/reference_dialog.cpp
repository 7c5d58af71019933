#include <cmath>
#include <utility>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/reference/reference_view.h"
#include "model/board/plane.h"

namespace hexwright::gui {
namespace {

constexpr int words_width = 300;
constexpr int least_opacity = 5;  // percent

bool take(Frame& frame, wxWindow& parent, const std::filesystem::path& picture) {
  const auto refused = frame.reference().take(picture);
  if (refused)
    wxMessageBox(sentence(refused->why), _("The picture cannot be shown"), wxOK | wxICON_ERROR, &parent);
  return !refused;
}

/// True when one was chosen and could be read.
bool choose_picture(Frame& frame, wxWindow& parent) {
  wxFileDialog dialog(&parent, _("Open a reference picture"), folder_of(frame), "",
                      _("Pictures") + " (*.png, *.jpg, *.jpeg)|*.png;*.PNG;*.jpg;*.JPG;*.jpeg;*.JPEG|" +
                          _("All files") + "|*",
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (dialog.ShowModal() != wxID_OK) return false;
  return take(frame, parent, chosen_path(dialog));
}

class ReferenceDialog : public wxDialog {
 public:
  explicit ReferenceDialog(Frame& frame);

 private:
  wxSizer* file_row();
  wxSizer* fields();
  wxSizer* buttons();
  wxSpinCtrlDouble* number(wxFlexGridSizer& grid, const wxString& label, const wxString& name, double least);
  wxSlider* slider(wxFlexGridSizer& grid, const wxString& label, const wxString& name);
  wxButton* button(wxSizer& row, const wxString& label, std::function<void()> run);
  void beside_the_map();
  void show();
  void describe_file(const ReferencePicture& picture);
  void change();

  Frame& frame_;
  wxStaticText* file_ = nullptr;
  wxStaticText* problem_ = nullptr;
  wxCheckBox* shown_ = nullptr;
  wxSpinCtrlDouble *right_ = nullptr, *down_ = nullptr, *width_ = nullptr;
  wxSlider *opacity_ = nullptr, *hexes_ = nullptr;
  wxButton *cover_ = nullptr, *remove_ = nullptr;
};

ReferenceDialog::ReferenceDialog(Frame& frame)
    : wxDialog(&frame, wxID_ANY, _("Reference picture"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE, "reference"),
      frame_(frame) {
  auto* rows = new wxBoxSizer(wxVERTICAL);
  const auto flags = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(2 * gap));
  rows->Add(file_row(), flags);
  problem_ = new wxStaticText(this, wxID_ANY, "");
  colour_words(*problem_, error_colour);
  rows->Add(problem_, flags);
  shown_ = new wxCheckBox(this, wxID_ANY, _("&Show the picture under the hexes"));
  shown_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { change(); });
  rows->Add(shown_, flags);
  rows->Add(fields(), flags);
  rows->Add(buttons(), wxSizerFlags(flags).Border(wxALL, FromDIP(2 * gap)));
  SetSizer(rows);
  SetEscapeId(wxID_CLOSE);
  Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) {
    frame_.reference().on_change = nullptr;
    Destroy();
  });
  frame_.reference().on_change = [this] { show(); };
  name_for_readers(*this);
  show();
  beside_the_map();
}

wxSizer* ReferenceDialog::file_row() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  file_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(words_width, -1)),
                           wxST_ELLIPSIZE_MIDDLE | wxST_NO_AUTORESIZE);
  row->Add(file_, wxSizerFlags(1).Centre());
  button(*row, _("&Choose…"), [this] { choose_picture(frame_, *this); });
  return row;
}

wxSizer* ReferenceDialog::fields() {
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(2 * gap, gap)));
  grid->AddGrowableCol(1);
  right_ = number(*grid, _("To the &right, in hexes:"), _("To the right, in hexes"), -1'000);
  down_ = number(*grid, _("&Down, in hexes:"), _("Down, in hexes"), -1'000);
  width_ = number(*grid, _("&Width, in hexes:"), _("Width, in hexes"), 0.1);
  opacity_ = slider(*grid, _("&Picture, in percent:"), _("Opacity of the picture, in percent"));
  hexes_ = slider(*grid, _("&Hexes above it, in percent:"), _("Opacity of the hexes, in percent"));
  return grid;
}

wxSizer* ReferenceDialog::buttons() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  cover_ = button(*row, _("&Fit to the Map"), [this] { frame_.reference().cover_map(); });
  remove_ = button(*row, _("Re&move"), [this] { frame_.reference().remove(); });
  row->AddStretchSpacer();
  auto* close = new wxButton(this, wxID_CLOSE);
  close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); });
  row->Add(close);
  return row;
}

wxSpinCtrlDouble* ReferenceDialog::number(wxFlexGridSizer& grid, const wxString& label, const wxString& name,
                                          double least) {
  grid.Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
  auto* field = new wxSpinCtrlDouble(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                                     least, 1'000, 0, 0.1);
  field->SetDigits(2);
  field->SetName(name);
  field->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { change(); });
  grid.Add(field, wxSizerFlags().Expand());
  return field;
}

wxSlider* ReferenceDialog::slider(wxFlexGridSizer& grid, const wxString& label, const wxString& name) {
  grid.Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
  auto* made = new wxSlider(this, wxID_ANY, 100, least_opacity, 100, wxDefaultPosition, wxDefaultSize,
                            wxSL_HORIZONTAL | wxSL_VALUE_LABEL);
  made->SetName(name);
  made->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) { change(); });
  grid.Add(made, wxSizerFlags().Expand());
  return made;
}

wxButton* ReferenceDialog::button(wxSizer& row, const wxString& label, std::function<void()> run) {
  auto* made = new wxButton(this, wxID_ANY, label);
  made->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
  row.Add(made, wxSizerFlags().Border(wxRIGHT, FromDIP(gap)));
  return made;
}

// Over the panels, so that the picture is in sight while it is moved.
void ReferenceDialog::beside_the_map() {
  const wxRect window = frame_.GetScreenRect();
  const int margin = FromDIP(4 * gap);
  Move(std::max(window.x, window.GetRight() - GetSize().x - margin),
       std::max(window.y, window.GetBottom() - GetSize().y - 3 * margin));
}

void ReferenceDialog::show() {
  const auto& picture = frame_.reference().picture();
  for (wxWindow* field :
       std::initializer_list<wxWindow*>{shown_, right_, down_, width_, opacity_, hexes_, cover_, remove_})
    field->Enable(picture.has_value());
  describe_file(picture.value_or(ReferencePicture()));
  if (!picture) return;
  const auto percent = [](double share) { return static_cast<int>(std::lround(100 * share)); };
  // A field that says so already is left alone: somebody may be typing in it.
  const auto say = [](wxSpinCtrlDouble& field, double sides) {
    if (std::abs(field.GetValue() - sides / hex_width) > 0.005) field.SetValue(sides / hex_width);
  };
  shown_->SetValue(picture->shown);
  say(*right_, picture->centre.x);
  say(*down_, picture->centre.y);
  say(*width_, picture->width);
  opacity_->SetValue(percent(picture->opacity));
  hexes_->SetValue(percent(picture->hexes));
}

void ReferenceDialog::describe_file(const ReferencePicture& picture) {
  const std::filesystem::path path = picture.path;
  file_->SetLabelText(path.empty() ? _("No picture") : shown(path.filename().string()));
  file_->SetToolTip(shown(path.string()));
  const auto& unseen = frame_.reference().unseen();
  problem_->Show(unseen.has_value());
  if (unseen)
    show_wrapped(*problem_, sentence(unseen->why) + ". " + _("Its place is kept until you choose another."),
                 fit_to_text(*this, words_width + 80));
  GetSizer()->SetSizeHints(this);
}

void ReferenceDialog::change() {
  const auto& before = frame_.reference().picture();
  if (!before) return;
  ReferencePicture picture = *before;
  // What a field shows is rounded: what was not changed stays as it was.
  const auto take = [](double& sides, const wxSpinCtrlDouble& field) {
    if (std::abs(field.GetValue() - sides / hex_width) > 0.005) sides = field.GetValue() * hex_width;
  };
  picture.shown = shown_->GetValue();
  take(picture.centre.x, *right_);
  take(picture.centre.y, *down_);
  take(picture.width, *width_);
  picture.opacity = opacity_->GetValue() / 100.0;
  picture.hexes = hexes_->GetValue() / 100.0;
  frame_.reference().change(picture);
}

ReferenceDialog* dialog_of(const Frame& frame) {
  for (wxWindow* child : frame.GetChildren())
    if (auto* dialog = dynamic_cast<ReferenceDialog*>(child); dialog && !dialog->IsBeingDeleted())
      return dialog;
  return nullptr;
}

}  // namespace

void trace_from(Frame& frame, const std::filesystem::path& picture) {
  if (take(frame, frame, picture))
    frame.report(_("The picture lies under the map; View → Reference Picture sets its place and strength"));
}

void show_reference_picture(Frame& frame) {
  if (!frame.reference().picture() && !choose_picture(frame, frame)) return;
  ReferenceDialog* dialog = dialog_of(frame);
  if (!dialog) dialog = new ReferenceDialog(frame);
  dialog->Show();
  dialog->Raise();
}

}  // namespace hexwright::gui
