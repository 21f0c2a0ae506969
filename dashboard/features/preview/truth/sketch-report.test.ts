import { expect, it, vi } from 'vitest'
import { SketchReport } from './sketch-report.ts'

const ORIGIN = 'http://localhost:36413'
const edges = { top: null, right: null, bottom: null, left: null }
const LOOK = { type: 'sketch-look', edges, locales: [], routes: [], overflows: 0, page: '0.5' }

it('asks for outlines of a page that is a sketch now, and of no other: the browser would warn', () => {
  const report = new SketchReport({ origin: () => ORIGIN, onCoverage: vi.fn() })
  report.hear(true)
  const page = { postMessage: vi.fn() }
  const say = (data: unknown, origin = ORIGIN) => {
    // only its identity matters here
    report.receive({ data, origin, source: page as unknown as Window })
  }
  report.attach(page)
  report.outline(true)
  report.loaded()
  expect(page.postMessage).not.toHaveBeenCalled()
  say(LOOK, 'https://evil.example')
  expect(page.postMessage).not.toHaveBeenCalled()
  say(LOOK)
  expect(page.postMessage.mock.calls).toEqual([[{ type: 'sketch-assumed', on: true }, ORIGIN]])
  report.receive({ data: { type: 'sketch-gone', page: '0.5' }, origin: ORIGIN, source: null })
  report.loaded()
  report.outline(false)
  report.outline(true)
  expect(page.postMessage).toHaveBeenCalledTimes(1)
  say(LOOK)
  expect(page.postMessage).toHaveBeenCalledTimes(2)
})
