import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCTOR_CHECKS } from '@mosaygent/contract'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { doctorFacts } from '../doctor-facts.ts'
import { bind, closeServer } from '../ports/index.ts'
import { processStartId } from '../processes/index.ts'
import { createDoctor, type Doctor } from './doctor.ts'

let root: string
let bin: string
let home: string
let ended: number
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'é doctor '))
  bin = join(root, 'bin')
  home = join(root, 'home é')
  ended = 0
  await mkdir(bin)
  await mkdir(home, { mode: 0o700 })
  onTestFinished(() => rm(root, { recursive: true, force: true }))
})

interface Given {
  readonly ports?: Record<string, number>
  readonly directory?: string | null
  readonly leftovers?: readonly number[]
}
const open = ({ ports = {}, directory = null, leftovers = [] }: Given = {}): Doctor =>
  createDoctor({
    home,
    env: { PATH: bin, HOME: root },
    ports: () => ports,
    facts: async () => ({ directory, flutter: null, leftovers }),
    endLeftovers: async () => {
      ended += 1
      return leftovers
    },
    usual: [],
  })

/** The check of that id, as the call answers it. */
async function check(doctor: Doctor, id: string) {
  const outcome = await doctor.handlers.doctor()
  return outcome.ok ? outcome.value.checks.find((one) => one.id === id) : undefined
}

const program = (name: string, script: string) =>
  writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

describe.skipIf(process.platform === 'win32')('the doctor', () => {
  test('tells every check in one order, and what would mend those that fail', { tags: 'P-240' }, async () => {
    const outcome = await open({ ports: { dashboard: 0, helper: 0, preview: 0 } }).handlers.doctor()
    const checks = outcome.ok ? outcome.value.checks : []
    expect(checks.map(({ id }) => id)).toEqual(DOCTOR_CHECKS)
    expect(checks.flatMap(({ id, fix }) => (fix === undefined ? [] : [[id, fix]]))).toEqual([
      ['git', 'install-git'],
      ['flutter', 'install-flutter'],
      ['gh', 'install-gh'],
      ['firebase', 'install-firebase'],
      ['uv', 'install-uv'],
      ['directory', 'choose-directory'],
    ])
    expect(checks.filter(({ fatal }) => fatal).map(({ id }) => id)).toEqual(['git'])
  })

  test('tells a login that is missing, and one that GitHub refuses', async () => {
    const gh = (rest: string) =>
      program('gh', `[ "$1" = --version ] && echo "gh version 2.80.0 (2025-09-23)" && exit\n${rest}`)
    await gh('exit 1')
    expect(await check(open(), 'github-login')).toMatchObject({ state: 'missing', fix: 'log-in-to-github' })
    await gh('[ "$1 $2" = "auth token" ] && exit 0\necho "gh: Bad credentials (HTTP 401)" >&2\nexit 1')
    expect(await check(open(), 'github-login')).toMatchObject({
      state: 'problem',
      detail: 'GitHub does not accept the stored login any more',
      fix: 'log-in-to-github',
    })
  })

  test('names who holds a port, and what is no gh or too old a firebase', async () => {
    const stranger = createServer((_request, response) => response.writeHead(404).end())
    const port = await bind(stranger, 0, '127.0.0.1')
    onTestFinished(() => closeServer(stranger))
    await program('gh', 'echo gitsome')
    await program('firebase', 'echo 12.9.1')
    const doctor = open({ ports: { preview: port } })
    expect(await check(doctor, 'preview-port')).toMatchObject({
      state: 'taken',
      detail: expect.stringMatching(/held by .* or set MOSAYGENT_PREVIEW_PORT/),
    })
    expect(await check(doctor, 'gh')).toMatchObject({ state: 'problem', fix: 'install-gh' })
    expect(await check(doctor, 'firebase')).toMatchObject({
      state: 'problem',
      detail: expect.stringContaining('12.9.1 is too old'),
    })
  })

  test('finds a project directory that is gone, and damaged sessions', async () => {
    await writeFile(join(home, 'sessions.json'), '{"sessions":', { mode: 0o600 })
    const doctor = open({ directory: join(root, 'gone') })
    expect(await check(doctor, 'directory')).toMatchObject({ state: 'problem', fix: 'choose-directory' })
    expect(await check(doctor, 'sessions')).toMatchObject({ state: 'problem' })
    await writeFile(join(home, 'sessions.json'), '{"paired":[{},{}]}', { mode: 0o600 })
    expect(await check(doctor, 'sessions')).toMatchObject({ state: 'ok', detail: '2 paired browsers' })
  })

  test('closes files of ours to others, and touches no other file', async () => {
    await writeFile(join(home, 'sessions.json'), '{"sessions":[]}')
    await chmod(join(home, 'sessions.json'), 0o644)
    await writeFile(join(home, 'note.txt'), '')
    await chmod(join(home, 'note.txt'), 0o644)
    const doctor = open()
    expect(await check(doctor, 'home')).toMatchObject({
      state: 'problem',
      detail: expect.stringContaining('sessions.json'),
      fix: 'protect-home',
    })
    expect(await doctor.handlers.repair({ fix: 'protect-home' })).toMatchObject({ ok: true })
    expect(await check(doctor, 'home')).toMatchObject({ state: 'ok' })
    expect((await stat(join(home, 'note.txt'))).mode & 0o777).toBe(0o644)
    expect(ended).toBe(0)
  })

  test('ends what was left over, and says which', async () => {
    const doctor = open({ leftovers: [4_711] })
    expect(await check(doctor, 'leftovers')).toMatchObject({ state: 'problem', fix: 'end-leftovers' })
    expect(await doctor.handlers.repair({ fix: 'end-leftovers' })).toEqual({
      ok: true,
      value: { message: 'Process 4711 has ended.' },
    })
    expect(ended).toBe(1)
  })
})

test('what a killed helper left is found by id and start time, and changed by nobody', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const pid = child.pid ?? 0
  const record = (mark: string | null) =>
    writeFile(join(home, 'python-api.json'), JSON.stringify({ runs: [[{ pid, mark }]] }))
  await record(await processStartId(pid))
  expect(await doctorFacts(home)).toEqual({ directory: null, flutter: null, leftovers: [pid] })
  await record('an earlier boot 42')
  expect((await doctorFacts(home)).leftovers).toEqual([])
  expect(child.exitCode).toBeNull()
})
