import type { MessageFromPage } from '@mosaygent/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { overrideKeyboardInset, reportField } from './soft-keyboard.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test(
  'a keyboard takes its height from the visual viewport, which says that it changed',
  { tags: 'P-533' },
  () => {
    class Viewport extends EventTarget {
      get height() {
        return 759
      }
    }
    const viewport = new Viewport()
    vi.stubGlobal('VisualViewport', Viewport)
    vi.stubGlobal('visualViewport', viewport)
    const resized = vi.fn<() => void>()
    viewport.addEventListener('resize', resized)
    const set = overrideKeyboardInset()
    set(0)
    expect([viewport.height, resized.mock.calls.length]).toEqual([759, 0])
    set(302)
    set(302)
    expect([viewport.height, resized.mock.calls.length]).toEqual([457, 1])
    set(0)
    expect([viewport.height, resized.mock.calls.length]).toEqual([759, 2])
  },
)

test('a field that takes text is told, and its end once no other has come', { tags: 'P-533' }, () => {
  vi.useFakeTimers()
  const sent: MessageFromPage[] = []
  reportField((message) => void sent.push(message))
  document.body.innerHTML =
    '<input id="one" inputmode="email" enterkeyhint="send"><textarea id="two"></textarea><input id="box" type="checkbox">'
  const at = (id: string, type: 'focusin' | 'focusout') =>
    document.getElementById(id)?.dispatchEvent(new FocusEvent(type, { bubbles: true, composed: true }))
  at('box', 'focusin')
  at('box', 'focusout')
  vi.runAllTimers()
  expect(sent).toEqual([])
  at('one', 'focusin')
  vi.runAllTimers()
  at('one', 'focusout')
  at('two', 'focusin')
  vi.runAllTimers()
  at('two', 'focusout')
  vi.runAllTimers()
  expect(sent.map((message) => message.type === 'mosaygent.field' && message.field)).toEqual([
    { mode: 'email', enter: 'send' },
    { mode: 'text', enter: '' },
    null,
  ])
})
