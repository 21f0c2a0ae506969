import type { Job } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HelperError, call, errorText, useJobs } from '#helper-client'
import { texts } from './texts.ts'

/** The installation of the SDK. `running` without a job: asked for, the helper has not reported yet. */
export type InstallState =
  | { kind: 'idle' }
  | { kind: 'running'; job: Job | null }
  | { kind: 'failed'; detail: string }

/** Installs the Flutter SDK, and follows an installation that another tab began. */
export function useInstallFlutter() {
  const client = useQueryClient()
  const job = useJobs().find(({ kind }) => kind === 'install-flutter')
  const install = useMutation({
    networkMode: 'always',
    mutationFn: () => call('installFlutter'),
    // status, SDK and codebases all speak of it
    onSettled: () => client.invalidateQueries({ queryKey: ['helper'] }),
  })
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call('cancelJob', { id }),
    onError: (error) => {
      // nothing to cancel any more: the job's own end says how it went
      console.warn('The installation could not be cancelled', error)
    },
  })
  return {
    state: installState(install, job),
    start: () => {
      install.mutate()
    },
    cancel: () => {
      if (job?.state === 'running') cancel.mutate(job.id)
    },
    cancelling: cancel.isPending,
  }
}

interface InstallCall {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
}

/** The call of this page and the job of the helper, made one; a cancel is silent. */
export function installState(install: InstallCall, job: Job | undefined): InstallState {
  if (job?.state === 'running') return { kind: 'running', job }
  if (install.isPending) return { kind: 'running', job: null }
  if (install.isSuccess) return { kind: 'idle' }
  if (install.error) {
    const cancelled = install.error instanceof HelperError && install.error.code === 'cancelled'
    return cancelled ? { kind: 'idle' } : { kind: 'failed', detail: errorText(install.error) }
  }
  return job?.state === 'failed'
    ? { kind: 'failed', detail: job.detail ?? texts.failedHow }
    : { kind: 'idle' }
}
