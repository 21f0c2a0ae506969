import { expect, it, vi } from 'vitest'
import { freshPage } from './fresh-page.ts'
import { setViewport } from './set-viewport.ts'

it('finds nothing of the page before', () => {
  localStorage.setItem('mosaygent_theme', 'dark')
  sessionStorage.setItem('mosaygent_tab', '1')
  document.documentElement.classList.add('dark')
  document.body.append(document.createElement('main'))
  document.title = 'Before'
  history.replaceState({ key: 'kept' }, '', '/flutter?project=1#code')
  setViewport(400)
  freshPage()()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(document.documentElement.className).toBe('')
  expect(document.body.innerHTML).toBe('')
  expect(document.title).toBe('')
  expect(location.pathname + location.search + location.hash).toBe('/')
  expect(history.state).toBeNull()
  expect(window.innerWidth).toBe(1024)
})

it('is not heard by those who listened to the page before, and packages go on listening to the document', () => {
  const heard = vi.fn<(event: string) => void>()
  const leave = freshPage()
  window.addEventListener('focus', () => heard('focus'))
  document.addEventListener('visibilitychange', () => heard('visibility'))
  document.addEventListener('focusin', () => heard('package'))
  const events = () => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('focusin'))
  }
  events()
  expect(heard.mock.calls).toEqual([['focus'], ['visibility'], ['package']])
  leave()
  heard.mockClear()
  events()
  expect(heard.mock.calls).toEqual([['package']])
})
