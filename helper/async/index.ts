export { createExpiringCache, type ExpiringCache } from './expiring-cache.ts'
export { createKeyedMutex, createMutex } from './mutex.ts'
export { createSerialQueue } from './serial-queue.ts'
export { type SingleFlight, singleFlight } from './single-flight.ts'
