/** What waits and queues, once for the whole dashboard. */
export { oneTabAtATime } from './one-tab-at-a-time.ts'
export { createSerialQueue } from './serial-queue.ts'
export { createSingleFlight } from './single-flight.ts'
export { throttle } from './throttle.ts'
export { forEachPart, yieldToBrowser } from './yield-to-browser.ts'
