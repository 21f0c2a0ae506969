import { expect, it } from 'vitest'
import { markAssumed, parseMarks } from './mark-assumed.ts'

function marked(html: string, ...marks: Parameters<typeof markAssumed>[0]): string[] {
  document.body.innerHTML = html
  markAssumed(marks)
  return [...document.querySelectorAll('[data-assumed]')].map(({ id }) => id)
}
const PAGE =
  '<div id="page" data-at="0:10"><div id="row" data-at="0:40"><b id="word" data-at="0:60"></b></div>' +
  '<b id="other" data-at="1:50"></b><div id="last" data-at="0:90"></div></div>'

it('marks the outermost elements of a branch, in its own file alone', { tags: 'P-560' }, () => {
  expect(marked(PAGE, { file: 0, start: 30, end: 70 })).toEqual(['row'])
})

it('marks the widget that a value is given to', { tags: 'P-560' }, () => {
  expect(marked(PAGE, { file: 0, start: 95, end: 99 })).toEqual(['last'])
})

it(
  'marks nothing of a file that is not in the picture, and forgets what was marked',
  { tags: 'P-560' },
  () => {
    expect(
      marked(PAGE.replace('id="row"', 'id="row" data-assumed=""'), { file: 3, start: 0, end: 9 }),
    ).toEqual([])
  },
)

it('takes what is a mark, and nothing else', { tags: 'P-560' }, () => {
  expect(parseMarks([{ file: 0, start: 1, end: 2 }, { file: '0' }, null])).toEqual([
    { file: 0, start: 1, end: 2 },
  ])
  expect(parseMarks('none')).toEqual([])
})
