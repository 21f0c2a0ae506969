import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { editText, readText } from './json-text.ts'

const FILE =
  '\uFEFF{\r\n\t"@@locale": "en",\r\n  "title" : "Tides é 😀",\r\n  "home": {"deep": "Old", "a.b": "dotted"},\r\n  "name": "Hello {name}"}\r\n'
const after = (key: string[], value: string, text = FILE) => {
  const edited = editText(text, { key, value })
  if (edited.kind !== 'edited') return edited.kind
  const bytes = Buffer.from(text)
  const end = edited.from + Buffer.byteLength(edited.was)
  expect(bytes.subarray(edited.from, end).toString()).toBe(edited.was)
  return Buffer.concat([
    bytes.subarray(0, edited.from),
    Buffer.from(edited.written),
    bytes.subarray(end),
  ]).toString()
}

test('one text changes, and no byte besides', { tags: 'P-633' }, () => {
  expect(after(['title'], 'It\'s "low"\n')).toBe(FILE.replace('"Tides é 😀"', String.raw`"It's \"low\"\n"`))
  expect(after(['home', 'deep'], 'Neu')).toBe(FILE.replace('Old', 'Neu'))
  expect(after(['home', 'a.b'], '')).toBe(FILE.replace('dotted', ''))
  expect(after(['title'], 'Tides é 😀')).toBe(FILE)
  expect(readText(FILE, { key: ['title'] })).toEqual({ kind: 'found', value: 'Tides é 😀', line: 3 })
})

test('what stood there in escapes stands there in escapes', { tags: 'P-633' }, () => {
  const text = String.raw`{"a": "\u00e9t\u00e9", "b": "été"}`
  expect(after(['a'], 'é😀', text)).toBe(String.raw`{"a": "\u00e9\ud83d\ude00", "b": "été"}`)
  expect(after(['b'], 'é😀', text)).toBe(String.raw`{"a": "\u00e9t\u00e9", "b": "é😀"}`)
})

test('placeholders stay, wherever they stand in the text', { tags: 'P-633' }, () => {
  expect(after(['name'], '{name}, hello')).toContain('"name": "{name}, hello"')
  for (const value of ['Hello', 'Hello {nam}', 'Hello {name} {name}', 'Hello {name', 'Hello {name} $who'])
    expect(after(['name'], value)).toBe('placeholders')
  for (const value of ['a {b}', 'a }', '$name', '@:home.deep', '@.upper:home.deep'])
    expect(after(['title'], value)).toBe('placeholders')
  expect(after(['title'], 'For $5, a@b.example')).toContain('"For $5, a@b.example"')
})

test('where no text stands, or what is read is not what counts, nothing is edited', { tags: 'P-633' }, () => {
  for (const key of [['none'], ['home'], ['home', 'deep', 'x'], ['title', '0'], ['__proto__']])
    expect(after(key, 'x')).toBe('no-text')
  expect(after(['a'], 'x', '{"a": 1}')).toBe('no-text')
  expect(after(['a'], 'x', '{"a": "one", "a": "two"}')).toBe('no-text')
  expect(after(['a', 'b'], 'x', '{"a": {"b": "one"}, "a": {}}')).toBe('no-text')
  for (const text of ['', '{"a": "x"', '{"a": "x"} // note', '{"a": "x",}', "{'a': 'x'}", '["a"'])
    expect(after(['a'], 'y', text)).toBe('no-json')
  expect(after(['title'], 'half \uD83D')).toBe('unfit')
})

function withText(node: unknown, [name = '', ...rest]: readonly string[], value: string): unknown {
  if (typeof node !== 'object' || node === null) throw new Error(`no ${name}`)
  return Object.fromEntries(
    Object.entries<unknown>({ ...node }).map(([key, inner]) => {
      if (key !== name) return [key, inner]
      return [key, rest.length === 0 ? value : withText(inner, rest, value)]
    }),
  )
}

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
const plain = word.filter((text) => !/[{}$@]/.test(text) && text !== '__proto__')
const texts = fc.letrec<{ node: Record<string, unknown> }>((tie) => ({
  node: fc.dictionary(plain, fc.oneof({ depthSize: 'small' }, plain, fc.integer(), tie('node')), {
    maxKeys: 5,
  }),
})).node

test(
  'property: any text of any file becomes what was said, and nothing else changes',
  { tags: 'P-633' },
  async () => {
    await fuzz(
      fc.property(texts, fc.nat(), plain, fc.constantFrom(0, 2, '\t'), (file, which, value, indent) => {
        const all: string[][] = []
        const collect = (node: object, above: string[]): void => {
          for (const [key, inner] of Object.entries<unknown>({ ...node })) {
            if (typeof inner === 'string') all.push([...above, key])
            else if (typeof inner === 'object' && inner !== null) collect(inner, [...above, key])
          }
        }
        collect(file, [])
        const key = all[which % Math.max(1, all.length)]
        fc.pre(key !== undefined)
        const text = `${JSON.stringify(file, null, indent)}\n`
        const edited = editText(text, { key, value })
        if (edited.kind !== 'edited') throw new Error(edited.kind)
        const bytes = Buffer.from(text)
        const end = edited.from + Buffer.byteLength(edited.was)
        const next = Buffer.concat([
          bytes.subarray(0, edited.from),
          Buffer.from(edited.written),
          bytes.subarray(end),
        ]).toString()
        const wanted = withText(file, key, value)
        expect(JSON.parse(next)).toEqual(wanted)
      }),
    )
  },
)
