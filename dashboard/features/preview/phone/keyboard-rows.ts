/** A key that does something else than its letter. */
export type Special = 'shift' | 'delete' | 'symbols' | 'globe' | 'space' | 'enter' | 'gap'
/** How wide a key is beside a letter's. */
export interface Key {
  readonly cap: string
  readonly special: Special | null
  readonly width: number
}

const letters = (caps: string): readonly Key[] =>
  caps.split(' ').map((cap) => ({ cap, special: null, width: 1 }))
const key = (special: Special, cap: string, width: number): Key => ({ cap, special, width })

/** A field that asks for numbers gets a pad of them. */
const NUMBERS = new Set(['numeric', 'decimal', 'tel', 'number'])

/** What Enter says, where the field says what it does. */
const ENTERS: Readonly<Record<string, string>> = {
  done: 'done',
  go: 'go',
  next: 'next',
  search: 'search',
  send: 'send',
}

/** The rows of keys that a field of that kind gets, as the system has them. */
export function keyboardRows(ios: boolean, mode: string, enter: string): readonly (readonly Key[])[] {
  if (NUMBERS.has(mode))
    return [
      letters('1 2 3'),
      letters('4 5 6'),
      letters('7 8 9'),
      [ios ? key('gap', '', 1) : key('symbols', '.', 1), ...letters('0'), key('delete', '⌫', 1)],
    ]
  const returns = ENTERS[enter] ?? (ios ? 'return' : '')
  const at = mode === 'email' ? letters('@') : mode === 'url' ? letters('/') : []
  return ios
    ? [
        letters('q w e r t y u i o p'),
        [key('gap', '', 0.5), ...letters('a s d f g h j k l'), key('gap', '', 0.5)],
        [key('shift', '⇧', 1.5), ...letters('z x c v b n m'), key('delete', '⌫', 1.5)],
        [key('symbols', '123', 2.5), key('space', 'space', 5 - at.length), ...at, key('enter', returns, 2.5)],
      ]
    : [
        letters('q w e r t y u i o p'),
        [key('gap', '', 0.5), ...letters('a s d f g h j k l'), key('gap', '', 0.5)],
        [key('shift', '⇧', 1.5), ...letters('z x c v b n m'), key('delete', '⌫', 1.5)],
        [
          key('symbols', '?123', 1.5),
          ...(at.length === 0 ? letters(',') : at),
          key('globe', '☺', 1),
          key('space', '', 4),
          ...letters('.'),
          key('enter', returns === '' ? '⏎' : returns, 1.5),
        ],
      ]
}
