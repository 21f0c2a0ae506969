/** One error of the compiler as the tool printed it. */
export interface PrintedDiagnostic {
  /** As printed, percent-encoding included; null when the tool named no file. */
  readonly location: string | null
  /** From 1. */
  readonly line: number | null
  readonly column: number | null
  /** The header's message and the lines that explain it, without the source line. */
  readonly message: string
  /** Everything that was printed for it, without blank lines. */
  readonly text: string
  /** Other locations that it refers to: the compiler's `Context`. */
  readonly related: readonly PrintedLocation[]
}

export interface PrintedLocation {
  readonly location: string | null
  readonly line: number | null
  readonly column: number | null
  readonly message: string
}

const HEADER = /^(?:(.+?)(?::(\d+):(\d+))?: )?(Error|Context|Warning|Info|Internal problem): (.*)$/s
/** What `pub get` prints of a pubspec, with the source in a frame of its own below. */
const OF_PUB = /^Error on line (\d+), column (\d+) of (.+?): (.*)$/
const CARETS = /^[ \t]*\^[\^\t]*(\.\.\.)?$/
const CONTROL =
  /^(Failed to (re)?compile application|Hot reload rejected|Hot reload failed|Try again after fixing|Reassembling failed)/
/** The one asset problem that stops a compile; the tool names no location for it. */
const ASSET =
  /^(No file or variants found for asset: .+|Error: unable to find directory entry in pubspec\.yaml: .+)$/

/** How a library that the web lacks comes into the program; without a location, below the first error of its kind. */
const IMPORTS = /^(?:Context|Info): The unavailable library '/

interface Block {
  location: string | null
  line: number | null
  column: number | null
  message: string[]
  text: string[]
  related: PrintedLocation[]
  /** What the next line without a header belongs to: the explanation, a context's source, or nothing that is kept. */
  next: 'explanation' | 'context' | 'imports' | 'other'
}

/**
 * Reads the compiler's grammar (`pkg/front_end/lib/src/base/command_line_reporting.dart`): header, explanation, source
 * line, carets, and the same again for each `Context`, which belongs to the error before it.
 */
export function readDiagnostics(lines: readonly string[]): PrintedDiagnostic[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const line of lines) {
    if (line.trim() === '') continue
    const ofPub = OF_PUB.exec(line)
    const header = ofPub === null ? readHeader(line) : null
    if (ofPub !== null) {
      const [, at, column, location = '', message = ''] = ofPub
      const place = { location, line: Number(at), column: Number(column) }
      blocks.push({ ...place, message: [message], text: [line], related: [], next: 'other' })
      open = null
    } else if (open !== null && IMPORTS.test(line)) {
      open.text.push(line)
      open.next = 'imports'
    } else if (CONTROL.test(line) || header === 'foreign') {
      open = null
    } else if (header === null && ASSET.test(line)) {
      blocks.push({
        location: 'pubspec.yaml',
        line: null,
        column: null,
        message: [line],
        text: [line],
        related: [],
        next: 'other',
      })
      open = null
    } else if (header?.context && open !== null) {
      const { location, column, message } = header
      open.text.push(line)
      open.related.push({ location, line: header.line, column, message })
      open.next = 'context'
    } else if (header !== null) {
      open = { ...header, message: [header.message], text: [line], related: [], next: 'explanation' }
      blocks.push(open)
    } else if (open?.next === 'imports') {
      if (line.includes(' => ')) open.text.push(line)
    } else if (open !== null && open.next !== 'other') {
      open.text.push(line)
      if (CARETS.test(line)) {
        // the line before the carets is the source, which is shown as the code frame
        if (open.next === 'explanation' && open.message.length > 1) open.message.pop()
        open.next = 'other'
      } else if (open.next === 'explanation') {
        open.message.push(line)
      }
    }
  }
  return blocks.map((block) => ({
    location: block.location,
    line: block.line,
    column: block.column,
    message: block.message.join('\n'),
    text: block.text.join('\n'),
    related: block.related,
  }))
}

interface Header {
  location: string | null
  line: number | null
  column: number | null
  message: string
  context: boolean
}

/** `foreign`: it looks like a header but another part of the tool printed it. */
function readHeader(text: string): Header | 'foreign' | null {
  const match = HEADER.exec(text)
  if (match === null) return null
  const [, location, line, column, severity, message = ''] = match
  if (severity === 'Warning' || severity === 'Info') return 'foreign'
  if (location === undefined) {
    if (severity !== 'Error') return 'foreign'
    if (ASSET.test(text)) return null
  } else if (line === undefined && !location.endsWith('.dart') && !/^[a-z][a-z-]+:\/?/.test(location)) {
    return 'foreign' // `DwdsInjector: Error: ...`
  }
  return {
    location: location ?? null,
    line: line === undefined ? null : Number(line),
    column: column === undefined ? null : Number(column),
    message,
    context: severity === 'Context',
  }
}
