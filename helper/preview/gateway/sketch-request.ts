import type { ServerResponse } from 'node:http'
import { SKETCH_GONE, SKETCH_HEADER } from '@mosaygent/contract/constants'
import { protection } from './headers.ts'
import type { RequestHead } from './plain-request.ts'

/**
 * True for what the sketch's page itself asks for. Browsers print a status of 400 and more, and a stream that breaks
 * off, into the console of the page, which the app has taken over by then; such requests are answered without either.
 */
export function isFromSketch(request: RequestHead): boolean {
  return request.headers[SKETCH_HEADER] !== undefined
}

/** Tells the sketch's page that no sketch answers: not now, or no more because an app does (`appAnswers`). */
export function sendNoSketch(
  response: ServerResponse,
  appAnswers: boolean,
  frameAncestors: readonly string[],
): void {
  response.writeHead(204, [
    ...(appAnswers ? [SKETCH_HEADER, SKETCH_GONE] : []),
    'Cache-Control',
    'no-store',
    ...protection(frameAncestors),
  ])
  response.end()
}
