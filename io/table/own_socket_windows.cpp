#include <windows.h>

#include "io/table/own_socket.h"

namespace hexwright {

void keep_from_programs(std::uintptr_t socket) {
  SetHandleInformation(reinterpret_cast<HANDLE>(socket), HANDLE_FLAG_INHERIT, 0);
}

}  // namespace hexwright
