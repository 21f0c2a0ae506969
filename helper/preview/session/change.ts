import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packagesWrittenAt } from '../watch/source-folders.ts'
import { changedFiles, hasUnseen, type SourceSnapshot, takeSnapshot } from '../watch/source-snapshot.ts'
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
  /** What the tool has, which the screen may not show yet. */
  readonly compiled: ShownCode
  /** A page was to show what the tool has, and has not. */
  readonly behind: boolean
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
  const { project } = options.run
  const snapshot = await takeSnapshot(project, options.compiled.snapshot)
  const files = changedFiles(project, options.shown.snapshot, snapshot)
  const verdict = await carryOut(options, snapshot)
  return {
    verdict,
    files: files.length,
    durationMs: performance.now() - begun,
    reading: { snapshot, at, begun },
  }
}

async function carryOut(options: ChangeOptions, snapshot: SourceSnapshot): Promise<Verdict> {
  const { project } = options.run
  const files = changedFiles(project, options.compiled.snapshot, snapshot)
  // Moved, renamed or deleted under the run: the tool would only say which file it could not open.
  if (!existsSync(join(project, 'pubspec.yaml'))) {
    const reason = `${project} is not a Flutter codebase any more: it has no pubspec.yaml. Stop, then start it from where it is now.`
    return { kind: 'failed', reason, silent: true }
  }
  const { kind } = options.run.engine
  // what no source tells of: folders behind a link, and other packages, which the tool takes at a reload
  const others = hasUnseen(snapshot) || (await packagesWrittenAt(project)) > options.compiled.at.getTime()
  const plan = planChange(options.action, files, kind, {
    refused: options.refused || others,
    behind: options.behind,
  })
  switch (plan.how) {
    case 'nothing':
      return { kind: 'unchanged' }
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
      // what runs in place may be a page that nobody sees yet: the one that is seen is older
      const inPlace = verdict.inPlace && !needsRefresh(files) && !options.behind
      return { ...verdict, inPlace, note: plan.why ?? verdict.note }
    }
  }
}
