#pragma once

#include <string>

#include <wx/window.h>

#include "tests/ui/driver.h"

// The hands of somebody who makes a pack of own rules: at the mouse, or at the keys alone.

namespace hexwright::ui_test {

/// A control by its name, in any window that is shown. Only inside `ask` and `wait_until`.
template <class Control>
Control* control(const std::string& name) {
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* found = dynamic_cast<Control*>(wxWindow::FindWindowByName(name, top)); found && top->IsShown())
      return found;
  return nullptr;
}
void wait_for_keyboard(const std::string& name);
/// Of a part of the pack: "When: event".
void wait_for_slot(const std::string& slot);

/// The number of a line of the menu that has popped up; -1 where there is none.
int line_in_menu(const std::string& words);
/// The line of the menu or list that has popped up.
wxPoint place_in_popup(int line);
/// Whether to leave what was made. Returns when the keyboard is there.
void wait_for_question();
/// By a key; returns when the question is gone: until then the window knows of no other keyboard than its
/// own.
void answer_question(int code, int modifiers = wxMOD_NONE);
/// Out of the window, whose question is answered: what was made is not lost by a single key.
void leave_without_changes();

class Hand {
 public:
  virtual ~Hand() = default;
  virtual void open() = 0;
  virtual void begin_pack() = 0;
  virtual void add_thing(const std::string& kind) = 0;
  virtual void add_part(const std::string& kind) = 0;
  virtual void write(const std::string& slot, const std::string& text) = 0;
  virtual void take(const std::string& slot, const std::string& line) = 0;
  virtual void be_done() = 0;
};

class Mouse : public Hand {
 public:
  void open() override;
  void begin_pack() override;
  void add_thing(const std::string& kind) override;
  void add_part(const std::string& kind) override;
  void write(const std::string& slot, const std::string& text) override;
  void take(const std::string& slot, const std::string& line) override;
  void be_done() override;
};

class Keys : public Hand {
 public:
  void open() override;
  void begin_pack() override;
  void add_thing(const std::string& kind) override;
  void add_part(const std::string& kind) override;
  void write(const std::string& slot, const std::string& text) override;
  void take(const std::string& slot, const std::string& line) override;
  void be_done() override;
};

}  // namespace hexwright::ui_test
