import { expect, test } from 'vitest'
import { reloadCapabilities } from './capabilities.ts'

test.each([
  ['3.22.3', false],
  ['3.29.0', false],
  ['3.35.7', false],
  ['3.38.1', true],
  ['3.41.2', true],
  ['3.45.0-1.0.pre-123', true],
  ['4.0.0', true],
  ['sketch', true],
  [null, true],
])('Flutter %s has hot reload on the web: %s', (version, hotReload) => {
  expect(reloadCapabilities(version)).toEqual({ hotReload })
})
