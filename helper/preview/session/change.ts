import { apply, type ApplyOptions, type Verdict } from './apply.ts'
import { countChanges, type SourceSnapshot, takeSnapshot } from './source-snapshot.ts'

/** What the code on the screen was, and when it was read. */
export interface ShownCode {
  readonly snapshot: SourceSnapshot
  readonly at: Date
}

export interface Change {
  readonly verdict: Verdict
  /** Source files that differed from the code that was shown. */
  readonly files: number
  readonly durationMs: number
  /** What is shown now: the new code only if it went in. */
  readonly shown: ShownCode
}

/**
 * One reload or restart, measured. The sources are read before the tool is asked: a file saved in between may be told
 * as changed once more, but a change is never told as gone in before it was.
 */
export async function bringChange(options: ApplyOptions & { readonly shown: ShownCode }): Promise<Change> {
  const at = new Date()
  const from = performance.now()
  const snapshot = await takeSnapshot(options.run.project, options.shown.snapshot)
  const files = countChanges(options.shown.snapshot, snapshot)
  const verdict = await apply(options)
  const shown = verdict.kind === 'applied' ? { snapshot, at } : options.shown
  return { verdict, files, durationMs: performance.now() - from, shown }
}
