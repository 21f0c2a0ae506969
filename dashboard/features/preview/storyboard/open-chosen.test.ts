import { expect, test, vi } from 'vitest'
import { openChosen } from './open-chosen.ts'

const { toast } = vi.hoisted(() => ({ toast: vi.fn() }))
vi.mock(import('#ui'), async (actual) => ({ ...(await actual()), toast }))

function chosen(overtaken: boolean) {
  const calls = { inSketch: vi.fn(), inApp: vi.fn(), close: vi.fn() }
  const place = { open: true, overtaken, off: null, show: () => undefined, close: calls.close }
  return { ...calls, open: openChosen(place, calls) }
}

test('the sketch goes to the page itself, whatever route it has', { tags: 'P-572' }, () => {
  const { open, inSketch, inApp, close } = chosen(false)
  open({ page: 'page Detail', name: 'Detail', route: null })
  expect(inSketch).toHaveBeenCalledWith('page Detail')
  expect(inApp).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledOnce()
})

test('the app itself is sent to the route of the page', { tags: 'P-670' }, () => {
  const { open, inSketch, inApp, close } = chosen(true)
  open({ page: 'route /basket', name: 'Basket', route: '/basket' })
  expect(inApp).toHaveBeenCalledWith('/basket')
  expect(inSketch).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledOnce()
})

test('a page that the app cannot be sent to is said, and nothing happens', { tags: 'P-670' }, () => {
  for (const route of [null, '/user/:id']) {
    toast.mockClear()
    const { open, inSketch, inApp, close } = chosen(true)
    open({ page: 'page Detail', name: 'Detail', route })
    expect(toast).toHaveBeenCalledWith(expect.stringMatching(/^Detail has no route of its own/))
    expect(inSketch).not.toHaveBeenCalled()
    expect(inApp).not.toHaveBeenCalled()
    expect(close).not.toHaveBeenCalled()
  }
})
