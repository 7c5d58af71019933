#pragma once

#include <cstdio>

namespace hexwright {

/// Has what is read and written be the bytes that they are, and shown as UTF-8.
void prepare_console();

/// Whether somebody sees what is written there.
bool is_terminal(std::FILE* stream);

}  // namespace hexwright
