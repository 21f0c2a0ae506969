import type { SourceLocation } from '../model/source-location.ts'
import type { Tab } from './leads.ts'
import type { Leg } from './way.ts'

/** One page of the app, small among the others. */
export interface StoryPage {
  readonly id: string
  /** Its class as the source names it; null where it has none of the project's own. */
  readonly name: string | null
  /** Whether it is shown by that name alone: the page in its place waits for what only the running app can tell. */
  readonly isLikely: boolean
  /** The tab that it shows; null: the one that it begins with, or it has none. */
  readonly tab: Tab | null
  /** As its address would stand in a browser; null for a page that has none of its own. */
  readonly route: string | null
  /** Where its class is written. */
  readonly place: SourceLocation | null
  /** Its picture; null: it could not be drawn. */
  readonly body: string | null
  /** The pages that it leads to, by their ids. */
  readonly links: readonly string[]
  /** How a person would come there from where the app begins. */
  readonly way: readonly Leg[]
}
