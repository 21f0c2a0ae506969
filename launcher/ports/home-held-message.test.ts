import { expect, it } from 'vitest'
import { VERSION } from '../version.ts'
import { homeHeldMessage } from './home-held-message.ts'

const holder = { pid: 4_711, since: '2026-11-21T10:00:00.000Z', version: VERSION, helperPort: 8_080 }

it('a held folder is told with port, process, time and the way out', { tags: 'P-221' }, () => {
  const message = homeHeldMessage('/home/ann é/.mosaygent', holder)
  expect(message).toContain(
    'A Mosaygent helper already runs on port 8080 with the same folder for settings, /home/ann é/.mosaygent (process 4711, since ',
  )
  expect(message).toContain(new Date(holder.since).toLocaleString())
  expect(message).toContain('End it (process 4711), or set MOSAYGENT_HOME')
})

it('another version is told, and a port that it has not got yet is not', () => {
  const message = homeHeldMessage('/h', { ...holder, version: '0.0.1', helperPort: 0, since: 'once' })
  expect(message).toContain(`already runs (version 0.0.1, this is ${VERSION}) with`)
  expect(message).toContain('since once)')
})
