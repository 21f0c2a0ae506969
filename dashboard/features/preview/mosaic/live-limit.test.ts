import { expect, it } from 'vitest'
import { liveLimit } from './live-limit.ts'
import type { Machine } from './live-limit.ts'

const machine = (more: Partial<Machine>): Machine => ({
  sketch: false,
  sketches: 8,
  memoryGb: 8,
  firstFrames: [],
  memoryShare: 0,
  live: 0,
  ...more,
})

it.each([
  [{}, { most: 8, because: 'nothing' }],
  [
    { sketch: true, memoryGb: 1 },
    { most: 8, because: 'nothing' },
  ],
  [
    { sketch: true, sketches: 4 },
    { most: 4, because: 'connections' },
  ],
  [{ memoryGb: 4 }, { most: 4, because: 'memory', gb: 4 }],
  [{ memoryGb: 0.5 }, { most: 1, because: 'memory', gb: 0.5 }],
  [{ memoryGb: null }, { most: 6, because: 'memory', gb: null }],
  [
    { memoryShare: 0.6, live: 4 },
    { most: 4, because: 'used', percent: 60, live: 4 },
  ],
  [{ firstFrames: [2_000, 14_000, 15_000] }, { most: 4, because: 'slow', seconds: 14 }],
] as const)('%o bears %o', { tags: 'P-503' }, (more, limit) => {
  expect(liveLimit(machine(more))).toEqual(limit)
})
