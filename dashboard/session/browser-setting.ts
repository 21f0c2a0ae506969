import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { readItem, storedKeys, writeItem } from './browser-storage.ts'
import { parseItem } from './parsed-item.ts'
import { AUTH_TOKEN_KEY, USER_DATA_KEY, settingKey } from './storage-keys.ts'
import type { BrowserSetting } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/**
 * Any other small thing worth remembering in this browser (a panel's width, a chosen device): kept as JSON under
 * `mosaygent_<name>`, read through `schema`; nothing or nonsense stored gives `fallback`. `schema` and `fallback`
 * must be the same from render to render.
 */
export function useBrowserSetting<Schema extends z.ZodMiniType>(
  name: BrowserSetting,
  schema: Schema,
  fallback: z.output<Schema>,
): [z.output<Schema>, (value: z.output<Schema>) => void] {
  const key = settingKey(name)
  const text = useStoredItem(key)
  const value = useMemo(() => parseItem(text, schema) ?? fallback, [text, schema, fallback])
  return [value, (next) => writeItem(key, JSON.stringify(next))]
}

/** Changes such a setting from what is stored by now, which may be newer than the last render. */
export function changeBrowserSetting<Schema extends z.ZodMiniType>(
  name: BrowserSetting,
  schema: Schema,
  fallback: z.output<Schema>,
  change: (before: z.output<Schema>) => z.output<Schema>,
): void {
  const key = settingKey(name)
  writeItem(key, JSON.stringify(change(parseItem(readItem(key), schema) ?? fallback)))
}

/** Forgets every setting of this browser. The sign-in stays, and so does everything on disk. */
export function resetBrowserSettings(): void {
  for (const key of storedKeys()) {
    if (key !== AUTH_TOKEN_KEY && key !== USER_DATA_KEY) writeItem(key, null)
  }
}
