import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { FIRST_SCREEN } from '../draw/screen.ts'
import { readProject } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'
import { Storyboard } from './storyboard.ts'
import type { ThreadHears } from '../storyboard/start-thread.ts'
import type { ToThread } from '../storyboard/thread-messages.ts'

afterEach(() => {
  vi.useRealTimers()
})

interface Started {
  readonly hears: ThreadHears
  readonly posted: ToThread[]
  ended: boolean
}

/** A storyboard whose threads do what the test says. */
function storyboard() {
  const threads: Started[] = []
  const board = new Storyboard(
    () => FIRST_SCREEN,
    (hears) => {
      const thread: Started = { hears, posted: [], ended: false }
      threads.push(thread)
      return {
        post: (message) => void thread.posted.push(message),
        async end() {
          thread.ended = true
        },
      }
    },
  )
  return { board, threads, last: () => threads.at(-1)! }
}

/** A page that looks at it, and the events that it was sent. */
function watcher() {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const events: { name: string; data: unknown }[] = []
  vi.spyOn(response, 'write').mockImplementation((block: unknown) => {
    const [, name = '', data = 'null'] = /^event: (.*)\ndata: (.*)\n\n$/s.exec(String(block)) ?? []
    events.push({ name, data: JSON.parse(data) })
    return true
  })
  return {
    response,
    events,
    named: (name: string) => events.filter((each) => each.name === name).map(({ data }) => data),
    leave: () => response.emit('close'),
  }
}

const hello = async () => await readProject({ 'lib/main.dart': mainWith("const Text('hello')") })
const page = (id: string, body: string | null) => ({
  id,
  name: id,
  isLikely: false,
  tab: null,
  route: null,
  place: null,
  body,
  links: [],
  way: [],
})
const kinds = (posted: readonly ToThread[]): string[] => posted.map(({ kind }) => kind)

test(
  'nothing is drawn while nobody looks; a thread rests, and ends when nobody comes back',
  { tags: 'P-573' },
  async () => {
    vi.useFakeTimers()
    const { board, threads, last } = storyboard()
    board.show(await hello(), false)
    expect(threads).toHaveLength(0)
    const first = watcher()
    board.watch(first.response, 'light')
    expect(kinds(last().posted)).toEqual(['search'])
    first.leave()
    expect(kinds(last().posted)).toEqual(['search', 'hold'])
    vi.advanceTimersByTime(20_000)
    const second = watcher()
    board.watch(second.response, 'light')
    expect(threads).toHaveLength(1)
    second.leave()
    vi.advanceTimersByTime(30_000)
    expect(last().ended).toBe(true)
    board.watch(watcher().response, 'light')
    expect(threads).toHaveLength(2)
  },
)

test(
  'an edit holds the thread without waiting for it, and it is given what changed alone',
  { tags: 'P-573' },
  async () => {
    const { board, last } = storyboard()
    const project = await hello()
    board.show(project, false)
    const { response, named } = watcher()
    board.watch(response, 'light')
    const { posted, hears } = last()
    board.hold()
    hears.told({ kind: 'page', turn: 1, page: page('start', 'of the old source'), drawn: 1, found: 1 })
    expect(named('tile')).toEqual([])
    board.show(project, true)
    expect(kinds(posted)).toEqual(['search', 'hold', 'search'])
    const news = posted.flatMap((each) => (each.kind === 'search' ? [each.news] : []))
    expect(news[0]?.changed.size).toBe(1)
    expect(news[1]).toEqual({ changed: new Map(), gone: [], all: true })
    hears.told({ kind: 'page', turn: 1, page: page('start', 'late'), drawn: 1, found: 1 })
    hears.told({ kind: 'page', turn: 2, page: page('start', 'new'), drawn: 1, found: 1 })
    expect(named('tile')).toMatchObject([{ body: 'new' }])
  },
)

test(
  'a thread that ends by itself leaves what is drawn, is told, and begins anew when asked',
  { tags: 'P-640' },
  async () => {
    const { board, threads, last } = storyboard()
    board.show(await hello(), false)
    const { response, named } = watcher()
    board.watch(response, 'light')
    last().hears.told({ kind: 'page', turn: 1, page: page('start', 'a picture'), drawn: 1, found: 3 })
    last().hears.ended('out-of-memory')
    expect(named('progress').at(-1)).toEqual({
      drawn: 1,
      found: 3,
      order: null,
      links: null,
      failed: 'out-of-memory',
    })
    expect(threads).toHaveLength(1)
    board.search()
    expect(threads).toHaveLength(2)
    // the new one has nothing yet
    expect(last().posted).toMatchObject([{ kind: 'search', news: { changed: { size: 1 } } }])
    last().hears.told({ kind: 'page', turn: 2, page: page('start', null), drawn: 1, found: 1 })
    expect(named('tile').at(-1)).toMatchObject({ body: null })
    last().hears.told({ kind: 'found', turn: 2, links: new Map([['start', []]]) })
    expect(named('progress').at(-1)).toMatchObject({ order: ['start'], failed: null })
  },
)

test('a system that gives no thread is told, and the phone goes on', { tags: 'P-640' }, async () => {
  const board = new Storyboard(
    () => FIRST_SCREEN,
    () => {
      throw new Error('ERR_WORKER_INIT_FAILED')
    },
  )
  board.show(await hello(), false)
  const { response, named } = watcher()
  board.watch(response, 'light')
  expect(named('progress')).toMatchObject([{ drawn: 0, failed: 'failed' }])
})
