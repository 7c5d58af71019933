#!/usr/bin/python3
"""What a screen reader is told, on the bus that it listens to: the editor runs as for its user.

usage: screen_reader_test.py PROGRAM MAP     under a display and a session bus of its own
"""
import subprocess
import sys

from screen_reader_bus import (
    Role, State, check, children, editor, failures, find, hear, heard, heard_of, is_in_state, is_showing, key,
    listen, type_words, wait_until, walk, walk_shown, window, windows)

CONTROLS = {
    Role.PUSH_BUTTON, Role.TOGGLE_BUTTON, Role.CHECK_BOX, Role.RADIO_BUTTON, Role.COMBO_BOX, Role.SPIN_BUTTON,
    Role.SLIDER, Role.TEXT, Role.ENTRY, Role.TABLE, Role.TREE_TABLE, Role.TABLE_COLUMN_HEADER, Role.PAGE_TAB,
    Role.MENU, Role.MENU_ITEM,
}
PARTS = {Role.TABLE_CELL, Role.SCROLL_PANE, Role.FRAME, Role.DIALOG, Role.FILLER}


def has_to_have_a_name(node):
    role = node.get_role()
    return role in CONTROLS or (role not in PARTS and is_in_state(node, State.FOCUSABLE))


def faults_of_names(root, place):
    """What can be used has a name, and nothing within the same group is of the same kind and name."""
    faults, found = [], set()

    def look(node, group):
        name, kind = node.get_name(), node.get_role_name()
        if has_to_have_a_name(node):
            if not name:
                faults.append(f"{place}: a {kind} in '{group}' has no name")
            elif (group, kind, name) in found:
                faults.append(f"{place}: two {kind}s in '{group}' are called '{name}'")
            found.add((group, kind, name))
        for child in children(node):
            if is_showing(child):
                look(child, name or group)

    look(root, "")
    return faults


def check_names(root, place):
    """A page that is still being built may change while it is looked at."""
    faults = []

    def none_is_left():
        faults[:] = faults_of_names(root, place)
        return not faults

    if not wait_until(f"names of {place}", none_is_left, seconds=5, complain=False):
        for fault in faults or [f"{place}: it could not be read"]:
            check(False, fault)


def check_pages(app):
    """Each page beside the map, as it comes to the front."""
    tabs = wait_until("the pages", lambda: [n for n in walk(app) if n.get_role() == Role.PAGE_TAB])
    for tab in tabs or []:
        title = tab.get_name()
        tab.get_parent().select_child(tab.get_index_in_parent())
        wait_until(f"the page {title}", lambda: is_in_state(tab, State.SELECTED)
                   and any(n.get_role() in CONTROLS for child in children(tab) for n in walk_shown(child)))
        check_names(app, f"the page {title}")


def check_menus(app):
    bar = next(n for n in walk_shown(app) if n.get_role() == Role.MENU_BAR)
    menus = [n for n in walk(bar) if n.get_role() in (Role.MENU, Role.MENU_ITEM, Role.CHECK_MENU_ITEM)]
    check(len(menus) > 100, f"only {len(menus)} lines in the menus")
    for line in menus:
        check(line.get_name(), f"a line of the menu '{line.get_parent().get_name()}' has no name")


def opened(app, title, keys):
    """The window of that title, which keys open, when it has the keyboard and something to use."""
    main = windows(app)[0]
    wait_until("the editor's keyboard", lambda: is_in_state(main, State.ACTIVE))
    key(keys)
    return wait_until(title, lambda: (lambda w: w and any(map(has_to_have_a_name, walk_shown(w))) and w)(
        window(app, title)))


def check_window(app, title, keys, closing="Escape"):
    """A window that keys open: its controls, then it goes again."""
    dialog = opened(app, title, keys)
    if not dialog:
        return
    check_names(dialog, title)
    key(closing)
    wait_until(f"{title} to close", lambda: not find_window(app, title))


def find_window(app, title):
    return next((w for w in windows(app) if title in w.get_name()), None)


def check_find(app):
    key("ctrl+f")
    words = wait_until("the search", lambda: find(app, "Find on the map", Role.TEXT, Role.ENTRY))
    if not words:
        return
    check_names(app, "the search")
    before = words.get_description()
    type_words("forest")
    told = wait_until("the count of what is found", lambda: words.get_description() not in ("", before)
                      and words.get_description())
    print("In the search:", told, sep="\n   ")
    key("Escape")
    wait_until("the search to close", lambda: not find(app, "Find on the map", Role.TEXT, Role.ENTRY))


def check_palette(app):
    """It tells which command is chosen while one types."""
    palette = opened(app, "Find a command", "ctrl+shift+p")
    if not palette:
        return
    check_names(palette, "the commands")
    type_words("mirror")
    told = wait_until("the command that is found", lambda: next(
        (n.get_description() for n in walk_shown(palette) if "Mirror" in n.get_description()), None))
    print("Among the commands:", told, sep="\n   ")
    key("Escape")
    wait_until("the commands to close", lambda: not find_window(app, "Find a command"))


def check_play(app):
    """The set-up of a game, and the window in which it is played."""
    setup = opened(app, "Play this map", "F5")
    if not setup:
        return
    check_names(setup, "the set-up of a game")
    key("Return")
    game = wait_until("the game", lambda: next((w for w in windows(app) if is_in_state(w, State.ACTIVE)
                                                and find(w, "Board")), None))
    if game:
        check_names(game, "the game")
        key("ctrl+w")
        wait_until("the game to close", lambda: len(windows(app)) == 1)


def check_dialogs(app):
    check_window(app, "Rules", "ctrl+u")
    check_window(app, "New from template", "ctrl+n")
    check_window(app, "Library", "ctrl+shift+o")
    check_window(app, "Export", "ctrl+e")
    check_window(app, "Keys and mouse", "shift+F1")


def words_after(name, source):
    """What the source tells after a key, which is something else than before."""
    before = source.get_description()
    key(name)
    return wait_until(f"words after {name}", lambda: source.get_description() not in ("", before)
                      and source.get_description())


def wake_the_bus(canvas):
    """The editor learns who listens some time after its start, and says nothing before."""
    wait_until("the keyboard on the map", lambda: is_in_state(canvas, State.FOCUSED)
               and is_in_state(canvas.get_application().get_child_at_index(0), State.ACTIVE))

    def both_keys_are_heard():
        heard.clear()
        for way in ["Right", "Left"]:  # and back to where it was
            words_after(way, canvas)
        listen(0.2)
        return len(heard) > 1

    wait_until("the first events of the bus", both_keys_are_heard)


def say_how_the_cursor_crosses(canvas):
    """From cell to cell: each is told, and different from the one before."""
    spoken = []
    for way in ["Right"] * 5 + ["Up"] * 2 + ["Left"] * 3 + ["Down"] * 2:
        heard.clear()
        spoken.append(words_after(way, canvas))
        wait_until("the event of the bus", lambda: heard_of("accessible-description"))
    print("While the cursor crosses the board:", *spoken, sep="\n   ")
    for words in ["Forest, token 3 with 2 pips", "Generic harbor 3:1", "not on the board"]:
        check(any(words in (line or "") for line in spoken), f"nothing is told of: {words}")


def hear_a_finding():
    """A 6 beside an 8 is a problem, told when the checks have found it."""
    heard.clear()
    key("8")
    found = wait_until("what the checks have found", lambda: heard_of("announcement"))
    print("And when an 8 is typed there:", *(found or []), sep="\n   ")
    check(any("red number" in words for words in found or []), "nothing is told of the red numbers")
    key("ctrl+z")


def hear_the_properties(app):
    """Each line, with what it holds, as the keyboard comes to it."""
    key("ctrl+t")
    grid = wait_until("the properties", lambda: find(app, "Properties", Role.PANEL))
    if not grid:
        return
    grid.grab_focus()
    wait_until("the keyboard in the properties", lambda: any(is_in_state(n, State.FOCUSED) for n in walk_shown(grid)))
    spoken = [wait_until("the first line", grid.get_description)] + [words_after("Down", grid) for _ in range(8)]
    print("In the properties:", *spoken, sep="\n   ")
    for line in ["Title: Base game, 3-4 players", "Author: Hexwright"]:
        check(line in spoken, f"the properties do not tell '{line}'")


def look_at_everything(app, canvas):
    check_names(app, "the window")
    for title in ["Severity", "Place", "Problem"]:
        check(find(app, title, Role.TABLE_COLUMN_HEADER), f"no column is headed '{title}'")
    for title in ["New…", "Remove"]:
        check(find(app, title, Role.PUSH_BUTTON), f"no button is called '{title}'")
    check_menus(app)
    wake_the_bus(canvas)
    say_how_the_cursor_crosses(canvas)
    hear_a_finding()
    hear_the_properties(app)
    check_pages(app)
    check_dialogs(app)
    check_find(app)
    check_palette(app)
    check_play(app)


def main(program, board):
    listening = hear("object:property-change:accessible-description", "object:announcement")
    running = subprocess.Popen([program, board])
    try:
        app = wait_until("the editor on the bus", editor)
        canvas = app and wait_until("the map", lambda: find(app, "Map", Role.PANEL))
        if canvas and listening:
            look_at_everything(app, canvas)
    finally:
        running.kill()
        running.wait()


main(sys.argv[1], sys.argv[2])
if failures:
    print(len(failures), "failures")
sys.exit(1 if failures else 0)
