import type { CallLiterals, Origin } from '@mosaygent/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerPlainly, callOf, helper, openCard, PLACE, type TestCard } from './card-edits.test-support.ts'

let card: TestCard
beforeEach(async () => {
  answerPlainly()
  card = await openCard()
})

/** Begins to read the file again. Gives what ends that reading. */
function readSlowly(): (call: CallLiterals) => Promise<void> {
  let answer: (call: CallLiterals) => void = () => undefined
  helper.read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const reading = card.edits.read()
  return async (call) => {
    answer(call)
    await reading
  }
}

test('of what is typed in a row only the newest is written, on what the edit before it left', async () => {
  card.say('He')
  card.say('Hel')
  card.say('Hello')
  await vi.waitFor(() => {
    expect(helper.edit).toHaveBeenCalledTimes(2)
  })
  expect(helper.edit.mock.calls.map(([{ value, hash, to }]) => [value.value, hash, to])).toEqual([
    ['He', 'a', 9],
    ['Hello', 'after He', 9],
  ])
})

test('after a refusal nothing that waits is written, and the card says why until it is read again', async () => {
  helper.edit.mockRejectedValue('changed')
  card.say('One')
  card.say('Two')
  await vi.waitFor(() => {
    expect(card.states.at(-1)).toMatchObject({ kind: 'open', trouble: { text: 'changed' }, refusals: 1 })
  })
  expect(helper.edit).toHaveBeenCalledTimes(1)
  await card.edits.read()
  expect(helper.read).toHaveBeenLastCalledWith({ place: PLACE, call: 'Text', hash: 'a' })
  expect(card.states.at(-1)).toMatchObject({ kind: 'open', trouble: null, revision: 1 })
})

test('Undo waits for what is being written, which is its step', { tags: 'P-541' }, async () => {
  card.say('One')
  card.say('Two')
  await card.edits.take('undo')
  expect(helper.edit.mock.calls.map(([{ value }]) => value.value)).toEqual(['One', 'Two'])
  expect(helper.take).toHaveBeenCalledExactlyOnceWith('undo')
  expect(helper.edit.mock.invocationCallOrder.at(-1)).toBeLessThan(
    helper.take.mock.invocationCallOrder[0] ?? 0,
  )
  expect(card.states.at(-1)).toMatchObject({ kind: 'open', revision: 1 })
})

test('the fields do not wait for the origins, which come later and stay', { tags: 'P-630' }, async () => {
  let answer: (found: readonly Origin[]) => void = () => undefined
  helper.origins.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const computed = [{ path: ['color'], what: 'name' as const, written: 'sea' }]
  helper.read.mockResolvedValue({ ...callOf('Hi', 'a'), computed })
  await card.edits.read()
  expect(helper.origins).toHaveBeenCalledExactlyOnceWith({ place: PLACE, call: 'Text' })
  expect(card.states.at(-1)).toMatchObject({ kind: 'open', origins: [] })
  card.say('Two')
  await card.edits.settled()
  const found = [{ path: ['color'], name: 'sea', place: { file: 'lib/sea.dart', line: 3 } }]
  answer(found)
  await vi.waitFor(() => {
    expect(card.states.at(-1)).toMatchObject({ kind: 'open', call: { hash: 'after Two' }, origins: found })
  })
})

test('a step of another file is told, one of the card’s own is not', { tags: 'P-541' }, async () => {
  await card.edits.take('undo')
  expect(helper.onElsewhere).not.toHaveBeenCalled()
  const taken = { message: 'Redone: b.', file: 'lib/other.dart' }
  helper.take.mockResolvedValue(taken)
  await card.edits.take('redo')
  expect(helper.onElsewhere).toHaveBeenCalledExactlyOnceWith(taken)
})

test('a card that is closed writes what was typed, and tells nothing more', async () => {
  card.say('Nearly')
  card.say('Last')
  const told = card.states.length
  card.edits.close()
  await card.edits.settled()
  expect(helper.edit).toHaveBeenCalledTimes(2)
  expect(card.states).toHaveLength(told)
})

test(
  'what is typed while the card reads again is kept, and written on what was read',
  { tags: 'P-542' },
  async () => {
    const answer = readSlowly()
    card.say('Ebb')
    expect(helper.edit).not.toHaveBeenCalled()
    await answer(callOf('Hi', 'new'))
    expect(card.states.at(-1)).toMatchObject({ kind: 'open', revision: 0 })
    expect(helper.edit.mock.calls.map(([{ value, hash }]) => [value.value, hash])).toEqual([['Ebb', 'new']])
  },
)

test(
  'what is typed of a literal that turns out to say something else is not written',
  { tags: 'P-542' },
  async () => {
    const answer = readSlowly()
    card.say('Ebb')
    await answer(callOf('Ho', 'new'))
    await card.edits.settled()
    expect(helper.edit).not.toHaveBeenCalled()
    expect(card.states.at(-1)).toMatchObject({ kind: 'open', revision: 1 })
  },
)

test(
  'pointed at once more, a card with trouble begins anew; one without stays as it is',
  { tags: 'P-948' },
  async () => {
    await card.edits.pointedAgain()
    expect(helper.read).toHaveBeenCalledTimes(1)
    helper.read.mockRejectedValueOnce('gone')
    card.edits.follow()
    await vi.waitFor(() => {
      expect(card.states.at(-1)).toMatchObject({ trouble: { text: 'gone' } })
    })
    await card.edits.pointedAgain()
    // not what was read before
    expect(helper.read).toHaveBeenLastCalledWith({ place: PLACE, call: null })
    expect(card.states.at(-1)).toMatchObject({ kind: 'open', trouble: null })
  },
)
