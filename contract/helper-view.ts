import * as z from 'zod/mini'

/** Where the server of the dashboard tells what it sees on the helper's port; hosted elsewhere there is no such file. */
export const HELPER_VIEW_PATH = '/helper-state.json'

/**
 * What answers on the helper's port, seen from this computer and not from inside a browser, to which a refusal, a
 * stranger and silence all look the same. `holder`: `java (process 4711, in /srv/shop)`, where the system tells.
 */
export const HelperView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('helper'), version: z.string() }),
  z.object({ kind: z.literal('other-program'), holder: z.nullable(z.string()) }),
  /** It took the connection and said nothing within the time of a health check. */
  z.object({ kind: z.literal('silent'), holder: z.nullable(z.string()) }),
])
export type HelperView = z.infer<typeof HelperView>
