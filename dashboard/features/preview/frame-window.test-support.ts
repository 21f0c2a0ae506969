import { act } from '@testing-library/react'
import { vi } from 'vitest'

export const FRAME_ORIGIN = 'http://127.0.0.1:36413'

function standIn(): Window {
  const made: unknown = Object.create(window, { postMessage: { value: vi.fn(), writable: true } })
  if (!isWindow(made)) throw new Error('no window')
  return made
}

/** The simulated window is no instance of a class. */
const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' && value !== null && 'postMessage' in value && 'document' in value

/** From now on, until mocks are restored, every frame has `frameWindow`, which has heard nothing yet. */
export function giveFramesTheWindow(): void {
  frameWindow.postMessage = vi.fn()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frameWindow)
}

/** The page in the frame says something. */
export function frameSays(data: unknown, origin = FRAME_ORIGIN): void {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frameWindow }))
  })
}

/** Frames load nothing in these tests, so they have no window of their own; only its identity matters. */
export const frameWindow = standIn()
