import { expect, test } from 'vitest'
import { element } from './element.ts'
import { serialise } from './serialise.ts'

test('texts, attributes and styles of an app stay what they are: nothing of them is markup', () => {
  const hostile = `</div><script>alert("1")</script>&'`
  const { html } = serialise([
    element({ color: 'red;}<b' }, hostile, { widget: hostile, attributes: { title: hostile } }),
  ])
  const escaped = '&lt;/div&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;'
  expect(html).toBe(`<div data-widget="${escaped}" style="color:redb" title="${escaped}">${escaped}</div>`)
})

test('places and taps are numbered as they stand on the page, a file once', () => {
  const back = { kind: 'back' } as const
  const close = { kind: 'drawer', side: null } as const
  const written = serialise([
    element({}, [
      element({}, null, { at: { file: 'b.dart', offset: 7 }, tap: back }),
      element({}, null, { at: { file: 'a.dart', offset: 1 }, tap: close }),
      element({}, null, {
        at: { file: 'b.dart', offset: 9 },
        own: ['Page', 'Card'],
        made: [{ file: 'a.dart', offset: 2 }],
      }),
    ]),
  ])
  expect(written.html).toBe(
    '<div><div data-at="0:7" data-tap="0"></div><div data-at="1:1" data-tap="1"></div>' +
      '<div data-at="0:9" data-own="Page Card" data-made="1:2"></div></div>',
  )
  expect(written.files).toEqual(['b.dart', 'a.dart'])
  expect(written.handlers).toEqual([back, close])
})

test('numbers are pixels, what is null or empty is left out, and some elements have no end', () => {
  const style = { width: 1.005, height: 0, color: null, margin: undefined, padding: '' }
  expect(serialise(['a', element(style, null, { tag: 'img' })]).html).toBe(
    'a<img style="width:1px;height:0">',
  )
})
