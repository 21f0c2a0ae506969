import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { parseJson } from '../state/index.ts'

/** Bodies are a path or two: anything larger is a mistake or an attack. In bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * Reads and checks the body of a call. A row without a body accepts none or `{}`; a row with one wants exactly
 * `application/json` and no unknown keys, so that a form of another site can never get through.
 */
export async function readBody(c: Context, schema: z.ZodMiniType | null): Promise<Outcome<unknown>> {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0 && schema === null) return succeed(undefined)
  if (!/^application\/json(;\s*charset=utf-8)?$/i.test(c.req.header('content-type') ?? '')) {
    return refuse('unsupported-media-type', 'Use application/json')
  }
  const value = readJson(bytes)
  if (schema === null) {
    const empty =
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
    return empty ? succeed(undefined) : refuse('invalid-body', 'Invalid body: this call takes none')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success)
    return isWellFormed(parsed.data)
      ? succeed(parsed.data)
      : refuse('invalid-body', 'Invalid body: broken text')
  return refuse('invalid-body', describe(parsed.error.issues))
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
  if (issue.code === 'too_big') return `Invalid ${field}: longer than ${issue.maximum} characters`
  if (issue.code === 'invalid_type') return `Invalid ${field}: a ${issue.expected} is expected`
  return `Invalid ${field}`
}
