import { LastSwitch } from '@mosaygent/contract'
import { writeItem } from './browser-storage.ts'
import { parsedItem, parseItem } from './parsed-item.ts'
import { LAST_SWITCH_KEY } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/** Kept in the browser, so that "not applied" survives a reload and is seen in every tab. */
export function useLastSwitch(): LastSwitch | null {
  return parseItem(useStoredItem(LAST_SWITCH_KEY), LastSwitch)
}

export function readLastSwitch(): LastSwitch | null {
  return parsedItem(LAST_SWITCH_KEY, LastSwitch)
}

export function writeLastSwitch(last: LastSwitch | null): void {
  writeItem(LAST_SWITCH_KEY, last === null ? null : JSON.stringify(last))
}
