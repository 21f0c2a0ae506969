import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { VERSION } from '../version.ts'
import { helpFor, parseCommandLine } from './command-line.ts'
import { readPorts } from './ports.ts'
import { readSignIn } from './sign-in.ts'
import { whyNoUserHome } from './user-home.ts'

describe('the command line', () => {
  it('starts when nothing is said', () => {
    expect(parseCommandLine([])).toEqual({ command: 'start', open: true, ports: {} })
    expect(parseCommandLine(['--no-open', '--helper-port', '81'])).toEqual({
      command: 'start',
      open: false,
      ports: { helper: '81' },
    })
  })

  it('offers the Python package what the package can do, and nothing else', () => {
    expect(helpFor({})).toContain('serve the dashboard and run the helper')
    const ofPackage = helpFor({ MOSAYGENT_STARTED_BY_PACKAGE: '1' })
    expect(ofPackage).toContain('Usage: mosaygent-api [options]')
    expect(ofPackage).toContain('--helper-port')
    expect(ofPackage).not.toMatch(/doctor|dashboard-port|headers/)
  })

  it('ends a helper with its input only when that is asked for', () => {
    expect(parseCommandLine(['helper', '--until-input-ends'])).toMatchObject({ untilInputEnds: true })
    expect(parseCommandLine(['helper'])).toMatchObject({ untilInputEnds: false, open: true })
  })

  it.each([
    [['doctor'], 'doctor'],
    [['helper'], 'helper'],
    [['--help'], 'help'],
    [['start', '-h'], 'help'],
    [['--version'], 'version'],
  ])('understands %j', (args, command) => {
    expect(parseCommandLine(args).command).toBe(command)
  })

  it('takes the file whose headers are asked for', () => {
    expect(parseCommandLine(['headers', 'config.json'])).toEqual({
      command: 'headers',
      config: 'config.json',
    })
  })

  it.each([
    [['strat']],
    [['headers']],
    [['headers', 'a', 'b']],
    [['start', 'now']],
    [['--port', '1']],
    [['--helper-port']],
    [['--no-open=yes']],
  ])('refuses %j', (args) => {
    expect(parseCommandLine(args).command).toBe('wrong')
  })

  it('names what it does not know, without advice about something else', () => {
    expect(parseCommandLine(['--wat'])).toEqual({ command: 'wrong', message: "Unknown option '--wat'" })
  })
})

it('says what to do where the system knows no home of this user', { tags: 'P-997' }, () => {
  const unknown = () => {
    throw new Error('uv_os_homedir returned ENOENT')
  }
  expect(whyNoUserHome(unknown)).toContain('Set HOME to a folder')
  expect(whyNoUserHome(() => '')).toContain('Set HOME to a folder')
  expect(whyNoUserHome(() => '/home/é')).toBeNull()
})

describe('the ports', () => {
  it('are the usual ones, then the environment, then the flags', { tags: 'P-129' }, () => {
    expect(readPorts({}, {})).toEqual({ ok: true, ports: { dashboard: 36412, helper: 8080, preview: 36413 } })
    const env = {
      MOSAYGENT_HELPER_PORT: '9001',
      MOSAYGENT_PREVIEW_PORT: ' 9002 ',
      MOSAYGENT_DASHBOARD_PORT: '',
    }
    expect(readPorts({ helper: '9003' }, env)).toEqual({
      ok: true,
      ports: { dashboard: 36412, helper: 9003, preview: 9002 },
    })
  })

  it.each(['abc', '-1', '65536', '8080.5', '0x50', '1e3'])('refuse %s and name its source', (text) => {
    expect(readPorts({}, { MOSAYGENT_HELPER_PORT: text })).toMatchObject({
      ok: false,
      message: expect.stringContaining('MOSAYGENT_HELPER_PORT'),
    })
    expect(readPorts({ preview: text }, {})).toMatchObject({
      ok: false,
      message: expect.stringContaining('--preview-port'),
    })
  })

  it('must differ', () => {
    expect(readPorts({ helper: '36412' }, {})).toMatchObject({ ok: false })
    expect(readPorts({ helper: '0', preview: '0' }, {})).toMatchObject({ ok: true })
  })
})

describe('the way to sign in', () => {
  const options = { apiKey: 'k', authDomain: 'shop.firebaseapp.com', projectId: 'shop' }

  it('is local, a configured project, or the emulator, which wins', () => {
    expect(readSignIn({}, {})).toEqual({ ok: true, signIn: { kind: 'local' } })
    expect(readSignIn({ firebase: options }, {})).toEqual({ ok: true, signIn: { kind: 'firebase', options } })
    expect(readSignIn({ firebase: options }, { MOSAYGENT_AUTH_EMULATOR: 'http://localhost:9099/' })).toEqual({
      ok: true,
      signIn: { kind: 'emulator', url: 'http://localhost:9099' },
    })
  })

  it.each(['localhost:9099', 'yes', 'file:///tmp'])('refuses the emulator %s', (url) => {
    expect(readSignIn({}, { MOSAYGENT_AUTH_EMULATOR: url })).toMatchObject({ ok: false })
  })
})

it('names the version of the root package.json', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ version: VERSION })
})
