import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const PAGE = `class LineState { String name; int stops; LineState({this.name, this.stops = 0}); LineState clone() => LineState(name: name, stops: stops); }
LineState begin(Map params) => LineState(name: params['name']);
enum Acts { told, asked, heard }
class LinePage extends Page<LineState, Map> {
  LinePage() : super(initState: begin, view: view, reducer: answers(), effect: effects(),
    dependencies: Dependencies(adapter: NoneConn() + RowsAdapter(), slots: {'head': HeadConnector() + HeadComponent(), 'foot': ConnOp(get: (s) => s.stops) + FootComponent()}));
}
Reducer<LineState> answers() => asReducer({Acts.told: (state, action) => state.clone()..stops = action.payload});
Effect<LineState> effects() => combineEffects({Lifecycle.initState: starts, Acts.asked: (action, ctx) { ctx.dispatch(Action(Acts.told, payload: ctx.state.stops + 3)); }});
void starts(Action action, Context<LineState> ctx) { ctx.dispatch(const Action(Acts.asked)); }
class HeadConnector extends ConnOp<LineState, String> { String get(LineState state) => 'line \${state.name}'; }
class HeadComponent extends Component<String> { HeadComponent() : super(view: (state, dispatch, service) => Text(state)); }
class FootComponent extends Component<int> {
  FootComponent() : super(view: (state, dispatch, service) => Text('foot $state'), effect: combineEffects({Lifecycle.initState: (action, ctx) => ctx.dispatch(Action(Acts.heard, payload: 1))}));
}
Widget view(LineState state, Dispatch dispatch, ViewService service) {
  final adapter = service.buildAdapter();
  return Column(children: [Text('\${state.stops} stops, \${adapter.itemCount} rows'), service.buildComponent('head'), service.buildComponent('foot')]);
}`
const words = async (home: string, page = PAGE): Promise<string> =>
  wordsOf(
    await drawFiles({
      'pubspec.yaml': 'name: fixture\nenvironment:\n  sdk: ">=2.6.0 <3.0.0"\n',
      'lib/main.dart': `import 'package:flutter/material.dart' hide Action, Page;
import 'package:fish_redux/fish_redux.dart';
final routes = PageRoutes(pages: <String, Page>{'line': LinePage()});
void main() => runApp(MaterialApp(home: ${home}));
${page}`,
    }),
  )
const SHOWN = '3 stops, 0 rows|line U7|foot 3'

describe('fish_redux', { tags: 'P-920' }, () => {
  it.each([
    ['a page with its components, as its effect leaves it', "LinePage().buildPage({'name': 'U7'})"],
    ['the page of a route', "routes.buildPage('line', {'name': 'U7'})"],
  ])('%s', async (_, home) => {
    expect(await words(home)).toBe(SHOWN)
  })

  it('what answers itself ends', async () => {
    const around = PAGE.replace(
      'ctx.dispatch(Action(Acts.told',
      'ctx.dispatch(action); ctx.dispatch(Action(Acts.told',
    )
    expect(await words("LinePage().buildPage({'name': 'U7'})", around)).toMatch(/line U7/)
  })

  it('what an app calls Page itself is its own', async () => {
    const own = 'class LinePage extends Page { Widget buildPage(Map it) => Text(it.toString()); }'
    expect(await words('LinePage().buildPage({})', own)).toBe('{}')
  })
})
