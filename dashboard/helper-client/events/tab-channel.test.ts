import { expect, it } from 'vitest'
import { readTabMessage } from './tab-channel.ts'

it.each([
  [
    { kind: 'event', id: 'a-1', event: { type: 'notice', text: 'é' } },
    { type: 'notice', text: 'é' },
  ],
  // of a newer dashboard: it counts, and says nothing
  [{ kind: 'event', id: 'a-1', event: { type: 'future' } }, null],
])('%j is an event', (data, event) => {
  expect(readTabMessage(data)).toEqual({ kind: 'event', id: 'a-1', event })
})

it('takes the other messages, and nothing else', () => {
  expect(readTabMessage({ kind: 'leading', lastId: 'a-1' })).toEqual({ kind: 'leading', lastId: 'a-1' })
  expect(readTabMessage({ kind: 'who-leads' })).toEqual({ kind: 'who-leads' })
  expect(readTabMessage({ kind: 'lost' })).toEqual({ kind: 'lost' })
  for (const data of [null, 'event', { kind: 'future' }, { kind: 'leading', lastId: 7 }])
    expect(readTabMessage(data)).toBeNull()
})
