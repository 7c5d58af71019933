#pragma once

namespace hexwright::gui {

/// Of this program, in MiB; 0 when the system does not say.
int resident_mebibytes();

}  // namespace hexwright::gui
