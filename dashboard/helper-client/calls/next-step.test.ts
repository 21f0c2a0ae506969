import { afterEach, expect, it } from 'vitest'
import { jobChanged, jobsNow, useJobs } from '../jobs/jobs.ts'
import { withNextStep } from './next-step.ts'
import { refusalText } from './refusal-text.ts'
import { renderHook } from '@testing-library/react'

const DETAIL = 'Nobody is logged in to the Firebase CLI.'
const WORDED = `${DETAIL} Log in on the Firebase page, then try again.`

afterEach(() => {
  jobsNow([])
})

it('a refusal is followed by what to press, which the page knows by its code', () => {
  const body = JSON.stringify({ detail: DETAIL, code: 'firebase-signed-out' })
  expect(refusalText(body, '')).toEqual({ message: WORDED, code: 'firebase-signed-out' })
})

it('a code without a next step, an unknown one and none leave the words as they are', () => {
  for (const code of ['disk-full', 'toString', 'of-a-newer-helper', undefined])
    expect(withNextStep(DETAIL, code)).toBe(DETAIL)
})

it('a code that has causes of several kinds gets no step: the link to the login stands beside it', () => {
  const unknownServer =
    'The server is not known to ssh yet. Connect to it once with ssh in a terminal, then try again.'
  expect(withNextStep(unknownServer, 'repository-auth')).toBe(unknownServer)
})

it('so is the reason of a job, however it is told', () => {
  const job = {
    id: '1',
    kind: 'fetch-firebase' as const,
    state: 'failed' as const,
    stage: '',
    percent: null,
    started_at: '',
    detail: DETAIL,
    code: 'firebase-signed-out',
  }
  const { result, rerender } = renderHook(useJobs)
  jobChanged(job)
  rerender()
  expect(result.current.map(({ detail }) => detail)).toEqual([WORDED])
})
