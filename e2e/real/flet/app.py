"""A small Flet program: a field that fills the screen with a colour and takes taps, and a text field that takes keys.

FLET_LOG names a file that gets a line for everything the person did and for each session that opened.
"""

import os

import flet as ft

COLOURS = ["#cc0000", "#00aa00", "#0000cc"]


def say(line: str) -> None:
    with open(os.environ["FLET_LOG"], "a", encoding="utf-8") as log:
        log.write(line + "\n")


def main(page: ft.Page) -> None:
    page.padding = 0
    page.spacing = 0
    page.title = "Flet behind the gateway"
    taps = 0
    surface = ft.Container(expand=True, bgcolor=COLOURS[0])

    def tapped(_) -> None:
        nonlocal taps
        taps += 1
        surface.bgcolor = COLOURS[taps % len(COLOURS)]
        page.update()
        say(f"tap {taps}")

    surface.on_click = tapped
    field = ft.TextField(label="Name", multiline=True, min_lines=6, max_lines=6, on_change=lambda event: say(f"text {event.control.value}"))
    page.add(surface, field)
    say("session")


ft.run(main, host="127.0.0.1", port=int(os.environ["FLET_PORT"]), view=None, no_cdn=True)
