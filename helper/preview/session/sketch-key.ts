import { randomBytes } from 'node:crypto'

/** What the gateway proves itself with at the sketch, whose port is open to every user of the machine: 256 random bits. */
export const SKETCH_KEY = randomBytes(32).toString('base64url')
