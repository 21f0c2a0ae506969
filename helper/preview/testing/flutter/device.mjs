/*
 * Test part, never shipped: a Flutter with a phone, for `flutter devices --machine` and `flutter run --machine -d`.
 * In the project's folder: `fails` makes every reload a compile error, `unchanged` one of no library, `dies` ends the
 * start, `gone` the tool at the next reload. The arguments of each run are a line of `runs.txt` there.
 */
import { appendFileSync, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

const args = process.argv.slice(2)
const send = (message) => process.stdout.write(`[${JSON.stringify(message)}]\n`)
const device = (id, name, targetPlatform, more = {}) => ({
  name,
  id,
  isSupported: true,
  targetPlatform,
  emulator: false,
  sdk: 'Android 15 (API 35)',
  capabilities: { hotReload: true },
  ...more,
})
const DEVICES = [
  device('R5CT', 'Pixel 7 é', 'android-arm64'),
  device('linux', 'Linux', 'linux-x64', { sdk: 'Debian' }),
  device('chrome', 'Chrome', 'web-javascript'),
  device('--verbose', 'An option', 'android-arm64'),
  device('watch', 'Watch', 'android-arm', { isSupported: false }),
]

if (args.includes('devices'))
  process.stdout.write(`Downloading tools [1/2]...\n${JSON.stringify(DEVICES, null, 2)}\n`)
else if (args.includes('run')) run()

function run() {
  appendFileSync('runs.txt', `${args.join(' ')}\n`)
  send({ event: 'daemon.connected', params: { version: '0.6.1', pid: process.pid } })
  send({ event: 'app.start', params: { appId: 'a' } })
  send({ event: 'app.progress', params: { progressId: '1', message: 'Running Gradle task é' } })
  if (existsSync('dies')) {
    process.stderr.write('lib/main.dart:1:1: Error: Expected a declaration.\n')
    process.exitCode = 1
    return
  }
  send({ event: 'app.started', params: { appId: 'a' } })
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [{ id, method, params }] = JSON.parse(line)
    if (method === 'app.stop') process.exit(0)
    appendFileSync('runs.txt', `${method} ${params.fullRestart}\n`)
    if (existsSync('gone')) process.exit(3)
    if (existsSync('fails')) process.stderr.write('lib/main.dart:3:1: Error: Expected a declaration.\n')
    const message = existsSync('unchanged') ? 'Reloaded 0 libraries' : 'Reloaded 1 of 800 libraries'
    setTimeout(
      () => send({ id, result: existsSync('fails') ? { code: 1, message: '' } : { code: 0, message } }),
      20,
    )
  })
}
