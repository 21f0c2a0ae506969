export { createKeyedMutex } from './keyed-mutex.ts'
export { createMutex } from './mutex.ts'
export { createSerialQueue } from './serial-queue.ts'
export { type SingleFlight, singleFlight } from './single-flight.ts'
