import type { HelperEvent } from '@mosaygent/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../testing/fuzz.ts'
import { createEventHub, type NumberedEvent } from './hub.ts'

/** What may happen to one stream: events come, it breaks off, it comes back with the id it saw last, or with another. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('publish'), times: fc.integer({ min: 1, max: 400 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('leave') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('return') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pretend'), id: fc.string({ maxLength: 14 }) }) },
)
const event = (id: number, text: string): HelperEvent => ({
  type: 'console.lines',
  lines: [{ id, at: '2026-11-21T14:00:00.000Z', source: 'app', level: 'info', text }],
})
const idOf = (received: HelperEvent) => (received.type === 'console.lines' ? (received.lines[0]?.id ?? 0) : 0)

test(
  'property: a stream that comes back hears what it missed in its order, or a resync',
  { tags: 'P-111' },
  async () => {
    await fuzz(
      fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 20_000 }), (steps, length) => {
        const hub = createEventHub()
        const text = 'é'.repeat(length)
        let published = 0
        let received: NumberedEvent[] = []
        let leave: (() => void) | null = hub.subscribe((one) => received.push(one))
        /** The number of the newest event that the stream knows of. */
        let known = 0
        const wrong: string[] = []
        const look = () => {
          for (const { event: one } of received) {
            const next = one.type === 'resync' ? published : idOf(one)
            if (one.type !== 'resync' && next !== known + 1) wrong.push(`${next} came after ${known}`)
            known = next
          }
        }
        const upToDate = (when: string) => {
          if (known !== published) wrong.push(`${when} it knows ${known} of ${published}`)
        }
        let last: string | undefined
        for (const one of steps) {
          if ('times' in one) {
            for (let count = 0; count < one.times; count += 1) hub.publish(event((published += 1), text))
          } else {
            leave?.()
            leave = null
            look()
            last = received.at(-1)?.id ?? last
            received = []
            if ('id' in one) {
              // an id that nobody gave out is never answered by somebody's events
              hub.subscribe((answer) => received.push(answer), one.id)()
              const types = received.map(({ event: published }) => published.type).join(' ')
              if (types !== (one.id === '' ? '' : 'resync'))
                wrong.push(`"${one.id}" was answered by ${types}`)
              received = []
            } else if (one.do === 'return') {
              // who has seen nothing yet hears what comes from now on
              if (last === undefined) known = published
              leave = hub.subscribe((next) => received.push(next), last)
              look()
              upToDate('after coming back')
              last = received.at(-1)?.id ?? last
              received = []
            }
          }
        }
        look()
        if (leave !== null) upToDate('in the end')
        expect(wrong).toEqual([])
      }),
      60,
    )
  },
)
