import type { Tree } from './tree.ts'

/** Fields, each as wide as 300 px, above one another with a box below. */
function fields(name: string, each: readonly (readonly [dart: string, flet: string])[]): Tree {
  const dart = each.map(([one]) => `SizedBox(width: 300, child: TextField(${one}))`)
  const flet = each.map(([, one]) => `ft.TextField(${one}, width=300)`)
  return {
    name,
    dart: `room(Column(children: [${dart.join(', ')}, box(green, 30, 30)]))`,
    flet: `room(ft.Column([${flet.join(', ')}, box(GREEN, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))`,
  }
}

/** Fields, tiles, bars and chips with what apps give them most often. */
export const DRESSED: readonly Tree[] = [
  fields('TextField by its lines and density', [
    [
      "minLines: 3, maxLines: 5, decoration: InputDecoration(hintText: 'Three lines', border: OutlineInputBorder())",
      'hint_text="Three lines", multiline=True, min_lines=3, max_lines=5',
    ],
    [
      "decoration: InputDecoration(hintText: 'Dense', isDense: true, border: OutlineInputBorder())",
      'hint_text="Dense", dense=True',
    ],
    [
      "decoration: InputDecoration(hintText: 'Padded', contentPadding: EdgeInsets.symmetric(horizontal: 20, vertical: 4), border: OutlineInputBorder())",
      'hint_text="Padded", content_padding=ft.Padding.symmetric(horizontal=20, vertical=4)',
    ],
    [
      "maxLength: 40, decoration: InputDecoration(hintText: 'Counted', border: OutlineInputBorder())",
      'hint_text="Counted", max_length=40',
    ],
  ]),
  fields('TextField by the room of its icons', [
    [
      "decoration: InputDecoration(hintText: 'Icon', prefixIcon: Icon(Icons.mail), prefixIconConstraints: BoxConstraints(minWidth: 80, minHeight: 30), border: OutlineInputBorder())",
      'hint_text="Icon", prefix_icon=ft.Icons.MAIL, prefix_icon_size_constraints=ft.BoxConstraints(min_width=80, min_height=30)',
    ],
    [
      "decoration: InputDecoration(hintText: 'Icon', suffixIcon: Icon(Icons.close), suffixIconConstraints: BoxConstraints(), border: OutlineInputBorder())",
      'hint_text="Icon", suffix_icon=ft.Icons.CLOSE, suffix_icon_size_constraints=ft.BoxConstraints()',
    ],
    [
      "decoration: InputDecoration(icon: Icon(Icons.person), hintText: 'Outside', border: OutlineInputBorder())",
      'icon=ft.Icons.PERSON, hint_text="Outside"',
    ],
  ]),
  fields('TextField by its text', [
    [
      "textAlign: TextAlign.center, decoration: InputDecoration(hintText: 'Centred', border: OutlineInputBorder())",
      'text_align=ft.TextAlign.CENTER, hint_text="Centred"',
    ],
    [
      "style: TextStyle(fontSize: 28), decoration: InputDecoration(hintText: 'Large', border: OutlineInputBorder())",
      'text_style=ft.TextStyle(size=28), hint_text="Large"',
    ],
    [
      "decoration: InputDecoration(labelText: 'Label', hintText: 'Hint', alignLabelWithHint: true, border: OutlineInputBorder())",
      'label="Label", hint_text="Hint", align_label_with_hint=True',
    ],
    [
      "decoration: InputDecoration(hintText: 'Wrong', errorText: 'It is wrong', border: OutlineInputBorder())",
      'hint_text="Wrong", error="It is wrong"',
    ],
  ]),
  {
    name: 'ListTile by its own room',
    dart: "room(Column(children: [ListTile(minVerticalPadding: 20, title: Text('High'), subtitle: Text('padding')), ListTile(visualDensity: VisualDensity.compact, leading: Icon(Icons.person), title: Text('Compact')), ListTile(dense: true, leading: Icon(Icons.person), title: Text('Dense'), subtitle: Text('and two lines')), ListTile(contentPadding: EdgeInsets.zero, leading: Icon(Icons.person), title: Text('At the edge'), trailing: Icon(Icons.add)), ListTile(titleAlignment: ListTileTitleAlignment.top, leading: Icon(Icons.person), title: Text('Top'), subtitle: Text('of it'), trailing: Icon(Icons.add)), box(green, 30, 30)]))",
    flet: 'room(ft.Column([ft.ListTile(min_vertical_padding=20, title=ft.Text("High"), subtitle=ft.Text("padding")), ft.ListTile(visual_density=ft.VisualDensity.COMPACT, leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("Compact")), ft.ListTile(dense=True, leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("Dense"), subtitle=ft.Text("and two lines")), ft.ListTile(content_padding=0, leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("At the edge"), trailing=ft.Icon(ft.Icons.ADD)), ft.ListTile(title_alignment=ft.ListTileTitleAlignment.TOP, leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("Top"), subtitle=ft.Text("of it"), trailing=ft.Icon(ft.Icons.ADD)), box(GREEN, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'ExpansionTile with its own paddings',
    dart: "room(Column(children: [ExpansionTile(initiallyExpanded: true, tilePadding: EdgeInsets.symmetric(horizontal: 40), childrenPadding: EdgeInsets.all(10), expandedCrossAxisAlignment: CrossAxisAlignment.start, title: Text('More'), children: [box(red, 50, 30), box(blue, 100, 30)]), box(green, 30, 30)]))",
    flet: 'room(ft.Column([ft.ExpansionTile(expanded=True, tile_padding=ft.Padding.symmetric(horizontal=40), controls_padding=10, expanded_cross_axis_alignment=ft.CrossAxisAlignment.START, title=ft.Text("More"), controls=[box(RED, 50, 30), box(BLUE, 100, 30)]), box(GREEN, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'AppBar, wide leading, no spacing, padded actions',
    dart: "Scaffold(appBar: AppBar(leadingWidth: 100, leading: Icon(Icons.menu), titleSpacing: 0, title: Text('Inbox'), actionsPadding: EdgeInsets.only(right: 20), actions: [IconButton(onPressed: noTap, icon: Icon(Icons.search))]), body: Column(crossAxisAlignment: CrossAxisAlignment.start, children: [box(red, 50, 30)]))",
    flet: 'ft.View(appbar=ft.AppBar(leading_width=100, leading=ft.Icon(ft.Icons.MENU), title_spacing=0, title=ft.Text("Inbox"), actions_padding=ft.Padding.only(right=20), actions=[ft.IconButton(ft.Icons.SEARCH, on_click=no_tap)]), controls=[box(RED, 50, 30)])',
  },
  {
    name: 'AppBar, high, with a large title',
    dart: "Scaffold(appBar: AppBar(toolbarHeight: 90, backgroundColor: yellow, titleTextStyle: TextStyle(fontSize: 30, color: blue), title: Text('Inbox')), body: Column(crossAxisAlignment: CrossAxisAlignment.start, children: [box(red, 50, 30)]))",
    flet: 'ft.View(appbar=ft.AppBar(toolbar_height=90, bgcolor=YELLOW, title_text_style=ft.TextStyle(size=30, color=BLUE), title=ft.Text("Inbox")), controls=[box(RED, 50, 30)])',
  },
  {
    name: 'Chips by padding, colour and density',
    dart: "room(Column(children: [ActionChip(onPressed: noTap, label: Text('Padded'), padding: EdgeInsets.all(12)), ActionChip(onPressed: noTap, label: Text('Coloured'), backgroundColor: yellow, labelStyle: TextStyle(color: red), side: BorderSide(color: blue, width: 2)), ActionChip(onPressed: noTap, label: Text('Compact'), visualDensity: VisualDensity.compact), ActionChip(onPressed: noTap, label: Text('Wide'), labelPadding: EdgeInsets.symmetric(horizontal: 20)), ActionChip(onPressed: noTap, label: Text('Round'), shape: StadiumBorder(), avatar: Icon(Icons.person)), box(green, 30, 30)]))",
    flet: 'room(ft.Column([ft.Chip(on_click=no_tap, label=ft.Text("Padded"), padding=12), ft.Chip(on_click=no_tap, label=ft.Text("Coloured"), bgcolor=YELLOW, label_text_style=ft.TextStyle(color=RED), border_side=ft.BorderSide(2, BLUE)), ft.Chip(on_click=no_tap, label=ft.Text("Compact"), visual_density=ft.VisualDensity.COMPACT), ft.Chip(on_click=no_tap, label=ft.Text("Wide"), label_padding=ft.Padding.symmetric(horizontal=20)), ft.Chip(on_click=no_tap, label=ft.Text("Round"), shape=ft.StadiumBorder(), leading=ft.Icon(ft.Icons.PERSON)), box(GREEN, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'TabBar with its own label padding, line and icons',
    dart: "DefaultTabController(length: 3, child: room(Column(children: [TabBar(labelPadding: EdgeInsets.symmetric(horizontal: 4), indicatorWeight: 6, indicatorSize: TabBarIndicatorSize.tab, indicatorColor: red, dividerColor: blue, labelColor: green, tabs: [Tab(text: 'One', icon: Icon(Icons.home)), Tab(text: 'Two', icon: Icon(Icons.person)), Tab(icon: Icon(Icons.add))]), Expanded(child: TabBarView(children: [Container(color: yellow), Container(color: blue), Container(color: green)]))])))",
    flet: 'room(ft.Tabs(length=3, content=ft.Column([ft.TabBar([ft.Tab("One", icon=ft.Icons.HOME), ft.Tab("Two", icon=ft.Icons.PERSON), ft.Tab(icon=ft.Icons.ADD)], scrollable=False, label_padding=ft.Padding.symmetric(horizontal=4), indicator_thickness=6, indicator_size=ft.TabBarIndicatorSize.TAB, indicator_color=RED, divider_color=BLUE, label_color=GREEN), ft.TabBarView([ft.Container(bgcolor=YELLOW), ft.Container(bgcolor=BLUE), ft.Container(bgcolor=GREEN)], expand=True)], spacing=0)))',
  },
]
