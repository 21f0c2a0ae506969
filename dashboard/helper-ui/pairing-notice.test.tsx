import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSession, sessionRefusal } from '../helper-client/session/session-token.ts'
import { FakeHelper } from '../testing/fake-helper.ts'
import { renderApp } from '../testing/render-app.tsx'

vi.mock('#cloud', () => import('../testing/fake-cloud.ts'))

const PAIR = 'POST /mosaygent/session/pair'
const NEEDED = 'Not paired yet: open the pairing link that the helper’s terminal shows, in this browser.'
const WRONG = 'This is not the pairing link that the helper’s terminal shows.'
const TITLE = 'This browser is not paired with the helper'

let helper: FakeHelper
beforeEach(() => {
  sessionRefusal.set(null)
  forgetSession()
  helper = new FakeHelper({
    'POST /mosaygent/session/bootstrap': { status: 403, body: { detail: NEEDED, code: 'pairing-needed' } },
    [PAIR]: { status: 401, body: { detail: WRONG, code: 'unpaired' } },
  })
})

const openLogin = () => renderApp({ path: '/login', user: null, helper })
const field = () => screen.findByRole('textbox', { name: 'Pairing link or its code' })

describe('the notice before the sign-in', () => {
  it('says that this browser has to be paired, and what the helper said to it', async () => {
    await openLogin()
    expect(await screen.findByText(TITLE)).toBeVisible()
    expect(screen.getByText(NEEDED)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  })

  it('is not there when the helper takes orders from this page', async () => {
    helper.answer('POST /mosaygent/session/bootstrap', { body: { token: 't' } })
    await openLogin()
    await waitFor(() => {
      expect(helper.askedFor('POST /mosaygent/session/bootstrap')).toHaveLength(1)
    })
    expect(screen.queryByText(TITLE)).toBeNull()
  })
})

describe('the form for a pairing link', () => {
  it.each(['', 'not a code!', 'http://localhost:36412/', 'x'.repeat(65)])(
    'takes "%s" for no link, and asks the helper nothing',
    async (typed) => {
      await openLogin()
      if (typed !== '') await userEvent.type(await field(), typed)
      await userEvent.click(within(await form()).getByRole('button', { name: 'Pair' }))
      expect(await field()).toHaveAccessibleDescription(/This is no pairing link/)
      expect(helper.askedFor(PAIR)).toEqual([])
    },
  )

  it.each(['a-wrong-code-of-22-char', '  http://localhost:36412/#pair=a-wrong-code-of-22-char '])(
    'sends a proof for "%s" and never the code, and says at the field what the helper said',
    async (typed) => {
      await openLogin()
      await userEvent.type(await field(), `${typed}{Enter}`)
      await waitFor(async () => {
        expect(await field()).toHaveAccessibleDescription(new RegExp(WRONG))
      })
      expect(helper.askedFor(PAIR)).toHaveLength(1)
      expect(JSON.stringify(helper.asked)).not.toContain('a-wrong-code')
      await userEvent.type(await field(), 'x')
      expect(await field()).not.toHaveAccessibleDescription(new RegExp(WRONG))
    },
  )

  it('stands in the notice about the connection as well', async () => {
    await renderApp({ path: '/api', helper })
    expect(await screen.findByText('This dashboard is not paired with the helper')).toBeVisible()
    expect(await field()).toBeVisible()
  })
})

async function form(): Promise<HTMLElement> {
  const found = (await field()).closest('form')
  if (found === null) throw new Error('the field stands in no form')
  return found
}
