import type { StoryProgress } from './story-link.ts'

type Stopped = NonNullable<StoryProgress['failed']>

const pagesOf = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`)

const stillToDraw = (pages: number) => (pages === 0 ? 'still looking' : `${pagesOf(pages)} still to be drawn`)

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

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
  pages: pagesOf,
  shown: (shown: number, pages: number) => `${shown} of ${pages} pages`,
  /** What is looked for, while pages are still being drawn. */
  soFar: (shown: number, left: number) => `${shown} found, ${stillToDraw(left)}`,
  noneSoFar: 'No page so far has these words',
  noneSoFarHint: (left: number, goesOn: boolean) =>
    goesOn ? sentence(stillToDraw(left)) : `${left === 1 ? '1 page was' : `${left} pages were`} not drawn.`,
  stopped: (why: Stopped, drawn: number) =>
    `${why === 'out-of-memory' ? 'Drawing the pages took too much memory.' : 'The drawing of the pages ended by itself.'} ${
      drawn === 0
        ? 'The phone and the edits go on.'
        : `${drawn === 1 ? '1 page is' : `${drawn} pages are`} there; the phone and the edits go on.`
    }`,
  again: 'Try again',
  noneFound: 'No page of the app has these words',
  noneFoundHint: 'Names, routes, files, widgets and the texts on the pages are looked through.',
  clear: 'Clear the search',
  overtaken: 'The app itself runs now',
  overtakenHint:
    'These pages were drawn from source before, and stay as they are. A click goes to the page’s route in the app.',
  noWay: (name: string) => `${name} has no route of its own: the running app cannot be sent there`,
  none: 'The source tells of no page',
  noneHint: 'What the app shows first is in the phone.',
  startFirst: 'Start the preview first',
  noSketch:
    'The storyboard is drawn by the sketch, which makes way once the app itself runs. Stop and start again: it is there while the app compiles',
  choose: 'Choose another page',
} as const
