/*
 * A fake `flutter run --machine` for tests, which replays one recording of `transcripts/`.
 *
 * FAKE_FLUTTER_TRANSCRIPT  path of the recording
 * FAKE_FLUTTER_SPEED       divides every wait (default 100)
 * FAKE_FLUTTER_LOG         file that gets a line of JSON for the start and for each request
 * FAKE_FLUTTER_SWITCHES    what the recordings do not have, by comma: dies-now, silent, slow (waits before `app.started`
 *                          until FAKE_FLUTTER_HOLD exists), garbage, huge, split, dies-mid-reload, hangs-on-reload,
 *                          late-end (waits before it reports that the app has stopped, until FAKE_FLUTTER_HOLD exists),
 *                          late-port (listens once FAKE_FLUTTER_HOLD exists, although it reports it before), moves-port,
 *                          foreign-url (reports an address on another machine), ignores-stop, ignores-term, with-child (as the real one has: the compiler; deaf to SIGTERM)
 *
 * Steps: wait, out, err, outRaw, errRaw, json, listen, unlisten, expect + ref, until, ignore, exit.
 */
// oxlint-disable-next-line no-restricted-imports -- a program that is run, never imported
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'

const argv = process.argv.slice(2)
const env = process.env
const switches = new Set((env.FAKE_FLUTTER_SWITCHES ?? '').split(','))
const speed = Number(env.FAKE_FLUTTER_SPEED ?? 100)
const port = Number(argv[argv.indexOf('--web-port') + 1])
const host = argv[argv.indexOf('--web-hostname') + 1]
const appId = randomUUID()
const numbers = { $PID: process.pid, $VMPORT: 50123, $DTDPORT: 50124 }
const texts = {
  ...numbers,
  $APP: appId,
  $PORT: port,
  $HOST: host,
  $PROJECT: process.cwd(),
  $TOKEN2: 'def',
  $TOKEN: 'abc',
}
const refs = {}
const requests = []
let opened = false
let wake = () => undefined

const log = (entry) => {
  if (env.FAKE_FLUTTER_LOG) appendFileSync(env.FAKE_FLUTTER_LOG, `${JSON.stringify(entry)}\n`)
}
log({ start: argv, cwd: process.cwd(), root: env.FLUTTER_ROOT ?? null, pid: process.pid })
if (switches.has('with-child')) {
  const script =
    "process.on('SIGTERM', () => 0); setInterval(() => 0, 1000); console.error('The child listens')"
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.once('data', () => log({ child: child.pid }))
}

const server = createServer((request, response) => {
  log({ page: request.method, url: request.url, host: request.headers.host })
  if (request.method === 'GET') {
    opened = true
    wake()
  }
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><title>fake app</title><p>${process.cwd()}</p>`)
})
const listen = async () => {
  await new Promise((resolve) => server.listen(switches.has('moves-port') ? 0 : port, host, resolve))
  texts.$PORT = server.address().port
  if (switches.has('foreign-url')) texts.$HOST = '192.0.2.7'
}
const held = async () => {
  while (!existsSync(env.FAKE_FLUTTER_HOLD)) await delay(10)
}

// the end of standard input does not end the tool
createInterface({ input: process.stdin }).on('line', (line) => {
  const text = line.trim()
  if (!text.startsWith('[{') || !text.endsWith('}]')) return
  const [request] = JSON.parse(text)
  log({ request: request.method, params: request.params, cwd: process.cwd() })
  if (request.method === 'app.stop' && switches.has('ignores-stop')) return
  if (request.method === 'app.restart' && switches.has('hangs-on-reload')) return
  if (request.method === 'app.restart' && switches.has('dies-mid-reload')) {
    writeSync(2, 'Unhandled exception: the tool is about to die\n')
    process.kill(process.pid, 'SIGKILL')
  }
  requests.push(request)
  wake()
})

const ends = (signal) =>
  process.on(signal, () => {
    log({ signal })
    if (!(signal === 'SIGTERM' && switches.has('ignores-term'))) process.exit(0)
  })
ends('SIGTERM')
ends('SIGINT')

const fill = (value) => {
  if (typeof value === 'string') {
    if (value in numbers) return numbers[value]
    if (value.startsWith('$') && value.slice(1) in refs) return refs[value.slice(1)]
    return Object.entries(texts).reduce((text, [name, by]) => text.replaceAll(name, String(by)), value)
  }
  if (Array.isArray(value)) return value.map(fill)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
  return value
}

const GARBAGE = Buffer.from([0x1b, 0x5b, 0x33, 0x31, 0x6d, 0xff, 0xfe, 0x00, 0xc3, 0x28, 0x07, 0x0d])
/** A few bytes at a time, so that characters, lines and messages come in pieces. */
let written = Promise.resolve()
const write = (fd, text) => {
  const noise = switches.has('garbage') ? [GARBAGE, Buffer.from('[{"event":}]\n[[]]\n{}\n[{"id":7}]\n')] : []
  const huge = switches.has('huge') ? [Buffer.from(`${'é'.repeat(3_000_000)}\n`)] : []
  switches.delete('huge')
  const bytes = Buffer.concat([...noise, ...huge, Buffer.from(text)])
  const size = switches.has('split') ? 5 : bytes.length
  written = written.then(async () => {
    for (let from = 0; from < bytes.length; from += size) {
      for (let rest = bytes.subarray(from, from + size); rest.length > 0;) {
        try {
          rest = rest.subarray(writeSync(fd, rest))
        } catch (error) {
          if (error.code !== 'EAGAIN') throw error
          await delay(1)
        }
      }
      if (switches.has('split')) await turn()
    }
  })
  return written
}
const send = (message) => write(1, `[${JSON.stringify(message)}]\n`)
const news = () => new Promise((resolve) => (wake = resolve))

const stopNow = async (request) => {
  await write(1, 'Application finished.\n')
  await send({ id: request.id, result: true })
  await send({ event: 'app.stop', params: { appId } })
  await delay(5)
  process.exit(0)
}

const contains = (given, wanted) =>
  Object.entries(wanted).every(([key, value]) =>
    typeof value === 'object' && value !== null
      ? contains(given?.[key] ?? {}, value)
      : given?.[key] === value,
  )

const expected = async (step) => {
  for (;;) {
    const request = requests.shift()
    if (request === undefined) await news()
    else if (
      request.method === step.expect.method &&
      contains(request.params ?? {}, fill(step.expect.params ?? {}))
    ) {
      refs[step.ref] = request.id
      return
    } else if (request.method === 'app.stop') await stopNow(request)
    else await send({ id: request.id, error: `command not understood: ${request.method}` })
  }
}

const reached = async (until) => {
  for (;;) {
    if (until === 'page-opened' && (opened || requests.some((request) => request.method === 'app.restart')))
      return
    const at = requests.findIndex((request) => request.method === 'app.stop')
    if (at >= 0 && until === 'page-opened') await stopNow(requests[at])
    await news()
  }
}

const steps = readFileSync(env.FAKE_FLUTTER_TRANSCRIPT, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
// keeps the process alive while it only listens
setInterval(() => undefined, 60_000)
if (switches.has('dies-now')) {
  writeSync(2, 'what it says before it dies\n')
  process.exit(3)
}
if (switches.has('silent')) await new Promise(() => undefined)
for (const step of steps) {
  if (step.wait) await delay(step.wait / speed)
  if (step.out !== undefined) await write(1, `${fill(step.out)}\n`)
  if (step.err !== undefined) await write(2, `${fill(step.err)}\n`)
  if (step.outRaw !== undefined) await write(1, fill(step.outRaw))
  if (step.errRaw !== undefined) await write(2, fill(step.errRaw))
  if (step.json?.event === 'app.started' && switches.has('slow')) await held()
  if (step.json?.event === 'app.stop' && switches.has('late-end')) await held()
  if (step.json !== undefined) await send(fill(step.json))
  if (step.listen && switches.has('late-port')) void held().then(listen)
  else if (step.listen) await listen()
  if (step.unlisten) server.close()
  for (const signal of step.ignore ?? []) process.removeAllListeners(signal).on(signal, () => undefined)
  if (step.expect !== undefined) await expected(step)
  if (step.until !== undefined) await reached(step.until)
  if (step.exit !== undefined) await written
  if (step.exit !== undefined) process.exitCode = step.exit
  if (step.exit !== undefined) process.exit()
}
