#include <string>

#include <gmock/gmock.h>

#include "tests/ui/driver.h"

int main(int argc, char** argv) {
  testing::InitGoogleMock(&argc, argv);
  return hexwright::ui_test::run_tests(argc, argv);
}
