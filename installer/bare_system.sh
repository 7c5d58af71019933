# A bare Debian in a folder of its own, for trying what a new user does; sourced by try_*.sh, not run.

# The mirror of Debian that this system itself uses, so that what works here works for the trial; HEXWRIGHT_MIRROR
# names another.
debian_mirror() {
  local mirror=${HEXWRIGHT_MIRROR:-}
  [ -n "$mirror" ] || mirror=$(apt-get indextargets --format '$(REPO_URI) $(LABEL)' \
    'Identifier: Packages' 'Origin: Debian' 'Component: main' 2> /dev/null | awk '$2 == "Debian" { print $1; exit }')
  [ -n "$mirror" ] || stop "this system has no Debian mirror among its package sources; name one with HEXWRIGHT_MIRROR"
  printf '%s\n' "$mirror"
}

# bare_system RELEASE [CACHE]: makes the system in $root, which it sets; leave_bare_system takes it away.
# With a cache, the system as debootstrap left it is kept there for the next time.
bare_system() {
  local release=$1 cache=${2:-} kept mirror
  [ "$(id -u)" = 0 ] || stop "a bare system is made with chroot, which only an administrator may: run this with sudo"
  need_packages debootstrap
  mirror=$(debian_mirror)
  root=$(mktemp -d)
  say "A bare system ($release)"
  kept=${cache:+$cache/$release.tar}
  if [ -n "$kept" ] && [ -f "$kept" ]; then
    tar -xf "$kept" -C "$root"
  else
    debootstrap --variant=minbase "$release" "$root" "$mirror" > "$root.log" 2>&1 ||
      { cat "$root.log" >&2; stop "the bare system could not be made; see above"; }
    rm -f "$root.log"
    [ -z "$kept" ] || { mkdir -p "$cache" && tar -cf "$kept" -C "$root" .; }
  fi
  chmod 755 "$root"  # apt fetches as a user of its own
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  apt-config dump | grep -iE '^Acquire::https?::Proxy' > "$root/etc/apt/apt.conf.d/90proxy" || true
  mount -t proc proc "$root/proc"
  { mount --rbind /sys "$root/sys" && mount --make-rslave "$root/sys"; } || say "Without /sys, as in a container"
  mkdir -p "$root/dev/shm" "$root/dev/pts" "$root/tmp/.X11-unix"
  mount -t tmpfs tmpfs "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
}

# Ends whatever still runs in it.
end_inside() {
  local process
  for process in /proc/[0-9]*; do
    [ "$(readlink "$process/root")" != "$root" ] || kill "${process#/proc/}" 2> /dev/null || true
  done
}

leave_bare_system() {
  local keep=${1:-} place
  [ -n "${root:-}" ] || return 0
  end_inside
  [ -z "${display_server:-}" ] || kill "$display_server" 2> /dev/null || true
  sleep 0.5
  # What programs inside have mounted, too; what was mounted last goes first.
  for place in $(awk -v root="$root/" 'index($2, root) == 1 { print $2 }' /proc/mounts | tac); do
    umount -l "$place" 2> /dev/null || true
  done
  [ -n "$keep" ] && say "The system is kept in $root" || rm -rf --one-file-system "$root"
}

# Runs a command in it, as a new user's shell would: nothing of this system's environment comes along. When $confined is
# set, it may make no namespaces.
inside() {
  ${confined:+setpriv --bounding-set -sys_admin --inh-caps -sys_admin} chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    ${display:+DISPLAY=$display} "$@"
}

# A display without a screen, outside of the system so that the trial adds no packages to it; sets $display.
show_a_display() {
  need_packages xvfb imagemagick
  local named
  named=$(mktemp)
  Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -ac 3> "$named" > /dev/null 2>&1 &
  display_server=$!
  for _ in $(seq 200); do [ -s "$named" ] && break || sleep 0.05; done
  [ -s "$named" ] || stop "no display could be started (Xvfb)"
  display=:$(cat "$named")
  rm -f "$named"
  mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
}

# wait_for_map PROCESS PICTURE SECONDS: waits until a map is to be seen on the display, and keeps the picture.
# An empty screen has one colour and a window without a map some dozens; a map has hundreds.
wait_for_map() {
  local process=$1 picture=$2 seconds=$3 begin=$SECONDS
  while [ $((SECONDS - begin)) -lt "$seconds" ]; do
    DISPLAY=$display import -window root "$picture"
    [ "$(identify -format %k "$picture")" -gt 300 ] &&
      sleep 1 && DISPLAY=$display import -window root "$picture" && return 0
    kill -0 "$process" 2> /dev/null || return 1
    sleep 2
  done
  return 1
}
