#pragma once

namespace hexwright::ui_test {

/// Another program on the display, which holds the mouse while it lives.
class OtherProgram {
 public:
  OtherProgram();
  OtherProgram(const OtherProgram&) = delete;
  OtherProgram& operator=(const OtherProgram&) = delete;
  ~OtherProgram();
  bool has_mouse() const { return has_mouse_; }

 private:
  void* display_;  ///< a connection of its own; its type's header has macros for everybody's words
  bool has_mouse_ = false;
};

}  // namespace hexwright::ui_test
