import { afterEach, expect, it, vi } from 'vitest'
import { bootstrap, json, stubHelper } from '../../../helper-client/fake-helper.test-support.ts'
import { cloneMissing } from './starter-calls.ts'

const status = { api: { detected: false, path: null }, flutter: { detected: false, path: null } }
const clones = {
  'POST /mosaygent/environment/clone-api': () => json({ path: '/p/api', message: 'Cloned' }),
  'POST /mosaygent/environment/clone-flutter': () => json({ path: '/p/flutter', message: 'Cloned' }),
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it('cancelled before there was a clone to end, none begins', { tags: 'P-360' }, async () => {
  let cancelled = false
  const seen = stubHelper({
    ...bootstrap,
    ...clones,
    'GET /mosaygent/environment/status': () => {
      cancelled = true
      return json(status)
    },
  })
  await cloneMissing(vi.fn(), () => cancelled)
  expect(seen.map(({ path }) => path).filter((path) => path.includes('clone'))).toEqual([])
})

it('clones both where both are missing', { tags: 'P-360' }, async () => {
  const seen = stubHelper({
    ...bootstrap,
    ...clones,
    'GET /mosaygent/environment/status': () => json(status),
  })
  await cloneMissing(vi.fn(), () => false)
  expect(seen.map(({ path }) => path).filter((path) => path.includes('clone'))).toHaveLength(2)
})
