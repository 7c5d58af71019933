#include "io/playtest/programs/processes_windows.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace hexwright {

std::wstring wide(const std::string& text) {
  const int bytes = static_cast<int>(text.size());
  std::wstring result(
      static_cast<std::size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), bytes, nullptr, 0)), L' ');
  MultiByteToWideChar(CP_UTF8, 0, text.data(), bytes, result.data(), static_cast<int>(result.size()));
  return result;
}

std::string words_of_error(DWORD said) { return std::system_category().message(static_cast<int>(said)); }

namespace {

// A backslash counts only before a quote.
std::wstring quoted_word(const std::wstring& word) {
  if (!word.empty() && word.find_first_of(L" \t\"") == std::wstring::npos) return word;
  std::wstring quoted = L"\"";
  std::size_t backslashes = 0;
  for (const wchar_t letter : word) {
    if (letter == L'"') quoted.append(backslashes + 1, L'\\');
    backslashes = letter == L'\\' ? backslashes + 1 : 0;
    quoted += letter;
  }
  quoted.append(backslashes, L'\\');
  return quoted + L'"';
}

/// The handles that a program is given, each once.
class GivenHandles {
 public:
  explicit GivenHandles(const std::array<HANDLE, 3>& handles) {
    for (HANDLE handle : handles) {
      if (handle == nullptr || handle == INVALID_HANDLE_VALUE) continue;
      SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
      if (std::find(given_.begin(), given_.end(), handle) == given_.end()) given_.push_back(handle);
    }
    SIZE_T size = 0;
    InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    bytes_.resize(size);
    InitializeProcThreadAttributeList(list(), 1, 0, &size);
    UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, given_.data(),
                              given_.size() * sizeof(HANDLE), nullptr, nullptr);
  }
  ~GivenHandles() { DeleteProcThreadAttributeList(list()); }
  GivenHandles(const GivenHandles&) = delete;
  GivenHandles& operator=(const GivenHandles&) = delete;

  LPPROC_THREAD_ATTRIBUTE_LIST list() {
    return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(bytes_.data());
  }

 private:
  std::vector<HANDLE> given_;
  std::vector<char> bytes_;
};

}  // namespace

std::wstring command_line(const std::vector<std::string>& words) {
  std::wstring line;
  for (const std::string& word : words) line += (line.empty() ? L"" : L" ") + quoted_word(wide(word));
  return line;
}

Handle job_that_ends_with_us(SIZE_T most_bytes) {
  Handle job(CreateJobObjectW(nullptr, nullptr));
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limit{};
  limit.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  if (most_bytes > 0) limit.BasicLimitInformation.LimitFlags |= JOB_OBJECT_LIMIT_PROCESS_MEMORY;
  limit.ProcessMemoryLimit = most_bytes;
  SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limit, sizeof limit);
  return job;
}

Handle start_program(std::wstring line, const std::wstring& folder, const Streams& streams, HANDLE job) {
  HANDLE errors = GetStdHandle(STD_ERROR_HANDLE);
  GivenHandles given({streams.in, streams.out, errors});
  STARTUPINFOEXW start{};
  start.StartupInfo.cb = sizeof start;
  start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  start.StartupInfo.hStdInput = streams.in;
  start.StartupInfo.hStdOutput = streams.out;
  start.StartupInfo.hStdError = errors;
  start.lpAttributeList = given.list();
  PROCESS_INFORMATION made{};
  // Suspended until it is in the job; a group of its own: a Ctrl-C at the terminal is for us. The editor has
  // no console, and shows none.
  constexpr DWORD how = CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP | EXTENDED_STARTUPINFO_PRESENT;
  const DWORD console = GetConsoleWindow() != nullptr ? 0 : CREATE_NO_WINDOW;
  if (CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, how | console, nullptr,
                     folder.empty() ? nullptr : folder.c_str(), &start.StartupInfo, &made) == 0)
    return {};
  AssignProcessToJobObject(job, made.hProcess);
  ResumeThread(made.hThread);
  CloseHandle(made.hThread);
  return Handle(made.hProcess);
}

}  // namespace hexwright
