"""A small Flet program that tells what it takes its platform for.

At fixed places lie a blue button, what a pointer hovers over, a text field and a list, and a green mark at the page's end.
FLET_LOG names a file that gets a line for everything the person did. A patch has the colour that the file `colour.txt` in
the app's `lib` names when a page is loaded.
"""

import os

import flet as ft


def say(line: str) -> None:
    with open(os.environ["FLET_LOG"], "a", encoding="utf-8") as log:
        log.write(line + "\n")


def colour() -> str:
    try:
        with open("lib/colour.txt", encoding="utf-8") as file:
            return file.read().strip()
    except FileNotFoundError:
        return "#ffffff"


def main(page: ft.Page) -> None:
    page.padding = 0
    page.title = "A device"
    button = ft.FilledButton("Press", bgcolor="#0000cc", on_click=lambda _: say("pressed"))
    hovered = ft.Container(bgcolor="#cc0000", on_hover=lambda event: say(f"hover {event.data}"))
    field = ft.TextField(
        label="Name",
        on_change=lambda event: say(f"text {event.control.value}"),
        on_selection_change=lambda event: say(f"selected {event.selected_text}"),
        on_submit=lambda event: say(f"submitted {event.control.value}"),
    )
    rows = ft.ListView(
        controls=[ft.Text(f"Row {row}", height=50) for row in range(100)],
        on_scroll=lambda event: say(f"scroll {event.pixels:.0f}"),
    )
    patch = ft.Container(bgcolor=colour(), left=200, bottom=40, width=60, height=60)
    page.add(
        ft.Stack(
            expand=True,
            controls=[
                ft.Container(button, left=0, top=0),
                ft.Container(hovered, left=0, top=60, width=300, height=40),
                ft.Container(field, left=0, top=120, width=300),
                ft.Container(rows, left=0, top=200, width=300, height=400),
                ft.Container(bgcolor="#00aa00", left=320, bottom=0, width=40, height=20),
                patch,
            ],
        )
    )
    # a page that is loaded anew finds the session of its tab again
    def connected(_: ft.ControlEvent) -> None:
        patch.bgcolor = colour()
        page.update()
        say(f"platform {page.platform.value}")

    page.on_connect = connected
    say(f"platform {page.platform.value}")
    page.on_route_change = lambda event: say(f"route {event.route}")
    say(f"route {page.route}")


ft.run(main, host="127.0.0.1", port=int(os.environ["FLET_PORT"]), view=None, no_cdn=True)
