#pragma once

#include <string>
#include <vector>

#include <wx/scrolwin.h>
#include <wx/string.h>

#include "editor/core/batch/batch_runner.h"
#include "editor/gui/batch/live_batch.h"

class wxButton;
class wxCheckBox;
class wxChoice;
class wxFlexGridSizer;
class wxGauge;
class wxSizer;
class wxSpinCtrl;
class wxSpinCtrlDouble;
class wxStaticText;

namespace hexwright::gui {

class ChartView;

/// Many games played by bots: what is wanted, how far it is, and what came out.
class BatchPanel : public wxScrolledWindow {
 public:
  BatchPanel(wxWindow* parent, EditorContext& context, LiveBatch& batch);

  /// It has come into sight: makes its many controls the first time.
  void open();
  void update();

 private:
  void build();
  void build_wishes(wxSizer& sizer);
  void build_seats(wxSizer& sizer);
  void build_more(wxSizer& sizer);
  void build_buttons(wxSizer& sizer);
  void build_charts(wxSizer& sizer);
  wxSpinCtrl* add_number(wxWindow* parent, wxFlexGridSizer& grid, const wxString& label, const wxString& tip,
                         int least, int most, int value);
  ChartView* add_chart(wxSizer& sizer, const wxString& title, const wxString& name);

  PlaytestRequest request() const;
  void start();
  void save_report();
  void arrange_seats();
  int width_of_words() const;
  void seats_changed();
  void update_progress();
  void update_charts();
  void update_module_charts();
  void update_words();

  EditorContext& context_;
  LiveBatch& batch_;
  wxCheckBox* second_opinion_ = nullptr;
  wxSpinCtrl *games_ = nullptr, *seed_ = nullptr, *players_ = nullptr, *turns_ = nullptr, *settle_ = nullptr,
             *threads_ = nullptr;
  wxSpinCtrlDouble* stop_at_ = nullptr;
  std::vector<wxChoice*> bots_;
  wxFlexGridSizer* seats_ = nullptr;
  std::vector<wxStaticText*> bot_labels_;
  wxButton *start_ = nullptr, *cancel_ = nullptr, *save_ = nullptr;
  wxGauge* gauge_ = nullptr;
  wxStaticText *progress_ = nullptr, *note_ = nullptr, *verdict_ = nullptr, *people_ = nullptr,
               *length_words_ = nullptr;
  wxSizer* results_ = nullptr;
  ChartView *wins_ = nullptr, *lengths_ = nullptr, *points_ = nullptr, *income_ = nullptr;
  // For each module that the played map counts something for.
  wxSizer* module_charts_ = nullptr;
  std::vector<ChartView*> module_views_;
  std::vector<std::string> charted_modules_;
};

// What is told of a batch.

/// "312 of 1000 games, 0:12 left".
wxString progress_words(const PlayedSoFar& batch, bool running);
/// What the batch says of the seats, and what others say who played; and why.
wxString seat_words(const PlayedSoFar& batch);
/// What people did on the map, beside what bots do; empty where nobody has played it.
wxString people_words(const PlayedSoFar& batch);
wxString length_words(const PlayedSoFar& batch);

}  // namespace hexwright::gui
