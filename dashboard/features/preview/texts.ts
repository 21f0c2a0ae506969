import type { TabState } from './tab-state.ts'

/** The word before the title of the browser's tab; null: the title alone. */
export const tabWords: Record<TabState, string | null> = {
  looking: null,
  running: 'Running',
  stale: 'Stale',
  starting: 'Starting',
  error: 'Error',
  unknown: 'Not connected',
  stopped: null,
}
