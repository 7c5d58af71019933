#!/bin/sh
# compile_quickly.sh COMPILER COMMAND...: the command, with clang in place of the compiler. What tests themselves do is
# compiled without optimization, at which clang takes a third of gcc's time; it fits together with what gcc compiled.
from=$1
shift
for word; do
  shift
  [ "$word" = "$from" ] && word=clang++
  set -- "$@" "$word"
done
exec "$@"
