import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith, temporaryProject } from '../testing/temporary-project.ts'
import { isLeftOutByGit } from './left-out-by-git.ts'

describe('what git leaves out of a clone', { tags: 'P-654' }, () => {
  it.each([
    ['lib/firebase_options.dart', true],
    ['/lib/firebase_options.dart', true],
    ['firebase_options.dart', true],
    ['*_options.dart', true],
    ['lib/*.d?rt', true],
    ['**/lib/firebase_options.dart', true],
    ['lib/', true],
    ['# lib/firebase_options.dart', false],
    ['options.dart', false],
    ['/firebase_options.dart', false],
    ['firebase_options.dart\n!lib/firebase_options.dart', false],
    ['lib/firebase_options.dart.bak', false],
    ['test/firebase_options.dart', false],
  ])('%s', async (list, ignored) => {
    const directory = await temporaryProject({ '.gitignore': `build/\n${list}\n` })
    expect(isLeftOutByGit(path.join(directory, 'lib/firebase_options.dart'))).toBe(ignored)
  })

  it('of another package of a workspace its own list counts', { tags: 'P-896' }, async () => {
    const root = await temporaryProject({
      'packages/core/.gitignore': 'lib/src/keys.dart\n',
      'packages/core/lib/core.dart': '',
      'app/.gitignore': '*.dart\n',
    })
    const leftOut = (file: string) => isLeftOutByGit(path.join(root, file))
    expect(leftOut('packages/core/lib/src/keys.dart')).toBe(true)
    expect(leftOut('packages/core/lib/other.dart')).toBe(false)
  })

  it('a list beside the file counts, and more than those above it', async () => {
    const root = await temporaryProject({
      '.gitignore': '*_keys.dart\n',
      'lib/texts/.gitignore': 'collected/\nlocales.dart\n!test_keys.dart\n',
    })
    const leftOut = (file: string) => isLeftOutByGit(path.join(root, file))
    expect(leftOut('lib/texts/locales.dart')).toBe(true)
    expect(leftOut('lib/texts/collected/app_en.dart')).toBe(true)
    expect(leftOut('lib/locales.dart')).toBe(false)
    expect(leftOut('lib/texts/api_keys.dart')).toBe(true)
    expect(leftOut('lib/texts/test_keys.dart')).toBe(false)
  })

  it('is drawn without, and the picture says so', async () => {
    const main = `import 'firebase_options.dart';\n${mainWith("Text(Options.name ?? 'none')")}`
    const body = await drawFiles({ 'lib/main.dart': main, '.gitignore': 'firebase_options.dart\n' })
    expect(wordsOf(body)).toContain('lib/firebase_options.dart is not there: git leaves it out')
  })
})
