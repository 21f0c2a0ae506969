import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { testParser, wordsOf } from '../testing/drawing.ts'
import { temporaryProject } from '../testing/temporary-project.ts'
import { ProjectReader } from './read-project.ts'

const LINE = "const k = 'some text that was generated';\n"
const TWO_MEGABYTES = 50_000

async function readerOf(
  imports: string,
  home: string,
  files: Readonly<Record<string, string>>,
): Promise<{
  directory: string
  reader: ProjectReader
}> {
  const main = `${imports}void main() => runApp(${home});`
  const directory = await temporaryProject({ 'lib/main.dart': main, ...files })
  return { directory, reader: new ProjectReader(await testParser(), directory, 'lib/main.dart') }
}

test('of a generated file of two megabytes the picture reads what it needs, and the rest is looked through in slices', async () => {
  const { reader } = await readerOf("import 'big.dart';\n", 'Text(last)', {
    'lib/big.dart': `${LINE.repeat(TWO_MEGABYTES)}const last = 'the end';\n`,
  })
  const reading = await reader.read()
  if (reading.kind !== 'read') throw new Error('refused')
  expect(wordsOf(drawApp(reading.project).picture.body)).toBe('the end')
  let pauses = 0
  const pause = async (): Promise<void> => {
    pauses += 1
    await Promise.resolve()
  }
  expect(await reader.checkRest(pause)).toEqual([])
  expect(pauses).toBeGreaterThan(5)
})

test('an edit of a file of two megabytes is looked at, and its slip refused', async () => {
  // a thousand long declarations: how long many take is for the test above, and each is read twice here
  const lines = 1_000
  const text = `const k = '${'some text that was generated '.repeat(70)}';\n`.repeat(lines)
  expect(text.length).toBeGreaterThan(2_000_000)
  const { directory, reader } = await readerOf("import 'big.dart';\n", "Text('fine')", {
    'lib/big.dart': text,
  })
  expect((await reader.read()).kind).toBe('read')
  await writeFile(path.join(directory, 'lib/big.dart'), `${text}const last = (;\n`)
  expect(await reader.read()).toMatchObject({
    kind: 'not-compiled',
    errors: [{ line: lines + 1, message: "Can't find ')' to match '('." }],
  })
})

test('a class of texts of somewhat more than a megabyte is read', async () => {
  const notes = '  /// what a generator writes above each text\n'.repeat(24_000)
  expect(notes.length).toBeGreaterThan(1_000_000)
  const { reader } = await readerOf("import 'texts.dart';\n", 'Text(Texts().title)', {
    'lib/texts.dart': `class Texts {\n${notes}  String get title => 'Tides';\n}\n`,
  })
  const reading = await reader.read()
  if (reading.kind !== 'read') throw new Error('refused')
  expect(wordsOf(drawApp(reading.project).picture.body)).toBe('Tides')
})

test('a declaration of two megabytes is left out, a file of nine is passed over, and both are noted', async () => {
  const { reader } = await readerOf(
    "import 'table.dart';\nimport 'huge.dart';\n",
    "Text('a ${table.length}')",
    {
      'lib/table.dart': `const table = [\n${"'some text that was generated',\n".repeat(TWO_MEGABYTES)}];\n`,
      'lib/huge.dart': '// '.repeat(3_000_000),
    },
  )
  const reading = await reader.read()
  if (reading.kind !== 'read') throw new Error('refused')
  await reader.checkRest(async () => await Promise.resolve())
  const words = wordsOf(drawApp(reading.project).picture.body)
  expect(words).toContain('a …')
  expect(words).toContain(`1 part of ${path.join('lib', 'table.dart')} could not be read`)
  expect(words).toContain(`1 part of ${path.join('lib', 'huge.dart')} could not be read`)
})
