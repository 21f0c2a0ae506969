import type { Tree } from './tree.ts'

const LONG = 'The quick brown fox jumps over the lazy dog and comes back again before supper'

const t = (name: string, dart: string, flet: string, more: Partial<Tree> = {}): Tree => ({
  name,
  dart,
  flet,
  ...more,
})

/** What pages of apps often have, and the other lists lack. */
export const APPS: readonly Tree[] = [
  t(
    'Wrap, its runs centred: as wide as the longest run',
    'room(Align(alignment: Alignment.topLeft, child: Container(color: yellow, child: Wrap(spacing: 10, runSpacing: 14, alignment: WrapAlignment.center, crossAxisAlignment: WrapCrossAlignment.center, children: [box(red, 150, 40), box(green, 120, 60), box(blue, 100, 30), box(cyan, 200, 20)]))))',
    'corner(ft.Container(ft.Row([box(RED, 150, 40), box(GREEN, 120, 60), box(BLUE, 100, 30), box(CYAN, 200, 20)], wrap=True, spacing=10, run_spacing=14, alignment=ft.MainAxisAlignment.CENTER, vertical_alignment=ft.CrossAxisAlignment.CENTER), bgcolor=YELLOW))',
  ),
  t(
    'Wrap, space between, children at the end of their run',
    'room(Wrap(spacing: 10, runSpacing: 14, alignment: WrapAlignment.spaceBetween, crossAxisAlignment: WrapCrossAlignment.end, children: [box(red, 150, 40), box(green, 120, 60), box(blue, 100, 30), box(cyan, 200, 20)]))',
    'room(ft.Row([box(RED, 150, 40), box(GREEN, 120, 60), box(BLUE, 100, 30), box(CYAN, 200, 20)], wrap=True, spacing=10, run_spacing=14, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, vertical_alignment=ft.CrossAxisAlignment.END))',
  ),
  t(
    'Wrap, its runs at the end',
    'room(Wrap(spacing: 10, runSpacing: 14, runAlignment: WrapAlignment.end, children: [box(red, 150, 40), box(green, 120, 60), box(blue, 100, 30), box(cyan, 200, 20)]))',
    'room(ft.Row([box(RED, 150, 40), box(GREEN, 120, 60), box(BLUE, 100, 30), box(CYAN, 200, 20)], wrap=True, spacing=10, run_spacing=14, run_alignment=ft.MainAxisAlignment.END, vertical_alignment=ft.CrossAxisAlignment.START))',
  ),
  t(
    'Wrap of one run: as wide as that',
    'paper(Wrap(spacing: 10, runSpacing: 14, children: [box(red, 50, 40), box(green, 20, 60)]))',
    'paper(ft.Row([box(RED, 50, 40), box(GREEN, 20, 60)], wrap=True, spacing=10, run_spacing=14, vertical_alignment=ft.CrossAxisAlignment.START))',
  ),
  t(
    'Wrap, from above to below',
    'corner(SizedBox(width: 300, height: 200, child: Wrap(direction: Axis.vertical, spacing: 10, runSpacing: 14, children: [box(red, 50, 80), box(green, 20, 60), box(blue, 70, 90)])))',
    'corner(ft.Container(ft.Column([box(RED, 50, 80), box(GREEN, 20, 60), box(BLUE, 70, 90)], wrap=True, spacing=10, run_spacing=14), width=300, height=200))',
  ),
  t(
    'AspectRatio in a Column',
    'room(Column(children: [AspectRatio(aspectRatio: 2, child: Container(color: red)), box(blue, 40, 40)]))',
    'room(ft.Column([ft.Container(bgcolor=RED, aspect_ratio=2), box(BLUE, 40, 40)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  t(
    'AspectRatio: as high as there is room',
    'room(Align(alignment: Alignment.topLeft, child: SizedBox(width: 300, height: 100, child: Align(alignment: Alignment.topLeft, child: AspectRatio(aspectRatio: 1.5, child: Container(color: red))))))',
    'corner(ft.Container(ft.Container(bgcolor=RED, aspect_ratio=1.5), width=300, height=100, alignment=ft.Alignment.TOP_LEFT))',
  ),
  t(
    'AspectRatio in a Row',
    'room(Row(children: [SizedBox(height: 90, child: AspectRatio(aspectRatio: 2, child: Container(color: red))), box(blue, 40, 40)]))',
    'room(ft.Row([ft.Container(ft.Container(bgcolor=RED, aspect_ratio=2), height=90), box(BLUE, 40, 40)], spacing=0))',
  ),
  t(
    'Stack: what is not positioned lies above what came before',
    'corner(SizedBox(width: 200, height: 150, child: Stack(alignment: Alignment.bottomRight, children: [Positioned.fill(child: Container(color: yellow)), box(red, 60, 40), Positioned(top: 10, child: box(blue, 30, 30)), Positioned(left: 20, child: box(green, 25, 25))])))',
    'corner(ft.Container(ft.Stack([ft.Container(bgcolor=YELLOW, left=0, top=0, right=0, bottom=0), box(RED, 60, 40), ft.Container(box(BLUE, 30, 30), top=10), ft.Container(box(GREEN, 25, 25), left=20)], alignment=ft.Alignment.BOTTOM_RIGHT), width=200, height=150))',
  ),
  t(
    'Stack, its children between the corners',
    'corner(SizedBox(width: 200, height: 150, child: Stack(alignment: Alignment(0.5, -0.5), children: [Container(color: yellow), box(red, 60, 40), Positioned(top: 10, child: box(blue, 30, 30))])))',
    'corner(ft.Container(ft.Stack([ft.Container(bgcolor=YELLOW), box(RED, 60, 40), ft.Container(box(BLUE, 30, 30), top=10)], alignment=ft.Alignment(0.5, -0.5)), width=200, height=150))',
  ),
  t(
    'Stack, children beyond its edges',
    'room(Padding(padding: EdgeInsets.all(40), child: Align(alignment: Alignment.topLeft, child: Stack(clipBehavior: Clip.none, children: [box(yellow, 100, 80), Positioned(right: -15, top: -10, child: box(red, 30, 30)), Positioned(bottom: -20, left: 10, right: 10, child: Container(height: 40, color: blue))]))))',
    'room(ft.Container(ft.Container(ft.Stack([box(YELLOW, 100, 80), ft.Container(box(RED, 30, 30), right=-15, top=-10), ft.Container(ft.Container(height=40, bgcolor=BLUE), bottom=-20, left=10, right=10)], clip_behavior=ft.ClipBehavior.NONE), alignment=ft.Alignment.TOP_LEFT), padding=40))',
  ),
  t(
    'Flexible 1 and 2, Expanded 3',
    'room(Row(children: [Flexible(flex: 1, child: Container(height: 40, color: red)), Flexible(flex: 2, child: Container(height: 40, color: green)), Expanded(flex: 3, child: Container(height: 40, color: blue))]))',
    'room(ft.Row([ft.Container(height=40, bgcolor=RED, expand=1, expand_loose=True), ft.Container(height=40, bgcolor=GREEN, expand=2, expand_loose=True), ft.Container(height=40, bgcolor=BLUE, expand=3)], spacing=0))',
  ),
  t(
    'Spacer between',
    'room(Column(children: [box(red, 50, 40), Spacer(), box(green, 70, 30), Spacer(flex: 2), Row(children: [box(blue, 40, 40), Spacer(), box(cyan, 30, 30)])]))',
    'room(ft.Column([box(RED, 50, 40), ft.Container(expand=1), box(GREEN, 70, 30), ft.Container(expand=2), ft.Row([box(BLUE, 40, 40), ft.Container(expand=1), box(CYAN, 30, 30)], spacing=0)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  t(
    'IntrinsicHeight with a VerticalDivider',
    'room(Column(children: [IntrinsicHeight(child: Row(children: [box(red, 60, 90), VerticalDivider(width: 20, thickness: 4, color: blue), Expanded(child: Container(color: cyan, height: 40))])), box(green, 30, 30)]))',
    'room(ft.Column([ft.Row([box(RED, 60, 90), ft.VerticalDivider(width=20, thickness=4, color=BLUE), ft.Container(bgcolor=CYAN, height=40, expand=1)], spacing=0, intrinsic_height=True), box(GREEN, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  t(
    'Divider, thick, with indents, without a height',
    'room(Column(children: [Divider(height: 30, thickness: 5, indent: 40, endIndent: 20, color: red), Divider(height: 0, color: blue), box(green, 30, 30), Divider(height: 1, thickness: 1, color: blue)]))',
    'room(ft.Column([ft.Divider(height=30, thickness=5, leading_indent=40, trailing_indent=20, color=RED), ft.Divider(height=0, color=BLUE), box(GREEN, 30, 30), ft.Divider(height=1, thickness=1, color=BLUE)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  t(
    'ListTile, dense',
    "room(Column(children: [Container(color: yellow, child: ListTile(dense: true, title: Text('Title'), subtitle: Text('Sub'), leading: box(red, 30, 30))), Container(color: cyan, child: ListTile(dense: true, title: Text('Title'), trailing: box(blue, 30, 20)))]))",
    'room(ft.Column([ft.Container(ft.ListTile(dense=True, title="Title", subtitle="Sub", leading=box(RED, 30, 30)), bgcolor=YELLOW), ft.Container(ft.ListTile(dense=True, title="Title", trailing=box(BLUE, 30, 20)), bgcolor=CYAN)], spacing=0))',
  ),
  t(
    'ListTile with its own padding, gap and least leading',
    "room(Column(children: [Container(color: yellow, child: ListTile(contentPadding: EdgeInsets.all(20), minLeadingWidth: 60, horizontalTitleGap: 4, title: Text('Title'), leading: box(red, 30, 30), trailing: box(blue, 30, 20)))]))",
    'room(ft.Column([ft.Container(ft.ListTile(content_padding=20, min_leading_width=60, horizontal_spacing=4, title="Title", leading=box(RED, 30, 30), trailing=box(BLUE, 30, 20)), bgcolor=YELLOW)], spacing=0))',
  ),
  t(
    'NavigationRail, all labels',
    "room(Row(children: [NavigationRail(selectedIndex: 1, backgroundColor: yellow, labelType: NavigationRailLabelType.all, destinations: [NavigationRailDestination(icon: Icon(Icons.home), label: Text('Home')), NavigationRailDestination(icon: Icon(Icons.person), label: Text('You'))]), Expanded(child: Container(color: cyan))]))",
    'room(ft.Row([ft.NavigationRail(selected_index=1, bgcolor=YELLOW, label_type=ft.NavigationRailLabelType.ALL, destinations=[ft.NavigationRailDestination(icon=ft.Icons.HOME, label="Home"), ft.NavigationRailDestination(icon=ft.Icons.PERSON, label="You")]), ft.Container(bgcolor=CYAN, expand=1)], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START))',
  ),
  t(
    'BottomAppBar',
    'Scaffold(body: box(red, 100, 100), bottomNavigationBar: BottomAppBar(color: yellow, child: Row(children: [box(blue, 40, 40), Spacer(), box(green, 30, 30)])))',
    'ft.View(controls=[box(RED, 100, 100)], bottom_appbar=ft.BottomAppBar(ft.Row([box(BLUE, 40, 40), ft.Container(expand=1), box(GREEN, 30, 30)], spacing=0), bgcolor=YELLOW))',
  ),
  t(
    'FloatingActionButton, centred, floating',
    'Scaffold(body: box(red, 100, 100), floatingActionButtonLocation: FloatingActionButtonLocation.centerFloat, floatingActionButton: FloatingActionButton(onPressed: noTap, child: Icon(Icons.add)))',
    'ft.View(controls=[box(RED, 100, 100)], floating_action_button=ft.FloatingActionButton(icon=ft.Icons.ADD), floating_action_button_location=ft.FloatingActionButtonLocation.CENTER_FLOAT)',
  ),
  t(
    'SegmentedButton',
    "room(Column(children: [SegmentedButton(segments: [ButtonSegment(value: 1, label: Text('One')), ButtonSegment(value: 2, label: Text('Two'))], selected: {1}, onSelectionChanged: (_) {}), box(blue, 30, 30)]))",
    'room(ft.Column([ft.SegmentedButton(segments=[ft.Segment("1", label="One"), ft.Segment("2", label="Two")], selected=["1"]), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  t(
    'ExpansionTile, open',
    "room(Column(children: [ExpansionTile(title: Text('Head'), initiallyExpanded: true, backgroundColor: yellow, children: [box(red, 60, 60), box(green, 100, 20)]), box(blue, 30, 30)]))",
    'room(ft.Column([ft.ExpansionTile(title="Head", expanded=True, bgcolor=YELLOW, controls=[box(RED, 60, 60), box(GREEN, 100, 20)]), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
  t(
    'Text that does not wrap, and text of three lines, cut off',
    `room(Column(crossAxisAlignment: CrossAxisAlignment.start, children: [SizedBox(width: 150, child: Container(color: cyan, child: Text('${LONG}', softWrap: false))), SizedBox(width: 150, child: Container(color: yellow, child: Text('${LONG}', maxLines: 3)))]))`,
    `room(ft.Column([ft.Container(ft.Text("${LONG}", no_wrap=True), bgcolor=CYAN, width=150), ft.Container(ft.Text("${LONG}", max_lines=3), bgcolor=YELLOW, width=150)], spacing=0))`,
  ),
  t(
    'Text of one line with an ellipsis between two boxes',
    `room(Row(children: [box(red, 40, 20), Expanded(child: Container(color: yellow, child: Text('${LONG}', maxLines: 1, overflow: TextOverflow.ellipsis))), box(blue, 40, 20)]))`,
    `room(ft.Row([box(RED, 40, 20), ft.Container(ft.Text("${LONG}", max_lines=1, overflow=ft.TextOverflow.ELLIPSIS), bgcolor=YELLOW, expand=1), box(BLUE, 40, 20)], spacing=0))`,
  ),
  t(
    'Chips with a picture and with a cross',
    "room(Column(crossAxisAlignment: CrossAxisAlignment.start, children: [ActionChip(avatar: box(red, 20, 20), label: Text('Avatar'), onPressed: noTap), InputChip(label: Text('Gone'), onPressed: noTap, onDeleted: noTap), ActionChip(backgroundColor: yellow, label: Text('Yellow'), onPressed: noTap)]))",
    'room(ft.Column([ft.Chip(label="Avatar", leading=box(RED, 20, 20), on_click=no_tap), ft.Chip(label="Gone", on_delete=no_tap, on_click=no_tap), ft.Chip(label="Yellow", bgcolor=YELLOW, on_click=no_tap)], spacing=0))',
  ),
  t(
    'FilterChip, chosen',
    "room(Column(crossAxisAlignment: CrossAxisAlignment.start, children: [FilterChip(label: Text('Chosen'), selected: true, onSelected: (_) {}), FilterChip(label: Text('Not'), selected: false, onSelected: (_) {})]))",
    'room(ft.Column([ft.Chip(label="Chosen", selected=True, on_select=no_tap), ft.Chip(label="Not", selected=False, on_select=no_tap)], spacing=0))',
  ),
  t(
    'BottomAppBar with a button over its edge',
    'Scaffold(body: box(red, 100, 100), floatingActionButtonLocation: FloatingActionButtonLocation.centerDocked, floatingActionButton: FloatingActionButton(onPressed: noTap, child: Icon(Icons.add)), bottomNavigationBar: BottomAppBar(color: yellow, child: Row(children: [box(blue, 40, 40), Spacer(), box(green, 30, 30)])))',
    'ft.View(controls=[box(RED, 100, 100)], floating_action_button=ft.FloatingActionButton(icon=ft.Icons.ADD), floating_action_button_location=ft.FloatingActionButtonLocation.CENTER_DOCKED, bottom_appbar=ft.BottomAppBar(ft.Row([box(BLUE, 40, 40), ft.Container(expand=1), box(GREEN, 30, 30)], spacing=0), bgcolor=YELLOW))',
  ),
  t(
    'FloatingActionButton over the edge of the AppBar',
    "Scaffold(appBar: AppBar(backgroundColor: yellow, title: Text('Bar')), body: box(red, 100, 100), floatingActionButtonLocation: FloatingActionButtonLocation.endTop, floatingActionButton: FloatingActionButton(onPressed: noTap, child: Icon(Icons.add)))",
    'ft.View(controls=[box(RED, 100, 100)], appbar=ft.AppBar(title=ft.Text("Bar"), bgcolor=YELLOW), floating_action_button=ft.FloatingActionButton(icon=ft.Icons.ADD), floating_action_button_location=ft.FloatingActionButtonLocation.END_TOP)',
  ),
  t(
    'ListTile, compact',
    "room(Column(children: [Container(color: yellow, child: ListTile(visualDensity: VisualDensity.compact, leading: box(red, 24, 24), title: Text('Title'))), Container(color: cyan, child: ListTile(visualDensity: VisualDensity(horizontal: 0, vertical: -4), leading: box(red, 24, 24), title: Text('Title')))]))",
    'room(ft.Column([ft.Container(ft.ListTile(visual_density=ft.VisualDensity.COMPACT, leading=box(RED, 24, 24), title="Title"), bgcolor=YELLOW), ft.Container(ft.ListTile(leading=box(RED, 24, 24), title="Title", min_height=40), bgcolor=CYAN)], spacing=0))',
  ),
  t(
    'Tabs, scrolled',
    "DefaultTabController(length: 3, child: room(Column(children: [TabBar(isScrollable: true, tabs: [Tab(text: 'One'), Tab(text: 'Two and more'), Tab(text: 'Three')]), Expanded(child: TabBarView(children: [Container(color: red), Container(color: blue), Container(color: green)]))])))",
    'room(ft.Tabs(length=3, content=ft.Column([ft.TabBar([ft.Tab("One"), ft.Tab("Two and more"), ft.Tab("Three")], scrollable=True), ft.TabBarView([ft.Container(bgcolor=RED), ft.Container(bgcolor=BLUE), ft.Container(bgcolor=GREEN)], expand=True)], spacing=0)))',
  ),
  t(
    'Expanded in a Column in an Expanded',
    'room(Column(children: [box(red, 60, 60), Expanded(child: Row(crossAxisAlignment: CrossAxisAlignment.stretch, children: [Expanded(flex: 2, child: Column(crossAxisAlignment: CrossAxisAlignment.stretch, children: [box(green, 10, 50), Expanded(child: Container(color: yellow))])), Expanded(child: Container(color: cyan))])), box(blue, 60, 30)]))',
    'room(ft.Column([box(RED, 60, 60), ft.Row([ft.Column([ft.Container(height=50, bgcolor=GREEN), ft.Container(bgcolor=YELLOW, expand=1)], spacing=0, expand=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), ft.Container(bgcolor=CYAN, expand=1)], spacing=0, expand=1, vertical_alignment=ft.CrossAxisAlignment.STRETCH), box(BLUE, 60, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  ),
]
