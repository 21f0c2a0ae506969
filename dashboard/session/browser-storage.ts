import { createStore } from '#store'

/** The one place that touches localStorage. Blocked or full storage degrades to memory: settings then last as long as the page. */

const PREFIX = 'mosaygent_'

/** What could not be written to localStorage; wins over it, so that a page always reads its own writes. */
const memory = new Map<string, string | null>()
/** Counts the changes, of this tab and of others. */
const changes = createStore(0, () => {
  globalThis.addEventListener('storage', followOtherTab)
  return () => {
    globalThis.removeEventListener('storage', followOtherTab)
  }
})

/** The stored text, or null when there is none. Never throws. */
export function readItem(key: string): string | null {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(key)
  } catch {
    // Browsers throw here when the user blocks site data; nothing stored is the honest answer.
    return null
  }
}

/** Stores or (null) removes a text and tells every hook of this page. Never throws. */
export function writeItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    // Blocked or full: this page goes on with its own copy.
    memory.set(key, value)
  }
  notify()
}

/** Every key of ours that holds something, also those of older versions. */
export function storedKeys(): string[] {
  const keys = new Set(memory.keys())
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index)
      if (key?.startsWith(PREFIX)) keys.add(key)
    }
  } catch {
    // Blocked: what memory holds is all there is.
  }
  return [...keys]
}

/** Calls back after every change, of this tab or of another one; returns the way to stop. */
export const subscribeStorage = changes.subscribe

function followOtherTab(event: StorageEvent): void {
  // A null key means that everything was cleared.
  if (event.key === null) memory.clear()
  else memory.delete(event.key)
  notify()
}

function notify(): void {
  changes.set(changes.get() + 1)
}
