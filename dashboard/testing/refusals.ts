import type { Answer } from './fake-helper.ts'

/** Every shape of a refusal, with what people read: the helper's own words first, else the fixed text of the call. */
export const refusals = (fallback: string): [shape: string, answer: Answer, says: string][] => [
  ['a detail', { status: 409, body: { detail: 'The disk is full', code: 'disk-full' } }, 'The disk is full'],
  [
    'a list',
    { status: 422, body: { detail: [{ loc: ['body', 'path'], msg: 'is required' }, { msg: 'and more' }] } },
    'path: is required, and more',
  ],
  ['HTML', { status: 502, raw: '<h1>Bad gateway</h1>' }, fallback],
  ['nothing', { status: 500, raw: '' }, fallback],
]
