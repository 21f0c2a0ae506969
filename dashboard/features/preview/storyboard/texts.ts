import type { StoryProgress } from './story-link.ts'

type Stopped = NonNullable<StoryProgress['failed']>

/** What the sheet with all pages of the app says. */
export const texts = {
  button: 'Storyboard: all pages of the app',
  name: 'Storyboard',
  frame: 'Pages of the app, side by side',
  drawnBy: 'All pages that the source knows, drawn by the sketch, not running',
  search: 'Search pages',
  hint: 'Name, route, file or text',
  size: 'Size of the pages',
  small: 'Small',
  large: 'Large',
  close: 'Close the storyboard',
  looking: 'Looking for pages',
  progress: (drawn: number, found: number) => `${drawn} of ${found} pages`,
  pages: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  shown: (shown: number, pages: number) => `${shown} of ${pages} pages`,
  stopped: (why: Stopped, drawn: number) =>
    `${why === 'out-of-memory' ? 'Drawing the pages took too much memory.' : 'The drawing of the pages ended by itself.'} ${
      drawn === 0
        ? 'The phone and the edits go on.'
        : `${drawn === 1 ? '1 page is' : `${drawn} pages are`} there; the phone and the edits go on.`
    }`,
  again: 'Try again',
  noneFound: 'No page of the app has these words',
  noneFoundHint: 'Names, routes, files and the texts on the pages are looked through.',
  clear: 'Clear the search',
  none: 'The source tells of no page',
  noneHint: 'What the app shows first is in the phone.',
  startFirst: 'Start the preview first',
  noSketch:
    'The storyboard is drawn by the sketch, which makes way once the app itself runs. Stop and start again: it is there while the app compiles',
  choose: 'Choose another page',
} as const
