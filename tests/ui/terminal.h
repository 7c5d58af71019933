#pragma once

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

namespace hexwright::ui_test {

/// Takes what is written to the standard error while it lives.
class Terminal {
 public:
  explicit Terminal(std::filesystem::path file) : file_(std::move(file)), before_(dup(STDERR_FILENO)) {
    std::FILE* opened = std::fopen(file_.c_str(), "w");
    dup2(fileno(opened), STDERR_FILENO);
    std::fclose(opened);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal() {
    std::fflush(stderr);
    dup2(before_, STDERR_FILENO);
    close(before_);
  }
  std::string text() const {
    std::ostringstream text;
    text << std::ifstream(file_).rdbuf();
    return text.str();
  }

 private:
  std::filesystem::path file_;
  int before_;
};

}  // namespace hexwright::ui_test
