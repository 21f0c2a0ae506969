import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { type ForeignRead, whyNotRead } from '../foreign-files/index.ts'

/** What was read of a Dart file, or why it cannot be. */
export function asRead<T>(read: ForeignRead<T>, file: string): Outcome<T> {
  return read.kind === 'read'
    ? succeed(read.value)
    : refuse('dart-not-editable', whyNotRead(file, read) ?? `${file} is not there any more.`)
}

/** What keeps the call from being read. */
export function noCall(kind: 'elsewhere' | 'not-dart', file: string) {
  return kind === 'elsewhere'
    ? refuse('place-gone', `The widget is not at that place of ${file} any more. Point at it again.`)
    : refuse(
        'dart-not-editable',
        `A text, a comment or a bracket of ${file} has no end yet. Finish it, then try again.`,
      )
}

export const noApp = () =>
  refuse('no-flutter-codebase', 'There is no Flutter codebase in the project directory.')

/** What Undo or Redo did, for people: what the file says there now. */
export function takenLabel(label: string, now: string, way: 'undo' | 'redo'): string {
  const [path = ''] = label.split(': ', 1)
  return way === 'undo' ? `Undone: ${path} is ${short(now)} again.` : `Done again: ${path} is ${short(now)}.`
}

const LONGEST = 40

/** What changes, as a step of Undo is called: `fontSize: 16 → 18`. */
export function labelOf(path: readonly string[], was: string, written: string): string {
  return `${path.join(' ')}: ${short(was)} → ${short(written)}`
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
