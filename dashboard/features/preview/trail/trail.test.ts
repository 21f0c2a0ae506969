import { afterEach, expect, test } from 'vitest'
import { deviceOf } from '../phone/devices.ts'
import type { AppPicture } from '../picture/ask-for-picture.ts'
import type { Change } from './changed-boxes.ts'
import { addToTrail, changeOf, trail } from './trail.ts'
import type { TrailEntry } from './trail.ts'

const shot = (name: string): AppPicture => ({
  png: new Blob([name], { type: name }),
  width: 1,
  height: 1,
  density: 1,
  blanks: 0,
})
const entry = (id: string, change: Partial<TrailEntry> = {}): TrailEntry => ({
  id,
  project: '/work/tide',
  at: 0,
  action: 'reload',
  number: 1,
  route: '/',
  conditions: { device: deviceOf('iphone-16'), landscape: false, appDark: false, edges: null },
  picture: shot('after'),
  before: null,
  change: null,
  ...change,
})
/** Pictures of the same kind are the same. */
const compare = async (one: AppPicture, other: AppPicture): Promise<Change> =>
  one.png.type === other.png.type ? { kind: 'same' } : { kind: 'changed', boxes: [] }
const CHANGED = { kind: 'changed', boxes: [] }

afterEach(() => {
  trail.set([])
})

test('the last hundred are kept, and each once', { tags: 'P-521' }, () => {
  for (let at = 0; at < 105; at += 1) addToTrail(entry(String(at)))
  addToTrail(entry('104', { at: 7 }))
  expect(trail.get()).toHaveLength(100)
  expect(trail.get()[0]?.id).toBe('5')
  expect(trail.get()[99]).toMatchObject({ id: '104', at: 7 })
})

test.each<[string, AppPicture | null, TrailEntry | undefined, object | null]>([
  ['the moment before shows it', shot('old'), entry('0'), CHANGED],
  ['nothing changed by both witnesses', shot('after'), entry('0'), { kind: 'same' }],
  ['the moment before may be of the moment after', shot('after'), entry('0', { picture: shot('old') }), null],
  ['the moment before alone is no proof that nothing changed', shot('after'), undefined, null],
  ['none of the moment before: the last one is', null, entry('0', { picture: shot('old') }), CHANGED],
  ['the last one is of another page of the app', null, entry('0', { route: '/other' }), null],
  ['the first one', null, undefined, null],
])('%s', async (_, before, last, wanted) => {
  await expect(changeOf(entry('1', { before }), last, compare)).resolves.toEqual(wanted)
})
