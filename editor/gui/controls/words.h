#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

#include "model/scenario/message.h"

namespace hexwright::gui {

/// A message of the model in the user's language. The names stand for the seats that it is about.
wxString words(const Message& message, PlayerNames players = {});
/// A number as the language writes it.
wxString words(const Decimal& figure);
/// A title of the model ("Gold field") in the user's language.
wxString words(std::string_view title);

/// As `words`, for the start of a sentence on its own: the model writes lower case, a label stands alone.
wxString sentence(const Message& message, PlayerNames players = {});

/// Names and texts of the user's document are never translated. Of what is no UTF-8, as names of files may
/// be, the bytes are spelled out.
wxString shown(std::string_view utf8);
/// All in one line, with commas between them.
wxString shown_in_line(const std::vector<std::string>& texts);
std::string utf8(const wxString& text);

/// The translation function for the model's own formatting.
std::string translated(const std::string& pattern, const Plural* count = nullptr);

}  // namespace hexwright::gui
