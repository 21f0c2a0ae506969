import type { AppEnvironment } from '@mosaygent/contract'
import { useSyncExternalStore } from 'react'
import { useEnvironment } from '#session'
import { applyEnvironment } from './apply-environment.ts'
import type { Applied } from './apply-environment.ts'

/** One quiet line about the last switch; an empty text is no line. `busy`: its config files are being fetched. */
export interface SwitchProgress {
  readonly state: 'idle' | 'busy'
  readonly text: string
}

/** Outside React: the toggle shows it, and the preview must not start meanwhile. */
let progress: SwitchProgress = { state: 'idle', text: '' }
let current: AbortController | null = null
const listeners = new Set<() => void>()

/**
 * Selects an environment: the choice is stored at once, then its files are fetched. Of several quick choices the
 * last one wins; an earlier download is aborted.
 */
export function useEnvironmentSwitch(): (environment: AppEnvironment) => void {
  const [, select] = useEnvironment()
  return (environment) => {
    select(environment)
    void fetchConfigs(environment)
  }
}

export function useSwitchProgress(): SwitchProgress {
  return useSyncExternalStore(subscribe, () => progress)
}

async function fetchConfigs(environment: AppEnvironment): Promise<void> {
  current?.abort()
  const controller = new AbortController()
  current = controller
  setProgress({ state: 'busy', text: 'Fetching config files' })
  const applied = await applyEnvironment(environment, controller.signal)
  // An aborted call may still end well when its reply was on the way: the newer choice has the word.
  if (current === controller) setProgress({ state: 'idle', text: words(applied) })
}

function words(applied: Applied): string {
  switch (applied.outcome) {
    case 'applied':
      return 'Config files are up to date.'
    case 'skipped':
      return `Config download skipped: ${applied.missing} missing.`
    case 'failed':
      return `Config files not updated: ${applied.reason}`
    case 'aborted':
      return ''
  }
}

function setProgress(next: SwitchProgress): void {
  progress = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
