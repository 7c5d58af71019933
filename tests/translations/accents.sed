# Of a file of translations, those after its header: what stands in quotes after msgstr. One sed for the whole file:
# msgfilter would start one for each text.
1,/^$/b
/^msgstr/,/^$/!b
h
s/^\([^"]*\).*/\1/
x
s/^[^"]*//
# Every letter becomes a relative of it, and some become two, as words of other languages are longer; escaped
# characters and what a program fills in stay.
y/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/àƀćďéƒğĥíĵķĺɱñóþɋŕšťúṽŵẋýžÀɃĆĎÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ/
s/\\ñ/\\n/g
s/\\ť/\\t/g
s/%\([-0-9.]*\)š/%\1s/g
s/%\([-0-9.]*\)ď/%\1d/g
s/%\([-0-9.]*\)ƒ/%\1f/g
s/%žú/%zu/g
s/%ĺď/%ld/g
s/%ĺú/%lu/g
s/%ĺĺú/%llu/g
s/%ĺĺď/%lld/g
s/[àéó]/&&/g
x
G
s/\n//
