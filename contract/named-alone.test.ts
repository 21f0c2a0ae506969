import { describe, expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'

const nothing: [string, unknown][] = [
  ['{}', {}],
  ['null', null],
  ['no body at all', undefined],
  ['a word', 'ok'],
  ['a list', []],
]

describe('a helper that answers only what is documented', { tags: 'P-370' }, () => {
  it.each(nothing)('has done what it was asked to when it answers with %s', (_what, body) => {
    for (const name of [
      'flutterStart',
      'flutterStop',
      'flutterReload',
      'flutterRestart',
      'installGh',
    ] as const)
      expect(endpoints[name].reply.parse(body)).toEqual({ message: '' })
    expect(endpoints.setDirectory.reply.parse(body)).toEqual({ path: null })
    for (const name of ['cloneApi', 'cloneFlutter'] as const)
      expect(endpoints[name].reply.parse(body)).toEqual({ path: null, message: '' })
    expect(endpoints.setFirebaseProject.reply.parse(body)).toEqual({ success: true })
    expect(endpoints.fetchFirebaseConfigs.reply.parse(body)).toEqual({ success: true, message: '' })
    // which message a login ends with decides, so that nothing said is no success
    expect(endpoints.ghAuthLogin.reply.parse(body)).toEqual({ message: '' })
    // none is null; who does not say leaves it open
    expect(endpoints.directory.reply.parse(body)).toEqual({})
  })

  it('still says no', () => {
    expect(endpoints.setFirebaseProject.reply.parse({ success: false })).toEqual({ success: false })
    expect(endpoints.fetchFirebaseConfigs.reply.parse({ success: false })).toMatchObject({ success: false })
    expect(endpoints.directory.reply.parse({ path: null })).toEqual({ path: null })
  })

  it.each([{}, { pid: null, message: null }])('leaves out what is null elsewhere: %o', (more) => {
    expect(endpoints.flutterStatus.reply.parse({ running: true, ...more })).toEqual({
      running: true,
      pid: null,
      message: '',
    })
  })

  it('leaves out what else it does not know', () => {
    expect(endpoints.ghInstalled.reply.parse({ installed: true })).toEqual({ installed: true, version: null })
    expect(endpoints.ghAuthStatus.reply.parse({ logged_in: true })).toEqual({ logged_in: true, output: '' })
    expect(endpoints.firebaseProject.reply.parse({})).toEqual({ project_id: null })
    expect(endpoints.flutterErrors.reply.parse({})).toEqual({ errors: [] })
    const missing = {
      detected: false,
      path: null,
      running: null,
      dependencies: null,
      last_modified: null,
    }
    const status = endpoints.environmentStatus.reply.parse({
      api: { detected: false },
      flutter: { detected: false },
    })
    expect(status).toEqual({ api: missing, flutter: missing })
  })

  const codebase = (more: object) =>
    endpoints.environmentStatus.reply.parse({ api: { detected: true, ...more }, flutter: {} }).api

  it.each([
    [true, true],
    [false, false],
    [null, null],
    ['installed', true],
    ['Installed', true],
    ['up to date', true],
    ['not installed', false],
    ['missing', false],
    ['uninstalled', false],
    ['', false],
    [{ installed: true }, true],
    [{ installed: false, count: 3 }, false],
    [{ fastapi: true, uvicorn: 'installed' }, true],
    [{ fastapi: true, uvicorn: false }, false],
    [{}, false],
  ])('says of its dependencies %o: %s', (dependencies, installed) => {
    expect(codebase({ dependencies }).dependencies).toBe(installed)
  })

  it('says nothing where it is left out: neither no, nor clean, nor no repository', () => {
    const { git, running, dependencies } = codebase({})
    expect({ git, running, dependencies }).toEqual({ git: undefined, running: null, dependencies: null })
    expect(codebase({ git: null }).git).toBeNull()
  })

  it.each([
    ['2026-03-01T12:00:00Z', '2026-03-01T12:00:00.000Z'],
    [1_772_366_400, '2026-03-01T12:00:00.000Z'],
    [1_772_366_400_000, '2026-03-01T12:00:00.000Z'],
    ['a while ago', null],
  ])('says %o for a moment', (said, moment) => {
    expect(codebase({ last_modified: said }).last_modified).toBe(moment)
  })

  it('knows of git what it says', () => {
    expect(codebase({ git: { branch: 'main', dirty: true } }).git).toEqual({ branch: 'main', dirty: true })
    expect(codebase({ git: { dirty: true } }).git).toEqual({ branch: '', dirty: true })
    expect(codebase({ git: { branch: 'main' } }).git).toEqual({ branch: 'main', dirty: null })
  })
})
