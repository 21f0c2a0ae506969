import { constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@mosaygent/contract'
import { describe, expect, test } from 'vitest'
import {
  readRepositoryAddress,
  readTypedRepositoryAddress,
  sameRepository,
  showAddress,
} from '../../cloning/index.ts'
import { checkProjectDirectory, isInside } from '../directory/project-directory.ts'
import { readTypedPath, whatIsWrongOnWindows } from '../directory/typed-path.ts'
import { LINUX, MACOS, WINDOWS } from '../../operating-system/index.ts'

const linux = { system: LINUX, userHome: '/home/ann' } as const
const windows = { system: WINDOWS, userHome: 'C:\\Users\\ann' } as const

describe('a path that a person typed', () => {
  test.each([
    ['/a/b', '/a/b'],
    ['  /a b/é 📱//  ', '/a b/é 📱'],
    ['"/a b"', '/a b'],
    ["'/a b/'", '/a b'],
    ['~', '/home/ann'],
    ['~/', '/home/ann'],
    ['~/my app', '/home/ann/my app'],
    ['/a/./b/../c', '/a/c'],
    ['/', '/'],
  ])('%j is %j', (typed, path) => {
    expect(readTypedPath(typed, linux)).toEqual({ ok: true, value: path })
  })

  test.each([
    ['C:/Users/ann/my app/', 'C:\\Users\\ann\\my app'],
    ['"D:\\x"', 'D:\\x'],
    ['~\\app', 'C:\\Users\\ann\\app'],
  ])('on Windows %j is %j', (typed, path) => {
    expect(readTypedPath(typed, windows)).toEqual({ ok: true, value: path })
  })

  test.each(['', '  ', '""', 'app', './app', '../app', '~bob/app', '/a\nb', '/a\0b', 'C:\\app', '\u0007'])(
    '%j is refused with what to type',
    { tags: 'P-043' },
    (typed) => {
      const read = readTypedPath(typed, linux)
      expect(read).toMatchObject({ ok: false, problem: { code: 'invalid-path' } })
      expect(!read.ok && read.problem.detail).toMatch(/[Tt]ype/)
    },
  )

  test.each(
    [
      'C:\\x\\NUL',
      'C:\\COM1.txt',
      'C:\\a\\lpt¹\\b',
      'C:\\con .txt',
      '\\\\srv\\share',
      '\\\\?\\C:\\x',
      '\\\\.\\pipe\\x',
    ].concat(['C:x', 'C:\\a:b', 'C:\\x.', 'C:\\x \\y', 'C:\\a|b', '\\x', '/x', 'x', 'C:\\CONOUT$']),
  )('Windows does not take %j for a folder', (path) => {
    expect(whatIsWrongOnWindows(path)).not.toBeNull()
  })

  test.each([
    'C:\\console',
    'C:\\a\\nul2',
    'C:\\é 📱',
    'c:/x',
    'C:\\',
    'C:\\com',
    'C:\\.git',
    'C:\\a\\..\\b',
  ])('Windows takes %j', (path) => {
    expect(whatIsWrongOnWindows(path)).toBeNull()
  })
})

test('a folder that this user cannot use is refused', { tags: 'P-043' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent closed '))
  const asked: number[] = []
  const access = (_path: string, mode: number) => {
    asked.push(mode)
    return Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES' }))
  }
  const outcome = await checkProjectDirectory(folder, { home: '/nowhere', system: LINUX, access })
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'path-not-accessible' } })
  // reading and writing, and entering
  expect(asked).toEqual([constants.R_OK | constants.W_OK | constants.X_OK])
  await rm(folder, { recursive: true })
})

test('a path that is longer than any system takes is refused', async () => {
  expect(endpoints.setDirectory.body.safeParse({ path: `/${'x'.repeat(5_000)}` }).success).toBe(false)
  const outcome = await checkProjectDirectory(`/${'x'.repeat(4_000)}`, {
    home: '/nowhere',
    system: LINUX,
  })
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'invalid-path' } })
})

test('inside is told by whole names, and as the system compares them', () => {
  expect(isInside('/a/b', '/a', LINUX)).toBe(true)
  expect(isInside('/a', '/a', LINUX)).toBe(true)
  expect(isInside('/a-evil', '/a', LINUX)).toBe(false)
  expect(isInside('/A/b', '/a', LINUX)).toBe(false)
  expect(isInside('/A/b', '/a', MACOS)).toBe(true)
  expect(isInside('/e\u0301/b', '/\u00e9', MACOS)).toBe(true)
  expect(isInside('/anything', '/', LINUX)).toBe(true)
})

describe('a repository address', () => {
  test.each([
    ['https://github.com/team/app.git', 'network', 'github.com'],
    [' https://git.example:8443/a/b ', 'network', 'git.example'],
    ['ssh://git@git.example:22/a/b.git', 'network', 'git.example'],
    ['git@github.com:team/app.git', 'network', 'github.com'],
    ['github.com:team/app', 'network', 'github.com'],
    ['/repos/my app é', 'local', null],
    ['file:///repos/app.git', 'local', null],
  ])('%j is taken', (text, transport, host) => {
    expect(readRepositoryAddress(text, LINUX)).toEqual({
      ok: true,
      value: { address: text.trim(), transport, host },
    })
  })

  test('on Windows a path with a drive is local', () => {
    expect(readRepositoryAddress('C:\\repos\\app', WINDOWS)).toMatchObject({ value: { transport: 'local' } })
  })

  test.each(
    [
      '',
      '-u',
      '--upload-pack=touch x',
      '--config=core.sshCommand=x',
      'ext::sh -c x',
      'fd::17/x',
      'EXT::x',
    ].concat(
      [
        'http://git.example/a',
        'git://git.example/a',
        'ftp://git.example/a',
        'file://other/share',
        'file:///',
      ],
      [
        'https://ann:token@git.example/a',
        'https://token@git.example/a',
        'ssh://git:x@git.example/a',
        'https://',
      ],
      [
        'ssh://-oProxyCommand=x/a',
        '-oProxyCommand=x:a/b',
        'git@-oProxyCommand=x:a',
        'ssh://-x@host/a',
        'git@host:-x',
      ],
      [
        'https://git.example/',
        'https://git.example',
        'git@host:',
        'relative/path',
        '../path',
        'app',
        'C:\\x',
      ],
      ['git@host:../../x', 'https://git.example/a\nb', 'https://git.example/a\u0000', 'git@host:a b', 'a::b'],
      [
        'https://github.com\\@git.example/a',
        'https://127.1/a',
        'http://0x7f000001/a',
        'https://ex%61mple.com/a',
      ],
      ['https://git\u0456hub.com/a/b', 'https://git.example/a?access_token=x', 'https://git.example/a#b'],
    ),
  )('%j is refused', (text) => {
    expect(readRepositoryAddress(text, LINUX)).toMatchObject({ problem: { code: 'invalid-repository' } })
  })

  test('is shown without passwords and control characters', () => {
    expect(showAddress('https://ann:secret@git.example/a.git')).toBe('https://git.example/a.git')
    expect(showAddress('https://token@git.example/a.git')).toBe('https://git.example/a.git')
    expect(showAddress('ssh://git@git.example/a.git')).toBe('ssh://git@git.example/a.git')
    expect(showAddress('git@git.example:a.git\n')).toBe('git@git.example:a.git')
    expect(showAddress('/repos/a@b')).toBe('/repos/a@b')
  })

  test.each(['/repos/app', 'file:///repos/app.git'])('%j is refused when it came by a call', (text) => {
    expect(readTypedRepositoryAddress(text, LINUX)).toMatchObject({
      problem: {
        code: 'invalid-repository',
        detail: expect.stringContaining('is neither an https nor an ssh address. '),
      },
    })
  })

  test.each([
    ['https://github.com/Acme/App.git', 'git@github.com:acme/app', true],
    ['https://git.example/a/b/', 'ssh://git@git.example:22/a/b.git', true],
    ['https://git.example/a%20b', 'https://git.example/a%20b.git', true],
    ['https://git.example/Acme/App', 'https://git.example/acme/app', false],
    ['https://github.com/acme/app', 'https://git.example/acme/app', false],
    ['https://git.example:8443/a/b', 'https://git.example/a/b', false],
    ['/nowhere/a', 'file:///nowhere/a', true],
    ['/nowhere/a', '/nowhere/b', false],
    ['file:///nowhere%2Fa', '/nowhere/a', false],
    ['file://host/a', 'file://host/a', false],
    ['ext::sh -c x', 'ext::sh -c x', false],
  ])('%j and %j as one repository: %j', async (one, other, same) => {
    expect(await sameRepository(one, other, LINUX)).toBe(same)
  })
})
