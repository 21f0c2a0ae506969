import { texts } from './texts.ts'

/** What the browser's tab says of a page: its own name before the product's. Needed before the frame is loaded. */
export function pageTitle(page: string | undefined): string {
  return page === undefined ? texts.product : texts.title(page)
}
