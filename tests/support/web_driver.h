#pragma once

#include <memory>
#include <string>

#include <nlohmann/json.hpp>

namespace hexwright::test {

/// A browser that a test drives by WebDriver: Chromium with its `chromedriver`. What goes wrong is an
/// exception.
class Browser {
 public:
  struct Window {
    int width = 1280, height = 800;
    bool phone = false;  ///< a small screen that is touched
    bool dark = false;
  };

  explicit Browser(const Window& window);
  ~Browser();
  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  void open(const std::string& url);
  /// Runs a function's body in the page; what it returns.
  nlohmann::json run(const std::string& script);
  /// Waits until an expression is true in the page; false when it is not in time.
  bool wait_for(const std::string& expression, int seconds = 20);
  /// A click with the mouse, or a touch, in the middle of the first element that fits.
  void click(const std::string& selector);
  void type(const std::string& selector, const std::string& text);
  /// A PNG of what is seen.
  std::string screenshot();
  /// What the browser has complained of, a line each.
  std::string complaints();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hexwright::test
