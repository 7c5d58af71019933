# Shared by the scripts beside it; sourced, not run.

say() { printf '\n== %s\n' "$*"; }
stop() {
  printf '\nHexwright: %s\n' "$*" >&2
  exit 1
}

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# What the program is built with, and what it needs to run.
build_packages=(
  cmake ninja-build g++ pkg-config gettext cmark-gfm
  libwxgtk3.2-dev libgtk-3-dev libboost-dev libfmt-dev libcadical-dev libpugixml-dev libcairo2-dev libpango1.0-dev
  libcli11-dev nlohmann-json3-dev libsqlitecpp-dev libsqlite3-dev libglib2.0-dev libpixman-1-dev
  libqrencode-dev zlib1g-dev
  fonts-dejavu-core
  librsvg2-common adwaita-icon-theme hicolor-icon-theme shared-mime-info  # GTK's own pictures: check marks, arrows
)
# What only packages need.
package_packages=(dpkg-dev fakeroot gzip librsvg2-bin lintian rpm)
# What only the tests need; netbase for the address of localhost, by which the browser's driver finds it.
test_packages=(
  git ccache locales libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev libxml2-utils
  pioneers-console-data chromium chromium-driver netbase xvfb openbox xdotool x11-utils libxtst-dev
  imagemagick poppler-utils zbar-tools librsvg2-bin appstream
  dbus-daemon at-spi2-core python3-gi gir1.2-atspi-2.0 desktop-file-utils
  libglib2.0-bin python3 python3-jsonschema
  parallel openssh-server openssh-client rsync iproute2
  clang clang-format clang-tidy libclang-rt-dev lld llvm
)

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    stop "packages are missing and only an administrator can install them. As root, run: $*"
  fi
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# Waits five minutes for another installation that is running.
apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -y --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"; }

# An installation that was cut off (a power failure, a job that was stopped) leaves packages that are
# unpacked and not set up; apt refuses all others until they are.
finish_interrupted_installation() {
  [ -n "$(dpkg --audit)" ] || return 0
  say "Finishing an installation of packages that was interrupted"
  as_root env DEBIAN_FRONTEND=noninteractive dpkg --configure -a || true # what has to come again is left to apt
  apt_get --fix-broken install || stop "the packages could not be set up; see the messages above"
}

# Installs those of the packages that are missing.
need_packages() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
    stop "this script knows Debian 12, Ubuntu 24.04 and newer; elsewhere install these yourself and build with CMake: $*"
  local missing=() package
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Installing ${missing[*]}"
  as_root apt-get update || stop "the package lists could not be fetched; check the network and try again"
  for package in "${missing[@]}"; do
    apt-cache show "$package" >/dev/null 2>&1 ||
      stop "this system has no package $package; Hexwright needs Debian 12, Ubuntu 24.04 or newer"
  done
  finish_interrupted_installation
  apt_get install "${missing[@]}" ||
    stop "the packages could not be installed; see the messages above"
}

# configure_and_build PRESET HOW-LONG [build options]
configure_and_build() {
  local preset=$1 how_long=$2 begin=$SECONDS
  shift 2
  say "Building ($preset): $how_long"
  (cd "$top" && cmake --preset "$preset" --log-level=WARNING > /dev/null &&
    NINJA_STATUS='[%f of %t, %es] ' cmake --build --preset "$preset" "$@") ||
    stop "the $preset build failed; the first error above says where"
  say "Built in $((SECONDS - begin)) s"
}
