export { createEventHub, type EventHub, type NumberedEvent } from './hub.ts'
