import type { Receipt } from '@mosaygent/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UNCHANGED } from '../../../testing/preview-data.ts'
import { EMPTY, reduceMosaic } from './mosaic-state.ts'
import type { MosaicEvent } from './mosaic-state.ts'
import { RoundLine } from './round-line.tsx'

const wanted = { stamp: 5, sketch: true, meanwhile: false, receipt: null, keepsRoute: false }
const RESTARTED: Receipt = { ...UNCHANGED, action: 'restart', screen: { state: 'shown', ms: 423 } }

it.each<[string, Receipt, RegExp, string]>([
  ['a restart is done', RESTARTED, /^Restarted; on screen after 423 ms/, '.text-good-ink'],
  [
    'code that does not compile is trouble',
    { ...UNCHANGED, outcome: 'not-compiled' },
    /^Did not compile/,
    '.text-bad-ink',
  ],
  ['a reload had nothing to take', UNCHANGED, /^No changes/, '.text-ink-3'],
])(
  'where no frame was touched, the mark is that of the receipt: %s',
  { tags: 'P-502' },
  (_, receipt, words, mark) => {
    const events: readonly MosaicEvent[] = [
      { type: 'frames', ids: ['a'], now: 1 },
      { type: 'wanted', load: wanted, now: 5 },
      { type: 'drawn', id: 'a', stamp: 5, now: 6 },
      { type: 'receipt', receipt, now: 10 },
    ]
    const { container } = render(<RoundLine state={events.reduce(reduceMosaic, EMPTY)} specs={[]} />)
    expect(screen.getByTestId('round')).toHaveTextContent(words)
    expect(container.querySelector(`svg${mark}`)).not.toBeNull()
  },
)
