import type { DeviceIdentity } from '@mosaygent/contract'
import type { PagePorts, PageState } from './page-link.ts'

/** A page that is to be seen. */
export interface PageRequest {
  /** In its address; another one is another page. */
  readonly stamp: number
  /** The sketch that stands in while the app compiles. */
  readonly sketch: boolean
  /** `at` of the receipt whose code this page shows; null: of none. */
  readonly receipt: string | null
  /** It begins where the app is now. */
  readonly keepsRoute: boolean
  /** The device that it is told it runs on; null: this browser. A page keeps it for its life. */
  readonly identity: DeviceIdentity | null
  /** The page before must not stay until this one has drawn. */
  readonly atOnce: boolean
}

/** A page in its frame. */
export interface Framed {
  readonly stamp: number
  readonly address: string
  readonly sketch: boolean
  readonly identity: DeviceIdentity | null
}

/** `late`: it takes longer than this app's pages take. `threw`: an error came before its first picture. */
export type Waiting = 'loading' | 'late' | 'threw'
export type Coming = Framed & { readonly waiting: Waiting }

export interface PagesState {
  /** What is seen. */
  readonly shown: Framed | null
  /** It is waited for, and nothing of it can be seen yet. */
  readonly blank: boolean
  /** What loads behind it. */
  readonly coming: Coming | null
  /** A sketch that fades away over the app. */
  readonly leaving: Framed | null
  /** What is known of the one that is seen; its errors are also those of the one behind it. */
  readonly page: PageState
}

export interface PagesPorts extends PagePorts {
  readonly base: () => string
  readonly hidden: () => boolean
  /** The code of a receipt is on the screen. */
  readonly onShown: (receipt: string) => void
  readonly onFailed: (receipt: string, reason: string, errors: readonly string[]) => void
  readonly say: (text: string) => void
}
