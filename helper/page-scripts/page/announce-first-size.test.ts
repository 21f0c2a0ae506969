import { afterEach, expect, test, vi } from 'vitest'
import { announceFirstSize } from './announce-first-size.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function page(width: number) {
  const frames: (() => void)[] = []
  const [window, viewport] = [new EventTarget(), new EventTarget()]
  const heard: string[] = []
  window.addEventListener('resize', () => heard.push('window'))
  viewport.addEventListener('resize', () => heard.push('viewport'))
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('dispatchEvent', (event: Event) => window.dispatchEvent(event))
  vi.stubGlobal('visualViewport', viewport)
  return { frames, heard }
}

test('a page that begins without a size is told when it has one, once', () => {
  const { frames, heard } = page(0)
  announceFirstSize()
  frames.shift()?.()
  expect(heard).toEqual([])
  vi.stubGlobal('innerWidth', 412)
  frames.shift()?.()
  expect([heard, frames]).toEqual([['window', 'viewport'], []])
})

test('a page with a size is told nothing', () => {
  const { frames, heard } = page(412)
  announceFirstSize()
  expect([heard, frames]).toEqual([[], []])
})
