#pragma once

#include <functional>
#include <gio/gio.h>
#include <memory>

namespace hexwright {

// What starting another program takes.

/// Owns an object of GLib's.
struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
using Subprocess = std::unique_ptr<GSubprocess, Unref>;
using SubprocessLauncher = std::unique_ptr<GSubprocessLauncher, Unref>;

/// Does some work in a thread that lives as long as this program, and waits for it. For starting other
/// programs that are to end with this one: the system ends them with the thread that started them.
void in_lasting_thread(const std::function<void()>& work);

}  // namespace hexwright
