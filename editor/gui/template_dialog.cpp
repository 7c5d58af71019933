#include "editor/gui/template_dialog.h"

#include <vector>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/document.h"
#include "editor/gui/accessible.h"
#include "editor/gui/help/guide_window.h"
#include "editor/gui/letters.h"
#include "editor/gui/library/map_picture.h"
#include "editor/gui/words.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

constexpr int template_picture_width = 460, template_picture_height = 360;

class TemplateDialog : public wxDialog {
 public:
  TemplateDialog(wxWindow* parent, std::vector<TemplateFile> templates);
  const TemplateFile& chosen() const { return templates_[static_cast<std::size_t>(list_->GetSelection())]; }

 private:
  void show_chosen();
  const Scenario* scenario(std::size_t at);

  std::vector<TemplateFile> templates_;
  std::vector<Opened> opened_;
  wxListBox* list_;
  MapPicture* picture_;
  wxStaticText* title_;
  wxStaticText* facts_;
  wxStaticText* about_;
};

TemplateDialog::TemplateDialog(wxWindow* parent, std::vector<TemplateFile> templates)
    : wxDialog(parent, wxID_ANY, _("New from template"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "templates"),
      templates_(std::move(templates)) {
  wxArrayString titles;
  for (const TemplateFile& file : templates_) {
    opened_.push_back(Document::open(file.file));
    const auto& document = opened_.back().document;
    titles.push_back(document ? shown(document->scenario().details.title) : shown(file.name));
  }
  list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, for_letters(*this, wxSize(250, 480)), titles);
  list_->SetName(_("Templates"));
  picture_ =
      new MapPicture(this, "picture", FromDIP(wxSize(template_picture_width, template_picture_height)));
  title_ = new wxStaticText(this, wxID_ANY, "");
  title_->SetFont(title_->GetFont().Bold().Larger());
  facts_ = new wxStaticText(this, wxID_ANY, "");
  about_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition,
                            for_letters(*this, wxSize(template_picture_width, 96)), wxST_NO_AUTORESIZE);
  auto* right = new wxBoxSizer(wxVERTICAL);
  right->Add(picture_, 1, wxEXPAND | wxBOTTOM, 8);
  right->Add(title_, 0, wxEXPAND);
  right->Add(facts_, 0, wxEXPAND | wxTOP, 4);
  right->Add(about_, 0, wxEXPAND | wxTOP, 4);
  auto* top = new wxBoxSizer(wxHORIZONTAL);
  top->Add(list_, 0, wxEXPAND | wxRIGHT, 12);
  top->Add(right, 1, wxEXPAND);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(top, 1, wxEXPAND | wxALL, 12);
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, 12);
  FindWindow(wxID_OK)->SetLabel(_("&Create"));
  list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_chosen(); });
  list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
  list_->SetSelection(0);
  SetSizerAndFit(sizer);
  show_chosen();
  set_help_topic(*this, HelpTopic::Start);
  name_for_readers(*this);
  CentreOnParent();
  list_->SetFocus();
}

void TemplateDialog::show_chosen() {
  const Opened& opened = opened_[static_cast<std::size_t>(list_->GetSelection())];
  FindWindow(wxID_OK)->Enable(opened.document.has_value());
  if (!opened.document) {
    picture_->show(std::nullopt, {});
    title_->SetLabelText(_("This template cannot be read"));
    about_->SetLabelText(opened.problems.empty() ? wxString() : sentence(opened.problems.front().message));
    return;
  }
  const Scenario& scenario = opened.document->scenario();
  const Details& details = scenario.details;
  picture_->show(scenario, shown(details.title));
  title_->SetLabelText(shown(details.title));
  const wxString players =
      details.min_players == details.max_players
          ? words(by_number(details.max_players, plural("{0} player", "{0} players")))
          : wxString::Format(_("%d to %d players"), details.min_players, details.max_players);
  const wxString points =
      words(by_number(details.victory_points, plural("{0} victory point", "{0} victory points")));
  facts_->SetLabelText(players + " · " + points + " · " +
                       words(by_number(scenario.cells.size(), plural("{0} hex", "{0} hexes"))));
  about_->SetLabelText(shown(details.description));
  about_->Wrap(for_letters(*this, template_picture_width));
  Layout();
}

}  // namespace

std::optional<TemplateFile> choose_template(wxWindow* parent) {
  auto templates = all_templates();
  if (const auto* refusal = std::get_if<Refusal>(&templates)) {
    wxMessageBox(sentence(refusal->why), _("No templates"), wxOK | wxICON_ERROR, parent);
    return std::nullopt;
  }
  TemplateDialog dialog(parent, std::get<std::vector<TemplateFile>>(std::move(templates)));
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.chosen();
}

}  // namespace hexwright::gui
