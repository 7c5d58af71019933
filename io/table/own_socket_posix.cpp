#include <fcntl.h>

#include "io/table/own_socket.h"

namespace hexwright {

void keep_from_programs(std::uintptr_t socket) { fcntl(static_cast<int>(socket), F_SETFD, FD_CLOEXEC); }

}  // namespace hexwright
