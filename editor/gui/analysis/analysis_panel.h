#pragma once

#include <utility>
#include <vector>

#include <wx/scrolwin.h>

#include "editor/gui/analysis/live_analysis.h"

class wxButton;
class wxChoice;
class wxDataViewListCtrl;
class wxSizer;
class wxStaticText;

namespace hexwright::gui {

/// The numbers of the analysis: what lies above the map, what the board gives, what each seat gets, how soon
/// players come where, and what has changed since the map was marked.
class AnalysisPanel : public wxScrolledWindow {
 public:
  AnalysisPanel(wxWindow* parent, LiveAnalysis& analysis);

  /// It has come into sight (and makes its many controls the first time), or is no longer seen.
  void watch(bool seen);
  /// Brings what is shown up to date with the analysis. Precondition: it has been seen.
  void update();

 private:
  void build();
  void build_choices(wxSizer& sizer);
  void build_tables(wxSizer& sizer);
  void build_comparison(wxSizer& sizer);
  wxDataViewListCtrl* add_table(wxSizer& sizer, const wxString& title, const wxString& name);
  wxChoice* add_choice(wxSizer& sizer, const wxString& label, const wxString& name, bool of_hexes);
  int width_for_words() const;
  void update_choices();
  void update_seats();
  void update_destinations();
  void update_comparison();

  LiveAnalysis& analysis_;
  wxChoice* places_ = nullptr;
  wxChoice* hexes_ = nullptr;
  wxDataViewListCtrl* seats_ = nullptr;
  wxDataViewListCtrl* destinations_ = nullptr;
  wxStaticText* best_ = nullptr;
  wxButton* mark_ = nullptr;
  wxButton* forget_ = nullptr;
  wxStaticText* compared_ = nullptr;
  wxDataViewListCtrl* differences_ = nullptr;
  std::vector<std::pair<wxStaticText*, wxString>> headings_;  ///< with what they say
};

}  // namespace hexwright::gui
