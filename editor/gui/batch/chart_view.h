#pragma once

#include <variant>

#include <wx/control.h>

#include "io/playtest/charts.h"

class wxGraphicsContext;

namespace hexwright::gui {

/// A chart of a playtest, drawn as in the report for browsers. The keyboard can walk there, so that it comes
/// into sight and is read out.
class ChartView : public wxControl {
 public:
  ChartView(wxWindow* parent, const wxString& name);

  /// `key`: what first and second bars stand for, where there are two kinds.
  struct Bars {
    BarChart chart;
    wxString first, second;
  };
  void show(Bars bars);
  void show(LengthColumns columns);

 private:
  void changed(int height, const wxString& words);
  void paint();
  void paint(wxGraphicsContext& context, const Bars& bars) const;
  void paint(wxGraphicsContext& context, const LengthColumns& lengths) const;
  double line_height() const;

  std::variant<Bars, LengthColumns> chart_;
};

}  // namespace hexwright::gui
