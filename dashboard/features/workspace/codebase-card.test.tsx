import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, FakeHelper } from '../../testing/fake-helper.ts'
import { ABSENT, DIRECTORY } from '../../testing/render-app.tsx'
import {
  CLONABLE,
  DIR,
  JOB,
  PRESENT,
  SET,
  STARTER,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'
import { API_CRASHED, API_STOPPED } from '../../testing/api-data.ts'
import { refusals } from '../../testing/refusals.ts'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

let helper: FakeHelper
beforeEach(() => {
  helper = workspaceHelper()
})

describe('a codebase', () => {
  it('that is there shows its facts', { tags: ['P-046', 'P-050'] }, async () => {
    helper.answer(STATUS, { body: { api: CLONABLE, flutter: PRESENT } })
    await openEnvironment(helper)
    const flutter = within(await card('Flutter Codebase'))
    await flutter.findByText('Present')
    for (const text of [
      `${DIRECTORY}/flutter`,
      'main',
      'Modified',
      '3 files',
      'Running',
      'Not installed',
      '2 minutes ago',
      'lib/main.dart',
      `${DIRECTORY}/old/app`,
    ]) {
      expect(flutter.getByText(text)).toBeInTheDocument()
    }
  })

  it('names four others at once, and the rest on request', { tags: 'P-046' }, async () => {
    const candidates = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${DIRECTORY}/${name}`)
    helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, candidates } } })
    await openEnvironment(helper)
    const flutter = within(await card('Flutter Codebase'))
    expect(await flutter.findByText(`${DIRECTORY}/d`)).toBeVisible()
    expect(flutter.getByText(`${DIRECTORY}/f`)).not.toBeVisible()
    await userEvent.click(flutter.getByText('and 2 more'))
    expect(flutter.getByText(`${DIRECTORY}/f`)).toBeVisible()
  })

  it('says which file could not be read, whether it is there or not', async () => {
    const note = 'a/pubspec.yaml is too large to be read (limit 1 MB).'
    helper.answer(STATUS, {
      body: { api: { ...ABSENT, file_note: 'A sentence.' }, flutter: { ...PRESENT, file_note: note } },
    })
    await openEnvironment(helper)
    expect(await within(await card('Flutter Codebase')).findByText(note)).toBeInTheDocument()
    expect(await within(await card('API Codebase')).findByText('A sentence.')).toBeInTheDocument()
  })

  it('without git says so', { tags: 'P-047' }, async () => {
    const bare = { ...PRESENT, git: null, running: false, dependencies: true, last_modified: null }
    helper.answer(STATUS, { body: { api: bare, flutter: ABSENT } })
    await openEnvironment(helper)
    const api = within(await card('API Codebase'))
    await api.findByText('Not a Git repository')
    expect(api.getByText('Not running')).toBeInTheDocument()
    expect(api.getByText('Installed')).toBeInTheDocument()
  })

  it('of which the helper leaves things out says of them neither yes nor no', { tags: 'P-370' }, async () => {
    const named = { detected: true, path: PRESENT.path }
    helper.answer(STATUS, { body: { api: { ...named, git: { branch: 'main' } }, flutter: named } })
    helper.answer('GET /mosaygent/api/status', { status: 404, body: {} })
    helper.answer('GET /mosaygent/flutter/sdk', { status: 404, body: {} })
    await openEnvironment(helper)
    const api = within(await card('API Codebase'))
    await api.findByText('main')
    // changes, server, dependencies, last edit
    expect(api.getAllByText('Unknown')).toHaveLength(4)
    const flutter = within(await card('Flutter Codebase'))
    expect(await flutter.findAllByText('Unknown')).toHaveLength(5)
    for (const one of [api, flutter])
      expect(one.queryByText(/^(?:Clean|Not a Git repository|Not running|Not installed)$/)).toBeNull()
  })

  it('whose uv is missing leads to the step that installs it', async () => {
    helper.answer(STATUS, { body: { api: PRESENT, flutter: ABSENT } })
    helper.answer('GET /mosaygent/api/status', { body: { ...API_STOPPED, uv: null } })
    await openEnvironment(helper)
    const api = within(await card('API Codebase'))
    const link = await api.findByRole('link', { name: 'How to install uv' })
    expect(link).toHaveAttribute('href', '/api#install-uv')
    expect(api.getByRole('button', { name: 'Start' })).toHaveAccessibleDescription('uv was not found')
  })

  it(
    'that is missing says what would be cloned, from where, into which folder',
    { tags: ['P-044', 'P-051'] },
    async () => {
      await openEnvironment(helper)
      const api = within(await card('API Codebase'))
      await api.findByText('Missing')
      expect(api.getByText('https://example.com/tide-api.git')).toBeInTheDocument()
      expect(api.getByText(`${DIRECTORY}/api`)).toBeInTheDocument()
      expect(api.queryByText('Starter that ships with Mosaygent')).toBeNull()
      const flutter = within(await card('Flutter Codebase'))
      expect(flutter.getByText('Starter that ships with Mosaygent')).toBeInTheDocument()
      expect(flutter.getByRole('button', { name: 'Clone Flutter Repository' })).toBeInTheDocument()
    },
  )
})

describe('a clone', () => {
  const CLONE = 'POST /mosaygent/environment/clone-api'

  it(
    'is busy at once, shows what the helper reports, and ends in a codebase',
    { tags: 'P-052' },
    async () => {
      let finish: (answer: Answer) => void = () => {}
      helper.answer(CLONE, () => new Promise((resolve) => (finish = resolve)))
      await openEnvironment(helper)
      await userEvent.click(await screen.findByRole('button', { name: 'Clone API Repository' }))
      await screen.findByRole('button', { name: 'Cloning...' })
      helper.emit({ type: 'job.changed', job: JOB })
      const bar = await screen.findByRole('progressbar', { name: 'Clone progress' })
      await waitFor(() => {
        expect(bar).toHaveAttribute('aria-valuenow', '62')
      })
      expect(screen.getByText('Receiving objects')).toBeInTheDocument()
      expect(screen.getByText('18.40 MiB at 3.10 MiB/s')).toBeInTheDocument()
      helper.answer(STATUS, { body: { api: PRESENT, flutter: STARTER } })
      helper.emit({ type: 'job.changed', job: { ...JOB, state: 'done', percent: 100 } })
      finish({ body: { path: `${DIRECTORY}/api`, message: 'Cloned' } })
      await within(await card('API Codebase')).findByText('Present')
      expect(helper.askedFor(CLONE)).toHaveLength(1)
    },
  )

  it('that runs when the page opens is shown from the stream’s first event', async () => {
    await openEnvironment(helper)
    await waitFor(() => {
      expect(helper.listeners).toBeGreaterThan(0)
    })
    helper.emit({ type: 'hello', version: '1', jobs: [JOB] })
    await screen.findByRole('button', { name: 'Cloning...' })
    expect(screen.getByText('1 job running')).toBeInTheDocument()
    expect(helper.askedFor(CLONE)).toEqual([])
    helper.emit({ type: 'hello', version: '1', jobs: [] })
    await screen.findByRole('button', { name: 'Clone API Repository' })
  })

  it('can be cancelled', { tags: 'P-052' }, async () => {
    let finish: (answer: Answer) => void = () => {}
    helper.answer(CLONE, () => new Promise((resolve) => (finish = resolve)))
    helper.answer('POST /mosaygent/environment/cancel-clone', () => {
      finish({ status: 409, body: { detail: 'The clone was cancelled', code: 'clone-cancelled' } })
      helper.emit({ type: 'job.changed', job: { ...JOB, id: 'job-2', state: 'cancelled' } })
      return { body: { message: 'Cancelled' } }
    })
    await openEnvironment(helper)
    await userEvent.click(await screen.findByRole('button', { name: 'Clone API Repository' }))
    await screen.findByRole('button', { name: 'Cloning...' })
    helper.emit({ type: 'job.changed', job: { ...JOB, id: 'job-2' } })
    await screen.findByText('Receiving objects')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('Cancelled. Nothing was kept.')
    expect(helper.askedFor('POST /mosaygent/environment/cancel-clone')).toEqual([{ codebase: 'api' }])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ...refusals('Failed to clone API repository').map(
      ([shape, answer, says]) => ['API', shape, answer, says] as const,
    ),
    ...refusals('Failed to clone Flutter repository').map(
      ([shape, answer, says]) => ['Flutter', shape, answer, says] as const,
    ),
  ])(
    'of %s that is refused with %s says why, or the fixed text, and can be tried again',
    { tags: ['P-139', 'P-140', 'P-149'] },
    async (kind, _shape, refusal, text) => {
      helper.answer(STATUS, { body: { api: CLONABLE, flutter: CLONABLE } })
      helper.answer(CLONE, refusal)
      helper.answer(CLONE.replace('api', 'flutter'), refusal)
      await openEnvironment(helper)
      const clone = { name: `Clone ${kind} Repository` }
      await userEvent.click(await screen.findByRole('button', clone))
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      expect(screen.getByRole('button', clone)).not.toHaveAttribute('aria-disabled')
    },
  )
})

describe('the server of a codebase', () => {
  it('is the API’s in the card of the API, and in no other', { tags: 'P-048' }, async () => {
    helper.answer(STATUS, { body: { api: PRESENT, flutter: { ...PRESENT, running: false } } })
    helper.answer('GET /mosaygent/api/status', { body: API_CRASHED })
    await openEnvironment(helper)
    const api = within(await card('API Codebase'))
    await api.findByRole('alert')
    const flutter = within(await card('Flutter Codebase'))
    expect(flutter.getByText('Not running')).toBeInTheDocument()
    expect(flutter.queryByRole('alert')).toBeNull()
    expect(flutter.queryByRole('button', { name: 'Start' })).toBeNull()
  })

  it(
    'does not start while its code fails, says with what, and can be stopped',
    { tags: 'P-193' },
    async () => {
      helper.answer(STATUS, { body: { api: PRESENT, flutter: PRESENT } })
      const message = 'Does not start: ZeroDivisionError: division by zero (app/main.py:42)'
      helper.answer('GET /mosaygent/api/status', { body: { ...API_CRASHED, state: 'failing', message } })
      await openEnvironment(helper)
      const api = within(await card('API Codebase'))
      expect(await api.findByRole('alert')).toHaveTextContent(message)
      expect(api.getByText('Does not start')).toBeInTheDocument()
      expect(api.getByRole('button', { name: 'Stop' })).not.toHaveAttribute('aria-disabled')
    },
  )
})

describe('its repository', () => {
  const GIT = {
    branch: 'main',
    dirty: false,
    ahead: 1,
    behind: 2,
    upstream: 'origin/main',
    remote: 'https://example.com/tide.git',
    fetched_at: new Date(Date.now() - 3_600_000).toISOString(),
  }
  const open = async () => {
    helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, git: GIT } } })
    await openEnvironment(helper)
    return within(await card('Flutter Codebase'))
  }

  it(
    'is shown with its remote and its age; Fetch asks, says so, and looks again',
    { tags: 'P-174' },
    async () => {
      helper.answer('POST /mosaygent/environment/git-fetch', { body: { message: 'Fetched.' } })
      const flutter = await open()
      flutter.getByText('https://example.com/tide.git')
      flutter.getByText('1 ahead, 2 behind')
      flutter.getByText('1 hour ago')
      const before = helper.askedFor(STATUS).length
      await userEvent.click(flutter.getByRole('button', { name: 'Fetch' }))
      await flutter.findByText('Fetched.')
      expect(helper.askedFor('POST /mosaygent/environment/git-fetch')).toEqual([{ codebase: 'flutter' }])
      await waitFor(() => {
        expect(helper.askedFor(STATUS).length).toBeGreaterThan(before)
      })
    },
  )

  it(
    'keeps the keyboard and says what it did where a switch takes the codebase away, and where it comes back',
    { tags: ['P-860', 'P-882'] },
    async () => {
      const branches = ['main', 'docs'].map((name) => ({ name, current: false, remote_only: false }))
      helper.answer('POST /mosaygent/environment/git-branches', { body: { branches } })
      const flutter = await open()
      const states = {
        docs: { ...CLONABLE, git: { ...GIT, branch: 'docs' } },
        main: { ...PRESENT, git: GIT },
      }
      for (const branch of ['docs', 'main'] as const) {
        const message = `Switched to ${branch}.`
        helper.answer('POST /mosaygent/environment/git-switch', { body: { message } })
        await userEvent.click(flutter.getByRole('button', { name: 'Switch branch' }))
        helper.answer(STATUS, { body: { api: CLONABLE, flutter: states[branch] } })
        await userEvent.click(await screen.findByRole('menuitem', { name: branch }))
        await flutter.findByText(branch === 'main' ? 'Present' : 'Missing')
        expect(flutter.getByText(message)).toBeVisible()
        await waitFor(() => {
          expect(flutter.getByRole('button', { name: 'Switch branch' })).toHaveFocus()
        })
      }
    },
  )

  it('says nothing of what was done in another project', { tags: 'P-882' }, async () => {
    const message = 'Switched to docs.'
    const branches = ['main', 'docs'].map((name) => ({ name, current: false, remote_only: false }))
    helper.answer('POST /mosaygent/environment/git-branches', { body: { branches } })
    helper.answer('POST /mosaygent/environment/git-switch', { body: { message } })
    const flutter = await open()
    await userEvent.click(flutter.getByRole('button', { name: 'Switch branch' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'docs' }))
    expect(await flutter.findByText(message)).toBeVisible()

    const path = `${DIRECTORY} é`
    helper.answer(DIR, { body: { path } })
    helper.answer(SET, { body: { path } })
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    const field = screen.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, `${path}{Enter}`)
    await waitFor(() => {
      expect(screen.queryByText(message)).not.toBeInTheDocument()
    })
    expect(await within(await card('Flutter Codebase')).findByText('Present')).toBeVisible()
  })

  it(
    'refuses a switch with the reason, and leads to the login where one is needed',
    { tags: ['P-173', 'P-174'] },
    async () => {
      const branches = [
        { name: 'main', current: true, remote_only: false },
        { name: 'feature/é', current: false, remote_only: true },
      ]
      helper.answer('POST /mosaygent/environment/git-branches', { body: { branches } })
      helper.answer('POST /mosaygent/environment/git-switch', {
        status: 409,
        body: { detail: '3 files have local changes.', code: 'local-changes' },
      })
      helper.answer('POST /mosaygent/environment/git-pull', {
        status: 502,
        body: { detail: 'Log in on the GitHub page.', code: 'repository-auth' },
      })
      const flutter = await open()
      await userEvent.click(flutter.getByRole('button', { name: 'Switch branch' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /feature\/é/ }))
      expect(await flutter.findByRole('alert')).toHaveTextContent('3 files have local changes.')
      expect(helper.askedFor('POST /mosaygent/environment/git-switch')).toEqual([
        { codebase: 'flutter', branch: 'feature/é' },
      ])
      await userEvent.click(flutter.getByRole('button', { name: 'Pull' }))
      expect(await flutter.findByRole('link', { name: 'Log in on the GitHub page' })).toHaveAttribute(
        'href',
        '/github',
      )
    },
  )
})
