import { createStore, useStore } from '#store'

export interface Notice {
  readonly id: number
  readonly text: string
}

const notices = createStore<readonly Notice[]>([])
let count = 0

/** What the helper had to say once, oldest first, until dismissed. */
export function useNotices(): readonly Notice[] {
  return useStore(notices)
}

export function addNotice(text: string): void {
  count += 1
  notices.set([...notices.get(), { id: count, text }])
}

export function dismissNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}
