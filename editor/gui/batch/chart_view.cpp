#include "editor/gui/batch/chart_view.h"

#include <algorithm>
#include <memory>

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/intl.h>
#include <wx/renderer.h>
#include <wx/settings.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/redraw.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

/// The colours of the report, on light and on dark ground.
struct ChartInks {
  wxColour first, second, ink, quiet, track;
};
ChartInks chart_inks() {
  if (wxSystemSettings::GetAppearance().IsUsingDarkBackground())
    return {{0x56, 0xB4, 0xE9}, {0xE6, 0x9F, 0x00}, *wxWHITE, {0xA5, 0xB0, 0xBA}, {0x3A, 0x44, 0x4E}};
  return {{0x00, 0x72, 0xB2}, {0xD9, 0x82, 0x00}, {0x1D, 0x23, 0x29}, {0x5A, 0x65, 0x70}, {0xDD, 0xE2, 0xE7}};
}

double text_width(wxGraphicsContext& context, const wxString& words) {
  double width = 0;
  context.GetTextExtent(words, &width, nullptr);
  return width;
}

/// Where the parts of each line stand.
struct Columns {
  double name, track, value, right;  ///< left ends
};

void paint_bar(wxGraphicsContext& context, const ChartBar& bar, const Columns& at, double top, double height,
               double scale, double unit) {
  const ChartInks inks = chart_inks();
  context.SetPen(*wxTRANSPARENT_PEN);
  context.SetBrush(wxBrush(inks.track));
  context.DrawRoundedRectangle(at.track, top, at.value - at.track - 8 * unit, height, 2 * unit);
  context.SetBrush(wxBrush(bar.second ? inks.second : inks.first));
  context.DrawRoundedRectangle(at.track, top, std::max(unit, scale * bar.value), height, 2 * unit);
  if (bar.fair) {
    const double x = at.track + scale * *bar.fair;
    context.SetPen(wxPen(inks.quiet, static_cast<int>(2 * unit), wxPENSTYLE_SHORT_DASH));
    context.StrokeLine(x, top - 2 * unit, x, top + height + 2 * unit);
  }
  if (!bar.interval) return;
  const double from = at.track + scale * bar.interval->low, to = at.track + scale * bar.interval->high;
  const double middle = top + height / 2, tick = 0.28 * height;
  for (const bool halo : {true, false}) {
    context.SetPen(wxPen(halo ? inks.track : inks.ink, static_cast<int>((halo ? 4 : 2) * unit)));
    context.StrokeLine(from, middle, to, middle);
    context.StrokeLine(from, middle - tick, from, middle + tick);
    context.StrokeLine(to, middle - tick, to, middle + tick);
  }
}

wxString all_words(const ChartView::Bars& bars) {
  wxString all;
  for (const BarChart::Group& group : bars.chart.groups) {
    if (!group.title.pattern.empty()) all += words(group.title) + ": ";
    for (const ChartBar& bar : group.bars) {
      const wxString name = bar.name.pattern.empty() ? bars.second : words(bar.name);
      all += name + " " + shown(text(bar.words, translated));
      if (bar.interval)
        all += words(Message{N_(" (between {0} and {1})"),
                             {Decimal{100 * bar.interval->low, 1}, Decimal{100 * bar.interval->high, 1}}});
      all += "; ";
    }
  }
  return all;
}

}  // namespace

ChartView::ChartView(wxWindow* parent, const wxString& name) {
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS,
         wxDefaultValidator, name);
  Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_TAB)
      Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    else
      event.Skip();
  });
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  redraw_at(*this, wxEVT_SIZE, wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS);
}

double ChartView::line_height() const { return GetCharHeight() + FromDIP(6); }

void ChartView::show(Bars bars) {
  double lines = bars.second.empty() ? 0 : 1.2;
  for (const BarChart::Group& group : bars.chart.groups)
    lines += static_cast<double>(group.bars.size()) + (group.title.pattern.empty() ? 0 : 1.1);
  const wxString words = all_words(bars);
  chart_ = std::move(bars);
  changed(static_cast<int>(lines * line_height()) + FromDIP(4), words);
}

void ChartView::show(LengthColumns columns) {
  wxString all;
  for (std::size_t i = 0; i < columns.columns.size(); ++i) all += words(column_words(columns, i)) + "; ";
  chart_ = std::move(columns);
  changed(FromDIP(110) + static_cast<int>(line_height()), all);
}

// Who cannot see the chart hears its numbers.
void ChartView::changed(int height, const wxString& words) {
  describe_to_readers(*this, words);
  SetToolTip(words);
  SetMinSize({-1, height});
  Refresh();
}

void ChartView::paint() {
  wxPaintDC dc(this);  // the page of the notebook shows through
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  std::visit([&](const auto& chart) { paint(*context, chart); }, chart_);
  if (HasFocus()) wxRendererNative::Get().DrawFocusRect(this, dc, GetClientRect());
}

void ChartView::paint(wxGraphicsContext& context, const Bars& bars) const {
  const ChartInks inks = chart_inks();
  const double unit = FromDIP(1), line = line_height(), right = GetClientSize().x;
  context.SetFont(GetFont(), inks.ink);
  double names = 0, values = 0;
  for (const BarChart::Group& group : bars.chart.groups)
    for (const ChartBar& bar : group.bars) {
      names = std::max(names, text_width(context, words(bar.name)));
      values = std::max(values, text_width(context, shown(text(bar.words, translated))));
    }
  const Columns at{0, std::min(names + 8 * unit, 0.5 * right), right - values, right};
  const double scale = 0.95 * (at.value - at.track - 8 * unit) / bars.chart.top();
  double y = 0;
  if (!bars.second.empty()) {
    double x = 0;
    for (const auto& [colour, meaning] :
         {std::pair(inks.first, bars.first), std::pair(inks.second, bars.second)}) {
      context.SetPen(*wxTRANSPARENT_PEN);
      context.SetBrush(wxBrush(colour));
      context.DrawRoundedRectangle(x, y + 3 * unit, 12 * unit, 12 * unit, 2 * unit);
      context.DrawText(meaning, x + 17 * unit, y);
      x += 34 * unit + text_width(context, meaning);
    }
    y += 1.2 * line;
  }
  for (const BarChart::Group& group : bars.chart.groups) {
    if (!group.title.pattern.empty()) {
      context.SetFont(GetFont().Bold(), inks.ink);
      context.DrawText(words(group.title), 0, y + 3 * unit);
      context.SetFont(GetFont(), inks.ink);
      y += 1.1 * line;
    }
    for (const ChartBar& bar : group.bars) {
      context.DrawText(words(bar.name), at.name, y);
      const wxString value = shown(text(bar.words, translated));
      context.DrawText(value, at.right - text_width(context, value), y);
      paint_bar(context, bar, at, y + unit, line - 6 * unit, scale, unit);
      y += line;
    }
  }
}

void ChartView::paint(wxGraphicsContext& context, const LengthColumns& lengths) const {
  if (lengths.columns.empty()) return;
  const ChartInks inks = chart_inks();
  const double unit = FromDIP(1), line = line_height();
  const double width = GetClientSize().x, height = GetClientSize().y - line;
  const auto most = *std::max_element(lengths.columns.begin(), lengths.columns.end());
  const double each = width / static_cast<double>(lengths.columns.size());
  context.SetPen(*wxTRANSPARENT_PEN);
  context.SetBrush(wxBrush(inks.first));
  for (std::size_t i = 0; i < lengths.columns.size(); ++i) {
    const double part =
        static_cast<double>(lengths.columns[i]) / static_cast<double>(std::max<Statistics::Count>(most, 1));
    context.DrawRectangle(each * static_cast<double>(i), height * (1 - part), std::max(unit, each - unit),
                          height * part);
  }
  context.SetPen(wxPen(inks.ink, static_cast<int>(unit)));
  context.StrokeLine(0, height, width, height);
  context.SetFont(GetFont(), inks.quiet);
  const wxString last = wxString::Format("%d", lengths.last()), turns = _("turns");
  context.DrawText(wxString::Format("%d", lengths.first), 0, height + 2 * unit);
  context.DrawText(turns, (width - text_width(context, turns)) / 2, height + 2 * unit);
  context.DrawText(last, width - text_width(context, last), height + 2 * unit);
}

}  // namespace hexwright::gui
