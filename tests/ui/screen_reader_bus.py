"""The bus of screen readers, as its tests use it: what is there, what is heard, and keys as of a user."""
import os
import subprocess
import sys
import time

# Nothing is kept of what was told once: the program tells of changes only after somebody listens.
os.environ["ATSPI_NO_CACHE"] = "1"

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    print("skipped: the bindings of AT-SPI for Python are not installed")
    sys.exit(77)

Role, State = Atspi.Role, Atspi.StateType
DEADLINE = 30  # seconds, for a condition on a busy machine
failures = []
heard = []  # (kind of event, who, words)


def check(condition, complaint):
    if not condition and complaint not in failures:
        failures.append(complaint)
        print("FAILED:", complaint)
    return condition


def listen(seconds=0.02):
    """Lets the events of the bus come in."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        if not context.iteration(False):
            time.sleep(0.002)


def wait_until(what, condition, seconds=DEADLINE, complain=True):
    """What the condition finds at last; what vanishes while it looks is looked for again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        listen()
        try:
            found = condition()
        except GLib.Error:
            continue
        if found:
            return found
    if complain:
        check(False, "waited in vain for " + what)
    return None


def hear(*kinds):
    def on_event(event):
        name = event.source.get_name() or event.source.get_role_name()
        heard.append((event.type, name, str(event.any_data)))

    listener = Atspi.EventListener.new(on_event)
    for kind in kinds:
        listener.register(kind)
    return listener


def heard_of(kind):
    return [words for what, _, words in heard if kind in what]


def key(name):
    subprocess.run(["xdotool", "key", name], check=True)


def type_words(words):
    subprocess.run(["xdotool", "type", words], check=True)


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield child


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def is_in_state(node, state):
    return node.get_state_set().contains(state)


def is_showing(node):
    return is_in_state(node, State.SHOWING)


def walk_shown(node):
    """What is not seen is not walked into."""
    yield node
    for child in children(node):
        if is_showing(child):
            yield from walk_shown(child)


def find(root, name, *roles):
    return next((n for n in walk_shown(root) if n.get_name() == name and (not roles or n.get_role() in roles)), None)


def windows(app):
    return [n for n in children(app) if is_showing(n)]


def window(app, title):
    """The one that has the keyboard."""
    return next((w for w in windows(app) if title in w.get_name() and is_in_state(w, State.ACTIVE)), None)


def editor():
    return next((a for a in children(Atspi.get_desktop(0)) if "hexwright" in (a.get_name() or "").lower()), None)
