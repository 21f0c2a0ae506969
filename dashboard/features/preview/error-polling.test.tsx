import type { PreviewStatus } from '@mosaygent/contract'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NOT_CHECKED, connectionStore } from '../../helper-client/connection/connection.ts'
import { resetConsole } from '../../helper-client/console/console-store.ts'
import { json } from '../../helper-client/fake-helper.test-support.ts'
import { renderPage } from './render-page.test-support.tsx'

const running: PreviewStatus = { running: true, pid: 7, message: 'Running', state: 'running', ready: true }
const stopped: PreviewStatus = { running: false, pid: null, message: 'Stopped', state: 'stopped' }
const ERRORS = 'GET /mosaygent/flutter/errors'
let visible = true

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function look(seen: boolean) {
  visible = seen
  await act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await pass(1)
}

beforeEach(() => {
  resetConsole()
  connectionStore.set(NOT_CHECKED)
  visible = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The page before a helper whose answers to the question for errors are counted, and can be held back. */
async function open(status: PreviewStatus) {
  const polls = { asked: 0, open: 0, most: 0, hold: null as Promise<void> | null }
  const said = { status, errors: { errors: [] }, detected: true }
  renderPage(said, {
    [ERRORS]: async () => {
      polls.asked += 1
      polls.open += 1
      polls.most = Math.max(polls.most, polls.open)
      await polls.hold
      polls.open -= 1
      return json({ errors: [] })
    },
  })
  await pass(100)
  return polls
}

it('errors are asked for every 5 s while it runs', { tags: ['P-064', 'P-123'] }, async () => {
  const polls = await open(running)
  const first = polls.asked
  expect(first).toBeGreaterThan(0)
  await pass(4_800)
  expect(polls.asked).toBe(first)
  await pass(400)
  expect(polls.asked).toBe(first + 1)
  await pass(10_000)
  expect(polls.asked).toBe(first + 3)
})

it('a slow answer is waited for, never asked over', { tags: 'P-064' }, async () => {
  const polls = await open(running)
  let answer = () => {}
  polls.hold = new Promise<void>((done) => {
    answer = done
  })
  const before = polls.asked
  await pass(20_000)
  expect(polls.asked).toBe(before + 1)
  answer()
  polls.hold = null
  await pass(5_100)
  expect(polls.asked).toBe(before + 2)
  expect(polls.most).toBe(1)
})

it('a hidden tab asks nothing, and at once when it is looked at again', { tags: 'P-064' }, async () => {
  const polls = await open(running)
  await look(false)
  const hidden = polls.asked
  await pass(30_000)
  expect(polls.asked).toBe(hidden)
  await look(true)
  expect(polls.asked).toBe(hidden + 1)
})

it('while nothing runs nothing is asked', { tags: 'P-064' }, async () => {
  const polls = await open(stopped)
  await pass(20_000)
  expect(polls.asked).toBe(0)
})
