import type { CompileError, Reply } from '@mosaygent/contract'

// the escape sequences of ECMA-48: colours, cursor moves, links
// oxlint-disable-next-line no-control-regex
const ESCAPES = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g

/** Text without terminal colour codes. */
export const withoutEscapes = (text: string) => text.replace(ESCAPES, '')

export interface ListedError extends CompileError {
  /** What it says, whole: its identity, since the list comes back with every poll. */
  readonly text: string
}

/** The errors to count and show: colour codes and blank ones removed, doubles folded. */
export function listErrors(reply: Reply<'flutterErrors'> | undefined): readonly ListedError[] {
  if (!reply) return []
  const texts = reply.errors.map((text) => withoutEscapes(text).trim())
  const parsed = reply.parsed ?? []
  const listed = new Map<string, ListedError>()
  texts.forEach((text, index) => {
    if (text === '') return
    // the two lists are one list twice; if they are not of one length, the text alone is trusted
    const data = parsed.length === texts.length ? parsed[index] : undefined
    listed.set(text, { ...(data ?? readPlace(text)), text })
  })
  return [...listed.values()]
}

const PLACE = /^(?<file>[^\n]+?\.dart):(?<line>\d+):(?<column>\d+):\s*(?:Error:\s*)?(?<message>[^\n]+)/

/** What a line of Flutter's output says about the place; the whole text as message when it says nothing. */
function readPlace(text: string): CompileError {
  const found = PLACE.exec(text)?.groups
  if (!found) return { file: null, line: null, column: null, message: text, frame: [] }
  return {
    file: found['file'] ?? null,
    line: Number(found['line']),
    column: Number(found['column']),
    message: found['message'] ?? text,
    frame: [],
  }
}

/** `lib/main.dart:43:33`, as far as it is known. */
export function placeText({ file, line, column }: CompileError): string | null {
  return file === null ? null : [file, line, column].filter((part) => part !== null).join(':')
}
