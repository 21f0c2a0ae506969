import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles, wordsOf } from '../../testing/drawing.ts'

const router = `import 'package:flutter/material.dart';
import 'package:stacked/stacked.dart' as _i1;
import 'views.dart' as _i2;
class Routes {
  static const startView = '/start-view';
  static const listView = '/list-view';
  static const all = <String>{startView, listView};
}
class StackedRouter extends _i1.RouterBase {
  final _routes = <_i1.RouteDef>[
    _i1.RouteDef(Routes.startView, page: _i2.StartView),
    _i1.RouteDef(Routes.listView, page: _i2.ListsView),
  ];
  final _pagesMap = <Type, _i1.StackedRouteFactory>{
    _i2.StartView: (data) => MaterialPageRoute<dynamic>(builder: (context) => const _i2.StartView(), settings: data),
    _i2.ListsView: (data) {
      final args = data.getArgs<ListsViewArguments>(orElse: () => const ListsViewArguments());
      return MaterialPageRoute<dynamic>(builder: (context) => _i2.ListsView(title: args.title), settings: data);
    },
  };
  @override List<_i1.RouteDef> get routes => _routes;
  @override Map<Type, _i1.StackedRouteFactory> get pagesMap => _pagesMap;
}
class ListsViewArguments { const ListsViewArguments({this.title = 'All lists'}); final String title; }
extension NavigatorStateExtension on NavigationService {
  Future<dynamic> replaceWithListsView([int? routerId]) async {
    return replaceWith<dynamic>(Routes.listView, id: routerId);
  }
}`
const locator = `import 'package:stacked_services/stacked_services.dart';
import 'package:stacked_shared/stacked_shared.dart';
final locator = StackedLocator.instance;
Future<void> setupLocator({String? environment}) async {
  locator.registerEnvironment(environment: environment);
  locator.registerLazySingleton(() => NavigationService());
}`
const app = (start: string): Record<string, string> => ({
  'lib/main.dart': `import 'package:flutter/material.dart';
import 'package:stacked_services/stacked_services.dart';
import 'locator.dart'; import 'router.dart';
Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await setupLocator();
  runApp(const MainApp());
}
class MainApp extends StatelessWidget {
  const MainApp();
  Widget build(BuildContext context) => MaterialApp(initialRoute: Routes.startView,
    onGenerateRoute: StackedRouter().onGenerateRoute, navigatorKey: StackedService.navigatorKey);
}`,
  'lib/locator.dart': locator,
  'lib/router.dart': router,
  'lib/views.dart': `import 'package:flutter/material.dart';
import 'package:flutter/scheduler.dart';
import 'package:stacked/stacked.dart';
import 'locator.dart'; import 'router.dart';
class ListsModel extends BaseViewModel { final names = ['Milk', 'Bread']; }
class ListsView extends StackedView<ListsModel> {
  const ListsView({required this.title});
  final String title;
  @override Widget builder(BuildContext context, ListsModel viewModel, Widget? child) =>
    Column(children: [Text(title), for (final name in viewModel.names) Text(name), if (viewModel.isBusy) Text('busy'), child!]);
  @override ListsModel viewModelBuilder(BuildContext context) => ListsModel();
  @override Widget? staticChildBuilder(BuildContext context) => Text('the same for ever');
}
${start}`,
})

describe('stacked, whose generated router is read', { tags: 'P-786' }, () => {
  it('draws a view by its builder, with the model that it makes, at the initial route', async () => {
    const start = `class StartModel extends BaseViewModel { String hello = 'before'; void begin() { hello = 'begun'; } void open() => locator<NavigationService>().replaceWithListsView(); }
class StartView extends StackedView<StartModel> {
  const StartView();
  @override Widget builder(BuildContext context, StartModel viewModel, Widget? child) => Scaffold(body: Column(children: [
    Text(viewModel.hello), ElevatedButton(onPressed: viewModel.open, child: Text('Open'))]));
  @override StartModel viewModelBuilder(BuildContext context) => StartModel();
  @override void onViewModelReady(StartModel viewModel) => viewModel.begin();
}`
    const page = await openFiles(app(start))
    expect(page.words()).toBe('begun|Open')
    page.tap('Open')
    expect(page.words()).toBe('All lists|Milk|Bread|the same for ever')
  })

  it('a view has what it is handed by the one before', async () => {
    const start = `class StartModel extends BaseViewModel { void open() =>
  locator<NavigationService>().navigateTo(Routes.listView, arguments: const ListsViewArguments(title: 'Mine')); }
class StartView extends StackedView<StartModel> {
  const StartView();
  @override Widget builder(BuildContext context, StartModel viewModel, Widget? child) =>
    Scaffold(body: ElevatedButton(onPressed: viewModel.open, child: Text('Open')));
  @override StartModel viewModelBuilder(BuildContext context) => StartModel();
}`
    const page = await openFiles(app(start))
    page.tap('Open')
    expect(page.words()).toBe('Mine|Milk|Bread|the same for ever')
  })

  it('leads on from a view that waits, by what its model is told to do', async () => {
    const start = `class StartModel extends BaseViewModel {
  final _navigation = locator<NavigationService>();
  Future begin() async { await Future.delayed(const Duration(seconds: 3)); _navigation.replaceWithListsView(); }
}
class StartView extends StackedView<StartModel> {
  const StartView();
  @override Widget builder(BuildContext context, StartModel viewModel, Widget? child) => Scaffold(body: Center(child: Text('Loading')));
  @override StartModel viewModelBuilder(BuildContext context) => StartModel();
  @override void onViewModelReady(StartModel viewModel) =>
    SchedulerBinding.instance.addPostFrameCallback((timeStamp) => viewModel.begin());
}`
    expect(wordsOf(await drawFiles(app(start)))).toBe('All lists|Milk|Bread|the same for ever')
  })

  it('leads on from one whose builder is written out', async () => {
    const start = `class StartModel extends BaseViewModel {
  Future begin() async { if (await signedIn()) return; locator<NavigationService>().clearStackAndShow(Routes.listView); }
}
class StartView extends StatelessWidget {
  const StartView();
  @override Widget build(BuildContext context) => ViewModelBuilder<StartModel>.reactive(
    viewModelBuilder: () => StartModel(), onViewModelReady: (model) => model.begin(),
    builder: (context, model, child) => Scaffold(body: Center(child: Text('Loading'))));
}`
    expect(wordsOf(await drawFiles(app(start)))).toBe('All lists|Milk|Bread|the same for ever')
  })
})

it.each([
  [
    "class Names extends FutureViewModel<String> { Future<String> futureToRun() async => 'Kim'; }",
    'hello Kim',
  ],
  [
    "class Names extends StreamViewModel<String> { Stream<String> get stream => Stream.value('Lee'); }",
    'hello Lee',
  ],
])('a model of stacked has what it asks for: %s', { tags: 'P-786' }, async (model, text) => {
  const main = `import 'package:flutter/material.dart';
import 'package:stacked/stacked.dart';
${model}
void main() => runApp(MaterialApp(home: ViewModelBuilder<Names>.reactive(
  viewModelBuilder: () => Names(),
  builder: (context, names, child) => names.dataReady ? Text('hello \${names.data}') : Text('asks'),
)));
`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(text)
})

it('a model of stacked that keeps which page is shown begins with the first', { tags: 'P-786' }, async () => {
  const main = `import 'package:flutter/material.dart';
import 'package:stacked/stacked.dart';
class Pages extends IndexTrackingViewModel {}
final pages = ['first', 'second'];
void main() => runApp(MaterialApp(home: ViewModelBuilder<Pages>.reactive(
  viewModelBuilder: () => Pages(),
  builder: (context, model, child) => Text('\${pages[model.currentIndex]} \${model.isIndexSelected(0)} \${model.isIndexSelected(1)}'),
)));
`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe('first true false')
})
