import type { SourcePlace } from '@mosaygent/contract'
import { readForeignText, valueOr } from '../../foreign-files/index.ts'
import type { Named } from '../literals/found.ts'
import type { Declared } from './declared-where.ts'
import type { FoundDeclarations } from './find-declarations.ts'
import { isSeenBy } from './import-clauses.ts'
import type { ToLookInto } from './files-seen.ts'

/** Of one value, with the classes that it may be inherited from. */
const MOST_NAMES = 12

/** What values name, file by file, until each is found. */
export class NamesLeft {
  /** By the keys of the values. */
  readonly found = new Map<string, Declared>()
  /** By key what it may be declared as. */
  readonly #left: Map<string, readonly Named[]>
  /** Of these what classes above have: `head` is a class that a file of the way may import. */
  readonly #inherited = new Map<string, readonly Named[]>()

  constructor(values: ReadonlyMap<string, Named>) {
    this.#left = new Map([...values].map(([key, names]) => [key, [names]]))
  }

  get isEmpty(): boolean {
    return this.#left.size === 0
  }

  /** The same as long as a file is looked through for the same of what is inherited. */
  get inheritedMark(): string {
    return JSON.stringify([...this.#inherited])
  }

  /**
   * Looks a file's text through. `place`: where the values are written, for the file that they are in. `told` is null
   * where the text could not be read; `isAbove`: what the file imports may declare what classes of it inherit.
   */
  async lookThrough(
    { file, reach, way }: ToLookInto,
    text: string,
    place: SourcePlace | null,
  ): Promise<{ readonly told: FoundDeclarations | null; readonly isAbove: boolean }> {
    const all = reach === 'inherited' ? this.#inherited : this.#left
    const asked = [...all].flatMap(([key, names]) =>
      this.#left.has(key) ? names.filter((one) => isSeenBy(way, one)).map((one) => ({ key, one })) : [],
    )
    const at = place === null ? null : { line: place.line, column: place.column }
    const names = asked.map(({ one }) => one)
    const told = valueOr(await readForeignText('dart-declarations', text, { names, place: at }), null)
    let isAbove = false
    for (const [index, { key }] of asked.entries()) {
      const line = told?.lines[index] ?? null
      const value = told?.values[index] ?? null
      if (line !== null && this.#left.delete(key)) this.found.set(key, { file, line, value, text })
      const more = told?.elsewhere[index] ?? []
      const known = this.#left.get(key)
      if (known === undefined || more.length === 0) continue
      isAbove = true
      this.#left.set(key, joined(known, more))
      this.#inherited.set(key, joined(this.#inherited.get(key) ?? [], more))
    }
    return { told, isAbove }
  }
}

const joined = (names: readonly Named[], more: readonly Named[]): Named[] =>
  [...names, ...more].slice(0, MOST_NAMES)
