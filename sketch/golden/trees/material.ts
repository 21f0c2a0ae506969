import type { Tree } from './tree.ts'

export const MATERIAL: readonly Tree[] = [
  {
    name: 'The five buttons',
    dart: "corner(Column(children: [ElevatedButton(onPressed: noTap, child: Text('Elevated')), FilledButton(onPressed: noTap, child: Text('Filled')), FilledButton.tonal(onPressed: noTap, child: Text('Tonal')), OutlinedButton(onPressed: noTap, child: Text('Outlined')), TextButton(onPressed: noTap, child: Text('Text'))]))",
    flet: 'corner(ft.Column([ft.Button("Elevated", on_click=no_tap), ft.FilledButton("Filled", on_click=no_tap), ft.FilledTonalButton("Tonal", on_click=no_tap), ft.OutlinedButton("Outlined", on_click=no_tap), ft.TextButton("Text", on_click=no_tap)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'Buttons, disabled',
    dart: "corner(Row(children: [FilledButton(onPressed: null, child: Text('Filled')), OutlinedButton(onPressed: null, child: Text('Outlined')), TextButton(onPressed: null, child: Text('Text'))]))",
    flet: 'corner(ft.Row([ft.FilledButton("Filled", disabled=True), ft.OutlinedButton("Outlined", disabled=True), ft.TextButton("Text", disabled=True)], spacing=0))',
  },
  {
    name: 'Buttons with an icon',
    dart: "corner(Row(children: [FilledButton.icon(onPressed: noTap, icon: Icon(Icons.add), label: Text('Add')), TextButton.icon(onPressed: noTap, icon: Icon(Icons.add), label: Text('Add'))]))",
    flet: 'corner(ft.Row([ft.FilledButton("Add", icon=ft.Icons.ADD, on_click=no_tap), ft.TextButton("Add", icon=ft.Icons.ADD, on_click=no_tap)], spacing=0))',
  },
  {
    name: 'IconButton',
    dart: 'paper(IconButton(onPressed: noTap, icon: Icon(Icons.menu)))',
    flet: 'paper(ft.IconButton(ft.Icons.MENU, on_click=no_tap))',
  },
  {
    name: 'Card around a padded text',
    dart: "corner(Card(child: Padding(padding: EdgeInsets.all(16), child: Text('Inside'))))",
    flet: 'corner(ft.Card(ft.Container(ft.Text("Inside"), padding=16)))',
  },
  {
    name: 'ListTile, one line',
    dart: "room(Column(children: [ListTile(title: Text('Title'))]))",
    flet: 'room(ft.Column([ft.ListTile(title=ft.Text("Title"))], spacing=0))',
  },
  {
    name: 'ListTile, leading, subtitle, trailing',
    dart: "room(Column(children: [ListTile(leading: Icon(Icons.person), title: Text('Title'), subtitle: Text('Subtitle'), trailing: Icon(Icons.chevron_right))]))",
    flet: 'room(ft.Column([ft.ListTile(leading=ft.Icon(ft.Icons.PERSON), title=ft.Text("Title"), subtitle=ft.Text("Subtitle"), trailing=ft.Icon(ft.Icons.CHEVRON_RIGHT))], spacing=0))',
  },
  {
    name: 'ListTile, three lines',
    dart: "room(Column(children: [ListTile(isThreeLine: true, leading: CircleAvatar(child: Text('A')), title: Text('Title'), subtitle: Text('First\\nSecond'))]))",
    flet: 'room(ft.Column([ft.ListTile(is_three_line=True, leading=ft.CircleAvatar(ft.Text("A")), title=ft.Text("Title"), subtitle=ft.Text("First\\nSecond"))], spacing=0))',
  },
  {
    name: 'Divider and VerticalDivider',
    dart: 'room(Column(children: [box(red, 50, 50), Divider(), SizedBox(height: 60, child: Row(children: [box(blue, 40, 40), VerticalDivider(), box(green, 40, 40)]))]))',
    flet: 'room(ft.Column([box(RED, 50, 50), ft.Divider(), ft.Container(ft.Row([box(BLUE, 40, 40), ft.VerticalDivider(), box(GREEN, 40, 40)], spacing=0), height=60)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'Chip',
    dart: "corner(Chip(label: Text('Chip')))",
    flet: 'corner(ft.Chip(label=ft.Text("Chip"), on_click=no_tap))',
    note: 'Flet makes it an ActionChip or FilterChip',
  },
  {
    name: 'CircleAvatar',
    dart: "corner(CircleAvatar(radius: 30, child: Text('AB')))",
    flet: 'corner(ft.CircleAvatar(ft.Text("AB"), radius=30))',
  },
  {
    name: 'Progress, linear and round',
    dart: 'room(Column(children: [LinearProgressIndicator(value: 0.4), SizedBox(height: 20), CircularProgressIndicator(value: 0.6)]))',
    flet: 'room(ft.Column([ft.ProgressBar(value=0.4), ft.Container(height=20), ft.ProgressRing(value=0.6)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'Checkbox, off and on',
    dart: 'paper(Row(mainAxisSize: MainAxisSize.min, children: [Checkbox(value: false, onChanged: (_) {}), Checkbox(value: true, onChanged: (_) {})]))',
    flet: 'paper(ft.Row([ft.Checkbox(value=False), ft.Checkbox(value=True)], spacing=0, tight=True))',
  },
  {
    name: 'Switch, off and on',
    dart: 'paper(Row(mainAxisSize: MainAxisSize.min, children: [Switch(value: false, onChanged: (_) {}), Switch(value: true, onChanged: (_) {})]))',
    flet: 'paper(ft.Row([ft.Switch(value=False), ft.Switch(value=True)], spacing=0, tight=True))',
  },
  {
    name: 'Slider',
    dart: 'room(Column(children: [Slider(value: 0.3, onChanged: (_) {})]))',
    flet: 'room(ft.Column([ft.Slider(value=0.3)], spacing=0))',
  },
  {
    name: 'TextField, outlined, with a label',
    dart: "corner(SizedBox(width: 300, child: TextField(decoration: InputDecoration(labelText: 'Name', border: OutlineInputBorder()))))",
    flet: 'corner(ft.TextField(label="Name", width=300))',
  },
  {
    name: 'TextField, underlined, with a hint',
    dart: "corner(SizedBox(width: 300, child: TextField(decoration: InputDecoration(hintText: 'Search'))))",
    flet: 'corner(ft.TextField(hint_text="Search", border=ft.UnderlineInputBorder(), width=300))',
  },
  {
    name: 'TextField, filled, with icon and helper',
    dart: "corner(SizedBox(width: 300, child: TextField(decoration: InputDecoration(filled: true, labelText: 'Mail', prefixIcon: Icon(Icons.mail), helperText: 'We keep it'))))",
    flet: 'corner(ft.TextField(filled=True, label="Mail", prefix_icon=ft.Icons.MAIL, helper="We keep it", border=ft.UnderlineInputBorder(), width=300))',
  },
  {
    name: 'TextField with a value',
    dart: "corner(SizedBox(width: 300, child: TextField(controller: TextEditingController(text: 'Ada'), decoration: InputDecoration(labelText: 'Name', border: OutlineInputBorder()))))",
    flet: 'corner(ft.TextField(label="Name", value="Ada", width=300))',
  },
]
