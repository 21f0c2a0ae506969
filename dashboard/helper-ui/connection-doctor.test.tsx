import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Card, TooltipProvider } from '#ui'
import { configureHelper } from '#helper-client'
import { NOT_CHECKED, connectionStore } from '../helper-client/connection/connection.ts'
import type { Connection } from '../helper-client/connection/connection.ts'
import { diagnose } from '../helper-client/connection/diagnosis.ts'
import type { HelperProbe } from '../helper-client/connection/probe-helper.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { connectionWords } from './connection-texts.ts'
import { useConnectionWords } from './use-connection-words.ts'

const URL_OF = { helperUrl: 'http://127.0.0.1:8080', previewUrl: 'http://127.0.0.1:36413' }
const HOSTED = { ...URL_OF, origin: 'https://dash.example', local: false, fromPackage: null }

const failed = (cause: Connection['cause'], seen: HelperProbe | null = null): Connection => ({
  ...NOT_CHECKED,
  cause,
  seen,
  checkedMs: 4,
})
const answered = (more: Partial<Connection> = {}): Connection => ({
  ...NOT_CHECKED,
  connected: true,
  checkedMs: 4,
  version: '0.1.0',
  ...more,
})
const JAVA = 'java (process 4711, in /srv/shop)'

function Doctor() {
  const words = useConnectionWords()
  return (
    <TooltipProvider>
      <Card title={words.badge}>
        <ConnectionNotice words={words} checking={false} />
      </Card>
    </TooltipProvider>
  )
}
const show = (connection: Connection) => {
  configureHelper({ ...URL_OF, version: '0.1.0' })
  connectionStore.set(connection)
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Doctor />
    </QueryClientProvider>,
  )
}
afterEach(() => {
  connectionStore.set(NOT_CHECKED)
  configureHelper(URL_OF)
})

describe('the connection doctor on this computer', () => {
  it.each([
    [
      'helper not started, the dashboard runs',
      failed('unreachable', { kind: 'nothing' }),
      'The helper is not started.',
      'Copy npm start -- helper',
    ],
    [
      'neither of the two started',
      failed('unreachable', { kind: 'all-gone' }),
      'The helper is not started.',
      'Copy npm start',
    ],
    [
      'another program that the page may not read',
      failed('unreachable', { kind: 'other-program', holder: JAVA }),
      'Another program is on the helper’s port.',
      'Copy npm start -- --helper-port 8081',
    ],
    [
      'another program that says no',
      failed('not-our-helper'),
      'Another program is on the helper’s port.',
      'Copy npm start -- --helper-port 8081',
    ],
    [
      'another program that says yes',
      answered({ cause: 'not-our-helper', version: null }),
      'Another program is on the helper’s port.',
      'Copy npm start -- --helper-port 8081',
    ],
    [
      'origin refused',
      failed('unreachable', { kind: 'helper', version: '0.1.0' }),
      'The helper runs, but rejects this page.',
      'Copy npm start',
    ],
    [
      'permission to ask for',
      failed('permission-needed'),
      'Your browser asks before this page may reach the helper on this computer.',
      'Check Connection',
    ],
    [
      'too old',
      answered({ version: '0.0.9' }),
      'The helper is older than this dashboard.',
      'Copy git pull, then npm start -- helper',
    ],
    [
      'too new',
      answered({ version: '0.2.0' }),
      'This dashboard is older than the helper.',
      'Reload this page',
    ],
    ['too slow', failed('timeout'), 'The helper did not answer within 2 s.', 'Check again'],
  ])('%s has its own sentence and one action', { tags: 'P-271' }, (_what, connection, sentence, action) => {
    show(connection)
    expect(screen.getByText(sentence)).toBeVisible()
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual([action])
  })

  it(
    'names the ports that are not the usual ones, for a terminal that has no such setting',
    { tags: 'P-271' },
    () => {
      const { remedy } = connectionWords(
        { kind: 'not-started', dashboardRuns: true },
        {
          helperUrl: 'http://127.0.0.1:37080',
          previewUrl: 'http://localhost:37081',
          origin: '',
          local: true,
          fromPackage: null,
        },
      )
      expect(remedy).toEqual({
        kind: 'copy',
        text: 'npm start -- helper --helper-port 37080 --preview-port 37081',
      })
    },
  )

  it(
    'says that the folder for settings is the same, where it is not the usual one',
    { tags: 'P-271' },
    () => {
      const place = { ...URL_OF, origin: '', local: true, fromPackage: null }
      const words = (ownHome: boolean) =>
        connectionWords({ kind: 'not-started', dashboardRuns: true }, { ...place, ownHome })
      expect(words(true).advice).toContain('in another terminal, with the same MOSAYGENT_HOME;')
      expect(words(false).advice).not.toContain('MOSAYGENT_HOME')
    },
  )

  it('denied: leads to the dashboard that needs no permission', () => {
    show(failed('permission-denied'))
    expect(screen.getByRole('link', { name: 'Open the dashboard of this computer' })).toHaveAttribute(
      'href',
      'http://localhost:36412',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('names the program on the port', () => {
    show(failed('unreachable', { kind: 'silent', holder: JAVA }))
    expect(screen.getByText(new RegExp('^java \\(process 4711, in /srv/shop\\) has the port'))).toBeVisible()
  })

  it('heals by itself, and says nothing while all is well', () => {
    show(failed('unreachable', { kind: 'nothing' }))
    act(() => connectionStore.set(answered()))
    expect(screen.queryByText('The helper is not started.')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('region', { name: 'Connected' })).toBeVisible()
  })
})

describe('the diagnosis', () => {
  it.each<{ seen: HelperProbe | null }>([
    { seen: { kind: 'nothing' } },
    { seen: { kind: 'silent', holder: JAVA } },
    { seen: { kind: 'all-gone' } },
    { seen: { kind: 'helper', version: '0.1.0' } },
    { seen: { kind: 'other-program', holder: JAVA } },
    { seen: null },
  ])('is connected to whoever says yes, whatever else was seen: %o', { tags: 'P-025' }, ({ seen }) => {
    const connection = answered({ cause: 'not-our-helper', version: null, seen })
    const words = connectionWords(diagnose({ connection, refusal: null, own: '0.1.0' }), HOSTED)
    expect(words.badge).toBe('Connected')
  })

  it('puts a missing pairing before a version, and the connection before both', () => {
    const refusal = { why: 'not-paired', text: 'Not paired yet: open the link.' } as const
    const facts = { refusal, own: '0.1.0' }
    expect(diagnose({ connection: answered({ version: '0.0.1' }), ...facts })).toEqual({
      kind: 'not-paired',
      detail: 'Not paired yet: open the link.',
    })
    const ended = { ...facts, refusal: { why: 'ended', text: 'It was ended.' } } as const
    expect(diagnose({ connection: answered(), ...ended })).toEqual({
      kind: 'session-ended',
      detail: 'It was ended.',
    })
    expect(diagnose({ connection: failed('timeout'), ...facts }).kind).toBe('too-slow')
    expect(diagnose({ connection: NOT_CHECKED, ...facts }).kind).toBe('looking')
  })

  it.each([
    ['0.1.0', 'connected'],
    ['v0.1', 'connected'],
    ['0.0.99', 'helper-too-old'],
    ['0.10.0', 'dashboard-too-old'],
    ['1.0.0-rc.1', 'dashboard-too-old'],
    ['nightly', 'helper-too-old'],
  ])('takes a helper of version %s for %s', (version, kind) => {
    expect(diagnose({ connection: answered({ version }), refusal: null, own: '0.1.0' }).kind).toBe(kind)
  })

  it('compares nothing with a helper that tells no version', () => {
    expect(diagnose({ connection: answered({ version: null }), refusal: null, own: '0.1.0' }).kind).toBe(
      'connected',
    )
  })

  it('says on a hosted page how its address is made known, and how the package is started', () => {
    const refused = connectionWords({ kind: 'origin-refused' }, HOSTED)
    expect(refused.remedy).toEqual({ kind: 'copy', text: 'MOSAYGENT_DASHBOARD_URL=https://dash.example' })
    const gone = connectionWords(
      diagnose({ connection: failed('unreachable'), refusal: null, own: null }),
      HOSTED,
    )
    expect(gone.remedy).toEqual({ kind: 'copy', text: 'uv run mosaygent-api' })
    expect(gone.advice).toContain('does not know https://dash.example')
  })

  it.each([
    ['the package', { local: true, fromPackage: true }, 'uv sync --all-groups\nuv run mosaygent-api'],
    ['a checkout', { local: true, fromPackage: false }, 'git pull\nnpm start -- helper'],
    ['a checkout, paired', { local: false, fromPackage: false }, 'git pull\nnpm start -- helper'],
    ['one that does not say', { local: true, fromPackage: null }, 'git pull\nnpm start -- helper'],
    ['one that does not say, paired', HOSTED, 'uv sync --all-groups\nuv run mosaygent-api'],
  ])('renews a helper that is too old as it was started: %s', { tags: 'P-271' }, (_from, place, text) => {
    const old = { kind: 'helper-too-old', version: '0.0.9', own: '0.1.0' } as const
    const { advice, remedy } = connectionWords(old, { ...HOSTED, ...place })
    expect(remedy).toEqual({ kind: 'copy', text })
    expect(advice?.includes('download python-api.zip again')).toBe(text.startsWith('uv'))
  })
})
