import type { PreviewStatus, RunConfiguration } from '@mosaygent/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY, renderApp } from '../../testing/render-app.tsx'
import { PRESENT } from '../../testing/workspace-data.ts'
import { writeItem } from '../../session/browser-storage.ts'
import { configurationsOpen } from './use-configurations.ts'

afterEach(() => {
  configurationsOpen.set(false)
})

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const LIST = 'GET /mosaygent/run/configurations'
const CHOOSE = 'POST /mosaygent/run/choose'
const START = 'POST /mosaygent/flutter/start'
const RESTART = 'POST /mosaygent/flutter/restart'
const STOPPED: PreviewStatus = { running: false, pid: null, message: 'Stopped', state: 'stopped' }
const RUNNING: PreviewStatus = {
  running: true,
  pid: 77,
  message: 'Running',
  state: 'running',
  ready: true,
  port: 36413,
  configuration: 'Dev',
  environment: 'development',
  configuration_changed: false,
}
const NONE = { development: null, production: null }
const BOTH = { development: 'dev', production: 'live' }

const configuration = (id: string, name: string, more: Partial<RunConfiguration> = {}): RunConfiguration => ({
  id,
  name,
  source: '.vscode/launch.json',
  target: null,
  flavor: null,
  dart_defines: {},
  define_files: [],
  args: [],
  ...more,
})
const DEV = configuration('dev', 'Dev', { flavor: 'dev', dart_defines: { API_KEY: '***', MODE: 'a=b' } })
const LIVE = configuration('live', 'Live é', { target: 'lib/main_live.dart' })
const list = (more: object = {}) => ({
  body: { configurations: [DEV, LIVE], chosen: NONE, files: [], ...more },
})

async function open(found: ReturnType<typeof list> | { status: number; raw: string }, status = STOPPED) {
  const helper = new FakeHelper({
    'GET /mosaygent/environment/directory': { body: { path: DIRECTORY } },
    'GET /mosaygent/environment/status': { body: { api: PRESENT, flutter: PRESENT } },
    'GET /mosaygent/flutter/status': { body: status },
    'GET /mosaygent/flutter/errors': { body: { errors: [] } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
    [START]: { body: { message: 'Started' } },
    [RESTART]: { body: { message: 'Restarted' } },
    [LIST]: found,
  })
  await renderApp({ path: '/flutter', helper })
  await screen.findByRole('heading', { level: 1, name: 'Flutter' })
  return { helper, user: userEvent.setup() }
}
const control = (name: string) =>
  screen.findByRole('button', { name: `Run configuration: ${name}. Choose another one` })
const press = (name: string) => screen.findByRole('button', { name })

describe('the list', () => {
  it(
    'tells what each runs, with masked values, and chooses for one environment',
    { tags: 'P-421' },
    async () => {
      const { helper, user } = await open(list())
      helper.answer(CHOOSE, () => {
        helper.answer(LIST, list({ chosen: { development: 'dev', production: null } }))
        return { body: { message: 'Development runs with Dev.', chosen: NONE } }
      })
      await user.click(await control('No configuration'))
      const dialog = within(await screen.findByRole('dialog', { name: 'Run configurations' }))
      const row = within(
        dialog.getAllByRole('listitem').find((one) => one.textContent.startsWith('Dev')) ?? document.body,
      )
      expect(row.getByText('.vscode/launch.json')).toBeVisible()
      expect(row.getByText('2 defines')).toBeVisible()
      expect(row.getByText('API_KEY=***')).toBeInTheDocument()
      expect(dialog.getByText('lib/main_live.dart')).toBeVisible()
      await user.click(dialog.getByRole('button', { name: 'Dev for Development' }))
      expect(helper.askedFor(CHOOSE)).toEqual([{ environment: 'development', id: 'dev' }])
      await waitFor(() => {
        expect(dialog.getByRole('button', { name: 'Dev for Development' })).toHaveAttribute(
          'aria-pressed',
          'true',
        )
      })
      await user.click(dialog.getByRole('button', { name: 'No configuration for Development' }))
      expect(helper.askedFor(CHOOSE).at(-1)).toEqual({ environment: 'development', id: null })
      await user.keyboard('{Escape}')
      expect(await control('Dev')).toBeVisible()
    },
  )

  it(
    'one that cannot run says why and cannot be chosen, and one that is gone is told',
    { tags: 'P-421' },
    async () => {
      const broken = configuration('x', 'Old', { problems: ['lib/old.dart is not there.'] })
      const { helper, user } = await open(
        list({ configurations: [broken], chosen: { development: 'gone', production: null } }),
      )
      await user.click(await control('Configuration not found'))
      const dialog = within(await screen.findByRole('dialog', { name: 'Run configurations' }))
      expect(dialog.getByText(/chosen for Development is not there any more/)).toBeVisible()
      expect(dialog.getByText('lib/old.dart is not there.', { selector: 'p' })).toBeVisible()
      const choose = dialog.getByRole('button', { name: 'Old for Production' })
      expect(choose).toHaveAccessibleDescription('lib/old.dart is not there.')
      await user.click(choose)
      expect(helper.askedFor(CHOOSE)).toEqual([])
    },
  )

  it('says where it looked, and what could not be read', { tags: 'P-422' }, async () => {
    const files = [
      { file: '.vscode/launch.json', found: 0, note: 'Line 3 is no JSON.' },
      { file: 'Makefile', found: 0, note: null },
      { file: '.run/all.run.xml', found: 0, note: '1 of another app.', severity: 'info' },
    ]
    const { user } = await open(list({ configurations: [], files }))
    await user.click(await control('No configuration'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Run configurations' }))
    expect(dialog.getByText('No run configurations found')).toBeVisible()
    expect(dialog.getByText(/read from \.vscode\/launch\.json/)).toBeVisible()
    expect(dialog.getByText(/Line 3 is no JSON/)).toBeVisible()
    expect(dialog.queryByText('Makefile')).toBeNull()
    const warning = dialog.getByText('Not read, or not all of it').closest('[role]')
    expect(dialog.getByText('1 of another app.', { exact: false })).toBeVisible()
    expect(warning).not.toHaveTextContent('1 of another app.')
  })
})

describe('what Start and Restart send', () => {
  it.each([
    ['production', BOTH, { environment: 'production' }],
    ['development', { development: null, production: 'live' }, { environment: 'development' }],
    ['production', NONE, undefined],
  ] as const)('%s, with %o chosen', { tags: 'P-420' }, async (environment, chosen, body) => {
    writeItem('mosaygent_environment', environment)
    const { helper, user } = await open(list({ chosen }))
    await control(chosen[environment] === null ? 'No configuration' : 'Live é')
    await user.click(await press('Start'))
    await waitFor(() => {
      expect(helper.askedFor(START)).toEqual([body])
    })
  })

  it('a helper without configurations gets no body, and shows no control', { tags: 'P-420' }, async () => {
    const { helper, user } = await open({ status: 404, raw: '<h1>Not found</h1>' })
    await user.click(await press('Start'))
    await waitFor(() => {
      expect(helper.askedFor(START)).toEqual([undefined])
    })
    expect(screen.queryByRole('button', { name: /^Run configuration/ })).toBeNull()
  })
})

describe('while it runs', () => {
  it(
    'the name stands beside the port; another environment is told, also by the switch, and Restart sends it',
    { tags: 'P-423' },
    async () => {
      writeItem('mosaygent_environment', 'production')
      const { helper, user } = await open(list({ chosen: BOTH }), RUNNING)
      expect(await screen.findByText('Run configuration:', { exact: false, selector: 'span' })).toBeVisible()
      expect(screen.getByTitle('Dev')).toHaveTextContent('Dev')
      expect(screen.getByRole('radio', { name: 'Production' })).toHaveAccessibleDescription(
        'Runs Live é: lib/main_live.dart',
      )
      expect(screen.getByRole('radio', { name: 'Development' })).toHaveAccessibleDescription(
        'Runs Dev: lib/main.dart, 2 defines',
      )
      const note =
        (await screen.findByText('Still Dev')).closest<HTMLElement>('[role=status]') ?? document.body
      expect(note).toHaveTextContent('Production runs with Live é')
      await user.click(within(note).getByRole('button', { name: 'Restart' }))
      await waitFor(() => {
        expect(helper.askedFor(RESTART)).toEqual([{ environment: 'production' }])
      })
    },
  )

  it('changed values are told, and nothing is where both are the same', { tags: 'P-423' }, async () => {
    const { helper } = await open(list({ chosen: { development: 'dev', production: 'dev' } }), RUNNING)
    await control('Dev')
    expect(screen.queryByText(/^Still/)).toBeNull()
    expect(screen.queryByText('Configuration changed')).toBeNull()
    const changed = { ...RUNNING, configuration_changed: true }
    helper.answer('GET /mosaygent/flutter/status', { body: changed })
    helper.emit({ type: 'preview.changed', status: changed })
    expect(await screen.findByText('Configuration changed')).toBeVisible()
    expect(helper.askedFor(LIST).length).toBeGreaterThan(1)
  })

  it(
    'a define file that was edited in another window is told once this one has the focus',
    { tags: 'P-427' },
    async () => {
      const { helper } = await open(list({ chosen: { development: 'dev', production: null } }), RUNNING)
      await control('Dev')
      helper.answer('GET /mosaygent/flutter/status', { body: { ...RUNNING, configuration_changed: true } })
      expect(screen.queryByText('Configuration changed')).toBeNull()
      window.dispatchEvent(new Event('visibilitychange'))
      const note = await screen.findByText('Configuration changed')
      expect(note.closest('[role=status]')).toHaveTextContent('Reload keeps the old ones')
    },
  )
})
