import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkConnection, query } from '#helper-client'
import { TooltipProvider } from '#ui'
import { COMPILE_ERROR, RUNNING, STOPPED } from '../../testing/preview-data.ts'
import { FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY, renderApp } from '../../testing/render-app.tsx'
import { PRESENT } from '../../testing/workspace-data.ts'
import { devicesOpen } from '../devices/devices-open.ts'
import { stubLayout } from '../preview/render-page.test-support.tsx'
import { MissingPluginNote } from './missing-plugin-note.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const PLUGINS = 'GET /mosaygent/flutter/plugins-without-web'
const SHARE = { name: 'share_plus', platforms: ['android', 'ios'] }

afterEach(() => {
  // it outlives a page
  devicesOpen.set(false)
  vi.restoreAllMocks()
})

/** The Flutter page of the whole application. */
async function open(answers: ConstructorParameters<typeof FakeHelper>[0]) {
  const helper = new FakeHelper({
    'GET /mosaygent/environment/directory': { body: { path: DIRECTORY } },
    'GET /mosaygent/environment/status': { body: { api: PRESENT, flutter: PRESENT } },
    'GET /mosaygent/flutter/status': { body: STOPPED },
    'GET /mosaygent/flutter/errors': { body: { errors: [] } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
    'GET /mosaygent/devices': { body: { devices: [] } },
    [PLUGINS]: { body: { plugins: [], known: true } },
    ...answers,
  })
  stubLayout()
  await renderApp({ path: '/flutter', helper })
  return { helper, user: userEvent.setup() }
}
const devices = () => screen.findByRole('dialog', { name: 'Run on a device' })

describe('plugins without a web side', { tags: 'P-455' }, () => {
  const found = {
    [PLUGINS]: { body: { plugins: [SHARE, { name: 'old', platforms: ['beos'] }], known: true } },
  }

  it('are counted before Start, and listed with what they are for and the way to a device', async () => {
    const { user } = await open(found)
    await user.click(await screen.findByRole('button', { name: '2 plugins have no web side' }))
    const list = await screen.findByRole('dialog', { name: 'Plugins without a web side' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['share_plusAndroid, iOS', 'oldbeos'])
    expect(list).toHaveTextContent('may not work in the frame')
    await user.click(within(list).getByRole('button', { name: 'Run on a device' }))
    expect(await devices()).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Plugins without a web side' })).toBeNull()
  })

  it.each([
    ['there are none', { [PLUGINS]: { body: { plugins: [], known: false } } }],
    ['the helper does not know the call', { [PLUGINS]: { status: 404, body: { detail: 'Not Found' } } }],
    [
      'a sketch is what Start shows',
      { ...found, 'GET /mosaygent/flutter/status': { body: { ...STOPPED, engine: 'sketch' } } },
    ],
  ])('are not spoken of where %s', async (_, answers) => {
    const { helper } = await open(answers)
    expect(await screen.findByRole('heading', { name: 'Ready to Preview' })).toBeVisible()
    await vi.waitFor(() => {
      expect(screen.getByRole('button', { name: 'Start Server' })).not.toHaveAttribute('aria-disabled')
    })
    expect(screen.queryByText(/no web side/)).toBeNull()
    expect(helper.askedFor('POST /mosaygent/flutter/start')).toEqual([])
  })
})

describe('packages that a browser cannot run', { tags: 'P-454' }, () => {
  const errors = (not_for_web: readonly object[]) => ({
    'GET /mosaygent/flutter/status': { body: RUNNING },
    'GET /mosaygent/flutter/errors': { body: { errors: ['one'], parsed: [COMPILE_ERROR], not_for_web } },
  })

  it('stand above the errors with what they use, who brings them and what can be done', async () => {
    const { user } = await open(
      errors([
        { package: 'win32', libraries: ['dart:ffi'], brought_by: 'registry', file: null },
        { package: null, libraries: ['dart:ffi', 'dart:mirrors'], brought_by: null, file: 'lib/a.dart' },
        { package: 'engine', libraries: [], brought_by: null, file: 'b.dart' },
      ]),
    )
    const card = await screen.findByRole('region', { name: 'Not for the web' })
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'win32 uses dart:ffi (comes with registry)',
      'lib/a.dart uses dart:ffi, dart:mirrors',
      'engine calls native functions',
    ])
    expect(card).not.toHaveTextContent('sketch')
    expect(card.compareDocumentPosition(screen.getByText(COMPILE_ERROR.message))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining('dart.dev'))
    await user.click(within(card).getByRole('button', { name: 'Run on a device' }))
    expect(await devices()).toBeVisible()
  })

  it('of many six are told at once, and the rest on request', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({
      package: `p${index + 1}`,
      libraries: ['dart:ffi'],
      brought_by: null,
      file: null,
    }))
    const { user } = await open(errors(many))
    const card = await screen.findByRole('region', { name: 'Not for the web' })
    expect(within(card).getByText('p6')).toBeVisible()
    expect(within(card).getByText('p8')).not.toBeVisible()
    await user.click(within(card).getByText('and 2 more'))
    expect(within(card).getByText('p8')).toBeVisible()
  })

  it('are not spoken of with other errors', async () => {
    await open(errors([]))
    expect(await screen.findByText(COMPILE_ERROR.message)).toBeVisible()
    expect(screen.queryByText('Not for the web')).toBeNull()
  })
})

describe('a call that nothing answers', { tags: 'P-456' }, () => {
  const note = async (message: string) => {
    const helper = new FakeHelper({ [PLUGINS]: { body: { plugins: [SHARE], known: true } } })
    vi.stubGlobal('fetch', helper.fetch)
    await checkConnection()
    const client = new QueryClient()
    client.setQueryData(query('pluginsWithoutWeb').queryKey, { plugins: [SHARE], known: true })
    const onDevices = vi.fn()
    render(
      <QueryClientProvider client={client}>
        <TooltipProvider>
          <MissingPluginNote message={message} onDevices={onDevices} />
        </TooltipProvider>
      </QueryClientProvider>,
    )
    return onDevices
  }
  const missing = (channel: string) =>
    `MissingPluginException(No implementation found for method open on channel ${channel})`

  it('is told in plain words with its plugin, and a device is offered', async () => {
    const onDevices = await note(missing('dev.fluttercommunity.plus/share'))
    expect(screen.getByRole('paragraph')).toHaveTextContent(
      'The plugin share_plus names no web side. Nothing on the web answers open on the channel dev.fluttercommunity.plus/share.',
    )
    await userEvent.setup().click(screen.getByRole('button', { name: 'Run on a device' }))
    expect(onDevices).toHaveBeenCalledOnce()
  })

  it('names no plugin that its channel does not tell, and nothing of other errors', async () => {
    await note(missing('com.acme/native'))
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^Nothing on the web answers open/)
    await note('Bad state: No element')
    expect(screen.getAllByRole('paragraph')).toHaveLength(1)
  })
})
