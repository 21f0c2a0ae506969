// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { putPicture } from './put-picture.ts'

const picture = (body: string, fresh = false) => ({
  title: 'Ann & é',
  style: 'p{}',
  body,
  version: 2,
  code: 1,
  fresh,
  back: false,
  forward: false,
})
const root = () => document.querySelector('#sketch')

beforeEach(() => {
  document.head.innerHTML = '<title>old</title><style id="sketch-style"></style>'
  document.body.innerHTML =
    '<div id="sketch"><p data-widget="Text" class="a">one</p><textarea>typed</textarea><i>gone</i></div>'
})

test('only what differs is changed: an element of the same widget stays the same element', () => {
  const before = root()?.querySelector('p')
  putPicture(picture('<p data-widget="Text" id="b">two</p><textarea>new</textarea>'))
  expect(root()?.innerHTML).toBe('<p data-widget="Text" id="b">two</p><textarea>typed</textarea>')
  expect(root()?.querySelector('p')).toBe(before)
  expect([document.title, document.querySelector('style')?.textContent]).toEqual(['Ann & é', 'p{}'])
})

test('another widget, or a fresh picture, is a new element', () => {
  const before = root()?.querySelector('p')
  putPicture(picture('<p data-widget="Icon">one</p>'))
  expect(root()?.querySelector('p')).not.toBe(before)
  const icon = root()?.querySelector('p')
  putPicture(picture('<p data-widget="Icon">one</p>', true))
  expect(root()?.querySelector('p')).not.toBe(icon)
})
