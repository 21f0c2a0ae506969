import { execFile } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { followPage } from './testing/followed-page.ts'
import { runSketch } from './testing/running-sketch.ts'
import { mainWith, temporaryProject, writeIn } from './testing/temporary-project.ts'

const HELLO = mainWith("const Text('Hello é')")

async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url)
  return await response.text()
}

test('starts, in the order of the real tool, and serves a page of its own', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': HELLO })
  const sketch = runSketch(directory, '--no-web-resources-cdn', '--dart-define=A=b')
  const url = await sketch.url()
  expect(sketch.messages.map((message) => message.event)).toEqual([
    'daemon.connected',
    'app.start',
    'app.progress',
    'app.progress',
    'app.webLaunchUrl',
    'app.started',
  ])
  expect(sketch.messages[1]?.params).toMatchObject({ deviceId: 'web-server', directory, mode: 'debug' })
  // the address that counts is the gateway's: another one in the console would only mislead
  expect(sketch.lines.filter((line) => !line.startsWith('[{'))).toEqual(['Sketch: reading lib/main.dart'])
  expect(await htmlOf(url)).toContain('Hello é')
  expect((await fetch(`${url}/sketch/fonts/roboto-latin-400-normal.woff2`)).headers.get('content-type')).toBe(
    'font/woff2',
  )
  expect((await fetch(`${url}/sketch/fonts/..%2F..%2Fsketch.cjs`)).status).toBe(404)
  expect((await fetch(`${url}/pubspec.yaml`)).status).toBe(404)
  expect(sketch.stderr()).toBe('')
})

test('a reload draws the edit, patches the open page, and waits until the page has it', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': HELLO })
  const sketch = runSketch(directory)
  const url = await sketch.url()
  expect(await sketch.restart('r1', false)).toMatchObject({ result: { code: 0, message: '' } })
  expect(sketch.lines).toContain('Recompile complete. No client connected.')

  const page = await followPage(url)
  await writeIn(directory, 'lib/main.dart', HELLO.replace('Hello', 'Goodbye'))
  expect(await sketch.restart('r2', false)).toMatchObject({ result: { code: 0, message: '' } })
  expect(page.applied.at(-1)).toContain('Goodbye é')
  expect(sketch.lines.findLast((line) => line.startsWith('Re'))).toMatch(
    /^Reloaded application in [\d,]+ms\.$/,
  )
  expect(await htmlOf(url)).toContain('Goodbye é')

  expect(await sketch.restart('r3', true)).toMatchObject({ result: { code: 0 } })
  expect(sketch.lines.findLast((line) => line.startsWith('Re'))).toMatch(
    /^Restarted application in [\d,]+ms\.$/,
  )
  page.close()
})

test(
  'a syntax error is on stderr in the compiler’s form, the old picture stays, and its mend is taken',
  { tags: 'P-089' },
  async () => {
    const directory = await temporaryProject({ 'lib/main.dart': HELLO })
    const sketch = runSketch(directory)
    const url = await sketch.url()
    await writeIn(directory, 'lib/main.dart', HELLO.replace("é');", "é')"))
    expect(await sketch.restart('r1', false)).toMatchObject({
      result: { code: 1, message: 'Failed to recompile application.' },
    })
    await vi.waitUntil(() => sketch.stderr().endsWith('^\n'), 30_000)
    expect(sketch.stderr()).toBe(
      "lib/main.dart:7:32: Error: Expected ';' after this.\n    return const Text('Hello é')\n                               ^\n",
    )
    expect(await htmlOf(url)).toContain('Hello é')

    await writeIn(directory, 'lib/main.dart', HELLO.replace('Hello', 'Mended'))
    expect(await sketch.restart('r2', false)).toMatchObject({ result: { code: 0 } })
    expect(await htmlOf(url)).toContain('Mended é')
  },
)

test('an entry point that vanished fails the reload, not the run', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': HELLO })
  const sketch = runSketch(directory)
  const url = await sketch.url()
  await rename(`${directory}/lib/main.dart`, `${directory}/lib/away.dart`)
  expect(await sketch.restart('r1', false)).toMatchObject({ result: { code: 1 } })
  await rename(`${directory}/lib/away.dart`, `${directory}/lib/main.dart`)
  expect(await sketch.restart('r2', true)).toMatchObject({ result: { code: 0 } })
  expect(await htmlOf(url)).toContain('Hello é')
})

test('a project that does not compile cannot be started', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': 'void main() {' })
  const sketch = runSketch(directory)
  expect(await sketch.exited()).toBe(1)
  expect(sketch.stderr()).toContain("lib/main.dart:1:13: Error: Can't find '}' to match '{'.")
  expect(sketch.stderr()).toMatch(/Failed to compile application\.\n$/)
  expect(sketch.messages.at(-1)).toMatchObject({ event: 'app.stop' })
  expect(sketch.messages.some((message) => message.event === 'app.started')).toBe(false)
})

test('an error in a file that the picture does not need is found later, and shown on the page and by a reload', async () => {
  const filler = `// ${'a comment '.repeat(20_000)}\n`
  const directory = await temporaryProject({
    'lib/main.dart': `import 'a.dart';\n${HELLO}`,
    'lib/a.dart': `import 'b.dart';\n${filler}`,
    'lib/b.dart': 'class B {\n',
  })
  const sketch = runSketch(directory)
  const url = await sketch.url()
  const page = await followPage(url)
  const message = "lib/b.dart:1:9: Error: Can't find '}' to match '{'."
  await vi.waitUntil(() => sketch.stderr().includes(message), 30_000)
  // Found before this page was served, it is in the page itself.
  const shown = async () => page.applied.at(-1) ?? (await htmlOf(url))
  await vi.waitUntil(async () => (await shown()).includes('b.dart:1 does not compile'), 30_000)
  expect(await sketch.restart('r1', false)).toMatchObject({ result: { code: 1 } })
  await writeIn(directory, 'lib/b.dart', 'class B {}\n')
  expect(await sketch.restart('r2', false)).toMatchObject({ result: { code: 0 } })
  expect(page.applied.at(-1)).not.toContain('does not compile')
  page.close()
})

test('app.stop ends it with code 0', async () => {
  const sketch = runSketch(await temporaryProject({ 'lib/main.dart': HELLO }))
  const url = await sketch.url()
  const start = await sketch.event('app.start')
  const page = await followPage(url)
  expect(await sketch.request('s', 'app.stop', { appId: start.params?.['appId'] })).toMatchObject({
    result: true,
  })
  expect(await sketch.exited()).toBe(0)
  expect(sketch.lines).toContain('Application finished.')
  expect(sketch.messages.at(-1)).toMatchObject({ event: 'app.stop' })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  page.close()
})

test.skipIf(process.platform === 'win32')('SIGTERM ends it with code 0', async () => {
  const sketch = runSketch(await temporaryProject({ 'lib/main.dart': HELLO }))
  await sketch.url()
  sketch.signal('SIGTERM')
  expect(await sketch.exited()).toBe(0)
})

test('requests that are wrong, come in pieces or are noise', async () => {
  const sketch = runSketch(await temporaryProject({ 'lib/main.dart': HELLO }))
  await sketch.url()
  sketch.write('r\nnoise [{\n[{"id":"x","meth')
  sketch.write('od":"daemon.version"}]\r\n')
  expect(await sketch.request('a', 'app.restart', { appId: 'nope' })).toMatchObject({
    error: "app 'nope' not found",
  })
  expect(await sketch.request('b', 'app.restart', {})).toMatchObject({ error: 'appId is required' })
  expect(await sketch.request('c', 'app.foo', {})).toMatchObject({ error: 'command not understood: app.foo' })
  expect(await sketch.request('d', 'foo.bar', {})).toMatchObject({ error: 'no domain for method: foo.bar' })
  expect(await sketch.request('e', 'daemon.shutdown', {})).toEqual({ id: 'e' })
  expect(sketch.messages.find((message) => message.id === 'x')).toMatchObject({ result: '0.6.1' })
  const start = await sketch.event('app.start')
  expect(
    await sketch.request('f', 'app.restart', { appId: start.params?.['appId'], fullRestart: 1 }),
  ).toMatchObject({
    error: 'fullRestart is not a bool',
  })
})

test('a port that is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await vi.waitUntil(() => server.listening, 30_000)
  const address = server.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const sketch = runSketch(await temporaryProject({ 'lib/main.dart': HELLO }), '--web-port', port)
  expect(await sketch.exited()).toBe(1)
  expect(sketch.stderr()).toContain('Failed to bind web development server:')
  expect(sketch.stderr()).toContain(`address = 127.0.0.1, port = ${port}`)
  expect(sketch.messages.at(-1)).toMatchObject({ event: 'app.stop' })
})

test('no entry point: text alone, nothing started', async () => {
  const sketch = runSketch(await temporaryProject({}))
  expect(await sketch.exited()).toBe(1)
  expect(sketch.stderr()).toBe('Target file "lib/main.dart" not found.\n')
  expect(sketch.lines).toEqual([])
})

test('no pubspec: text alone, nothing started', async () => {
  const directory = await temporaryProject({ 'inner/lib/main.dart': HELLO })
  const sketch = runSketch(`${directory}/inner`)
  expect(await sketch.exited()).toBe(1)
  expect(sketch.stderr()).toMatch(/^Error: No pubspec\.yaml file found\.\nThis command should be run/)
  expect(sketch.lines).toEqual([])
})

test('its version tells that it is the sketch', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    inject('sketchBundle'),
    '--version',
    '--machine',
  ])
  expect(JSON.parse(stdout)).toMatchObject({ frameworkVersion: 'sketch' })
})

test('a sketch that ends says so on every stream, so that no page asks again where the app answers by then', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': HELLO })
  const sketch = runSketch(directory)
  const url = await sketch.url()
  const stream = await fetch(`${url}/sketch/events?version=1`)
  const start = await sketch.event('app.start')
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  const text = stream.text()
  void sketch.request('stop', 'app.stop', { appId: start.params?.['appId'] })
  expect(await text).toMatch(/event: bye\ndata: \{\}\n\n$/)
  expect(await sketch.exited()).toBe(0)
})

test(
  'the arguments of flutter run choose entry point and values, which a restart keeps',
  { tags: 'P-430' },
  async () => {
    const page = (words: string) => `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Text('${words}')));
`
    const directory = await temporaryProject({
      'lib/main.dart': page('Not this one'),
      'lib/main_dev.dart': page(
        "${const String.fromEnvironment('URL')} ${const bool.fromEnvironment('LOG')} $appFlavor",
      ),
      'env/dev é.json': '{"URL": "from the file", "LOG": true}',
    })
    const sketch = runSketch(
      directory,
      '-t',
      'lib/main_dev.dart',
      '--flavor=dev',
      '--dart-define-from-file=env/dev é.json',
    )
    expect(await htmlOf(await sketch.url())).toContain('from the file true dev')
    expect(await sketch.restart('r1', true)).toMatchObject({ result: { code: 0 } })
    expect(await htmlOf(await sketch.url())).toContain('from the file true dev')
    expect(sketch.lines.join('\n')).not.toContain('from the file')
  },
)

test('a define file that is not there: its name alone, nothing started', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': HELLO })
  const sketch = runSketch(directory, '--dart-define-from-file=dev.env')
  expect(await sketch.exited()).toBe(1)
  expect(sketch.stderr()).toBe('Did not find the file passed to "--dart-define-from-file". Path: dev.env\n')
  expect(sketch.lines).toEqual([])
})

test(
  'a mistake in pubspec.yaml has its line, at the start and at a reload, and its mend is taken',
  { tags: 'P-434' },
  async () => {
    const files = { 'lib/main.dart': HELLO, 'pubspec.yaml': 'name: fixture\nflutter:\n  assets: images/\n' }
    const refused = runSketch(await temporaryProject(files))
    expect(await refused.exited()).toBe(1)
    expect(refused.stderr()).toMatch(
      /^pubspec\.yaml:3:11: Error: Expected "flutter: assets" to be a list\.\n {2}assets: images\/\n {10}\^\n/,
    )
    const directory = await temporaryProject({ ...files, 'pubspec.yaml': 'name: fixture\n' })
    const sketch = runSketch(directory)
    const url = await sketch.url()
    await writeIn(directory, 'pubspec.yaml', 'name: fixture\ndependencies:\n  a: [1\n')
    expect(await sketch.restart('r1', false)).toMatchObject({ result: { code: 1 } })
    await vi.waitUntil(() => /pubspec\.yaml:\d+:\d+: Error: .+/.test(sketch.stderr()), 30_000)
    expect(await htmlOf(url)).toContain('Hello é')
    await writeIn(directory, 'pubspec.yaml', 'name: fixture\n')
    expect(await sketch.restart('r2', false)).toMatchObject({ result: { code: 0 } })
  },
)

test('a replaced picture has another address at the next reload, and a missing one is a warning with its place', async () => {
  const directory = await temporaryProject({
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - a.png\n',
    'lib/main.dart': mainWith("Column(children: [Image.asset('a.png'), Image.asset('b.png')])"),
    'a.png': 'first',
  })
  const sketch = runSketch(directory)
  const url = await sketch.url()
  const address = async () => /sketch\/assets\/a\.png\?v=\w+/.exec(await htmlOf(url))?.[0]
  const first = await address()
  expect(await htmlOf(`${url}/${first}`)).toBe('first')
  await vi.waitUntil(() => sketch.stderr().endsWith('\n'), 30_000)
  const warning =
    'lib/main.dart:7:52: Warning: Unable to load asset: "b.png". pubspec.yaml does not list it.\n'
  expect(sketch.stderr()).toBe(warning)
  await writeIn(directory, 'a.png', 'second')
  expect(await sketch.restart('r1', false)).toMatchObject({ result: { code: 0 } })
  const second = await address()
  expect(second).not.toBe(first)
  expect(await htmlOf(`${url}/${second}`)).toBe('second')
  expect((await fetch(`${url}/sketch/assets/b.png`)).status).toBe(404)
  // a reload does not repeat what is known, a restart begins anew
  expect(await sketch.restart('r2', true)).toMatchObject({ result: { code: 0 } })
  await vi.waitUntil(() => sketch.stderr() === warning.repeat(2), 30_000)
})

test(
  'the storyboard is drawn by a thread of the same file, and leads the page',
  { tags: 'P-573' },
  async () => {
    const directory = await temporaryProject({
      'lib/main.dart': `import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Home(), routes: {'/about': (context) => Scaffold(body: Text('About us'))}));
class Home extends StatelessWidget { Widget build(BuildContext context) => Scaffold(body: Text('Home')); }
`,
    })
    const sketch = runSketch(directory)
    const url = await sketch.url()
    const page = await followPage(url)
    await vi.waitUntil(() => page.client !== '')
    const looking = new AbortController()
    onTestFinished(() => looking.abort())
    const stream = await fetch(`${url}/sketch/storyboard/events`, { signal: looking.signal })
    let told = ''
    for await (const piece of (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      told += piece
      if (told.includes('"order":["start","route /about"]')) break
    }
    expect(told).toContain('About us')
    const open = new URL(`${url}/sketch/open`)
    open.searchParams.set('client', page.client)
    open.searchParams.set('page', 'route /about')
    await fetch(open, { method: 'POST' })
    await vi.waitUntil(() => page.applied.at(-1)?.includes('About us'))
    expect(sketch.stderr()).toBe('')
  },
)
