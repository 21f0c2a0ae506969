import type { PreviewEngine, Receipt } from '@mosaygent/contract'
import { PUBSPEC } from '../watch/source-folders.ts'

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
 * starts, the page caches its assets, and the browser reads the files below `web/`. The sketch reads everything at each
 * reload.
 *
 * @param files that the tool has not compiled yet.
 */
export function planChange(
  action: Receipt['action'],
  files: readonly string[],
  engine: PreviewEngine,
  { refused, behind }: Standing = { refused: false, behind: false },
): Plan {
  const asked: Plan = { how: action === 'reload' ? 'hot-reload' : 'hot-restart', why: null }
  if (action === 'reload' && files.length === 0 && !refused)
    return behind
      ? { how: 'refresh', why: 'The page had not shown it yet, so it was loaded again' }
      : { how: 'nothing', why: null }
  if (engine === 'sketch') {
    const why = `${PUBSPEC} changed, which the sketch reads each time; Flutter itself needs Stop and Start`
    return files.includes(PUBSPEC) ? { ...asked, why } : asked
  }
  if (files.includes(PUBSPEC))
    return { how: 'stop-start', why: `${PUBSPEC} changed, so the app was stopped and started` }
  const inWeb = files.filter((file) => file.startsWith('web/'))
  if (files.length > 0 && inWeb.length === files.length && action === 'reload' && !refused)
    return { how: 'refresh', why: `${inWeb[0] ?? 'web'} changed, so the page was loaded again` }
  const asset = files.find((file) => !isCode(file) && !file.startsWith('web/'))
  if (asset !== undefined && action === 'reload')
    return { how: 'hot-restart', why: `${asset} changed, so the app was restarted` }
  return asked
}

/** Below `lib/` of the app, or of a package that it takes from this machine. */
const isCode = (file: string) => file.startsWith('lib/') || file.endsWith('.dart') || file === 'l10n.yaml'

/** True when the page must be loaded again whatever the tool replies, because files below `web/` changed. */
export function needsRefresh(files: readonly string[]): boolean {
  return files.some((file) => file.startsWith('web/'))
}
