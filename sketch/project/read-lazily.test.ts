import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { testParser, wordsOf } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'
import { ProjectReader } from './read-project.ts'
import type { DartParser } from '../dart/parser.ts'

const ROWS = 300
const turn = async (): Promise<void> => await Promise.resolve()

/** Some 300 kB: each row imports the next, and the page shows the first. */
function rows(change: Readonly<Record<number, string>> = {}): Record<string, string> {
  const files: Record<string, string> = {
    'lib/main.dart': "import 'row0.dart';\nvoid main() => runApp(Row0());\n",
    'lib/never.dart': 'class {',
  }
  for (let index = 0; index < ROWS; index += 1) {
    const next = index + 1 < ROWS ? `import 'row${index + 1}.dart';\n` : ''
    const widget = `class Row${index} extends StatelessWidget { Widget build(c) => Text('row ${index}'); }\n`
    files[`lib/row${index}.dart`] = next + (change[index] ?? `${widget}// ${'a comment '.repeat(100)}\n`)
  }
  return files
}

/** What is parsed, by its length, and the files that are looked through. */
async function counting(): Promise<{ parser: DartParser; lengths: number[]; looked: string[] }> {
  const real = await testParser()
  const lengths: number[] = []
  const looked: string[] = []
  const parser: DartParser = {
    ...real,
    parse(text, stretch) {
      lengths.push(stretch === undefined ? text.length : stretch.end - stretch.start)
      return real.parse(text, stretch)
    },
    async isWholeInSlices(text, pause) {
      looked.push(text)
      return await real.isWholeInSlices(text, pause)
    },
  }
  return { parser, lengths, looked }
}

test('the picture of a large project parses its own widgets and nothing else', async () => {
  const { parser, lengths, looked } = await counting()
  const reading = await new ProjectReader(parser, await temporaryProject(rows()), 'lib/main.dart').read()
  if (reading.kind !== 'read') throw new Error('refused')
  expect(looked.length).toBeLessThan(ROWS / 2)
  expect(wordsOf(drawApp(reading.project).picture.body)).toBe('row 0')
  expect(lengths).toHaveLength(2)
  expect(Math.max(...lengths)).toBeLessThan(100)
})

test('an edit looks at the file that changed', async () => {
  const { parser, looked } = await counting()
  const directory = await temporaryProject(rows())
  const reader = new ProjectReader(parser, directory, 'lib/main.dart')
  await reader.read()
  await reader.checkRest(turn)
  expect(looked).toHaveLength(ROWS + 1)
  looked.length = 0
  const edited = 'class Row0 extends StatelessWidget { Widget build(c) => Text("new"); }'
  await writeFile(path.join(directory, 'lib/row0.dart'), `import 'row1.dart';\n${edited}`)
  expect(await reader.read()).toMatchObject({ kind: 'read', changed: 1 })
  expect(looked).toHaveLength(1)
})

test('a slip far from the picture is found behind it, and by every reading until it is mended', async () => {
  const directory = await temporaryProject(rows({ 250: 'class Row250 {\n' }))
  const file = path.join(directory, 'lib/row250.dart')
  const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
  const first = await reader.read()
  expect(first.kind).toBe('read')
  const errors = await reader.checkRest(turn)
  expect(errors).toMatchObject([{ file, line: 2 }])
  expect(first.kind === 'read' ? first.project.notes() : []).toEqual([
    `${path.join('lib', 'row250.dart')}:2 does not compile: Can't find '}' to match '{'.`,
  ])
  expect(await reader.read()).toEqual({ kind: 'not-compiled', errors })
  await writeFile(file, 'class Row250 {}')
  expect((await reader.read()).kind).toBe('read')
})

test('a file that no import leads to is never looked at, however wrong', async () => {
  const reader = new ProjectReader(await testParser(), await temporaryProject(rows()), 'lib/main.dart')
  expect((await reader.read()).kind).toBe('read')
  expect(await reader.checkRest(turn)).toEqual([])
})

test('a missing import far from the picture is found behind it', async () => {
  const directory = await temporaryProject(rows({ 299: "import 'gone.dart';\n" }))
  const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
  expect((await reader.read()).kind).toBe('read')
  const errors = await reader.checkRest(turn)
  expect(errors).toMatchObject([{ message: "Error when reading 'lib/gone.dart': No such file or directory" }])
  expect(await reader.read()).toEqual({ kind: 'not-compiled', errors })
})

test('an edit that leads to a file for the first time looks at that file', async () => {
  const directory = await temporaryProject(rows())
  const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
  await reader.read()
  await reader.checkRest(turn)
  const main = "import 'row0.dart';\nimport 'never.dart';\nvoid main() => runApp(Row0());\n"
  await writeFile(path.join(directory, 'lib/main.dart'), main)
  expect(await reader.read()).toMatchObject({
    kind: 'not-compiled',
    errors: [{ file: path.join(directory, 'lib/never.dart') }],
  })
})

test('a search that is stopped ends, and another one finds what it would have', async () => {
  const slow = "const k = 'some text that was generated';\n".repeat(20_000)
  const directory = await temporaryProject(rows({ 280: `${slow}class {\n` }))
  const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
  await reader.read()
  const stop = async (): Promise<void> => await Promise.reject(new Error('stopped'))
  await expect(reader.checkRest(stop)).rejects.toThrow('stopped')
  expect(await reader.checkRest(turn)).toMatchObject([{ line: 20_002 }])
})
