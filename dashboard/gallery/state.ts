import type {
  HelperEvent,
  MessageFromPage,
  MessageFromSketch,
  MessageFromStoryboard,
  RuntimeConfig,
} from '@mosaygent/contract'
import type { ReactNode } from 'react'
import type { SignInProblem } from '#cloud'
import type { StoredUser } from '#session'
import type { Answers } from '../testing/fake-helper.ts'

/** What a person does once the screen is there; names are accessible names, the first that begins so counts. */
export type Step =
  /** Presses a button, link, menu entry or choice; `within` is the name of a region or dialog. */
  | { press: string; within?: string }
  /** Types into a field. */
  | { type: string; into: string }
  /** Waits for these words. */
  | { until: string }
  /** The page of the app that is seen answers to what was done. */
  | { says: MessageFromPage | MessageFromSketch }
  /** The page with all pages of the app says something. */
  | { storyboard: MessageFromStoryboard }

/** One state of the interface as data: what the helper, the provider and the browser say, and what is done then. */
export interface GalleryState {
  /** Group and name, `flutter/stale`; also the name of its picture. */
  readonly id: string
  readonly title: string
  /** Words that stand on the screen when the state is there. */
  readonly shows: string
  /** Pictures of it are kept, and compared in `npm test`. */
  readonly picture?: true
  /** The application at this address; or `render`. */
  readonly path?: string
  /** Something smaller than the application. */
  readonly render?: () => ReactNode
  /** Over the answers of a helper where all is well (`answers.ts`). */
  readonly answers?: Answers
  /** False: nothing answers. */
  readonly up?: boolean
  /** False: the helper answers and lets this page do nothing, so that it hears no events either. */
  readonly admitted?: boolean
  /** What the helper tells once the page listens. */
  readonly events?: readonly HelperEvent[]
  /** What the script in the app's pages says: in the one that is seen, and in one that loads behind it. */
  readonly app?: Readonly<
    Partial<Record<'shown' | 'coming', readonly (MessageFromPage | MessageFromSketch)[]>>
  >
  /** What the browser keeps, by its key. */
  readonly stored?: Readonly<Record<string, string>>
  /** Null: nobody is signed in. `unknown`: the provider has not said. */
  readonly user?: StoredUser | null | 'unknown'
  readonly config?: Partial<RuntimeConfig>
  readonly signIn?: SignInProblem | 'pending'
  readonly steps?: readonly Step[]
}
