import type { Tree } from './tree.ts'

/** A tree of rows below one another, each between two boxes, so that what is too wide or too high moves them. */
function rows(name: string, each: readonly (readonly [dart: string, flet: string])[]): Tree {
  const dart = each.map(([one]) => `Row(children: [box(blue, 20, 20), ${one}, box(red, 20, 20)])`)
  const flet = each.map(([, one]) => `ft.Row([box(BLUE, 20, 20), ${one}, box(RED, 20, 20)], spacing=0)`)
  return {
    name,
    dart: `room(Column(children: [${dart.join(', ')}, box(green, 30, 30)]))`,
    flet: `room(ft.Column([${flet.join(', ')}, box(GREEN, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))`,
  }
}

/** Controls as apps dress them: their room, their colours, and what a smaller box makes of them. */
export const CONTROLS: readonly Tree[] = [
  rows('IconButton by padding, constraints and density', [
    [
      'IconButton(padding: EdgeInsets.zero, onPressed: noTap, icon: Icon(Icons.menu))',
      'ft.IconButton(ft.Icons.MENU, padding=0, on_click=no_tap)',
    ],
    [
      'IconButton(padding: EdgeInsets.zero, constraints: BoxConstraints(), onPressed: noTap, icon: Icon(Icons.menu))',
      'ft.IconButton(ft.Icons.MENU, padding=0, size_constraints=ft.BoxConstraints(), on_click=no_tap)',
    ],
    [
      'IconButton(visualDensity: VisualDensity.compact, onPressed: noTap, icon: Icon(Icons.menu))',
      'ft.IconButton(ft.Icons.MENU, visual_density=ft.VisualDensity.COMPACT, on_click=no_tap)',
    ],
    [
      'IconButton(constraints: BoxConstraints(minWidth: 80, minHeight: 60), onPressed: noTap, icon: Icon(Icons.menu))',
      'ft.IconButton(ft.Icons.MENU, size_constraints=ft.BoxConstraints(min_width=80, min_height=60), on_click=no_tap)',
    ],
    [
      'IconButton(iconSize: 40, padding: EdgeInsets.all(20), onPressed: noTap, icon: Icon(Icons.menu))',
      'ft.IconButton(ft.Icons.MENU, icon_size=40, padding=20, on_click=no_tap)',
    ],
    [
      'IconButton(padding: EdgeInsets.only(left: 30), onPressed: noTap, icon: Icon(Icons.menu))',
      'ft.IconButton(ft.Icons.MENU, padding=ft.Padding.only(left=30), on_click=no_tap)',
    ],
  ]),
  rows('IconButton in a smaller and in a larger box', [
    [
      'SizedBox(width: 24, height: 24, child: IconButton(padding: EdgeInsets.zero, onPressed: noTap, icon: Icon(Icons.menu)))',
      'ft.Container(ft.IconButton(ft.Icons.MENU, padding=0, on_click=no_tap), width=24, height=24)',
    ],
    [
      'SizedBox(width: 100, height: 80, child: IconButton(onPressed: noTap, icon: Icon(Icons.menu)))',
      'ft.Container(ft.IconButton(ft.Icons.MENU, on_click=no_tap), width=100, height=80)',
    ],
  ]),
  rows('Icon in a larger box', [
    [
      'Container(width: 100, height: 60, color: yellow, child: Icon(Icons.menu))',
      'ft.Container(ft.Icon(ft.Icons.MENU), width=100, height=60, bgcolor=YELLOW)',
    ],
    ['Expanded(child: Icon(Icons.menu, size: 40))', 'ft.Icon(ft.Icons.MENU, size=40, expand=True)'],
  ]),
  rows('IconButton by its style', [
    [
      'IconButton(style: IconButton.styleFrom(backgroundColor: yellow, foregroundColor: red, shape: RoundedRectangleBorder(borderRadius: BorderRadius.circular(8))), onPressed: noTap, icon: Icon(Icons.menu))',
      'ft.IconButton(ft.Icons.MENU, style=ft.ButtonStyle(bgcolor=YELLOW, color=RED, shape=ft.RoundedRectangleBorder(radius=8)), on_click=no_tap)',
    ],
    [
      'IconButton(style: IconButton.styleFrom(backgroundColor: cyan, padding: EdgeInsets.all(20)), onPressed: noTap, icon: Icon(Icons.menu))',
      'ft.IconButton(ft.Icons.MENU, style=ft.ButtonStyle(bgcolor=CYAN, padding=20), on_click=no_tap)',
    ],
  ]),
  rows('Checkbox by density, colours and shape', [
    [
      'Checkbox(value: true, visualDensity: VisualDensity.compact, onChanged: (_) {})',
      'ft.Checkbox(value=True, visual_density=ft.VisualDensity.COMPACT)',
    ],
    [
      'Checkbox(value: true, activeColor: yellow, checkColor: red, onChanged: (_) {})',
      'ft.Checkbox(value=True, active_color=YELLOW, check_color=RED)',
    ],
    [
      'Checkbox(value: false, side: BorderSide(color: red, width: 3), shape: RoundedRectangleBorder(borderRadius: BorderRadius.circular(6)), onChanged: (_) {})',
      'ft.Checkbox(value=False, border_side=ft.BorderSide(width=3, color=RED), shape=ft.RoundedRectangleBorder(radius=6))',
    ],
    [
      'Checkbox(value: true, shape: CircleBorder(), fillColor: WidgetStatePropertyAll(cyan), onChanged: (_) {})',
      'ft.Checkbox(value=True, shape=ft.CircleBorder(), fill_color=CYAN)',
    ],
    [
      'SizedBox(width: 24, height: 24, child: Checkbox(value: true, onChanged: (_) {}))',
      'ft.Container(ft.Checkbox(value=True), width=24, height=24)',
    ],
  ]),
  rows('Switch by its colours', [
    [
      'Switch(value: true, activeColor: red, activeTrackColor: yellow, onChanged: (_) {})',
      'ft.Switch(value=True, active_color=RED, active_track_color=YELLOW)',
    ],
    [
      'Switch(value: false, inactiveThumbColor: red, inactiveTrackColor: cyan, onChanged: (_) {})',
      'ft.Switch(value=False, inactive_thumb_color=RED, inactive_track_color=CYAN)',
    ],
    [
      'Switch(value: false, trackOutlineColor: WidgetStatePropertyAll(red), thumbColor: WidgetStatePropertyAll(blue), trackColor: WidgetStatePropertyAll(yellow), onChanged: (_) {})',
      'ft.Switch(value=False, track_outline_color=RED, thumb_color=BLUE, track_color=YELLOW)',
    ],
    [
      'SizedBox(width: 40, height: 20, child: Switch(value: true, onChanged: (_) {}))',
      'ft.Container(ft.Switch(value=True), width=40, height=20)',
    ],
  ]),
  rows('FloatingActionButton, small ones', [
    [
      'FloatingActionButton(mini: true, onPressed: noTap, child: Icon(Icons.add))',
      'ft.FloatingActionButton(icon=ft.Icons.ADD, mini=True, on_click=no_tap)',
    ],
    [
      'FloatingActionButton(backgroundColor: yellow, foregroundColor: red, onPressed: noTap, child: Icon(Icons.add))',
      'ft.FloatingActionButton(icon=ft.Icons.ADD, bgcolor=YELLOW, foreground_color=RED, on_click=no_tap)',
    ],
  ]),
  rows('Buttons by density, padding and alignment', [
    [
      "TextButton(style: ButtonStyle(visualDensity: VisualDensity.compact), onPressed: noTap, child: Text('Compact'))",
      'ft.TextButton("Compact", style=ft.ButtonStyle(visual_density=ft.VisualDensity.COMPACT), on_click=no_tap)',
    ],
    [
      "FilledButton(style: ButtonStyle(padding: WidgetStatePropertyAll(EdgeInsets.symmetric(horizontal: 8, vertical: 20))), onPressed: noTap, child: Text('High'))",
      'ft.FilledButton("High", style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=8, vertical=20)), on_click=no_tap)',
    ],
    [
      "SizedBox(width: 200, child: FilledButton(style: ButtonStyle(alignment: Alignment.centerLeft), onPressed: noTap, child: Text('Left')))",
      'ft.Container(ft.FilledButton("Left", style=ft.ButtonStyle(alignment=ft.Alignment.CENTER_LEFT), on_click=no_tap), width=200)',
    ],
  ]),
]
