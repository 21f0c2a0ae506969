import type { Tree } from './tree.ts'

const HOME_DART =
  "Scaffold(appBar: AppBar(leading: Icon(Icons.menu), title: Text('Inbox'), actions: [IconButton(onPressed: noTap, icon: Icon(Icons.search))]), body: Column(children: [Card(child: ListTile(leading: Icon(Icons.person), title: Text('Ada'), subtitle: Text('Hello')))]), floatingActionButton: FloatingActionButton(onPressed: noTap, child: Icon(Icons.add)), bottomNavigationBar: NavigationBar(selectedIndex: 0, destinations: [NavigationDestination(icon: Icon(Icons.home), label: 'Home'), NavigationDestination(icon: Icon(Icons.settings), label: 'Settings')]))"
const HOME_FLET =
  'ft.View(appbar=ft.AppBar(leading=ft.Icon(ft.Icons.MENU), title=ft.Text("Inbox"), actions=[ft.IconButton(ft.Icons.SEARCH, on_click=no_tap)]), controls=[ft.Card(ft.ListTile(leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("Ada"), subtitle=ft.Text("Hello")))], horizontal_alignment=ft.CrossAxisAlignment.CENTER, floating_action_button=ft.FloatingActionButton(icon=ft.Icons.ADD, on_click=no_tap), navigation_bar=ft.NavigationBar([ft.NavigationBarDestination(ft.Icons.HOME, label="Home"), ft.NavigationBarDestination(ft.Icons.SETTINGS, label="Settings")]))'
const DIALOG_DART =
  "ColoredBox(color: Color(0x8a000000), child: AlertDialog(title: Text('Delete it?'), content: Text('This cannot be undone.'), actions: [TextButton(onPressed: noTap, child: Text('Cancel')), TextButton(onPressed: noTap, child: Text('Delete'))]))"
const DIALOG_FLET =
  'ft.AlertDialog(title=ft.Text("Delete it?"), content=ft.Text("This cannot be undone."), actions=[ft.TextButton("Cancel", on_click=no_tap), ft.TextButton("Delete", on_click=no_tap)])'

export const SCREENS: readonly Tree[] = [
  {
    name: 'AppBar with a title',
    dart: "Scaffold(appBar: AppBar(title: Text('Title')), body: box(red, 100, 100))",
    flet: 'ft.View(appbar=ft.AppBar(title=ft.Text("Title")), controls=[box(RED, 100, 100)])',
  },
  {
    name: 'AppBar, centred, coloured, with actions',
    dart: "Scaffold(appBar: AppBar(title: Text('Title'), centerTitle: true, backgroundColor: yellow, actions: [IconButton(onPressed: noTap, icon: Icon(Icons.search)), IconButton(onPressed: noTap, icon: Icon(Icons.more_vert))]), body: box(red, 100, 100))",
    flet: 'ft.View(appbar=ft.AppBar(title=ft.Text("Title"), center_title=True, bgcolor=YELLOW, actions=[ft.IconButton(ft.Icons.SEARCH, on_click=no_tap), ft.IconButton(ft.Icons.MORE_VERT, on_click=no_tap)]), controls=[box(RED, 100, 100)])',
  },
  {
    name: 'NavigationBar, three destinations',
    dart: "Scaffold(body: box(red, 100, 100), bottomNavigationBar: NavigationBar(selectedIndex: 1, destinations: [NavigationDestination(icon: Icon(Icons.home), label: 'Home'), NavigationDestination(icon: Icon(Icons.search), label: 'Search'), NavigationDestination(icon: Icon(Icons.person), label: 'You')]))",
    flet: 'ft.View(controls=[box(RED, 100, 100)], navigation_bar=ft.NavigationBar([ft.NavigationBarDestination(ft.Icons.HOME, label="Home"), ft.NavigationBarDestination(ft.Icons.SEARCH, label="Search"), ft.NavigationBarDestination(ft.Icons.PERSON, label="You")], selected_index=1))',
  },
  {
    name: 'FloatingActionButton',
    dart: 'Scaffold(floatingActionButton: FloatingActionButton(onPressed: noTap, child: Icon(Icons.add)))',
    flet: 'ft.View(floating_action_button=ft.FloatingActionButton(icon=ft.Icons.ADD, on_click=no_tap))',
  },
  {
    name: 'FloatingActionButton.extended',
    dart: "Scaffold(floatingActionButton: FloatingActionButton.extended(onPressed: noTap, icon: Icon(Icons.add), label: Text('New')))",
    flet: 'ft.View(floating_action_button=ft.FloatingActionButton("New", icon=ft.Icons.ADD, on_click=no_tap))',
  },
  {
    name: 'Tabs',
    dart: "DefaultTabController(length: 2, child: room(Column(children: [TabBar(tabs: [Tab(text: 'One'), Tab(text: 'Two')]), Expanded(child: TabBarView(children: [Container(color: red), Container(color: blue)]))])))",
    flet: 'room(ft.Tabs(length=2, content=ft.Column([ft.TabBar([ft.Tab("One"), ft.Tab("Two")], scrollable=False), ft.TabBarView([ft.Container(bgcolor=RED), ft.Container(bgcolor=BLUE)], expand=True)], spacing=0)))',
  },
  {
    name: 'AlertDialog',
    dart: DIALOG_DART,
    flet: DIALOG_FLET,
    note: "Flet's own content has 20 above it where Flutter's has 16",
  },
  { name: 'AlertDialog, dark', dart: DIALOG_DART, flet: DIALOG_FLET, dark: true },
  { name: 'A whole screen, light', dart: HOME_DART, flet: HOME_FLET },
  { name: 'A whole screen, dark', dart: HOME_DART, flet: HOME_FLET, dark: true },
]
