#pragma once

class wxKeyEvent;

namespace hexwright::gui {

/// What a key means on any keyboard: the character that it types, letters in upper case; where a layout has
/// no Latin letters (Cyrillic, Greek), the letter at that place of an American keyboard. What types nothing
/// has the toolkit's code (WXK_LEFT ...), and dead keys mean nothing: WXK_NONE.
int meant_key(const wxKeyEvent& event);

}  // namespace hexwright::gui
