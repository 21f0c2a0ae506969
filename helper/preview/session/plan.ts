import type { PreviewEngine, Receipt } from '@mosaygent/contract'
import { PUBSPEC } from '../watch/local-packages.ts'
import { needsStart, type SourceFile } from '../watch/source-files.ts'

export type How = NonNullable<Receipt['how']>

export interface Plan {
  /** `nothing`: the screen shows the newest code already. */
  readonly how: How | 'nothing'
  /** Why it is more than was asked for, as a sentence without its full stop; null: it is what was asked for. */
  readonly why: string | null
}

export interface Standing {
  /** The tool refused its last change: only another request clears that. */
  readonly refused: boolean
  /** A page should show what the tool has compiled, and does not. */
  readonly behind: boolean
}

/**
 * What it takes to bring these files to the screen. A reload brings code only: the tool reads the packages when it
 * starts, and the browser reads the files below `web/`. Flutter copies assets when it starts and never again, so for it
 * they are not planned for: see `needsStart`. The sketch reads everything at each reload.
 *
 * @param files that the tool has not compiled yet.
 */
export function planChange(
  action: Receipt['action'],
  all: readonly SourceFile[],
  engine: PreviewEngine,
  { refused, behind }: Standing = { refused: false, behind: false },
): Plan {
  const asked: Plan = { how: action === 'reload' ? 'hot-reload' : 'hot-restart', why: null }
  const files = engine === 'sketch' ? all : all.filter((file) => !needsStart(file))
  if (action === 'reload' && files.length === 0 && !refused)
    return behind
      ? { how: 'refresh', why: 'The page had not shown it yet, so it was loaded again' }
      : { how: 'nothing', why: null }
  const manifest = files.find(({ kind }) => kind === 'manifest')
  if (engine === 'sketch') {
    const why = `${PUBSPEC} changed, which the sketch reads each time; Flutter itself needs Stop and Start`
    return manifest === undefined ? asked : { ...asked, why }
  }
  if (manifest !== undefined)
    return { how: 'stop-start', why: `${manifest.name} changed, so the app was stopped and started` }
  const inWeb = files.filter(({ kind }) => kind === 'web')
  if (files.length > 0 && inWeb.length === files.length && action === 'reload' && !refused)
    return { how: 'refresh', why: `${inWeb[0]?.name ?? 'web'} changed, so the page was loaded again` }
  return asked
}

/** True when the page must be loaded again whatever the tool replies, because files below `web/` changed. */
export function needsRefresh(files: readonly SourceFile[]): boolean {
  return files.some(({ kind }) => kind === 'web')
}
