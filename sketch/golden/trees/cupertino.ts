import type { Tree } from './tree.ts'

/** Flet gives bars the page's colour, and every control the theme's: the trees name their colours. */
function both(name: string, dart: string, flet: string, more: Partial<Tree> = {}): Tree {
  return { name, dart, flet, ...more }
}
const dark = (tree: Tree): Tree => ({ ...tree, name: `${tree.name}, dark`, dark: true })

const BUTTONS = both(
  'Cupertino buttons',
  "corner(Column(children: [CupertinoButton(onPressed: noTap, child: Text('Plain')), CupertinoButton.filled(borderRadius: BorderRadius.circular(8), onPressed: noTap, child: Text('Filled')), CupertinoButton(borderRadius: BorderRadius.circular(8), color: red, onPressed: noTap, child: Text('Coloured'))]))",
  'corner(ft.Column([ft.CupertinoButton("Plain", on_click=no_tap), ft.CupertinoFilledButton("Filled", on_click=no_tap), ft.CupertinoButton("Coloured", bgcolor=RED, on_click=no_tap)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
)
const TILES = both(
  'CupertinoListTile',
  "room(Column(children: [CupertinoListTile(title: Text('Title')), CupertinoListTile(leading: Icon(Icons.person), title: Text('Title'), subtitle: Text('Subtitle'), trailing: Icon(Icons.favorite)), CupertinoListTile(backgroundColor: yellow, leading: box(red, 28, 28), title: Text('Title'), additionalInfo: Text('More'))]))",
  'room(ft.Column([ft.CupertinoListTile(title=ft.Text("Title")), ft.CupertinoListTile(leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("Title"), subtitle=ft.Text("Subtitle"), trailing=ft.Icon(ft.Icons.FAVORITE)), ft.CupertinoListTile(bgcolor=YELLOW, leading=box(RED, 28, 28), title=ft.Text("Title"), additional_info=ft.Text("More"))], spacing=0))',
)
const PAGE = both(
  'CupertinoPageScaffold with a bar',
  "CupertinoPageScaffold(navigationBar: CupertinoNavigationBar(backgroundColor: yellow, middle: Text('Title')), child: Scaffold(body: box(red, 100, 100)))",
  'ft.View(appbar=ft.CupertinoAppBar(title=ft.Text("Title"), bgcolor=YELLOW), controls=[box(RED, 100, 100)])',
)
const CONTROLS = both(
  'CupertinoSwitch and CupertinoSlider',
  'room(Column(children: [Row(children: [CupertinoSwitch(value: false, onChanged: (_) {}), CupertinoSwitch(value: true, activeTrackColor: red, onChanged: (_) {})]), CupertinoSlider(value: 0.4, activeColor: green, onChanged: (_) {}), box(blue, 30, 30)]))',
  'room(ft.Column([ft.Row([ft.CupertinoSwitch(value=False), ft.CupertinoSwitch(value=True, active_track_color=RED)], spacing=0), ft.CupertinoSlider(value=0.4, active_color=GREEN), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
)
const TABS = both(
  'CupertinoTabBar',
  "Scaffold(body: box(red, 100, 100), bottomNavigationBar: CupertinoTabBar(backgroundColor: yellow, activeColor: red, currentIndex: 1, items: [BottomNavigationBarItem(icon: Icon(Icons.home), label: 'Home'), BottomNavigationBarItem(icon: Icon(Icons.person), label: 'You')]))",
  'ft.View(controls=[box(RED, 100, 100)], navigation_bar=ft.CupertinoNavigationBar([ft.NavigationBarDestination(ft.Icons.HOME, label="Home"), ft.NavigationBarDestination(ft.Icons.PERSON, label="You")], bgcolor=YELLOW, active_color=RED, selected_index=1))',
)

const asked = (more: string): string =>
  `ColoredBox(color: Color(0x8a000000), child: CupertinoAlertDialog(${more}))`
const DIALOG = both(
  'CupertinoAlertDialog',
  asked(
    "title: Text('Delete it?'), content: Text('This cannot be undone.'), actions: [CupertinoDialogAction(onPressed: noTap, child: Text('Cancel')), CupertinoDialogAction(isDestructiveAction: true, onPressed: noTap, child: Text('Delete'))]",
  ),
  'ft.CupertinoAlertDialog(title=ft.Text("Delete it?", text_align=ft.TextAlign.CENTER), content=ft.Text("This cannot be undone.", text_align=ft.TextAlign.CENTER), actions=[ft.CupertinoDialogAction("Cancel", on_click=no_tap), ft.CupertinoDialogAction("Delete", destructive=True, on_click=no_tap)])',
)

export const CUPERTINO: readonly Tree[] = [
  DIALOG,
  both(
    'CupertinoAlertDialog with three actions',
    asked(
      "title: Text('Save it?'), content: Text('It has changed.'), actions: [CupertinoDialogAction(onPressed: noTap, child: Text('One')), CupertinoDialogAction(onPressed: noTap, child: Text('Two')), CupertinoDialogAction(isDefaultAction: true, onPressed: noTap, child: Text('Three'))]",
    ),
    'ft.CupertinoAlertDialog(title=ft.Text("Save it?", text_align=ft.TextAlign.CENTER), content=ft.Text("It has changed.", text_align=ft.TextAlign.CENTER), actions=[ft.CupertinoDialogAction("One", on_click=no_tap), ft.CupertinoDialogAction("Two", on_click=no_tap), ft.CupertinoDialogAction("Three", default=True, on_click=no_tap)])',
  ),
  both(
    'CupertinoSlidingSegmentedControl',
    'corner(Column(children: [CupertinoSlidingSegmentedControl<int>(backgroundColor: yellow, thumbColor: cyan, groupValue: 1, onValueChanged: (_) {}, children: {0: box(red, 40, 20), 1: box(green, 60, 20), 2: box(blue, 20, 20)}), box(red, 30, 30)]))',
    'corner(ft.Column([ft.CupertinoSlidingSegmentedButton(bgcolor=YELLOW, thumb_color=CYAN, selected_index=1, controls=[box(RED, 40, 20), box(GREEN, 60, 20), box(BLUE, 20, 20)]), box(RED, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  both(
    'CupertinoSegmentedControl',
    "corner(Column(children: [CupertinoSegmentedControl<int>(selectedColor: red, unselectedColor: yellow, borderColor: blue, groupValue: 1, onValueChanged: (_) {}, children: {0: Text('One'), 1: Text('Twice'), 2: Text('Three')}), box(green, 30, 30)]))",
    'corner(ft.Column([ft.CupertinoSegmentedButton(selected_color=RED, unselected_color=YELLOW, border_color=BLUE, selected_index=1, controls=[ft.Text("One"), ft.Text("Twice"), ft.Text("Three")]), box(GREEN, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  BUTTONS,
  dark(BUTTONS),
  both(
    'Cupertino buttons, disabled and tinted',
    "corner(Column(children: [CupertinoButton(onPressed: null, child: Text('Plain')), CupertinoButton.filled(borderRadius: BorderRadius.circular(8), onPressed: null, child: Text('Filled')), CupertinoButton.tinted(borderRadius: BorderRadius.circular(8), onPressed: noTap, child: Text('Tinted'))]))",
    'corner(ft.Column([ft.CupertinoButton("Plain", disabled=True), ft.CupertinoFilledButton("Filled", disabled=True), ft.CupertinoTintedButton("Tinted", on_click=no_tap)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  both(
    'CupertinoButton with padding, in a tight box',
    "corner(Column(children: [CupertinoButton(borderRadius: BorderRadius.circular(8), color: red, padding: EdgeInsets.zero, onPressed: noTap, child: box(yellow, 20, 20)), SizedBox(width: 220, child: CupertinoButton(borderRadius: BorderRadius.circular(8), color: green, onPressed: noTap, child: Text('Wide')))]))",
    'corner(ft.Column([ft.CupertinoButton(box(YELLOW, 20, 20), bgcolor=RED, padding=0, on_click=no_tap), ft.CupertinoButton("Wide", bgcolor=GREEN, width=220, on_click=no_tap)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  TILES,
  dark(TILES),
  both(
    'CupertinoListTile.notched',
    "room(Column(children: [CupertinoListTile.notched(backgroundColor: yellow, leading: box(red, 30, 30), title: Text('Title'), subtitle: Text('Subtitle')), CupertinoListTile.notched(title: Text('Title'))]))",
    'room(ft.Column([ft.CupertinoListTile(notched=True, bgcolor=YELLOW, leading=box(RED, 30, 30), title=ft.Text("Title"), subtitle=ft.Text("Subtitle")), ft.CupertinoListTile(notched=True, title=ft.Text("Title"))], spacing=0))',
  ),
  PAGE,
  dark(PAGE),
  both(
    'CupertinoNavigationBar with leading and trailing',
    "CupertinoPageScaffold(navigationBar: CupertinoNavigationBar(backgroundColor: yellow, leading: box(red, 40, 24), middle: Text('Title'), trailing: box(blue, 24, 24)), child: Scaffold(body: box(green, 100, 100)))",
    'ft.View(appbar=ft.CupertinoAppBar(leading=box(RED, 40, 24), title=ft.Text("Title"), trailing=box(BLUE, 24, 24), bgcolor=YELLOW), controls=[box(GREEN, 100, 100)])',
  ),
  CONTROLS,
  dark(CONTROLS),
  TABS,
  dark(TABS),
  both(
    'CupertinoTextField',
    "corner(SizedBox(width: 240, child: CupertinoTextField(placeholder: 'Name', padding: EdgeInsets.all(12), decoration: BoxDecoration(color: yellow))))",
    'corner(ft.CupertinoTextField(placeholder_text="Name", padding=12, bgcolor=YELLOW, border_radius=0, width=240))',
  ),
  both(
    'CupertinoCheckbox',
    'paper(Row(mainAxisSize: MainAxisSize.min, children: [CupertinoCheckbox(value: false, onChanged: (_) {}), CupertinoCheckbox(value: true, activeColor: red, onChanged: (_) {})]))',
    'paper(ft.Row([ft.CupertinoCheckbox(value=False), ft.CupertinoCheckbox(value=True, active_color=RED)], spacing=0, tight=True))',
  ),
  both(
    'CupertinoActivityIndicator, as large as its radius',
    'paper(CupertinoActivityIndicator.partiallyRevealed(radius: 24))',
    'paper(ft.CupertinoActivityIndicator(radius=24, progress=1))',
  ),
]
