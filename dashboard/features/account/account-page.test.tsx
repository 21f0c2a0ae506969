import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeHelper } from '../../testing/fake-helper.ts'
import { renderApp } from '../../testing/render-app.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const LIST = 'GET /mosaygent/session/list'
const ONE = 'POST /mosaygent/session/revoke-one'
const OTHERS = 'POST /mosaygent/session/revoke-others'
const OWN = 'POST /mosaygent/session/revoke'
const BOOTSTRAP = 'POST /mosaygent/session/bootstrap'
const ENDED = { status: 401, body: { detail: 'Session ended', code: 'session-ended' } }
const session = (id: string, browser: string, current = false) => ({
  id,
  browser,
  origin: 'http://localhost:36412',
  how: 'served',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: new Date().toISOString(),
  current,
})
const MINE = session('a', 'Firefox 145 on Linux', true)
const THEIRS = session('b', 'Chrome 142 on Windows')

let helper: FakeHelper
beforeEach(() => {
  helper = new FakeHelper({
    [LIST]: { body: { sessions: [MINE, THEIRS] } },
    [ONE]: { body: { message: 'That session is ended.' } },
    [OTHERS]: { body: { message: '1 session is ended.' } },
    [OWN]: { body: { message: 'This session is ended.' } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
  })
})
const open = async () => {
  await renderApp({ path: '/account', helper })
  return within(await screen.findByRole('region', { name: 'Browsers' }))
}

describe('the browsers that may use the helper', () => {
  it('are listed with where and when; one other is ended', { tags: 'P-249' }, async () => {
    const card = await open()
    const [mine, theirs] = await card.findAllByRole('listitem')
    expect(mine).toHaveTextContent('Firefox 145 on Linux')
    expect(mine).toHaveTextContent('This browser')
    expect(mine).toHaveTextContent('http://localhost:36412, opened here. Active now, connected')
    expect(theirs).toHaveTextContent('Chrome 142 on Windows')
    expect(theirs).not.toHaveTextContent('This browser')
    expect(theirs).not.toHaveTextContent('Active now')

    helper.answer(LIST, { body: { sessions: [MINE] } })
    await userEvent.click(card.getByRole('button', { name: 'End the session of Chrome 142 on Windows' }))
    await waitFor(() => {
      expect(card.getAllByRole('listitem')).toHaveLength(1)
    })
    expect(helper.askedFor(ONE)).toEqual([{ id: 'b' }])
    expect(card.getByRole('button', { name: 'End all others' })).toHaveAccessibleDescription(
      'There is no other browser',
    )
  })

  it('are what was known last once the helper is lost: none is active now, and none can be ended', async () => {
    const card = await open()
    await card.findByText(/Active now/)
    helper.up = false
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(await card.findByText(/Showing the last known list/)).toBeInTheDocument()
    expect(card.queryByText(/Active now/)).toBeNull()
    const end = card.getByRole('button', { name: 'End the session of Chrome 142 on Windows' })
    expect(end).toHaveAccessibleDescription('The helper is not connected')
    await userEvent.click(end)
    expect(helper.askedFor(ONE)).toEqual([])
  })

  it('all others are ended after a question, and not without', async () => {
    const card = await open()
    await card.findAllByRole('listitem')
    await userEvent.click(card.getByRole('button', { name: 'End all others' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(helper.askedFor(OTHERS)).toEqual([])
    await userEvent.click(card.getByRole('button', { name: 'End all others' }))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'End all others' }),
    )
    expect(await screen.findByText('1 session is ended.')).toBeInTheDocument()
    expect(helper.askedFor(OTHERS)).toHaveLength(1)
  })

  it(
    'this one may be ended, too: the page says so, and goes on when told to',
    { tags: 'P-249' },
    async () => {
      const card = await open()
      await card.findAllByRole('listitem')
      const bootstraps = helper.askedFor(BOOTSTRAP).length
      await userEvent.click(card.getByRole('button', { name: 'End the session of Firefox 145 on Linux' }))
      helper.answer(LIST, ENDED)
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }))
      expect(await card.findByText('This browser’s session with the helper was ended.')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: /Session ended/ })).toHaveAttribute('href', '/api')
      expect(card.queryAllByRole('listitem')).toEqual([])
      expect(helper.askedFor(BOOTSTRAP)).toHaveLength(bootstraps)

      helper.answer(LIST, { body: { sessions: [MINE] } })
      await userEvent.click(card.getByRole('button', { name: 'Connect again' }))
      expect(await card.findAllByRole('listitem')).toHaveLength(1)
      expect(helper.askedFor(BOOTSTRAP)).toHaveLength(bootstraps + 1)
    },
  )

  it('are asked for again when whoever answers after a loss greets anew, though something answered all the time', async () => {
    const card = await open()
    await waitFor(() => {
      expect(helper.listeners).toBe(1)
    })
    helper.emit({ type: 'hello', version: '0.1.0', jobs: [] })
    expect(await card.findAllByRole('listitem')).toHaveLength(2)
    helper.answer(LIST, { body: { sessions: [MINE] } })
    helper.cut()
    await waitFor(() => {
      expect(helper.listeners).toBe(1)
    })
    helper.emit({ type: 'hello', version: '0.1.0', jobs: [] })
    await waitFor(() => {
      expect(card.getAllByRole('listitem')).toHaveLength(1)
    })
  })

  it('are not known to a page that the helper refuses: the card says why, once, and not nothing', async () => {
    const refused = { status: 401, body: { detail: 'Open the link again', code: 'unpaired' } }
    helper.answer(LIST, refused)
    helper.answer(BOOTSTRAP, refused)
    const card = await open()
    expect(await card.findAllByText('Open the link again')).toHaveLength(1)
    expect(card.queryAllByRole('listitem')).toEqual([])
  })
})
