import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendScript } from './send-script.ts'

/** Where Flutter's builds have their worker: never needed here, see `page-workers.ts`. */
const FLUTTER_WORKER = '/flutter_service_worker.js'
const MAX_BYTES = 1024 * 1024

/**
 * Ends the worker of an earlier build, or of another app, at this address: it would answer with that app's files, ours
 * never asked (flutter/flutter#106943, #63500). A browser looks for a new one at each visit and takes this one.
 */
const ENDING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith('flutter-')) await caches.delete(name)
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
})()))
`

const pathOf = (incoming: IncomingMessage) => (incoming.url ?? '/').split('?')[0] ?? '/'

/** True when a browser fetches the script of a service worker, to register it or to see whether it changed. */
export function asksForWorker(incoming: IncomingMessage): boolean {
  return incoming.headers['service-worker'] === 'script' || pathOf(incoming) === FLUTTER_WORKER
}

/**
 * Answers with the app's own worker where it may live (`appPort`, else null) and has one, else with one that ends its
 * predecessors: `flutter run` answers an unknown path with the app's page, which a browser takes for no worker at all,
 * so that the one of another app would go on for good.
 */
export async function answerWorker(
  incoming: IncomingMessage,
  response: ServerResponse,
  appPort: number | null,
  frameAncestors: readonly string[],
): Promise<void> {
  const own =
    appPort === null || pathOf(incoming) === FLUTTER_WORKER ? null : await ownWorker(incoming, appPort)
  sendScript(response, own ?? ENDING_WORKER, frameAncestors)
}

/** The app's script at that path; null when there is none. */
function ownWorker(incoming: IncomingMessage, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const host = incoming.headers.host ?? `127.0.0.1:${port}`
    const path = incoming.url ?? '/'
    const asked = request({ host: '127.0.0.1', port, path, headers: { host }, agent: false })
    asked.setTimeout(5_000, () => asked.destroy())
    asked.once('error', () => resolve(null))
    asked.once('response', (answer) => {
      const script = /\bjavascript\b/i.test(answer.headers['content-type'] ?? '')
      if (answer.statusCode !== 200 || !script || answer.headers['content-encoding'] !== undefined) {
        answer.resume()
        return resolve(null)
      }
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        if (text.length > MAX_BYTES) answer.destroy()
      })
      answer.once('close', () => resolve(answer.complete ? text : null))
    })
    asked.end()
  })
}
