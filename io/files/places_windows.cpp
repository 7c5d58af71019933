#include <shlobj.h>
#include <string>
#include <windows.h>

#include "io/files/places.h"

namespace hexwright {

namespace fs = std::filesystem;

// Not the folder that moves with the user from machine to machine: a library may be large.
std::optional<fs::path> folder_for_data() {
  wchar_t* found = nullptr;
  std::optional<fs::path> folder;
  if (SHGetKnownFolderPath(FOLDERID_LocalAppData, 0, nullptr, &found) == S_OK) folder = fs::path(found);
  CoTaskMemFree(found);
  return folder;
}

fs::path this_program() {
  constexpr std::size_t longest = 32'768;
  std::wstring name(longest, L'\0');
  name.resize(GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
  return {name};
}

// The programs lie at the top of their folder, where people look for them; those of a build in bin.
fs::path installed_share() {
  const fs::path program = this_program();
  if (program.empty()) return {};
  const fs::path folder = program.parent_path();
  return (folder.filename() == L"bin" ? folder.parent_path() : folder) / "share";
}

}  // namespace hexwright
