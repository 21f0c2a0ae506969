import type { PreviewEngine, Receipt } from '@mosaygent/contract'
import { PUBSPEC } from '../watch/source-folders.ts'

export type How = NonNullable<Receipt['how']>

export interface Plan {
  readonly how: How
  /** Why it is more than was asked for, as a sentence without its full stop; null: it is what was asked for. */
  readonly why: string | null
}

/**
 * What it takes to bring these files to the screen. A reload takes code alone: the tool reads the packages only when it
 * starts, the page holds its assets in a cache, and the shell below `web/` is read by the browser alone. The sketch
 * reads everything at each reload.
 *
 * @param refused the tool took its last change for wrong: only asking it again clears that.
 */
export function planChange(
  action: Receipt['action'],
  files: readonly string[],
  engine: PreviewEngine,
  refused = false,
): Plan {
  const asked: Plan = { how: action === 'reload' ? 'hot-reload' : 'hot-restart', why: null }
  if (engine === 'sketch') {
    const why = `${PUBSPEC} changed, which the sketch reads each time; Flutter itself needs Stop and Start`
    return files.includes(PUBSPEC) ? { ...asked, why } : asked
  }
  if (files.includes(PUBSPEC))
    return { how: 'stop-start', why: `${PUBSPEC} changed, so the app was stopped and started` }
  const inWeb = files.filter((file) => file.startsWith('web/'))
  if (files.length > 0 && inWeb.length === files.length && action === 'reload' && !refused)
    return { how: 'refresh', why: `${inWeb[0] ?? 'web'} changed, so the page was loaded again` }
  const asset = files.find((file) => !file.startsWith('lib/') && !file.startsWith('web/'))
  if (asset !== undefined && action === 'reload')
    return { how: 'hot-restart', why: `${asset} changed, so the app was restarted` }
  return asked
}

/** True when the page must be loaded again whatever the tool says: its shell is another one now. */
export function needsRefresh(files: readonly string[]): boolean {
  return files.some((file) => file.startsWith('web/'))
}
