import { createHash } from 'node:crypto'
import type { Reply, RuntimeConfig } from '@mosaygent/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureHelper, helperUrl, previewUrl } from '#helper-client'
import { FakeHelper } from '../../testing/fake-helper.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { forgetDownload } from './use-download.ts'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const HEALTH = 'GET /health'
const TOOLS = 'GET /mosaygent/python/tools'
const ZIP = 'https://storage.example/python-api.zip'
const BYTES = 'PK the whole of the package'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const OFFERED = {
  apiZipUrl: ZIP,
  apiZip: { size: 1_747_674, sha256: sha256(BYTES), date: '2026-01-02T03:04:05.000Z' },
}
/** The helper that this dashboard's own version fits. */
const SEEN: Reply<'pythonTools'> = {
  uv: { path: '/home/zoé/.local/bin/uv', version: '0.13.9' },
  python: { path: '/usr/bin/python3', version: '3.11.7' },
  from_package: false,
  version: '1.2.3',
}

let saved: string[]
beforeEach(() => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

afterEach(forgetDownload)

interface Opened {
  up?: boolean
  path?: string
  tools?: Partial<Reply<'pythonTools'>>
  health?: { body: unknown; status?: number }
  config?: Partial<RuntimeConfig>
  zip?: (signal: AbortSignal | null | undefined) => Response | Promise<Response>
}

async function openApi(opened: Opened = {}) {
  const {
    tools,
    health,
    config = OFFERED,
    zip = () => new Response(BYTES),
    path = '/api',
    up = true,
  } = opened
  const helper = new FakeHelper({
    [TOOLS]: { body: { ...SEEN, ...tools } },
    ...(health && { [HEALTH]: health }),
  })
  helper.up = up
  await renderApp({ path, helper, config })
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    input === ZIP ? zip(init?.signal) : helper.fetch(input, init),
  )
  return helper
}
const showSteps = async () => userEvent.click(await screen.findByRole('button', { name: 'Show setup steps' }))
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const download = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Download python-api.zip' }))
const steps = async () => {
  const region = await card('Getting started')
  return region.getAllByRole('listitem').map((step) => step.querySelector('p')?.textContent)
}

describe('the Helper page', () => {
  it('opens its steps at the one that the address names, though the helper answers', async () => {
    await openApi({ path: '/api#install-uv', tools: { uv: null } })
    const step = (await screen.findByText('Install uv')).closest('li')
    await waitFor(() => {
      expect(step).toHaveFocus()
    })
    expect(step).toHaveTextContent('curl')
    expect(screen.getByRole('button', { name: 'Hide setup steps' })).toBeInTheDocument()
  })

  it(
    'has the fixed texts, and the steps in their order',
    { tags: ['P-014', 'P-104', 'P-105', 'P-133', 'P-154'] },
    async () => {
      await openApi()
      const connection = await card('Connection Status')
      expect(connection.getByRole('button', { name: 'Check Connection' })).toBeInTheDocument()
      const zip = await card('Python API')
      expect(zip.getByText('python-api.zip')).toBeInTheDocument()
      await connection.findByText(/Version 1\.2\.3, started by the mosaygent command\./)
      await showSteps()
      expect(await steps()).toEqual([
        'Download python-api.zip',
        'Extract the download',
        'Open the folder in your editor',
        'Install uv (done)',
        'Install Python (done)',
        'Sync the dependencies',
        'Start the server',
      ])
      const started = await card('Getting started')
      for (const command of ['unzip python-api.zip', 'uv sync --all-groups', 'uv run mosaygent-api'])
        expect(started.getByText(command)).toBeInTheDocument()
      expect(started.getByText(/launch configuration “Mosaygent helper \(port 8080\)”/)).toHaveTextContent(
        'The server is then at http://127.0.0.1:8080.',
      )
      expect(await card('Questions and troubleshooting')).toBeDefined()
      expect((await card('With Node, from a checkout')).getByText('npm start')).toBeInTheDocument()
    },
  )

  it('shows the steps only where they are needed, or on a press', { tags: 'P-104' }, async () => {
    await openApi()
    await screen.findByText(/Version 1\.2\.3, started/)
    expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull()
    await showSteps()
    await card('Getting started')
    await userEvent.click(screen.getByRole('button', { name: 'Hide setup steps', expanded: true }))
    expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Questions and troubleshooting' })).toBeNull()
  })

  it('shows them at once while nothing answers', { tags: 'P-104' }, async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await openApi({ up: false })
    await card('Getting started')
    expect(screen.getByRole('button', { name: 'Hide setup steps' })).toBeInTheDocument()
  })

  it('tells a helper of another version, and nothing of one that fits', { tags: 'P-211' }, async () => {
    configureHelper({ helperUrl: helperUrl(), previewUrl: previewUrl(), version: '1.2.3' })
    const health = (version: string) => ({ body: { status: 'ok', name: 'mosaygent-helper', version } })
    const helper = await openApi({ health: health('0.0.9') })
    const connection = await card('Connection Status')
    expect(await connection.findByText(/^It is version 0\.0\.9, this dashboard 1\.2\.3/)).toBeInTheDocument()
    helper.answer(HEALTH, health('1.2.3'))
    await userEvent.click(connection.getByRole('button', { name: 'Check Connection' }))
    await waitFor(() => expect(connection.queryByText(/^It is version/)).toBeNull())
    expect(
      await connection.findByText(/Version 1\.2\.3, started by the mosaygent command\./),
    ).toBeInTheDocument()
    configureHelper({ helperUrl: helperUrl(), previewUrl: previewUrl() })
  })

  it('ticks every step when the helper was started from the package', { tags: 'P-211' }, async () => {
    await openApi({ tools: { from_package: true } })
    await screen.findByText(/Version 1\.2\.3, started from the Python package\./)
    await showSteps()
    expect((await steps()).filter((title) => title?.endsWith(' (done)'))).toHaveLength(7)
    const started = await card('Getting started')
    expect(started.queryByRole('button', { name: /^Copy/ })).toBeNull()
    // and none speaks of a command that is gone with the tick
    expect(started.queryByText(/compare what this prints|type the command/)).toBeNull()
  })

  it('says how the server is started on another port than the usual one', { tags: 'P-211' }, async () => {
    const before = { helperUrl: helperUrl(), previewUrl: previewUrl() }
    configureHelper({ ...before, previewUrl: 'http://localhost:37081' })
    await openApi({ config: { ...OFFERED, helperUrl: 'http://127.0.0.1:37080' } })
    await showSteps()
    const started = await card('Getting started')
    expect(
      started.getByText('uv run mosaygent-api --helper-port 37080 --preview-port 37081'),
    ).toBeInTheDocument()
    expect(
      started.getByText(/set MOSAYGENT_HELPER_PORT to 37080 and MOSAYGENT_PREVIEW_PORT to 37081/),
    ).toBeInTheDocument()
    configureHelper(before)
  })

  it.each([
    [
      'no uv',
      { uv: null },
      'Install uv',
      'curl -LsSf https://astral.sh/uv/install.sh | sh',
      /^It fetches Python packages/,
    ],
    ['no Python', { python: null }, 'Install Python', 'uv python install', /^3\.10 or newer/],
    [
      'an old Python',
      { python: { path: '/usr/bin/python3', version: '3.8.18' } },
      'Install Python',
      'uv python install',
      /^Python 3\.8\.18, at \/usr\/bin\/python3, is too old/,
    ],
  ])(
    'with %s that step stays open, with what to type',
    { tags: 'P-211' },
    async (_what, tools, title, command, words) => {
      await openApi({ tools })
      await screen.findByText(/Version 1\.2\.3, started/)
      await showSteps()
      expect(await steps()).toContain(title)
      expect((await card('Getting started')).getByText(command)).toBeInTheDocument()
      expect((await card('Getting started')).getByText(words)).toBeInTheDocument()
    },
  )

  it('has steps for three systems, and says which of them nobody has tried', { tags: 'P-211' }, async () => {
    await openApi()
    await showSteps()
    const started = await card('Getting started')
    expect(started.queryByText(/were not tried/)).toBeNull()
    await userEvent.click(started.getByRole('radio', { name: 'Windows' }))
    for (const command of ['Get-FileHash python-api.zip', 'Expand-Archive python-api.zip -DestinationPath .'])
      expect(started.getByText(command)).toBeInTheDocument()
    expect(started.getByText(/Those for Windows are written and were not tried/)).toBeInTheDocument()
    await userEvent.click(started.getByRole('radio', { name: 'macOS' }))
    expect(started.getByText('shasum -a 256 python-api.zip')).toBeInTheDocument()
    expect(started.getByText(/Those for macOS are written and were not tried/)).toBeInTheDocument()
  })
})

describe('the download', () => {
  it('shows size, date and checksum, and saves what is the published file', { tags: 'P-210' }, async () => {
    await openApi()
    const zip = await card('Python API')
    expect(zip.getByText('1.7 MB')).toBeInTheDocument()
    expect(zip.getByText(sha256(BYTES))).toBeInTheDocument()
    await download()
    expect(
      await zip.findByText('Saved as python-api.zip. Its checksum is the published one.'),
    ).toBeInTheDocument()
    expect(saved).toEqual(['python-api.zip'])
    expect(await steps()).toContain('Download python-api.zip (done)')
  })

  it.each([
    ['cut half-way', BYTES.slice(0, 9)],
    ['of other bytes', `${BYTES}!`],
  ])('that is %s is not saved, by the browser neither', { tags: ['P-143', 'P-210'] }, async (_what, body) => {
    await openApi({ zip: () => new Response(body) })
    await download()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to download API server')).toBeInTheDocument()
    expect(alert.getByText(/^What arrived is not the file that was published/)).toHaveTextContent(
      sha256(body),
    )
    expect(alert.queryByRole('link')).toBeNull()
    expect(saved).toEqual([])
    await showSteps()
    expect(await steps()).toContain('Download python-api.zip')
  })

  it.each([
    ['refused', () => new Response('busy', { status: 503 }), 'Download failed: 503'],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to download API server'],
    ['broken off', () => new Response(brokenOff()), 'Failed to download API server'],
  ])(
    'that is %s says so, and leaves it to the browser',
    { tags: ['P-143', 'P-144', 'P-210'] },
    async (_how, zip, title) => {
      vi.spyOn(console, 'warn').mockReturnValue(undefined)
      await openApi({ zip })
      await download()
      const alert = within(await screen.findByRole('alert'))
      expect(alert.getByText(title)).toBeInTheDocument()
      expect(alert.getByRole('link', { name: 'Download with the browser' })).toHaveAttribute('href', ZIP)
      expect(saved).toEqual([])
    },
  )

  it('is shown in bytes, and cancelled without a word of failure', { tags: 'P-210' }, async () => {
    await openApi({ zip: halfWay })
    await download()
    expect(await screen.findByRole('progressbar', { name: 'Download of python-api.zip' })).toBeInTheDocument()
    expect(await screen.findByText('0.0 MB of 1.7 MB')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Download python-api.zip' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(saved).toEqual([])
  })

  it(
    'goes on while other pages are looked at, and is cancelled from the list of long work',
    { tags: ['P-210', 'P-243'] },
    async () => {
      await openApi({ zip: halfWay })
      await download()
      await userEvent.click(screen.getByRole('link', { name: 'Supabase' }))
      await screen.findByRole('heading', { level: 1, name: 'Supabase' })
      await userEvent.click(await screen.findByRole('button', { name: 'Activity, 1 running' }))
      const list = within(await screen.findByRole('dialog', { name: 'Activity' }))
      list.getByText('Downloading, 0.0 MB')
      await userEvent.click(list.getByRole('button', { name: 'Cancel: Download python-api.zip' }))
      await list.findByText('Nothing running')
      // the latest first: those of the tests before are there as well
      expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Download python-api.zipCancelled')
      expect(saved).toEqual([])
    },
  )

  it('of a file without published facts says that nothing was compared', { tags: 'P-210' }, async () => {
    await openApi({ config: { apiZipUrl: ZIP } })
    expect((await card('Python API')).getAllByText('Not published')).toHaveLength(3)
    await download()
    expect(
      await screen.findByText('Saved as python-api.zip. No checksum is published to compare it with.'),
    ).toBeInTheDocument()
    expect(saved).toEqual(['python-api.zip'])
  })

  it('that this deployment does not offer is no dead button', { tags: 'P-107' }, async () => {
    await openApi({ config: {} })
    expect(await screen.findByText('This deployment offers no download')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
    await showSteps()
    expect((await card('Getting started')).queryByText(/button above/)).toBeNull()
  })
})

/** A body that goes no further. */
function halfWay(signal: AbortSignal | null | undefined): Response {
  return new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(BYTES.slice(0, 9)))
        signal?.addEventListener('abort', () => stream.error(new DOMException('', 'AbortError')))
      },
    }),
  )
}

/** A body whose connection ends before it does. */
function brokenOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('PK'))
      stream.error(new TypeError('network error'))
    },
  })
}
