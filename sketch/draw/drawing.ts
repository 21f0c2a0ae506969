import { NO_COVERAGE } from './coverage.ts'
import { element } from './element.ts'
import { NO_INTERACTIONS } from './interactions.ts'
import type { CoverageReport } from './coverage.ts'
import type { Element } from './element.ts'
import type { Interactions } from './interactions.ts'
import type { Warning } from './missing-assets.ts'
import type { PageClass } from './page-class.ts'
import type { Picture } from './picture.ts'
import type { Handler } from './session.ts'
import type { TranslatedText } from './translated.ts'

/** A picture, with what is needed to answer a tap on it. */
export interface Drawing {
  readonly picture: Picture
  /** What the picture was written from: the page, in each of its brightnesses. */
  readonly tree: Element
  /** Whether another screen would make another picture. */
  readonly dependsOnScreen: boolean
  /** The files that `data-at` counts. */
  readonly files: readonly string[]
  /** The translations that `data-translated` counts. */
  readonly translated: readonly (readonly TranslatedText[])[]
  /** What is not to be seen: what Flutter could not load, and why a page shows nothing. */
  readonly missing: readonly Warning[]
  /** How much of the source is in the picture as it is, and what is not. */
  coverage(): CoverageReport
  /** The interactions after a tap on the element of that number. */
  follow(tap: number): Interactions
  /** Likewise of an element in the tree. */
  press(handler: Handler): Interactions
  /** What lies over this page after a tap on it that opened a dialog or a sheet: in less time than all of it anew. */
  over(interactions: Interactions): Covered
  /** Where the app is, and where it begins; as its address would stand in a browser. */
  readonly route: string
  readonly initialRoute: string
  /** The interactions after going to a route; the same where it leads nowhere. */
  go(route: string): Interactions
  /** The interactions after opening a page by its class; null where there is no such widget. */
  open(page: PageClass): Interactions | null
  /** The routes that stand in the source, `/user/:id`. */
  readonly routes: readonly string[]
  /** The path of a route by its name or path; null where there is none such. */
  pathOf(name: string): string | null
  /** The project's own widget that the visible page is; null for one that is made of others' alone. */
  readonly page: PageClass | null
  /** Whether that is shown by its name alone, for one that waits. */
  readonly isLikely: boolean
  /** All of the project's own widgets that were drawn. */
  readonly holds: readonly PageClass[]
  /** What was done in the app to come to what is seen: more than was asked for where the app leads on by itself. */
  readonly interactions: Interactions
}

/** A page with what lies over it, for what that leads to: it is not to be looked at. */
export type Covered = Pick<Drawing, 'tree' | 'interactions' | 'press' | 'pathOf'>

export const NOTHING_DRAWN: Drawing = {
  picture: { title: '', style: '', body: '' },
  tree: element({}, null),
  dependsOnScreen: false,
  files: [],
  translated: [],
  missing: [],
  coverage: () => NO_COVERAGE,
  follow: () => NO_INTERACTIONS,
  press: () => NO_INTERACTIONS,
  over: () => NOTHING_DRAWN,
  route: '/',
  initialRoute: '/',
  go: () => NO_INTERACTIONS,
  open: () => null,
  routes: [],
  pathOf: () => null,
  page: null,
  isLikely: false,
  holds: [],
  interactions: NO_INTERACTIONS,
}
