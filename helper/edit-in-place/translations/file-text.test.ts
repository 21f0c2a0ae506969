import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { editText, readText } from './file-text.ts'
import { type TextFormat, textFormat } from './text-format.ts'

const FILE =
  '\uFEFF{\r\n\t"@@locale": "en",\r\n  "title" : "Tides é 😀",\r\n  "home": {"deep": "Old", "a.b": "dotted"},\r\n  "name": "Hello {name}"}\r\n'
const after = (key: string[], value: string, text = FILE, format: TextFormat = 'json') => {
  const edited = editText(text, { format, key, value })
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
  expect(readText(FILE, { format: 'json', key: ['title'] })).toEqual({
    kind: 'found',
    value: 'Tides é 😀',
    line: 3,
  })
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
    expect(after(['a'], 'y', text)).toBe('half-typed')
  expect(after(['title'], 'half \uD83D')).toBe('unfit')
})

const YAML = `\uFEFF# Texts é\r
home:\r
  title: Tides   # of the day\r
  'single': 'It''s low'\r
  double: "A \\u00e9 \\"b\\""\r
  named: Hello {name}
  block: |
    one
    two
  folded: >
    one
    two
list: [a, b]
anchored: &here Here
same: *here
count: 5
`

test.each([
  [['home', 'title'], 'Ebb', 'Tides   #', 'Ebb   #'],
  [['home', 'title'], 'a: b', 'Tides   #', '"a: b"   #'],
  [['home', 'title'], 'a # b', 'Tides   #', '"a # b"   #'],
  [['home', 'title'], '12', 'Tides   #', '"12"   #'],
  [['home', 'title'], '', 'Tides   #', '""   #'],
  [['home', 'title'], ' a\n', 'Tides   #', String.raw`" a\n"   #`],
  [['home', 'single'], "it's", "'It''s low'", "'it''s'"],
  [['home', 'single'], 'a\nb', "'It''s low'", String.raw`"a\nb"`],
  [['home', 'double'], 'é "c"', String.raw`"A \u00e9 \"b\""`, String.raw`"é \"c\""`],
  [['home', 'named'], 'Moin {name}', 'Hello {name}', 'Moin {name}'],
  [['home', 'block'], 'one\n\nthree\n', 'one\n    two', 'one\n\n    three'],
  [['list', '1'], 'c', '[a, b]', '[a, c]'],
])('of YAML the text %j becomes %j where it stands', { tags: 'P-711' }, (key, value, was, written) => {
  expect(after(key, value, YAML, 'yaml')).toBe(YAML.replace(was, () => written))
})

test('of YAML nothing is edited that others mean too, or that is no text', { tags: 'P-711' }, () => {
  for (const key of [['home'], ['none'], ['count'], ['anchored'], ['same'], ['home', 'title', 'x']])
    expect(after(key, 'x', YAML, 'yaml')).toBe('no-text')
  expect(after(['home', 'folded'], 'x\n', YAML, 'yaml')).toBe('unfit')
  expect(after(['home', 'block'], 'x', YAML, 'yaml')).toBe('unfit')
  expect(after(['home', 'named'], 'x', YAML, 'yaml')).toBe('placeholders')
  for (const text of ['a: "x', 'a: x\na: y', 'a: x\n b: c', "a: 'x"])
    expect(after(['a'], 'y', text, 'yaml')).toBe('half-typed')
})

test(
  'a text of YAML is edited beside one that is taken by its name a thousand times',
  { tags: 'P-736' },
  () => {
    const uses = Array.from({ length: 1000 }, (_, at) => `k${at}: *app\n`).join('')
    const text = `app: &app Tides\ntitle: Old\n${uses}`
    expect(after(['title'], 'New', text, 'yaml')).toBe(text.replace('Old', 'New'))
    expect(after(['k3'], 'New', text, 'yaml')).toBe('no-text')
  },
)

test(
  'of YAML that takes its own lists over and over, a text is edited in the time that it is long',
  { tags: 'P-736' },
  () => {
    const levels = ['abcdefghijklmnop'.split('')].flatMap((names) =>
      names
        .slice(1)
        .map(
          (name, at) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${names[at]}`).join(', ')}]`,
        ),
    )
    const text = `title: Old\na: &a [x]\n${levels.join('\n')}\n`
    expect(after(['title'], 'New', text, 'yaml')).toBe(text.replace('Old', 'New'))
  },
)

const CSV = 'str,en,"de"\r\ntitle,Tides,Gezeiten é\r\n"a,b","One ""two""\nthree",x\r\nlast,,Z'

test.each([
  [['title', 'de'], 'Ebbe', 'Gezeiten é', 'Ebbe'],
  [['title', 'de'], 'a, "b"', 'Gezeiten é', '"a, ""b"""'],
  [['title', 'en'], ' a', 'Tides', '" a"'],
  [['a,b', 'en'], 'One', '"One ""two""\nthree"', '"One"'],
  [['last', 'en'], 'New', 'last,,', 'last,New,'],
  [['last', 'de'], '', ',,Z', ',,'],
  [['title'], 'Ebb', 'Tides', 'Ebb'],
])('of comma-separated values the text %j becomes %j', { tags: 'P-711' }, (key, value, was, written) => {
  expect(after(key, value, CSV, 'csv')).toBe(CSV.replace(was, () => written))
})

test('of comma-separated values nothing is edited that is not one text', { tags: 'P-711' }, () => {
  for (const key of [
    ['none', 'de'],
    ['title', 'it'],
    ['title', 'str'],
    ['title', 'de', 'x'],
  ])
    expect(after(key, 'x', CSV, 'csv')).toBe('no-text')
  expect(after(['title', 'de'], 'x', `${CSV}\ntitle,a,b`, 'csv')).toBe('no-text')
  expect(after(['title', 'de'], 'x', `${CSV}\nmore,"a`, 'csv')).toBe('half-typed')
  expect(after(['title', 'de'], 'x', `${CSV}\nmore,"a"b,c`, 'csv')).toBe('half-typed')
})

test('the format of a file is told by its name', { tags: 'P-711' }, () => {
  const formats = ['a.arb', 'a.json', 'a.yaml', 'b/a.i18n.yml', 'a.csv'].map((name) => textFormat(name))
  expect(formats).toEqual(['json', 'json', 'yaml', 'yaml', 'csv'])
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
        const edited = editText(text, { format: 'json', key, value })
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
