import type { CallLiterals, Origin, SourcePlace, TranslatedText } from '@mosaygent/contract'
import { asNow } from './card-fields.ts'
import type { CardPorts, OpenCard, TranslationField } from './card-state.ts'

/** What a card is of. */
export interface CardSubject {
  readonly place: SourcePlace
  readonly translated: readonly TranslatedText[]
}

/** All that a card says, as its files have it. */
export interface ReadCard extends Pick<OpenCard, 'origins' | 'translations'> {
  readonly call: CallLiterals
  /** A file that gives a value has other bytes: where the value stands in it is to be looked for. */
  readonly isGivenElsewhere: boolean
}

/** What stands there now; the first time whatever does, later the same call, wherever it stands then. */
export async function readCard(
  ports: CardPorts,
  subject: CardSubject,
  before: OpenCard | null,
): Promise<ReadCard> {
  const { place, hash, call } = before?.call ?? { place: subject.place, hash: undefined, call: null }
  const known = before?.origins ?? []
  const [found, origins, translations] = await Promise.all([
    ports.read({ place, call, ...(hash === undefined ? {} : { hash }) }),
    Promise.all(known.map((origin) => readGiven(ports, origin))),
    Promise.all(subject.translated.map((of) => readTranslation(ports, of))),
  ])
  return {
    call: found,
    origins: origins.map(({ now }) => now),
    translations,
    isGivenElsewhere: origins.some(({ isSame }) => !isSame),
  }
}

/** What is given elsewhere as it says now: where it comes from is known only a while after the rest. */
async function readGiven({ read }: CardPorts, origin: Origin): Promise<{ now: Origin; isSame: boolean }> {
  if (origin.given === undefined) return { now: origin, isSame: true }
  const { place, hash } = origin.given
  // one that is gone or moved is looked for with the others
  const found = await read({ place, call: null, hash }).catch(() => null)
  if (found === null) return { now: origin, isSame: false }
  return { now: asNow(origin, found), isSame: found.hash === hash }
}

async function readTranslation(ports: CardPorts, of: TranslatedText): Promise<TranslationField> {
  const { file, key } = of
  try {
    return { of, now: { kind: 'read', text: await ports.readTranslation({ file, key }) } }
  } catch (error) {
    return { of, now: { kind: 'refused', why: ports.troubleOf(error).text } }
  }
}
