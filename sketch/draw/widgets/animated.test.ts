import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (widget: string): Promise<string> => await drawFiles({ 'lib/main.dart': mainWith(widget) })
const TIME = 'duration: Duration(seconds: 1)'

test.each([
  [
    'AnimatedFractionallySizedBox',
    `AnimatedFractionallySizedBox(${TIME}, widthFactor: 0.3, child: Text('a'))`,
    /width:30%/,
  ],
  ['AnimatedScale', `AnimatedScale(${TIME}, scale: 0.5, child: Text('a'))`, /transform:scale\(0\.5\)/],
  [
    'AnimatedRotation',
    `AnimatedRotation(${TIME}, turns: 0.5, child: Text('a'))`,
    /transform:rotate\(3\.14159\d*rad\)/,
  ],
  [
    'AnimatedSlide',
    `AnimatedSlide(${TIME}, offset: Offset(0, -2), child: Text('a'))`,
    /transform:translate\(0%, ?-200%\)/,
  ],
  [
    'FractionalTranslation',
    `FractionalTranslation(translation: Offset(0.5, 0), child: Text('a'))`,
    /transform:translate\(50%, ?0%\)/,
  ],
])('%s stands where its arguments say', { tags: 'P-976' }, async (_, widget, look) => {
  expect(await draw(widget)).toMatch(look)
})

test('what has moved away after a moment is away', { tags: 'P-976' }, async () => {
  const html = await drawFiles({
    'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Door()));
class Door extends StatefulWidget { State<Door> createState() => _DoorState(); }
class _DoorState extends State<Door> { double away = 0;
  void initState() { super.initState(); Future.delayed(Duration(seconds: 1), () { setState(() { away = -1; }); }); }
  Widget build(BuildContext context) => Scaffold(body: Stack(children: [
    TextField(decoration: InputDecoration(hintText: 'Name')),
    AnimatedPositioned(duration: Duration(seconds: 1), top: away * 500, child: Text('Leaf')) ])); }`,
  })
  expect(html).toMatch(/position:absolute;top:-500px/)
})
