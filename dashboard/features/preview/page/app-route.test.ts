import { expect, test } from 'vitest'
import { appRoute, typedRoute } from './app-route.ts'

test('a route is shown as the app names it, in the hash or as a path', { tags: 'P-490' }, () => {
  expect(appRoute('/#/tides/4?of=é')).toBe('/tides/4?of=é')
  expect(appRoute('/app/?from=mail#/login')).toBe('/login')
  expect(appRoute('/tides/4?of=x#part')).toBe('/tides/4?of=x#part')
})

test('what is typed becomes a route', { tags: 'P-492' }, () => {
  expect(['settings', ' /settings ', '#/settings', '//evil.test', ''].map(typedRoute)).toEqual([
    '/settings',
    '/settings',
    '/settings',
    '/evil.test',
    '/',
  ])
})
