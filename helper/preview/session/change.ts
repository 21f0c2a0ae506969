import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, takeSnapshot } from '../watch/source-snapshot.ts'
import type { Reading, ShownCode } from '../watch/freshness.ts'
import { apply, type ApplyOptions, type Verdict } from './apply.ts'
import { needsRefresh, planChange } from './plan.ts'

export interface Change {
  readonly verdict: Verdict
  /** Source files that differed from the code that was shown. */
  readonly files: number
  readonly durationMs: number
  readonly reading: Reading
}

export interface ChangeOptions extends ApplyOptions {
  readonly shown: ShownCode
  /** What the tool was last told to take did not go in. */
  readonly refused: boolean
  /** Stops the tool and starts it again; resolves when the app is there, or is not going to be. */
  readonly startAgain: () => Promise<Verdict>
}

/**
 * One reload or restart, measured. The sources are read before the tool is asked: a file saved in between may be told
 * as changed once more, but a change is never told as gone in before it was.
 */
export async function bringChange(options: ChangeOptions): Promise<Change> {
  const at = new Date()
  const begun = performance.now()
  const snapshot = await takeSnapshot(options.run.project, options.shown.snapshot)
  const files = changedFiles(options.run.project, options.shown.snapshot, snapshot)
  const verdict = await carryOut(options, files)
  return {
    verdict,
    files: files.length,
    durationMs: performance.now() - begun,
    reading: { snapshot, at, begun },
  }
}

async function carryOut(options: ChangeOptions, files: readonly string[]): Promise<Verdict> {
  const { project } = options.run
  // Moved, renamed or deleted under the run: the tool would only say which file it could not open.
  if (!existsSync(join(project, 'pubspec.yaml'))) {
    const reason = `${project} is not a Flutter codebase any more: it has no pubspec.yaml. Stop, then start it from where it is now.`
    return { kind: 'failed', reason, silent: true }
  }
  const plan = planChange(options.action, files, options.run.engine.kind, options.refused)
  switch (plan.how) {
    case 'refresh':
      return { kind: 'applied', inPlace: false, how: 'refresh', note: plan.why }
    case 'stop-start': {
      const verdict = await options.startAgain()
      return verdict.kind === 'applied' ? { ...verdict, note: plan.why } : verdict
    }
    case 'hot-reload':
    case 'hot-restart': {
      const action = plan.how === 'hot-reload' ? 'reload' : 'restart'
      const verdict = await apply({ ...options, action })
      if (verdict.kind !== 'applied') return verdict
      const inPlace = verdict.inPlace && !needsRefresh(files)
      return { ...verdict, inPlace, note: plan.why ?? verdict.note }
    }
  }
}
