"""Shows one tree after the other in Flet's client, as asked on standard input: a line of JSON a tree.

The trees are Python expressions from `trees/`, written beside their twins in Dart. The page's title says which
tree is up. Flet wraps what it is given: a view is a Scaffold whose body is a Column, here without its padding.
"""

import functools
import json
import sys
import threading

import flet as ft

RED, GREEN, BLUE, YELLOW, CYAN = "#ff0000", "#00c000", "#0000ff", "#ffe000", "#00d0d0"
ROOM_WIDTH, ROOM_HEIGHT = 360, 640


def box(color, width, height):
    return ft.Container(width=width, height=height, bgcolor=color)


def room(content, alignment=None):
    """The whole page as one tight box; with an alignment its content may be as small as it wants."""
    return ft.Container(content, width=ROOM_WIDTH, height=ROOM_HEIGHT, alignment=alignment)


def corner(content):
    """At the top left, as small as it wants."""
    return room(content, ft.Alignment.TOP_LEFT)


def paper(content):
    """A yellow box that is as large as its content, at the top left."""
    return corner(ft.Container(content, bgcolor=YELLOW))


def rtl(content):
    """In a Directionality of its own."""
    content.rtl = True
    return content


def no_tap(_):
    """Buttons without a handler are disabled."""


def theme():
    return ft.Theme(color_scheme_seed="#0000ff", visual_density=ft.VisualDensity.STANDARD)


def show(page, name, tree, dark, right_to_left):
    shown = eval(tree, globals())
    page.theme = page.dark_theme = theme()
    page.theme_mode = ft.ThemeMode.DARK if dark else ft.ThemeMode.LIGHT
    page.rtl = right_to_left
    while page.pop_dialog() is not None:
        pass
    if isinstance(shown, ft.View):
        view = shown
    else:
        view = ft.View(controls=[] if isinstance(shown, ft.DialogControl) else [shown])
    view.padding, view.spacing, view.route = 0, 0, "/" + name
    page.views.clear()
    page.views.append(view)
    if not isinstance(shown, ft.DialogControl):
        page.title = name
        page.update()
        return

    def is_up(_):
        page.title = name
        page.update()

    page.update()
    # Its route is pushed after the frame that was asked to: only what it holds tells that it is up.
    shown.content.on_size_change = is_up
    page.show_dialog(shown)


def main(page):
    def read():
        for line in sys.stdin:
            try:
                show(page, **json.loads(line))
            except Exception as error:
                print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)

    page.title = "ready"
    page.update()
    threading.Thread(target=read, daemon=True).start()


ft.run(main, view=None, host="127.0.0.1", port=int(sys.argv[1]), assets_dir=sys.argv[2])
