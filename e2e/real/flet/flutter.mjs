/*
 * Test part, never shipped: a `flutter run --machine` that serves a Flet program, so that a real Flutter web app stands
 * behind the gateway on a machine without an SDK. FLET_PYTHON and FLET_LOG come from the test. FLET_STAYS: a restart is
 * answered at once, and only a page that is loaded anew begins anew, as with the real tool. FLET_PROGRAM: another one
 * than `app.py`.
 */
import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const argv = process.argv.slice(2)
const port = Number(argv[argv.indexOf('--web-port') + 1])
const appId = randomUUID()
const send = (message) => process.stdout.write(`[${JSON.stringify(message)}]\n`)

const answers = () =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })

let app
async function serve() {
  app = spawn(
    process.env.FLET_PYTHON,
    [fileURLToPath(new URL(process.env.FLET_PROGRAM ?? './app.py', import.meta.url))],
    {
      env: { ...process.env, FLET_PORT: String(port), FLET_WEB_NO_CDN: 'true' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  while (app.exitCode === null && !(await answers())) await pause(50)
}
async function unserve() {
  if (app.exitCode !== null || app.signalCode !== null) return
  const ended = once(app, 'exit')
  app.kill('SIGKILL')
  await ended
}

send({ event: 'daemon.connected', params: { version: '0.6.1', pid: process.pid } })
send({
  event: 'app.start',
  params: {
    appId,
    deviceId: 'web-server',
    directory: process.cwd(),
    supportsRestart: true,
    launchMode: 'run',
    mode: 'debug',
  },
})
process.stdout.write('Launching lib/main.dart on Web Server in debug mode...\n')
await serve()
process.stdout.write(`lib/main.dart is being served at http://127.0.0.1:${port}\n`)
send({ event: 'app.webLaunchUrl', params: { url: `http://127.0.0.1:${port}`, launched: false } })
send({ event: 'app.started', params: { appId } })

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void unserve().then(() => process.exit(0)))
createInterface({ input: process.stdin }).on('line', (line) => {
  if (!line.startsWith('[{')) return
  const [{ id, method }] = JSON.parse(line)
  void (async () => {
    if (method === 'app.restart') {
      if (!process.env.FLET_STAYS) {
        await unserve()
        await serve()
      }
      send({ id, result: { code: 0, message: '' } })
    } else if (method === 'app.stop') {
      await unserve()
      send({ id, result: true })
      send({ event: 'app.stop', params: { appId } })
      process.exit(0)
    } else send({ id, error: `command not understood: ${method}` })
  })()
})
