#include "editor/gui/controls/words.h"

#include <wx/translation.h>

#include "model/scenario/text_rules.h"

namespace hexwright::gui {

std::string translated(const std::string& pattern, const Plural* count) {
  if (count)
    return utf8(
        wxGetTranslation(shown(pattern), shown(count->several), static_cast<unsigned>(count->number)));
  return utf8(wxGetTranslation(shown(pattern)));
}

wxString words(const Message& message, PlayerNames players) {
  return shown(text(message, translated, players));
}

wxString words(const Decimal& figure) { return shown(text(figure, translated)); }

wxString words(std::string_view title) { return wxGetTranslation(shown(title)); }

wxString sentence(const Message& message, PlayerNames players) {
  wxString result = words(message, players);
  if (!result.empty()) result[0] = wxToupper(result[0].GetValue());
  return result;
}

wxString shown(std::string_view utf8) {
  wxString text = wxString::FromUTF8(utf8.data(), utf8.size());
  if (!text.empty() || utf8.empty()) return text;
  const std::string spelled_out = escaped(utf8, true);
  return wxString::FromUTF8(spelled_out.data(), spelled_out.size());
}

std::string utf8(const wxString& text) { return text.utf8_string(); }

wxString shown_in_line(const std::vector<std::string>& texts) {
  wxString all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + shown(text);
  return all;
}

}  // namespace hexwright::gui
