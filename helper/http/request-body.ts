import type { IncomingMessage } from 'node:http'
import type * as z from 'zod/mini'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { parseJson } from '../state/index.ts'

/** Bodies are a path or two: anything larger is a mistake or an attack. In bytes. */
export const MAX_BODY_BYTES = 64 * 1024

export const TOO_LARGE = refuse('request-too-large', 'Request too large')

/** A call without a body accepts none or `{}`. */
export async function readNoBody(request: IncomingMessage): Promise<Outcome<undefined>> {
  const read = await readBytes(request)
  if (!read.ok) return read
  if (read.value.byteLength === 0) return succeed(undefined)
  if (!isJson(request)) return NOT_JSON
  const value = readJson(read.value)
  const empty =
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  return empty ? succeed(undefined) : refuse('invalid-body', 'Invalid body: this call takes none')
}

/**
 * Reads and checks the body of a call: exactly `application/json` and no unknown keys, so that a form of another site
 * can never get through.
 */
export async function readBody<T>(request: IncomingMessage, schema: z.ZodMiniType<T>): Promise<Outcome<T>> {
  const read = await readBytes(request)
  if (!read.ok) return read
  if (read.value.byteLength === 0) {
    // a call that may come without a body
    const none = schema.safeParse(undefined)
    if (none.success) return succeed(none.data)
  }
  if (!isJson(request)) return NOT_JSON
  const parsed = schema.safeParse(readJson(read.value))
  if (!parsed.success) return refuse('invalid-body', describe(parsed.error.issues))
  return isWellFormed(parsed.data)
    ? succeed(parsed.data)
    : refuse('invalid-body', 'Invalid body: broken text')
}

const NOT_JSON = refuse('unsupported-media-type', 'Use application/json')
/** Heard by nobody: who would hear it has gone, or was told by the server that he is too slow. */
const NOT_COMPLETE = refuse('request-timeout', 'Request not complete in time')

/** The whole body, or why there is none. A length that is told was looked at before; what comes in pieces is counted. */
function readBytes(request: IncomingMessage): Promise<Outcome<Buffer>> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = []
    let length = 0
    const take = (piece: Buffer) => {
      length += piece.length
      pieces.push(piece)
      if (length <= MAX_BODY_BYTES) return
      request.off('data', take)
      resolve(TOO_LARGE)
    }
    request.on('data', take)
    request.once('end', () => resolve(succeed(Buffer.concat(pieces))))
    request.once('close', () => resolve(NOT_COMPLETE))
    // `close` follows
    request.on('error', () => undefined)
    if (request.destroyed) resolve(NOT_COMPLETE)
  })
}

function isJson(request: IncomingMessage): boolean {
  return /^application\/json(;\s*charset=utf-8)?$/i.test(request.headers['content-type'] ?? '')
}

/** JSON in UTF-8 without a byte order mark; anything else gives undefined, which no schema accepts. */
function readJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.startsWith('\uFEFF') ? undefined : parseJson(text)
  } catch {
    return undefined // bytes that are no text are no JSON
  }
}

/** Half a character (a lone surrogate, `"\ud800"`) is no text that a file or a tool could be given. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}/u.test(value)
  // a schema has looked at it: it is no deeper than the schema
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed)
}

/** Names the field, never echoes what was sent. */
function describe(issues: readonly z.core.$ZodIssue[]): string {
  const issue = issues[0]
  if (issue === undefined) return 'Invalid body'
  if (issue.code === 'unrecognized_keys') return 'Invalid body: it has a field that this call does not know'
  const field = issue.path.join('.')
  if (field === '') return 'Invalid body: a JSON object is expected'
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `Invalid ${field}: more than ${issue.maximum} entries`
  if (issue.code === 'too_big') return `Invalid ${field}: longer than ${issue.maximum} characters`
  if (issue.code === 'invalid_type') return `Invalid ${field}: a ${issue.expected} is expected`
  return `Invalid ${field}`
}
