import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../testing/fuzz.ts'
import { hashOf } from './open-file.ts'
import type { Step } from './history.ts'
import { joined } from './join-steps.ts'

/** A file of fields, whose texts are edited one after the other. */
function edited(fields: string[], edits: readonly { field: number; run: string; to: string }[]) {
  const whole = () => Buffer.from(fields.map((field) => `<${field}>`).join(''))
  let done: Step[] = []
  for (const { field, run, to } of edits) {
    const before = whole()
    const from =
      Buffer.byteLength(
        fields
          .slice(0, field)
          .map((each) => `<${each}>`)
          .join(''),
      ) + 1
    const was = fields[field] ?? ''
    fields[field] = to
    const now = whole()
    const hashes = { before: hashOf(before), after: hashOf(now) }
    const label = `${field}: ${was} → ${to}`
    done = joined(done, { app: '/a', file: 'f', from, was, written: to, run, label, ...hashes }, now)
  }
  return { done, file: whole() }
}

/** The file after each step is taken back, the newest first; each fits the file that it finds. */
function takenBack({ done, file }: ReturnType<typeof edited>): string[] {
  let now = file
  return done.toReversed().map(({ from, was, written, before, after }) => {
    expect(hashOf(now)).toBe(after)
    const end = from + Buffer.byteLength(written)
    expect(now.subarray(from, end).toString()).toBe(written)
    now = Buffer.concat([now.subarray(0, from), Buffer.from(was), now.subarray(end)])
    expect(hashOf(now)).toBe(before)
    return now.toString()
  })
}

test('a run goes on though other fields were written meanwhile, and is one step', { tags: 'P-541' }, () => {
  const first = edited(
    ['1', 'é', '9'],
    [
      { field: 1, run: 'drag', to: 'éé' },
      { field: 0, run: 'typed', to: '12' },
      { field: 2, run: 'chosen', to: '' },
      { field: 1, run: 'drag', to: 'e' },
    ],
  )
  expect(first.done.map(({ label }) => label)).toEqual(['0: 1 → 12', '2: 9 → ', '1: é → e'])
  expect(takenBack(first)).toEqual(['<12><é><>', '<12><é><9>', '<1><é><9>'])
})

test('steps of other runs, and behind a change from elsewhere, are their own', { tags: 'P-541' }, () => {
  const { done, file } = edited(
    ['1'],
    [
      { field: 0, run: 'a', to: '2' },
      { field: 0, run: 'b', to: '3' },
    ],
  )
  expect(done).toHaveLength(2)
  const [, last] = done
  if (last === undefined) throw new Error('no step')
  const step: Step = { ...last, was: '3', written: '4', before: 'x', after: 'y' }
  expect(joined(done, step, file)).toHaveLength(3)
})

test(
  'property: whatever is written in whatever order, each step takes back what it did',
  { tags: 'P-541' },
  async () => {
    const edit = fc.record({
      field: fc.nat({ max: 3 }),
      to: fc.string({ unit: fc.constantFrom('a', 'é', '😀'), maxLength: 4 }),
    })
    await fuzz(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        const start = ['a', 'é', '', 'aa']
        // one run a field: all of its edits are one step
        const all = edits.map((each) => ({ ...each, run: `run ${each.field}` }))
        const result = edited([...start], all)
        expect(result.done).toHaveLength(new Set(edits.map(({ field }) => field)).size)
        expect(takenBack(result).at(-1)).toBe(start.map((each) => `<${each}>`).join(''))
      }),
    )
  },
)
