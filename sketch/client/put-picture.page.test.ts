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

test('what was typed and chosen stays, and a field that nobody touched takes the new value', () => {
  const form = (value: string, options: string) =>
    `<input id="touched" value="${value}"><input id="fresh" value="${value}"><select>${options}</select>`
  const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)
  const choice = () => document.querySelector('select')
  putPicture(picture(form('old', '<option>a</option><option>b</option>'), true))
  const [touched, select] = [field('touched'), choice()]
  if (touched === null || select === null) throw new Error('No form')
  touched.value = 'typed'
  select.selectedIndex = 1
  putPicture(picture(form('new', '<option>a</option><option>c</option>')))
  expect([field('touched'), choice()]).toEqual([touched, select])
  expect([touched.value, field('fresh')?.value, select.selectedIndex]).toEqual(['typed', 'new', 1])
  expect(select.options.item(1)?.textContent).toBe('c')
})

test('another page of the same widget is a new element, and its neighbours stay the same', () => {
  const pages = (page: number) =>
    `<nav>a</nav><div data-widget="IndexedStack" data-page="${page}">${page}</div><nav>b</nav>`
  putPicture(picture(pages(0), true))
  const before = [...(root()?.children ?? [])]
  putPicture(picture(pages(1)))
  const after = [...(root()?.children ?? [])]
  expect(root()?.innerHTML).toBe(pages(1))
  expect(after.map((each, index) => each === before[index])).toEqual([true, false, true])
})

test('another widget, or a fresh picture, is a new element', () => {
  const before = root()?.querySelector('p')
  putPicture(picture('<p data-widget="Icon">one</p>'))
  expect(root()?.querySelector('p')).not.toBe(before)
  const icon = root()?.querySelector('p')
  putPicture(picture('<p data-widget="Icon">one</p>', true))
  expect(root()?.querySelector('p')).not.toBe(icon)
})
