import { expect, it } from 'vitest'
import { addressOf } from './page-address.ts'

it.each([
  ['http://127.0.0.1:36413', null, 'http://127.0.0.1:36413/?t=7'],
  ['http://127.0.0.1:36413', '/#/settings', 'http://127.0.0.1:36413/?t=7#/settings'],
  ['http://127.0.0.1:36413', '/#/', 'http://127.0.0.1:36413/?t=7'],
  ['http://localhost:5173/gallery/app', null, 'http://localhost:5173/gallery/app/?t=7'],
  ['http://localhost:5173/gallery/app', '/gallery/app/', 'http://localhost:5173/gallery/app/?t=7'],
])('a page of %s at %s has the address %s', (base, route, address) => {
  expect(addressOf(base, 7, route).address).toBe(address)
})
