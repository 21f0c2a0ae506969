import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

/** A page with nothing but its name, whose state does this as it begins. */
const beginning = (code: string): string =>
  mainWith(
    'const Start()',
    `class Start extends StatefulWidget { const Start(); State<Start> createState() => StartState(); }
class StartState extends State<Start> {
  void initState() { super.initState(); ${code} }
  static void open(BuildContext context) => Navigator.pushReplacement(context, MaterialPageRoute(builder: (c) => Text('link')));
  void handle(RemoteMessage message) { open(context); }
  Widget build(BuildContext context) => Text('home');
}`,
  )

it.each([
  ['a first link', 'AppLinks().getInitialLink().then((link) { if (link != null) open(context); });'],
  ['links', 'AppLinks().uriLinkStream.listen((link) { open(context); });'],
  ['links of a function', 'getUriLinksStream().where((it) => it != null).listen((link) { open(context); });'],
  ['the message that it was opened by', 'FirebaseMessaging.onMessageOpenedApp.listen((it) { handle(it); });'],
  [
    'a notification',
    'plugin.getNotificationAppLaunchDetails().then((d) { if (d.didNotificationLaunchApp) open(context); });',
  ],
  [
    'what was shared',
    'ReceiveSharingIntent.instance.getInitialMedia().then((files) { if (files.isNotEmpty) open(context); });',
  ],
  [
    'what its own native part was opened by',
    "const MethodChannel('app').invokeMethod('getSharedText').then((text) { if (text != null) open(context); });",
  ],
])('an app that was opened by its icon finds no link: %s', { tags: 'P-660' }, async (_, code) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': beginning(code) }))).toBe('home')
})

it.each([
  [
    'a widget of the home screen',
    'HomeWidget.initiallyLaunchedFromHomeWidget().then((uri) { if (uri != null) open(context); });',
  ],
  ['the same later', 'HomeWidget.widgetClicked.listen((uri) { open(context); });'],
  [
    'an intent',
    "ReceiveIntent.getInitialIntent().then((it) { if (it?.action != 'android.intent.action.MAIN') open(context); });",
  ],
  ['intents later', 'ReceiveIntent.receivedIntentStream.listen((intent) { open(context); });'],
  ['an address', 'protocolHandler.getInitialUrl().then((url) { if (url != null) open(context); });'],
])(
  'an app that was opened by its icon was opened by nothing else: %s',
  { tags: 'P-985' },
  async (_, code) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': beginning(code) }))).toBe('home')
  },
)

it.each([
  ['getWidgetId', 'page'],
  ['getBatteryLevel', 'answer'],
  ['getLaunchableApps', 'answer'],
  ['get_initial_uri', 'page'],
])('main is told by its native part that nothing opened it: %s', { tags: 'P-928' }, async (asked, words) => {
  const main = `import 'package:flutter/material.dart';
void main() async {
  final said = await MethodChannel('app').invokeMethod<int>('${asked}').timeout(Duration(seconds: 5));
  if (said == null || said == -1) { runApp(Text('page')); } else { runApp(Text('answer')); }
}`
  expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
})

it.each([
  ['getActiveSession', 'page'],
  ['getCurrentCall', 'page'],
  ['get_running_timers', 'page'],
  ['getActiveColor', 'answer'],
])(
  'main is told by its native part that nothing is under way: %s',
  { tags: 'P-992' },
  async (asked, words) => {
    const main = `import 'package:flutter/material.dart';
void main() async {
  final said = await MethodChannel('app').invokeMapMethod<String, int>('${asked}');
  runApp(Text(said != null ? 'answer' : 'page'));
}`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
  },
)

it.each([
  ['view', 'page'],
  ['pick', 'page'],
  ['main', 'opened by it'],
])(
  'an app of pictures was opened by its icon, not to show or pick one: %s',
  { tags: 'P-1180' },
  async (action, words) => {
    const main = `import 'package:flutter/material.dart';
import 'package:media_extension/media_extension.dart';
void main() async {
  final by = await MediaExtension().getIntentAction();
  if (by.action == IntentAction.${action} && by.type == null) { runApp(Text('opened by it')); } else { runApp(Text('page')); }
}`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
  },
)
