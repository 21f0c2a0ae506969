import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { EDITABLE, REFUSED } from '../testing/dart-variants.ts'
import { editWebOptions } from './edit-web-options.ts'
import { findWebOptions, OPTION_NAMES, readWebOptions, type WebOptions } from './web-options.ts'

const NEW: WebOptions = {
  apiKey: 'key-new',
  authDomain: 'login.tide.example',
  projectId: 'tide-prod',
  storageBucket: 'tide-prod.firebasestorage.app',
  messagingSenderId: '222',
  appId: '1:222:web:bbb',
}

const edit = (text: string, wanted: WebOptions) => {
  const edited = editWebOptions(text, wanted)
  if (edited.kind !== 'edited') throw new Error(`refused: ${JSON.stringify(edited)}`)
  return edited
}

const values = (text: string) => {
  const found = findWebOptions(text)
  if (found.kind !== 'found') throw new Error(found.kind)
  return readWebOptions(found.call).values
}

/** What is left of a file without its one call, which is all that an edit may not touch. */
const around = (text: string) => {
  const found = findWebOptions(text)
  if (found.kind !== 'found') throw new Error(found.kind)
  return [text.slice(0, found.call.inner), text.slice(found.call.close)]
}

const ordered = (options: WebOptions) => OPTION_NAMES.map((name) => options[name] ?? null)

test('as exported: values change, every other byte stays', { tags: 'P-196' }, () => {
  const before = EDITABLE['as exported'] ?? ''
  const { text, differences } = edit(before, NEW)
  const wanted = before
    .replace('key-old', 'key-new')
    .replace('tide-dev.firebaseapp.com', 'login.tide.example')
    .replace('"tide-dev"', '"tide-prod"')
    .replace('tide-dev.appspot.com', 'tide-prod.firebasestorage.app')
    .replace('"111"', '"222"')
    .replace('1:111:web:aaa', '1:222:web:bbb')
  expect(text).toBe(wanted)
  expect(differences).toContainEqual({ name: 'projectId', before: 'tide-dev', after: 'tide-prod' })
  expect(differences).toHaveLength(6)
})

test.each(Object.entries(EDITABLE))('%s: to a project with Analytics and back', (_, before) => {
  const first = edit(before, { ...NEW, measurementId: 'G-NEW' }).text
  expect(values(first)).toEqual({ ...NEW, measurementId: 'G-NEW' })
  expect(around(first)).toEqual(around(before))
  const second = edit(first, NEW).text
  expect(values(second)).toEqual(NEW)
  expect(second).not.toContain('G-NEW')
  expect(around(second)).toEqual(around(before))
  const third = edit(second, NEW)
  expect(third.text).toBe(second)
  expect(third.differences).toEqual([])
})

test.each(Object.entries(EDITABLE))(
  '%s: one kind of line ending stays one',
  { tags: 'P-196' },
  (_, before) => {
    const after = edit(before, { ...NEW, measurementId: 'G-NEW', databaseURL: 'https://tide.example' }).text
    const lone = after.replaceAll('\r\n', '').includes('\n')
    expect(lone && after.includes('\r\n')).toBe(false)
    expect(after.startsWith('\uFEFF')).toBe(before.startsWith('\uFEFF'))
  },
)

test('a value that is right already keeps the way it is written', () => {
  const before = EDITABLE['raw and tripled literals'] ?? ''
  expect(edit(before, { ...values(before), apiKey: 'key-old' }).text).toBe(before)
  expect(edit(before, { ...values(before), appId: '1:1:web:z' }).text).toBe(
    before.replace('1:111:web:aaa', '1:1:web:z'),
  )
})

test('an argument comes in the manner of the list, and goes without a trace', { tags: 'P-196' }, () => {
  const with7 = EDITABLE['with measurementId'] ?? ''
  const with6 = EDITABLE['as exported'] ?? ''
  const old = values(with6)
  expect(edit(with6, { ...old, measurementId: 'G-OLD' }).text).toBe(with7)
  expect(edit(with7, old).text).toBe(with6)
  const windows = EDITABLE['windows line endings'] ?? ''
  expect(edit(with6.replaceAll('\n', '\r\n'), { ...old, measurementId: 'G-OLD' }).text).toBe(windows)
})

test('the line break that ends a comment stays when the argument below it goes', () => {
  const before = EDITABLE['comments between'] ?? ''
  const after = edit(before, { ...values(before), measurementId: undefined }).text
  expect(after).toMatch(/"1:111:web:aaa" \/\/ the last one before\n\s*\)\);/)
})

test('and stays when two of them go at once', () => {
  const before = EDITABLE['comments between'] ?? ''
  const two = edit(before, { ...values(before), databaseURL: 'https://tide.example' }).text
  const after = edit(two, { ...values(before), measurementId: undefined })
  expect(values(after.text)).toEqual({ ...values(before), measurementId: undefined })
  expect(after.text).toMatch(/\/\/ the last one before\n\s*\)\);/)
})

test('options without arguments get them all', () => {
  const { text, differences } = edit('final o = FirebaseOptions();', { projectId: 'tide-prod', appId: '1' })
  expect(text).toBe("final o = FirebaseOptions(projectId: 'tide-prod', appId: '1');")
  expect(differences).toHaveLength(2)
})

test('nothing to say changes nothing, and says so', () => {
  expect(edit('final o = FirebaseOptions( );', {})).toMatchObject({
    text: 'final o = FirebaseOptions( );',
    differences: [],
  })
})

test('the one of several that is the web app is edited, the others stay', () => {
  const both = edit(EDITABLE['android and web in one condition'] ?? '', NEW).text
  expect(both).toContain('appId: "1:111:android:bbb", messagingSenderId: "111", projectId: "tide-dev"')
  const flutterfire = edit(EDITABLE['flutterfire'] ?? '', NEW).text
  expect(flutterfire).toContain("appId: '1:111:web:ccc'")
  expect(flutterfire).toContain("appId: '1:222:web:bbb'")
})

test.each(Object.entries(REFUSED))('%s: refused', { tags: 'P-196' }, (_, { text, kind, names }) => {
  const refused = editWebOptions(text, NEW)
  expect(refused).toMatchObject({ kind, ...(names ? { names } : {}) })
})

test(
  'property: whatever the values and the shape, they are read back, and nothing around them moves',
  { tags: 'P-196' },
  async () => {
    const value = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .filter((text) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text))
    // which of several calls is the web's is told by its app id, so that stays one
    const webId = value.map((text) => `1:1:web:${text}`)
    const { appId: _, ...rest } = Object.fromEntries(OPTION_NAMES.map((name) => [name, value]))
    const wanted = fc.record({ ...rest, appId: webId }, { requiredKeys: ['appId'] })
    const shape = fc.constantFrom(...Object.values(EDITABLE))
    await fuzz(
      fc.property(shape, wanted, wanted, (before, first, second) => {
        const once = edit(before, first).text
        expect(values(once)).toEqual(first)
        const twice = edit(once, second).text
        expect(values(twice)).toEqual(second)
        expect(around(twice)).toEqual(around(before))
      }),
      1_000,
    )
  },
)

test('property: any text at all is edited or refused, and never throws', async () => {
  const piece = fc.constantFrom(
    'FirebaseOptions(',
    ')',
    '"',
    "'",
    '"""',
    'r"',
    '//',
    '/*',
    '*/',
    '\n',
    'apiKey:',
    ',',
    '${',
    '}',
    '\\',
    ' x ',
    'null',
    '(',
  )
  await fuzz(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const text = pieces.join('')
      const result = editWebOptions(text, NEW)
      return (
        result.kind !== 'edited' ||
        JSON.stringify(ordered(values(result.text))) === JSON.stringify(ordered(NEW))
      )
    }),
    2_000,
  )
  expect(edit('FirebaseOptions()', NEW).differences).toHaveLength(6)
})
