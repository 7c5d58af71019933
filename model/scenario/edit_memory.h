#pragma once

#include <cstddef>

#include "model/scenario/edit.h"

namespace hexwright {

/// The bytes on the heap that an edit holds: its strings, containers and boxed values. What copies share is
/// counted with each.
std::size_t heap_bytes(const Edit& edit);
std::size_t heap_bytes(const Message& message);

}  // namespace hexwright
