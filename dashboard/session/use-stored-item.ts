import { useSyncExternalStore } from 'react'
import { readItem, subscribeStorage } from './browser-storage.ts'

/** The raw text under a key, following changes of this tab and of others. */
export function useStoredItem(key: string): string | null {
  return useSyncExternalStore(
    subscribeStorage,
    () => readItem(key),
    () => null,
  )
}
