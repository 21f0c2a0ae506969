import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

/** A page over a bell, with what it does as it begins. */
const words = async (begins: string, bell: string, holder = 'extends ChangeNotifier'): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: SplashPage(), routes: {'/home': (c) => Text('Home')}));
class Bell ${holder} { int left = 5; ${bell} }
class SplashPage extends StatefulWidget { State<SplashPage> createState() => _SplashPageState(); }
class _SplashPageState extends State<SplashPage> {
  final bell = Bell(); String heard = 'quiet';
  void hear() { heard = heard + '!'; }
  void initState() { super.initState(); ${begins} }
  Widget build(BuildContext context) => TextButton(onPressed: () {}, child: Text('\${heard} \${bell.left}'));
}`,
    }),
  )
const HOME = "bell.addListener(() { if (bell.left == 0) Navigator.pushReplacementNamed(context, '/home'); });"
const COUNT =
  'void start() { Timer.periodic(Duration(seconds: 1), (timer) { if (left > 0) left -= 1; notifyListeners(); }); }'

describe('who listens to a ChangeNotifier of the project', { tags: 'P-917' }, () => {
  it.each([
    ['a class that extends it', 'extends ChangeNotifier'],
    ['a class that mixes it in', 'with ChangeNotifier'],
  ])('is told what a count comes to, though it listens after its begin: %s', async (_, holder) => {
    expect(await words(`bell.start(); ${HOME}`, COUNT, holder)).toBe('Home')
  })

  it('is told as a page begins, once for each time', async () => {
    const hears = "bell.addListener(() { heard = heard + '!'; }); bell.ring(); bell.ring();"
    expect(await words(hears, 'void ring() { left -= 1; notifyListeners(); }')).toBe('quiet!! 3')
  })

  it('is told nothing once it listens no more', async () => {
    const hears = 'bell.addListener(hear); bell.ring(); bell.removeListener(hear); bell.ring();'
    expect(await words(hears, 'void ring() { left -= 1; notifyListeners(); }')).toBe('quiet! 3')
  })

  it('is told nothing of what came before it listened, where nothing waits', async () => {
    const hears = "bell.ring(); bell.addListener(() { heard = heard + '!'; });"
    expect(await words(hears, 'void ring() { left -= 1; notifyListeners(); }')).toBe('quiet 4')
  })

  it('ends where those who listen tell each other', async () => {
    const hears = "bell.addListener(() { heard = 'rung'; bell.ring(); }); bell.ring();"
    expect(await words(hears, 'void ring() { notifyListeners(); }')).toBe('rung 5')
  })

  it('is not of a class that only has such a method', async () => {
    const own =
      'void addListener(Function listener) {} void ring() { notifyListeners(); } void notifyListeners() { left = 1; }'
    expect(await words("bell.addListener(() { heard = 'rung'; }); bell.ring();", own, '')).toBe('quiet 1')
  })
})

describe('a ChangeNotifier that has its own notifyListeners', { tags: 'P-990' }, () => {
  it.each([
    ['tells then', 'if (!gone) super.notifyListeners();', 'quiet! 4'],
    ['tells no more', 'if (gone) super.notifyListeners();', 'quiet 4'],
  ])('tells as far as that goes on to Flutter’s: %s', async (_, own, told) => {
    const bell = `bool gone = false; void notifyListeners() { ${own} } void ring() { left -= 1; notifyListeners(); }`
    expect(await words('bell.addListener(hear); bell.ring();', bell)).toBe(told)
  })
})

describe('who listens to a ValueNotifier', { tags: 'P-917' }, () => {
  it.each([
    [
      'Flutter’s own',
      'final tide = ValueNotifier<int>(0);',
      'tide.addListener(hear); tide.value = 2;',
      'quiet! 5',
    ],
    [
      'Flutter’s own, no more',
      'final tide = ValueNotifier<int>(0);',
      'tide.addListener(hear); tide.removeListener(hear); tide.value = 2;',
      'quiet 5',
    ],
  ])('is told that it was set: %s', async (_, bell, begins, told) => {
    expect(await words(begins.replaceAll('tide', 'bell.tide'), bell)).toBe(told)
  })

  it('is told what a class of the project sets in itself', async () => {
    const bell = 'Bell() : super(0); void ring() { value = 2; }'
    expect(await words('bell.addListener(hear); bell.ring();', bell, 'extends ValueNotifier<int>')).toBe(
      'quiet! 5',
    )
  })
})
