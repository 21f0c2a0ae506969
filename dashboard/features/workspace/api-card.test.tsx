import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { API_ASKED, API_AWAITED, API_BROKEN, API_RUNNING, API_STOPPED } from '../../testing/api-data.ts'
import type { FakeHelper } from '../../testing/fake-helper.ts'
import { ABSENT } from '../../testing/render-app.tsx'
import { PRESENT, STATUS, card, openEnvironment, workspaceHelper } from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const SERVER = 'GET /mosaygent/api/status'
const LOOK = 'POST /mosaygent/api/look'

let helper: FakeHelper
beforeEach(() => {
  helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: PRESENT, flutter: ABSENT } })
})

async function openCard(body: object) {
  helper.answer(SERVER, { body })
  await openEnvironment(helper)
  return within(await card('API Codebase'))
}

it('what a change broke is not said not to start, and has no address', { tags: 'P-447' }, async () => {
  const api = await openCard(API_BROKEN)
  expect(await api.findByText('Broken')).toBeVisible()
  expect(api.queryByText('Does not start')).toBeNull()
  expect(api.getByRole('alert')).toHaveTextContent("SyntaxError: '(' was never closed (app/main.py:12)")
  expect(api.queryByText('127.0.0.1:8000')).toBeNull()
  expect(api.getByRole('button', { name: 'Stop' })).not.toHaveAttribute('aria-disabled')
})

it('what is awaited is said, and port and paths can be set', { tags: 'P-450' }, async () => {
  const user = userEvent.setup()
  const api = await openCard(API_AWAITED)
  expect(await api.findByRole('status')).toHaveTextContent('listens on port 5678')
  await user.click(api.getByRole('button', { name: 'Port and paths' }))
  const dialog = within(await screen.findByRole('dialog'))
  const port = dialog.getByRole('textbox', { name: 'Port' })
  await user.type(port, '99999')
  expect(dialog.getByRole('alert')).toHaveTextContent('1 to 65535')
  await user.type(port, '{Enter}')
  expect(helper.askedFor(LOOK)).toEqual([])
  await user.clear(port)
  await user.type(port, '9000')
  await user.type(dialog.getByRole('textbox', { name: 'Health path' }), '/healthz')
  helper.answer(LOOK, { body: { message: 'Stored.' } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(helper.askedFor(LOOK)).toEqual([{ port: 9000, health_path: '/healthz', docs_path: null }])
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the address is a link, and the last requests are listed', { tags: 'P-451' }, async () => {
  const user = userEvent.setup()
  const api = await openCard(API_ASKED)
  expect(await api.findByRole('link', { name: /127\.0\.0\.1:8000/ })).toHaveAttribute(
    'href',
    'http://127.0.0.1:8000',
  )
  await user.click(api.getByText('Last 3 requests'))
  expect(
    api
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringContaining('200GET /tides?…3 ms'),
    expect.stringContaining('422POST /tides'),
    expect.stringContaining('500GET /harbours/falmouth/moorings1204 ms'),
  ])
})

it('an address that is none of the web leads nowhere', { tags: 'P-451' }, async () => {
  // oxlint-disable-next-line no-script-url -- what another helper might say
  const api = await openCard({ ...API_RUNNING, url: 'javascript:alert(1)', docs_url: null })
  expect(await api.findByText('Running')).toBeVisible()
  expect(api.queryByRole('link', { name: /javascript|alert/ })).toBeNull()
})

it('what was left behind and another project’s server are named', { tags: ['P-448', 'P-449'] }, async () => {
  const other = { project: 'harbour', directory: '/h', state: 'running', url: null, port: 8001 }
  const left = [{ pid: 51_007, name: 'node worker.js' }]
  const api = await openCard({ ...API_STOPPED, left_running: left, others: [other] })
  expect(await api.findByText('node worker.js (PID 51007)')).toBeVisible()
  expect(api.getByText('The API of harbour runs as well, on port 8001.')).toBeVisible()
  expect(api.getByRole('button', { name: 'Start' })).not.toHaveAttribute('aria-disabled')
})

it('its calls are listed for who asks, each with its place in the docs', { tags: 'P-452' }, async () => {
  const user = userEvent.setup()
  const url = 'http://127.0.0.1:8000/docs#/default/tides'
  const calls = [
    { method: 'GET', path: '/tides', summary: 'Tides', url },
    { method: 'POST', path: '/bare', summary: null, url: null },
  ]
  helper.answer('GET /mosaygent/api/calls', { body: { calls, more: 0 } })
  const api = await openCard(API_RUNNING)
  await user.click(await api.findByRole('button', { name: 'Calls' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('link', { name: /GET \/tides/ })).toHaveAttribute('href', url)
  expect(dialog.getByText('/bare').closest('li')).toHaveTextContent('POST /bare')
  expect(dialog.queryByRole('searchbox')).toBeNull()
  expect(dialog.queryByRole('link', { name: /bare/ })).toBeNull()
})

it('of many calls one is found by its path, verb or words', { tags: 'P-452' }, async () => {
  const user = userEvent.setup()
  const calls = Array.from({ length: 9 }, (_, at) => ({
    method: at === 3 ? 'DELETE' : 'GET',
    path: `/tides/${at}`,
    summary: at === 5 ? 'Springs' : null,
    url: null,
  }))
  helper.answer('GET /mosaygent/api/calls', { body: { calls, more: 2 } })
  const api = await openCard(API_RUNNING)
  await user.click(await api.findByRole('button', { name: 'Calls' }))
  const dialog = within(await screen.findByRole('dialog'))
  const find = await dialog.findByRole('searchbox', { name: 'Find a call' })
  const rows = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()).toHaveLength(10)
  // none leads anywhere, and nothing says so
  expect(dialog.queryByText(/leads to its place/)).toBeNull()
  await user.type(find, 'delete')
  expect(rows()).toEqual(['DELETE /tides/3', 'and 2 more'])
  await user.clear(find)
  await user.type(find, 'springs')
  expect(rows()[0]).toContain('/tides/5')
  await user.clear(find)
  await user.type(find, 'ebb')
  expect(rows()[0]).toBe('No call matches.')
})

it('the command is broken between its words alone', { tags: 'P-795' }, async () => {
  const command = 'uv run uvicorn main:app --port 8000 --reload'
  const api = await openCard({ ...API_STOPPED, command })
  // a box of its own: a line may end before it and not after its hyphens
  expect(await api.findByText('--reload')).toHaveClass('inline-block')
  expect(api.getByText('--reload').closest('code')).toHaveTextContent(command)
})
