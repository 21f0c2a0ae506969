import type { NavigationEffect } from '../evaluate/effects.ts'
import type { Assumed } from '../evaluate/assumed.ts'
import type { CreatedValue, InstanceValue, SourceOffset, Value } from '../evaluate/value.ts'
import type { Context } from './box.ts'
import type { Child, Element } from './element.ts'
import type { FieldChange, Interactions } from './interactions.ts'
import type { PageClass } from './page-class.ts'

/** What a tap on an element means. */
export type Handler =
  /** The app's own callback, of which only navigation counts. */
  | { readonly kind: 'tap'; readonly call: Value }
  /** A control's callback with the value it would be called with. */
  | {
      readonly kind: 'change'
      readonly call: Value | undefined
      readonly value: Value
      readonly control: string
    }
  /** Something that Flutter itself answers: a tab, a drawer's scrim, the back button. */
  | { readonly kind: 'set'; readonly control: string; readonly value: Value }
  | { readonly kind: 'drawer'; readonly side: 'start' | 'end' | null }
  | { readonly kind: 'back' }

/** An asset that a picture asked for in vain. */
export interface MissedAsset {
  readonly key: string
  readonly reason: 'not-listed' | 'not-there'
  readonly at: SourceOffset | null
}

/** Something that is not known where a widget is expected. */
export interface UnknownPlace {
  /** What the source says there, as far as it is short. */
  readonly text: string
  /** The widget that it is, or that it stands in. */
  readonly name: string
  readonly at: SourceOffset | null
}

/** More than real pages have. Stops building after so many widgets; a note on the picture says so. */
export const MAX_DRAWN = 30_000
/** Characters that take as much room in a picture as a widget. */
const A_WIDGET = 100
const AN_ELEMENT = 5
/** A look that is no longer is a widget's as any. */
const USUAL_LOOK = 500

/** Collects the states of widgets and what is not known while one picture is drawn. */
export class DrawingSession {
  readonly interactions: Interactions
  /** How many widgets were drawn, in all modes together, or as much as that in words. */
  #drawn = 0
  readonly #weighed = new WeakSet<readonly Child[]>()
  /** Whether something was left out because it nests too deep. */
  tooDeep = false
  readonly unknown: UnknownPlace[] = []
  /** Of the first picture: how many widgets were met, and those of which only what they hold is drawn. */
  met = 0
  readonly passed: UnknownPlace[] = []
  readonly assumed: Assumed[] = []
  #modes = 0
  /** The innermost widget that was drawn, for a page on which nothing is seen. */
  deepest: (NonNullable<Context['nearest']> & { readonly depth: number }) | null = null
  /** Each state with its key; the light and the dark picture have one each under the same key. */
  readonly states: (readonly [string, InstanceValue])[] = []
  /** What each state held once it was built, before what it holds began. */
  readonly #built = new WeakMap<InstanceValue, ReadonlyMap<string, Value>>()
  /** Where the states of the page led as they began. */
  led: readonly NavigationEffect[] = []
  /** What is said on the picture about which page it shows. */
  readonly notes: string[] = []
  /** The project's own widget that the visible page is. */
  page: PageClass | null = null
  /** The project's own widgets that were drawn, by their declarations. */
  readonly own = new Map<object, PageClass>()
  readonly #missed = new Map<string, MissedAsset>()
  readonly #things = new WeakMap<CreatedValue, string>()
  readonly #counts = new Map<string, number>()

  constructor(interactions: Interactions) {
    this.interactions = interactions
  }

  /** The light and the dark picture use the same keys, so that an interaction applies to both. */
  beginMode(): void {
    this.#modes += 1
    this.#counts.clear()
  }

  /** Whether no more is drawn. */
  get isFull(): boolean {
    return this.#drawn > MAX_DRAWN
  }

  /** Takes the room of what a widget came out as: long words and looks and many elements take as much as widgets do. */
  weigh(root: Element): void {
    let size = 0
    const waiting: Child[] = [root]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next === 'string') size += next.length
      else if (!this.#weighed.has(next.children)) {
        // what an element holds stays the same when it is marked, and is not weighed again with what is around it
        this.#weighed.add(next.children)
        size += AN_ELEMENT + sizeOfLook(next)
        waiting.push(...next.children)
      }
    }
    this.#drawn += Math.floor(size / A_WIDGET)
  }

  /** Keeps what a state holds now that it is built. */
  keepBuilt(state: InstanceValue): void {
    this.#built.set(state, new Map(state.fields))
  }

  /** What the states were set to after they were built, by what they hold: a page that tells them that it has ended. */
  changedMeanwhile(): readonly FieldChange[] {
    return this.states.flatMap(([key, state]) =>
      [...(this.#built.get(state) ?? [])].flatMap(([name, was]): FieldChange[] => {
        const value = state.fields.get(name)
        return value === undefined || value === was ? [] : [{ state: key, path: [name], value }]
      }),
    )
  }

  /** A part of a text. */
  meetSpan(): void {
    this.#drawn += 1
  }

  meet(): void {
    this.#drawn += 1
    if (this.#modes === 1) this.met += 1
  }

  meetUnknown(place: UnknownPlace): void {
    if (this.#modes === 1) this.unknown.push(place)
  }

  passThrough(place: UnknownPlace): void {
    if (this.#modes === 1) this.passed.push(place)
  }

  /** A thing has the same key in every drawing: its owner, its name, and its number among those of that name. */
  keyOf(owner: string, name: string): string {
    const key = `${owner}/${name}`
    const count = this.#counts.get(key) ?? 0
    this.#counts.set(key, count + 1)
    return `${key}#${count}`
  }

  /** The key of a thing that several widgets hold, such as a TabController. */
  keyOfThing(owner: string, thing: CreatedValue): string {
    const known = this.#things.get(thing)
    if (known !== undefined) return known
    const key = this.keyOf(owner, thing.type)
    this.#things.set(thing, key)
    return key
  }

  /** Told once for each place, however often that is drawn. */
  missAsset(missed: MissedAsset): void {
    this.#missed.set(`${missed.key} ${missed.at?.file} ${missed.at?.offset}`, missed)
  }

  get missedAssets(): readonly MissedAsset[] {
    return [...this.#missed.values()]
  }
}

function sizeOfLook({ style, attributes }: Element): number {
  const said = [...Object.values(style), ...Object.values(attributes)]
  const size = said.reduce<number>((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0)
  return size > USUAL_LOOK ? size : 0
}
