import type { Tree } from './tree.ts'

const LONG = 'The quick brown fox jumps over the lazy dog and comes back again before supper'

function role(dart: string, flet: string): Tree {
  return {
    name: `Text, ${dart}`,
    dart: `paper(Builder(builder: (context) => Text('Hamburg', style: Theme.of(context).textTheme.${dart})))`,
    flet: `paper(ft.Text("Hamburg", theme_style=ft.TextThemeStyle.${flet}))`,
  }
}

export const TEXT: readonly Tree[] = [
  role('displaySmall', 'DISPLAY_SMALL'),
  role('headlineMedium', 'HEADLINE_MEDIUM'),
  role('titleLarge', 'TITLE_LARGE'),
  role('titleMedium', 'TITLE_MEDIUM'),
  role('bodyMedium', 'BODY_MEDIUM'),
  role('labelSmall', 'LABEL_SMALL'),
  {
    name: 'Text wraps',
    dart: `paper(SizedBox(width: 200, child: Text('${LONG}')))`,
    flet: `paper(ft.Text("${LONG}", width=200))`,
  },
  {
    name: 'Text, centred, two lines and an ellipsis',
    dart: `paper(SizedBox(width: 200, child: Text('${LONG}', maxLines: 2, overflow: TextOverflow.ellipsis, textAlign: TextAlign.center)))`,
    flet: `paper(ft.Text("${LONG}", width=200, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS, text_align=ft.TextAlign.CENTER))`,
  },
  {
    name: 'Text, bold, spaced, with a line height',
    dart: "paper(Text('Bold and\\nhigh', style: TextStyle(fontSize: 20, fontWeight: FontWeight.bold, height: 2, letterSpacing: 3, color: red)))",
    flet: 'paper(ft.Text("Bold and\\nhigh", style=ft.TextStyle(size=20, weight=ft.FontWeight.BOLD, height=2, letter_spacing=3, color=RED)))',
  },
  {
    name: 'Text.rich',
    dart: "paper(Text.rich(TextSpan(text: 'one ', children: [TextSpan(text: 'two', style: TextStyle(fontSize: 24, color: red)), TextSpan(text: ' three', style: TextStyle(fontWeight: FontWeight.bold))])))",
    flet: 'paper(ft.Text(spans=[ft.TextSpan("one "), ft.TextSpan("two", ft.TextStyle(size=24, color=RED)), ft.TextSpan(" three", ft.TextStyle(weight=ft.FontWeight.BOLD))]))',
  },
  {
    name: 'Text in a Row, beside Expanded text',
    dart: `room(Row(crossAxisAlignment: CrossAxisAlignment.start, children: [Container(color: cyan, child: Text('Label')), Expanded(child: Container(color: yellow, child: Text('${LONG}')))]))`,
    flet: `room(ft.Row([ft.Container(ft.Text("Label"), bgcolor=CYAN), ft.Container(ft.Text("${LONG}"), bgcolor=YELLOW, expand=True)], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START))`,
  },
  {
    name: 'Text at 1.5 times the size',
    dart: `paper(SizedBox(width: 200, child: Text('${LONG}')))`,
    flet: `paper(ft.Text("${LONG}", width=200))`,
    textScale: 1.5,
  },
  {
    name: 'Icons',
    dart: 'corner(Row(children: [Icon(Icons.home), Icon(Icons.favorite, color: red, size: 40), Icon(Icons.settings_outlined)]))',
    flet: 'corner(ft.Row([ft.Icon(ft.Icons.HOME), ft.Icon(ft.Icons.FAVORITE, color=RED, size=40), ft.Icon(ft.Icons.SETTINGS_OUTLINED)], spacing=0))',
    note: 'the two icon fonts are of different years',
  },
]
