import * as z from 'zod/mini'
import { withNextStep } from './next-step.ts'

/** What frameworks such as FastAPI put into `detail` when a body does not fit: one item a field. */
const ValidationItem = z.object({
  loc: z.optional(z.array(z.union([z.string(), z.number()]))),
  field: z.optional(z.string()),
  msg: z.optional(z.string()),
  message: z.optional(z.string()),
})

const RefusalBody = z.object({
  detail: z.union([z.string(), z.array(z.union([z.string(), ValidationItem]))]),
  code: z.optional(z.string()),
})

export interface RefusalText {
  readonly message: string
  readonly code?: string
}

function itemText(item: string | z.infer<typeof ValidationItem>): string {
  if (typeof item === 'string') return item
  const field = item.field ?? item.loc?.filter((part) => part !== 'body').join('.')
  const message = item.msg ?? item.message ?? ''
  return field && message ? `${field}: ${message}` : message || (field ?? '')
}

/**
 * The words of a refusal: its `detail` as text, else `fallback` (an HTML page, an empty body, foreign JSON), and the next
 * step where the code has one.
 */
export function refusalText(body: string, fallback: string): RefusalText {
  const parsed = RefusalBody.safeParse(parseJson(body))
  if (!parsed.success) return { message: fallback }
  const { detail, code } = parsed.data
  const text = typeof detail === 'string' ? detail : detail.map(itemText).filter(Boolean).join(', ')
  const message = withNextStep(text.trim() || fallback, code)
  return code === undefined ? { message } : { message, code }
}

/** JSON or `undefined`: what is no JSON never fits a schema, which is all that callers ask. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // not JSON: the caller's schema refuses `undefined` and says so
    return undefined
  }
}
