import { join } from 'node:path'
import * as z from 'zod/mini'
import { joined } from './join-steps.ts'
import { openJsonFile } from '../state/index.ts'

const PATH = z.string().check(z.minLength(1), z.maxLength(4096))
/** As long as the keys of a translation may be. */
const MOST_LABEL = 120_000
const SHA_256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** One step: what stood at a place of a file, and what stands there instead. */
const Step = z.object({
  /** Absolute and real. */
  app: PATH,
  /** Relative to the app. */
  file: PATH,
  /** In bytes. */
  from: z.int().check(z.gte(0)),
  was: z.string(),
  written: z.string(),
  /** Of the file's content before and after. */
  before: SHA_256,
  after: SHA_256,
  /** Edits with the same mark, of the same literal, are one step. */
  run: z.string().check(z.maxLength(60)),
  /** What changed, for people: `fontSize: 16 → 18`. */
  label: z.string().check(z.maxLength(MOST_LABEL)),
})
export type Step = z.infer<typeof Step>

const MOST_STEPS = 200
const List = z.array(Step).check(z.maxLength(2 * MOST_STEPS))
const Steps = z.object({ done: List, undone: List })

/** Of the texts of all steps together, in bytes: the file is written with each edit. */
const MOST_BYTES = 500_000
/** Of the file: a larger one, which is none of ours, would hold up the start. */
const MOST_FILE = 32_000_000
const NONE: z.infer<typeof Steps> = { done: [], undone: [] }

/** The steps that can be taken back and those that were, each app's own, the newest last; they outlive the helper. */
export interface EditHistory {
  undo(app: string): Step | null
  redo(app: string): Step | null
  /** A step was made, which left these bytes: what was undone cannot be redone any more. */
  made(step: Step, now: Buffer): Promise<void>
  undone(step: Step): Promise<void>
  redone(step: Step): Promise<void>
  /** All steps of that step's file: it is not as they left it any more. */
  forget(step: Step): Promise<void>
}

interface HistoryOptions {
  /** The helper's own folder. */
  readonly home: string
  readonly onDamaged: (setAside: string) => void
}

/** Opens the history of edits in place. */
export async function openHistory({ home, onDamaged }: HistoryOptions): Promise<EditHistory> {
  const path = join(home, 'edits.json')
  const file = await openJsonFile({ path, schema: Steps, initial: NONE, onDamaged, most: MOST_FILE })
  const last = (steps: readonly Step[], app: string) => steps.findLast((step) => step.app === app) ?? null
  const without = (steps: readonly Step[], step: Step) => {
    const at = steps.lastIndexOf(step)
    return at === -1 ? [...steps] : steps.toSpliced(at, 1)
  }
  return {
    undo: (app) => last(file.get().done, app),
    redo: (app) => last(file.get().undone, app),
    made: (step, now) =>
      file.update(({ done, undone }) => {
        const others = done.filter(({ app }) => app !== step.app)
        const own = joined(
          done.filter(({ app }) => app === step.app),
          step,
          now,
        )
        return {
          done: bounded([...others, ...own]),
          undone: undone.filter(({ app }) => app !== step.app),
        }
      }),
    undone: (step) =>
      file.update(({ done, undone }) => ({ done: without(done, step), undone: bounded([...undone, step]) })),
    forget: ({ app, file: changed }) => {
      const others = (steps: readonly Step[]) =>
        steps.filter((step) => step.app !== app || step.file !== changed)
      return file.update(({ done, undone }) => ({ done: others(done), undone: others(undone) }))
    },
    redone: (step) =>
      file.update(({ done, undone }) => ({ done: bounded([...done, step]), undone: without(undone, step) })),
  }
}

/** The newest of them, as many as are kept; the newest always is. */
function bounded(steps: readonly Step[]): Step[] {
  let bytes = 0
  const kept: Step[] = []
  for (const step of steps.slice(-MOST_STEPS).toReversed()) {
    bytes += [step.app, step.file, step.was, step.written, step.label].reduce(
      (sum, text) => sum + Buffer.byteLength(text),
      0,
    )
    if (bytes > MOST_BYTES && kept.length > 0) break
    kept.unshift(step)
  }
  return kept
}
