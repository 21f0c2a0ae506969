import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Job } from '@mosaygent/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, FakeHelper } from '../../../testing/fake-helper.ts'
import {
  ACCOUNT,
  PROJECTS,
  TOOL,
  firebaseHelper,
  keepProject,
  openFirebase,
} from '../../../testing/firebase-examples.tsx'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const INSTALL = 'POST /mosaygent/firebase/install-tool'
const LOGIN = 'POST /mosaygent/firebase/login'
const FINISH = 'POST /mosaygent/firebase/finish-login'
const CANCEL = 'POST /mosaygent/firebase/cancel-login'
const URL = 'https://auth.firebase.tools/login?code_challenge=abc&session=1234'
const WAITING = { state: 'waiting', url: URL, session: 'A1B2C' } as const
const MISSING = {
  installed: false,
  version: null,
  install: {
    words: 'It is put into Mosaygent’s folder.',
    command: 'npm install -g firebase-tools@15.34.2',
    target: '/x',
  },
}
const JOB: Job = {
  id: 'fi',
  kind: 'install-firebase',
  state: 'running',
  stage: 'Installing packages',
  percent: null,
  started_at: new Date().toISOString(),
  output: ['added 600 packages'],
}
let helper: FakeHelper
beforeEach(() => {
  helper = firebaseHelper()
})
const card = async () => within(await screen.findByRole('region', { name: 'Firebase CLI' }))
const listening = () =>
  waitFor(() => {
    expect(helper.listeners).toBe(1)
  })

describe('the tool that is not there', () => {
  it('is installed with progress, and looked for again', { tags: 'P-184' }, async () => {
    let reply: (answer: Answer) => void = () => undefined
    helper.answer(TOOL, { body: MISSING })
    helper.answer(INSTALL, () => new Promise<Answer>((resolve) => (reply = resolve)))
    await openFirebase(helper)
    const tool = await card()
    await tool.findByText('Not installed')
    tool.getByText('npm install -g firebase-tools@15.34.2')
    expect(helper.askedFor(ACCOUNT)).toEqual([])
    await userEvent.click(tool.getByRole('button', { name: 'Install' }))
    await listening()
    act(() => {
      helper.emit({ type: 'job.changed', job: JOB })
    })
    await tool.findByText('Installing packages')
    tool.getByText('added 600 packages')
    tool.getByRole('progressbar', { name: 'Install progress' })
    helper.answer(TOOL, { body: { installed: true, version: '15.34.2' } })
    act(() => {
      helper.emit({ type: 'job.changed', job: { ...JOB, state: 'done' } })
    })
    reply({ body: { message: 'Installed.' } })
    await tool.findByText('Logged in')
    expect(tool.getByText('15.34.2')).toBeInTheDocument()
  })

  it('can be cancelled on its way', { tags: 'P-184' }, async () => {
    helper.answer(TOOL, { body: MISSING })
    helper.answer(INSTALL, 'never')
    helper.answer('POST /mosaygent/jobs/cancel', { body: { message: 'Cancelled.' } })
    await openFirebase(helper)
    const tool = await card()
    await userEvent.click(await tool.findByRole('button', { name: 'Install' }))
    await listening()
    act(() => {
      helper.emit({ type: 'job.changed', job: { ...JOB, id: 'fi2' } })
    })
    const cancel = tool.getByRole('button', { name: 'Cancel' })
    await waitFor(() => {
      expect(cancel).not.toHaveAttribute('aria-disabled')
    })
    await userEvent.click(cancel)
    expect(helper.askedFor('POST /mosaygent/jobs/cancel')).toEqual([{ id: 'fi2' }])
    act(() => {
      helper.emit({ type: 'job.changed', job: { ...JOB, id: 'fi2', state: 'cancelled' } })
    })
  })
})

describe('the login', () => {
  beforeEach(() => {
    helper.answer(ACCOUNT, { body: { state: 'signed-out' } })
  })

  it(
    'shows the page to sign in at, takes the code, and then who it is; projects are asked for',
    { tags: 'P-184' },
    async () => {
      helper.answer(LOGIN, () => {
        helper.answer(ACCOUNT, { body: { state: 'signed-out', login: WAITING } })
        return { body: { url: URL, session: 'A1B2C' } }
      })
      await openFirebase(helper)
      const tool = await card()
      await tool.findByText('Not logged in')
      expect(helper.askedFor(PROJECTS)).toEqual([])
      await userEvent.click(tool.getByRole('button', { name: 'Log in to Firebase' }))
      expect(await tool.findByRole('link', { name: 'Open sign-in page' })).toHaveAttribute('href', URL)
      tool.getByText('A1B2C')
      const go = tool.getByRole('button', { name: 'Log in' })
      expect(go).toHaveAttribute('aria-disabled', 'true')
      await userEvent.type(tool.getByLabelText('Authorization code'), ' 4/0Abc ')
      helper.answer(FINISH, () => {
        helper.answer(ACCOUNT, { body: { state: 'signed-in', account: 'zoe@example.com' } })
        return { body: { message: 'Logged in.', account: 'zoe@example.com' } }
      })
      await userEvent.click(go)
      await tool.findByText('Logged in')
      tool.getByText('zoe@example.com')
      expect(helper.askedFor(FINISH)).toEqual([{ code: '4/0Abc' }])
      await waitFor(() => {
        expect(helper.askedFor(PROJECTS)).toHaveLength(1)
      })
    },
  )

  it('with a wrong code says so and waits on', async () => {
    helper.answer(ACCOUNT, { body: { state: 'signed-out', login: WAITING } })
    helper.answer(FINISH, {
      status: 502,
      body: { detail: 'Google did not accept the code.', code: 'login-failed' },
    })
    await openFirebase(helper)
    const tool = await card()
    await userEvent.type(await tool.findByLabelText('Authorization code'), 'wrong{Enter}')
    expect(await tool.findByRole('alert')).toHaveTextContent('Google did not accept the code.')
    expect(tool.getByLabelText('Authorization code')).toHaveValue('wrong')
  })

  it(
    'that failed is told until a newer download ends, and again when it fails again',
    { tags: 'P-184' },
    async () => {
      const detail = 'Firebase could not be reached.'
      helper.answer(LOGIN, { status: 503, body: { detail, code: 'network-unreachable' } })
      keepProject('development', 'tide-dev', 'com.example.tide')
      await openFirebase(helper)
      const tool = await card()
      const begin = () => userEvent.click(tool.getByRole('button', { name: 'Log in to Firebase' }))
      await tool.findByText('Not logged in')
      await begin()
      await tool.findByText(detail)
      const toggle = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
      await toggle('Production')
      await waitFor(() => {
        expect(tool.queryByText(detail)).toBeNull()
      })
      await begin()
      await tool.findByText(detail)
      await toggle('Development')
      await waitFor(() => {
        expect(tool.queryByText(detail)).toBeNull()
      })
    },
  )

  it('that began elsewhere is shown here, and can be cancelled', async () => {
    await openFirebase(helper)
    const tool = await card()
    await tool.findByText('Not logged in')
    await listening()
    act(() => {
      helper.emit({ type: 'firebase.changed', login: WAITING })
    })
    await tool.findByText('A1B2C')
    helper.answer(CANCEL, () => {
      helper.answer(ACCOUNT, { body: { state: 'signed-out', login: { state: 'cancelled' } } })
      return { body: { message: 'Cancelled.' } }
    })
    await userEvent.click(tool.getByRole('button', { name: 'Cancel' }))
    await tool.findByText('Cancelled. Nothing was stored.')
    expect(tool.queryByText('A1B2C')).toBeNull()
  })

  it('that waits goes away once somebody logged in another way', async () => {
    helper.answer(ACCOUNT, { body: { state: 'signed-out', login: WAITING } })
    await openFirebase(helper)
    const tool = await card()
    await tool.findByText('A1B2C')
    helper.answer(ACCOUNT, { body: { state: 'signed-in', account: 'zoe@example.com', login: WAITING } })
    await listening()
    act(() => {
      helper.emit({ type: 'firebase.changed' })
    })
    await tool.findByText('Logged in')
    expect(tool.queryByText('A1B2C')).toBeNull()
    expect(tool.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('that has expired says so and offers to log in again', { tags: 'P-184' }, async () => {
    helper.answer(ACCOUNT, {
      body: { state: 'refused', account: 'zoe@example.com', note: 'Firebase refused it.' },
    })
    await openFirebase(helper)
    const tool = await card()
    await tool.findByText('Login expired')
    tool.getByText('Firebase refused it.')
    expect(tool.getByRole('button', { name: 'Log in again' })).toBeInTheDocument()
  })
})

it('an account that was chosen for the folder says so', { tags: 'P-244' }, async () => {
  const accounts = ['bob@example.com', 'zoe@example.com']
  helper.answer(ACCOUNT, {
    body: { state: 'signed-in', account: 'bob@example.com', accounts, folder: '/home/zoe/tide' },
  })
  await openFirebase(helper)
  const tool = await card()
  await tool.findByText('bob@example.com')
  expect(tool.getByText('chosen for this folder by login:use')).toHaveAttribute('title', '/home/zoe/tide')
  tool.getByText('zoe@example.com')
})

it('offline says that it is not known', async () => {
  helper.up = false
  await openFirebase(helper)
  const tool = await card()
  await tool.findByText('Unavailable while disconnected.')
  expect(tool.getByText('Unknown')).toBeInTheDocument()
  expect(screen.getByText('The helper is not connected')).toBeInTheDocument()
})
