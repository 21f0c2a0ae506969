import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { textsIn, walk } from '../draw/walk.ts'
import { readAsset } from '../serve/read-asset.ts'
import { testParser, wordsOf } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'
import { ProjectReader } from './read-project.ts'
import type { Drawing } from '../draw/drawing.ts'
import type { ProjectReading } from './read-project.ts'

async function read(directory: string): Promise<ProjectReading> {
  return await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
}

async function wordsIn(directory: string): Promise<string> {
  const reading = await read(directory)
  if (reading.kind !== 'read') throw new Error(reading.errors.map((each) => each.message).join())
  return wordsOf(drawApp(reading.project).picture.body)
}

const MAIN = (imports: string, home: string): string => `${imports}void main() => runApp(${home});`

test('files that import each other are read once each', async () => {
  const directory = await temporaryProject({
    'lib/main.dart': MAIN("import 'a.dart';\n", 'A()'),
    'lib/a.dart':
      "import 'b.dart';\nimport 'main.dart';\nexport 'b.dart';\nclass A extends StatelessWidget { Widget build(c) => B(); }",
    'lib/b.dart':
      "import 'a.dart';\nexport 'a.dart';\nclass B extends StatelessWidget { Widget build(c) => Text('round'); }",
  })
  expect(await wordsIn(directory)).toBe('round')
})

test('values, classes and getters that lead back to themselves end', async () => {
  const directory = await temporaryProject({
    'lib/main.dart': `${MAIN('', "Text('${a} ${C().g} end')")}
final a = b;
final b = a;
class C extends D { int get g => g; }
class D extends C {}`,
  })
  expect(await wordsIn(directory)).toContain('end')
})

const nested = (depth: number): string =>
  MAIN('', `${'Center(child: '.repeat(depth)}Text('x')${')'.repeat(depth)}`)

async function drawing(directory: string): Promise<Drawing> {
  const reading = await read(directory)
  if (reading.kind !== 'read') throw new Error('refused')
  return drawApp(reading.project)
}

test('300 widgets within one another are all drawn', async () => {
  const { picture, tree } = await drawing(await temporaryProject({ 'lib/main.dart': nested(300) }))
  expect([...walk(tree)].filter(({ widget }) => widget === 'Center')).toHaveLength(300)
  expect(wordsOf(picture.body)).toBe('x')
})

test.each([340, 20_000])(
  '%d widgets within one another are drawn as deep as any person nests, and it is said',
  async (depth) => {
    const { picture, tree } = await drawing(await temporaryProject({ 'lib/main.dart': nested(depth) }))
    expect([...walk(tree)].filter(({ widget }) => widget === 'Center')).toHaveLength(321)
    expect(wordsOf(picture.body)).toBe('…|This app has more to build than a sketch follows')
  },
)

test('a value that nests deeper than can be read is left out, and it is said where', async () => {
  // deep enough for the stack of a process whose code is compiled to small frames by then
  const deep = `const deep = ${'['.repeat(4000)}1${']'.repeat(4000)};`
  const { picture } = await drawing(
    await temporaryProject({
      'lib/main.dart': MAIN("import 'deep.dart';\n", "Column(children: [Text('above'), Text('$deep')])"),
      'lib/deep.dart': `// generated\n${deep}\n`,
    }),
  )
  expect(wordsOf(picture.body)).toBe('above|…|lib/deep.dart:2 nests too deep to be read')
})

test('a function without end, called where widgets already nest as deep as they may, ends', async () => {
  const deep = `${'Center(child: '.repeat(300)}Builder(builder: (c) => Text('\${f(1)} end'))${')'.repeat(300)}`
  const endless =
    'f(n) { for (final x in [n]) { if (n > 0) { return [1].map((y) { switch (x) { default: return f(x + y); } }).first; } } }'
  const { picture } = await drawing(
    await temporaryProject({ 'lib/main.dart': `${MAIN('', deep)}\n${endless}` }),
  )
  expect(wordsOf(picture.body)).toContain('end')
})

test('a table of thousands of generated rows is drawn as far as a page goes, and the rest of the page with it', async () => {
  const row = "TableRow(children: [Text('row $i'), Text('$i'), Text('cell')])"
  const table = `Table(children: [for (var i = 0; i < 5000; i++) ${row}])`
  const home = `Column(children: [Text('above'), ${table}])`
  const { tree } = await drawing(await temporaryProject({ 'lib/main.dart': MAIN('', home) }))
  const texts = [...textsIn(tree)]
  expect(texts.slice(0, 4)).toEqual(['above', 'row 0', '0', 'cell'])
  expect(texts.length).toBeLessThan(30_100)
  expect(texts).toContain('row 999')
})

test('brackets that never close, however many, are refused with the place of the last', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': `final a = ${'['.repeat(20_000)};` })
  expect(await read(directory)).toMatchObject({
    kind: 'not-compiled',
    errors: [{ line: 1, message: "Can't find ']' to match '['." }],
  })
})

test('what is not Dart does not compile, with a place', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': '<html><body>(((</body></html>' })
  const reading = await read(directory)
  expect(reading).toMatchObject({ errors: [{ line: 1 }] })
})

test('links out of the project are not followed, neither source nor pictures', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'außen '))
  onTestFinished(async () => await rm(outside, { recursive: true, force: true }))
  await writeFile(path.join(outside, 'secret.dart'), "const secret = 'leaked';")
  await writeFile(path.join(outside, 'secret.png'), 'leaked')
  const directory = await temporaryProject({
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/\n',
    'lib/main.dart': MAIN("import 'secret.dart';\n", 'Text(secret)'),
    'assets/own.png': 'own',
  })
  await symlink(path.join(outside, 'secret.dart'), path.join(directory, 'lib/secret.dart'))
  await symlink(path.join(outside, 'secret.png'), path.join(directory, 'assets/secret.png'))
  await mkdir(path.join(directory, 'assets/sub'))
  expect(await wordsIn(directory)).not.toContain('leaked')
  const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
  await reader.read()
  expect((await readAsset('assets/own.png', reader.assetFile('assets/own.png')))?.type).toBe('image/png')
  for (const name of [
    'assets/secret.png',
    'assets/../pubspec.yaml',
    '../x.png',
    'lib/own.png',
    'assets/missing.png',
  ]) {
    expect(await readAsset(name, reader.assetFile(name))).toBeNull()
  }
})

test('an edit reads what changed and nothing else', async () => {
  const directory = await temporaryProject({
    'lib/main.dart': MAIN("import 'a.dart';\nimport 'b.dart';\n", 'Text(a + b)'),
    'lib/a.dart': "const a = 'a';",
    'lib/b.dart': "const b = 'b';",
  })
  const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
  expect(await reader.read()).toMatchObject({ kind: 'read', changed: 3 })
  expect(await reader.read()).toMatchObject({ kind: 'read', changed: 0 })
  await writeFile(path.join(directory, 'lib/b.dart'), "const b = 'c';")
  expect(await reader.read()).toMatchObject({ kind: 'read', changed: 1 })
})

test('a link that leads back to its own folder, by which a file imports itself, ends in a file that is not there', async () => {
  const directory = await temporaryProject({
    'lib/main.dart': MAIN("import 'loop/main.dart';\n", 'Text("a")'),
  })
  await symlink('../lib', path.join(directory, 'lib/loop'))
  expect((await read(directory)).kind).toBe('not-compiled')
})
