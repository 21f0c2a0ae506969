import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const SAID = '${info.appName} ${info.packageName} ${info.version} ${info.buildNumber}'
const FILES = {
  'pubspec.yaml': 'name: fixture\nversion: 2.3.4+56\n',
  'android/app/build.gradle':
    "android {\n  defaultConfig {\n    // applicationId 'not.this'\n    applicationId 'org.shelf'\n",
  'android/app/src/main/AndroidManifest.xml':
    '<manifest><application\n android:label="Shelf &amp; Co"><activity android:label="other">',
}
const draw = async (page: string, more = '', files = {}): Promise<string> =>
  wordsOf(await drawFiles({ ...FILES, 'lib/main.dart': mainWith(page, more), ...files }))

describe('what a phone says of the app', { tags: 'P-861' }, () => {
  it.each([
    [
      'a FutureBuilder',
      `FutureBuilder<PackageInfo>(future: PackageInfo.fromPlatform(), builder: (context, snapshot) { final info = snapshot.data!; return Text('${SAID}'); })`,
      '',
    ],
    [
      'a state that awaits it',
      'About()',
      `_load() async { final info = await PackageInfo.fromPlatform(); setState(() => says = '${SAID}'); }`,
    ],
    [
      'a state that is told',
      'About()',
      `_load() { PackageInfo.fromPlatform().then((info) { setState(() { says = '${SAID}'; }); }); }`,
    ],
  ])('is what its build files say, in %s', async (_, page, load) => {
    const state = `class About extends StatefulWidget { State<About> createState() => _AboutState(); }
class _AboutState extends State<About> { String says = '';
  void initState() { super.initState(); _load(); }
  ${load}
  Widget build(BuildContext context) => Text(says); }`
    expect(await draw(page, load === '' ? '' : state)).toBe('Shelf &amp; Co org.shelf 2.3.4 56')
  })

  const page = `FutureBuilder(future: PackageInfo.fromPlatform(), builder: (context, snapshot) { final info = snapshot.data; return Text('${SAID}'); })`

  it('may stand among the resources, and in a Kotlin script', async () => {
    const files = {
      'android/app/build.gradle': '',
      'android/app/build.gradle.kts': 'defaultConfig {\n  applicationId = "org.kt"\n',
      'android/app/src/main/AndroidManifest.xml': '<application android:label="@string/app_name" >',
      'android/app/src/main/res/values/strings.xml': `<string name="app_name">Ann\\'s</string>`,
    }
    expect(await draw(page, '', files)).toBe('Ann&#39;s org.kt 2.3.4 56')
  })

  it('is not made up where only a build fills it in', async () => {
    const files = {
      'pubspec.yaml': 'name: fixture\n',
      'android/app/build.gradle': 'applicationId "${id}"',
      'android/app/src/main/AndroidManifest.xml': '<application android:label="${label}">',
    }
    expect(await draw(page, '', files)).toBe('… … 1.0.0 1')
  })

  it('is read past an id that is followed by blanks alone', async () => {
    const page = `FutureBuilder<PackageInfo>(future: PackageInfo.fromPlatform(), builder: (context, snapshot) { final info = snapshot.data!; return Text('${SAID}'); })`
    const files = { 'android/app/build.gradle': `applicationId${' '.repeat(190_000)}` }
    expect(await draw(page, '', files)).toContain('2.3.4 56')
  })
})
