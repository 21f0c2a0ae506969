import type { AppEnvironment, Job, Reply } from '@mosaygent/contract'
import { useJobs } from '#helper-client'
import { useChoicesOf } from '#session'
import { createStore, useStore } from '#store'

/** The download that this page has under way. */
export interface Running {
  /** The project directory that it is for. */
  readonly project: string | null
  readonly environment: AppEnvironment
  readonly controller: AbortController
}

/** What the last download of this page did. */
export interface Report {
  readonly project: string | null
  readonly environment: AppEnvironment
  readonly reply: Reply<'fetchFirebaseConfigs'>
}

// Outside React: a download goes on while pages come and go.
const running = createStore<Running | null>(null)
const report = createStore<Report | null>(null)

export const readRunning = running.get
export const setRunning = running.set
export const setReport = report.set

/** The last download's account of itself; null when this page has none of this project. */
export function useReport(): Report | null {
  const last = useStore(report)
  const project = useChoicesOf()
  return last?.project === project ? last : null
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
