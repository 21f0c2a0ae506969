import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  API_COMMANDS,
  API_LAUNCH,
  API_LAUNCHED,
  API_RUNNING,
  API_STOPPED,
} from '../../../testing/api-data.ts'
import type { FakeHelper } from '../../../testing/fake-helper.ts'
import {
  CLONABLE,
  PRESENT,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../../testing/workspace-examples.tsx'
import { apiStartOpen } from './use-api-start.ts'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const SERVER = 'GET /mosaygent/api/status'
const CHOOSE = 'POST /mosaygent/api/choose'
const SAVE = 'POST /mosaygent/api/save-command'
const START = 'POST /mosaygent/api/start'
const done = { body: { message: 'Remembered.' } }

let helper: FakeHelper
beforeEach(() => {
  // it is opened from several places, so no test's page owns it
  apiStartOpen.set(false)
  helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: PRESENT, flutter: PRESENT } })
  helper.answer(SERVER, { body: { ...API_STOPPED, launch: API_LAUNCH } })
  helper.answer('GET /mosaygent/api/commands', { body: API_COMMANDS })
  helper.answer(CHOOSE, done)
  helper.answer(SAVE, done)
  helper.answer(START, done)
  helper.answer('POST /mosaygent/api/stop', done)
})

const apiCard = async () => within(await card('API Codebase'))
async function openDialog() {
  await openEnvironment(helper)
  await userEvent.click(
    await (await apiCard()).findByRole('button', { name: 'Choose the command of the API' }),
  )
  return within(await screen.findByRole('dialog', { name: 'How the API starts' }))
}
const sent = (row: string) => helper.askedFor(row)

describe('how the API starts', () => {
  it('stands on the card before it runs, with its file and its environment', { tags: 'P-457' }, async () => {
    await openEnvironment(helper)
    const api = await apiCard()
    expect(await api.findByText('app/main.py')).toBeInTheDocument()
    expect(api.getByText('runs in uv')).toBeInTheDocument()
    expect(api.getByText('.env')).toBeInTheDocument()
  })

  it('names the packages that are not there beside Install', { tags: 'P-194' }, async () => {
    const lacks = ['fastapi', 'uvicorn', 'httpx', 'pydantic', 'alembic', 'anyio', 'jinja2']
    const status = { ...API_STOPPED, dependencies: 'out-of-date', launch: { ...API_LAUNCH, lacks } }
    helper.answer(SERVER, { body: status })
    await openEnvironment(helper)
    const api = await apiCard()
    expect(
      await api.findByText(/^Not there: fastapi, uvicorn, httpx, pydantic, alembic and 2 more\./),
    ).toBeVisible()
    expect(api.getByText('Out of date')).toBeVisible()
  })

  it('is chosen among what was found; what cannot be started says why', { tags: 'P-457' }, async () => {
    const dialog = await openDialog()
    expect(await dialog.findByRole('button', { name: 'Use app/main', pressed: true })).toBeInTheDocument()
    const compose = dialog.getByRole('button', { name: 'Use docker compose' })
    expect(compose).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(compose)
    await userEvent.click(dialog.getByRole('button', { name: 'Use API with seeds' }))
    await waitFor(() => {
      expect(sent(CHOOSE)).toEqual([{ command: '.vscode/launch.json#API with seeds' }])
    })
    expect(dialog.getByText('Sets SEED, API_TOKEN')).toBeInTheDocument()
    expect(dialog.getByText(/Current File/)).toBeInTheDocument()
  })

  it('can be a command of one’s own, whose fields say what is wrong', { tags: 'P-458' }, async () => {
    const dialog = await openDialog()
    await userEvent.click(await dialog.findByText('A command of your own'))
    const form = within(dialog.getByRole('form', { name: 'A command of your own' }))
    await userEvent.type(form.getByLabelText('Port'), '70000')
    await userEvent.type(form.getByLabelText('Health path'), 'up')
    await userEvent.click(form.getByRole('button', { name: 'Save and use' }))
    for (const text of [
      'Enter a command first',
      'A port is a number from 1 to 65535',
      'A path begins with /',
    ])
      expect(form.getByText(text)).toBeInTheDocument()
    expect(sent(SAVE)).toEqual([])
    helper.answer(SAVE, {
      status: 422,
      body: { detail: 'There is no folder old in the project directory.', code: 'path-not-found' },
    })
    await userEvent.type(form.getByLabelText('Command'), 'npm run dev')
    await userEvent.clear(form.getByLabelText('Port'))
    await userEvent.clear(form.getByLabelText('Health path'))
    await userEvent.type(form.getByLabelText('Health path'), '/up{Enter}')
    expect(await form.findByRole('alert')).toHaveTextContent('There is no folder old')
    expect(form.getByLabelText('Folder')).toHaveAttribute('aria-invalid', 'true')
    helper.answer(SAVE, done)
    await userEvent.type(form.getByLabelText('Command'), '{Enter}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(sent(SAVE).at(-1)).toEqual({ command: 'npm run dev', folder: 'api', port: null, health: '/up' })
  })

  it('is entered from the card of a missing API, too', { tags: 'P-458' }, async () => {
    helper.answer(STATUS, { body: { api: CLONABLE, flutter: PRESENT } })
    helper.answer('GET /mosaygent/api/commands', {
      body: { ...API_COMMANDS, folder: null, commands: [], used: null, files: [], env_files: [], extras: [] },
    })
    await openEnvironment(helper)
    await userEvent.click(await (await apiCard()).findByRole('button', { name: 'Enter its command' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('No start command found')).toBeInTheDocument()
    expect(dialog.getByLabelText('Command')).toBeInTheDocument()
  })

  it(
    'has a file of values for each environment, of which only names are shown',
    { tags: 'P-459' },
    async () => {
      const dialog = await openDialog()
      expect(await dialog.findByText('.env.production: DATABASE_URL, PORT, SENTRY_DSN')).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: 'File of Production: Automatic' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'No file' }))
      await waitFor(() => {
        expect(sent(CHOOSE)).toEqual([{ env_file: { environment: 'production', file: null } }])
      })
    },
  )

  it('brings the extras that are on', { tags: 'P-460' }, async () => {
    const dialog = await openDialog()
    expect(await dialog.findByRole('button', { name: 'postgres', pressed: true })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'docs' }))
    await waitFor(() => {
      expect(sent(CHOOSE)).toEqual([{ extras: ['postgres', 'docs'] }])
    })
  })
})

describe('the selected environment', () => {
  it(
    'goes along with Start, and another file than the one that runs offers Restart',
    { tags: 'P-459' },
    async () => {
      localStorage.setItem('mosaygent_environment', 'production')
      helper.answer(SERVER, { body: { ...API_RUNNING, launch: API_LAUNCHED } })
      await openEnvironment(helper)
      const api = await apiCard()
      expect(await api.findByText('Production starts the API with .env.production')).toBeInTheDocument()
      await userEvent.click(api.getByRole('button', { name: 'Restart' }))
      await waitFor(() => {
        expect(sent(START)).toEqual([{ environment: 'production' }])
      })
      expect(sent('POST /mosaygent/api/stop')).toHaveLength(1)
    },
  )

  it('that runs as it would start says nothing', async () => {
    helper.answer(SERVER, { body: { ...API_RUNNING, launch: API_LAUNCHED } })
    await openEnvironment(helper)
    const api = await apiCard()
    expect(await api.findByText('Running')).toBeInTheDocument()
    expect(api.queryByRole('button', { name: 'Restart' })).toBeNull()
  })
})

describe('the packages', () => {
  it('say what Install runs and writes; a missing tool is named', { tags: 'P-460' }, async () => {
    const launch = {
      ...API_LAUNCH,
      problem: 'Poetry was not found. Install Poetry first.',
      missing_tool: 'Poetry',
    }
    helper.answer(SERVER, { body: { ...API_STOPPED, dependencies: 'missing', launch } })
    await openEnvironment(helper)
    const api = await apiCard()
    const told = await api.findByText(/^Install runs/)
    expect(told.querySelector('code')).toHaveTextContent(/^uv sync --all-groups$/)
    // a line may end between two words, and not within an option
    expect(within(told).getByText('--all-groups')).toBeInTheDocument()
    expect(api.getByText(/writes .venv\/, uv.lock in the project/)).toBeInTheDocument()
    expect(api.getAllByText('Poetry was not found. Install Poetry first.')).not.toHaveLength(0)
    for (const name of ['Install', 'Start'])
      expect(api.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  })

  it('are installed by a command of another tool, which is set as code', { tags: 'P-460' }, async () => {
    const hint = 'Its packages are installed by `pnpm install`, in a terminal.'
    const launch = { ...API_LAUNCH, install: null, install_hint: hint }
    helper.answer(SERVER, { body: { ...API_STOPPED, dependencies: 'missing', launch } })
    await openEnvironment(helper)
    expect((await (await apiCard()).findByText('pnpm install')).tagName).toBe('CODE')
  })
})
