import * as z from 'zod/mini'

const Known = z.object({
  pid: z.number(),
  /** When it began, as the system writes it: another process may have its id by now. */
  mark: z.string(),
})

const Recorded = z.object({
  ...Known.shape,
  /** The helper that started it. */
  by: z.optional(Known),
})
export type RecordedProcess = z.infer<typeof Recorded>

/** The files of the home folder in which a helper writes down what it runs. */
export const RUN_FILES = { api: 'python-api.json', others: 'children.json', preview: 'preview.json' } as const

/** What runs now, as it is written down: each run with the first process of its group first. */
export const RecordedRuns = z.array(z.array(Recorded))
