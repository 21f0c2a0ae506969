import type { CallLiterals, Reply, RequestBody, Translation } from '@mosaygent/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { CardEdits } from './card-edits.ts'
import type { CardPorts, CardState } from './card-edits.ts'

const PLACE = { file: 'lib/main.dart', line: 2, column: 3 }
const callOf = (value: string, hash: string): CallLiterals => ({
  place: PLACE,
  call: 'Text',
  hash,
  literals: [{ kind: 'text', path: ['text'], from: 5, to: 7 + value.length, value }],
  computed: [],
  undo: null,
  redo: null,
})

const TITLE = { path: ['text'], file: 'lib/l10n/app_en.arb', key: ['title'] }
const TEXT: Translation = {
  file: TITLE.file,
  key: TITLE.key,
  value: 'Tides',
  line: 2,
  hash: 't',
  undo: null,
  redo: null,
}

let states: CardState[]
let edits: CardEdits
let ports: CardPorts
const read = vi.fn<(body: RequestBody<'literalsAt'>) => Promise<CallLiterals>>()
type Origins = Reply<'literalOrigins'>['origins']
const origins = vi.fn<(body: RequestBody<'literalOrigins'>) => Promise<Origins>>()
const edit = vi.fn<(body: RequestBody<'editLiteral'>) => Promise<CallLiterals>>()
const readTranslation = vi.fn<(body: RequestBody<'translationAt'>) => Promise<Translation>>()
const editTranslation = vi.fn<(body: RequestBody<'editTranslation'>) => Promise<Translation>>()
const take = vi.fn<(way: 'undo' | 'redo') => Promise<{ message: string; file: string }>>()
const onElsewhere = vi.fn<(taken: { message: string; file: string }) => void>()

beforeEach(async () => {
  vi.resetAllMocks()
  states = []
  read.mockImplementation(() => Promise.resolve(callOf('Hi', 'a')))
  edit.mockImplementation(({ value }) => Promise.resolve(callOf(String(value.value), `after ${value.value}`)))
  origins.mockResolvedValue([])
  take.mockImplementation(() => Promise.resolve({ message: 'Undone: a.', file: PLACE.file }))
  readTranslation.mockImplementation(() => Promise.resolve(TEXT))
  editTranslation.mockImplementation(({ value }) =>
    Promise.resolve({ ...TEXT, value, hash: `after ${value}`, undo: `title: ${value}` }),
  )
  ports = {
    read,
    origins,
    edit,
    readTranslation,
    editTranslation,
    take,
    onElsewhere,
    troubleOf: (error) => ({ text: String(error), changed: true }),
    onState: (state) => states.push(state),
  }
  edits = new CardEdits(PLACE, [], ports)
  await edits.read()
})

/** Begins to read the file again. Gives what ends that reading. */
function readSlowly(): (call: CallLiterals) => Promise<void> {
  let answer: (call: CallLiterals) => void = () => undefined
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const reading = edits.read()
  return async (call) => {
    answer(call)
    await reading
  }
}

const say = (value: string) => {
  edits.change({ kind: 'literal', index: 0 }, { kind: 'text', value }, 'run')
}

test('of what is typed in a row only the newest is written, on what the edit before it left', async () => {
  say('He')
  say('Hel')
  say('Hello')
  await vi.waitFor(() => {
    expect(edit).toHaveBeenCalledTimes(2)
  })
  expect(edit.mock.calls.map(([{ value, hash, to }]) => [value.value, hash, to])).toEqual([
    ['He', 'a', 9],
    ['Hello', 'after He', 9],
  ])
})

test('after a refusal nothing that waits is written, and the card says why until it is read again', async () => {
  edit.mockRejectedValue('changed')
  say('One')
  say('Two')
  await vi.waitFor(() => {
    expect(states.at(-1)).toMatchObject({ kind: 'open', trouble: { text: 'changed' }, refusals: 1 })
  })
  expect(edit).toHaveBeenCalledTimes(1)
  await edits.read()
  expect(read).toHaveBeenLastCalledWith({ place: PLACE, call: 'Text', hash: 'a' })
  expect(states.at(-1)).toMatchObject({ kind: 'open', trouble: null, revision: 1 })
})

test('Undo waits for what is being written, which is its step', { tags: 'P-541' }, async () => {
  say('One')
  say('Two')
  await edits.take('undo')
  expect(edit.mock.calls.map(([{ value }]) => value.value)).toEqual(['One', 'Two'])
  expect(take).toHaveBeenCalledExactlyOnceWith('undo')
  expect(edit.mock.invocationCallOrder.at(-1)).toBeLessThan(take.mock.invocationCallOrder[0] ?? 0)
  expect(states.at(-1)).toMatchObject({ kind: 'open', revision: 1 })
})

test('the fields do not wait for the origins, which come later and stay', { tags: 'P-630' }, async () => {
  let answer: (found: { path: string[]; file: string; line: number }[]) => void = () => undefined
  origins.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const computed = [{ path: ['color'], what: 'name' as const, written: 'sea' }]
  read.mockResolvedValue({ ...callOf('Hi', 'a'), computed })
  await edits.read()
  expect(origins).toHaveBeenCalledExactlyOnceWith({ place: PLACE, call: 'Text' })
  expect(states.at(-1)).toMatchObject({ kind: 'open', origins: [] })
  say('Two')
  await edits.settled()
  const found = [{ path: ['color'], file: 'lib/sea.dart', line: 3 }]
  answer(found)
  await vi.waitFor(() => {
    expect(states.at(-1)).toMatchObject({ kind: 'open', call: { hash: 'after Two' }, origins: found })
  })
})

test('a step of another file is told, one of the card’s own is not', { tags: 'P-541' }, async () => {
  await edits.take('undo')
  expect(onElsewhere).not.toHaveBeenCalled()
  const taken = { message: 'Redone: b.', file: 'lib/other.dart' }
  take.mockResolvedValue(taken)
  await edits.take('redo')
  expect(onElsewhere).toHaveBeenCalledExactlyOnceWith(taken)
})

test('a card that is closed writes what was typed, and tells nothing more', async () => {
  say('Nearly')
  say('Last')
  const told = states.length
  edits.close()
  await edits.settled()
  expect(edit).toHaveBeenCalledTimes(2)
  expect(states).toHaveLength(told)
})

test(
  'what is typed while the card reads again is kept, and written on what was read',
  { tags: 'P-542' },
  async () => {
    const answer = readSlowly()
    say('Ebb')
    expect(edit).not.toHaveBeenCalled()
    await answer(callOf('Hi', 'new'))
    expect(states.at(-1)).toMatchObject({ kind: 'open', revision: 0 })
    expect(edit.mock.calls.map(([{ value, hash }]) => [value.value, hash])).toEqual([['Ebb', 'new']])
  },
)

test(
  'what is typed of a literal that turns out to say something else is not written',
  { tags: 'P-542' },
  async () => {
    const answer = readSlowly()
    say('Ebb')
    await answer(callOf('Ho', 'new'))
    await edits.settled()
    expect(edit).not.toHaveBeenCalled()
    expect(states.at(-1)).toMatchObject({ kind: 'open', revision: 1 })
  },
)

test(
  'a translation is written where it stands; the others of its file are told of its new bytes',
  { tags: 'P-633' },
  async () => {
    edits = new CardEdits(PLACE, [TITLE, { ...TITLE, path: ['semanticsLabel'], key: ['label'] }], ports)
    await edits.read()
    readTranslation.mockClear()
    edits.change({ kind: 'translation', index: 0 }, { kind: 'text', value: 'E' }, 'run')
    edits.change({ kind: 'translation', index: 0 }, { kind: 'text', value: 'Ebb' }, 'run')
    edits.change({ kind: 'translation', index: 1 }, { kind: 'text', value: 'Low' }, 'other')
    await edits.settled()
    const { file, key } = TITLE
    expect(editTranslation.mock.calls.map(([body]) => body)).toEqual([
      { file, key, hash: 't', value: 'E', run: 'run' },
      { file, key, hash: 'after E', value: 'Ebb', run: 'run' },
      { file, key, hash: 'after Ebb', value: 'Low', run: 'other' },
    ])
    expect(edit).not.toHaveBeenCalled()
    expect(states.at(-1)).toMatchObject({ call: { hash: 'a', undo: 'title: Low' } })
    // a step of that file is one of this card's
    take.mockResolvedValue({ message: 'Undone.', file })
    await edits.take('undo')
    expect(onElsewhere).not.toHaveBeenCalled()
    expect(readTranslation).toHaveBeenCalledTimes(2)
  },
)

test(
  'a translation that may not be edited says why, and the literals are edited all the same',
  {
    tags: 'P-633',
  },
  async () => {
    readTranslation.mockRejectedValue('read-only')
    edits = new CardEdits(PLACE, [TITLE], ports)
    await edits.read()
    expect(states.at(-1)).toMatchObject({
      kind: 'open',
      trouble: null,
      translations: [{ now: { kind: 'refused', why: 'read-only' } }],
    })
    edits.change({ kind: 'translation', index: 0 }, { kind: 'text', value: 'x' }, 'run')
    say('Two')
    await edits.settled()
    expect(editTranslation).not.toHaveBeenCalled()
    expect(edit).toHaveBeenCalledTimes(1)
  },
)

/** A card of `Text(label)`, whose label another call gives. */
async function openGiven(file: string): Promise<(value: string) => void> {
  const place = { file, line: 12, column: 1 }
  const literal = { kind: 'text' as const, path: ['label'], from: 90, to: 97, value: 'Hello' }
  const computed = [{ path: ['text'], what: 'name' as const, written: 'label' }]
  read.mockResolvedValue({ ...callOf('Hi', 'a'), computed })
  origins.mockImplementation(() => {
    const hash = edit.mock.calls.length === 0 ? 'g' : `again ${edit.mock.calls.length}`
    return Promise.resolve([
      { path: ['text'], file, line: 12, given: { how: 'call', place, call: 'Label', hash, literal } },
    ])
  })
  edit.mockImplementation(({ place: at, value }) => {
    const value1 = String(value.value)
    return Promise.resolve({
      ...callOf(value1, `after ${value1}`),
      place: at,
      call: 'Label',
      literals: [{ ...literal, value: value1, to: 92 + value1.length }],
      undo: `label: ${value1}`,
    })
  })
  await edits.read()
  return (value) => {
    edits.change({ kind: 'given', index: 0 }, { kind: 'text', value }, 'run')
  }
}
const open = () => {
  const last = states.at(-1)
  if (last?.kind !== 'open') throw new Error('The card is not open.')
  return last
}

test(
  'what another call gives is edited there, each time in the file as it is then',
  { tags: 'P-675' },
  async () => {
    const give = await openGiven('lib/home.dart')
    give('H')
    give('He')
    await edits.settled()
    give('Hey')
    await edits.settled()
    expect(
      edit.mock.calls.map(([{ place, hash, from, to, value }]) => [place.file, hash, from, to, value.value]),
    ).toEqual([
      ['lib/home.dart', 'g', 90, 97, 'H'],
      ['lib/home.dart', 'after H', 90, 93, 'He'],
      ['lib/home.dart', 'after He', 90, 94, 'Hey'],
    ])
    expect(open().origins[0]?.given?.literal).toMatchObject({ path: ['label'], value: 'Hey' })
    expect(open().call).toMatchObject({ call: 'Text', hash: 'a', undo: 'label: Hey' })
    take.mockResolvedValue({ message: 'Undone.', file: 'lib/home.dart' })
    await edits.take('undo')
    expect(onElsewhere).not.toHaveBeenCalled()
  },
)

test(
  'what another call gives says what Undo left with the rest, not only once it is looked for again',
  { tags: ['P-675', 'P-883'] },
  async () => {
    const give = await openGiven('lib/home.dart')
    give('Hey')
    await edits.settled()
    const gone = open().revision
    let answer: (found: []) => void = () => undefined
    origins.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const literal = { kind: 'text' as const, path: ['label'], from: 90, to: 97, value: 'Hello' }
    read.mockImplementation(({ call }) =>
      Promise.resolve(
        call === 'Text'
          ? { ...callOf('Hi', 'a'), computed: [{ path: ['text'], what: 'name', written: 'label' }] }
          : { ...callOf('Hi', 'b'), literals: [literal] },
      ),
    )
    take.mockResolvedValue({ message: 'Undone.', file: 'lib/home.dart' })
    await edits.take('undo')
    expect(open()).toMatchObject({
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
    await openGiven('lib/home.dart')
    const [given] = open().origins
    const answers: (() => void)[] = []
    origins.mockImplementation(() => {
      const line = 20 + answers.length
      return new Promise((resolve) => {
        answers.push(() => {
          resolve(given === undefined ? [] : [{ ...given, line }])
        })
      })
    })
    await edits.read()
    await edits.read()
    answers[1]?.()
    await vi.waitFor(() => {
      expect(open().origins[0]?.line).toBe(21)
    })
    const before = states.length
    answers[0]?.()
    await Promise.resolve()
    await Promise.resolve()
    expect(states).toHaveLength(before)
    expect(open().origins[0]?.line).toBe(21)
  },
)

test(
  'of a file that gives a value and has the card’s call each is read again after the other was written',
  { tags: 'P-675' },
  async () => {
    const give = await openGiven(PLACE.file)
    read.mockImplementation(() => Promise.resolve({ ...callOf('Hi', 'moved'), computed: [] }))
    give('Ho')
    await edits.settled()
    expect(open().call.hash).toBe('moved')
    say('own')
    await edits.settled()
    expect(edit).toHaveBeenLastCalledWith(expect.objectContaining({ hash: 'moved' }))
    give('Hum')
    await edits.settled()
    expect(edit).toHaveBeenLastCalledWith(expect.objectContaining({ hash: 'again 2', from: 90 }))
  },
)

test(
  'a refusal of what another call gives is told, and what the file says stays',
  { tags: 'P-675' },
  async () => {
    const give = await openGiven('lib/home.dart')
    edit.mockRejectedValueOnce(new Error('changed'))
    give('Late')
    await edits.settled()
    expect(open().trouble?.text).toContain('changed')
    expect(open().origins[0]?.given?.literal).toMatchObject({ value: 'Hello' })
  },
)

test(
  'what another tab or an editor writes is in the card at once, and what is typed here comes first',
  { tags: 'P-947' },
  async () => {
    // nothing is another
    edits.follow()
    await vi.waitFor(() => {
      expect(read).toHaveBeenCalledTimes(2)
    })
    const before = states.length
    const moved = { ...PLACE, line: 7 }
    read.mockResolvedValue({ ...callOf('Hi', 'b'), place: moved })
    edits.follow()
    await vi.waitFor(() => {
      expect(states.at(-1)).toMatchObject({ call: { hash: 'b', place: moved }, revision: 0 })
    })
    expect(states).toHaveLength(before + 1)
    expect(read).toHaveBeenLastCalledWith({ place: PLACE, call: 'Text', hash: 'a' })
    // what it says is another text than what is typed from there on
    read.mockResolvedValue({ ...callOf('Ho', 'c'), place: moved })
    edits.follow()
    await vi.waitFor(() => {
      expect(states.at(-1)).toMatchObject({ call: { hash: 'c' }, revision: 1 })
    })
    expect(read).toHaveBeenLastCalledWith({ place: moved, call: 'Text', hash: 'b' })

    let answer: (call: CallLiterals) => void = () => undefined
    read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    read.mockResolvedValue(callOf('Hey', 'after Hey'))
    edits.follow()
    await vi.waitFor(() => {
      expect(read).toHaveBeenLastCalledWith({ place: moved, call: 'Text', hash: 'c' })
    })
    say('Hey')
    answer(callOf('Ha', 'd'))
    await vi.waitFor(() => {
      expect(states.at(-1)).toMatchObject({ call: { hash: 'after Hey' }, revision: 1, trouble: null })
    })
    expect(edit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hash: 'c' }))
  },
)

test(
  'what cannot be read for now is said, and no more once it can; a refusal stays until it is read again',
  { tags: 'P-947' },
  async () => {
    read.mockRejectedValueOnce('half typed')
    edits.follow()
    await vi.waitFor(() => {
      expect(states.at(-1)).toMatchObject({ trouble: { text: 'half typed' }, refusals: 0 })
    })
    edits.follow()
    await vi.waitFor(() => {
      expect(states.at(-1)).toMatchObject({ trouble: null, revision: 0 })
    })
    edit.mockRejectedValueOnce('refused')
    say('One')
    await vi.waitFor(() => {
      expect(states.at(-1)).toMatchObject({ trouble: { text: 'refused' }, refusals: 1 })
    })
    const asked = read.mock.calls.length
    edits.follow()
    await Promise.resolve()
    await edits.settled()
    expect(read).toHaveBeenCalledTimes(asked)
    expect(states.at(-1)).toMatchObject({ trouble: { text: 'refused' } })
  },
)

test(
  'pointed at once more, a card with trouble begins anew; one without stays as it is',
  { tags: 'P-948' },
  async () => {
    await edits.pointedAgain()
    expect(read).toHaveBeenCalledTimes(1)
    read.mockRejectedValueOnce('gone')
    edits.follow()
    await vi.waitFor(() => {
      expect(states.at(-1)).toMatchObject({ trouble: { text: 'gone' } })
    })
    await edits.pointedAgain()
    // not what was read before
    expect(read).toHaveBeenLastCalledWith({ place: PLACE, call: null })
    expect(states.at(-1)).toMatchObject({ kind: 'open', trouble: null })
  },
)
