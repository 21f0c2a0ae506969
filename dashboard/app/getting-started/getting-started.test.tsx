import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY, renderApp } from '../../testing/render-app.tsx'
import { CLONABLE, PRESENT } from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const STATUS = 'GET /mosaygent/environment/status'
const RECEIPTS = 'GET /mosaygent/flutter/receipts'
const KEY = 'mosaygent_getting_started'
const receipt = {
  number: 1,
  action: 'reload',
  outcome: 'applied',
  files: 1,
  duration_ms: 12,
  at: '2026-11-21T14:02:11.000Z',
  code_of: '2026-11-21T14:02:11.000Z',
  in_place: true,
}

const helperOf = (directory: string | null) =>
  new FakeHelper({
    'GET /mosaygent/environment/directory': { body: { path: directory } },
    [STATUS]: { body: { api: CLONABLE, flutter: { ...PRESENT, running: false } } },
    'GET /mosaygent/flutter/status': { body: { running: false, pid: null, message: 'Stopped' } },
    'GET /mosaygent/flutter/sdk': { body: { sdk: null, install: { address: 'a', target: 't' } } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
    [RECEIPTS]: { body: { receipts: [] } },
  })
const list = async () => within(await screen.findByRole('region', { name: 'Getting started' }))

it(
  'ticks what it finds, and offers the next step alone, which leads to its place',
  { tags: 'P-297' },
  async () => {
    await renderApp({ path: '/environment', helper: helperOf(null) })
    const steps = await list()
    expect(await steps.findByText('3 of 7')).toBeInTheDocument()
    expect(steps.getByText('Sketch preview until Flutter is installed')).toBeInTheDocument()
    expect(steps.queryByRole('link')).toBeNull()
    await userEvent.click(steps.getByRole('button', { name: 'Choose folder' }))
    expect(screen.getByRole('textbox', { name: 'Project directory' })).toHaveFocus()
  },
)

it(
  'goes on by itself: a clone and a first reload are seen, and a done list does not come back',
  { tags: ['P-297', 'P-298'] },
  async () => {
    const helper = helperOf(DIRECTORY)
    const { router } = await renderApp({ path: '/environment', helper })
    const steps = await list()
    expect(await steps.findByText('4 of 7')).toBeInTheDocument()
    expect(steps.getByText('API is missing')).toBeInTheDocument()
    await waitFor(() => {
      expect(helper.listeners).toBe(1)
    })
    helper.answer(STATUS, { body: { api: PRESENT, flutter: { ...PRESENT, running: false } } })
    act(() => {
      helper.emit({ type: 'workspace.changed' })
    })
    expect(await steps.findByText('5 of 7')).toBeInTheDocument()
    helper.answer(RECEIPTS, { body: { receipts: [receipt] } })
    act(() => {
      helper.emit({ type: 'resync' })
    })
    expect(await steps.findByText('7 of 7')).toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      started: true,
      reloaded: true,
      closed: true,
    })
    await act(() => router.navigate({ to: '/supabase' }))
    await act(() => router.navigate({ to: '/environment' }))
    await screen.findByRole('region', { name: 'Project Directory' })
    expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(await screen.findByRole('option', { name: /^Show getting started/ }))
    await waitFor(() => {
      expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ closed: true })
    })
    expect(await (await list()).findByText('7 of 7')).toBeInTheDocument()
  },
)

it('offers no later step while an earlier one is not known yet', { tags: 'P-297' }, async () => {
  const helper = helperOf(DIRECTORY)
  helper.answer(STATUS, 'never')
  await renderApp({ path: '/environment', helper })
  const steps = await list()
  expect(await steps.findByText('4 of 7')).toBeInTheDocument()
  expect(steps.queryByRole('link')).toBeNull()
  expect(steps.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Hide this list',
  ])
})

it('says of no step that it is looked at while the helper is not connected', { tags: 'P-297' }, async () => {
  const helper = helperOf(DIRECTORY)
  helper.up = false
  await renderApp({ path: '/environment', helper })
  const steps = await list()
  expect(await steps.findAllByText('Unavailable while disconnected')).toHaveLength(3)
  expect(steps.queryByText('Looking')).toBeNull()
})

it('clones what is missing, and nothing else, from the step itself', { tags: 'P-297' }, async () => {
  const helper = helperOf(DIRECTORY)
  helper.answer('POST /mosaygent/environment/clone-api', { body: { message: 'Cloned' } })
  await renderApp({ path: '/environment', helper })
  const steps = await list()
  await userEvent.click(await steps.findByRole('button', { name: 'Clone API' }))
  await waitFor(() => {
    expect(helper.asked.map(({ route }) => route)).toContain('POST /mosaygent/environment/clone-api')
  })
  expect(helper.asked.map(({ route }) => route)).not.toContain('POST /mosaygent/environment/clone-flutter')
})

it('can be hidden, for good', { tags: 'P-297' }, async () => {
  await renderApp({ path: '/environment', helper: helperOf(null) })
  const steps = await list()
  await userEvent.click(steps.getByRole('button', { name: 'Hide this list' }))
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull()
  expect(localStorage.getItem(KEY)).toContain('"closed":true')
})

it('a reload with nothing changed is not yet the last step', { tags: 'P-298' }, async () => {
  const helper = helperOf(DIRECTORY)
  helper.answer('GET /mosaygent/flutter/status', { body: { running: true, pid: 1, message: 'Running' } })
  helper.answer(RECEIPTS, { body: { receipts: [{ ...receipt, outcome: 'unchanged' }] } })
  await renderApp({ path: '/account', helper })
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ started: true, reloaded: false })
  })
})

it('remembers a first reload that was seen on another page', { tags: 'P-298' }, async () => {
  const helper = helperOf(DIRECTORY)
  helper.answer('GET /mosaygent/flutter/status', { body: { running: true, pid: 1, message: 'Running' } })
  helper.answer(RECEIPTS, { body: { receipts: [receipt] } })
  await renderApp({ path: '/account', helper })
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ started: true, reloaded: true })
  })
})
