import { SKETCH_RUNS } from '../answers.ts'
import type { GalleryState, Step } from '../state.ts'

const SKETCH = {
  path: '/flutter',
  answers: {
    ...SKETCH_RUNS,
  },
  app: { shown: [{ type: 'mosaygent.first-frame' }] },
} as const

const OPEN: Step = { press: 'Storyboard: all pages of the app' }
const said = (progress: {
  drawn: number
  found: number
  shown: number
  failed?: 'out-of-memory' | 'failed'
}): Step => {
  const { failed = null } = progress
  const done = failed === null && progress.drawn === progress.found
  return { storyboard: { type: 'sketch-story', ...progress, done, failed } }
}

/** The sheet with all pages of the app, over phone and console. */
export const STORYBOARD_STATES: readonly GalleryState[] = [
  {
    ...SKETCH,
    id: 'storyboard/looking',
    title: 'Pages are looked for',
    shows: 'Looking for pages',
    steps: [OPEN],
  },
  {
    ...SKETCH,
    id: 'storyboard/drawing',
    title: 'Partly drawn',
    shows: '3 of 40 pages',
    steps: [OPEN, said({ drawn: 3, found: 40, shown: 3 })],
  },
  {
    ...SKETCH,
    id: 'storyboard/all',
    title: 'All pages are there',
    shows: '3 pages',
    steps: [OPEN, said({ drawn: 3, found: 3, shown: 3 })],
    picture: true,
  },
  {
    ...SKETCH,
    id: 'storyboard/none',
    title: 'The source tells of no page',
    shows: 'The source tells of no page',
    steps: [OPEN, said({ drawn: 0, found: 0, shown: 0 })],
  },
  {
    ...SKETCH,
    id: 'storyboard/not-found',
    title: 'No page has the words that are looked for',
    shows: 'No page of the app has these words',
    steps: [
      OPEN,
      said({ drawn: 3, found: 3, shown: 3 }),
      { type: 'basket', into: 'Search pages' },
      said({ drawn: 3, found: 3, shown: 0 }),
    ],
  },
  {
    ...SKETCH,
    id: 'storyboard/stopped',
    title: 'The drawing ended by itself',
    shows: 'Drawing the pages took too much memory',
    steps: [OPEN, said({ drawn: 3, found: 40, shown: 3, failed: 'out-of-memory' })],
    picture: true,
  },
]
