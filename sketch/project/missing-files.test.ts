import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mainWith, temporaryProject, writeIn } from '../testing/temporary-project.ts'
import { testParser } from '../testing/drawing.ts'
import { formatDiagnostic } from './diagnostic.ts'
import { ProjectReader } from './read-project.ts'

async function errorsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const directory = await temporaryProject(files)
  const reading = await new ProjectReader(await testParser(), directory, 'lib/main.dart').read()
  return reading.kind === 'read' ? [] : reading.errors.map((error) => formatDiagnostic(directory, error))
}

const MAIN = mainWith("Text('a')")

describe('what the compiler would refuse although every file is good Dart', () => {
  it('a relative import of a file that is not there, at the import', async () => {
    expect(await errorsOf({ 'lib/main.dart': `import 'pages/hom_page.dart';\n${MAIN}` })).toEqual([
      "lib/main.dart:1:8: Error: Error when reading 'lib/pages/hom_page.dart': No such file or directory\n" +
        "import 'pages/hom_page.dart';\n       ^^^^^^^^^^^^^^^^^^^^^",
    ])
  })

  it('an import by the own package, and a part', async () => {
    const errors = await errorsOf({
      'lib/main.dart': `import 'package:fixture/gone.dart';\npart 'main_part.dart';\n${MAIN}`,
    })
    expect(errors.map((error) => error.split('\n')[0])).toEqual([
      "lib/main.dart:1:8: Error: Error when reading 'lib/gone.dart': No such file or directory",
      "lib/main.dart:2:6: Error: Error when reading 'lib/main_part.dart': No such file or directory",
    ])
  })

  it('each at its own directive, where one name ends with another', async () => {
    const lines = ['async_list_page', 'list_page', 'page'].map((name) => `import '${name}.dart';`)
    const errors = await errorsOf({ 'lib/main.dart': `${lines.join('\n')}\n${MAIN}` })
    expect(errors.map((error) => error.split('\n').slice(0, 2))).toEqual([
      [
        expect.stringContaining("lib/main.dart:1:8: Error: Error when reading 'lib/async_list_page.dart'"),
        lines[0],
      ],
      [
        expect.stringContaining("lib/main.dart:2:8: Error: Error when reading 'lib/list_page.dart'"),
        lines[1],
      ],
      [expect.stringContaining("lib/main.dart:3:8: Error: Error when reading 'lib/page.dart'"), lines[2]],
    ])
  })

  it.each([
    "import 'a.g.dart';",
    "part 'a.freezed.dart';",
    "import '__generated__/query.dart';",
    "import 'query.graphql.dart';",
    "import 'package:other/a.dart';",
    "import 'dart:io';",
  ])('not what a generator writes or a package brings: %s', async (line) => {
    expect(await errorsOf({ 'lib/main.dart': `${line}\n${MAIN}` })).toEqual([])
  })

  it.each(['', 'class A {}\n'])('an entry point without main', async (text) => {
    expect(await errorsOf({ 'lib/main.dart': text })).toEqual([
      "lib/main.dart:1:1: Error: No 'main' method found.",
    ])
  })

  it('not a main that is exported from elsewhere', async () => {
    expect(await errorsOf({ 'lib/main.dart': "export 'app.dart';\n", 'lib/app.dart': MAIN })).toEqual([])
  })

  it('a file that is deleted between two readings', async () => {
    const directory = await temporaryProject({
      'lib/main.dart': `import 'a.dart';\n${MAIN}`,
      'lib/a.dart': '',
    })
    const reader = new ProjectReader(await testParser(), directory, 'lib/main.dart')
    expect((await reader.read()).kind).toBe('read')
    await rm(path.join(directory, 'lib/a.dart'))
    expect((await reader.read()).kind).toBe('not-compiled')
    await writeIn(directory, 'lib/a.dart', '')
    expect((await reader.read()).kind).toBe('read')
  })
})
