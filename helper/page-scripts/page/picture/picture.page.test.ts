import { afterEach, expect, test, vi } from 'vitest'
import { answerPictures } from './answer-pictures.ts'
import { drawnAtDensity } from './draw-at-density.ts'
import { keepDrawingBuffers } from './keep-drawing-buffers.ts'

// what this stand-in for a browser lacks
vi.stubGlobal('visualViewport', new EventTarget())
vi.stubGlobal('reportError', (error: unknown) => {
  throw error
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('a canvas of WebGL is asked to keep what is painted on it, others are as they were', () => {
  const asked: unknown[][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((...args: unknown[]) => {
    asked.push(args)
    return null
  })
  keepDrawingBuffers()
  const canvas = document.createElement('canvas')
  canvas.getContext('webgl2', { alpha: false })
  canvas.getContext('webgl')
  canvas.getContext('2d')
  canvas.getContext('2d', { alpha: false })
  expect(asked).toEqual([
    ['webgl2', { alpha: false, preserveDrawingBuffer: true }],
    ['webgl', { preserveDrawingBuffer: true }],
    ['2d'],
    ['2d', { alpha: false }],
  ])
})

test('the browser’s ratio is another one for the time of the work alone, and the engine hears of both', async () => {
  vi.useFakeTimers()
  const own = devicePixelRatio
  const heard: number[] = []
  addEventListener('resize', () => heard.push(devicePixelRatio))
  const during = drawnAtDensity(3, async () => devicePixelRatio)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  await expect(during).resolves.toBe(3)
  expect(devicePixelRatio).toBe(own)
  expect(heard).toEqual([3, own])
})

test('the dashboard is answered on its port, and nobody else', async () => {
  answerPictures(['http://localhost:36412'])
  const ask = (origin: string) => {
    const { port1, port2 } = new MessageChannel()
    const answers: unknown[] = []
    const answered = new Promise<void>((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        answers.push(data)
        resolve()
      })
      port1.start()
    })
    const data = { type: 'mosaygent.take-picture', density: null }
    const event = new MessageEvent('message', { origin, data, source: window.parent })
    // this stand-in for a browser drops the ports
    Object.defineProperty(event, 'ports', { value: [port2] })
    dispatchEvent(event)
    return { answers, answered, close: () => port1.close() }
  }
  const stranger = ask('http://evil.test')
  const dashboard = ask('http://localhost:36412')
  await dashboard.answered
  // nothing is painted here
  expect(dashboard.answers).toEqual([{ outcome: 'not-taken', why: 'no-canvas' }])
  expect(stranger.answers).toEqual([])
  stranger.close()
  dashboard.close()
})
