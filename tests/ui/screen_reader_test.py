#!/usr/bin/python3
"""What a screen reader is told, on the bus that it listens to: the editor runs as for its user.

usage: screen_reader_test.py PROGRAM MAP     under a display and a session bus of its own
"""
import itertools
import subprocess
import sys
import time

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    print("skipped: the bindings of AT-SPI for Python are not installed")
    sys.exit(77)

DEADLINE = 30  # seconds, for a condition on a busy machine
CONTROLS = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.COMBO_BOX,
    Atspi.Role.SPIN_BUTTON, Atspi.Role.TEXT, Atspi.Role.ENTRY, Atspi.Role.TABLE_COLUMN_HEADER,
    Atspi.Role.PAGE_TAB, Atspi.Role.MENU, Atspi.Role.MENU_ITEM,
}
failures = []
heard = []


def check(condition, complaint):
    if not condition:
        failures.append(complaint)
        print("FAILED:", complaint)


def listen(seconds=0.02):
    """Lets the events of the bus come in."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        if not context.iteration(False):
            time.sleep(0.002)


def wait_until(what, condition):
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        listen()
        found = condition()
        if found:
            return found
    check(False, "waited in vain for " + what)
    return None


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield child


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def is_showing(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def find(root, role, name):
    return next((n for n in walk(root) if n.get_role() == role and n.get_name() == name and is_showing(n)), None)


def editor():
    desktop = Atspi.get_desktop(0)
    return next((app for app in children(desktop) if "hexwright" in (app.get_name() or "").lower()), None)


def on_event(event):
    name = event.source.get_name() or event.source.get_role_name()
    heard.append((event.type, name, str(event.any_data)))


def key(name):
    subprocess.run(["xdotool", "key", name], check=True)


def described(node):
    node.clear_cache()
    return node.get_description()


def check_names(root, page):
    """Nothing to be used is without a name, and nothing beside it bears the same one."""
    for parent in walk(root):
        names = {}
        for child in children(parent):
            if child.get_role() not in CONTROLS or not is_showing(child):
                continue
            name = child.get_name()
            kind = child.get_role_name()
            check(name or child.get_relation_set(), f"{page}: a {kind} in '{parent.get_name()}' has no name")
            key_of = (kind, name)
            check(not name or key_of not in names, f"{page}: two {kind}s are called '{name}'")
            names[key_of] = child


def windows(app):
    return [n for n in children(app) if is_showing(n)]


def check_pages(app):
    """Each page of the dock, as it comes to the front."""
    tabs = wait_until("the pages", lambda: [n for n in walk(app) if n.get_role() == Atspi.Role.PAGE_TAB])
    for tab in tabs or []:
        title, book = tab.get_name(), tab.get_parent()
        book.get_selection_iface().select_child(tab.get_index_in_parent())
        wait_until(f"the page {title}", lambda: tab.get_state_set().contains(Atspi.StateType.SELECTED)
                   and any(is_showing(n) and n.get_role() in CONTROLS for n in walk(tab)))
        check_names(app, title)


def check_window(app, name, opening, closing="Escape", look=check_names):
    """A window that keys open: its controls, then it goes again."""
    before = len(windows(app))
    for pressed in opening:
        key(pressed)
    opened = wait_until(name, lambda: len(windows(app)) > before and windows(app)[-1])
    if not opened:
        return
    wait_until(f"the controls of {name}", lambda: any(n.get_role() in CONTROLS for n in walk(opened)))
    look(opened, name)
    key(closing)
    wait_until(f"{name} to close", lambda: len(windows(app)) == before)


def check_play(setup, name):
    """The window of a game comes up behind the one that sets it up."""
    check_names(setup, name)
    app = setup.get_application()
    key("Return")
    board = wait_until("the game", lambda: next((n for n in windows(app) if find(n, Atspi.Role.PANEL, "Board")), None))
    if board:
        check_names(board, "the game")


def check_dialogs(app):
    check_window(app, "Rules", ["ctrl+u"])
    check_window(app, "New from Template", ["ctrl+shift+n"])
    check_window(app, "Library", ["ctrl+shift+o"])


def wake_the_bus():
    """The editor learns who listens some time after its start, and says nothing before."""
    ways = itertools.cycle(["Right", "Left"])

    def one_more_key_is_heard():
        key(next(ways))
        listen(0.2)
        return heard

    wait_until("the first event of the bus", one_more_key_is_heard)


def say_how_the_cursor_crosses(canvas):
    """From cell to cell: each is told, and different from the one before."""
    told, spoken = described(canvas), []
    for way in ["Right"] * 5 + ["Up"] * 2 + ["Left"] * 3 + ["Down"] * 2:
        heard.clear()
        key(way)
        before = told
        told = wait_until(f"words of the cell to the {way}", lambda: described(canvas) != before and described(canvas))
        if told is None:
            return spoken
        spoken.append(told)
        wait_until("the event of the bus", lambda: any("accessible-description" in kind for kind, _, _ in heard))
    return spoken


def main(program, board):
    listener = Atspi.EventListener.new(on_event)
    for event in ["object:property-change:accessible-description", "object:announcement"]:
        listener.register(event)
    running = subprocess.Popen([program, board])
    try:
        app = wait_until("the editor on the bus", editor)
        canvas = app and wait_until("the map", lambda: find(app, Atspi.Role.PANEL, "Map")
                                    or next((n for n in walk(app) if n.get_name() == "Map" and is_showing(n)), None))
        if not canvas:
            if app:
                for node in walk(app):
                    print("  ", node.get_role_name(), repr(node.get_name()), repr(node.get_description()))
            return
        check_names(app, "properties")
        for title in ["Severity", "Place", "Problem"]:
            check(find(app, Atspi.Role.TABLE_COLUMN_HEADER, title), f"no column is headed '{title}'")
        for title in ["New…", "Remove"]:
            check(find(app, Atspi.Role.PUSH_BUTTON, title), f"no button is called '{title}'")
        wake_the_bus()
        print("While the cursor crosses the board:")
        for words in say_how_the_cursor_crosses(canvas):
            print("  ", words)
        hear_a_finding()
        hear_the_properties(app)
        check_pages(app)
        check_dialogs(app)
    finally:
        running.kill()
        running.wait()


def hear_a_finding():
    """A 6 beside an 8 is a problem, told when the checks have found it."""
    heard.clear()
    key("8")
    found = wait_until("what the checks have found",
                       lambda: [words for kind, _, words in heard if "announcement" in kind])
    print("And when an 8 is typed there:")
    for words in found or []:
        print("  ", words)


def hear_the_properties(app):
    """Each line, with what it holds, as the keyboard comes to it."""
    key("ctrl+t")
    grid = wait_until("the properties", lambda: next(
        (n for n in walk(app) if n.get_name() == "Properties" and n.get_role() != Atspi.Role.PAGE_TAB
         and n.get_state_set().contains(Atspi.StateType.FOCUSABLE)), None))
    if not grid:
        return
    spoken, told = [], described(grid)
    key("Tab")
    key("Tab")
    for _ in range(3):
        before = told
        key("Down")
        told = wait_until("the next line", lambda: described(grid) != before and described(grid))
        spoken.append(told or "")
    print("In the properties:")
    for words in spoken:
        print("  ", words)
    check(any(": " in words for words in spoken), "no line of the properties is told")


main(sys.argv[1], sys.argv[2])
if failures:
    print(len(failures), "failures")
sys.exit(1 if failures else 0)
