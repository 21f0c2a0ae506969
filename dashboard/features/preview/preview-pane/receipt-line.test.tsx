// @vitest-environment happy-dom
import type { Receipt } from '@mosaygent/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TooltipProvider } from '#ui'
import { COMPILED } from '../../../testing/preview-data.ts'
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
        <ReceiptLine last={receipt} receipts={[receipt]} />
      </TooltipProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: /^Not on screen: it threw; compiled 2 files/ }))
    const list = await screen.findByRole('dialog', { name: 'Reloads and restarts' })
    expect(within(list).getByText('Bad state: No element')).toBeVisible()
    expect(within(list).queryByText(/main\.dart\.js/)).toBeNull()
  },
)
