#!/usr/bin/env bash
# Builds the packages for users: build/release/packages/hexwright_<version>_<architecture>.deb, and the same as
# .tar.gz. Installs what is missing for it.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

need_packages "${build_packages[@]}" "${package_packages[@]}"
configure_and_build release "the first time some five minutes on two processors" --target packaged

say "Packing"
(cd "$top/build/release" && cpack) || stop "the packages could not be made; see above"

say "Checking the .deb"
lintian --fail-on error "$top"/build/release/packages/*.deb || stop "lintian found errors in the package"
ls -l "$top"/build/release/packages/*.deb "$top"/build/release/packages/*.tar.gz
