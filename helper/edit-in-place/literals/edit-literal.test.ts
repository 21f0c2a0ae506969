import fc from 'fast-check'
import type { Literal, NewValue } from '@mosaygent/contract'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { editLiteral, literalsInBytes } from './edit-literal.ts'

/** One call in a file, with what makes offsets hard before it. */
const inFile = (call: string, before = '// é 😀\n', line = '\n') =>
  `${before}Widget build() {${line}  return ${call};${line}}${line}`

/** The place of the call in `inFile`. */
const placeIn = (text: string, call: string) => {
  const plain = text.replace(/^\uFEFF/, '')
  const at = plain.indexOf(call)
  const lines = plain.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, call: null }
}

const read = (text: string, call: string) => {
  const found = literalsInBytes(text, placeIn(text, call))
  if (found.kind !== 'found') throw new Error(found.kind)
  return found
}

const shown = (call: string) =>
  read(inFile(call), call).literals.map(({ path, kind, ...rest }) => {
    const value = 'value' in rest ? rest.value : 'argb' in rest ? (rest.name ?? rest.argb) : null
    return `${path.join(' ')}: ${kind} ${String(value)}`
  })

const change = (text: string, call: string, path: string, value: NewValue) => {
  const literal = read(text, call).literals.find((one) => one.path.join(' ') === path)
  if (literal === undefined) throw new Error(`no ${path}`)
  return editLiteral(text, { ...placeIn(text, call), from: literal.from, to: literal.to, value })
}

/** The file with the edit, put together by its bytes. */
const spliced = (text: string, edited: ReturnType<typeof editLiteral>) => {
  if (edited.kind !== 'edited') throw new Error(edited.kind)
  const bytes = Buffer.from(text)
  const parts = [bytes.subarray(0, edited.from), Buffer.from(edited.written), bytes.subarray(edited.to)]
  return Buffer.concat(parts).toString()
}

const changedCall = (call: string, path: string, value: NewValue) => {
  const text = inFile(call)
  const after = spliced(text, change(text, call, path, value))
  return after.slice(text.indexOf(call), after.length - (text.length - text.indexOf(call) - call.length))
}

const STYLED = `Text('Hi', style: const TextStyle(fontSize: 16.0, color: Color(0xFF112233), fontWeight: FontWeight.w600))`

test('a call and its style are read to the last literal', { tags: 'P-540' }, () => {
  expect(shown(STYLED)).toEqual([
    'text: text Hi',
    'style fontSize: number 16',
    'style color: colour #FF112233',
    'style fontWeight: choice w600',
  ])
  expect(
    shown(
      'Container(padding: EdgeInsets.fromLTRB(1, 2, 3, 4), alignment: Alignment.topLeft, decoration: BoxDecoration(borderRadius: BorderRadius.circular(8), color: m.Colors.red.shade100, boxShadow: [BoxShadow(blurRadius: 4)]), child: Text("no"))',
    ),
  ).toEqual([
    'padding left: number 1',
    'padding top: number 2',
    'padding right: number 3',
    'padding bottom: number 4',
    'alignment: choice topLeft',
    'decoration borderRadius radius: number 8',
    'decoration color: colour red.shade100',
    'decoration boxShadow #1 blurRadius: number 4',
  ])
  expect(shown('Icon(Icons.home, size: 24)')).toEqual(['icon: icon home', 'size: number 24'])
  expect(shown("Text('a', style: Theme.of(c).textTheme.title?.copyWith(fontSize: 12))")).toEqual([
    'text: text a',
    'style fontSize: number 12',
  ])
})

test('what is no literal is told for what it is', () => {
  const call = "Text('Hi $name', style: style, textAlign: big ? TextAlign.left : right)"
  expect(read(inFile(call), call)).toMatchObject({
    literals: [{ path: ['textAlign', 'if big'], value: 'left' }],
    computed: [
      { path: ['text'], what: 'interpolated', written: "'Hi $name'" },
      { path: ['style'], what: 'name', written: 'style' },
      { path: ['textAlign'], what: 'condition' },
      { path: ['textAlign', 'else'], what: 'name', written: 'right' },
    ],
  })
  const joined = "Text('a' 'b')"
  expect(read(inFile(joined), joined).computed).toMatchObject([{ what: 'joined' }])
})

test.each<[string, string, NewValue, string]>([
  [`Text('Hi')`, 'text', { kind: 'text', value: `it's 5 $` }, `Text('it\\'s 5 \\$')`],
  [`Text(r'a\\b')`, 'text', { kind: 'text', value: '\\d' }, `Text(r'\\d')`],
  ['Icon(Icons.home, size: 24)', 'size', { kind: 'number', value: 30 }, 'Icon(Icons.home, size: 30)'],
  ['Icon(Icons.home, size: 24.0)', 'size', { kind: 'number', value: 30 }, 'Icon(Icons.home, size: 30.0)'],
  ['Icon(Icons.home, size: 24)', 'size', { kind: 'number', value: 0.5 }, 'Icon(Icons.home, size: 0.5)'],
  ['Icon(Icons.home)', 'icon', { kind: 'icon', value: 'add' }, 'Icon(Icons.add)'],
  [
    'X(color: Color(0x80aabbcc))',
    'color',
    { kind: 'colour', value: '#FFEEDD' },
    'X(color: Color(0x80ffeedd))',
  ],
  ['X(color: const Color(0xFF0000AA))', 'color', { kind: 'colour', value: 'red' }, 'X(color: Colors.red)'],
  [
    'X(color: Color.fromARGB(255, 1, 2, 3))',
    'color',
    { kind: 'colour', value: '#010203' },
    'X(color: Color.fromARGB(255, 1, 2, 3))',
  ],
  [
    'X(color: Color.fromRGBO(1, 2, 3, 0.5))',
    'color',
    { kind: 'colour', value: '#FF010209' },
    'X(color: Color.fromRGBO(1, 2, 9, 1.0))',
  ],
  [
    'const X(color: Colors.red)',
    'color',
    { kind: 'colour', value: 'blue.shade100' },
    'const X(color: Color(0xFFBBDEFB))',
  ],
  [
    'X(color: Colors.red[100]!)',
    'color',
    { kind: 'colour', value: 'blue.shade100' },
    'X(color: Colors.blue.shade100)',
  ],
  ['X(color: m.Colors.red)', 'color', { kind: 'colour', value: '#123456' }, 'X(color: m.Color(0xFF123456))'],
  [
    'Text("a", maxLines: 2, softWrap: true)',
    'softWrap',
    { kind: 'flag', value: false },
    'Text("a", maxLines: 2, softWrap: false)',
  ],
])('%s: %s', (call, path, value, expected) => {
  expect(changedCall(call, path, value)).toBe(expected)
})

test.each<[string, string, NewValue]>([
  ['Text("a", maxLines: 2)', 'maxLines', { kind: 'number', value: 2.5 }],
  ['Text("a", maxLines: 2)', 'maxLines', { kind: 'text', value: '2' }],
  ['Text("a", textAlign: TextAlign.left)', 'textAlign', { kind: 'choice', value: 'middle' }],
  ['X(color: Colors.red)', 'color', { kind: 'colour', value: 'crimson' }],
  ['X(primarySwatch: Colors.red)', 'primarySwatch', { kind: 'colour', value: '#112233' }],
])('%s: %s does not take %o', (call, path, value) => {
  expect(change(inFile(call), call, path, value)).toEqual({ kind: 'unfit' })
})

test('a place in a comment or a text, past the end, or of another call is no place', () => {
  const text = `// Text('a')\nconst s = "Text('b')";\nfinal x = Text('c');\n`
  const at = (line: number, column: number, call: string | null = null) =>
    literalsInBytes(text, { line, column, call }).kind
  expect(at(1, 4)).toBe('elsewhere')
  expect(at(2, 12)).toBe('elsewhere')
  expect(at(3, 11)).toBe('found')
  expect(at(3, 11, 'Icon')).toBe('elsewhere')
  expect(at(3, 1)).toBe('elsewhere')
  expect(at(3, 8)).toBe('elsewhere')
  expect(at(9, 1)).toBe('elsewhere')
  expect(literalsInBytes(`'half\n${text}`, { line: 4, column: 11, call: null }).kind).toBe('not-dart')
})

test('the name of a declaration is the place of its value, from its first letter', { tags: 'P-713' }, () => {
  const text = `const gap = 8;\nfinal x = Text('c');\n`
  const at = (line: number, column: number) => literalsInBytes(text, { line, column, call: null })
  expect(at(1, 7)).toMatchObject({ kind: 'found', call: 'gap', literals: [{ path: ['gap'], value: 8 }] })
  expect(at(2, 7)).toMatchObject({ kind: 'found', call: 'x' })
  expect(at(1, 8)).toEqual({ kind: 'elsewhere' })
})

test.each([
  ["Text(low ? 'Ebb' : 'Flood')", ['text if low: text Ebb', 'text else: text Flood']],
  ["Text(a ? 'A' : b == '?' ? 'B' : c)", ['text if a: text A', "text if b == '?': text B"]],
  [
    "Text(a ? b ? '1' : '2' : '3')",
    ['text if a if b: text 1', 'text if a else: text 2', 'text else: text 3'],
  ],
  ["Text(title ?? 'None')", ['text if null: text None']],
  ["Text(title as String? ?? 'None')", ['text if null: text None']],
  [
    "Text(m['d'] as bool? ?? false ? 'A' : 'B')",
    ["text if m['d'] as bool? ?? false: text A", 'text else: text B'],
  ],
  ["Text(x is String? ? 'A' : 'B')", ['text if x is String?: text A', 'text else: text B']],
  ["Text(x is List<int?> ? 'A' : 'B')", ['text if x is List<int?>: text A', 'text else: text B']],
  // each has a path of its own
  ["Text(a ? 'A' : a ? 'B' : 'C')", ['text if a: text A', 'text if a (2): text B', 'text else: text C']],
  ['Box(width: wide ? 8 : null)', ['width if wide: number 8']],
  [
    'Text(t, style: dark ? TextStyle(fontSize: 8) : base.copyWith(fontSize: 9))',
    ['style if dark fontSize: number 8', 'style else fontSize: number 9'],
  ],
  [
    'Box(color: dark ? Colors.red : const Color(0xFF010203))',
    ['color if dark: colour red', 'color else: colour #FF010203'],
  ],
  // what a function gives is not the value, nor what stands behind an index
  ['Box(width: () => wide ? 8 : 9)', []],
  ['Box(width: sizes?[1])', []],
  ["Text({'a': 1, 'b': 2}[x])", []],
])('of %s each literal that it may be is one of its own', { tags: 'P-981' }, (call, literals) => {
  expect(shown(call)).toEqual(literals)
})

test('a style that is made from another one says from what', { tags: 'P-980' }, () => {
  const told = (call: string) =>
    read(inFile(call), call).computed.map(
      ({ path, what, written }) => `${path.join(' ')}: ${what} ${written}`,
    )
  expect(told('Text(t, style: Theme.of(c).textTheme.title?.copyWith(color: sea))')).toEqual([
    'text: name t',
    'style base: name Theme.of(c).textTheme.title',
    'style color: name sea',
  ])
  expect(told('Text(t, style: title().merge(TextStyle(color: sea)))')).toEqual([
    'text: name t',
    'style base: call title()',
    'style #1 color: name sea',
  ])
  expect(told('Box(style: ElevatedButton.styleFrom(elevation: 2))')).toEqual([])
})

const CALLS = [
  STYLED,
  `Text(low ? 'a ? b : c' : "d", maxLines: lines ?? 2, style: dark ? TextStyle(height: 1.5) : null)`,
  `Text(\n  '''\n  a\n  b''',\n  maxLines: 2, // two\n)`,
  `Text(r"raw", style: TextStyle(letterSpacing: -.5))`,
  `Container(margin: const EdgeInsets.symmetric(horizontal: 8.0, vertical: 4), color: Colors.teal)`,
]
const texts = fc.string({ unit: fc.constantFrom(...Array.from('a\'"\\$\n\r {}é😀,)')), maxLength: 10 })
const valueFor = (literal: Literal): fc.Arbitrary<NewValue> => {
  switch (literal.kind) {
    case 'text':
      return texts.map((value) => ({ kind: 'text', value }))
    case 'number':
      return fc
        .integer({ min: -4000, max: 4000 })
        .map((value) => ({ kind: 'number', value: literal.whole ? value : value / 4 }))
    case 'colour':
      return fc
        .integer({ min: 0, max: 0xffffff })
        .map((value) => ({ kind: 'colour', value: `#${value.toString(16).padStart(6, '0')}` }))
    case 'choice':
      return fc.constantFrom(...literal.values).map((value) => ({ kind: 'choice', value }))
    case 'flag':
      return fc.boolean().map((value) => ({ kind: 'flag', value }))
    case 'icon':
      return fc.constantFrom('add', 'remove').map((value) => ({ kind: 'icon', value }))
  }
}

/** One letter for each byte: buffers are compared far slower. */
const asText = (bytes: Buffer) => bytes.toString('latin1')

test(
  'property: the literal says what it was to say, and every byte besides stays, in any file',
  { tags: 'P-540' },
  async () => {
    const file = fc.record({
      call: fc.constantFrom(...CALLS),
      before: fc.constantFrom(
        '',
        '\uFEFF',
        '// é😀 "\n',
        "const s = '''\n😀'''; /* ' */\n",
        'import "a";\r\n',
      ),
      line: fc.constantFrom('\n', '\r\n'),
    })
    await fuzz(
      fc.property(file, fc.nat(), fc.gen(), ({ call, before, line }, pick, gen) => {
        const text = inFile(call, before, line)
        const { literals, computed } = read(text, call)
        const literal = literals[pick % literals.length]
        if (literal === undefined) throw new Error('nothing there')
        const value = notBelow(literal, gen(valueFor, literal))
        const edited = editLiteral(text, {
          ...placeIn(text, call),
          from: literal.from,
          to: literal.to,
          value,
        })
        const after = Buffer.from(spliced(text, edited))
        const bytes = Buffer.from(text)
        expect(asText(after.subarray(0, literal.from))).toBe(asText(bytes.subarray(0, literal.from)))
        const tail = bytes.length - literal.to
        expect(asText(after.subarray(after.length - tail))).toBe(asText(bytes.subarray(literal.to)))
        if (edited.kind !== 'edited') throw new Error(edited.kind)
        // and it is undone by the bytes that stood there
        const undone = [after.subarray(0, edited.from), Buffer.from(edited.was), bytes.subarray(edited.to)]
        expect(asText(Buffer.concat(undone))).toBe(asText(bytes))
        const now = edited.after.literals[literals.indexOf(literal)]
        const said =
          now !== undefined && 'argb' in now ? `#${now.argb?.slice(3).toLowerCase() ?? ''}` : now?.value
        expect(said).toBe(value.value)
        // of the call all else is read as before
        const rest = (all: readonly Literal[]) =>
          all.map((one, at) => (at === literals.indexOf(literal) ? one.path : { ...one, from: 0, to: 0 }))
        expect(rest(edited.after.literals)).toEqual(rest(literals))
        const told = ({ path, what }: (typeof computed)[number]) => [path, what]
        expect(edited.after.computed.map(told)).toEqual(computed.map(told))
      }),
      1_000,
    )
  },
)

/** Sizes are never negative; that such a value is refused has its own test. */
const notBelow = (literal: Literal, value: NewValue): NewValue =>
  literal.kind === 'number' && literal.least !== undefined && value.kind === 'number'
    ? { kind: 'number', value: Math.abs(value.value) }
    : value

test.each([
  ["Text('a', textScaleFactor: .5)", 'textScaleFactor', { kind: 'number', value: 0.5 }],
  ["SizedBox(width: 1e3, child: Text('a'))", 'width', { kind: 'number', value: 1000 }],
  [String.raw`Text('caf\u00e9')`, 'text', { kind: 'text', value: 'café' }],
] as const)(
  '%s stays as it is written where its value is the same',
  { tags: 'P-540' },
  (call, path, value) => {
    expect(changedCall(call, path, value)).toBe(call)
  },
)

test('a colour of dart:ui, which has no palette, becomes numbers', { tags: 'P-540' }, () => {
  expect(
    changedCall('ColoredBox(color: ui.Color(0xFF112233))', 'color', { kind: 'colour', value: 'red' }),
  ).toBe('ColoredBox(color: ui.Color(0xFFF44336))')
})

test.each([
  ['Box(width: 4)', 'width', 4],
  ['Box(padding: EdgeInsets.only(left: 4))', 'padding left', 4],
  ['Box(height: low ? 4 : h)', 'height if low', 4],
  [
    'Box(child: 1, decoration: BoxDecoration(borderRadius: BorderRadius.circular(4)))',
    'decoration borderRadius radius',
    4,
  ],
])('%s is not made negative', { tags: 'P-677' }, (call, path, value) => {
  const text = inFile(call)
  const literal = read(text, call).literals.find((one) => one.path.join(' ') === path)
  expect(literal).toMatchObject({ value, least: 0 })
  expect(change(text, call, path, { kind: 'number', value: -1 })).toEqual({ kind: 'unfit' })
  expect(changedCall(call, path, { kind: 'number', value: 0 })).toBe(call.replace('4', '0'))
})

test('what may be negative is', { tags: 'P-677' }, () => {
  expect(changedCall('Positioned(left: 4)', 'left', { kind: 'number', value: -4 })).toBe(
    'Positioned(left: -4)',
  )
})
