import { describe, expect, it } from 'vitest'
import { mainWith, temporaryProject, writeIn } from '../testing/temporary-project.ts'
import { testParser } from '../testing/drawing.ts'
import { formatDiagnostic } from './diagnostic.ts'
import { ProjectReader } from './read-project.ts'
import type { ProjectReading } from './read-project.ts'

const MAIN = `import 'Pages/Home.dart';\n${mainWith('Home()')}`
const HOME = "import 'package:flutter/material.dart';\nimport 'TITLE.dart';\nclass Home {}\n"

async function readerOf(files: Readonly<Record<string, string>>): Promise<[string, ProjectReader]> {
  const directory = await temporaryProject(files)
  return [directory, new ProjectReader(await testParser(), directory, 'lib/main.dart')]
}

const said = (directory: string, reading: ProjectReading): readonly string[] =>
  reading.kind === 'read'
    ? reading.project.notes()
    : reading.errors.map((error) => formatDiagnostic(directory, error).split('\n')[0] ?? '')

// Other systems' disks find them anyway, and nothing is said.
describe.runIf(process.platform === 'linux')(
  'a file that is imported in other letters than it is named',
  () => {
    it('is read, with what it imports, and told of', async () => {
      const [directory, reader] = await readerOf({
        'lib/main.dart': MAIN,
        'lib/pages/home.dart': HOME,
        'lib/pages/title.dart': '',
      })
      const reading = await reader.read()
      expect(said(directory, reading)).toEqual([
        'lib/Pages/Home.dart is named lib/pages/home.dart: Linux does not find it',
        'lib/pages/TITLE.dart is named lib/pages/title.dart: Linux does not find it',
      ])
      const project = reading.kind === 'read' ? reading.project : undefined
      const home = project?.resolve('Pages/Home.dart', `${directory}/lib/main.dart`) ?? ''
      expect(project?.unit(home)?.find('Home')?.kind).toBe('class')
    })

    it('no longer once it has that name, and refused once there is none like it', async () => {
      const [directory, reader] = await readerOf({ 'lib/main.dart': MAIN, 'lib/Pages/Home.dart': '' })
      expect(said(directory, await reader.read())).toEqual([])
      await writeIn(directory, 'lib/main.dart', MAIN.replace('Home.dart', 'Hom.dart'))
      expect(said(directory, await reader.read())).toEqual([
        "lib/main.dart:1:8: Error: Error when reading 'lib/Pages/Hom.dart': No such file or directory",
      ])
    })

    it('has the main that an entry point exports', async () => {
      const [directory, reader] = await readerOf({
        'lib/main.dart': "export 'App.dart';\n",
        'lib/app.dart': mainWith("Text('a')"),
      })
      expect(said(directory, await reader.read())).toEqual([
        'lib/App.dart is named lib/app.dart: Linux does not find it',
      ])
    })
  },
)
