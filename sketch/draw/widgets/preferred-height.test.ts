import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'

const page = (bar: string) =>
  drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Scaffold(appBar: ${bar}, body: Text('below'))));
class Own extends StatelessWidget implements PreferredSizeWidget {
  const Own({this.high = 48});
  final double high;
  @override
  Size get preferredSize => Size.fromHeight(high);
  @override
  Widget build(BuildContext context) => Material(child: Stack(children: [Container(alignment: Alignment.center, child: Text('bar'))]));
}
class Wide extends AppBar { Wide() : super(title: Text('bar')); }
`,
  })

// flutter/packages/flutter/lib/src/material/scaffold.dart: a bar has no more height than it prefers
test.each([
  ['Own()', /style="height:48px"[^>]*>/],
  ['Own(high: 64)', /style="height:64px"[^>]*>/],
  ["PreferredSize(preferredSize: Size(40, 30), child: Text('bar'))", /style="max-height:30px"[^>]*>/],
  ['PreferredSize(preferredSize: Size.zero, child: AppBar())', /style="max-height:0;overflow:hidden"[^>]*>/],
])('a Scaffold gives %s the height that it prefers', async (bar, height) => {
  expect(await page(bar)).toMatch(height)
})

test.each(['Wide()', "AppBar(title: Text('bar'))", 'Own(high: double.infinity)', 'Own(high: later.height)'])(
  'what %s prefers is not known, and nothing is cut',
  async (bar) => {
    const drawn = await page(bar)
    expect(drawn).toContain('bar')
    expect(drawn).not.toMatch(/class="[^"]*scaffold[^"]*"[^>]*><div style="(?:max-)?height:/)
  },
)
