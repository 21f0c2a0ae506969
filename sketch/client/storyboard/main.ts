import { readEventStream } from '../event-stream.ts'
import { framed, postToParent } from '../frame.ts'
import { markMissingImages } from '../missing-images.ts'
import { Board } from './board.ts'
import { parseProgress, parseScreen, parseTile } from './story-events.ts'
import { texts } from './texts.ts'
import type { StoryProgress } from './story-events.ts'

/* Runs in the page that shows all of the app's pages side by side; the window around it searches and closes it. */
const RECONNECT_MS = 500

const page = document.documentElement
const root = document.querySelector<HTMLElement>('#board')
let progress: Told = { drawn: 0, found: 0, done: false, failed: null }

type Told = Pick<StoryProgress, 'drawn' | 'found' | 'failed'> & { readonly done: boolean }

if (root !== null) {
  const board = new Board(root, {
    open: (tile) => {
      const { id: page, route } = tile
      postToParent({ type: 'sketch-story-open', page, name: texts.name(tile), route })
    },
    edit: (tile) => {
      if (tile.place !== null)
        postToParent({ type: 'sketch-story-place', widget: texts.name(tile), ...tile.place })
    },
  })
  const tell = (): void => postToParent({ type: 'sketch-story', ...progress, shown: board.shown })
  markMissingImages()
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) postToParent({ type: 'sketch-story-end' })
  })
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (!framed || source !== window.parent || typeof data !== 'object' || data === null) return
    if (!('type' in data)) return
    if (data.type === 'sketch-story-focus') board.focus()
    if (data.type === 'sketch-story-again') void fetch('sketch/storyboard/again', { method: 'POST' })
    if (data.type !== 'sketch-story-view') return
    if ('dark' in data) page.dataset['theme'] = data.dark === true ? 'dark' : 'light'
    if ('large' in data) board.size(data.large === true ? 'large' : 'small')
    if ('search' in data && typeof data.search === 'string') board.search(data.search)
    tell()
  })
  tell()
  void follow(board, tell)
}

async function follow(board: Board, tell: () => void): Promise<void> {
  for (;;) {
    const end = await readEventStream(`sketch/storyboard/events${location.search}`, (name, data) => {
      switch (name) {
        case 'screen': {
          const screen = parseScreen(data)
          if (screen !== null) board.screen(screen)
          return
        }
        case 'tile': {
          const tile = parseTile(data)
          if (tile !== null) board.put(tile)
          return
        }
        case 'progress': {
          const told = parseProgress(data)
          if (told === null) return
          const { drawn, found, order, failed } = told
          progress = { drawn, found, done: order !== null, failed }
          board.finish(told)
          tell()
          return
        }
        default:
      }
    })
    if (end === 'elsewhere' || end === 'bye') return
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
  }
}
