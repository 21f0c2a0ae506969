import { expect, test } from 'vitest'
import { afterNavigation, NO_INTERACTIONS, withControl } from '../draw/interactions.ts'
import { NULL } from '../evaluate/value.ts'
import { PageHistory, restartedAt } from './page-history.ts'
import type { Interactions } from '../draw/interactions.ts'

const at = (interactions: Interactions, name: string) =>
  afterNavigation(interactions, { kind: 'route', name, how: 'push' })

test('steps go along the places that were seen, and keep what was set since', { tags: 'P-491' }, () => {
  const history = new PageHistory()
  expect(history.step('back', NO_INTERACTIONS)).toBe(NO_INTERACTIONS)
  const a = at(NO_INTERACTIONS, '/a')
  history.moved(NO_INTERACTIONS, a)
  const set = withControl(a, 'switch', NULL)
  history.moved(a, set)
  expect(history.ways).toEqual({ back: true, forward: false })
  const back = history.step('back', set)
  expect([back.pages, back.controls.get('switch')]).toEqual([[], NULL])
  expect(history.ways).toEqual({ back: false, forward: true })
  expect(history.step('forward', back).pages).toEqual(a.pages)
})

test('the app’s own way back is a step back, and another way ends what lay ahead', { tags: 'P-491' }, () => {
  const history = new PageHistory()
  const a = at(NO_INTERACTIONS, '/a')
  history.moved(NO_INTERACTIONS, a)
  const popped = afterNavigation(a, { kind: 'back' })
  history.moved(a, popped)
  expect(history.ways).toEqual({ back: false, forward: true })
  history.moved(popped, at(popped, '/b'))
  expect(history.ways).toEqual({ back: true, forward: false })
})

test('a restart stands at the route, with nothing open above it', { tags: 'P-493' }, () => {
  expect(restartedAt('/', '/')).toBe(NO_INTERACTIONS)
  expect(restartedAt('/a', '/')).toMatchObject({ base: { name: '/a' }, pages: [] })
})
