import * as z from 'zod/mini'

const Taken = z.object({ name: z.literal('PortTakenError'), port: z.number() })

/** The port of a PortTakenError, whichever part of the helper threw it; null for any other error. */
export function takenPort(error: unknown): number | null {
  const taken = Taken.safeParse(error)
  return taken.success ? taken.data.port : null
}
