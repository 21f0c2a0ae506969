import { beforeEach, expect, test, vi } from 'vitest'
import {
  answerPlainly,
  callOf,
  helper,
  openCard,
  openGiven,
  PLACE,
  type TestCard,
  TITLE,
} from './card-edits.test-support.ts'

let card: TestCard
beforeEach(async () => {
  answerPlainly()
  card = await openCard()
})

test(
  'a translation is written where it stands; the others of its file are told of its new bytes',
  { tags: 'P-633' },
  async () => {
    card = await openCard([TITLE, { ...TITLE, path: ['semanticsLabel'], key: ['label'] }])
    helper.readTranslation.mockClear()
    card.edits.change({ kind: 'translation', index: 0 }, { kind: 'text', value: 'E' }, 'run')
    card.edits.change({ kind: 'translation', index: 0 }, { kind: 'text', value: 'Ebb' }, 'run')
    card.edits.change({ kind: 'translation', index: 1 }, { kind: 'text', value: 'Low' }, 'other')
    await card.edits.settled()
    const { file, key } = TITLE
    expect(helper.editTranslation.mock.calls.map(([body]) => body)).toEqual([
      { file, key, hash: 't', value: 'E', run: 'run' },
      { file, key, hash: 'after E', value: 'Ebb', run: 'run' },
      { file, key, hash: 'after Ebb', value: 'Low', run: 'other' },
    ])
    expect(helper.edit).not.toHaveBeenCalled()
    expect(card.states.at(-1)).toMatchObject({ call: { hash: 'a', undo: 'title: Low' } })
    // a step of that file is one of this card's
    helper.take.mockResolvedValue({ message: 'Undone.', file })
    await card.edits.take('undo')
    expect(helper.onElsewhere).not.toHaveBeenCalled()
    expect(helper.readTranslation).toHaveBeenCalledTimes(2)
  },
)

test(
  'a translation that may not be edited says why, and the literals are edited all the same',
  {
    tags: 'P-633',
  },
  async () => {
    helper.readTranslation.mockRejectedValue('read-only')
    card = await openCard([TITLE])
    expect(card.states.at(-1)).toMatchObject({
      kind: 'open',
      trouble: null,
      translations: [{ now: { kind: 'refused', why: 'read-only' } }],
    })
    card.edits.change({ kind: 'translation', index: 0 }, { kind: 'text', value: 'x' }, 'run')
    card.say('Two')
    await card.edits.settled()
    expect(helper.editTranslation).not.toHaveBeenCalled()
    expect(helper.edit).toHaveBeenCalledTimes(1)
  },
)

test(
  'what another call gives is edited there, each time in the file as it is then',
  { tags: 'P-675' },
  async () => {
    const give = await openGiven(card, 'lib/home.dart')
    give('H')
    give('He')
    await card.edits.settled()
    give('Hey')
    await card.edits.settled()
    expect(
      helper.edit.mock.calls.map(([{ place, hash, from, to, value }]) => [
        place.file,
        hash,
        from,
        to,
        value.value,
      ]),
    ).toEqual([
      ['lib/home.dart', 'g', 90, 97, 'H'],
      ['lib/home.dart', 'after H', 90, 93, 'He'],
      ['lib/home.dart', 'after He', 90, 94, 'Hey'],
    ])
    expect(card.open().origins[0]?.given?.literal).toMatchObject({ path: ['label'], value: 'Hey' })
    expect(card.open().call).toMatchObject({ call: 'Text', hash: 'a', undo: 'label: Hey' })
    helper.take.mockResolvedValue({ message: 'Undone.', file: 'lib/home.dart' })
    await card.edits.take('undo')
    expect(helper.onElsewhere).not.toHaveBeenCalled()
  },
)

test(
  'what another call gives says what Undo left with the rest, not only once it is looked for again',
  { tags: ['P-675', 'P-883'] },
  async () => {
    const give = await openGiven(card, 'lib/home.dart')
    give('Hey')
    await card.edits.settled()
    const gone = card.open().revision
    let answer: (found: []) => void = () => undefined
    helper.origins.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const literal = { kind: 'text' as const, path: ['label'], from: 90, to: 97, value: 'Hello' }
    helper.read.mockImplementation(({ call }) =>
      Promise.resolve(
        call === 'Text'
          ? { ...callOf('Hi', 'a'), computed: [{ path: ['text'], what: 'name', written: 'label' }] }
          : { ...callOf('Hi', 'b'), literals: [literal] },
      ),
    )
    helper.take.mockResolvedValue({ message: 'Undone.', file: 'lib/home.dart' })
    await card.edits.take('undo')
    expect(card.open()).toMatchObject({
      revision: gone + 1,
      origins: [{ given: { hash: 'b', literal: { value: 'Hello' } } }],
    })
    answer([])
  },
)

test(
  'where values come from is what was asked last, in whatever order the answers come',
  { tags: ['P-675', 'P-883'] },
  async () => {
    await openGiven(card, 'lib/home.dart')
    const [given] = card.open().origins
    const answers: (() => void)[] = []
    helper.origins.mockImplementation(() => {
      const line = 20 + answers.length
      return new Promise((resolve) => {
        answers.push(() => {
          resolve(given === undefined ? [] : [{ ...given, place: { file: 'lib/home.dart', line } }])
        })
      })
    })
    await card.edits.read()
    await card.edits.read()
    answers[1]?.()
    await vi.waitFor(() => {
      expect(card.open().origins[0]?.place?.line).toBe(21)
    })
    const before = card.states.length
    answers[0]?.()
    await Promise.resolve()
    await Promise.resolve()
    expect(card.states).toHaveLength(before)
    expect(card.open().origins[0]?.place?.line).toBe(21)
  },
)

test(
  'of a file that gives a value and has the card’s call each is read again after the other was written',
  { tags: 'P-675' },
  async () => {
    const give = await openGiven(card, PLACE.file)
    helper.read.mockImplementation(() => Promise.resolve({ ...callOf('Hi', 'moved'), computed: [] }))
    give('Ho')
    await card.edits.settled()
    expect(card.open().call.hash).toBe('moved')
    card.say('own')
    await card.edits.settled()
    expect(helper.edit).toHaveBeenLastCalledWith(expect.objectContaining({ hash: 'moved' }))
    give('Hum')
    await card.edits.settled()
    expect(helper.edit).toHaveBeenLastCalledWith(expect.objectContaining({ hash: 'again 2', from: 90 }))
  },
)

test(
  'a refusal of what another call gives is told, and what the file says stays',
  { tags: 'P-675' },
  async () => {
    const give = await openGiven(card, 'lib/home.dart')
    helper.edit.mockRejectedValueOnce(new Error('changed'))
    give('Late')
    await card.edits.settled()
    expect(card.open().trouble?.text).toContain('changed')
    expect(card.open().origins[0]?.given?.literal).toMatchObject({ value: 'Hello' })
  },
)
