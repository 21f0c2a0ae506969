import type { Reply } from '@mosaygent/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FIREBASE_CLOUD, FIREBASE_HERE, call, errorText } from '#helper-client'
import { ACCOUNT } from './texts.ts'
import { useState } from 'react'
import { useLastSwitch } from '#session'

export interface Waiting {
  readonly url: string
  /** The page behind `url` shows the same. */
  readonly session: string | null
}

export type Login = ReturnType<typeof useLogin>

/**
 * A login in two calls: the first gives a page to sign in at, the second takes the code that it ends with. Both live
 * in the helper, so that a reload or another tab loses nothing.
 */
export function useLogin(account: Reply<'firebaseAccount'> | undefined) {
  const client = useQueryClient()
  const options = {
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: FIREBASE_HERE }),
  } as const
  const begin = useMutation({ ...options, mutationFn: () => call('firebaseLogin') })
  const finish = useMutation({
    ...options,
    mutationFn: (code: string) => call('finishFirebaseLogin', { code }),
    onSuccess: () => client.invalidateQueries({ queryKey: FIREBASE_CLOUD }),
  })
  const cancel = useMutation({ ...options, mutationFn: () => call('cancelFirebaseLogin') })
  const login = account?.login
  const open = login?.state === 'waiting' || login?.state === 'finishing'
  // who logged in another way meanwhile needs no page any more
  const wanted = account?.state !== 'signed-in' || login?.state === 'finishing'
  const waiting: Waiting | null =
    open && wanted && login.url !== undefined ? { url: login.url, session: login.session ?? null } : null
  return {
    waiting,
    beginning: begin.isPending || login?.state === 'starting',
    finishing: finish.isPending || login?.state === 'finishing',
    cancelling: cancel.isPending,
    cancelled: login?.state === 'cancelled',
    /** Why the last step did not work. */
    problem: useNews(
      problemOf([finish.error, begin.error, cancel.error], login),
      Math.max(begin.submittedAt, finish.submittedAt, cancel.submittedAt),
    ),
    begin: () => {
      finish.reset()
      begin.mutate()
    },
    finish: (code: string) => {
      finish.mutate(code)
    },
    cancel: () => {
      cancel.mutate()
    },
  }
}

function problemOf(
  errors: readonly (Error | null)[],
  login: Reply<'firebaseAccount'>['login'],
): string | null {
  const error = errors.find((one) => one !== null)
  if (error !== undefined) return errorText(error)
  return login?.state === 'failed' ? (login.detail ?? ACCOUNT.failed) : null
}

/** What is wrong, until a download ends that is newer: beside its words the old ones would pass for news. `attempt`: tells a failure from the same one again. */
function useNews(problem: string | null, attempt: number): string | null {
  const ended = useLastSwitch()?.at ?? null
  const [told, setTold] = useState({ problem, attempt, ended })
  const isAnother = told.problem !== problem || told.attempt !== attempt
  if (isAnother) setTold({ problem, attempt, ended })
  return isAnother || told.ended === ended ? problem : null
}
