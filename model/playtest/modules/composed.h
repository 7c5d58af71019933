#pragma once

// What rule modules remember and what they read from a map: each declares it in its folder (state.h,
// facts.h), and a state is composed of them. A module names what is its own as it names what is the base
// game's. The lists are written by model/modules.cmake: listed_states.h, listed_facts.h.

namespace hexwright {

/// One value of all that they remember, trivially copyable as they are.
template <class... Parts>
struct ComposedState : Parts... {
  friend bool operator==(const ComposedState&, const ComposedState&) = default;
};
/// Calls `visit` with each part.
template <class Visit, class... Parts>
constexpr void for_each_part(const ComposedState<Parts...>& state, Visit visit) {
  (visit(static_cast<const Parts&>(state)), ...);
}

/// What they read from a map before it is played: filled by `ModuleRules::prepare`, standard values for
/// modules that are not played.
template <class... Parts>
struct ComposedFacts : Parts... {};

}  // namespace hexwright
