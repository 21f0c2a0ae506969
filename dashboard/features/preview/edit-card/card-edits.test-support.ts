import type {
  CallLiterals,
  Origin,
  RequestBody,
  SourcePlace,
  TranslatedText,
  Translation,
} from '@mosaygent/contract'
import { vi } from 'vitest'
import { CardEdits } from './card-edits.ts'
import type { CardPorts, CardState } from './card-state.ts'

export const PLACE = { file: 'lib/main.dart', line: 2, column: 3 }

/** A text with one literal. */
export const callOf = (value: string, hash: string): CallLiterals => ({
  place: PLACE,
  call: 'Text',
  hash,
  literals: [{ kind: 'text', path: ['text'], from: 5, to: 7 + value.length, value }],
  computed: [],
  undo: null,
  redo: null,
})

export const TITLE = { path: ['text'], file: 'lib/l10n/app_en.arb', key: ['title'] }
export const TEXT: Translation = {
  file: TITLE.file,
  key: TITLE.key,
  value: 'Tides',
  line: 2,
  hash: 't',
  undo: null,
  redo: null,
}

/** A helper that answers as `openCard` has it, unless a test says otherwise. */
export const helper = {
  read: vi.fn<(body: RequestBody<'literalsAt'>) => Promise<CallLiterals>>(),
  origins: vi.fn<(body: RequestBody<'literalOrigins'>) => Promise<readonly Origin[]>>(),
  edit: vi.fn<(body: RequestBody<'editLiteral'>) => Promise<CallLiterals>>(),
  readTranslation: vi.fn<(body: RequestBody<'translationAt'>) => Promise<Translation>>(),
  editTranslation: vi.fn<(body: RequestBody<'editTranslation'>) => Promise<Translation>>(),
  take: vi.fn<(way: 'undo' | 'redo') => Promise<{ message: string; file: string }>>(),
  onElsewhere: vi.fn<(taken: { message: string; file: string }) => void>(),
}

/** A card of that helper, and all that it has shown. */
export interface TestCard {
  readonly edits: CardEdits
  readonly states: CardState[]
  /** The text of the first literal is to be another. */
  readonly say: (value: string) => void
  /** As it is open now. */
  readonly open: () => Extract<CardState, { kind: 'open' }>
}

/** What was mocked before is forgotten. */
export function answerPlainly(): void {
  vi.resetAllMocks()
  helper.read.mockImplementation(() => Promise.resolve(callOf('Hi', 'a')))
  helper.edit.mockImplementation(({ value }) =>
    Promise.resolve(callOf(String(value.value), `after ${value.value}`)),
  )
  helper.origins.mockResolvedValue([])
  helper.take.mockImplementation(() => Promise.resolve({ message: 'Undone: a.', file: PLACE.file }))
  helper.readTranslation.mockImplementation(() => Promise.resolve(TEXT))
  helper.editTranslation.mockImplementation(({ value }) =>
    Promise.resolve({ ...TEXT, value, hash: `after ${value}`, undo: `title: ${value}` }),
  )
}

/** A card that has read its file. */
export async function openCard(
  translated: readonly TranslatedText[] = [],
  place: SourcePlace = PLACE,
): Promise<TestCard> {
  const states: CardState[] = []
  const ports: CardPorts = {
    ...helper,
    troubleOf: (error) => ({ text: String(error), changed: true }),
    onState: (state) => states.push(state),
  }
  const edits = new CardEdits(place, translated, ports)
  await edits.read()
  return {
    edits,
    states,
    say: (value) => {
      edits.change({ kind: 'literal', index: 0 }, { kind: 'text', value }, 'run')
    },
    open: () => {
      const last = states.at(-1)
      if (last?.kind !== 'open') throw new Error('The card is not open.')
      return last
    },
  }
}

/** Has the card be of a text whose value another call gives, in that file. Gives what says another value there. */
export async function openGiven({ edits }: TestCard, file: string): Promise<(value: string) => void> {
  const place = { file, line: 12, column: 1 }
  const literal = { kind: 'text' as const, path: ['label'], from: 90, to: 97, value: 'Hello' }
  const computed = [{ path: ['text'], what: 'name' as const, written: 'label' }]
  helper.read.mockResolvedValue({ ...callOf('Hi', 'a'), computed })
  helper.origins.mockImplementation(() => {
    const hash = helper.edit.mock.calls.length === 0 ? 'g' : `again ${helper.edit.mock.calls.length}`
    return Promise.resolve([
      {
        path: ['text'],
        name: 'label',
        place: { file, line: 12 },
        given: { how: 'call', place, line: 12, call: 'Label', hash, literal },
      },
    ])
  })
  helper.edit.mockImplementation(({ place: at, value }) => {
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
