import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  childEnvironment,
  endChildren,
  findExecutable,
  groupAlive,
  run,
  signalGroup,
  startLongRunning,
} from './index.ts'

const node = process.execPath
const env = childEnvironment(process.env)
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent é processes '))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const script = (text: string) => ({ file: node, args: ['-e', text], env })

/** Waits for a number that a child wrote into a file. */
const numberIn = (name: string) =>
  vi.waitFor(async () => {
    const value = Number(await readFile(join(folder, name), 'utf8'))
    expect(value).toBeGreaterThan(0)
    return value
  }, 10_000)

/** Text of a program that ignores SIGTERM, tells its process id, and never ends by itself. */
const stubborn = (name: string) =>
  `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);
   require('fs').writeFileSync(${JSON.stringify(join(folder, name))}, String(process.pid))`

describe('run', () => {
  test('gives code and output, and hands arguments over as they are', async () => {
    const result = await run({
      file: node,
      args: [
        '-e',
        'console.log(process.argv.slice(1).join("|")); console.error("no"); process.exit(3)',
        '$(id)',
        'a b',
        '*',
      ],
      env,
    })
    expect(result).toEqual({ kind: 'exited', code: 3, stdout: '$(id)|a b|*\n', stderr: 'no\n' })
  })

  test('a program that is not there is an answer', async () => {
    expect(await run({ file: join(folder, 'nothing'), args: [], env })).toEqual({ kind: 'missing' })
  })

  test('cancelled before it began starts nothing', async () => {
    const onStart = vi.fn()
    const result = await run({ ...script('0'), signal: AbortSignal.abort(), onStart })
    expect(result).toEqual({ kind: 'cancelled', stderr: '' })
    expect(onStart).not.toHaveBeenCalled()
  })

  test('cancelled ends what the program started too, also when that ignores SIGTERM and holds no pipe', async () => {
    const abort = new AbortController()
    const onStart = vi.fn<(pid: number) => void>()
    const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn('grandchild'))}],
      { stdio: 'ignore' }); setInterval(() => {}, 1000)`
    const running = run({ ...script(child), signal: abort.signal, onStart })
    await numberIn('grandchild')
    abort.abort()
    expect(await running).toMatchObject({ kind: 'cancelled' })
    expect(groupAlive(onStart.mock.calls[0]?.[0] ?? 0)).toBe(false)
  })

  test('a limit in time ends even a program that ignores SIGTERM', async () => {
    const onStart = vi.fn<(pid: number) => void>()
    const result = await run({ ...script(stubborn('pid')), timeoutMs: 500, onStart })
    expect(result.kind).toBe('timed-out')
    expect(groupAlive(onStart.mock.calls[0]?.[0] ?? 0)).toBe(false)
  })

  test('a program killed by others says by what', async () => {
    expect(await run(script('process.kill(process.pid, "SIGKILL")'))).toMatchObject({
      kind: 'killed',
      signal: 'SIGKILL',
    })
  })

  test('more output than asked for is cut, whatever the closed pipe does to the program', async () => {
    const result = await run({ file: 'sh', args: ['-c', 'exec yes'], env, maxOutput: 1_000 })
    expect(result).toMatchObject({ kind: 'exited' })
    expect(result.kind === 'exited' && result.stdout.length).toBeLessThanOrEqual(1_000)
  })

  test('a character cut in two arrives whole', async () => {
    const pieces: string[] = []
    const bytes = `process.stderr.write(Buffer.from([0xc3])); setTimeout(() => process.stderr.write(Buffer.from([0xa9])), 50)`
    const result = await run({ ...script(bytes), onStderr: (text) => pieces.push(text) })
    expect(pieces.join('')).toBe('é')
    expect(result).toMatchObject({ stderr: 'é' })
  })

  test('many runs, one after the other, add no listener for each', async () => {
    await run(script('0'))
    const before = process.listenerCount('exit')
    await run(script('0'))
    await run(script('0'))
    expect(process.listenerCount('exit')).toBe(before)
  })
})

describe('a long-running program', () => {
  const ignore = () => undefined
  const pipes = { onStdout: ignore, onStderr: ignore }

  test('speaks and is spoken to', async () => {
    let pieces = ''
    const echo = startLongRunning({
      ...script('process.stdin.pipe(process.stdout)'),
      cwd: folder,
      onStdout: (bytes) => (pieces += bytes.toString()),
      onStderr: ignore,
    })
    expect(echo.write('one é line\n')).toBe(true)
    await vi.waitFor(() => expect(pieces).toBe('one é line\n'), 30_000)
    await echo.stop()
  })

  test('that is not there ends as missing, takes no input and can be stopped', async () => {
    const none = startLongRunning({ file: join(folder, 'nothing'), args: [], cwd: folder, env, ...pipes })
    expect(await none.ended).toMatchObject({ kind: 'missing' })
    expect(none.pid).toBeUndefined()
    expect(none.write('x')).toBe(false)
    expect(await none.stop()).toMatchObject({ kind: 'missing' })
  })

  test('tells how it ended by itself', async () => {
    const one = startLongRunning({ ...script('process.exit(7)'), cwd: folder, ...pipes })
    expect(await one.ended).toEqual({ kind: 'exit', code: 7 })
    expect(await one.stop()).toEqual({ kind: 'exit', code: 7 })
  })

  test('that ignores SIGTERM is killed after the grace time, with everything it started', async () => {
    const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn('grandchild'))}],
      { stdio: 'ignore' }); ${stubborn('child')}`
    const one = startLongRunning({ ...script(child), cwd: folder, ...pipes })
    await numberIn('grandchild')
    await numberIn('child')
    expect(groupAlive(one.pid ?? 0)).toBe(true)
    expect(await one.stop(50)).toEqual({ kind: 'signal', signal: 'SIGKILL' })
    expect(groupAlive(one.pid ?? 0)).toBe(false)
  })

  test('that floods both pipes is not blocked by us', async () => {
    let bytes = 0
    const flood = `const s = 'x'.repeat(65536); for (let i = 0; i < 100; i++) { process.stdout.write(s); process.stderr.write(s) }`
    const one = startLongRunning({
      ...script(flood),
      cwd: folder,
      onStdout: (piece) => (bytes += piece.length),
      onStderr: (piece) => (bytes += piece.length),
    })
    expect(await one.ended).toEqual({ kind: 'exit', code: 0 })
    expect(bytes).toBe(2 * 100 * 65_536)
  })
})

describe('a group', () => {
  test('that is gone is not an error to signal', async () => {
    const onStart = vi.fn<(pid: number) => void>()
    await run({ ...script('0'), onStart })
    const pid = onStart.mock.calls[0]?.[0] ?? 0
    expect(groupAlive(pid)).toBe(false)
    expect(() => signalGroup(pid, 'SIGTERM')).not.toThrow()
  })
})

describe('the environment of children', () => {
  test('is the user’s, less ours and what would mislead a tool', () => {
    const kept = { PATH: '/bin', SSH_AUTH_SOCK: '/s', HTTPS_PROXY: 'p', PUB_CACHE: '/c' }
    const dropped = {
      MOSAYGENT_HOME: '/h',
      mosaygent_home: '/h',
      NODE_OPTIONS: '--inspect',
      npm_config_prefix: '/p',
      LD_PRELOAD: '/x',
      UNSET: undefined,
    }
    expect(childEnvironment({ ...kept, ...dropped }, { EXTRA: '1' })).toEqual({ ...kept, EXTRA: '1' })
  })
})

describe('finding a program', () => {
  test('skips relative entries of PATH: a git in the opened folder must not run', async () => {
    const file = join(folder, 'git')
    await writeFile(file, '#!/bin/sh\n', { mode: 0o755 })
    expect(await findExecutable('git', { PATH: `.:bin:${folder}` })).toBe(file)
    expect(await findExecutable('git', { PATH: '.:bin' })).toBeNull()
    expect(await findExecutable('git', {})).toBeNull()
  })

  test('skips what cannot be executed', async () => {
    await writeFile(join(folder, 'tool'), '', { mode: 0o644 })
    expect(await findExecutable('tool', { PATH: folder })).toBeNull()
  })
})

test(
  'what still runs at the end is told to end and may clean up; what will not is killed',
  { tags: 'P-226' },
  async () => {
    const polite = `process.on('SIGTERM', () => { require('fs').writeFileSync(${JSON.stringify(join(folder, 'cleaned'))}, '1'); process.exit(0) });
    setInterval(() => {}, 1000); require('fs').writeFileSync(${JSON.stringify(join(folder, 'polite'))}, String(process.pid))`
    const runs = [run(script(polite)), run(script(stubborn('stubborn')))]
    const pids = await Promise.all([numberIn('polite'), numberIn('stubborn')])
    await endChildren(100)
    expect(pids.map(groupAlive)).toEqual([false, false])
    expect(await numberIn('cleaned')).toBe(1)
    expect(await Promise.all(runs)).toMatchObject([
      { kind: 'exited', code: 0 },
      { kind: 'killed', signal: 'SIGKILL' },
    ])
  },
)
