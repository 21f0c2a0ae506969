import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const words = async (main: string): Promise<string> =>
  wordsOf(
    await drawFiles({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: ShelfPage()));
${main}`,
    }),
  )
const controller = `class ShelfController extends Controller {
  String found = 'nothing yet';
  @override void initListeners() {}
  @override void onInitState() { found = 'three books'; }
}`

describe("views whose build is a package's", { tags: 'P-789' }, () => {
  it.each([
    [
      'flutter_clean_architecture: the view of a state, its controller below it',
      `class ShelfPage extends CleanView { @override State createState() => ShelfState(); }
class ShelfState extends CleanViewState<ShelfPage, ShelfController> {
  ShelfState() : super(ShelfController());
  @override Widget get view => Column(children: [Text('Shelf'),
    ControlledWidgetBuilder<ShelfController>(builder: (context, controller) => Text(controller.found))]);
}
${controller}`,
      'Shelf|three books',
    ],
    [
      'flutter_clean_architecture before 3.0',
      `class ShelfPage extends View { @override State createState() => ShelfState(); }
class ShelfState extends ViewState<ShelfPage, ShelfController> {
  ShelfState() : super(ShelfController());
  @override Widget buildPage() => Text(controller.found);
}
${controller}`,
      'three books',
    ],
    [
      'a state of any package',
      `class ShelfPage extends KeptPage { @override State createState() => ShelfState(); }
class ShelfState extends KeptState<ShelfPage> {
  String name = 'before';
  @override void initState() { super.initState(); name = 'begun'; }
  @override Widget buildContent(BuildContext context) => Text(name);
}`,
      'begun',
    ],
    [
      'a widget of any package',
      `class ShelfPage extends KeptPage { @override Widget view(BuildContext context) => Text('Shelf'); }`,
      'Shelf',
    ],
  ])('%s', async (_, main, expected) => {
    expect(await words(main)).toBe(expected)
  })
})
