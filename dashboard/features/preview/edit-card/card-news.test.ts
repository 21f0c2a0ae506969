import type { CallLiterals } from '@mosaygent/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  answerPlainly,
  callOf,
  helper,
  openCard,
  openGiven,
  PLACE,
  type TestCard,
} from './card-edits.test-support.ts'

let card: TestCard
beforeEach(async () => {
  answerPlainly()
  card = await openCard()
})

test(
  'what another tab or an editor writes is in the card at once, and what is typed here comes first',
  { tags: 'P-947' },
  async () => {
    // nothing is another
    card.edits.follow()
    await vi.waitFor(() => {
      expect(helper.read).toHaveBeenCalledTimes(2)
    })
    const before = card.states.length
    const moved = { ...PLACE, line: 7 }
    helper.read.mockResolvedValue({ ...callOf('Hi', 'b'), place: moved })
    card.edits.follow()
    await vi.waitFor(() => {
      expect(card.states.at(-1)).toMatchObject({ call: { hash: 'b', place: moved }, revision: 0 })
    })
    expect(card.states).toHaveLength(before + 1)
    expect(helper.read).toHaveBeenLastCalledWith({ place: PLACE, call: 'Text', hash: 'a' })
    // what it says is another text than what is typed from there on
    helper.read.mockResolvedValue({ ...callOf('Ho', 'c'), place: moved })
    card.edits.follow()
    await vi.waitFor(() => {
      expect(card.states.at(-1)).toMatchObject({ call: { hash: 'c' }, revision: 1 })
    })
    expect(helper.read).toHaveBeenLastCalledWith({ place: moved, call: 'Text', hash: 'b' })

    let answer: (call: CallLiterals) => void = () => undefined
    helper.read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    helper.read.mockResolvedValue(callOf('Hey', 'after Hey'))
    card.edits.follow()
    await vi.waitFor(() => {
      expect(helper.read).toHaveBeenLastCalledWith({ place: moved, call: 'Text', hash: 'c' })
    })
    card.say('Hey')
    answer(callOf('Ha', 'd'))
    await vi.waitFor(() => {
      expect(card.states.at(-1)).toMatchObject({ call: { hash: 'after Hey' }, revision: 1, trouble: null })
    })
    expect(helper.edit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hash: 'c' }))
  },
)

test(
  'what cannot be read for now is said, and no more once it can; a refusal stays until it is read again',
  { tags: 'P-947' },
  async () => {
    helper.read.mockRejectedValueOnce('half typed')
    card.edits.follow()
    await vi.waitFor(() => {
      expect(card.states.at(-1)).toMatchObject({ trouble: { text: 'half typed' }, refusals: 0 })
    })
    card.edits.follow()
    await vi.waitFor(() => {
      expect(card.states.at(-1)).toMatchObject({ trouble: null, revision: 0 })
    })
    helper.edit.mockRejectedValueOnce('refused')
    card.say('One')
    await vi.waitFor(() => {
      expect(card.states.at(-1)).toMatchObject({ trouble: { text: 'refused' }, refusals: 1 })
    })
    const asked = helper.read.mock.calls.length
    card.edits.follow()
    await Promise.resolve()
    await card.edits.settled()
    expect(helper.read).toHaveBeenCalledTimes(asked)
    expect(card.states.at(-1)).toMatchObject({ trouble: { text: 'refused' } })
  },
)

test(
  'what is given in a file whose lines moved is looked for there before it is edited',
  { tags: 'P-983' },
  async () => {
    const give = await openGiven(card, 'lib/home.dart')
    const [before] = card.open().origins
    if (before?.given === undefined) throw new Error('Nothing is given.')
    // at the place of before something else stands
    helper.read.mockImplementation(({ place }) =>
      Promise.resolve({
        ...callOf('Hi', 'a'),
        computed: [{ path: ['text'], what: 'name', written: 'label' }],
        ...(place.file === 'lib/home.dart' ? { hash: 'moved', literals: [] } : {}),
      }),
    )
    const place = { file: 'lib/home.dart', line: 15, column: 1 }
    const literal = { ...before.given.literal, from: 120, to: 127 }
    const given = { ...before.given, place, line: 15, hash: 'moved', literal }
    helper.origins.mockResolvedValue([{ ...before, place: { file: place.file, line: 15 }, given }])
    card.edits.follow()
    await vi.waitFor(() => {
      expect(card.open().origins[0]?.given).toMatchObject({ line: 15, hash: 'moved' })
    })
    give('Hey')
    await card.edits.settled()
    expect(helper.edit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ place, hash: 'moved', from: 120, to: 127 }),
    )
    expect(card.open().trouble).toBeNull()
  },
)

test(
  'what is typed of a given value is written there, whatever is found before it meanwhile',
  { tags: 'P-983' },
  async () => {
    const give = await openGiven(card, 'lib/home.dart')
    const known = card.open().origins
    let answer: (found: typeof known) => void = () => undefined
    helper.origins.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await card.edits.read()
    give('Hey')
    answer([{ path: ['color'], name: 'sea', place: null, library: 'package:sea' }, ...known])
    await card.edits.settled()
    expect(helper.edit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ place: known[0]?.given?.place, from: 90 }),
    )
  },
)
