import { createStore, useStore } from '#store'

/** Whether something is open that is opened from several places: so the state belongs to none of them. */
export interface OpenState {
  set: (open: boolean) => void
  use: () => [boolean, (open: boolean) => void]
}

export function createOpenState(): OpenState {
  const open = createStore(false)
  return { set: open.set, use: () => [useStore(open), open.set] }
}
