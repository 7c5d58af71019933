#pragma once

namespace hexwright {

/// Built with sanitizers, which find what goes wrong in memory the first time it is reached, but take several
/// times as long to get there: suites look less often then, and reach the same code.
#ifdef HEXWRIGHT_SANITIZED
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

}  // namespace hexwright

/// At the beginning of a test that forks and goes on in the child: the sanitizers' allocator may be locked by
/// another thread (GLib's) at that moment, and the child would wait for ever.
#define HEXWRIGHT_FORKS() \
  if (hexwright::is_sanitized) GTEST_SKIP() << "under the sanitizers a forked program may wait for ever"
