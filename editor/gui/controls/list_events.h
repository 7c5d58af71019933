#pragma once

#include <functional>

#include <wx/dataview.h>

namespace hexwright::gui {

/// Calls `act` when the list is through with an event of its own. The toolkit goes on with the rows that it
/// knew before: where they came or went within the event it would read what is gone.
inline void after_event(wxDataViewCtrl& list, const std::function<void()>& act) { list.CallAfter(act); }

}  // namespace hexwright::gui
