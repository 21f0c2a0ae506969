import { messageOf } from '@mosaygent/helper/errors'

/**
 * An error that nobody expected has left us in a state that nobody knows: it is told, what was started ends (the
 * handlers of `exit` do it), and so do we. A helper is started again by its parent.
 */
export function endOnUnexpectedErrors(): void {
  process.on('uncaughtException', (error, origin) => {
    const what = origin === 'unhandledRejection' ? 'A promise was rejected and nobody heard' : 'An error'
    console.error(`${what}; this process ends. ${error instanceof Error ? error.stack : messageOf(error)}`)
    process.exit(1)
  })
}
