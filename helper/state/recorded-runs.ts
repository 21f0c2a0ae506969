import * as z from 'zod/mini'

const Known = z.object({
  pid: z.number(),
  /** When it began, in the system's own words: a process id alone may be somebody else's by now. */
  mark: z.string(),
})

const Recorded = z.object({
  ...Known.shape,
  /** The helper that started it. */
  by: z.optional(Known),
})
export type RecordedProcess = z.infer<typeof Recorded>

/** What runs now, as it is written down: each run with the first process of its group first. */
export const RecordedRuns = z.array(z.array(Recorded))
