import type { AppEnvironment, Job, Reply } from '@mosaygent/contract'
import { useSyncExternalStore } from 'react'
import { useJobs } from '#helper-client'

/** The download that this page has under way. */
export interface Running {
  readonly environment: AppEnvironment
  readonly controller: AbortController
}

/** What the last download of this page did. */
export interface Report {
  readonly environment: AppEnvironment
  readonly reply: Reply<'fetchFirebaseConfigs'>
}

// Outside React: a download goes on while pages come and go.
let running: Running | null = null
let report: Report | null = null
const listeners = new Set<() => void>()

export const readRunning = () => running

export function setRunning(next: Running | null): void {
  running = next
  tell()
}

export function setReport(next: Report | null): void {
  report = next
  tell()
}

/** The last download's account of itself; null when this page has none. */
export function useReport(): Report | null {
  return useSyncExternalStore(subscribe, () => report)
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
