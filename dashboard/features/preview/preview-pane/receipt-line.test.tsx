import type { Receipt } from '@mosaygent/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TooltipProvider } from '#ui'
import { APPLIED, COMPILED, UNCHANGED } from '../../../testing/preview-data.ts'
import { deviceOf } from '../phone/devices.ts'
import type { TrailEntry } from '../trail/trail.ts'
import { ReceiptLine } from './receipt-line.tsx'

const ERROR = 'Bad state: No element\n    at http://127.0.0.1:36413/packages/tide/main.dart.js:24:31'

it(
  'tells why the code is not on the screen, and each error that kept it from there once',
  { tags: 'P-334' },
  async () => {
    const receipt: Receipt = {
      ...COMPILED,
      screen: { state: 'not-shown', reason: 'it threw', errors: [ERROR, ERROR] },
    }
    render(
      <TooltipProvider>
        <ReceiptLine last={receipt} receipts={[receipt]} trail={[]} />
      </TooltipProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: /^Not on screen: it threw; compiled 2 files/ }))
    const list = await screen.findByRole('dialog', { name: 'Reloads and restarts' })
    expect(within(list).getByText('Bad state: No element')).toBeVisible()
    expect(within(list).queryByText(/main\.dart\.js/)).toBeNull()
  },
)

const RESTARTED: Receipt = {
  ...UNCHANGED,
  action: 'restart',
  in_place: false,
  fresh_page: true,
  screen: { state: 'shown', ms: 2_096 },
}

const SHOWN: TrailEntry = {
  id: `run ${APPLIED.at}`,
  project: null,
  at: 0,
  action: 'reload',
  number: 3,
  route: '/',
  conditions: { device: deviceOf('iphone-16'), landscape: false, appDark: false, edges: null },
  picture: { png: new Blob(), width: 1, height: 1, density: 1, blanks: 0 },
  before: null,
  change: { kind: 'same' },
}

it.each<[string, Receipt, TrailEntry, RegExp]>([
  [
    'applied, and nothing visible changed',
    APPLIED,
    SHOWN,
    /^Applied 2 files in 640 ms; nothing visible changed/,
  ],
  [
    'another picture says nothing of it',
    APPLIED,
    { ...SHOWN, id: 'run 1' },
    /^Applied 2 files in 640 ms(?!;)/,
  ],
  ['not known', APPLIED, { ...SHOWN, change: null }, /^Applied 2 files in 640 ms(?!;)/],
])('%s', { tags: 'P-521' }, (_, receipt, entry, words) => {
  render(
    <TooltipProvider>
      <ReceiptLine last={receipt} receipts={[receipt]} trail={[entry]} />
    </TooltipProvider>,
  )
  expect(screen.getByRole('button', { name: words })).toBeInTheDocument()
})

it.each<[string, Receipt, string]>([
  ['a restart that is on screen is done, also without newer code', RESTARTED, '.text-good-ink'],
  ['one that no page shows yet is not', { ...RESTARTED, screen: { state: 'no-page' } }, '.text-ink-3'],
  ['a reload that had nothing to take did nothing', UNCHANGED, '.text-ink-3'],
])('%s', { tags: 'P-067' }, (_, receipt, mark) => {
  const { container } = render(
    <TooltipProvider>
      <ReceiptLine last={receipt} receipts={[receipt]} trail={[]} />
    </TooltipProvider>,
  )
  expect(container.querySelector(`svg${mark}`)).not.toBeNull()
})
