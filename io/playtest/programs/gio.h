#pragma once

#include <gio/gio.h>
#include <memory>

namespace hexwright {

/// Owns an object of GLib's.
struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
using Subprocess = std::unique_ptr<GSubprocess, Unref>;
using SubprocessLauncher = std::unique_ptr<GSubprocessLauncher, Unref>;

}  // namespace hexwright
