import type { Tree } from './tree.ts'

/** The same in a `Directionality` around it. */
function turned(name: string, dart: string, flet: string, note?: string): Tree {
  return {
    name,
    dart: `room(Directionality(textDirection: TextDirection.rtl, child: ${dart}))`,
    flet: `room(rtl(${flet}))`,
    ...(note === undefined ? {} : { note }),
  }
}

const THREE_DART = 'children: [box(red, 40, 30), box(green, 60, 50), box(blue, 20, 20)]'
const THREE_FLET = '[box(RED, 40, 30), box(GREEN, 60, 50), box(BLUE, 20, 20)], spacing=0'

export const RIGHT_TO_LEFT: readonly Tree[] = [
  turned('Right to left: Row', `Row(${THREE_DART})`, `ft.Row(${THREE_FLET})`),
  turned(
    'Right to left: Row at the end',
    `Row(mainAxisAlignment: MainAxisAlignment.end, ${THREE_DART})`,
    `ft.Row(${THREE_FLET}, alignment=ft.MainAxisAlignment.END)`,
  ),
  turned(
    'Right to left: Column, its children at the start',
    `Column(crossAxisAlignment: CrossAxisAlignment.start, ${THREE_DART})`,
    `ft.Column(${THREE_FLET}, horizontal_alignment=ft.CrossAxisAlignment.START)`,
  ),
  turned(
    'Right to left: Expanded 1 and 2',
    'Row(children: [Expanded(child: box(red, 10, 40)), Expanded(flex: 2, child: box(green, 10, 60)), box(blue, 30, 30)])',
    'ft.Row([ft.Container(height=40, bgcolor=RED, expand=1), ft.Container(height=60, bgcolor=GREEN, expand=2), box(BLUE, 30, 30)], spacing=0)',
  ),
  turned(
    'Right to left: Wrap',
    'Align(alignment: Alignment.topRight, child: Wrap(spacing: 8, runSpacing: 6, children: [box(red, 150, 30), box(green, 150, 50), box(blue, 100, 20), box(cyan, 300, 10)]))',
    'ft.Container(ft.Row([box(RED, 150, 30), box(GREEN, 150, 50), box(BLUE, 100, 20), box(CYAN, 300, 10)], wrap=True, spacing=8, run_spacing=6, vertical_alignment=ft.CrossAxisAlignment.START), alignment=ft.Alignment.TOP_RIGHT)',
  ),
  turned(
    'Right to left: left and right of a padding stay',
    'Padding(padding: EdgeInsets.fromLTRB(10, 20, 30, 40), child: Container(color: red))',
    'ft.Container(ft.Container(bgcolor=RED), padding=ft.Padding(10, 20, 30, 40))',
  ),
  turned(
    'Right to left: left and right of an Alignment stay',
    'Align(alignment: Alignment.topLeft, child: box(red, 80, 40))',
    'ft.Container(box(RED, 80, 40), alignment=ft.Alignment.TOP_LEFT)',
  ),
  turned(
    'Right to left: an Alignment between the corners stays',
    'Align(alignment: Alignment(0.5, -0.25), child: box(red, 80, 40))',
    'ft.Container(box(RED, 80, 40), alignment=ft.Alignment(0.5, -0.25))',
  ),
  turned(
    'Right to left: Container with alignment, in a Column',
    'Column(children: [Container(color: yellow, alignment: Alignment.centerLeft, child: box(red, 50, 30)), box(blue, 60, 90)])',
    'ft.Column([ft.Container(box(RED, 50, 30), bgcolor=YELLOW, alignment=ft.Alignment.CENTER_LEFT), box(BLUE, 60, 90)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER)',
  ),
  turned(
    'Right to left: Stack, its children at the start, Positioned from the left',
    'Stack(children: [box(red, 100, 40), box(green, 60, 90), Positioned(left: 10, bottom: 20, child: box(blue, 30, 30))])',
    'ft.Stack([box(RED, 100, 40), box(GREEN, 60, 90), ft.Container(box(BLUE, 30, 30), left=10, bottom=20)])',
  ),
  turned(
    'Right to left: gradient and rounded corners stay',
    'Align(alignment: Alignment.topCenter, child: Container(width: 160, height: 100, decoration: BoxDecoration(color: red, borderRadius: BorderRadius.only(topLeft: Radius.circular(40), bottomRight: Radius.circular(12)))))',
    'ft.Container(ft.Container(width=160, height=100, bgcolor=RED, border_radius=ft.BorderRadius.only(top_left=40, bottom_right=12)), alignment=ft.Alignment.TOP_CENTER)',
  ),
  turned(
    'Right to left: text begins at the right',
    "Column(crossAxisAlignment: CrossAxisAlignment.stretch, children: [Container(color: yellow, child: Text('The quick brown fox jumps over the lazy dog and comes back again')), Container(color: cyan, child: Text('left', textAlign: TextAlign.left)), Container(color: yellow, child: Text('the end', textAlign: TextAlign.end))])",
    'ft.Column([ft.Container(ft.Text("The quick brown fox jumps over the lazy dog and comes back again"), bgcolor=YELLOW), ft.Container(ft.Text("left", text_align=ft.TextAlign.LEFT), bgcolor=CYAN), ft.Container(ft.Text("the end", text_align=ft.TextAlign.END), bgcolor=YELLOW)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)',
  ),
  turned(
    'Right to left: a horizontal list begins at the right',
    'Column(children: [SizedBox(height: 100, child: ListView(scrollDirection: Axis.horizontal, children: [box(red, 70, 20), box(green, 90, 20), box(cyan, 40, 20)])), box(blue, 30, 30)])',
    'ft.Column([ft.Container(ft.ListView([box(RED, 70, 20), box(GREEN, 90, 20), box(CYAN, 40, 20)], horizontal=True), height=100), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER)',
  ),
  turned(
    'Right to left: GridView.count',
    'GridView.count(crossAxisCount: 3, mainAxisSpacing: 8, crossAxisSpacing: 6, childAspectRatio: 2, children: [box(red, 1, 1), box(green, 1, 1), box(blue, 1, 1), box(cyan, 1, 1)])',
    'ft.GridView([box(RED, 1, 1), box(GREEN, 1, 1), box(BLUE, 1, 1), box(CYAN, 1, 1)], runs_count=3, run_spacing=6, spacing=8, child_aspect_ratio=2)',
  ),
  turned(
    'Right to left: ListTile',
    "Column(children: [ListTile(leading: Icon(Icons.person), title: Text('Title'), subtitle: Text('Subtitle'), trailing: Icon(Icons.favorite))])",
    'ft.Column([ft.ListTile(leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("Title"), subtitle=ft.Text("Subtitle"), trailing=ft.Icon(ft.Icons.FAVORITE))], spacing=0)',
  ),
  turned(
    'Right to left: Buttons with an icon',
    "Row(children: [FilledButton.icon(onPressed: noTap, icon: Icon(Icons.add), label: Text('Add')), TextButton.icon(onPressed: noTap, icon: Icon(Icons.add), label: Text('Add'))])",
    'ft.Row([ft.FilledButton("Add", icon=ft.Icons.ADD, on_click=no_tap), ft.TextButton("Add", icon=ft.Icons.ADD, on_click=no_tap)], spacing=0)',
  ),
  turned(
    'Right to left: LinearProgressIndicator',
    'Column(children: [LinearProgressIndicator(value: 0.3, minHeight: 24, color: red, backgroundColor: yellow)])',
    'ft.Column([ft.ProgressBar(value=0.3, bar_height=24, color=RED, bgcolor=YELLOW)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER)',
  ),
  turned(
    'Right to left: Slider',
    'Column(children: [Slider(value: 0.25, activeColor: red, inactiveColor: yellow, onChanged: (_) {})])',
    'ft.Column([ft.Slider(value=0.25, active_color=RED, inactive_color=YELLOW)], spacing=0)',
  ),
  turned(
    'Right to left: Switch, off and on',
    'Align(alignment: Alignment.topLeft, child: Row(mainAxisSize: MainAxisSize.min, children: [Switch(value: false, onChanged: (_) {}), Switch(value: true, onChanged: (_) {})]))',
    'ft.Container(ft.Row([ft.Switch(value=False), ft.Switch(value=True)], spacing=0, tight=True), alignment=ft.Alignment.TOP_LEFT)',
  ),
  turned(
    'Right to left: TextField, outlined, with a label',
    "Align(alignment: Alignment.topLeft, child: SizedBox(width: 300, child: TextField(decoration: InputDecoration(labelText: 'Name', border: OutlineInputBorder()))))",
    'ft.Container(ft.TextField(label="Name", width=300), alignment=ft.Alignment.TOP_LEFT)',
  ),
  {
    name: 'Right to left: a whole screen',
    dart: "Scaffold(appBar: AppBar(leading: Icon(Icons.menu), title: Text('Inbox'), actions: [IconButton(onPressed: noTap, icon: Icon(Icons.search))]), body: Column(children: [Card(child: ListTile(leading: Icon(Icons.person), title: Text('Ada'), subtitle: Text('Hello')))]), floatingActionButton: FloatingActionButton(onPressed: noTap, child: Icon(Icons.add)), bottomNavigationBar: NavigationBar(selectedIndex: 0, destinations: [NavigationDestination(icon: Icon(Icons.home), label: 'Home'), NavigationDestination(icon: Icon(Icons.settings), label: 'Settings')]))",
    flet: 'ft.View(appbar=ft.AppBar(leading=ft.Icon(ft.Icons.MENU), title=ft.Text("Inbox"), actions=[ft.IconButton(ft.Icons.SEARCH, on_click=no_tap)]), controls=[ft.Card(ft.ListTile(leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("Ada"), subtitle=ft.Text("Hello")))], horizontal_alignment=ft.CrossAxisAlignment.CENTER, floating_action_button=ft.FloatingActionButton(icon=ft.Icons.ADD, on_click=no_tap), navigation_bar=ft.NavigationBar([ft.NavigationBarDestination(ft.Icons.HOME, label="Home"), ft.NavigationBarDestination(ft.Icons.SETTINGS, label="Settings")]))',
    rtl: true,
  },
  {
    name: 'Right to left: Tabs',
    dart: "Scaffold(body: DefaultTabController(length: 2, child: room(Column(children: [TabBar(tabs: [Tab(text: 'One'), Tab(text: 'Two')]), Expanded(child: TabBarView(children: [Container(color: red), Container(color: blue)]))]))))",
    flet: 'room(ft.Tabs(length=2, content=ft.Column([ft.TabBar([ft.Tab("One"), ft.Tab("Two")], scrollable=False), ft.TabBarView([ft.Container(bgcolor=RED), ft.Container(bgcolor=BLUE)], expand=True)], spacing=0)))',
    rtl: true,
  },
  turned(
    'Right to left: what asks Directionality.of',
    'Builder(builder: (context) => Align(alignment: Directionality.of(context) == TextDirection.rtl ? Alignment.bottomRight : Alignment.topLeft, child: box(red, 80, 40)))',
    'ft.Container(box(RED, 80, 40), alignment=ft.Alignment.BOTTOM_RIGHT)',
  ),
]
