#include <cstdlib>
#include <vector>

#include <wx/app.h>
#include <wx/debug.h>
#include <wx/strconv.h>

#include "editor/gui/app/app.h"

wxIMPLEMENT_APP_NO_MAIN(hexwright::gui::App);

int main(int argc, char** argv) {
  // Debian's wxWidgets checks itself and would ask the user whether to end the program. The tests of the
  // window have a main of their own, and hear of it.
  wxDisableAsserts();
  // The map is drawn without OpenGL; GTK would load it all the same, for 50 MiB and as many milliseconds.
  setenv("GDK_GL", "disable", 0);
  // Left to the toolkit, names of files that are not UTF-8 would be lost; see paths.h.
  const wxMBConvUTF8 keeps_all_bytes(wxMBConvUTF8::MAP_INVALID_UTF8_TO_PUA);
  std::vector<wxWCharBuffer> arguments;
  for (int i = 0; i < argc; ++i) arguments.push_back(keeps_all_bytes.cMB2WC(argv[i]));
  std::vector<wchar_t*> pointers;
  for (wxWCharBuffer& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  return wxEntry(argc, pointers.data());
}
