# Every letter becomes a relative of it, and some become two, as words of other languages are longer; what a
# program fills in stays.
y/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/àƀćďéƒğĥíĵķĺɱñóþɋŕšťúṽŵẋýžÀɃĆĎÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ/
s/%\([-0-9.]*\)š/%\1s/g
s/%\([-0-9.]*\)ď/%\1d/g
s/%\([-0-9.]*\)ƒ/%\1f/g
s/%žú/%zu/g
s/%ĺď/%ld/g
s/%ĺú/%lu/g
s/%ĺĺú/%llu/g
s/%ĺĺď/%lld/g
s/[àéó]/&&/g
