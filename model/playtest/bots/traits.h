#pragma once

#include <array>
#include <cassert>
#include <span>

namespace hexwright {

struct SettlerContext;

/// What tells how far a seat has come, in numbers of the order of 1.
inline constexpr std::size_t trait_count = 64;
using Traits = std::array<float, trait_count>;

/// The same with what modules add by `HooksAs::traits`, each at places of its own; 0 for those not played.
inline constexpr std::size_t traits_of_a_module = 24, most_modules_with_traits = 2;
inline constexpr std::size_t module_trait_count = trait_count + most_modules_with_traits * traits_of_a_module;
using ModuleTraits = std::array<float, module_trait_count>;

/// Fills a list in order: the places of the traits are those of the weights that were learned.
class TraitWriter {
 public:
  explicit TraitWriter(std::span<float> traits) : traits_(traits) {}
  void add(float trait) {
    assert(count_ < traits_.size());
    traits_[count_++] = trait;
  }
  void add(int count, int usual) { add(static_cast<float>(count) / static_cast<float>(usual)); }

 private:
  std::span<float> traits_;
  std::size_t count_ = 0;
};

// At the beginning of a turn, whoever's turn it is. A change makes `outlook_fit` learn anew what they count.
Traits traits_of(const SettlerContext& context);
ModuleTraits module_traits_of(const SettlerContext& context);

}  // namespace hexwright
