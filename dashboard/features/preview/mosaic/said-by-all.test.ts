import { expect, it } from 'vitest'
import { EMPTY, reduceMosaic } from './mosaic-state.ts'
import type { MosaicState, PageTold } from './mosaic-state.ts'
import { saidByAll } from './said-by-all.ts'

const QUIET: PageTold = {
  errors: 0,
  overflows: 0,
  memory: 0,
  route: null,
  back: false,
  forward: false,
  asks: [],
  script: 'answers',
  worker: null,
  unreachable: [],
}
const two = (told: readonly Partial<PageTold>[]): MosaicState =>
  told.reduce(
    (state, one, at) => reduceMosaic(state, { type: 'told', id: String(at), told: { ...QUIET, ...one } }),
    reduceMosaic(EMPTY, { type: 'frames', ids: ['0', '1'], now: 1 }),
  )

it('of several frames of one app each thing is said once', { tags: 'P-535' }, () => {
  const fonts = { what: 'font', host: 'fonts.example' } as const
  const worker = { script: '/é.js', held: true }
  const said = saidByAll(
    two([{ unreachable: [fonts] }, { asks: [['camera']], worker, unreachable: [{ ...fonts }] }]),
  )
  expect(said).toEqual({ asks: [['camera']], silent: false, worker, unreachable: [fonts] })
})

it('an app is silent only where no frame answers', { tags: 'P-535' }, () => {
  expect(saidByAll(two([{ script: 'silent' }, { script: 'waiting' }])).silent).toBe(true)
  expect(saidByAll(two([{ script: 'silent' }, {}])).silent).toBe(false)
  expect(saidByAll(EMPTY).silent).toBe(false)
})
