import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { groupAlive } from './group.ts'
import { startLongRunning } from './long-running.ts'

const start = (script: string, onStdout: (bytes: Buffer) => void = () => undefined) =>
  startLongRunning({
    file: process.execPath,
    args: ['-e', script],
    cwd: import.meta.dirname,
    env: {},
    onStdout,
    onStderr: () => undefined,
  })

test('its end is told, with its code, although a child of it still holds the pipes; nothing is left', async () => {
  const child = start(`
    require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'inherit' })
    setTimeout(() => process.exit(7), 50)`)
  expect(await child.ended).toEqual({ kind: 'exit', code: 7 })
  expect(groupAlive(child.pid ?? 0)).toBe(false)
})

test(
  'a child of it that holds a port and ignores SIGTERM goes with it: the port is free',
  { tags: 'P-063' },
  async () => {
    let port = 0
    const child = start(
      `
    const script = "process.on('SIGTERM', () => 0); const s = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))"
    const holder = require('node:child_process').spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
    holder.stdout.on('data', (said) => { process.stdout.write(said); setImmediate(() => process.exit(1)) })`,
      (bytes) => (port ||= Number(bytes)),
    )
    expect(await child.ended).toEqual({ kind: 'exit', code: 1 })
    expect(port).toBeGreaterThan(0)
    expect(groupAlive(child.pid ?? 0)).toBe(false)
    const server = createServer()
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
    server.close()
  },
)

test('its end is told although what left its group goes on and holds the pipes', async () => {
  let pid = 0
  onTestFinished(() => void process.kill(pid, 'SIGKILL'))
  const child = start(
    `
    const other = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'],
      { stdio: ['ignore', 'inherit', 'inherit'], detached: true })
    console.log(other.pid)
    setInterval(() => 0, 1000)`,
    (bytes) => (pid ||= Number(bytes)),
  )
  await expect.poll(() => pid).toBeGreaterThan(0)
  expect(await child.stop()).toEqual({ kind: 'signal', signal: 'SIGTERM' })
  // it was not ours to end
  expect(() => process.kill(pid, 0)).not.toThrow()
})

test('stop ends what ignores SIGTERM', async () => {
  let ready: () => void = () => undefined
  const listening = new Promise<void>((resolve) => (ready = resolve))
  const child = start(
    `process.on('SIGTERM', () => 0); setInterval(() => 0, 1000); console.log('ready')`,
    () => ready(),
  )
  await listening
  expect(await child.stop(50)).toEqual({ kind: 'signal', signal: 'SIGKILL' })
})

test('a program that does not exist is an ending, not an exception', async () => {
  const child = startLongRunning({
    file: '/nowhere/flutter',
    args: [],
    cwd: import.meta.dirname,
    env: {},
    onStdout: () => undefined,
    onStderr: () => undefined,
  })
  expect(child.pid).toBeUndefined()
  expect((await child.ended).kind).toBe('missing')
})
