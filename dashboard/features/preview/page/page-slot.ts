import { FirstPicture } from './first-picture.ts'
import type { PictureGiven } from './first-picture.ts'
import { addressOf } from './page-address.ts'
import { PageLink } from './page-link.ts'
import type { Framed, PageRequest, PagesPorts, Waiting } from './page-request.ts'

/** One page from the wish for it to its end. */
export interface Slot {
  readonly request: PageRequest
  readonly framed: Framed
  /** Where it was to begin; null: at the beginning. */
  readonly route: string | null
  readonly link: PageLink
  readonly picture: FirstPicture
  /** ms since the epoch. */
  readonly since: number
  /** `at` of the receipt whose code it shows; null: of none. */
  receipt: string | null
  waiting: Waiting
  /** Its first picture was seen, and the helper knows. */
  told: boolean
}

/** What becomes of a page is heard by who has both of them. */
type Hears = {
  readonly [Heard in 'behind' | 'onDrawn' | 'onReady']: (slot: Slot) => ReturnType<PictureGiven[Heard]>
} & {
  readonly limit: () => number
  readonly onMissing: (slot: Slot, why: 'late' | 'threw') => void
}

/** @param from where the app is now; null: the page begins at the beginning. */
export function createSlot(request: PageRequest, from: string | null, ports: PagesPorts, hears: Hears): Slot {
  const { address, route } = addressOf(ports.base(), request.stamp, from)
  // a page may stand at another name of this machine than the others
  const link = new PageLink({ ...ports, origin: () => new URL(address).origin })
  const slot: Slot = {
    request,
    framed: { stamp: request.stamp, address, sketch: request.sketch, identity: request.identity },
    route,
    link,
    picture: new FirstPicture({
      hidden: ports.hidden,
      limit: hears.limit,
      known: link.get,
      behind: () => hears.behind(slot),
      onDrawn: () => {
        hears.onDrawn(slot)
      },
      onReady: () => {
        hears.onReady(slot)
      },
      onMissing: (why) => {
        hears.onMissing(slot, why)
      },
    }),
    since: ports.now(),
    receipt: request.receipt,
    waiting: 'loading',
    told: false,
  }
  return slot
}
