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
])('an app that was opened by its icon finds no link: %s', { tags: 'P-660' }, async (_, code) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': beginning(code) }))).toBe('home')
})
