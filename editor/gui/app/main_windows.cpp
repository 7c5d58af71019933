#include <wx/app.h>
#include <wx/debug.h>
#include <wx/msw/init.h>
#include <wx/msw/private.h>

#include "editor/gui/app/app.h"

wxIMPLEMENT_APP_NO_MAIN(hexwright::gui::App);

// NOLINTNEXTLINE(readability-identifier-naming): Windows calls it so
int WINAPI WinMain(HINSTANCE instance, HINSTANCE before, char* /*line*/, int show) {
  wxDisableAsserts();  // wxWidgets checks itself and would ask the user whether to end the program
  return wxEntry(instance, before, nullptr, show);
}
