import { expect, test } from 'vitest'
import { succeed } from '../errors/index.ts'
import { type Route, route } from './exchange.ts'
import { openRouteTable } from './route-table.ts'

const at = (path: string, method: Route['method'] = 'GET') => route({ method, path }, async () => succeed({}))

test('a path is found whole, with its method alone', () => {
  const one = at('/one')
  const find = openRouteTable([one, at('/one/two', 'POST')])
  expect(find('/one', 'GET')).toEqual({ kind: 'route', answer: one.answer })
  expect(find('/one', 'POST')).toEqual({ kind: 'other-method', allowed: 'GET' })
  expect(find('/one/two', 'GET')).toEqual({ kind: 'other-method', allowed: 'POST' })
  for (const path of ['/one/', '/One', '/', '', '/one/two/three', 'constructor'])
    expect(find(path, 'GET')).toEqual({ kind: 'no-route' })
})

test('two routes of one path are a mistake of ours', () => {
  expect(() => openRouteTable([at('/one'), at('/one', 'POST')])).toThrow('same path')
})
