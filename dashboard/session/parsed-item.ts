import type * as z from 'zod/mini'
import { readItem } from './browser-storage.ts'

/** What is kept as JSON under a key; null for nothing, and for what is not of that schema. */
export function parsedItem<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  return parseItem(readItem(key), schema)
}

export function parseItem<Schema extends z.ZodMiniType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null {
  if (text === null) return null
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    // Not JSON: someone else's value, or cut off.
    return null
  }
}
