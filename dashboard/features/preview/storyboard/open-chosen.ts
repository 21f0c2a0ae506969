import { toast } from '#ui'
import type { ChosenPage } from './story-link.ts'
import { texts } from './texts.ts'
import type { StoryboardPlace } from './use-storyboard.ts'

interface Ways {
  /** Has the sketch go to a page, by its id in the storyboard. */
  readonly inSketch: (page: string) => void
  /** Has the app go to a route. */
  readonly inApp: (route: string) => void
}

/** What a click on a page does: the sketch goes there with all that lies below it; the app itself by the page's route. */
export function openChosen({ overtaken, close }: StoryboardPlace, { inSketch, inApp }: Ways) {
  return ({ page, name, route }: ChosenPage): void => {
    if (!overtaken) inSketch(page)
    else if (route === null || hasPlaceholder(route)) {
      toast(texts.noWay(name))
      return
    } else inApp(route)
    close()
  }
}

/** `/user/:id`: which user the source does not tell. */
const hasPlaceholder = (route: string): boolean => /[:{*]/.test(route)
