import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const FAKE = new URL('../helper/preview/testing/flutter/flutter.mjs', import.meta.url).href
const APP = { appId: '$APP' }

/** A recording without waits: the app is at `port` at once, and each of so many reloads is answered as it comes. */
export function writeRecording(file, port, reloads) {
  const steps = [
    { json: { event: 'app.start', params: { ...APP, deviceId: 'web-server', supportsRestart: true } } },
    {
      json: { event: 'app.webLaunchUrl', params: { url: `http://127.0.0.1:${port}`, launched: false } },
    },
    { json: { event: 'app.started', params: APP } },
  ]
  for (let reload = 0; reload < reloads; reload += 1) {
    steps.push({ expect: { method: 'app.restart', params: { fullRestart: false } }, ref: 'id' })
    steps.push({ json: { id: '$id', result: { code: 0, message: '' } } })
  }
  steps.push(
    { expect: { method: 'app.stop' }, ref: 'id' },
    { json: { id: '$id', result: true } },
    { exit: 0 },
  )
  writeFileSync(file, steps.map((step) => `${JSON.stringify(step)}\n`).join(''))
}

/** A folder that the helper takes for an SDK; gives its `bin`. */
export function writeSdk(folder) {
  const bin = join(folder, 'bin')
  mkdirSync(join(bin, 'internal'), { recursive: true })
  mkdirSync(join(bin, 'cache'))
  writeFileSync(join(bin, 'internal/engine.version'), 'fake\n')
  const version = { frameworkVersion: '3.41.2', channel: 'stable' }
  writeFileSync(join(bin, 'cache/flutter.version.json'), JSON.stringify(version))
  writeFileSync(join(bin, 'flutter'), `#!${process.execPath}\nimport(${JSON.stringify(FAKE)})\n`)
  chmodSync(join(bin, 'flutter'), 0o755)
  return bin
}

/** The same tool with nothing in between: a request goes to its standard input, the answer is the line with its id. */
export async function startTool(bin, folder, env) {
  const args = ['run', '--machine', '-d', 'web-server', '--web-hostname', '127.0.0.1', '--web-port', '0']
  const child = spawn(join(bin, 'flutter'), args, { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const answers = new Map()
  let appId = null
  const started = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [message] = JSON.parse(line)
      if (message.event === 'app.start') appId = message.params.appId
      if (message.event === 'app.started') resolve()
      answers.get(message.id)?.(message.result)
      answers.delete(message.id)
    })
  })
  await started
  let last = 0
  return {
    async reload() {
      last += 1
      const answer = new Promise((resolve) => answers.set(last, resolve))
      const params = { appId, fullRestart: false, reason: 'manual' }
      child.stdin.write(`${JSON.stringify([{ id: last, method: 'app.restart', params }])}\n`)
      const result = await answer
      if (result.code !== 0) throw new Error(`The tool refused: ${JSON.stringify(result)}`)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await closed
    },
  }
}
