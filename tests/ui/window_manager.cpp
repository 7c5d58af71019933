#include "tests/ui/window_manager.h"

#include <cstdlib>
#include <memory>
#include <string_view>
#include <xcb/xcb.h>

namespace hexwright::ui_test {
namespace {

struct Free {
  void operator()(void* reply) const { std::free(reply); }
};
template <class Reply>
using Owned = std::unique_ptr<Reply, Free>;

/// A window may go away at any moment: what it was asked for is empty then, and nothing fails.
class Display {
 public:
  Display() : connection_(xcb_connect(nullptr, nullptr)) {}
  ~Display() { xcb_disconnect(connection_); }
  Display(const Display&) = delete;
  Display& operator=(const Display&) = delete;

  xcb_window_t root() const { return xcb_setup_roots_iterator(xcb_get_setup(connection_)).data->root; }
  xcb_atom_t atom(std::string_view name) const {
    const Owned<xcb_intern_atom_reply_t> reply(xcb_intern_atom_reply(
        connection_, xcb_intern_atom(connection_, 0, static_cast<std::uint16_t>(name.size()), name.data()),
        nullptr));
    return reply ? reply->atom : XCB_ATOM_NONE;
  }
  std::string property(xcb_window_t window, xcb_atom_t what, xcb_atom_t type) const {
    constexpr std::uint32_t most = 1024;  // four bytes each
    xcb_generic_error_t* failed = nullptr;
    const Owned<xcb_get_property_reply_t> reply(xcb_get_property_reply(
        connection_, xcb_get_property(connection_, 0, window, what, type, 0, most), &failed));
    const Owned<xcb_generic_error_t> gone(failed);
    if (!reply) return {};
    return {static_cast<const char*>(xcb_get_property_value(reply.get())),
            static_cast<std::size_t>(xcb_get_property_value_length(reply.get()))};
  }

 private:
  xcb_connection_t* connection_;
};

}  // namespace

std::string active_window() {
  static const Display display;
  static const xcb_atom_t active = display.atom("_NET_ACTIVE_WINDOW"), title = display.atom("_NET_WM_NAME"),
                          utf8 = display.atom("UTF8_STRING");
  const std::string window = display.property(display.root(), active, XCB_ATOM_WINDOW);
  xcb_window_t id = XCB_WINDOW_NONE;
  if (window.size() == sizeof id) window.copy(reinterpret_cast<char*>(&id), sizeof id);
  return id == XCB_WINDOW_NONE ? std::string() : display.property(id, title, utf8);
}

}  // namespace hexwright::ui_test
