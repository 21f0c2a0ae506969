import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

const Path = z.string().check(z.minLength(1), z.maxLength(4096))

/** Ours: a project whose folder is elsewhere now keeps its settings. */
export const movedProjectEndpoints = {
  /** Chooses the folder `to` as the project directory, with the settings of `path`; `target-exists` while that one is there. */
  findProject: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/find`,
    body: () => z.strictObject({ path: Path, to: Path }),
    reply: () => z.object({ path: z.string() }),
    fallback: 'Failed to find the project',
  }),
  /** What becomes of settings that were taken over: kept, or given back for what the directory had before. */
  answerTakeOver: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/answer-take-over`,
    body: () => z.strictObject({ path: Path, keep: z.boolean() }),
    reply: () => z.object({ path: z.string() }),
    fallback: 'Failed to give the settings back',
  }),
}
