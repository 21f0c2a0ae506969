import type { Receipt } from '@mosaygent/contract'
import { describe, expect, it } from 'vitest'
import { EMPTY, pageOf, reduceMosaic } from './mosaic-state.ts'
import type { MosaicEvent, MosaicState } from './mosaic-state.ts'

const AT = new Date(10_000).toISOString()
const receipt = (more: Partial<Receipt> = {}): Receipt => ({
  number: 1,
  action: 'reload',
  outcome: 'applied',
  files: 1,
  duration_ms: 100,
  at: AT,
  code_of: AT,
  in_place: true,
  fresh_page: false,
  ...more,
})
const load = (stamp: number, more: Partial<NonNullable<MosaicState['wanted']>> = {}) => ({
  stamp,
  sketch: false,
  meanwhile: false,
  receipt: null,
  keepsRoute: false,
  ...more,
})
const play = (events: readonly MosaicEvent[], from: MosaicState = EMPTY) => events.reduce(reduceMosaic, from)
const stages = ({ order, frames }: MosaicState) => order.map((id) => frames[id]?.stage.kind)
const outcomes = ({ order, frames }: MosaicState) => order.map((id) => frames[id]?.outcome.kind)
const drawn = (id: string, stamp: number, now: number): MosaicEvent => ({ type: 'drawn', id, stamp, now })
const code = (id: string, question: string, generation: number | null, now: number): MosaicEvent => ({
  type: 'code',
  id,
  question,
  generation,
  now,
})

/** Three frames of an app that are all live, of which the last cannot tell what code it has. */
const live = play([
  { type: 'frames', ids: ['a', 'b', 'c'], now: 1 },
  { type: 'wanted', load: load(5), now: 5 },
  drawn('a', 5, 6),
  drawn('b', 5, 7),
  drawn('c', 5, 9),
  code('a', '', 0, 9),
  code('b', '', 4, 9),
])

describe('the frames of a sheet', () => {
  it('load two at a time where they are an app’s pages, and all at once where they are sketches', () => {
    const frames: MosaicEvent = { type: 'frames', ids: ['a', 'b', 'c'], now: 1 }
    const begun = play([frames, { type: 'wanted', load: load(5), now: 5 }])
    expect(stages(begun)).toEqual(['loading', 'loading', 'queued'])
    expect(stages(play([drawn('a', 5, 6)], begun))).toEqual(['live', 'loading', 'loading'])
    const sketches = play([frames, { type: 'wanted', load: load(5, { sketch: true }), now: 5 }])
    expect(stages(sketches)).toEqual(['loading', 'loading', 'loading'])
  })

  it('wait until they are seen, and then load', () => {
    const hidden = play([
      { type: 'frames', ids: ['a', 'b'], now: 1 },
      { type: 'sight', id: 'b', inSight: false, now: 2 },
      { type: 'wanted', load: load(5), now: 5 },
    ])
    expect(stages(hidden)).toEqual(['loading', 'queued'])
    expect(stages(play([{ type: 'sight', id: 'b', inSight: true, now: 8 }], hidden))).toEqual([
      'loading',
      'loading',
    ])
  })

  it('beyond what the machine bears are not loaded, and the limit does not rise within a run', () => {
    const less = play([
      { type: 'frames', ids: ['a', 'b'], now: 1 },
      { type: 'limit', limit: 1, now: 2 },
      { type: 'limit', limit: 8, now: 3 },
      { type: 'wanted', load: load(5), now: 5 },
    ])
    expect(stages(less)).toEqual(['loading', 'queued'])
    const stopped = play([{ type: 'wanted', load: null, now: 9 }], less)
    expect([stages(stopped), stopped.limit]).toEqual([['empty', 'empty'], 8])
  })

  it('keep the page that is seen while a newer one waits', () => {
    const next = play([{ type: 'wanted', load: load(20, { receipt: 'r' }), now: 20 }], live)
    const shown = Object.values(next.frames).map((frame) => pageOf(frame)?.stamp)
    expect(shown).toEqual([20, 20, 5])
  })
})

describe('a reload that the pages take in place', { tags: 'P-502' }, () => {
  const asked = play([{ type: 'receipt', receipt: receipt(), now: 10_000 }], live)

  it('is seen by the answer of each page', () => {
    expect(outcomes(asked)).toEqual(['waiting', 'waiting', 'waiting'])
    const answered = play([code('a', AT, 1, 10_050)], asked)
    expect(answered.frames['a']?.outcome).toEqual({ kind: 'in-place', ms: 150 })
  })

  it('loads a page anew that has not taken it, or cannot tell', () => {
    const answered = play(
      [code('a', AT, 1, 10_050), code('b', AT, 4, 10_060), code('c', AT, null, 11_500)],
      asked,
    )
    expect(stages(answered)).toEqual(['live', 'loading', 'loading'])
    const after = play([drawn('b', 10_060, 12_000), drawn('c', 11_500, 13_000)], answered)
    expect(after.frames['b']?.outcome).toEqual({ kind: 'loaded', ms: 2_100, why: 'no-answer' })
    expect(outcomes(after)).toEqual(['in-place', 'loaded', 'loaded'])
  })

  it('is no matter of an answer to an older question', () => {
    expect(outcomes(play([code('a', '', 1, 10_050)], asked))).toEqual(['waiting', 'waiting', 'waiting'])
  })
})

describe('a reload that only a fresh page shows', () => {
  it('ends in each frame with that page’s first picture, or with why there is none', () => {
    const told = receipt({ in_place: false, fresh_page: true })
    const fresh = play(
      [
        { type: 'wanted', load: load(10_000, { receipt: AT }), now: 10_000 },
        { type: 'receipt', receipt: told, now: 10_000 },
        drawn('a', 10_000, 10_400),
        { type: 'failed', id: 'b', stamp: 10_000, reason: 'threw', now: 10_500 },
      ],
      live,
    )
    expect(outcomes(fresh)).toEqual(['loaded', 'failed', 'waiting'])
    expect(fresh.frames['a']?.outcome).toEqual({ kind: 'loaded', ms: 500, why: 'fresh-page' })
  })
})

it('a reload that brought nothing touches no frame', () => {
  const same = play([{ type: 'receipt', receipt: receipt({ outcome: 'not-compiled' }), now: 10_000 }], live)
  expect([stages(same), outcomes(same)]).toEqual([
    ['live', 'live', 'live'],
    ['untouched', 'untouched', 'untouched'],
  ])
})

describe('a sheet that is opened after a reload or restart', { tags: 'P-502' }, () => {
  const opened = { ...EMPTY, opened: 50_000 }
  const later = (told: Receipt) =>
    play(
      [
        { type: 'frames', ids: ['a', 'b'], now: 50_001 },
        { type: 'wanted', load: load(10_000, { receipt: AT }), now: 50_002 },
        { type: 'receipt', receipt: told, now: 50_003 },
        drawn('a', 10_000, 50_400),
        drawn('b', 10_000, 50_500),
      ],
      opened,
    )

  it('has that code from its beginning: its pages are no part of what the reload came to, and of its time', () => {
    expect(outcomes(later(receipt({ in_place: false, fresh_page: true })))).toEqual([
      'untouched',
      'untouched',
    ])
    expect(outcomes(later(receipt()))).toEqual(['untouched', 'untouched'])
    const restarted = receipt({ action: 'restart', outcome: 'unchanged', in_place: false, fresh_page: true })
    expect(outcomes(later(restarted))).toEqual(['untouched', 'untouched'])
  })

  it('goes on with one that is not on screen yet', () => {
    const compiled = receipt({ outcome: 'compiled', in_place: false, fresh_page: true })
    expect(outcomes(later(compiled))).toEqual(['loaded', 'loaded'])
  })
})
