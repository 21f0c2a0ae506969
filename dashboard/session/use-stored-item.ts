import { useStore } from '#store'
import { readItem, subscribeStorage } from './browser-storage.ts'

/** The raw text under a key, following changes of this tab and of others. */
export function useStoredItem(key: string): string | null {
  return useStore({ subscribe: subscribeStorage, get: () => readItem(key) })
}
