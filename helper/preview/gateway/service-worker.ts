import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendScript } from './send-script.ts'

/** Where Flutter's release builds register their worker; `flutter run` has only an empty stub there, or nothing. */
export const WORKER_PATH = '/flutter_service_worker.js'
const MAX_BYTES = 256 * 1024

/**
 * Ends the worker of an earlier build of any app at this address: it would answer with that build's files, ours never
 * asked (flutter/flutter#106943, #63500). A browser looks for a new one at each visit and takes this one.
 */
const ENDING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('flutter-')) await caches.delete(name)
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
})()))
`

/** Answers with the app's own worker when it has a real one, else with one that ends its predecessors. */
export async function answerWorker(
  incoming: IncomingMessage,
  response: ServerResponse,
  appPort: number | null,
  frameAncestors: readonly string[],
): Promise<void> {
  const own = appPort === null ? null : await ownWorker(incoming, appPort)
  sendScript(response, own ?? ENDING_WORKER, frameAncestors)
}

/** The tool's worker; null when there is none, or only a stub without a word of code. */
function ownWorker(incoming: IncomingMessage, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const host = incoming.headers.host ?? `127.0.0.1:${port}`
    const asked = request({ host: '127.0.0.1', port, path: WORKER_PATH, headers: { host }, agent: false })
    asked.setTimeout(5_000, () => asked.destroy())
    asked.once('error', () => resolve(null))
    asked.once('response', (answer) => {
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== undefined) {
        answer.resume()
        return resolve(null)
      }
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        if (text.length > MAX_BYTES) answer.destroy()
      })
      answer.once('close', () => {
        const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').trim()
        resolve(answer.complete && /\baddEventListener\b/.test(code) ? text : null)
      })
    })
    asked.end()
  })
}
