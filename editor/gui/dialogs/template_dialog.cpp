#include <utility>
#include <vector>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/gallery/card_grid.h"
#include "editor/gui/gallery/template_gallery.h"
#include "editor/gui/help/guide_window.h"

namespace hexwright::gui {
namespace {

class TemplateDialog : public wxDialog {
 public:
  TemplateDialog(wxWindow* parent, std::vector<TemplateFile> templates);
  const TemplateFile& chosen() const { return gallery_->chosen()->file; }

 private:
  TemplateGallery* gallery_;
};

TemplateDialog::TemplateDialog(wxWindow* parent, std::vector<TemplateFile> templates)
    : wxDialog(parent, wxID_ANY, _("New from template"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER | wxMAXIMIZE_BOX, "templates") {
  constexpr int margin = 12, usual_width = 1010, usual_height = 640;
  gallery_ = new TemplateGallery(this);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(gallery_, 1, wxEXPAND | wxALL, FromDIP(margin));
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(margin));
  wxWindow* create = FindWindow(wxID_OK);
  create->SetLabel(_("&Create"));
  gallery_->on_choice = [this, create] {
    create->Enable(gallery_->chosen() && !gallery_->chosen()->trouble);
  };
  gallery_->on_open = [this] { EndModal(wxID_OK); };
  gallery_->show(read_templates(std::move(templates), translated));
  SetSizerAndFit(sizer);
  SetSize(fit_to_text(*this, wxSize(usual_width, usual_height)));
  set_help_topic(*this, HelpTopic::Start);
  name_for_readers(*this);
  CentreOnParent();
  gallery_->cards().SetFocus();
}

}  // namespace

std::optional<TemplateFile> choose_template(wxWindow* parent) {
  auto templates = all_templates();
  if (const auto* refusal = templates.refusal()) {
    wxMessageBox(sentence(refusal->why), _("No templates"), wxOK | wxICON_ERROR, parent);
    return std::nullopt;
  }
  TemplateDialog dialog(parent, std::move(templates).value());
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.chosen();
}

}  // namespace hexwright::gui
