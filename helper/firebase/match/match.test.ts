import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIFFERENT, FIREBASERC, groovy, kotlin, pbxproj } from '../testing/build-files.ts'
import { fuzz } from '../../testing/fuzz.ts'
import { matchFirebaseRc } from './match-firebaserc.ts'
import { matchGradle } from './match-gradle.ts'
import { matchPbxproj, matchXcconfig } from './match-xcode.ts'
import type { MatchEdit } from './match-edit.ts'

const rc = (text: string, project = 'acme-prod') => matchFirebaseRc(text, '.firebaserc', project)
const gradle = (text: string, id = 'com.acme.app') => matchGradle(text, 'android/app/build.gradle', id)
const xcode = (text: string, id = 'com.acme.app') => matchPbxproj(text, 'project.pbxproj', id)
const textOf = (edit: MatchEdit) => {
  if (edit.kind !== 'changed') throw new Error(JSON.stringify(edit))
  return edit.text
}
const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`

describe('.firebaserc', () => {
  test('the default project changes, comments and all else stay', { tags: 'P-241' }, () => {
    const edit = rc(FIREBASERC)
    expect(textOf(edit)).toBe(FIREBASERC.replace('tide-dev', 'acme-prod'))
    expect(edit).toMatchObject({
      differences: [{ name: 'default', before: 'tide-dev', after: 'acme-prod' }],
      advised: true,
    })
    expect(textOf(rc(windows(FIREBASERC)))).toBe(windows(FIREBASERC).replace('tide-dev', 'acme-prod'))
    expect(rc(textOf(edit))).toEqual({ kind: 'unchanged' })
  })

  test(
    'an alias that names the project already is told, and then the change is not advised',
    { tags: 'P-241' },
    () => {
      const edit = rc('{"projects":{"default":"tide-dev","prod":"acme-prod"}}')
      expect(edit).toMatchObject({ advised: false, reason: expect.stringContaining('alias prod') })
      expect(textOf(edit)).toBe('{"projects":{"default":"acme-prod","prod":"acme-prod"}}')
    },
  )

  test.each([
    ['{"projects":{}}', '{"projects":{"default": "acme-prod"}}'],
    ['{"projects":{"dev":"d"}}', '{"projects":{"default": "acme-prod","dev":"d"}}'],
    [
      '{\r\n  "projects": {\r\n    "dev": "d"\r\n  }\r\n}',
      '{\r\n  "projects": {\r\n    "default": "acme-prod",\r\n    "dev": "d"\r\n  }\r\n}',
    ],
  ])('a default is put in front where there is none: %j', (before, after) => {
    expect(textOf(rc(before))).toBe(after)
    expect(rc(after)).toEqual({ kind: 'unchanged' })
  })

  test.each([
    '',
    '{',
    '[]',
    '{"projects":[]}',
    '{"projects":{"default":{}}}',
    '{"projects":{"default":"a","default":"b"}}',
    '{}',
  ])('%j is left to its owner', (text) => {
    expect(rc(text)).toMatchObject({ kind: 'yours', reason: expect.stringContaining('.firebaserc') })
  })
})

describe('Gradle', () => {
  test.each([
    ['Groovy', groovy()],
    ['Groovy, single quotes', groovy("'com.tide.app'")],
    ['Groovy, a call', groovy('("com.tide.app")')],
    ['Groovy, Windows line endings and a byte order mark', windows(groovy())],
    ['Kotlin', kotlin()],
    ['Kotlin, Windows line endings', windows(kotlin())],
  ])('%s: the one literal of the default configuration changes', { tags: 'P-241' }, (_, before) => {
    const edit = gradle(before)
    const at = /applicationId (?:= )?\(?["']com\.tide\.app/.exec(before)
    const from = (at?.index ?? 0) + (at?.[0].length ?? 0) - 'com.tide.app'.length
    const rest = before.slice(from + 'com.tide.app'.length)
    expect(textOf(edit)).toBe(`${before.slice(0, from)}com.acme.app${rest}`)
    expect(edit).toMatchObject({
      differences: [{ name: 'applicationId', before: 'com.tide.app', after: 'com.acme.app' }],
    })
    expect(gradle(textOf(edit))).toEqual({ kind: 'unchanged' })
  })

  test('a build type that adds to it is told, and stays', () => {
    const more = '    buildTypes { debug { applicationIdSuffix ".debug" } }\n'
    const edit = gradle(groovy('"com.tide.app"', more))
    expect(edit).toMatchObject({ kind: 'changed', reason: expect.stringContaining('debug') })
    expect(textOf(edit)).toContain(more)
    expect(gradle(groovy('"com.acme"', more), 'com.acme.debug')).toEqual({ kind: 'unchanged' })
  })

  test.each<[string, string, RegExp]>([
    ['a variable', groovy('rootProject.ext.id'), /puts applicationId together/],
    ['interpolation', groovy('"com.$name"'), /puts applicationId together/],
    ['joined text', kotlin('"com.tide" + suffix'), /puts applicationId together/],
    ['a call on it', kotlin('"com.tide.app".trim()'), /puts applicationId together/],
    ['several lines', kotlin('"""com.tide.app"""'), /puts applicationId together/],
    [
      'a suffix beside it',
      groovy('"com.tide"\n        applicationIdSuffix ".app"'),
      /puts applicationId together/,
    ],
    [
      'a condition',
      groovy('"com.tide.app"\n        if (x) { applicationId "b.c" }'),
      /puts applicationId together/,
    ],
    ['none', 'android { defaultConfig { minSdk 21 } }', /no applicationId in defaultConfig/],
    [
      'flavours',
      kotlin('"com.tide.app"', '    productFlavors { create("dev") { applicationIdSuffix = ".dev" } }\n'),
      /Flavours have a part in it: dev\. Change applicationId in android\/app\/build\.gradle/,
    ],
  ])('%s: the line says what to do', { tags: 'P-241' }, (_, text, words) => {
    expect(gradle(text)).toMatchObject({ kind: 'yours', reason: expect.stringMatching(words) })
  })

  test('what Android would not build is not written', () => {
    expect(gradle(groovy(), 'com.acme-app')).toMatchObject({ kind: 'yours' })
  })
})

describe('Xcode', () => {
  test.each([
    ['', (text: string) => text],
    [', Windows line endings and a byte order mark', windows],
  ])(
    'the ids of the target Runner change, those of tests and extensions stay%s',
    { tags: 'P-241' },
    (_, as) => {
      const before = as(pbxproj(DIFFERENT))
      const edit = xcode(before)
      const after = { Debug: 'com.acme.app', Release: '"com.acme.app"', Profile: 'com.acme.app' }
      expect(textOf(edit)).toBe(as(pbxproj(after)))
      expect(edit).toMatchObject({
        differences: [{ name: 'Debug' }, { name: 'Release' }, { name: 'Profile' }],
      })
      expect(xcode(textOf(edit))).toEqual({ kind: 'unchanged' })
    },
  )

  test('a dash needs quotation marks', () => {
    expect(textOf(xcode(pbxproj({ Debug: 'com.tide.app' }), 'com.acme-app'))).toBe(
      pbxproj({ Debug: '"com.acme-app"' }),
    )
  })

  test(
    'what is built from settings and what belongs to flavours stays, and is named',
    { tags: 'P-241' },
    () => {
      const before = { Debug: 'com.tide.app', Release: '"com.tide$(SUFFIX)"', 'Release-dev': 'com.tide.dev' }
      const edit = xcode(pbxproj(before))
      expect(textOf(edit)).toBe(pbxproj({ ...before, Debug: 'com.acme.app' }))
      expect(edit).toMatchObject({
        reason:
          'Release puts it together from com.tide$(SUFFIX): change that in Xcode’s build settings. Left as they are: Release-dev.',
      })
    },
  )

  test.each<[string, RegExp]>([
    [pbxproj({ Debug: '"$(ID)"', Release: '"$(ID)"' }), /^Debug and Release put it together from \$\(ID\)/],
    [pbxproj({ 'Debug-dev': 'com.tide.dev' }), /belong to flavours \(Debug-dev\)/],
    ['{ objects = {', /cannot be told/],
    ['{ objects = { }; }', /cannot be told/],
  ])('%#: nothing is written, and the line says what to do', { tags: 'P-241' }, (text, words) => {
    expect(xcode(text)).toMatchObject({ kind: 'yours', reason: expect.stringMatching(words) })
  })

  test('a setting of an .xcconfig file', () => {
    const before =
      '\uFEFF#include "Generated.xcconfig"\r\nPRODUCT_BUNDLE_IDENTIFIER = com.tide.app // mine\r\n'
    expect(textOf(matchXcconfig(before, 'Debug', 'com.acme.app'))).toBe(
      before.replace('com.tide.app', 'com.acme.app'),
    )
    expect(matchXcconfig('A = b\n', 'Debug', 'com.acme.app')).toEqual({ kind: 'silent' })
    expect(matchXcconfig(before + before, 'Debug', 'com.acme.app')).toMatchObject({ kind: 'yours' })
  })
})

// What is outside the literal never changes: cut out of both texts, the rest is the same.
describe('property', () => {
  const id = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(\.[a-z][a-z0-9]{0,8}){1,3}$/)
  const noise = fc.constantFrom(
    '',
    '// "\n',
    '/* { } */\n',
    'def x = \'applicationId "a.b"\'\n',
    'x { y { } }\r\n',
  )
  const around = (text: string, value: string) => text.split(value).join('')

  test('Gradle, in both languages', async () => {
    await fuzz(
      fc.property(id, id, noise, noise, fc.constantFrom(groovy, kotlin), (old, next, a, b, make) => {
        const before = a + make(`"zz.${old}"`) + b
        const edit = gradle(before, `yy.${next}`)
        expect(around(textOf(edit), `"yy.${next}"`)).toBe(around(before, `"zz.${old}"`))
        expect(gradle(textOf(edit), `yy.${next}`)).toEqual({ kind: 'unchanged' })
      }),
    )
  })

  test('Xcode', async () => {
    await fuzz(
      fc.property(id, id, fc.boolean(), (old, next, crlf) => {
        const plain = pbxproj({ Debug: `zz.${old}`, Profile: `"zz.${old}"` })
        const before = crlf ? windows(plain) : plain
        const after = textOf(xcode(before, `yy.${next}`))
        expect(around(after, `yy.${next}`)).toBe(around(before, `zz.${old}`))
      }),
    )
  })

  test('.firebaserc', async () => {
    const json = fc.jsonValue().map((value) => JSON.stringify(value, null, 2))
    await fuzz(
      fc.property(json, id, id, fc.boolean(), (extra, old, next, crlf) => {
        const plain = `{\n "more": ${extra},\n "projects": { "default": "zz${old}", "a": "b" } // c\n}`
        const before = crlf ? windows(plain) : plain
        expect(textOf(rc(before, `yy${next}`))).toBe(
          before.replace(`"default": "zz${old}"`, `"default": "yy${next}"`),
        )
      }),
    )
  })

  test('any text at all is edited or left, and never throws', async () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '"',
      "'",
      '/*',
      '*/',
      '//',
      '\n',
      '=',
      ';',
      '(',
      ')',
      ',',
      'a',
      'applicationId ',
      'defaultConfig',
      'isa',
      'objects',
      '"projects":',
      '$',
      '\\',
    )
    await fuzz(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        for (const edit of [rc(text), gradle(text), xcode(text), matchXcconfig(text, 'Debug', 'a.b')])
          expect(['changed', 'unchanged', 'silent', 'yours']).toContain(edit.kind)
      }),
      1_000,
    )
  })
})
