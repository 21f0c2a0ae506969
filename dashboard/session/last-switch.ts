import { AppEnvironment } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { readItem, writeItem } from './browser-storage.ts'
import { LAST_SWITCH_KEY } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/** What became of the last time that an environment's Firebase files were brought to the app. */
const LastSwitch = z.object({
  environment: AppEnvironment,
  outcome: z.enum(['applied', 'skipped', 'failed']),
  /** One sentence for people. */
  detail: z.string(),
  /** The refusal's code, where there was one. */
  code: z.nullable(z.string()),
  /** The environment that was chosen before; the same one when its configuration was saved or tried again. */
  from: AppEnvironment,
  /** When it ended, ISO 8601. */
  at: z.string(),
})
export type LastSwitch = z.infer<typeof LastSwitch>

/** Kept in the browser, so that "not applied" survives a reload and is seen in every tab. */
export function useLastSwitch(): LastSwitch | null {
  return parse(useStoredItem(LAST_SWITCH_KEY))
}

export function readLastSwitch(): LastSwitch | null {
  return parse(readItem(LAST_SWITCH_KEY))
}

export function writeLastSwitch(last: LastSwitch | null): void {
  writeItem(LAST_SWITCH_KEY, last === null ? null : JSON.stringify(last))
}

function parse(text: string | null): LastSwitch | null {
  if (text === null) return null
  try {
    const parsed = LastSwitch.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    // Not JSON: someone else's value, or cut off.
    return null
  }
}
