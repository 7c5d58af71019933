#pragma once

class wxNotebook;

namespace hexwright::gui {

/// Has the tabs of a notebook take no more width than their words need, so that more of them are in sight.
void narrow_tabs(wxNotebook& notebook);

}  // namespace hexwright::gui
