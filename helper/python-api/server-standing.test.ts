import { describe, expect, test } from 'vitest'
import {
  afterFailure,
  afterLook,
  afterReload,
  enter,
  type Look,
  nextLookIn,
  starting,
} from './server-standing.ts'

const answers = (status = 200, others: boolean | null = null): Look => ({
  answer: { status },
  health: null,
  others,
})
const silent: Look = { answer: 'silent', health: null, others: null }
const nobody: Look = { answer: 'nobody', health: null, others: null }
const running = afterLook(starting(0), answers(), 100)

describe('the state follows who answers now', () => {
  test('what fails at the start waits for a change, until it answers', () => {
    const failed = afterFailure(starting(0), 'NameError: x', 50)
    expect(failed).toMatchObject({ state: 'failing', since: 50, answered: false })
    expect(afterLook(failed, nobody, 60)).toMatchObject({ state: 'failing', since: 50 })
    expect(afterReload(failed, 70)).toMatchObject({ state: 'starting', failure: null })
    expect(afterLook(failed, answers(), 80)).toMatchObject({ state: 'running', answered: true })
  })

  test('the old code’s answer after a reload is none; a traceback after it is the new code’s', () => {
    const reloading = afterReload(running, 1_000)
    expect(reloading).toMatchObject({ state: 'reloading', since: 1_000 })
    expect(afterLook(reloading, answers(200, false), 1_200)).toBe(reloading)
    expect(afterLook(reloading, answers(200, null), 1_200)).toBe(reloading)
    expect(afterLook(reloading, answers(200, true), 1_200).state).toBe('running')
    const broken = afterFailure(reloading, 'SyntaxError: invalid', 1_300)
    expect(broken).toMatchObject({ state: 'failing', failure: { text: 'SyntaxError: invalid' } })
    expect(afterReload(broken, 9_000)).toMatchObject({ state: 'reloading', failure: null })
  })

  test('a traceback while it answers is one call’s, unless nobody answers after it', () => {
    const told = afterFailure(running, 'KeyError: 1', 1_000)
    expect(told.state).toBe('running')
    const answered = afterLook(told, answers(), 1_100)
    expect(answered.state).toBe('running')
    // whoever answered was on the way out
    expect(afterLook(answered, silent, 1_600)).toMatchObject({
      state: 'failing',
      failure: { text: 'KeyError: 1' },
    })
    // a minute later it explains nothing any more
    const later = afterLook(answered, answers(), 61_000)
    expect(afterLook(later, nobody, 62_000)).toMatchObject({ state: 'unresponsive', failure: null })
  })

  test('one look that comes too late is no news; two are, and so is a closed port', () => {
    const once = afterLook(running, silent, 1_000)
    expect(once.state).toBe('running')
    expect(afterLook(once, silent, 2_000)).toMatchObject({ state: 'unresponsive', since: 2_000 })
    expect(afterLook(running, nobody, 1_000).state).toBe('unresponsive')
    expect(afterLook(afterLook(once, answers(), 1_500), silent, 2_000).state).toBe('running')
    expect(afterLook(afterReload(running, 0), silent, 20_000).state).toBe('unresponsive')
  })

  test('a server that answers each call with the failure of its code is failing', () => {
    const reloaded = afterFailure(afterReload(running, 1_000), 'NameError: x', 1_500)
    expect(afterLook(reloaded, answers(500, true), 1_600).state).toBe('failing')
    expect(afterLook(running, answers(500), 1_600).state).toBe('running')
  })

  test('a health path has to answer well', () => {
    const unwell: Look = { answer: { status: 503 }, health: '/healthz', others: null }
    expect(afterLook(starting(0), unwell, 100).state).toBe('starting')
    expect(afterLook(starting(0), unwell, 9_000)).toMatchObject({
      state: 'failing',
      failure: { text: '/healthz answers 503' },
    })
    expect(afterLook(running, unwell, 200).state).toBe('failing')
  })

  test('what is being stopped stays so, and is looked at more rarely the calmer it is', () => {
    const stopping = enter(running, 'stopping', 500)
    expect(afterLook(stopping, answers(), 600)).toBe(stopping)
    expect(afterReload(stopping, 600)).toBe(stopping)
    expect(afterFailure(stopping, 'x', 600).state).toBe('stopping')
    const pace = [starting(0), afterReload(running, 0), afterFailure(running, 'x', 0), running]
    expect(pace.map((standing) => nextLookIn(standing, 100))).toEqual([200, 300, 1_000, 5_000])
    expect(nextLookIn(afterFailure(starting(0), 'x', 0), 100)).toBe(1_000)
  })
})
