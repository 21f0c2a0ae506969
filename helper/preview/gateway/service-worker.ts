import { request, type IncomingMessage, type ServerResponse } from 'node:http'
// oxlint-disable-next-line import/default -- the text that the bundler makes of it
import endingWorker from '../../page-scripts/worker/main.ts?browser-script'
import type { RequestHead } from './plain-request.ts'
import { sendScript } from './send-script.ts'

/** Flutter's builds have their worker here; the preview never needs it, see `helper/page-scripts/page/service-workers.ts`. */
const FLUTTER_WORKER = '/flutter_service_worker.js'
const MAX_BYTES = 1024 * 1024

const pathOf = (incoming: RequestHead) => (incoming.url ?? '/').split('?')[0] ?? '/'

/** True when a browser fetches the script of a service worker, to register it or to see whether it changed. */
export function asksForWorker(incoming: RequestHead): boolean {
  return incoming.headers['service-worker'] === 'script' || pathOf(incoming) === FLUTTER_WORKER
}

/**
 * Answers with the app's own worker where it is allowed (`appPort`, else null) and exists, otherwise with one that ends
 * earlier workers. `flutter run` answers an unknown path with the app's page; a browser refuses that as a worker and
 * would keep the one of another app for ever.
 */
export async function answerWorker(
  incoming: IncomingMessage,
  response: ServerResponse,
  appPort: number | null,
  frameAncestors: readonly string[],
): Promise<void> {
  const own =
    appPort === null || pathOf(incoming) === FLUTTER_WORKER ? null : await ownWorker(incoming, appPort)
  sendScript(response, own ?? endingWorker, frameAncestors)
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
