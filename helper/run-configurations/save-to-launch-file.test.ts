import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, type ParseError } from 'jsonc-parser'
import { pathExists } from 'path-exists'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRuns, valueOf } from './testing/open-runs.ts'

let runs: Awaited<ReturnType<typeof openRuns>>
let id: string
beforeEach(async () => {
  runs = await openRuns()
  const dart_defines = { URL: 'https://a?b=c', API_SECRET: 's3cret-é\n"x"' }
  ;({ id } = valueOf(await runs.save({ name: 'Staging', target: 'lib/main_dev.dart', dart_defines })))
})
afterEach(() => runs.remove())

const FILE = '.vscode/launch.json'
const text = () => readFile(join(runs.directory, FILE), 'utf8')
const THEIRS = `{
    // the team's
    "configurations": [
        { "name": "other", "type": "dart", "request": "launch", }, // theirs
    ],
}
`

describe('Save to launch.json', { tags: 'P-426' }, () => {
  test('shows what it would write before it writes anything', async () => {
    const preview = valueOf(await runs.previewLaunchFile(id))
    expect(preview).toMatchObject({ file: FILE, change: 'new-file', left_out: ['API_SECRET'] })
    expect(JSON.parse(preview.entry)).toEqual({
      name: 'Staging',
      type: 'dart',
      request: 'launch',
      program: 'apps/one/lib/main_dev.dart',
      args: ['--dart-define=URL=https://a?b=c'],
    })
    expect(await pathExists(join(runs.directory, '.vscode'))).toBe(false)
  })

  test('keeps comments, commas and the indentation, and Undo brings back every byte', async () => {
    await runs.write(FILE, THEIRS)
    const { seen, change } = valueOf(await runs.previewLaunchFile(id))
    expect(change).toBe('added')
    expect(await text()).toBe(THEIRS)
    valueOf(await runs.saveToLaunchFile(id, seen))
    const errors: ParseError[] = []
    expect(parse(await text(), errors, { allowTrailingComma: true })).toMatchObject({
      configurations: [{ name: 'other' }, { name: 'Staging' }],
    })
    expect(errors).toEqual([])
    for (const kept of ["    // the team's", '// theirs', '\n            "name": "Staging"'])
      expect(await text()).toContain(kept)
    expect((await runs.list()).launch_undo).toBe('Staging')
    valueOf(await runs.undoLaunchFile())
    expect(await text()).toBe(THEIRS)
    expect((await runs.list()).launch_undo).toBeNull()
    expect(await runs.undoLaunchFile()).toMatchObject({ problem: { code: 'nothing-to-undo' } })
  })

  test('Undo of a new file leaves no folder behind', async () => {
    valueOf(await runs.saveToLaunchFile(id))
    expect(await pathExists(join(runs.directory, FILE))).toBe(true)
    valueOf(await runs.undoLaunchFile())
    expect(await pathExists(join(runs.directory, '.vscode'))).toBe(false)
  })

  test('what was changed since the look, or since the write, stays', async () => {
    const { seen } = valueOf(await runs.previewLaunchFile(id))
    await runs.write(FILE, THEIRS)
    expect(await runs.saveToLaunchFile(id, seen)).toMatchObject({ problem: { code: 'file-changed' } })
    expect(await text()).toBe(THEIRS)
    valueOf(await runs.saveToLaunchFile(id))
    const edited = `${await text()}// mine\n`
    await runs.write(FILE, edited)
    expect(await runs.undoLaunchFile()).toMatchObject({ problem: { code: 'file-changed' } })
    expect(await text()).toBe(edited)
    expect(await readdir(join(runs.directory, '.vscode'))).toEqual(['launch.json'])
  })

  test.each(['{"configurations": [', '[]', '{"configurations": {}}'])(
    'a file that is broken stays as it is: %s',
    async (broken) => {
      await runs.write(FILE, broken)
      for (const refused of [await runs.previewLaunchFile(id), await runs.saveToLaunchFile(id)])
        expect(refused).toMatchObject({ problem: { code: 'run-configuration-unusable' } })
      expect(await text()).toBe(broken)
    },
  )

  test('a secret is written only where it stands in clear already, and never shown', async () => {
    valueOf(await runs.saveToLaunchFile(id))
    expect(await text()).not.toContain('s3cret')
    const clear = ['--dart-define', 'API_SECRET=s3cret-é\n"x"']
    await runs.launch({ name: 'Staging', program: 'apps/one/lib/main.dart', args: clear })
    const preview = valueOf(await runs.previewLaunchFile(id))
    expect(preview).toMatchObject({ change: 'replaced', left_out: [] })
    expect(preview.entry).toContain('API_SECRET=***')
    expect(preview.entry).not.toContain('s3cret')
    valueOf(await runs.saveToLaunchFile(id, preview.seen))
    const own = (await runs.list()).configurations.find(({ source }) => source === FILE)
    expect(own).toMatchObject({ target: 'lib/main_dev.dart', dart_defines: { API_SECRET: '***' } })
  })

  test('a secret among further arguments is left out as well', async () => {
    const args = ['--web-define=MAP_TOKEN=abcdefgh', '--no-pub']
    valueOf(await runs.save({ id, name: 'Staging', args }))
    const preview = valueOf(await runs.previewLaunchFile(id))
    expect(preview.left_out).toEqual(['MAP_TOKEN'])
    expect(preview.entry).toContain('--no-pub')
    valueOf(await runs.saveToLaunchFile(id))
    expect(await text()).not.toContain('abcdefgh')
  })
})
