import type { Diagnostic, Reply } from '@mosaygent/contract'

// the escape sequences of ECMA-48: colours, cursor moves, links
// oxlint-disable-next-line no-control-regex
const ESCAPES = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g

/** Text without terminal colour codes. */
export const withoutEscapes = (text: string) => text.replace(ESCAPES, '')

export interface ListedDiagnostic extends Diagnostic {
  /** Its whole text, which identifies it, because the list comes back with every poll. */
  readonly text: string
  readonly count: number
  readonly following: number
}

/**
 * The errors to count and show, without colour codes and blank ones; duplicates are counted. Parsed errors win, each
 * with those that the helper folded under it. For a helper that sends no parsed errors each text is read.
 */
export function listErrors(reply: Reply<'flutterErrors'> | undefined): readonly ListedDiagnostic[] {
  if (!reply) return []
  const texts = reply.errors.map((text) => withoutEscapes(text).trim())
  const { parsed = [] } = reply
  const listed =
    parsed.length === 0
      ? texts.filter((text) => text !== '').map((text) => asListed(readLocation(text), text))
      : parsed.map((error, index) => {
          // one text an error only when nothing is folded
          const text = parsed.length === texts.length ? texts[index] : undefined
          return asListed(error, text || oneLine(error))
        })
  return fold(listed)
}

const asListed = (error: Diagnostic, text: string): ListedDiagnostic => ({
  ...error,
  text,
  count: error.count ?? 1,
  following: error.following ?? 0,
})

function fold(errors: readonly ListedDiagnostic[]): readonly ListedDiagnostic[] {
  const known = new Map<string, ListedDiagnostic>()
  for (const error of errors) {
    const same = known.get(error.text)
    known.set(error.text, {
      ...error,
      count: error.count + (same?.count ?? 0),
      following: error.following + (same?.following ?? 0),
    })
  }
  return [...known.values()]
}

const LOCATION = /^(?<file>[^\n]+?\.dart):(?<line>\d+):(?<column>\d+):\s*(?:Error:\s*)?(?<message>[^\n]+)/

/** Reads the location in a line of Flutter's output; without one the whole text is the message. */
function readLocation(text: string): Diagnostic {
  const found = LOCATION.exec(text)?.groups
  if (!found) return { file: null, line: null, column: null, message: text, frame: [] }
  return {
    file: found['file'] ?? null,
    line: Number(found['line']),
    column: Number(found['column']),
    message: found['message'] ?? text,
    frame: [],
  }
}

function oneLine(error: Diagnostic): string {
  const location = locationText(error)
  return location === null ? error.message : `${location}: ${error.message}`
}

/** `lib/main.dart:43:33`, as far as it is known. */
export function locationText({
  file,
  line,
  column,
}: Pick<Diagnostic, 'file' | 'line' | 'column'>): string | null {
  return file === null ? null : [file, line, column].filter((part) => part !== null).join(':')
}

/** What lands on the clipboard: the error, and the code around it with the line marked. */
export function copyText(error: ListedDiagnostic): string {
  const code = error.frame.map(
    ({ line, text }) => `${line === error.line ? '>' : ' '} ${String(line).padStart(5)} | ${text}`,
  )
  return [error.text, ...code].join('\n')
}
