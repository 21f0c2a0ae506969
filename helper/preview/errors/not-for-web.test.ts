import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createErrorList } from './error-list.ts'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'mosaygent é ffi '))
})
afterEach(() => rm(project, { recursive: true, force: true }))

const ffi = (location: string, library = 'dart:ffi') => [
  `${location}: Error: Dart library '${library}' is not available on this platform.`,
  `import '${library}';`,
  '       ^',
]
const CHAIN = [
  "Context: The unavailable library 'dart:ffi' is imported through these packages:",
  '',
  '    web_entrypoint.dart => package:shop => package:win32_registry => package:win32 => dart:ffi',
  '    web_entrypoint.dart => package:shop => package:win32_registry => package:win32 => package:ffi => dart:ffi',
  '    ...',
  '',
  'Detailed import paths for (some of) the these imports:',
  '',
  '    web_entrypoint.dart => package:shop/main.dart => package:other/other.dart => package:win32/win32.dart => dart:ffi',
]
const CACHE = '../../.pub-cache/hosted/pub.dev'

async function found(lines: readonly string[]) {
  const list = createErrorList(() => undefined)
  await list.replace(project, lines, true)
  return list.answer()
}
const lacking = async (lines: readonly string[]) => (await found(lines)).not_for_web

describe('what a browser cannot run', { tags: 'P-454' }, () => {
  it('is named with its package, and the one that brings it', async () => {
    const answer = await found([
      ...ffi(`${CACHE}/win32_registry-1.1.2/lib/src/registry.dart:5:8`),
      ...CHAIN,
      ...ffi(`${CACHE}/win32-5.4.0/lib/src/bstr.dart:3:8`),
      `${CACHE}/ffi-2.1.0/lib/src/utf8.dart:9:8: Error: Dart library 'dart:ffi' is not available on this platform.`,
      `${CACHE}/ffi-2.1.0/lib/src/arena.dart:9:8: Error: Dart library 'dart:ffi' is not available on this platform.`,
      'Failed to compile application.',
    ])
    expect(
      answer.not_for_web?.map(({ file, ...what }) => ({
        ...what,
        file: file?.slice(file.indexOf('pub.dev/')),
      })),
    ).toEqual([
      {
        package: 'win32_registry',
        libraries: ['dart:ffi'],
        brought_by: null,
        file: 'pub.dev/win32_registry-1.1.2/lib/src/registry.dart',
      },
      {
        package: 'win32',
        libraries: ['dart:ffi'],
        brought_by: 'win32_registry',
        file: 'pub.dev/win32-5.4.0/lib/src/bstr.dart',
      },
      {
        package: 'ffi',
        libraries: ['dart:ffi'],
        brought_by: 'win32_registry',
        file: 'pub.dev/ffi-2.1.0/lib/src/utf8.dart',
      },
    ])
    // the way that it came is of the first error's text, and no error of its own
    expect(answer.errors).toHaveLength(4)
    expect(answer.errors[0]).toContain('package:shop => package:win32_registry')
    expect(answer.parsed?.[0]?.message).toBe("Dart library 'dart:ffi' is not available on this platform.")
  })

  it('may be the app’s own code', async () => {
    expect(
      await lacking([...ffi('lib/native%20code.dart:1:8'), ...ffi('lib/b.dart:2:8', 'dart:mirrors')]),
    ).toEqual([
      {
        package: null,
        libraries: ['dart:ffi', 'dart:mirrors'],
        brought_by: null,
        file: 'lib/native code.dart',
      },
    ])
  })

  it('may be native functions of a package beside the app', async () => {
    await mkdir(join(project, '.dart_tool'))
    const packages = [
      { name: 'shop', rootUri: '../' },
      { name: 'engine_bindings', rootUri: '../packages/engine' },
    ]
    await writeFile(join(project, '.dart_tool', 'package_config.json'), JSON.stringify({ packages }))
    const external = (file: string) => [`${file}:7:14: Error: Only JS interop members may be 'external'.`]
    expect(
      await lacking([
        ...external('packages/engine/lib/bindings.dart'),
        "Try removing the 'external' keyword or adding a JS interop annotation.",
        '  external int sum(int a);',
        '               ^',
        ...external('lib/main.dart'),
      ]),
    ).toEqual([
      {
        package: 'engine_bindings',
        libraries: [],
        brought_by: null,
        file: 'packages/engine/lib/bindings.dart',
      },
      { package: null, libraries: [], brought_by: null, file: 'lib/main.dart' },
    ])
  })

  it('is not every error, and is forgotten with the next compile', async () => {
    const list = createErrorList(() => undefined)
    await list.replace(project, ffi('lib/main.dart:1:8'), true)
    expect(list.answer().not_for_web).toHaveLength(1)
    await list.replace(project, ["lib/main.dart:4:1: Error: Type 'Pointer' not found."], true)
    expect(list.answer().not_for_web).toEqual([])
    list.clear()
    expect(list.answer()).toEqual({ errors: [], parsed: [], not_for_web: [] })
  })
})
