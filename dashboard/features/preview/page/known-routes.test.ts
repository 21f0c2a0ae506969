import { expect, test } from 'vitest'
import { after } from './known-routes.ts'

const NONE: ReturnType<typeof after> = { seen: [], listed: [] }

test(
  'the routes that were seen are known once each, newest first, and not without end',
  { tags: 'P-492' },
  () => {
    const walked = ['/', '/a', '/', '/'].reduce((known, route) => after(known, route, null), NONE)
    expect(walked).toEqual({ seen: ['/', '/a'], listed: [] })
    const many = Array.from({ length: 80 }, (_, index) => `/${String(index)}`)
    expect(many.reduce((known, route) => after(known, route, null), NONE).seen).toHaveLength(50)
  },
)

test('what the sketch lists stays for the app that takes its place', { tags: 'P-492' }, () => {
  const listed = after(NONE, '/', ['/', '/user/:id'])
  expect(after(listed, '/a', null)).toEqual({ seen: ['/a', '/'], listed: ['/', '/user/:id'] })
  expect(after(listed, '/', ['/', '/user/:id'])).toBe(listed)
})
