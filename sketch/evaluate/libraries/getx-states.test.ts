import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'

const app = (controller: string, page: string): string => `import 'package:flutter/material.dart';
import 'package:get/get.dart';
void main() => runApp(GetMaterialApp(home: Shelf()));
class Books extends GetxController ${controller}
class Shelf extends StatelessWidget { final books = Get.put(Books()); Widget build(BuildContext context) => ${page}; }`
const words = async (controller: string, page: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': app(controller, page) }))

const OBX =
  "books.obx((state) => Text('all of $state'), onError: (error) => Text('not $error'), onLoading: Text('waits'), onEmpty: Text('none'))"

describe("GetX's states and values that are called", { tags: 'P-879' }, () => {
  it.each([
    ['what has come', "change('two', status: RxStatus.success());", 'all of two'],
    ['nothing', 'change([], status: RxStatus.empty());', 'none'],
    ['what it failed with', "change(null, status: RxStatus.error('there'));", 'not there'],
    [
      'a request that fails',
      "try { final all = await Dio().get('/'); change(all, status: RxStatus.success()); } catch (e) { change(null, status: RxStatus.error('online')); }",
      'not online',
    ],
    ['nothing yet, which is a sample', 'change(null, status: RxStatus.loading());', 'all of …'],
  ])('a controller shows %s', async (_, load, shown) => {
    const controller = `with StateMixin { void onInit() { super.onInit(); load(); } Future<void> load() async { ${load} } }`
    expect(await words(controller, OBX)).toBe(shown)
  })

  it('is written as what it holds by now', { tags: 'P-1093' }, async () => {
    const controller =
      "{ final title = 'none'.obs; final read = 0.obs; void onInit() { title.value = 'two'; read.value++; } }"
    expect(await words(controller, "Text('${books.title} of ${books.read}')")).toBe('two of 1')
  })

  it('its status and state are asked for by hand, too', async () => {
    const controller = "with StateMixin { void onInit() { change('two', status: RxStatus.success()); } }"
    const page = "Text(books.status.isSuccess ? 'all ${books.state}' : 'waits')"
    expect(await words(controller, page)).toBe('all two')
  })

  it.each([
    ["busy(true); busy(false); title('Kim');", 'rests Kim 0'],
    ["busy.toggle(); all.assignAll(['a', 'b']);", 'busy  2'],
    [
      "try { await Dio().get('/'); } catch (e) { title('offline'); } finally { busy(false); }",
      'rests offline 0',
    ],
  ])('%s', async (load, shown) => {
    const controller = `{ final busy = false.obs; final title = ''.obs; final all = <String>[].obs;
  void onInit() { super.onInit(); load(); } Future<void> load() async { ${load} } }`
    const page =
      "Obx(() => Text('${books.busy() ? 'busy' : 'rests'} ${books.title.value} ${books.all.length}'))"
    expect(await words(controller, page)).toBe(shown)
  })
})

it.each([
  ["Get.find<Rx<Book>>(tag: 'lent').value.title", 'Tides'],
  ["Get.find<Book>(tag: 'first').title", 'Maps'],
  ["Get.find<Book>(tag: 'last').title", 'Stars'],
  ["Get.find<RxList<Book>>(tag: 'read').length", '0'],
  ["Get.find<RxMap<String, int>>(tag: 'read').length", '1'],
])('GetX finds by a tag what was put under it: %s', { tags: 'P-904' }, async (found, shown) => {
  const main = `import 'package:flutter/material.dart';
import 'package:get/get.dart';
class Book { final String title; Book(this.title); }
void main() async { Get.put(Book('Tides').obs, tag: 'lent'); Get.put(<String, int>{'a': 1}.obs, tag: 'read');
  Get.put(<Book>[].obs, tag: 'read'); Get.put(Book('Maps'), tag: 'first'); Get.put<Book>(Book('Stars'), tag: 'last');
  runApp(GetMaterialApp(home: Text('\${${found}}'))); }`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(shown)
})

describe('what a future fails with reaches', { tags: 'P-879' }, () => {
  const MORE = `Future<List> ask() async { try { return await Dio().get('/'); } catch (e) { throw Exception('shut'); } }
final told = StreamController<List>();
class Answer { final String says; Answer(this.says); }
Future<Answer> answer() async { try { return Answer(await Dio().get('/')); } catch (e) { return Answer('shut'); } }
class Now extends StatefulWidget { State<Now> createState() => _NowState(); }
class _NowState extends State<Now> { Answer? has; void initState() { super.initState(); answer().then((it) => setState(() => has = it)); }
  Widget build(BuildContext context) => Text(has?.says ?? 'waits'); }`
  it.each([
    [
      'a hook',
      "HookBuilder(builder: (c) { final now = useFuture(useMemoized(ask)); return Text('${now.error}'); })",
      'Exception: shut',
    ],
    [
      'a stream that is told of it',
      "StreamBuilder(stream: (told..addError('shut')).stream, builder: (c, now) => Text(now.hasError ? '${now.error}' : 'waits'))",
      'shut',
    ],
    ['who is told an answer of that', 'Now()', 'shut'],
  ])('%s', async (_, page, shown) => {
    const main = `import 'package:flutter/material.dart';\nvoid main() => runApp(MaterialApp(home: ${page}));\n${MORE}`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(shown)
  })
})
