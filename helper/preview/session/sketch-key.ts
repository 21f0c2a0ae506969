import { randomBytes } from 'node:crypto'

/** Authenticates the gateway to the sketch, whose port every user of the machine can reach: 256 random bits. */
export const SKETCH_KEY = randomBytes(32).toString('base64url')
