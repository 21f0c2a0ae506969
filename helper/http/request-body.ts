import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { parseJson } from '../state/index.ts'

/** Bodies are a path or two: anything larger is a mistake or an attack. In bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/** A call without a body accepts none or `{}`. */
export async function readNoBody(c: Context): Promise<Outcome<undefined>> {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) return succeed(undefined)
  if (!isJson(c)) return NOT_JSON
  const value = readJson(bytes)
  const empty =
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  return empty ? succeed(undefined) : refuse('invalid-body', 'Invalid body: this call takes none')
}

/**
 * Reads and checks the body of a call: exactly `application/json` and no unknown keys, so that a form of another site
 * can never get through.
 */
export async function readBody<T>(c: Context, schema: z.ZodMiniType<T>): Promise<Outcome<T>> {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) {
    // a call that may come without a body
    const none = schema.safeParse(undefined)
    if (none.success) return succeed(none.data)
  }
  if (!isJson(c)) return NOT_JSON
  const parsed = schema.safeParse(readJson(bytes))
  if (!parsed.success) return refuse('invalid-body', describe(parsed.error.issues))
  return isWellFormed(parsed.data)
    ? succeed(parsed.data)
    : refuse('invalid-body', 'Invalid body: broken text')
}

const NOT_JSON = refuse('unsupported-media-type', 'Use application/json')

function isJson(c: Context): boolean {
  return /^application\/json(;\s*charset=utf-8)?$/i.test(c.req.header('content-type') ?? '')
}

/** JSON in UTF-8 without a byte order mark; anything else gives undefined, which no schema accepts. */
function readJson(bytes: ArrayBuffer): unknown {
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
