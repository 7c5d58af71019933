#include "editor/gui/app/settings.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include <wx/display.h>
#include <wx/fileconf.h>
#include <wx/filename.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/toplevel.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {

wxString open_settings() {
  wxStandardPaths& paths = wxStandardPaths::Get();
  paths.SetFileLayout(wxStandardPaths::FileLayout_XDG);
  const wxFileName file(paths.GetUserConfigDir() + "/hexwright", "settings.conf");
  const wxLogNull quiet;  // the program says it once, in its own words
  wxFileName::Mkdir(file.GetPath(), wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
  auto settings =
      std::make_unique<wxFileConfig>("hexwright", "", file.GetFullPath(), "", wxCONFIG_USE_LOCAL_FILE);
  delete wxConfigBase::Set(settings.release());
  const bool can_be_kept = file.FileExists() ? file.IsFileWritable() : file.IsDirWritable();
  return can_be_kept ? wxString() : file.GetFullPath();
}

void close_settings() {
  const wxLogNull quiet;
  delete wxConfigBase::Set(nullptr);
}

namespace {

constexpr std::array<std::pair<const char*, bool DrawOptions::*>, 7> parts_of_export{
    {{"/export/terrain", &DrawOptions::hexes},
     {"/export/numbers", &DrawOptions::numbers},
     {"/export/harbors", &DrawOptions::harbors},
     {"/export/areas", &DrawOptions::areas},
     {"/export/markers", &DrawOptions::markers},
     {"/export/letters", &DrawOptions::letters},
     {"/export/coordinates", &DrawOptions::coordinates}}};

std::optional<ExportChoice> load_export(const wxConfigBase& file) {
  if (!file.HasEntry("/export/format")) return std::nullopt;
  ExportChoice choice;
  const std::string format = utf8(file.Read("/export/format", ""));
  for (const FormatInfo& each : all_formats())
    if (each.id == format) choice.format = each.format;
  PictureOptions& picture = choice.picture;
  picture.draw.translate = translated;
  picture.width = static_cast<int>(file.ReadLong("/export/width", picture.width));
  choice.points = static_cast<int>(file.ReadLong("/export/points", choice.points));
  picture.margin = file.ReadDouble("/export/margin", picture.margin);
  picture.clear = file.ReadBool("/export/clear", picture.clear);
  for (const auto& [key, part] : parts_of_export) picture.draw.*part = file.ReadBool(key, picture.draw.*part);
  picture.draw.theme = board_theme_from_id(utf8(file.Read("/export/theme", ""))).value_or(picture.draw.theme);
  return choice;
}

void save_export(wxConfigBase& file, const ExportChoice& choice) {
  const PictureOptions& picture = choice.picture;
  file.Write("/export/format", shown(info(choice.format).id));
  file.Write("/export/width", picture.width);
  file.Write("/export/points", choice.points);
  file.Write("/export/margin", picture.margin);
  file.Write("/export/clear", picture.clear);
  for (const auto& [key, part] : parts_of_export) file.Write(key, picture.draw.*part);
  file.Write("/export/theme", shown(id(picture.draw.theme)));
}

}  // namespace

Settings load_settings() {
  const wxConfigBase& file = *wxConfigBase::Get();
  Settings settings;
  for (std::size_t i = 0; i < Settings::most_recent; ++i) {
    const wxString path = file.Read(wxString::Format("/recent/%zu", i), "");
    if (!path.empty()) settings.recent_files.push_back(path_of(path));
  }
  for (std::size_t i = 0; i < Settings::most_recent_commands; ++i) {
    const wxString name = file.Read(wxString::Format("/commands/%zu", i), "");
    if (!name.empty()) settings.recent_commands.push_back(utf8(name));
  }
  DrawOptions& draw = settings.draw;
  draw.translate = translated;
  draw.coordinates = file.ReadBool("/view/coordinates", draw.coordinates);
  draw.grid = file.ReadBool("/view/grid", true);
  draw.areas = file.ReadBool("/view/areas", draw.areas);
  draw.markers = file.ReadBool("/view/markers", draw.markers);
  draw.letters = file.ReadBool("/view/letters", draw.letters);
  settings.overview = file.ReadBool("/view/overview", settings.overview);
  draw.theme = board_theme_from_id(utf8(file.Read("/view/theme", ""))).value_or(draw.theme);
  settings.last_export = load_export(file);
  settings.language = utf8(file.Read("/view/language", ""));
  settings.welcome = file.ReadBool("/start/welcome", settings.welcome);
  const std::string shape = utf8(file.Read("/tools/shape", ""));
  for (const Shape candidate : all_shapes)
    if (id(candidate) == shape) settings.shape = candidate;
  return settings;
}

void save_settings(const Settings& settings) {
  wxConfigBase& file = *wxConfigBase::Get();
  file.DeleteGroup("/recent");
  for (std::size_t i = 0; i < settings.recent_files.size(); ++i)
    file.Write(wxString::Format("/recent/%zu", i), from_path(settings.recent_files[i]));
  file.DeleteGroup("/commands");
  for (std::size_t i = 0; i < settings.recent_commands.size(); ++i)
    file.Write(wxString::Format("/commands/%zu", i), shown(settings.recent_commands[i]));
  file.Write("/view/coordinates", settings.draw.coordinates);
  file.Write("/view/grid", settings.draw.grid);
  file.Write("/view/areas", settings.draw.areas);
  file.Write("/view/markers", settings.draw.markers);
  file.Write("/view/letters", settings.draw.letters);
  file.Write("/view/overview", settings.overview);
  file.Write("/view/theme", shown(id(settings.draw.theme)));
  if (settings.last_export) save_export(file, *settings.last_export);
  file.Write("/view/language", shown(settings.language));
  file.Write("/start/welcome", settings.welcome);
  file.Write("/tools/shape", shown(id(settings.shape)));
  const wxLogNull quiet;
  file.Flush();
}

namespace {

int read(const wxConfigBase& settings, const wxString& key, int otherwise) {
  return static_cast<int>(settings.ReadLong(key, otherwise));
}

/// A window that filled a smaller screen, or one at twice the scale, would have been larger on this one.
int size_on(int screen, int size, int screen_before, int usual) {
  const bool filled = screen_before > 0 && size > screen_before * 9 / 10;
  return filled && screen > screen_before ? std::max(size, usual) : size;
}

}  // namespace

void remember_window(const wxTopLevelWindow& window, const wxString& name) {
  wxConfigBase& settings = *wxConfigBase::Get();
  const wxString group = "/windows/" + name + "/";
  settings.Write(group + "maximized", window.IsMaximized());
  if (window.IsMaximized() || window.IsIconized()) return;
  const wxRect place = window.GetRect();
  settings.Write(group + "x", place.x);
  settings.Write(group + "y", place.y);
  settings.Write(group + "width", place.width);
  settings.Write(group + "height", place.height);
  const wxSize screen = wxDisplay(&window).GetClientArea().GetSize();
  settings.Write(group + "screen_width", screen.x);
  settings.Write(group + "screen_height", screen.y);
}

void restore_window(wxTopLevelWindow& window, const wxString& name, const wxSize& usual, WindowPlace place) {
  const wxConfigBase& settings = *wxConfigBase::Get();
  const wxString group = "/windows/" + name + "/";
  const wxPoint corner(read(settings, group + "x", wxDefaultCoord),
                       read(settings, group + "y", wxDefaultCoord));
  const bool known = settings.HasEntry(group + "x") && wxDisplay::GetFromPoint(corner) != wxNOT_FOUND;
  const wxRect screen =
      wxDisplay(known ? static_cast<unsigned>(wxDisplay::GetFromPoint(corner)) : 0U).GetClientArea();
  wxSize size(read(settings, group + "width", usual.x), read(settings, group + "height", usual.y));
  size.x = size_on(screen.width, size.x, read(settings, group + "screen_width", 0), usual.x);
  size.y = size_on(screen.height, size.y, read(settings, group + "screen_height", 0), usual.y);
  if (size.x < usual.x / 2 || size.y < usual.y / 2) size = usual;  // whatever was kept: too small to work in
  size.DecTo(screen.GetSize());
  window.SetSize(size);
  if (known && place == WindowPlace::AsBefore) window.Move(corner);
  if (settings.ReadBool(group + "maximized", false)) window.Maximize();
}

}  // namespace hexwright::gui
