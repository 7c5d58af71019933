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
