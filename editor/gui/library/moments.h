#pragma once

#include <wx/datetime.h>

#include "io/library/records.h"

namespace hexwright::gui {

/// A time as people write it where they live: "20 Nov 2026, 19:52".
inline wxString moment(Timestamp time) {
  const wxDateTime when(
      static_cast<time_t>(std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count()));
  return when.Format("%e %b %Y, %H:%M").Strip(wxString::leading);
}

}  // namespace hexwright::gui
