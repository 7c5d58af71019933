#pragma once

#include <memory>
#include <string>
#include <vector>
#include <windows.h>

namespace hexwright {

// What starting another program takes on Windows.

struct CloseHandleOf {
  using pointer = HANDLE;
  void operator()(HANDLE handle) const { CloseHandle(handle); }
};
using Handle = std::unique_ptr<HANDLE, CloseHandleOf>;

std::wstring wide(const std::string& text);
std::string words_of_error(DWORD said);
/// One line from words, as programs take it apart again.
std::wstring command_line(const std::vector<std::string>& words);

/// A job that ends what still runs in it when its handle is closed, also because this program was killed.
Handle job_that_ends_with_us(SIZE_T most_bytes);

struct Streams {
  HANDLE in = nullptr, out = nullptr;  ///< of the program; its standard error is ours
};
/// Starts a program that is given these streams and nothing else of ours, within the job. None when it cannot
/// be started; GetLastError() says why.
Handle start_program(std::wstring line, const std::wstring& folder, const Streams& streams, HANDLE job);

}  // namespace hexwright
