/*
 * Test part, never shipped: speaks the least that the preview needs of a tool, at once, and serves one page. With
 * `deaf-sketch` among FAKE_FLUTTER_SWITCHES it neither stops nor ends on SIGTERM.
 */
import { createServer } from 'node:http'

const port = Number(process.argv[process.argv.indexOf('--web-port') + 1])
const send = (message) => process.stdout.write(`[${JSON.stringify(message)}]\n`)
createServer((_, response) => response.end('fake sketch')).listen(port, '127.0.0.1', () => {
  send({ event: 'daemon.connected', params: { version: '0.6.1', pid: process.pid } })
  send({ event: 'app.start', params: { appId: 'sketch' } })
  send({ event: 'app.started', params: { appId: 'sketch' } })
})
const deaf = (process.env.FAKE_FLUTTER_SWITCHES ?? '').includes('deaf-sketch')
if (deaf) process.on('SIGTERM', () => undefined)
process.stdin.on('data', (bytes) => {
  if (!deaf && String(bytes).includes('app.stop')) process.exit(0)
})
