import * as z from 'zod/mini'
import { parseJson } from '../../state/index.ts'

const Answer = z.union([
  z.object({ status: z.literal('success'), result: z.optional(z.unknown()) }),
  z.object({ status: z.literal('error'), error: z.string() }),
])

export type FirebaseAnswer =
  | { readonly kind: 'success'; readonly result: unknown }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'none' }

/** What `--json` answers with. Anything else, half an answer too, is none. */
export function readAnswer(document: string | null): FirebaseAnswer {
  const parsed = Answer.safeParse(document === null ? undefined : parseJson(document))
  if (!parsed.success) return { kind: 'none' }
  if (parsed.data.status === 'success') return { kind: 'success', result: parsed.data.result }
  return { kind: 'error', message: parsed.data.error }
}

/**
 * The first whole JSON object of a text, or null. There may be prose before it (warnings of Node, of old versions),
 * and a second document after it: an answer that was followed by a failed report of usage.
 */
export function firstJsonDocument(text: string): string | null {
  for (let start = text.indexOf('{'); start !== -1; start = text.indexOf('{', start + 1)) {
    const end = endOfObject(text, start)
    if (end === null) return null
    const document = text.slice(start, end)
    if (parseJson(document) !== undefined) return document
  }
  return null
}

function endOfObject(text: string, start: number): number | null {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}
