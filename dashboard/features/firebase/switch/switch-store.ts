import type { AppEnvironment, Job } from '@mosaygent/contract'
import { useSyncExternalStore } from 'react'
import { useJobs } from '#helper-client'

/** The download that this page has under way. */
export interface Running {
  readonly environment: AppEnvironment
  readonly controller: AbortController
}

// Outside React: a download goes on while pages come and go.
let running: Running | null = null
const listeners = new Set<() => void>()

export const readRunning = () => running

export function setRunning(next: Running | null): void {
  running = next
  tell()
}

/** Config files are on their way; `job`: how far, as soon as the helper tells. */
export interface Fetching {
  readonly job: Job | null
}

/** Whether config files are being fetched, by this page or by another tab; null: they are not. */
export function useFetching(): Fetching | null {
  const mine = useSyncExternalStore(subscribe, () => running !== null)
  const job = useJobs().find(({ kind, state }) => kind === 'fetch-firebase' && state === 'running') ?? null
  return mine || job !== null ? { job } : null
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
