import type { Reply } from '@mosaygent/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TooltipProvider } from '#ui'
import { bootstrap, json, stubHelper } from '../../../helper-client/fake-helper.test-support.ts'
import type { Answer } from '../../../helper-client/fake-helper.test-support.ts'
import { ChecksPanel } from './checks-panel.tsx'
import type { CheckName } from './checks-store.ts'

const SDK = { path: '/opt/flutter', version: '3.41.2', channel: 'stable', found_by: 'PATH' }
const NOTHING: Reply<'flutterChecks'> = {
  app: '/home/zoé/my app',
  packages: true,
  analysis: null,
  tests: null,
  outdated: null,
  build: null,
  cleanable: [],
}
const ANALYSIS: Reply<'flutterChecks'>['analysis'] = {
  at: new Date().toISOString(),
  duration_ms: 3_400,
  counts: { error: 1, warning: 0, info: 1_200 },
  issues: [
    {
      severity: 'error',
      code: 'undefined_identifier',
      message: "Undefined name 'a'.",
      correction: 'Try correcting the name.',
      file: 'lib/main.dart',
      line: 12,
      column: 5,
    },
    {
      severity: 'info',
      code: 'prefer_const',
      message: 'Use const.',
      correction: null,
      file: 'lib/other.dart',
      line: 1,
      column: 1,
    },
  ],
}

let client: QueryClient

/** The panel before a stub helper, whose results can change while it is shown. */
function show(
  check: CheckName,
  said: { checks: object; sdk?: object | null },
  more: Record<string, Answer> = {},
) {
  const calls = stubHelper({
    ...bootstrap,
    'GET /health': () => json({ status: 'ok', name: 'mosaygent-helper', version: '0.1.0' }),
    'GET /mosaygent/jobs': () => json({ jobs: [] }),
    'GET /mosaygent/flutter/checks': () => json(said.checks),
    'GET /mosaygent/flutter/sdk': () =>
      json({ sdk: said.sdk === undefined ? SDK : said.sdk, install: { address: 'a', target: 't' } }),
    ...more,
  })
  client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <ChecksPanel check={check} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return calls
}

it(
  'runs the analyzer and lists what it found by file; a row opens the editor',
  { tags: 'P-440' },
  async () => {
    const said = { checks: NOTHING as object }
    const calls = show('analyze', said, {
      'POST /mosaygent/flutter/analyze': () => {
        said.checks = { ...NOTHING, analysis: ANALYSIS }
        return json({ message: 'Found' })
      },
      'POST /mosaygent/flutter/open-in-editor': () => json({ message: 'Opened in code.' }),
    })
    expect(await screen.findByText('Not analyzed yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Analyze' }))
    const main = await screen.findByRole('region', { name: 'lib/main.dart' })
    expect(screen.getByText('1 error')).toBeVisible()
    expect(screen.getByText('1200 hints')).toBeVisible()
    expect(screen.getByText('1199 more issues not listed')).toBeVisible()
    await userEvent.click(within(main).getByRole('button', { name: /Undefined name 'a'/ }))
    await waitFor(() => {
      expect(calls.find(({ path }) => path.endsWith('open-in-editor'))?.body).toBe(
        JSON.stringify({ file: 'lib/main.dart', line: 12, column: 5 }),
      )
    })
  },
)

it('without an SDK nothing can be run, and the way to one is there', { tags: 'P-441' }, async () => {
  const calls = show('analyze', { checks: NOTHING, sdk: null })
  expect(await screen.findByText('This needs the Flutter SDK, which was not found.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Install Flutter' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }))
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

it('without packages it offers to install them, and goes on from there', { tags: 'P-441' }, async () => {
  const said = { checks: { ...NOTHING, packages: false } as object }
  show('analyze', said, {
    'POST /mosaygent/flutter/pub-get': () => {
      said.checks = NOTHING
      return json({ message: 'The dependencies are installed.' })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Install packages' }))
  await waitFor(() => {
    expect(screen.queryByText('The packages of this app are not installed.')).toBeNull()
  })
  expect(screen.getByText('Not analyzed yet')).toBeVisible()
})

it('says why a run failed, and keeps what was found before', { tags: 'P-440' }, async () => {
  show(
    'analyze',
    {
      checks: {
        ...NOTHING,
        analysis: { ...ANALYSIS, issues: [], counts: { error: 0, warning: 0, info: 0 } },
      },
    },
    {
      'POST /mosaygent/flutter/analyze': () =>
        json({ detail: 'The analyzer failed: no.', code: 'tool-failed' }, 502),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Run again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The analyzer failed: no.')
  expect(screen.getByText('No issues found')).toBeVisible()
})

it('shows tests by file; a failed one opens the editor, and is run alone', { tags: 'P-442' }, async () => {
  const test = (title: string, outcome: 'passed' | 'failed') => ({
    name: `tide ${title}`,
    title,
    groups: ['tide'],
    outcome,
    duration_ms: 12,
    place: outcome === 'failed' ? { file: 'test/a_test.dart', line: 7, column: 3 } : null,
    error: outcome === 'failed' ? 'Expected: 1' : null,
    output: [],
  })
  const run = (second: 'passed' | 'failed') => ({
    at: new Date().toISOString(),
    duration_ms: 900,
    counts: {
      passed: second === 'passed' ? 2 : 1,
      failed: second === 'passed' ? 0 : 1,
      skipped: 0,
      unfinished: 0,
    },
    files: [{ file: 'test/a_test.dart', tests: [test('rises', 'passed'), test('falls', second)] }],
  })
  const said = { checks: { ...NOTHING, tests: run('failed') } as object }
  const calls = show('test', said, {
    'POST /mosaygent/flutter/open-in-editor': () => json({ message: 'Opened in code.' }),
    'POST /mosaygent/flutter/test': () => json({ message: 'done' }),
  })
  const file = await screen.findByRole('region', { name: 'test/a_test.dart' })
  expect(within(file).getByText('Expected: 1')).toBeVisible()
  await userEvent.click(within(file).getByRole('button', { name: /a_test.dart:7:3/ }))
  await userEvent.click(within(file).getByRole('button', { name: 'Run “falls” alone' }))
  await waitFor(() => {
    expect(
      calls
        .filter(({ method, path }) => method === 'POST' && path.includes('/flutter/'))
        .map(({ body }) => body),
    ).toEqual([
      JSON.stringify({ file: 'test/a_test.dart', line: 7, column: 3 }),
      JSON.stringify({ test: { file: 'test/a_test.dart', name: 'tide falls' } }),
    ])
  })
})

it('lists outdated packages, and upgrades those that may be', { tags: 'P-443' }, async () => {
  const one = {
    name: 'http',
    kind: 'direct',
    current: '1.0.0',
    resolvable: '2.0.0',
    latest: '2.1.0',
    discontinued: false,
  }
  const found = (upgradable: string) => ({
    ...NOTHING,
    outdated: { at: new Date().toISOString(), duration_ms: 900, packages: [{ ...one, upgradable }] },
  })
  const said = { checks: found('1.4.0') as object }
  const calls = show('packages', said, {
    'POST /mosaygent/flutter/pub-upgrade': () => {
      said.checks = found('1.0.0')
      return json({ message: 'The packages are upgraded.' })
    },
  })
  expect(await screen.findByRole('row', { name: 'http 1.0.0 1.4.0 2.0.0 2.1.0' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
  expect(await screen.findByRole('row', { name: 'http 1.0.0 1.0.0 2.0.0 2.1.0' })).toBeVisible()
  // nothing newer is allowed now
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
  expect(calls.filter(({ path }) => path.endsWith('pub-upgrade'))).toHaveLength(1)
})

const BUILT = {
  ...NOTHING,
  cleanable: ['build/', '.dart_tool/'],
  build: {
    at: new Date().toISOString(),
    duration_ms: 41_000,
    environment: 'development',
    configuration: 'Staging',
    notes: ['--flavor=staging is left out: flutter build web does not know it.'],
    result: {
      kind: 'built',
      folder: '/home/zoé/my app/build/web',
      count: 31,
      bytes: 9_212_345,
      gzip_bytes: 3_100_000,
      files: [
        { file: 'canvaskit/canvaskit.wasm', bytes: 7_100_000, gzip_bytes: 2_700_000 },
        { file: 'version.json', bytes: 92, gzip_bytes: null },
      ],
    },
  },
}

it('builds for the selected environment and lists the files by size', { tags: 'P-436' }, async () => {
  const said = { checks: NOTHING as object }
  const calls = show('build', said, {
    'GET /mosaygent/flutter/status': () => json({ running: false, pid: null, port: 36413, url: 'u' }),
    'POST /mosaygent/flutter/build-web': () => {
      said.checks = BUILT
      return json({ message: 'Built for the web: 31 files.' })
    },
    'POST /mosaygent/flutter/open-build-folder': () =>
      json({ detail: 'There is no file manager here. The build is in /b.', code: 'tool-missing' }, 503),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Build for Development' }))
  expect(await screen.findByText('9.2 MB in 31 files')).toHaveTextContent(
    '9.2 MB in 31 files, 3.1 MB with gzip',
  )
  expect(screen.getByText('Development, with Staging')).toBeVisible()
  expect(screen.getByText(/--flavor=staging is left out/)).toBeVisible()
  expect(screen.getByRole('row', { name: /canvaskit.wasm 7.1 MB 2.7 MB/ })).toBeVisible()
  expect(screen.getByRole('row', { name: 'version.json 92 B –' })).toBeVisible()
  expect(screen.getByText('29 smaller files not listed')).toBeVisible()
  expect(calls.find(({ path }) => path.endsWith('build-web'))?.body).toBe(
    JSON.stringify({ environment: 'development' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open folder' }))
  await waitFor(() => {
    expect(calls.some(({ path }) => path.endsWith('open-build-folder'))).toBe(true)
  })
})

it('cleans what it names, not while the app runs', { tags: 'P-435' }, async () => {
  const said = { checks: BUILT as object }
  let running = true
  const calls = show('build', said, {
    'GET /mosaygent/flutter/status': () =>
      json({ running, pid: running ? 7 : null, port: 36413, url: 'http://localhost:36413' }),
    'POST /mosaygent/flutter/clean': () => {
      said.checks = { ...NOTHING, packages: false }
      return json({ message: 'Removed build/ and .dart_tool/.', removed: ['build/', '.dart_tool/'] })
    },
  })
  const section = await screen.findByRole('region', { name: 'Clean' })
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['build/', '.dart_tool/'])
  await waitFor(() => {
    expect(within(section).getByRole('button', { name: 'Clean' })).toHaveAttribute('aria-disabled', 'true')
  })
  await userEvent.click(within(section).getByRole('button', { name: 'Clean' }))
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).not.toContain(
    '/mosaygent/flutter/clean',
  )
  running = false
  await client.invalidateQueries()
  await waitFor(() => {
    expect(within(section).getByRole('button', { name: 'Clean' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
  await userEvent.click(within(section).getByRole('button', { name: 'Clean' }))
  expect(await screen.findByText('Removed build/ and .dart_tool/.')).toBeVisible()
  // what was taken away is not told any more, and the way back is there
  expect(await screen.findByRole('button', { name: 'Install packages' })).toBeVisible()
  expect(screen.queryByText('canvaskit/canvaskit.wasm')).toBeNull()
})
