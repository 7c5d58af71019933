#pragma once

namespace hexwright {

/// What Windows says, GetLastError(), as an error number of <cerrno>.
int error_number_of(unsigned long said);

}  // namespace hexwright
