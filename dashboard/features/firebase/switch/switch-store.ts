import type { AppEnvironment, Job, Reply } from '@mosaygent/contract'
import { useJobs } from '#helper-client'
import { createStore, useStore } from '#store'

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
const running = createStore<Running | null>(null)
const report = createStore<Report | null>(null)

export const readRunning = running.get
export const setRunning = running.set
export const setReport = report.set

/** The last download's account of itself; null when this page has none. */
export function useReport(): Report | null {
  return useStore(report)
}

/** Config files are on their way; `job`: how far, as soon as the helper tells. */
export interface Fetching {
  readonly job: Job | null
}

/** Whether config files are being fetched, by this page or by another tab; null: they are not. */
export function useFetching(): Fetching | null {
  const mine = useStore(running) !== null
  const job = useJobs().find(({ kind, state }) => kind === 'fetch-firebase' && state === 'running') ?? null
  return mine || job !== null ? { job } : null
}
