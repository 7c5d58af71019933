#!/bin/sh
# compile_quickly.sh COMPILER COMMAND...: the command, with clang in place of the compiler. What tests themselves do is
# compiled without optimization, at which clang takes a third of gcc's time; it fits together with what gcc compiled.
from=$1
shift
for word; do
  shift
  # An old precompiled header would be taken up by the new one, which clang then refuses.
  case $word in *.gch) rm -f "$word" ;; esac
  [ "$word" = -fno-ipa-modref ] && continue  # which only gcc knows
  [ "$word" = "$from" ] && word=clang++
  set -- "$@" "$word"
done
exec "$@"
