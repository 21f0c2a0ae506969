import type { HelperEvent } from '@mosaygent/contract'
import { describe, expect, test } from 'vitest'
import { createEventHub, type NumberedEvent } from './hub.ts'

const changed: HelperEvent = { type: 'workspace.changed' }
const errors: HelperEvent = { type: 'preview.errors' }

describe('the event hub', () => {
  test('a listener hears what comes after it subscribed, until it leaves', () => {
    const hub = createEventHub()
    hub.publish(changed)
    const received: NumberedEvent[] = []
    const leave = hub.subscribe((event) => received.push(event))
    hub.publish(errors)
    leave()
    hub.publish(changed)
    expect(received.map((e) => e.event)).toEqual([errors])
  })

  test('after a reconnect exactly the missed events are replayed', () => {
    const hub = createEventHub()
    const first: NumberedEvent[] = []
    hub.subscribe((event) => first.push(event))
    hub.publish(changed)
    hub.publish(errors)
    hub.publish(changed)
    const again: NumberedEvent[] = []
    hub.subscribe((event) => again.push(event), first[0]?.id)
    expect(again).toEqual(first.slice(1))
  })

  test.each(['another-3', 'nonsense', 'x-y'])('an id of another life (%s) gives a resync', (lastSeen) => {
    const hub = createEventHub()
    hub.publish(changed)
    const received: HelperEvent[] = []
    hub.subscribe((event) => received.push(event.event), lastSeen)
    expect(received).toEqual([{ type: 'resync' }])
  })

  test('a gap larger than what is kept gives a resync', () => {
    const hub = createEventHub()
    const received: NumberedEvent[] = []
    hub.subscribe((event) => received.push(event))
    for (let i = 0; i < 1_002; i += 1) hub.publish(changed)
    const again: HelperEvent[] = []
    hub.subscribe((event) => again.push(event.event), received[0]?.id)
    expect(again).toEqual([{ type: 'resync' }])
  })

  test('a flood of long lines is not kept beyond its bound: who missed it gets a resync, the newest are replayed', () => {
    const hub = createEventHub()
    const received: NumberedEvent[] = []
    hub.subscribe((event) => received.push(event))
    const at = '2026-11-21T14:00:00.000Z'
    const text = 'é'.repeat(100_000)
    for (let id = 1; id <= 60; id += 1) {
      hub.publish({ type: 'console.lines', lines: [{ id, at, source: 'app', level: 'info', text }] })
    }
    const late: HelperEvent[] = []
    hub.subscribe((event) => late.push(event.event), received[0]?.id)
    expect(late).toEqual([{ type: 'resync' }])
    const soon: NumberedEvent[] = []
    hub.subscribe((event) => soon.push(event), received[40]?.id)
    expect(soon).toEqual(received.slice(41))
  })

  test('a reader in his own time hears everything in its order, and is woken by the next event or the close', async () => {
    const hub = createEventHub()
    const cursor = hub.follow()
    hub.publish(changed)
    hub.publish(errors)
    expect([cursor.next()?.event, cursor.next()?.event, cursor.next()]).toEqual([changed, errors, null])
    const more = cursor.more()
    hub.publish(changed)
    await more
    expect(cursor.next()?.event).toEqual(changed)
    const last = cursor.more()
    cursor.close()
    await last
    expect(cursor.next()).toBe(null)
  })

  test(
    'a reader who sleeps through more than is kept gets a resync, and goes on from there',
    { tags: 'P-111' },
    () => {
      const hub = createEventHub()
      const asleep = hub.follow()
      for (let i = 0; i < 1_001; i += 1) hub.publish(changed)
      expect(asleep.next()?.event).toEqual({ type: 'resync' })
      expect(asleep.next()).toBe(null)
      hub.publish(errors)
      expect(asleep.next()?.event).toEqual(errors)
    },
  )
})
