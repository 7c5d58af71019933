#include <algorithm>

#include <wx/filedlg.h>
#include <wx/intl.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"

namespace hexwright::gui {

wxString filter_to_open() {
  wxString patterns, endings;
  for (const FileFormat format : scenario_formats()) {
    const wxString pattern = "*" + info(format).ending();
    patterns += (patterns.empty() ? "" : ";") + pattern;
    endings += (endings.empty() ? "" : ", ") + pattern;
  }
  return _("Scenarios and maps of other programs") + " (" + endings + ")|" + patterns + "|" + _("All files") +
         "|*";
}

wxString filter_to_write(std::span<const FileFormat> formats) {
  wxString filter;
  for (const FileFormat format : formats) {
    const wxString pattern = "*" + info(format).ending();
    filter += (filter.empty() ? "" : "|") + words(info(format).title) + " (" + pattern + ")|" + pattern;
  }
  return filter;
}

std::filesystem::path chosen_file(const wxFileDialog& dialog, std::span<const FileFormat> formats) {
  std::filesystem::path path = chosen_path(dialog);
  if (format_of(path)) return path;
  const auto chosen = static_cast<std::size_t>(std::max(dialog.GetFilterIndex(), 0));
  path += info(formats[std::min(chosen, formats.size() - 1)]).ending();
  return path;
}

}  // namespace hexwright::gui
