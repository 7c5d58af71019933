#include <cstdlib>

#include <wx/app.h>

#include "editor/gui/app.h"

wxIMPLEMENT_APP_NO_MAIN(hexwright::gui::App);

int main(int argc, char** argv) {
  // The map is drawn without OpenGL; GTK would load it all the same, for 50 MiB and as many milliseconds.
  setenv("GDK_GL", "disable", 0);
  return wxEntry(argc, argv);
}
