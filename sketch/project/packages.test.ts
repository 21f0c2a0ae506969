import { mkdir, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawApp } from '../draw/draw-app.ts'
import { testParser, wordsOf } from '../testing/drawing.ts'
import { temporaryProject, writeIn } from '../testing/temporary-project.ts'
import { formatDiagnostic } from './diagnostic.ts'
import { ProjectReader } from './read-project.ts'

const MAIN = `import 'package:flutter/material.dart';
import 'package:ui/ui.dart';
void main() => runApp(MaterialApp(home: Greeting()));
`
const greeting = (text: string) => `import 'package:flutter/material.dart';
class Greeting extends StatelessWidget {
  Widget build(BuildContext context) => Text('${text}');
}
`
const UI = {
  'packages/ui/pubspec.yaml': 'name: ui\n',
  'packages/ui/lib/ui.dart': "export 'src/greeting.dart';\n",
  'packages/ui/lib/src/greeting.dart': greeting('From ui'),
}
const config = (...packages: readonly object[]) => JSON.stringify({ configVersion: 2, packages })

async function readerIn(repository: string, app = 'app'): Promise<ProjectReader> {
  return new ProjectReader(await testParser(), path.join(repository, app), 'lib/main.dart')
}

async function wordsIn(repository: string, app = 'app'): Promise<string> {
  const reading = await (await readerIn(repository, app)).read()
  if (reading.kind !== 'read') throw new Error(reading.errors.map((each) => each.message).join('\n'))
  return wordsOf(drawApp(reading.project).picture.body)
}

describe('widgets of local packages are drawn', { tags: 'P-432' }, () => {
  it('of a path dependency, with no pub get', async () => {
    const repository = await temporaryProject({
      'app/pubspec.yaml': 'name: app\ndependencies:\n  ui:\n    path: ../packages/ui\n',
      'app/lib/main.dart': MAIN,
      ...UI,
    })
    expect(await wordsIn(repository)).toBe('From ui')
  })

  it('of a path dependency of a path dependency, and of an override', async () => {
    const repository = await temporaryProject({
      'app/pubspec.yaml':
        'name: app\ndependencies:\n  middle:\n    path: ../packages/middle\n  words: ^1.0.0\n',
      'app/pubspec_overrides.yaml': 'dependency_overrides:\n  words:\n    path: ../packages/words\n',
      'app/lib/main.dart': MAIN.replace('ui/ui', 'middle/middle'),
      'packages/middle/pubspec.yaml': 'name: middle\ndependencies:\n  ui:\n    path: ../ui\n',
      'packages/middle/lib/middle.dart': "export 'package:ui/ui.dart';\n",
      ...UI,
      'packages/ui/lib/src/greeting.dart': `import 'package:words/words.dart';\n${greeting('$word')}`,
      'packages/words/pubspec.yaml': 'name: words\n',
      'packages/words/lib/words.dart': "const word = 'overridden';\n",
    })
    expect(await wordsIn(repository)).toBe('overridden')
  })

  it.each([
    ['a relative root', '../../packages/ui'],
    ['an absolute one', null],
  ])('of package_config.json, with %s', async (_, root) => {
    const repository = await temporaryProject({
      'app/pubspec.yaml': 'name: app\ndependencies:\n  ui: any\n',
      'app/lib/main.dart': MAIN,
      ...UI,
    })
    const rootUri = root ?? pathToFileURL(path.join(repository, 'packages/ui')).href
    await writeIn(repository, 'app/.dart_tool/package_config.json', config({ name: 'ui', rootUri }))
    expect(await wordsIn(repository)).toBe('From ui')
  })

  const workspace = {
    'pubspec.yaml': 'name: root\nworkspace:\n  - apps/mobile\n  - packages/*\n',
    'apps/mobile/pubspec.yaml': 'name: mobile\nresolution: workspace\ndependencies:\n  ui: any\n',
    'apps/mobile/lib/main.dart': MAIN,
    ...UI,
  }

  it('of a workspace, with no pub get', async () => {
    expect(await wordsIn(await temporaryProject(workspace), 'apps/mobile')).toBe('From ui')
  })

  it('of a workspace by its root’s package_config.json, which the member refers to', async () => {
    const repository = await temporaryProject({
      ...workspace,
      'pubspec.yaml': 'name: root\n',
      '.dart_tool/package_config.json': config({ name: 'ui', rootUri: '../packages/ui' }),
      'apps/mobile/.dart_tool/pub/workspace_ref.json': '{"workspaceRoot": "../../../.."}',
    })
    expect(await wordsIn(repository, 'apps/mobile')).toBe('From ui')
  })

  it('anew when one of its files changed, or when the package moved', async () => {
    const repository = await temporaryProject({
      'app/pubspec.yaml': 'name: app\ndependencies:\n  ui:\n    path: ../packages/ui\n',
      'app/lib/main.dart': MAIN,
      ...UI,
    })
    const reader = await readerIn(repository)
    const words = async () => {
      const reading = await reader.read()
      return reading.kind === 'read' ? wordsOf(drawApp(reading.project).picture.body) : reading.errors
    }
    expect(await words()).toBe('From ui')
    await writeIn(repository, 'packages/ui/lib/src/greeting.dart', greeting('Edited'))
    expect(await words()).toBe('Edited')
    await mkdir(path.join(repository, 'shared'))
    await rename(path.join(repository, 'packages/ui'), path.join(repository, 'shared/ui'))
    await writeIn(repository, 'app/pubspec.yaml', 'name: app\ndependencies:\n  ui:\n    path: ../shared/ui\n')
    await writeIn(repository, 'shared/ui/lib/src/greeting.dart', greeting('Moved'))
    expect(await words()).toBe('Moved')
  })

  it('past surplus dots, which stay within the package, of its lib or by a package: address', async () => {
    const repository = await temporaryProject({
      'app/pubspec.yaml': 'name: app\ndependencies:\n  ui:\n    path: ../packages/ui\n',
      'app/lib/main.dart': MAIN.replace('ui/ui.dart', 'ui/../../ui.dart'),
      ...UI,
      'packages/ui/lib/ui.dart': "export 'src/greeting.dart';\n",
      'packages/ui/lib/src/greeting.dart': `import '../../../words.dart';\n${greeting('$word')}`,
      'packages/ui/lib/words.dart': "const word = 'By dots';\n",
    })
    expect(await wordsIn(repository)).toBe('By dots')
  })

  it('a file outside of lib resolves by folders', async () => {
    const repository = await temporaryProject({
      'pubspec.yaml': 'name: app\n',
      'tool/main.dart': `import '../../../lib/greeting.dart';\n${MAIN.split('\n')
        .filter((line) => !line.includes('ui/ui'))
        .join('\n')}`,
      'lib/greeting.dart': greeting('Here'),
    })
    const reading = await new ProjectReader(await testParser(), repository, 'tool/main.dart').read()
    expect(reading.kind).toBe('not-compiled')
  })

  it('an error in one has its place, from the app’s folder', async () => {
    const repository = await temporaryProject({
      'app/pubspec.yaml': 'name: app\ndependencies:\n  ui:\n    path: ../packages/ui\n',
      'app/lib/main.dart': MAIN,
      ...UI,
      'packages/ui/lib/src/greeting.dart': 'class Greeting {\n',
    })
    const reading = await (await readerIn(repository)).read()
    if (reading.kind === 'read') throw new Error('It was read')
    expect(reading.errors.map((each) => formatDiagnostic(path.join(repository, 'app'), each))).toEqual([
      "../packages/ui/lib/src/greeting.dart:1:16: Error: Can't find '}' to match '{'.\nclass Greeting {\n               ^",
    ])
  })
})

describe('nothing else of the machine is read', { tags: 'P-432' }, () => {
  const app = (more: string) => ({
    'app/pubspec.yaml': `name: app\ndependencies:\n  ui:\n${more}`,
    'app/lib/main.dart': MAIN,
  })

  it.each([
    ['a folder without a pubspec', {}],
    ['a pubspec of another name', { 'packages/ui/pubspec.yaml': 'name: other\n' }],
  ])('%s', async (_, files) => {
    const repository = await temporaryProject({
      ...app('    path: ../packages/ui\n'),
      'packages/ui/lib/ui.dart': greeting('Not to be read'),
      ...files,
    })
    expect(await wordsIn(repository)).not.toContain('Not to be read')
  })

  it.each([
    'path: /',
    'path: //server/share',
    String.raw`path: '\\server\share'`,
    'path: ../app/../../..',
    'path: 7',
  ])('a path dependency of %s', async (line) => {
    const repository = await temporaryProject(app(`    ${line}\n`))
    expect(await wordsIn(repository)).not.toContain('From')
  })

  it('what a package reaches with dots: they end at its lib, where no such file is', async () => {
    const repository = await temporaryProject({
      ...app('    path: ../packages/ui\n'),
      'packages/ui/pubspec.yaml': 'name: ui\n',
      'packages/ui/lib/ui.dart': "export '../../../outside/dots.dart';\n",
      'outside/dots.dart': greeting('Dots'),
    })
    const reading = await (await readerIn(repository)).read()
    expect(reading).toMatchObject({
      kind: 'not-compiled',
      errors: [{ message: expect.stringContaining("'../packages/ui/lib/outside/dots.dart'") }],
    })
  })

  it('what a package reaches by a link out of its lib', async () => {
    const repository = await temporaryProject({
      ...app('    path: ../packages/ui\n'),
      'packages/ui/pubspec.yaml': 'name: ui\n',
      'packages/ui/lib/ui.dart': "export 'linked/greeting.dart';\n",
      'outside/greeting.dart': greeting('Linked'),
    })
    await symlink(path.join(repository, 'outside'), path.join(repository, 'packages/ui/lib/linked'), 'dir')
    expect(await wordsIn(repository)).not.toContain('Linked')
  })

  it('a lib that is a link out of its package', async () => {
    const repository = await temporaryProject({
      ...app('    path: ../packages/ui\n'),
      'packages/ui/pubspec.yaml': 'name: ui\n',
      'outside/ui.dart': greeting('Linked'),
    })
    await symlink(path.join(repository, 'outside'), path.join(repository, 'packages/ui/lib'), 'dir')
    expect(await wordsIn(repository)).not.toContain('Linked')
  })

  it.each([
    ['what is in pub’s cache', { name: 'ui', rootUri: '../../.pub-cache/hosted/pub.dev/ui-1.0.0' }],
    ['another machine’s', { name: 'ui', rootUri: 'file://server/share/ui' }],
    ['no address at all', { name: 'ui', rootUri: 'file://%%%' }],
  ])('package_config.json: %s', async (_, entry) => {
    const repository = await temporaryProject({
      ...app('    git: x\n'),
      'app/.dart_tool/package_config.json': config(entry, { rootUri: 7 }),
      '.pub-cache/hosted/pub.dev/ui-1.0.0/pubspec.yaml': 'name: ui\n',
      '.pub-cache/hosted/pub.dev/ui-1.0.0/lib/ui.dart': greeting('Cached'),
    })
    expect(await wordsIn(repository)).not.toContain('Cached')
  })

  it('a package that takes itself, a list that is no list, a workspace that holds itself', async () => {
    const repository = await temporaryProject({
      ...app('    path: ../packages/ui\n'),
      'pubspec.yaml': 'name: root\nworkspace:\n  - .\n  - "*"\n  - ../../..\n',
      'app/.dart_tool/package_config.json': '{"packages": "none"',
      ...UI,
      'packages/ui/pubspec.yaml':
        'name: ui\ndependencies:\n  ui:\n    path: .\n  app:\n    path: ../../app\n',
    })
    expect(await wordsIn(repository)).toBe('From ui')
    await rm(path.join(repository, 'packages'), { recursive: true })
    expect(await wordsIn(repository)).not.toBe('From ui')
  })
})

describe('addresses with what stands for a character', { tags: 'P-432' }, () => {
  it('lead to the file, also above what they write and relative to a folder with a space', async () => {
    const directory = await temporaryProject({
      'pubspec.yaml': 'name: diary\n',
      'lib/main.dart': `import 'package:diary/local%20data/page%20one.dart';
import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Greeting()));
`,
      'lib/local data/page one.dart': "export '../%C3%A9t%C3%A9/greeting.dart';\n",
      'lib/été/greeting.dart': greeting('Decoded'),
    })
    expect(await wordsIn(directory, '.')).toBe('Decoded')
  })

  it.each(['%', '%00', '%E9', 'a%2'])('an import of %j is of a file that is not there', async (address) => {
    const directory = await temporaryProject({
      'pubspec.yaml': 'name: diary\n',
      'lib/main.dart': `import '${address}.dart';
import 'package:flutter/material.dart';
void main() => runApp(MaterialApp(home: Text('here')));
`,
    })
    const reading = await (await readerIn(directory, '.')).read()
    const said = reading.kind === 'read' ? [] : reading.errors.map(({ message }) => message)
    expect(said).toEqual([expect.stringContaining('No such file or directory')])
  })
})
