import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Job } from '@mosaygent/contract'
import { FakeHelper } from '../../testing/fake-helper.ts'
import type { Answer } from '../../testing/fake-helper.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { refusals } from '../../testing/refusals.ts'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const INSTALLED = 'GET /mosaygent/github/gh-installed'
const STATUS = 'GET /mosaygent/github/auth-status'
const INSTALL = 'POST /mosaygent/github/install-gh'
const LOGIN = 'POST /mosaygent/github/auth-login'
const OUT = { logged_in: false, output: 'You are not logged into any GitHub hosts.', state: 'signed-out' }
const IN = {
  logged_in: true,
  output: 'github.com\n  ✓ Logged in to github.com account octocat',
  state: 'signed-in',
  host: 'github.com',
  account: 'octocat',
  scopes: ['gist', 'repo'],
  missing_scopes: ['read:org'],
}
const WAITING = {
  state: 'waiting',
  code: 'ABCD-1234',
  url: 'https://github.com/login/device',
  expires_at: new Date(Date.now() + 900_000).toISOString(),
} as const
const JOB: Job = {
  id: 'job-9',
  kind: 'gh-login',
  state: 'running',
  stage: 'Asking GitHub for a code',
  percent: null,
  started_at: new Date().toISOString(),
}

let helper: FakeHelper
beforeEach(() => {
  helper = new FakeHelper({
    [INSTALLED]: { body: { installed: true, version: '2.46.0' } },
    [STATUS]: { body: OUT },
    'GET /mosaygent/environment/repositories': {
      body: { api: { from: 'none', address: '' }, flutter: { from: 'none', address: '' } },
    },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
  })
})
const open = async () => {
  await renderApp({ path: '/github', helper })
  await screen.findByRole('heading', { level: 1, name: 'GitHub' })
}
const step = (name: string) => screen.findByRole('region', { name })
/** An answer that comes when the test says so. */
function later() {
  let answer: (value: Answer) => void = () => undefined
  const promise = new Promise<Answer>((resolve) => (answer = resolve))
  return { promise, answer: (value: Answer) => answer(value) }
}

describe('the installation', () => {
  it(
    'missing offers Install and hides the second step; afterwards it is looked for again',
    { tags: ['P-099', 'P-153'] },
    async () => {
      helper.answer(INSTALLED, { body: { installed: false, version: null } })
      helper.answer(INSTALL, () => {
        helper.answer(INSTALLED, { body: { installed: true, version: '2.60.0' } })
        return { body: { message: 'Installed' } }
      })
      await open()
      const first = await step('GitHub CLI Installation')
      await within(first).findByText('Not installed')
      expect(screen.queryByRole('region', { name: 'GitHub Authentication' })).toBeNull()
      await userEvent.click(within(first).getByRole('button', { name: 'Install' }))
      await within(first).findByText('Version 2.60.0')
      await step('GitHub Authentication')
    },
  )

  it.each(refusals('Failed to install GitHub CLI'))(
    'refused with %s says why, or the fixed text',
    { tags: 'P-141' },
    async (_shape, refusal, says) => {
      helper.answer(INSTALLED, { body: { installed: false, version: null } })
      helper.answer(INSTALL, refusal)
      await open()
      await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
      expect((await screen.findByRole('alert')).textContent).toBe(says)
      screen.getByText('Not installed')
    },
  )

  it('that only a person can do shows the command instead of a button', { tags: 'P-172' }, async () => {
    const install = { way: 'command', words: 'It needs a password.', command: 'sudo apt-get install gh' }
    helper.answer(INSTALLED, { body: { installed: false, version: null, install } })
    await open()
    await screen.findByText('sudo apt-get install gh')
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
    helper.answer(INSTALLED, { body: { installed: true, version: '2.60.0' } })
    act(() => {
      window.dispatchEvent(new Event('focus'))
    })
    await screen.findByText('Version 2.60.0')
  })
})

describe('the login', () => {
  it(
    'that is there shows the account, what is missing, and that all is ready',
    { tags: ['P-100', 'P-101', 'P-171'] },
    async () => {
      helper.answer(STATUS, { body: IN })
      await open()
      const second = within(await step('GitHub Authentication'))
      await second.findByText('Authenticated')
      second.getByText('octocat on github.com')
      second.getByText('read:org')
      expect(second.queryByRole('button', { name: 'Login' })).toBeNull()
      await step('Ready to Go!')
    },
  )

  it(
    'shows code, link and a way out while it waits, and is done when the message says so',
    { tags: ['P-100', 'P-205'] },
    async () => {
      const reply = later()
      helper.answer(LOGIN, () => reply.promise)
      await open()
      await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
      act(() => {
        helper.emit({ type: 'job.changed', job: JOB })
        helper.emit({ type: 'github.changed', login: WAITING })
      })
      await screen.findByText('ABCD-1234')
      expect(screen.getByRole('link', { name: 'Open GitHub' })).toHaveAttribute('href', WAITING.url)
      screen.getByText(/^Expires in 1[45]:\d\d/)
      screen.getByRole('button', { name: 'Copy' })
      screen.getByRole('button', { name: 'Cancel' })
      expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
      helper.answer(STATUS, { body: { ...IN, login: { state: 'done' } } })
      act(() => {
        helper.emit({ type: 'job.changed', job: { ...JOB, state: 'done' } })
      })
      reply.answer({ body: { message: 'Login successful' } })
      await screen.findByText('Authenticated')
      expect(screen.queryByText('ABCD-1234')).toBeNull()
    },
  )

  it('that answers anything else has not succeeded, and the words are shown', { tags: 'P-100' }, async () => {
    helper.answer(LOGIN, { body: { message: 'Login successful!' } })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Login successful!')
    screen.getByText('Not authenticated')
    await waitFor(() => {
      expect(helper.askedFor(STATUS).length).toBeGreaterThan(1)
    })
  })

  it.each(refusals('Failed to login to GitHub'))(
    'refused with %s says why, or the fixed text',
    { tags: 'P-142' },
    async (_shape, refusal, says) => {
      helper.answer(LOGIN, refusal)
      await open()
      await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
      expect((await screen.findByRole('alert')).textContent).toBe(says)
      screen.getByText('Not authenticated')
    },
  )

  it('that began before this page was opened is shown, and can be cancelled', { tags: 'P-205' }, async () => {
    helper.answer(STATUS, { body: { ...OUT, login: WAITING } })
    helper.answer('POST /mosaygent/jobs/cancel', { body: { message: 'Cancelled.' } })
    await open()
    await screen.findByText('ABCD-1234')
    await waitFor(() => {
      expect(helper.listeners).toBe(1)
    })
    act(() => {
      helper.emit({ type: 'hello', version: '1', jobs: [JOB] })
    })
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-disabled')
    })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(helper.askedFor('POST /mosaygent/jobs/cancel')).toEqual([{ id: 'job-9' }])
    expect(helper.askedFor(LOGIN)).toEqual([])
    helper.answer(STATUS, { body: OUT })
    act(() => {
      helper.emit({ type: 'job.changed', job: { ...JOB, state: 'cancelled' } })
      helper.emit({ type: 'github.changed', login: { state: 'cancelled' } })
    })
    await screen.findByRole('button', { name: 'Login' })
  })

  it(
    'gives its hint after four seconds, counted from its beginning',
    { tags: ['P-102', 'P-126'] },
    async () => {
      helper.answer(LOGIN, 'never')
      await open()
      await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
      // its place is kept, so that nothing moves when it comes
      expect(screen.getByText(/a password may be needed/)).not.toBeVisible()
      const early = new Date(Date.now() - 60_000).toISOString()
      act(() => {
        helper.emit({ type: 'job.changed', job: { ...JOB, started_at: early } })
      })
      await waitFor(() => {
        expect(screen.getByText('Check your terminal or editor: a password may be needed.')).toBeVisible()
      })
      act(() => {
        helper.emit({ type: 'github.changed', login: WAITING })
      })
      await screen.findByText('ABCD-1234')
      // it stays beside the code
      expect(screen.getByText('Check your terminal or editor: a password may be needed.')).toBeVisible()
      act(() => {
        helper.emit({ type: 'job.changed', job: { ...JOB, state: 'cancelled' } })
      })
    },
  )

  it('by a token of the environment offers no Login', { tags: 'P-171' }, async () => {
    const body = { ...OUT, state: 'refused', environment_token: 'GH_TOKEN', note: 'GH_TOKEN is refused.' }
    helper.answer(STATUS, { body })
    await open()
    await screen.findByText('GH_TOKEN is refused.')
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
  })
})

it('works with a helper that knows the documented fields alone', async () => {
  helper.answer(STATUS, { body: { logged_in: true, output: 'Logged in' } })
  await open()
  await screen.findByText('Authenticated')
  expect(await step('Ready to Go!')).toBeInTheDocument()
})
