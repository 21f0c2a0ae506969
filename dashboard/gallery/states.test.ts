import { endpoints } from '@mosaygent/contract'
import { describe, expect, it, vi } from 'vitest'
import { ANSWERS } from './answers.ts'
import { STATES } from './states/index.ts'

vi.mock('#cloud', () => import('../testing/fake-cloud.ts'))

const replies = new Map(
  Object.values(endpoints).map(({ method, path, reply }) => [`${method} ${path}`, reply]),
)

/** What a helper of the contract could not say; a state of the gallery must not show it. */
function notOfTheContract(answers: typeof ANSWERS): string[] {
  return Object.entries(answers).flatMap(([route, answer]) => {
    if (typeof answer === 'function' || typeof answer === 'string' || (answer.status ?? 200) >= 400) return []
    const parsed = replies.get(route)?.safeParse(answer.body)
    return parsed === undefined || parsed.success ? [] : [`${route}: ${parsed.error.message}`]
  })
}

describe('the gallery', () => {
  it('gives every state a name of its own, a group, and either an address or a piece', () => {
    const ids = STATES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+\/[a-z-]+$/.test(id))).toEqual([])
    expect(STATES.filter(({ path, render }) => (path === undefined) === (render === undefined))).toEqual([])
  })

  it('answers as the contract has it', () => {
    expect(notOfTheContract(ANSWERS)).toEqual([])
    const wrong = STATES.flatMap(({ id, answers = {} }) =>
      notOfTheContract(answers).map((why) => `${id}: ${why}`),
    )
    expect(wrong).toEqual([])
    // the check itself: a body that is none
    expect(notOfTheContract({ 'GET /mosaygent/flutter/status': { body: { running: 'yes' } } })).toHaveLength(
      1,
    )
  })
})
