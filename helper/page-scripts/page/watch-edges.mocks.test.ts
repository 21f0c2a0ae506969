import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Edges } from '@mosaygent/contract'
import { readEdges } from './read-edges.ts'
import { watchEdges } from './watch-edges.ts'

vi.mock('./read-edges.ts')

const edges = (colour: string): Edges => ({
  top: [{ colour, to: 1 }],
  right: null,
  bottom: null,
  left: null,
})

let frames: FrameRequestCallback[]
let page: EventTarget & { requestAnimationFrame: (frame: FrameRequestCallback) => number }
beforeEach(() => {
  frames = []
  page = Object.assign(new EventTarget(), {
    requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
  })
  vi.stubGlobal('window', page)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draw = () => {
  for (const frame of frames.splice(0)) frame(0)
}

test('the last frame is read after it was drawn, however late that is', { tags: 'P-214' }, () => {
  const sent: unknown[] = []
  let painted = edges('white')
  vi.mocked(readEdges).mockImplementation(() => painted)
  watchEdges((message) => sent.push(message))
  page.dispatchEvent(new Event('flutter-first-frame'))
  draw()
  vi.runAllTimers()
  expect(sent).toEqual([{ type: 'mosaygent.edges', edges: edges('white') }])

  page.requestAnimationFrame(() => (painted = edges('red')))
  vi.runAllTimers() // a busy machine: nothing is drawn for a long time
  draw()
  vi.runAllTimers()
  expect(sent.at(-1)).toEqual({ type: 'mosaygent.edges', edges: edges('red') })
  // and nothing is read of an app that stands still
  const reads = vi.mocked(readEdges).mock.calls.length
  vi.runAllTimers()
  expect(vi.mocked(readEdges).mock.calls).toHaveLength(reads)
})
