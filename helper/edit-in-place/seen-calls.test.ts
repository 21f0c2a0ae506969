import { expect, test } from 'vitest'
import { SeenCalls } from './seen-calls.ts'

const FILE = 'lib/main.dart'
const BEFORE = `Column([
  Gap(8),
  Gap(8),
  Text('Hi'),
  Gap(8),
])
`
/** Of the nth call of that name. */
function seen(call: string, nth: number) {
  const calls = new SeenCalls()
  const lines = BEFORE.split('\n').flatMap((text, at) => (text.includes(call) ? [at + 1] : []))
  const line = lines[nth - 1] ?? 0
  const start =
    BEFORE.split('\n')
      .slice(0, line - 1)
      .join('\n').length + 3
  const place = { file: FILE, line, column: 3 }
  calls.remember('a', BEFORE, place, start + BEFORE.slice(start).indexOf(')') + 1)
  return (now: string, hash = 'a') => calls.placeNow(hash, now, place)?.line ?? null
}

test('a call is found where lines came or went before or after it', { tags: 'P-948' }, () => {
  const text = seen('Text', 1)
  expect(text(BEFORE)).toBe(4)
  expect(text(`import 'a';\n${BEFORE}`)).toBe(5)
  expect(text(`${BEFORE}// more\n`)).toBe(4)
  expect(text(BEFORE.replace('  Gap(8),\n', ''))).toBe(3)
  expect(text(BEFORE.replace("'Hi'", "'Hello'"))).toBe(4)
})

test('a neighbour that is like it is not taken for it', { tags: 'P-948' }, () => {
  const second = seen('Gap', 2)
  // one more before it, and one more after it
  expect(second(BEFORE.replace('Column([\n', 'Column([\n  Gap(4),\n'))).toBe(4)
  expect(second(BEFORE.replace("  Text('Hi'),\n", ''))).toBe(3)
  const text = seen('Text', 1)
  expect(text(BEFORE.replace("  Text('Hi'),\n", "  Text('Ho'),\n  Text('Hi'),\n"))).toBe(5)
  // it is gone, and what begins like it stands there
  expect(text(BEFORE.replace("  Text('Hi'),\n", ''))).toBeNull()
  expect(second(BEFORE.replace("  Gap(8),\n  Text('Hi'),\n", '  Gap(8),\n  Gap(9),\n'))).toBe(3)
  // others changed before it and after it
  expect(text(`// a\n${BEFORE.replace("'Hi'", "'Ho'")}// b\n`)).toBeNull()
})

test('where nothing is known of the file of then, the place is what it was', () => {
  expect(seen('Text', 1)(`// more\n${BEFORE}`, 'b')).toBe(4)
})
