#pragma once

#include <cstdint>

namespace hexwright {

/// Programs that this one starts have no part in the socket.
void keep_from_programs(std::uintptr_t socket);

}  // namespace hexwright
