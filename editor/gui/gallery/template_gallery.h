#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "editor/core/document/template_search.h"

class wxChoice;
class wxSearchCtrl;
class wxStaticText;
class wxTextCtrl;

namespace hexwright::gui {

class CardGrid;
class TemplatePicture;

/// Templates with their pictures, group by group, found by words and by the number of players; beside them
/// the chosen one, large, with all that its author says about it.
class TemplateGallery : public wxPanel {
 public:
  explicit TemplateGallery(wxWindow* parent);

  void show(std::vector<TemplateFacts> templates);
  /// Null when nothing is found.
  const TemplateFacts* chosen() const;
  CardGrid& cards() { return *cards_; }

  std::function<void()> on_choice;
  std::function<void()> on_open;  ///< Enter or a double click on one that can be read

 private:
  void lay_out();
  wxSizer* about_chosen();
  void connect();
  void take_key(wxKeyEvent& event);
  void fill_choices();
  TemplateWish wish() const;
  void search();
  void show_chosen();
  void open() const;

  std::vector<TemplateFacts> templates_;
  std::vector<SearchedTemplate> searched_;
  std::vector<std::size_t> found_;
  std::vector<std::string_view> groups_;
  std::vector<int> players_;
  wxSearchCtrl* words_;
  wxChoice* group_;
  wxChoice* number_;
  CardGrid* cards_;
  TemplatePicture* picture_;
  wxStaticText* count_;
  wxStaticText* title_;
  wxStaticText* facts_;
  wxTextCtrl* about_;
};

}  // namespace hexwright::gui
