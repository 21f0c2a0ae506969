import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** What the npm registry says about the newest finished version, compared with the helper that asked. */
export const UpdateAnswer = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('newer'), version: z.string() }),
    z.object({ kind: z.literal('current') }),
    /** The registry does not know the package. */
    z.object({ kind: z.literal('not-published') }),
    z.object({ kind: z.literal('unreachable') }),
    /** Something answered that is no metadata of this package. */
    z.object({ kind: z.literal('unreadable') }),
  ]),
)
export type UpdateAnswer = z.infer<typeof UpdateAnswer>

export const updateEndpoints = {
  /** Asks the npm registry, now. The helper never does by itself: who calls was told to, by a person. */
  checkForUpdate: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/updates/check`,
    body: null,
    reply: () => z.object({ answer: UpdateAnswer }),
    fallback: 'Failed to ask for a newer version',
  }),
}
