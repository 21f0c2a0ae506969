import { drawAnew } from './drawn.ts'
import { isOverlay } from './overlays.ts'
import { textsIn } from './walk.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { NavigationEffect } from '../evaluate/effects.ts'
import type { Draw, Drawn } from './drawn.ts'
import type { OpenedPage } from './interactions.ts'

/** What a dialog says that tells of no network, or of a server that did not answer. */
const OF_NETWORK =
  /\boffline\b|internet|network|connection|\b(?:not|n't|to) (?:connect|reach)\b|conexi|conex[aã]o|connexion|verbindung|bağlant|koneksi|jaringan|kết nối|mạng|соединен|интернет|сеть|网络|網路|網絡|ネットワーク|인터넷|네트워크|الإنترنت|اتصال/i

/**
 * Whether a page that waits opened a dialog over itself that says that there is no network: it waits for somebody to
 * try again, and leads nowhere.
 */
export function isToldOffline(evaluator: Evaluator, { session }: Drawn, draw: Draw): boolean {
  const dialog = session.led.find(isDialog)
  if (dialog === undefined) return false
  const { pictures } = drawAnew(evaluator, { ...session.interactions, pages: [dialog] }, draw)
  const [picture] = pictures
  if (picture === undefined) return false
  for (const text of textsIn(picture)) if (OF_NETWORK.test(text)) return true
  return false
}

const isDialog = (effect: NavigationEffect): effect is OpenedPage =>
  effect.kind === 'widget' && isOverlay(effect)
