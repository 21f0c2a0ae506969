import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { quickLooksAt } from '../../foreign-files/index.ts'
import { packagesWrittenAt } from '../watch/local-packages.ts'
import { countOf, needsStart, type SourceFile } from '../watch/source-files.ts'
import {
  changedFiles,
  hasUnwatched,
  type SourceSnapshot,
  takeSnapshot,
  withAssetsOf,
} from '../watch/source-snapshot.ts'
import type { Reading, ShownCode, Staleness } from '../watch/staleness.ts'
import { apply, type ApplyOptions, type Verdict } from './apply.ts'
import { needsRefresh, planChange } from './plan.ts'

export interface Change {
  readonly verdict: Verdict
  /** Source files that differed from the code that was shown, and that a reload or restart brings. */
  readonly files: number
  /** Assets that differ from those that the run has copied, which only a new start brings. */
  readonly waiting: readonly SourceFile[]
  readonly durationMs: number
  readonly reading: Reading
}

export interface ChangeOptions extends ApplyOptions {
  readonly shown: ShownCode
  /** What the tool has, which the screen may not show yet. */
  readonly compiled: ShownCode
  /** A page should show what the tool has compiled, and does not. */
  readonly behind: boolean
  /** Why other values need another start, as a sentence without its full stop; null: they are the same. */
  readonly values: string | null
  /** The tool refused the last change. */
  readonly refused: boolean
  /** Stops the tool and starts it again; resolves when the app is ready, or the start has failed. */
  readonly startAgain: () => Promise<Verdict>
  readonly readFirst: Staleness['readFirst']
}

/**
 * One reload or restart, measured. The sources are read before the request: a file that is saved in between may count
 * as changed once more, but a change never counts as applied before it is.
 */
export async function applyChange(options: ChangeOptions): Promise<Change> {
  const at = new Date()
  const begun = performance.now()
  const { project } = options.run
  const look = quickLooksAt(project)
  const [snapshot, packagesAt] = await options.readFirst(() =>
    Promise.all([takeSnapshot(project, options.compiled.snapshot, look), packagesWrittenAt(project, look)]),
  )
  const files = changedFiles(options.shown.snapshot, snapshot)
  const verdict = await carryOut(options, snapshot, packagesAt)
  const started = verdict.kind === 'applied' && verdict.how === 'stop-start'
  const copies = options.run.engine.kind === 'flutter' && !started
  const waiting = copies ? files.filter(needsStart) : []
  const taken = copies ? withAssetsOf(options.compiled.snapshot, snapshot) : snapshot
  return {
    verdict,
    files: countOf(copies ? files.filter((file) => !needsStart(file)) : files),
    waiting,
    durationMs: performance.now() - begun,
    reading: { snapshot: taken, disk: snapshot, at, begun },
  }
}

/** `packagesAt`: when pub last wrote which packages there are, in ms since the epoch. */
async function carryOut(
  options: ChangeOptions,
  snapshot: SourceSnapshot,
  packagesAt: number,
): Promise<Verdict> {
  const { project } = options.run
  const files = changedFiles(options.compiled.snapshot, snapshot)
  // the codebase was moved, renamed or deleted: the tool would only name a file that it could not open
  if (!existsSync(join(project, 'pubspec.yaml'))) {
    const reason = `${project} is not a Flutter codebase any more: it has no pubspec.yaml. Stop, then start it from where it is now.`
    return { kind: 'failed', reason, silent: true }
  }
  if (options.values !== null) {
    const verdict = await options.startAgain()
    return verdict.kind === 'applied' ? { ...verdict, note: options.values } : verdict
  }
  const { kind } = options.run.engine
  // changes that the sources do not show: folders behind a link, and other packages, which the tool takes at a reload
  const others = hasUnwatched(snapshot) || packagesAt > options.compiled.at.getTime()
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
      // the code may be in a page that is still hidden behind an older one
      const inPlace = verdict.inPlace && !needsRefresh(files) && !options.behind
      return { ...verdict, inPlace, note: plan.why ?? verdict.note }
    }
  }
}
